import Foundation

/// A copy beside a file, until it is whole and gets that file's name.
struct BackupDraft {
  /// Where it is.
  let path: String
  /// Where it is compressed.
  var packed: String { path + ".gz" }

  /// A place beside a file. What programs that were killed left there is removed.
  init(beside file: String) {
    path = file + ".\(ProcessInfo.processInfo.processIdentifier).part"
    remove()
    Self.removeAbandoned(beside: file)
  }

  /// Removes the copy, unless it has got its name.
  func remove() { Self.remove(path) }

  private static func remove(_ path: String) {
    for end in ["", ".gz", "-wal", "-shm", "-journal"] { unlink(path + end) }
  }

  private static func removeAbandoned(beside file: String) {
    let (folder, name) = (
      (file as NSString).deletingLastPathComponent, (file as NSString).lastPathComponent
    )
    for left in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where left.hasPrefix(name + ".") {
      let parts = left.dropFirst(name.count + 1).split(separator: ".")
      guard parts.count >= 2, parts[1].hasPrefix("part"), let process = pid_t(parts[0]),
        kill(process, 0) != 0, errno == ESRCH
      else { continue }
      let path = folder + "/" + name + "." + parts[0] + ".part"
      if isOld(folder + "/" + left) { remove(path) }
    }
  }

  /// Whether a file has not been written for an hour: processes of another computer are not seen here.
  private static func isOld(_ path: String) -> Bool {
    var info = stat()
    guard stat(path, &info) == 0 else { return false }
    #if canImport(Darwin)
      let changed = info.st_mtimespec.tv_sec
    #else
      let changed = info.st_mtim.tv_sec
    #endif
    return time(nil) - changed > 3600
  }
}
