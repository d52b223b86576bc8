import CirclesModel

/// Finds what somebody may have meant.
package enum SpellingSuggestion {
  /// The longest word that is worth comparing, in characters.
  private static let maximumLength = 32

  /// The word that differs least, by at most two characters and a third of its own; nil for none.
  static func find(_ word: String, among words: [String]) -> String? {
    let word = Array(word.lowercased().replacing("-", with: "_"))
    if word.count > maximumLength { return nil }
    let near = words.map { (word: $0, distance: EditDistance.between(word, Array($0))) }
      .filter { $0.distance <= min(2, max(1, $0.word.count / 3)) }
    return near.min { $0.distance < $1.distance }?.word
  }

  /// The word that differs least, however much; nil where there is none.
  package static func nearest(_ word: String, among words: [String]) -> (
    word: String, distance: Int
  )? {
    let word = Array(word.lowercased().prefix(maximumLength))
    return words.map { (word: $0, distance: EditDistance.between(word, Array($0))) }
      .min { $0.distance < $1.distance }
  }
}
