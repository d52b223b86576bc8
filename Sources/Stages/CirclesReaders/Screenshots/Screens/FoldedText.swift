import CirclesModel
import Foundation

/// Text brought to a form in which furniture can be compared: lower case, without accents and
/// signs, and without the digits that OCR engines read for letters.
enum FoldedText {
  /// Letters, digits and single spaces. A digit within a word of letters becomes its letter.
  static func fold(_ text: String) -> String {
    if let folded = FoldedBytes.fold(text) { return folded }
    let plain = text.prefix(longest).lowercased().decomposedStringWithCanonicalMapping
    var words: [String] = []
    var word = ""
    for scalar in plain.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .format: continue
      case .lowercaseLetter, .otherLetter, .modifierLetter, .decimalNumber, .spacingMark:
        word.unicodeScalars.append(plainLetters[scalar] ?? scalar)
      default:
        // An apostrophe joins: aujourd'hui is one word.
        if scalar == "'" || scalar == "\u{2019}" { continue }
        if !word.isEmpty { words.append(word) }
        word = ""
      }
    }
    if !word.isEmpty { words.append(word) }
    return words.map(lettered).joined(separator: " ")
  }

  /// Nothing that is compared is longer.
  static let longest = 400

  /// `de1ivered` -> `delivered`; `7pm` and `2026` stay.
  private static func lettered(_ word: String) -> String {
    let letters = word.filter(\.isLetter).count
    if letters * 2 <= word.count || letters == word.count { return word }
    return String(word.map { lookalikes[$0] ?? $0 })
  }

  private static let lookalikes: [Character: Character] = ["0": "o", "1": "l", "5": "s"]
  private static let plainLetters: [Unicode.Scalar: Unicode.Scalar] = [
    "ø": "o", "ł": "l", "đ": "d", "ı": "i", "ß": "s",
  ]

  /// Whether two folded texts are the same but for what an OCR engine misreads.
  static func isNear(_ left: String, _ right: String) -> Bool {
    if left == right { return true }
    if let isNear = FoldedBytes.isNear(left, right, prefixOnly: false) { return isNear }
    let shorter = min(left.count, right.count)
    let allowed = allowedEdits(shorter)
    if allowed == 0 || abs(left.count - right.count) > allowed { return false }
    return EditDistance.between(Array(left), Array(right), atMost: allowed) <= allowed
  }

  /// Whether a folded text begins with a phrase, but for what an OCR engine misreads.
  static func begins(_ text: String, nearly phrase: String) -> Bool {
    if text.hasPrefix(phrase) { return true }
    if let isNear = FoldedBytes.isNear(text, phrase, prefixOnly: true) { return isNear }
    return isNear(String(text.prefix(phrase.count)), phrase)
  }

  /// Whether words stand in a folded text.
  static func holds(_ text: String, _ words: String) -> Bool { FoldedBytes.holds(text, words) }

  /// How many edits a text of that length may have.
  static func allowedEdits(_ count: Int) -> Int { count < 6 ? 0 : count < 12 ? 1 : 2 }
}

extension StringProtocol {
  /// Without the white space around it.
  var trimmingSpaces: String {
    var text = self[...]
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}
