public import CirclesModel
import Foundation

/// A file that is only ever open, never named: created 0600 in the temporary directory and unlinked
/// at once, so nothing is left behind however the program ends.
public final class Spool {
  private var descriptor: Int32
  private let path: String

  /// An empty spool. `path` is what failures and the input call it.
  public init(path: String) throws(ReadFailure) {
    self.path = path
    var template = TemporaryFile.template
    descriptor = mkstemp(&template)
    if descriptor < 0 { throw .io(path: path, errno: errno) }
    unlink(template)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Appends some bytes.
  public func write(_ bytes: UnsafeRawBufferPointer) throws(ReadFailure) {
    try TemporaryFile.write(bytes, to: descriptor, path: path)
  }

  /// What was written, as an input; nothing can be written any more.
  public func input(modifiedAt: Int64? = nil) throws(ReadFailure) -> InputFile {
    let taken = descriptor
    descriptor = -1
    return try InputFile(path: path, descriptor: taken, modifiedAt: modifiedAt)
  }
}

extension Spool {
  /// A `circles://import` link as an input, which is not called by its text.
  static func link(_ link: String) throws(ReadFailure) -> InputFile {
    let spool = try Spool(path: ImportURL.publicName)
    // Links have no line breaks; one that came with some is still one link.
    let bytes = link.utf8.map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 }
    var failure: ReadFailure?
    bytes.withUnsafeBytes { raw in
      do throws(ReadFailure) {
        try spool.write(raw)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return try spool.input()
  }
}
