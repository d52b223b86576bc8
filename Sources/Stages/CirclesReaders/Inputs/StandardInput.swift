public import CirclesModel
import Foundation

/// Standard input, spooled into an unlinked file, since readers may need to look at it twice.
public enum StandardInput {
  /// Reads `descriptor` to its end and answers what came as an input named `-`.
  public static func spool(descriptor: Int32 = 0) throws(ReadError) -> InputFile {
    let spool = try Spool(path: "-")
    let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { chunk.deallocate() }
    while true {
      let count = Foundation.read(descriptor, chunk.baseAddress, chunk.count)
      if count == 0 { break }
      if count < 0 {
        if errno == EINTR { continue }
        throw .io(path: "-", errno: errno)
      }
      try spool.write(UnsafeRawBufferPointer(rebasing: chunk[..<count]))
    }
    return try spool.input()
  }
}
