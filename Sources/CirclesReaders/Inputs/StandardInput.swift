public import CirclesModel
import Foundation

/// Standard input, spooled into an unlinked file, since readers may need to look at it twice.
public enum StandardInput {
  /// Reads `descriptor` to its end and answers what came as an input named `-`.
  ///
  /// The spool is only ever open, never named: it is created 0600 in the temporary directory and
  /// unlinked at once, so nothing is left behind however the program ends.
  public static func spool(descriptor: Int32 = 0) throws(ReadFailure) -> InputFile {
    var template = Array((NSTemporaryDirectory() + "/circles-import.XXXXXX").utf8CString)
    let spool = mkstemp(&template)
    if spool < 0 { throw .io(path: "-", errno: errno) }
    unlink(template)
    let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { chunk.deallocate() }
    while true {
      let count = Foundation.read(descriptor, chunk.baseAddress, chunk.count)
      if count == 0 { break }
      if count < 0 {
        if errno == EINTR { continue }
        let code = errno
        close(spool)
        throw .io(path: "-", errno: code)
      }
      var written = 0
      while written < count {
        let step = write(spool, chunk.baseAddress.map { $0 + written }, count - written)
        if step < 0 {
          if errno == EINTR { continue }
          let code = errno
          close(spool)
          throw .io(path: "-", errno: code)
        }
        written += step
      }
    }
    return try InputFile(path: "-", descriptor: spool)
  }
}
