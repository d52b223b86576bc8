import Foundation

/// The files and folders of an installation, each told as it is made or removed.
struct InstallFiles {
  /// Hears what is done, a line each.
  let say: (String) -> Void

  /// Makes a folder and those above it, for the user alone, where there is none.
  func makeFolder(_ path: String) throws(InstallError) {
    if FileManager.default.fileExists(atPath: path) { return }
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw .cannotWrite(path: path, reason: error.localizedDescription)
    }
    say("made folder \(path)")
  }

  /// Writes a file whole or not at all, for the user alone.
  func write(_ text: String, to path: String) throws(InstallError) {
    let bytes = Data(text.utf8)
    if FileManager.default.contents(atPath: path) == bytes {
      return say("\(path) is up to date")
    }
    do {
      try bytes.write(to: URL(fileURLWithPath: path), options: .atomic)
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    } catch {
      throw .cannotWrite(path: path, reason: error.localizedDescription)
    }
    say("wrote \(path)")
  }

  /// Removes a file.
  func remove(_ path: String) throws(InstallError) {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      throw .cannotWrite(path: path, reason: error.localizedDescription)
    }
    say("removed \(path)")
  }

  /// Whether there is such a file.
  func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
}
