import Foundation
import SystemPackage

@testable import CirclesWatch

/// A folder on the disk for one test, with everything the daemon makes; it goes with the test.
final class WatchedFolder: Sendable {
  let layout: WatchLayout

  init() throws {
    let path = NSTemporaryDirectory() + "circles-watch-" + UUID().uuidString
    layout = WatchLayout(root: FilePath(path))
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try Archiver(layout: layout).makeFolders()
  }

  deinit { try? FileManager.default.removeItem(atPath: layout.root.string) }

  /// A path below `drop/`.
  func drop(_ name: String) -> FilePath { layout.drop.appending(name) }

  /// Writes a file, and the folders above it.
  @discardableResult
  func put(_ text: String, _ path: FilePath) throws -> FilePath {
    try FileManager.default.createDirectory(
      atPath: path.removingLastComponent().string, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path.string))
    return path
  }

  /// Writes a file in `drop/`.
  @discardableResult
  func put(_ text: String, _ name: String) throws -> FilePath { try put(text, drop(name)) }

  /// Adds to a file in place.
  func append(_ text: String, _ path: FilePath) throws {
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path.string))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(text.utf8))
    try handle.close()
  }

  func read(_ path: FilePath) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path.string)), as: UTF8.self)
  }

  /// The files below a folder, by their paths in it, with what is in them.
  func contents(_ folder: FilePath) throws -> [String: String] {
    var contents: [String: String] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.string) {
      let path = folder.appending(name)
      if try SystemFileSystem().status(path).kind == .regular { contents[name] = try read(path) }
    }
    return contents
  }

  /// What a scan finds under a path right now.
  func found(_ path: FilePath) throws -> FoundFile {
    FoundFile(
      path: path, identity: try SystemFileSystem().status(path).identity, folderKind: .local)
  }

  /// Claims a file in `drop/` as it is now.
  func claim(
    _ name: String, _ fileSystem: any FileSystem = SystemFileSystem()
  ) throws -> ClaimedFile {
    var bytes = DroppedBytes()
    return try FileClaimer(fileSystem: fileSystem).claim(try found(drop(name)), into: &bytes)
  }
}
