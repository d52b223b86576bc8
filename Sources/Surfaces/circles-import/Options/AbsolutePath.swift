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

  /// The file that a path means: where a link stands there, what it leads to.
  static func ofFile(_ path: String) -> String {
    var path = of(path)
    // What a link leads to need not be there yet.
    for _ in 0..<longestChain {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
        break
      }
      path = of(next, in: (path as NSString).deletingLastPathComponent)
    }
    return path
  }

  /// How many links may lead to a file, as Linux has it.
  private static let longestChain = 40

  /// Fails where a file that is to be written is the notebook itself.
  static func requireOther(_ path: String, than notebook: String) throws(CommandError) {
    var (one, two) = (stat(), stat())
    let isSame =
      stat(path, &one) == 0 && stat(notebook, &two) == 0 && one.st_dev == two.st_dev
      && one.st_ino == two.st_ino
    if isSame || of(path) == of(notebook) {
      throw CommandError(.usage, "that is the notebook itself; name another file")
    }
  }
}
