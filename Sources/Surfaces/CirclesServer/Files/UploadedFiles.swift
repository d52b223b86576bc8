import Foundation
import HTTPTypes

/// Files that were handed over, in a folder of their own that nobody else may look into; gone with it.
final class UploadedFiles: @unchecked Sendable {
  // One task fills it, and only then others read it.

  /// More files than this are not taken at once.
  static let maximumCount = 2000
  private static let maximumName = 200

  private let folder: URL
  private var handle: FileHandle?
  /// The paths of the files that are whole or under way.
  private(set) var paths: [String] = []
  private var bytes = 0

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("circles-files-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  deinit {
    try? handle?.close()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Begins a file. Its name tells the readers what it is; it leads nowhere.
  func begin(_ name: String) throws {
    guard paths.count < Self.maximumCount else {
      throw Problem(.contentTooLarge, "No more than \(Self.maximumCount) files at once.")
    }
    // Two files may bear one name.
    let place = folder.appendingPathComponent(String(paths.count))
    try FileManager.default.createDirectory(
      at: place, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    let path = place.appendingPathComponent(Self.safe(name)).path
    guard
      FileManager.default.createFile(
        atPath: path, contents: nil, attributes: [.posixPermissions: 0o600])
    else { throw CocoaError(.fileWriteUnknown) }
    handle = FileHandle(forWritingAtPath: path)
    paths.append(path)
  }

  /// Adds to the file that was begun.
  func write(_ more: [UInt8]) throws {
    bytes += more.count
    if bytes > BodyLimit.files { throw BodyLimit.tooLong(BodyLimit.files) }
    try handle?.write(contentsOf: more)
  }

  /// Ends the file.
  func end() throws {
    try handle?.close()
    handle = nil
  }

  /// The last part of a name, without what a path or a terminal would understand.
  static func safe(_ name: String) -> String {
    let last = name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last ?? ""
    let scalars = last.unicodeScalars.filter { $0.properties.generalCategory != .control }
    var safe = ""
    for character in String(String.UnicodeScalarView(scalars)) {
      if safe.utf8.count + character.utf8.count > maximumName { break }
      safe.append(character)
    }
    // What begins with a dot is passed over as hidden, and "." and ".." are folders.
    while safe.hasPrefix(".") || safe.hasPrefix("-") { safe.removeFirst() }
    return safe.isEmpty ? "file" : safe
  }
}
