/// A word, a number or a sign of a text, folded for comparing.
struct Token: Sendable {
  enum Kind: Sendable {
    case word, number, sign, newline
  }

  /// Lower case, without diacritics; of a contraction its part (`n't`, `'s`).
  var text: String
  /// The text without the plural's s.
  var stem: String
  /// Where it stands, in Unicode scalars of the text; the end is exclusive.
  var start: Int
  var end: Int
  var kind: Kind
  /// Whether it begins with a capital.
  var isCapital = false
  /// Whether white space, or nothing, stands before it.
  var isSpaced = true
  var classes: WordClass = []

  var isWord: Bool { kind == .word }
  var isSign: Bool { kind == .sign || kind == .newline }

  func has(_ wanted: WordClass) -> Bool { !classes.isDisjoint(with: wanted) }

  /// A word without the s of the plural: only for comparing, both sides are cut alike.
  static func stem(_ text: String) -> String {
    let utf8 = text.utf8
    guard utf8.count > 3, utf8.last == UInt8(ascii: "s") else { return text }
    if utf8[utf8.index(utf8.endIndex, offsetBy: -2)] == UInt8(ascii: "s") { return text }
    return String(text.dropLast())
  }
}
