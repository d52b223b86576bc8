import SeededRandom
import VCard

/// Makes cards of many shapes as text, the same ones for the same seed.
struct RoundTripGenerator {
  private var random: SeededRandom

  init(seed: UInt64) { random = SeededRandom(seed) }

  mutating func below(_ bound: Int) -> Int { random.below(bound) }

  mutating func one<Element>(of elements: [Element]) -> Element { elements[below(elements.count)] }

  private static let pieces = [
    "a", "Zoe", " ", "  ", ",", ";", ":", "\\", "\"", "^", "'", "=", "=0A", "=\u{20}", "^n", "\\n",
    "\\,", "\\;", "\\\\", "<", "&amp;", "%41", "é", "e\u{301}", "ß", "日本", "😀", "👩‍👩‍👧", "\u{1}",
    "\u{0}",
    "\u{7F}", "\u{85}", "\u{2028}", "\u{FEFF}", "\t", "\n", "\r\n", "\u{B}", "\u{C}", "BEGIN:VCARD",
    "\nEND:VCARD", "\nTEL:1", ".", "-", "{", "[", "\u{FFFD}", "\u{10FFFF}",
  ]

  /// Text with everything that has a meaning somewhere; empty, short, and longer than a line.
  mutating func text() -> String {
    let count = one(of: [0, 1, 2, 3, 5, 8, 40, 120])
    var text = ""
    for _ in 0..<below(count + 1) { text += one(of: Self.pieces) }
    return text
  }

  /// A card as its file would hold it.
  mutating func card(_ version: Version) -> [UInt8] {
    var lines = ["BEGIN:VCARD", "VERSION:\(version.text)"].map { Array($0.utf8) }
    for _ in 0..<(1 + below(12)) { lines.append(line(version)) }
    lines.append(Array("END:VCARD".utf8))
    return Array(lines.map { $0 + [13, 10] }.joined())
  }

  private mutating func line(_ version: Version) -> [UInt8] {
    let group = below(4) == 0 ? one(of: ["item1.", "ITEM2.", "g-3."]) : ""
    let name = one(of: [
      "FN", "N", "ADR", "ORG", "NOTE", "NICKNAME", "CATEGORIES", "TEL", "EMAIL", "TITLE", "URL",
      "X-FOO", "X-ABLABEL", "PHOTO", "BDAY", "UID", "REV", "GEO", "TZ", "LABEL", "ROLE",
    ])
    switch name {
    case "PHOTO", "BDAY", "REV", "GEO", "TZ", "UID", "URL":
      return Array("\(group)\(name)\(fixed(name, version))".utf8)
    case "N", "ADR", "ORG":
      let parts = (0..<(1 + below(8))).map { _ in text() }
      return value(parts, ";", head: group + name, version)
    case "NICKNAME", "CATEGORIES":
      return value((0..<(1 + below(3))).map { _ in text() }, ",", head: group + name, version)
    default: return value([text()], "", head: group + name, version)
    }
  }

  /// Values whose form the version rules.
  private mutating func fixed(_ name: String, _ version: Version) -> String {
    switch (name, version) {
    case ("PHOTO", .v40):
      one(of: [":data:image/jpeg;base64,/9j/4AAQ", ":https://example.com/a,b.png"])
    case ("PHOTO", _):
      one(of: [
        ";ENCODING=\(version == .v21 ? "BASE64" : "b");TYPE=GIF:R0lGODlhAQABAAAAACw=",
        ";VALUE=uri;TYPE=PNG:https://example.com/a,b.png",
      ])
    case ("BDAY", .v40): one(of: [":19850412", ":--0412", ":1985", ";VALUE=text:circa 1800"])
    case ("BDAY", _):
      one(of: [":1985-04-12", ":19850412", ":--04-12", ";X-APPLE-OMIT-YEAR=1604:1604-04-12"])
    case ("REV", _): ":20130214T123000Z"
    case ("GEO", .v40): ":geo:37.38,-122.08"
    case ("GEO", _): ":37.38;-122.08"
    case ("TZ", .v40): one(of: [";VALUE=utc-offset:-0500", ":Europe/London"])
    case ("TZ", _): one(of: [":-05:00", ";VALUE=text:Europe/London"])
    case ("UID", .v40): one(of: [":urn:uuid:1-2", ";VALUE=text:a\\,b"])
    case ("UID", _): one(of: [":urn:uuid:1-2", ":a-b"])
    default: one(of: [":https://example.com/?a=b,c;d#e", ":mailto:ada@example.com"])
    }
  }

  private mutating func value(
    _ parts: [String], _ separator: String, head: String, _ version: Version
  ) -> [UInt8] {
    let isOld = version == .v21
    let escaped = parts.map { part in
      part.replacing(isOld ? [(";", "\\;")] : [("\\", "\\\\"), (",", "\\,"), (";", "\\;")])
    }
    let whole = escaped.joined(separator: separator)
    if isOld {
      let isPlain = !whole.utf8.contains { $0 == 10 || $0 == 13 || $0 >= 0x80 }
      if isPlain && below(2) == 0 { return Array("\(head)\(parameters(version)):\(whole)".utf8) }
      let packed = whole.utf8.map { byte in
        let isSafe = (0x21...0x7E).contains(byte) && byte != 0x3D
        let hex = String(byte, radix: 16, uppercase: true)
        return isSafe ? String(UnicodeScalar(byte)) : "=\(hex.count == 1 ? "0" : "")\(hex)"
      }
      let encoding = ";ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8"
      return Array("\(head)\(parameters(version))\(encoding):\(packed.joined())".utf8)
    }
    let lines = whole.replacing([("\r\n", "\\n"), ("\n", "\\n")])
    return Array("\(head)\(parameters(version)):\(lines)".utf8)
  }

  private mutating func parameters(_ version: Version) -> String {
    var text = ""
    if below(3) == 0 { text += version == .v21 ? ";HOME" : ";TYPE=home,WORK" }
    if below(4) == 0 {
      text += version == .v40 ? ";PREF=1" : version == .v30 ? ";TYPE=pref" : ";PREF"
    }
    if below(3) == 0, version != .v21 {
      let value = one(of: [
        "a,b", "a;b:c", "say ^'hi^'", "x^^y", "a^nb", " a ", "", "C:\\dir", "=", "é😀",
      ])
      text += ";X-P=\"\(value)\""
    }
    return text
  }
}

extension String {
  /// With every occurrence of the first of each pair replaced by the second, by scalars: a CR and LF
  /// are two.
  fileprivate func replacing(_ pairs: [(String, String)]) -> String {
    var bytes = Array(utf8)
    for (old, new) in pairs {
      let old = Array(old.utf8)
      var result: [UInt8] = []
      var index = 0
      while index < bytes.count {
        if bytes[index...].starts(with: old) {
          result += new.utf8
          index += old.count
        } else {
          result.append(bytes[index])
          index += 1
        }
      }
      bytes = result
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
