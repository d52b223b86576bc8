import VCard

/// The name before a message: `Ana Ruiz: see you`.
enum SenderLabel {
  /// A name and where what follows it begins.
  struct Split {
    /// The name as it stands, without marks.
    var name: String
    /// Where the text begins, as an index of the slice that was split.
    var textStart: Int
  }

  /// Longer is not a name, in bytes.
  static let maximumBytes = 256

  /// Splits at the first colon of the first line with a space, a mark or nothing behind it; nil where
  /// no name stands before one, so that the line is WhatsApp's own. `title` is a name that may hold such a colon.
  static func split(_ rest: ArraySlice<UInt8>, knowing title: String?) -> Split? {
    if let title, title.utf8.contains(0x3A), let split = split(rest, after: title) { return split }
    var index = rest.startIndex
    let limit = min(rest.endIndex, rest.startIndex + maximumBytes)
    while index < limit, rest[index] != 0x0A {
      if rest[index] == 0x3A, let start = textStart(rest, after: index + 1) {
        return name(rest[rest.startIndex..<index]).map { Split(name: $0, textStart: start) }
      }
      index += 1
    }
    return nil
  }

  private static func split(_ rest: ArraySlice<UInt8>, after title: String) -> Split? {
    let title = Array(title.utf8)
    var body = rest[...]
    while let mark = mark(body) { body = body.dropFirst(mark) }
    guard body.starts(with: title), body.dropFirst(title.count).first == 0x3A,
      let start = textStart(rest, after: body.startIndex + title.count + 1)
    else { return nil }
    return Split(name: String(decoding: title, as: UTF8.self), textStart: start)
  }

  /// Where the text begins behind a colon; nil where the colon is inside a word, as in `19:05`.
  private static func textStart(_ rest: ArraySlice<UInt8>, after index: Int) -> Int? {
    if index >= rest.endIndex { return index }
    if rest[index] == 0x20 { return index + 1 }
    if rest[index] == 0x0A { return index }
    return mark(rest[index...]) != nil ? index : nil
  }

  /// The length of the mark of direction that bytes begin with: U+200E, U+200F, U+202A to U+202E,
  /// U+2066 to U+2069.
  private static func mark(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard bytes.count >= 3, bytes.first == 0xE2 else { return nil }
    let (second, third) = (bytes[bytes.startIndex + 1], bytes[bytes.startIndex + 2])
    switch second {
    case 0x80: return third == 0x8E || third == 0x8F || (0xAA...0xAE).contains(third) ? 3 : nil
    case 0x81: return (0xA6...0xA9).contains(third) ? 3 : nil
    default: return nil
    }
  }

  /// The name in some bytes; nil for what cannot be one.
  private static func name(_ bytes: ArraySlice<UInt8>) -> String? {
    let label = String(decoding: bytes, as: UTF8.self).cleanLabel
    return label.isEmpty || isSentence(label) ? nil : label
  }

  /// Whether a label is rather the beginning of a line of WhatsApp's own, such as
  /// `Ana created group "Lisbon: the trip"`: a quotation that is not closed, or many words with a
  /// full stop among them.
  private static func isSentence(_ label: String) -> Bool {
    var straight = 0
    var open = 0
    var words = 1
    var hasStop = false
    var isAfterStop = false
    for scalar in label.unicodeScalars {
      switch scalar {
      case "\"": straight += 1
      case "“", "«", "「", "『", "„": open += 1
      case "”", "»", "」", "』": open -= 1
      case " ":
        words += 1
        if isAfterStop { hasStop = true }
      default: break
      }
      isAfterStop = scalar == "." || scalar == "。"
    }
    return straight % 2 == 1 || open > 0 || words >= 7 && hasStop
  }
}
