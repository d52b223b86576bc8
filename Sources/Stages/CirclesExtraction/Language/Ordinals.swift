/// German ordinals: numbers with a full stop, which ends no sentence.
enum Ordinals {
  /// Whether a full stop makes an ordinal of the number before it: `am 1. Dezember`, `ihr 40.
  /// Geburtstag`. Not `im 3. Stock`: `im` may be `I'm`.
  static func isOne(_ before: ArraySlice<Token>, until stop: Token, _ after: Token?) -> Bool {
    guard let number = before.last, number.kind == .number, number.end == stop.start,
      Int(number.text).map({ (1...120).contains($0) }) == true,
      let after, after.isWord, after.isSpaced
    else { return false }
    if !after.isCapital || months.contains(after.text) { return true }
    return before.count == 2 && before.first.map { determiners.contains($0.text) } == true
  }

  /// Behind `1.`, as folded words.
  private static let months: Set<String> = [
    "januar", "jaenner", "jan", "februar", "feber", "feb", "maerz", "marz", "mrz", "april", "apr",
    "mai", "juni", "jun", "juli", "jul", "august", "aug", "september", "sept", "sep", "oktober",
    "okt", "november", "nov", "dezember", "dez",
  ]

  /// Before `1.`: what a noun follows.
  private static let determiners: Set<String> = [
    "am", "zum", "zur", "vom", "beim", "der", "die", "das", "dem", "den", "des", "ihr",
    "ihre",
    "ihren", "ihrem", "ihrer", "sein", "seine", "seinen", "seinem", "seiner", "mein", "meine",
    "meinen", "meinem", "meiner", "dein", "deine", "deinen", "deinem", "deiner", "unser", "unsere",
    "unseren", "unserem",
  ]
}
