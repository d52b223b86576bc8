public import CirclesModel
import Foundation

/// A file that is only ever open, never named: created 0600 in the temporary directory and unlinked
/// at once, so nothing is left behind however the program ends.
public final class Spool {
  private var descriptor: Int32
  private let path: String

  /// An empty spool. `path` is what failures and the input call it.
  public init(path: String) throws(ReadError) {
    self.path = path
    descriptor = Self.nameless()
    if descriptor < 0 { throw .io(path: path, errno: errno) }
  }

  /// A file without a name: one that never had any where the system makes such, so that not even a
  /// program that is killed here leaves one.
  private static func nameless() -> Int32 {
    #if os(Linux)
      // O_TMPFILE, which Swift does not import: it is this bit and O_DIRECTORY.
      let made = open(
        NSTemporaryDirectory(), O_RDWR | O_CLOEXEC | O_DIRECTORY | 0o20_000_000, 0o600)
      if made >= 0 { return made }
    #endif
    var template = TemporaryFile.template
    let named = mkstemp(&template)
    if named < 0 { return named }
    unlink(template)
    _ = fcntl(named, F_SETFD, FD_CLOEXEC)
    return named
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Appends some bytes.
  public func write(_ bytes: UnsafeRawBufferPointer) throws(ReadError) {
    try TemporaryFile.write(bytes, to: descriptor, path: path)
  }

  /// Appends some bytes.
  func write(_ bytes: [UInt8]) throws(ReadError) {
    var failure: ReadError?
    bytes.withUnsafeBytes { raw in
      do throws(ReadError) {
        try write(raw)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }

  /// What was written, as an input; nothing can be written any more.
  public func input(modifiedAt: Int64? = nil) throws(ReadError) -> InputFile {
    let taken = descriptor
    descriptor = -1
    return try InputFile(path: path, descriptor: taken, modifiedAt: modifiedAt)
  }
}

extension Spool {
  /// A `circles://import` link as an input, which is not called by its text.
  static func link(_ link: String) throws(ReadError) -> InputFile {
    let spool = try Spool(path: ImportURL.publicName)
    // Links have no line breaks; one that came with some is still one link.
    try spool.write(link.utf8.map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 })
    return try spool.input()
  }
}
