import CirclesWatch
import Foundation
import SystemPackage

/// The folder that `status` and `retry` ask about.
enum WatchedFolder {
  /// Its layout; fails where there is no such folder.
  static func layout(_ root: String) throws(CommandError) -> WatchLayout {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: root, isDirectory: &isFolder), isFolder.boolValue
    else { throw CommandError(.noInput, "there is no such folder: \(root)") }
    return WatchLayout(root: FilePath(AbsolutePath.of(root)))
  }

  /// A call that the system refused, in words.
  static func failure(_ problem: FileError, _ path: FilePath) -> CommandError {
    CommandError(.inputOutput, "\(path): \(String(cString: strerror(problem.errno)))")
  }
}
