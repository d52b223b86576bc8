/// Finds what somebody may have meant.
package enum SpellingSuggestion {
  /// The longest word that is worth comparing, in characters.
  private static let maximumLength = 32

  /// The word that differs least, by at most two characters and a third of its own; nil for none.
  static func find(_ word: String, among words: [String]) -> String? {
    let word = Array(word.lowercased().replacing("-", with: "_"))
    if word.count > maximumLength { return nil }
    let near = words.map { (word: $0, distance: distance(word, Array($0))) }
      .filter { $0.distance <= min(2, max(1, $0.word.count / 3)) }
    return near.min { $0.distance < $1.distance }?.word
  }

  /// The word that differs least, however much; nil where there is none.
  package static func nearest(_ word: String, among words: [String]) -> (
    word: String, distance: Int
  )? {
    let word = Array(word.lowercased().prefix(maximumLength))
    return words.map { (word: $0, distance: distance(word, Array($0))) }
      .min { $0.distance < $1.distance }
  }

  /// Levenshtein's: how many characters are to be put in, taken out or changed.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var row = Array(0...right.count)
    for (number, character) in left.enumerated() {
      var diagonal = row[0]
      row[0] = number + 1
      for (place, other) in right.enumerated() {
        let above = row[place + 1]
        row[place + 1] = min(above + 1, row[place] + 1, diagonal + (character == other ? 0 : 1))
        diagonal = above
      }
    }
    return row[right.count]
  }
}
