/// The bytes of one card and what is known of them.
struct CardSource {
  var bytes: UnsafeBufferPointer<UInt8>
  var body: Range<Int>
  /// The line of BEGIN.
  var line: Int
  var indent: Int
  var index: Int
  var isUnicode: Bool
  /// How many lines after `line` the body begins.
  var linesBeforeBody = 1
  /// The one physical line that all of the card stands in, if it is escaped in a value.
  var fixedLine: Int?
  /// How many cards it is nested in.
  var depth = 0
}

/// The VERSION among the lines of a card, wherever it stands.
struct VersionLine {
  /// Its number among the lines.
  var line: Int
  /// Its value as written.
  var text: String
  /// What it names; nil where that is no version.
  var version: Version?

  /// The first VERSION; nil where there is none.
  static func find(in lines: [LogicalLine], _ arena: [UInt8]) -> VersionLine? {
    arena.withUnsafeBufferPointer { bytes in
      for (number, line) in lines.enumerated() {
        guard line.traits.contains(.isFrame) else { continue }
        // BEGIN and END are frames too; a group may stand before each.
        let header = bytes.part(line.start, line.colon)
        var name = header.part(0, header.find(UInt8(ascii: ";")) ?? header.count)
        if let dot = name.lastIndex(of: UInt8(ascii: ".")) { name = name.part(dot + 1, name.count) }
        guard name.trimmed.hasWord("version") else { continue }
        let text = String(decoding: bytes.part(line.colon + 1, line.end), as: UTF8.self)
        return VersionLine(line: number, text: text, version: Version(text: text))
      }
      return nil
    }
  }

  /// The version closest to an unknown one, by its first digit; nil where it has none.
  static func nearest(_ text: String) -> Version? {
    switch text.first(where: { $0 != " " && $0 != "\t" }) {
    case "1", "2": .v21
    case "3": .v30
    case "4", "5": .v40
    default: nil
    }
  }
}
