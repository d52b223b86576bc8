import CirclesModel
import VCard

/// A line of a calendar, unfolded: `NAME;PARAMETER=value:value`.
struct ICalendarLine: Hashable, Sendable {
  /// In upper case.
  var name: String
  /// Names in upper case, values without quotes.
  var parameters: [(name: String, value: String)] = []
  /// As written.
  var value: String
  /// Where it begins, from 1.
  var line: Int
  /// The column of the value, from 1, on that line.
  var column: Int

  /// The value of a parameter.
  func parameter(_ name: String) -> String? { parameters.first { $0.name == name }?.value }

  /// The value as a text: `\n`, `\,`, `\;` and `\\` as what they stand for.
  var text: String {
    if !value.utf8.contains(UInt8(ascii: "\\")) { return value.inNFC }
    var text = ""
    var isEscaped = false
    for character in value {
      if isEscaped {
        text.append(character == "n" || character == "N" ? "\n" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        text.append(character)
      }
    }
    return text.inNFC
  }

  static func == (left: ICalendarLine, right: ICalendarLine) -> Bool {
    left.line == right.line && left.name == right.name && left.value == right.value
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(line)
    hasher.combine(value)
  }

  /// Takes an unfolded line apart; nil where it is none.
  init?(_ text: String, line: Int) {
    let bytes = Array(text.utf8)
    var isQuoted = false
    var cuts: [Int] = []
    var colon: Int?
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == UInt8(ascii: ";") { cuts.append(index) }
      if byte == UInt8(ascii: ":") {
        colon = index
        break
      }
    }
    // A quote that is never closed does not swallow the value.
    if colon == nil { colon = bytes.firstIndex(of: UInt8(ascii: ":")) }
    guard let colon, colon > 0 else { return nil }
    cuts = cuts.filter { $0 < colon } + [colon]
    let name = String(decoding: bytes[..<cuts[0]], as: UTF8.self).uppercased()
    guard !name.isEmpty,
      name.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") || $0.isWord })
    else { return nil }
    self.name = name
    self.line = line
    column = colon + 2
    value = String(decoding: bytes[(colon + 1)...], as: UTF8.self)
    for (from, to) in zip(cuts, cuts.dropFirst()).prefix(64) {
      let part = String(decoding: bytes[(from + 1)..<to], as: UTF8.self)
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if pair.count != 2 { continue }
      parameters.append(
        (pair[0].uppercased(), pair[1].filter { $0 != "\"" }.replacing("^'", with: "\"").inNFC))
    }
  }
}

extension UInt8 {
  fileprivate var isWord: Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }
}
