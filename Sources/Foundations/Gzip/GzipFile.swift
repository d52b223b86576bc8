import CZlib
import Foundation

/// Packs a file as gzip does, and unpacks it.
public enum GzipFile {
  /// Why a file cannot be packed or unpacked.
  public enum Failure: Error, Hashable {
    /// The system would not read or write: `errno`.
    case system(Int32)
    /// What is packed is damaged or cut off.
    case damaged
    /// There is more in it than there should be.
    case tooLarge
  }

  private static let step = 1 << 16

  /// Whether a file begins as packed ones do.
  public static func isPacked(_ path: String) -> Bool {
    guard let file = FileHandle(forReadingAtPath: path) else { return false }
    return (try? file.read(upToCount: 2)) == Data([0x1F, 0x8B])
  }

  /// Packs a file into another, which is made, readable by its owner alone.
  public static func pack(_ path: String, to packed: String) throws(Failure) {
    guard let input = fopen(path, "rb") else { throw .system(errno) }
    defer { fclose(input) }
    let descriptor = open(packed, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .system(errno) }
    guard let output = gzdopen(descriptor, "wb6") else {
      close(descriptor)
      throw .system(ENOMEM)
    }
    var buffer = [UInt8](repeating: 0, count: step)
    while true {
      let count = fread(&buffer, 1, step, input)
      if count == 0 { break }
      if gzwrite(output, buffer, UInt32(count)) <= 0 {
        let code = errno
        gzclose(output)
        throw .system(code)
      }
    }
    let isRead = ferror(input) == 0
    guard gzclose(output) == Z_OK else { throw .system(errno == 0 ? EIO : errno) }
    if !isRead { throw .system(EIO) }
  }

  /// Unpacks a file into another, which is made, readable by its owner alone; one that is not packed is
  /// copied. `limit` is asked with the first bytes how much there may be.
  public static func unpack(
    _ packed: String, to path: String, limit: ([UInt8]) -> Int
  ) throws(Failure) {
    guard let input = gzopen(packed, "rb") else { throw .system(errno == 0 ? EIO : errno) }
    defer { gzclose(input) }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .system(errno) }
    let output = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var buffer = [UInt8](repeating: 0, count: step)
    var total = 0
    var most = Int.max
    while true {
      let count = Int(gzread(input, &buffer, UInt32(step)))
      if count < 0 { throw .damaged }
      if count == 0 { break }
      if total == 0 { most = limit(Array(buffer[..<count])) }
      total += count
      if total > most { throw .tooLarge }
      do {
        try output.write(contentsOf: Data(buffer[..<count]))
      } catch {
        throw .system(errno == 0 ? EIO : errno)
      }
    }
    // One that is cut off ends like a whole one, but for this.
    var code: Int32 = 0
    _ = gzerror(input, &code)
    if code != Z_OK, code != Z_STREAM_END { throw .damaged }
    do {
      try output.synchronize()
      try output.close()
    } catch {
      throw .system(errno == 0 ? EIO : errno)
    }
  }
}
