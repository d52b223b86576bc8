import Foundation

/// A file that appears under its name only when it is whole, and that nobody else may read.
public final class ExportFile {
  /// Its place.
  public let path: String
  private let temporary: String
  private let replaces: Bool
  private var descriptor: Int32
  private var buffer: [UInt8] = []

  /// Begins the file beside its place. One that is there already is replaced only if that is
  /// wished.
  public init(_ path: String, replaces: Bool) throws(ExportError) {
    if !replaces, Self.isThere(path) { throw .exists(path: path) }
    self.path = Self.target(of: path)
    self.replaces = replaces
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      throw .file(path: path, reason: "not an ordinary file")
    }
    temporary = Self.temporaryPath(for: self.path)
    descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    if descriptor < 0 { throw Self.failure(path) }
  }

  deinit { abandon() }

  /// Adds bytes.
  public func write(_ bytes: [UInt8]) throws(ExportError) {
    buffer += bytes
    if buffer.count >= 1 << 16 { try flush() }
  }

  /// Puts the whole file in its place.
  public func finish() throws(ExportError) {
    try flush()
    guard fsync(descriptor) == 0 else { throw Self.failure(path) }
    close(descriptor)
    descriptor = -1
    if replaces {
      guard rename(temporary, path) == 0 else { throw removing(Self.failure(path)) }
      return
    }
    // Unlike a rename a link fails where a file has come up meanwhile.
    if link(temporary, path) == 0 {
      unlink(temporary)
    } else if errno == EEXIST {
      throw removing(.exists(path: path))
    } else if rename(temporary, path) != 0 {
      throw removing(Self.failure(path))
    }
  }

  /// Undoes what was written, unless it is finished.
  public func abandon() {
    if descriptor < 0 { return }
    close(descriptor)
    descriptor = -1
    unlink(temporary)
  }

  private func removing(_ failure: ExportError) -> ExportError {
    unlink(temporary)
    return failure
  }

  private func flush() throws(ExportError) {
    var sent = 0
    while sent < buffer.count {
      let count = buffer.withUnsafeBytes { raw in
        Foundation.write(descriptor, raw.baseAddress?.advanced(by: sent), raw.count - sent)
      }
      if count >= 0 {
        sent += count
      } else if errno != EINTR {
        throw Self.failure(path)
      }
    }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Where a link leads, so that it stays a link.
  private static func target(of path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Whether anything has that name, a link that leads nowhere included.
  static func isThere(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// A name beside the file that nobody else uses.
  static func temporaryPath(for path: String) -> String {
    let url = URL(fileURLWithPath: path)
    return url.deletingLastPathComponent()
      .appendingPathComponent(".\(url.lastPathComponent).\(UUID().uuidString.prefix(13))").path
  }

  static func failure(_ path: String) -> ExportError {
    .file(path: path, reason: String(cString: strerror(errno)))
  }
}
