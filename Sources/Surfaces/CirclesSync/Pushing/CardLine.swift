import VCard

/// One content line of a card, with the bytes as they came.
struct CardLine: Hashable {
  /// The physical lines with their line breaks.
  var raw: [UInt8]
  /// The line without folds and line break.
  var text: [UInt8]
  /// The group in front of the name, in upper case; empty without one.
  var group: String
  /// The name in upper case; empty for a line that has none.
  var name: String
  /// How many cards it stands within: 1 for the lines of the card itself.
  var depth = 1

  /// A line as it came.
  init(raw: [UInt8]) {
    self.raw = raw
    text = Self.unfolded(raw)
    let head = text.prefix { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: ";") }
    let words = String(decoding: head, as: UTF8.self).uppercased()
      .split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    group = words.count == 2 ? words[0] : ""
    name = head.count == text.count ? "" : words.last ?? ""
  }

  /// A new line, folded as the card's other lines are broken.
  init(text: [UInt8], lineBreak: [UInt8]) {
    var raw: [UInt8] = []
    ContentLine.fold(text, into: &raw)
    if lineBreak.count == 1 { raw.removeAll { $0 == 0x0D } }
    self.init(raw: raw)
  }

  /// Whether it only says what its group is called.
  var isLabel: Bool { name == "X-ABLABEL" || name == "X-ABADR" }

  /// Where the value begins.
  var valueStart: Int {
    var isQuoted = false
    for (index, byte) in text.enumerated() {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if byte == UInt8(ascii: ":"), !isQuoted { return index + 1 }
    }
    return text.count
  }

  /// What stands before the value, the colon included.
  var head: ArraySlice<UInt8> { text[..<valueStart] }
  /// The value, escaped.
  var value: ArraySlice<UInt8> { text[valueStart...] }

  /// Whether another value can stand behind the same parameters: none of them says how it is written.
  var hasPlainHead: Bool {
    let head = String(decoding: head, as: UTF8.self).uppercased()
    return !hasDayHead
      && !["ENCODING", "CHARSET", "VALUE=", "QUOTED-PRINTABLE", "BASE64"].contains {
        head.contains($0)
      }
  }

  /// Whether its parameters say how a day is meant: without a year, or in another calendar.
  var hasDayHead: Bool {
    let head = String(decoding: head, as: UTF8.self).uppercased()
    return head.contains("OMIT-YEAR") || head.contains("CALSCALE")
  }

  private static func unfolded(_ raw: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    var index = 0
    while index < raw.count {
      if raw[index] == 0x0D || raw[index] == 0x0A {
        let end = raw[index] == 0x0D && index + 1 < raw.count && raw[index + 1] == 0x0A ? 2 : 1
        // The break and the one white-space character behind it.
        index += end + 1
      } else {
        text.append(raw[index])
        index += 1
      }
    }
    return text
  }

  /// The lines of a card.
  static func lines(of card: [UInt8]) -> [CardLine] {
    var lines: [CardLine] = []
    var raw: [UInt8] = []
    var depth = 0
    func isFold(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
    for (index, byte) in card.enumerated() {
      raw.append(byte)
      let isEnd = byte == 0x0A && !(index + 1 < card.count && isFold(card[index + 1]))
      guard isEnd || index == card.count - 1 else { continue }
      var line = CardLine(raw: raw)
      if line.name == "BEGIN" { depth += 1 }
      line.depth = depth
      if line.name == "END" { depth -= 1 }
      lines.append(line)
      raw = []
    }
    return lines
  }
}
