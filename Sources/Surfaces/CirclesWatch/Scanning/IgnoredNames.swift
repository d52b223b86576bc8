/// The names of things that are being written, or that nobody meant to put there.
///
/// Upper and lower case of ASCII are one. A file under such a name is never opened; a folder is never
/// looked into.
enum IgnoredNames {
  /// Whether a file or folder of this name is passed over.
  static func ignores(_ name: FileName) -> Bool { name.bytes.withUnsafeBufferPointer(ignores) }

  private static func ignores(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = name.first, let last = name.last else { return true }
    // Hidden things: the daemon's own folder, editors' swap files, Syncthing's folders and `._x`.
    if first == UInt8(ascii: ".") { return true }
    // Backups and automatic saves of editors.
    if last == UInt8(ascii: "~") { return true }
    if first == UInt8(ascii: "#"), last == UInt8(ascii: "#") { return true }
    if prefixes.contains(where: { begins(name, with: $0) }) { return true }
    if suffixes.contains(where: { ends(name, with: $0) }) { return true }
    return wholes.contains { $0.utf8CodeUnitCount == name.count && begins(name, with: $0) }
  }

  /// What Office and Syncthing put before the name of a file that is not done.
  private static let prefixes: [StaticString] = ["~$", "~syncthing~"]

  /// What browsers, clients and editors put behind it.
  private static let suffixes: [StaticString] = [
    ".tmp", ".part", ".partial", ".crdownload", ".download", ".opdownload", ".filepart", ".swp",
    ".swx", ".swo",
  ]

  /// vim's trial of whether it may write, and what systems leave in folders. `#recycle` is Synology's.
  private static let wholes: [StaticString] = [
    "4913", "thumbs.db", "desktop.ini", "icon\r", "@eadir", "#recycle", "__macosx", "$recycle.bin",
    "system volume information", "lost+found",
  ]

  private static func begins(_ name: UnsafeBufferPointer<UInt8>, with part: StaticString) -> Bool {
    matches(name, part, at: 0)
  }

  private static func ends(_ name: UnsafeBufferPointer<UInt8>, with part: StaticString) -> Bool {
    matches(name, part, at: name.count - part.utf8CodeUnitCount)
  }

  private static func matches(
    _ name: UnsafeBufferPointer<UInt8>, _ part: StaticString, at start: Int
  ) -> Bool {
    part.withUTF8Buffer { part in
      guard start >= 0, start + part.count <= name.count else { return false }
      for index in 0..<part.count where lowered(name[start + index]) != part[index] {
        return false
      }
      return true
    }
  }

  private static func lowered(_ byte: UInt8) -> UInt8 {
    byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
  }
}
