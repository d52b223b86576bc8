/// Letters that were read wrongly off a picture: `te1escope`, `tuming`.
enum LetterRepair {
  /// Digits within a word, as the letters they look like. Ordinals and times (`9th`, `7pm`) are
  /// left: their digits come first.
  static func repair(_ word: inout [UInt8]) {
    guard let first = word.first, first >= UInt8(ascii: "a") else { return }
    for index in word.indices {
      switch word[index] {
      case UInt8(ascii: "0"): word[index] = UInt8(ascii: "o")
      case UInt8(ascii: "1"): word[index] = UInt8(ascii: "l")
      case UInt8(ascii: "5"): word[index] = UInt8(ascii: "s")
      case UInt8(ascii: "9"): word[index] = UInt8(ascii: "g")
      default: break
      }
    }
  }

  /// A word with an `m` that was `rn`, where that makes it one that is known.
  static func known(_ text: String) -> String? {
    let utf8 = text.utf8
    guard utf8.count > 3, utf8.count < 20, utf8.contains(UInt8(ascii: "m")),
      !InterestLexicon.standard.knows(text)
    else { return nil }
    let letters = Array(utf8)
    for index in letters.indices where letters[index] == UInt8(ascii: "m") {
      var changed = letters
      changed.replaceSubrange(index...index, with: [UInt8(ascii: "r"), UInt8(ascii: "n")])
      let candidate = String(decoding: changed, as: UTF8.self)
      if WordClasses.table[candidate] != nil || InterestLexicon.standard.knows(candidate) {
        return candidate
      }
    }
    return nil
  }
}
