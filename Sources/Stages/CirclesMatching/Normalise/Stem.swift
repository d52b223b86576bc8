/// What a word shares with its other forms: `swim`, `swims` and `swimming`, `mediate` and `mediates`.
///
/// Endings of several languages at once, and then the first letters alone: coarse, for words that
/// only support a name. Works on folded bytes.
enum Stem {
  /// No stem is shorter.
  static let shortest = 4
  /// Nor longer: `photograph` and `photography`.
  static let longest = 6

  private static let endings: [[UInt8]] = [
    "ingly", "ings", "ing", "ers", "ies", "ed", "er", "es", "en", "s", "y", "e", "a", "o",
  ].map { Array($0.utf8) }

  /// The hash of a folded word's stem.
  static func of(_ word: ArraySlice<UInt8>) -> UInt64 {
    var word = word
    for ending in endings
    where word.count >= ending.count + shortest && word.suffix(ending.count).elementsEqual(ending) {
      word = word.dropLast(ending.count)
      // `swimm` of `swimming`.
      if let last = word.last, word.count > shortest, word.dropLast().last == last,
        last != UInt8(ascii: "s"), last != UInt8(ascii: "l")
      {
        word = word.dropLast()
      }
      break
    }
    if word.count > longest, word.allSatisfy({ $0 < 0x80 }) { word = word.prefix(longest) }
    return WordHash.of(word)
  }
}
