import CirclesModel
import SystemPackage

/// The name that a file bears in `done/` and `failed/`: `stem.<digest>.ext`.
///
/// The same content under the same name always comes to the same name, so that putting a file away
/// can be repeated, and can never write over anything else.
enum ArchivedName {
  /// How long a name may be: what most systems allow (255 bytes), without room for a sidecar's ending.
  static let limit = 255 - SidecarNote.ending.utf8.count - 1
  /// An extension that is longer belongs to the stem.
  private static let extensionLimit = 32

  /// The names to try in turn, where under the ones before it other content stands: with 8, 16 and all
  /// 64 digits of the digest.
  static func candidates(for name: FilePath.Component, sha256: [UInt8]) -> [FileName] {
    digests(of: sha256).compactMap { component(name, digest: Array($0.utf8)) }
  }

  /// The digits of a digest that a filed name may bear, the usual ones first.
  static func digests(of sha256: [UInt8]) -> [String] {
    [4, 8, 32].map { Hexadecimal.text(sha256.prefix($0)) }
  }

  /// The digest, or how much of it, that a filed name bears; nil where a person chose the name.
  static func digest(in name: FilePath.Component) -> String? { digest(in: FileName(name)) }

  /// The digest that a name bears, likewise.
  static func digest(in name: FileName) -> String? {
    let (stem, ext) = split(name.bytes)
    // Without an extension the digest stands last, where an extension would.
    for candidate in [ext.dropFirst(), stem.dropFirst((stem.lastIndex(of: dot) ?? -1) + 1)]
    where [8, 16, 64].contains(candidate.count) && candidate.allSatisfy(isDigit) {
      return String(decoding: candidate, as: UTF8.self)
    }
    return nil
  }

  /// The name with a number, for a file that finds its own name taken: `stem-2.ext`.
  static func numbered(_ name: FilePath.Component, _ number: Int) -> FileName? {
    let (stem, ext) = split(name.platformBytes)
    return component(stem, Array("-\(number)".utf8), ext)
  }

  private static func component(
    _ name: FilePath.Component, digest: [UInt8]
  ) -> FileName? {
    var (stem, ext) = split(name.platformBytes)
    let mark = [dot] + digest
    // A file that came back keeps its name: digests do not pile up.
    if stem.count > mark.count, stem.suffix(mark.count) == mark[...] {
      stem.removeLast(mark.count)
    } else if ext == mark[...] {
      ext = []
    }
    return component(stem, mark, ext)
  }

  private static func component(
    _ whole: ArraySlice<UInt8>, _ mark: [UInt8], _ ext: ArraySlice<UInt8>
  ) -> FileName? {
    var stem = whole
    let room = limit - mark.count - ext.count
    if stem.count > room {
      // No character is cut in two, where the name is UTF-8.
      var end = stem.startIndex + room
      for _ in 0..<3 where end > stem.startIndex && stem[end] & 0xC0 == 0x80 { end -= 1 }
      stem = stem[..<end]
    }
    return component(stem + mark + ext)
  }

  /// A name with an ending behind it; nil where that is too long.
  static func adding(_ ending: String, to name: FilePath.Component) -> FileName? {
    component(name.platformBytes + Array(ending.utf8))
  }

  private static func component(_ bytes: some Collection<UInt8>) -> FileName? {
    if bytes.count > 255 { return nil }
    return FileName(bytes: Array(bytes))
  }

  /// What comes before the last dot, and the rest with its dot.
  private static func split(_ name: [UInt8]) -> (stem: ArraySlice<UInt8>, ext: ArraySlice<UInt8>) {
    guard let last = name.lastIndex(of: dot), last > 0, name.count - last <= extensionLimit else {
      return (name[...], [])
    }
    return (name[..<last], name[last...])
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= 0x30 && byte <= 0x39 || byte >= 0x61 && byte <= 0x66
  }

  private static let dot = UInt8(ascii: ".")
}
