import Foundation

/// A path that means the same wherever a program is started.
enum AbsolutePath {
  /// The path from the root, without `.` and `..` and a slash at its end. Links in it stay.
  static func of(
    _ path: String, in folder: String = FileManager.default.currentDirectoryPath
  ) -> String {
    let base = URL(fileURLWithPath: folder, isDirectory: true)
    return URL(fileURLWithPath: path, relativeTo: base).standardizedFileURL.path
  }
}
