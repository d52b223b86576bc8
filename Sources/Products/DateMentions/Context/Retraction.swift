/// Tells a day that is taken back for another: "Monday, no wait, Tuesday".
enum Retraction {
  /// Whether what stands between two mentions takes the first of them back.
  ///
  /// Nothing but a word that corrects and words that say little may stand there, within a sentence.
  static func takesBack(_ between: Range<Int>, _ lattice: Lattice) -> Bool {
    guard !between.isEmpty, between.count <= longest else { return false }
    var corrects = false
    for index in between {
      let token = lattice.tokens[index]
      if token.lines > 0 { return false }
      switch token.kind {
      case .mark:
        if token.isMark("."), index + 1 < between.upperBound { return false }
      case .word:
        if correcting.contains(token.key) {
          corrects = true
        } else if !little.contains(token.key) {
          return false
        }
      case .clitic: continue
      default: return false
      }
    }
    return corrects && lattice.tokens[between.upperBound].lines == 0
  }

  /// The most tokens that are looked at.
  private static let longest = 10
  private static let correcting = keys("no wait sorry scratch correction rather mean oops nope")
  private static let little = keys(
    "i he she they it that was is said make actually my bad or hang on the at hold um uh er well we"
      + " its thats just")

  private static func keys(_ words: String) -> Set<UInt64> {
    Set(words.split(separator: " ").map { WordKey.of(String($0)) })
  }
}
