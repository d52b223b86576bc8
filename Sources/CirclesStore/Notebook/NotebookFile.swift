import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The file behind a notebook, looked at before SQLite is let near it.
enum NotebookFile {
  /// What every SQLite database begins with.
  private static let magic = Array("SQLite format 3\0".utf8)

  /// Answers whether the file is still to be made; fails where it is something else.
  static func check(_ path: String) throws(StoreFailure) -> Bool {
    var info = stat()
    if stat(path, &info) != 0 {
      if errno == ENOENT { return true }
      throw .io(path: path, code: errno)
    }
    guard info.st_mode & S_IFMT == S_IFREG else { throw .notADatabase(path: path) }
    if info.st_size == 0 { return false }
    let descriptor = openFile(path, O_RDONLY | O_CLOEXEC, 0)
    guard descriptor >= 0 else { throw .io(path: path, code: errno) }
    defer { closeFile(descriptor) }
    var head = [UInt8](repeating: 0, count: magic.count)
    let count = head.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    guard count >= 0 else { throw .io(path: path, code: errno) }
    guard count == magic.count, head == magic else { throw .notADatabase(path: path) }
    return false
  }

  /// Makes the folder (0700) and an empty file (0600): SQLite gives its side files the same mode.
  static func create(_ path: String) throws(StoreFailure) {
    let folder = (path as NSString).deletingLastPathComponent
    if !folder.isEmpty, !FileManager.default.fileExists(atPath: folder) {
      do {
        try FileManager.default.createDirectory(
          atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      } catch {
        throw .io(path: folder, code: errno)
      }
    }
    let descriptor = openFile(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .io(path: path, code: errno) }
    closeFile(descriptor)
  }

  private static func openFile(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
    open(path, flags, mode)
  }

  private static func closeFile(_ descriptor: Int32) {
    close(descriptor)
  }
}
