/// What stands between date and time: a comma or none, and perhaps the word for the half of the
/// day.
struct Gap {
  /// Whether there is a comma, of whatever script.
  let hasComma: Bool
  /// The word, in lower case without spaces and dots; empty for none.
  let period: String

  /// Takes a gap apart; nil where it cannot be one.
  init?(_ text: String) {
    hasComma = text.contains { Self.commas.contains($0) }
    var rest = text[...]
    func skipPunctuation() {
      rest = rest.drop { $0 == " " || $0 == "." || Self.commas.contains($0) }
    }
    skipPunctuation()
    var isGap = hasComma || text.contains(" ")
    if let first = rest.first, first == "日" || first == "일" {
      isGap = true
      rest = rest.dropFirst()
    } else if Self.yearWords.contains(rest.prefix { $0.isLetter }.lowercased()) {
      rest = rest.drop { $0.isLetter }
    }
    skipPunctuation()
    while let last = rest.last, last == " " || Self.commas.contains(last) { rest.removeLast() }
    guard isGap, let period = Self.period(in: rest) else { return nil }
    self.period = period
  }

  /// The word for the half of the day in a text that should hold nothing else: lower case, without
  /// spaces and dots. Empty for none, nil where it cannot be such a word.
  static func period(in text: some StringProtocol) -> String? {
    if text.isEmpty { return "" }
    var word = ""
    for scalar in text.lowercased().unicodeScalars {
      if ignored.contains(scalar) { continue }
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .spacingMark: break
      default: if !scalar.properties.isAlphabetic { return nil }
      }
      word.unicodeScalars.append(scalar)
    }
    if word.unicodeScalars.count > maximumLetters { return nil }
    return timeWords.contains(word) ? "" : word
  }

  private static let maximumLetters = 16
  private static let commas: Set<Character> = [",", "،", "、", "，", ";"]
  /// Dots and spaces inside `p. m.`, the quotes of Hebrew `אחה״צ`, brackets of Basque.
  private static let ignored: Set<Unicode.Scalar> = [
    " ", ".", "·", "\"", "״", "׳", "'", "’", "(", ")", "。", "-", "/", "་", "،", ",",
  ]
  /// "Year", which Slavic languages put after a date.
  private static let yearWords: Set<String> = ["г", "р", "god", "r"]
  /// Words that go with a time of twenty-four hours, and say nothing.
  private static let timeWords: Set<String> = [
    "s", "h", "ч", "uhr", "klo", "kl", "u", "น", "秒", "分", "초", "분", "год", "à", "um", "at",
    "alle", "às", "las", "om", "o", "в",
  ]
}
