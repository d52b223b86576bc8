import Foundation
import SystemPackage

/// A folder of its own for one test, gone with it.
final class TemporaryFolder {
  let path: FilePath

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("circles-watch-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = FilePath(url.path)
  }

  deinit { try? FileManager.default.removeItem(atPath: path.string) }

  /// Makes a folder in it.
  func folder(_ name: String) throws -> FilePath {
    let folder = path.appending(name)
    try FileManager.default.createDirectory(
      atPath: folder.string, withIntermediateDirectories: true)
    return folder
  }

  /// Writes a file in it.
  func write(_ name: String, _ text: String = "x") throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path.appending(name).string))
  }
}
