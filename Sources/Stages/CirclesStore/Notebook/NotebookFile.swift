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

  /// What the names of the files beside it end in.
  static let sides = ["-wal", "-shm", "-undone"]

  /// Answers whether the file is still to be made; fails where it is something else.
  static func check(_ path: String) throws(StoreError) -> Bool {
    var info = stat()
    if stat(path, &info) != 0 {
      if errno == ENOENT { return true }
      throw .system(path: path, errno: errno)
    }
    guard info.st_mode & S_IFMT == S_IFREG else { throw .notADatabase(path: path) }
    if info.st_size == 0 { return false }
    let descriptor = openFile(path, O_RDONLY | O_CLOEXEC, 0)
    guard descriptor >= 0 else { throw .system(path: path, errno: errno) }
    defer { closeFile(descriptor) }
    var head = [UInt8](repeating: 0, count: magic.count)
    let count = head.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    guard count >= 0 else { throw .system(path: path, errno: errno) }
    guard count == magic.count, head == magic else { throw .notADatabase(path: path) }
    return false
  }

  /// Makes an empty file (0600): SQLite gives its side files the same mode. Its folder is made (0700)
  /// where that is wanted; otherwise a name that was mistyped would make one.
  static func create(_ path: String, makesFolder: Bool) throws(StoreError) {
    if !makesFolder { try requireFolder(of: path) }
    let folder = (path as NSString).deletingLastPathComponent
    if !folder.isEmpty, !FileManager.default.fileExists(atPath: folder) {
      do {
        try FileManager.default.createDirectory(
          atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      } catch {
        throw .system(path: folder, errno: errno)
      }
    }
    let descriptor = openFile(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .system(path: path, errno: errno) }
    closeFile(descriptor)
  }

  /// Fails where the folder of a file is not there.
  static func requireFolder(of path: String) throws(StoreError) {
    let folder = (path as NSString).deletingLastPathComponent
    if !folder.isEmpty, !FileManager.default.fileExists(atPath: folder) {
      throw .noFolder(path: folder)
    }
  }

  /// Whether something stands in the write-ahead journal beside the file.
  static func hasJournal(_ path: String) -> Bool {
    var info = stat()
    return stat(path + "-wal", &info) == 0 && info.st_size > 0
  }

  /// The head of the journal beside the file: another one where it was begun anew.
  static func journalHead(_ path: String) -> Data? {
    try? FileHandle(forReadingAtPath: path + "-wal")?.read(upToCount: 32)
  }

  /// Whether the file's changes go into a journal beside it first, as a notebook's do; a backup's do not.
  static func isWrittenAhead(_ path: String) -> Bool {
    guard let head = try? FileHandle(forReadingAtPath: path)?.read(upToCount: 20) else {
      return false
    }
    return head.count == 20 && head.starts(with: magic) && head[18] == 2 && head[19] == 2
  }

  /// Whether this process may write the file, and its side files beside it.
  static func isWritable(_ path: String) -> Bool {
    let folder = (path as NSString).deletingLastPathComponent
    return access(path, W_OK) == 0 && access(folder.isEmpty ? "." : folder, W_OK) == 0
  }

  /// Whether anybody but the owner may read or write the file, or one of its side files.
  ///
  /// The owner's own program takes that right away first; on a disk without modes it stays.
  static func isOpenToOthers(_ path: String, closes: Bool) -> Bool {
    let open = ([""] + sides).map { path + $0 }.filter { name in
      var info = stat()
      guard stat(name, &info) == 0, info.st_mode & 0o077 != 0 else { return false }
      guard closes, info.st_uid == geteuid() else { return true }
      chmod(name, 0o600)
      return stat(name, &info) != 0 || info.st_mode & 0o077 != 0
    }
    return !open.isEmpty
  }

  private static func openFile(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
    open(path, flags, mode)
  }

  private static func closeFile(_ descriptor: Int32) {
    close(descriptor)
  }
}
