import Foundation

/// Where the files of an archive go, one after another.
protocol ArchiveTarget: AnyObject {
  func begin(_ name: String) throws
  func write(_ bytes: [UInt8]) throws
  func end() throws
  /// Puts everything in its place.
  func finish() throws
}

/// A folder: made beside its place, and moved there when it is whole.
final class FolderTarget: ArchiveTarget {
  private let path: String
  private let temporary: String
  private let replaces: Bool
  private var names: [String] = []
  private var file: ExportFile?
  private var isFinished = false

  init(_ path: String, replaces: Bool) throws {
    self.path = path
    self.replaces = replaces
    if ExportFile.isThere(path), !replaces, !Self.isEmptyFolder(path) {
      throw ExportError.exists(path: path)
    }
    temporary = ExportFile.temporaryPath(for: path)
    guard mkdir(temporary, 0o700) == 0 else { throw ExportFile.failure(path) }
  }

  deinit {
    if !isFinished { try? FileManager.default.removeItem(atPath: temporary) }
  }

  func begin(_ name: String) throws {
    names.append(name)
    file = try ExportFile(temporary + "/" + name, replaces: false)
  }

  func write(_ bytes: [UInt8]) throws { try file?.write(bytes) }

  func end() throws {
    try file?.finish()
    file = nil
  }

  /// A folder that has something in it keeps that; only files of the same names are replaced.
  func finish() throws {
    if !ExportFile.isThere(path) || Self.isEmptyFolder(path) {
      guard rename(temporary, path) == 0 else { throw ExportFile.failure(path) }
    } else {
      for name in names {
        guard rename(temporary + "/" + name, path + "/" + name) == 0 else {
          throw ExportFile.failure(path)
        }
      }
      rmdir(temporary)
    }
    isFinished = true
  }

  private static func isEmptyFolder(_ path: String) -> Bool {
    (try? FileManager.default.contentsOfDirectory(atPath: path))?.isEmpty ?? false
  }
}
