/// A name that a recogniser wrote as several everyday words: `why remu` is Wiremu, `bog dan` Bogdan.
enum TornName {
  /// A name is torn into at most so many words.
  static let longest = 3
  /// As many words of a text are looked at.
  static let reach = 150

  /// Behind a word with one of these no name goes on.
  static let stops: TokenFlags = [
    .comma, .colon, .endsLine, .dash, .plus, .bracket, .possessive, .stop,
  ]

  /// The letters of some words as one; nil where they cannot be one name, such as where a sentence
  /// ends among them.
  static func letters(of text: FoldedText, from: Int, to: Int, owner: Set<UInt64>) -> [UInt8]? {
    var letters: [UInt8] = []
    for at in from...to {
      let token = text.tokens[at]
      if owner.contains(token.hash) || PersonFacts.isLabel(token.hash) { return nil }
      if token.flags.contains(.digit) || at < to && !token.flags.isDisjoint(with: stops) {
        return nil
      }
      letters += text.folded(token)
    }
    // One everyday word is that word.
    if from == to, CommonWords.common.contains(text.tokens[from].hash) || letters.count < 4 {
      return nil
    }
    return letters
  }

  /// The words that may be a torn name beginning at one of them, in each way in which a name may
  /// end: `terry's` may be all of a name, and `nester` end in an open vowel.
  static func forms(at start: Int, _ text: FoldedText, owner: Set<UInt64>) -> [(to: Int, [UInt8])] {
    var forms: [(Int, [UInt8])] = []
    for last in start..<min(start + longest, text.tokens.count) {
      guard stands(start, last, text),
        let letters = letters(of: text, from: start, to: last, owner: owner), letters.count <= 16,
        start < 3 || RoughKey.kinds(letters[...]) > 2
      else { continue }
      if last > start { forms.append((last, letters)) }
      if text.tokens[last].flags.contains(.possessive) {
        forms.append((last, letters + [UInt8(ascii: "s")]))
      }
      if letters.count > 4, letters.suffix(2).elementsEqual("er".utf8) {
        forms.append((last, letters.dropLast(2) + [UInt8(ascii: "a")]))
      }
    }
    return forms
  }

  /// Whether a name is likely there: at the start, behind somebody met, or before what somebody does
  /// or has.
  private static func stands(_ start: Int, _ last: Int, _ text: FoldedText) -> Bool {
    if NameSlot.holds(start, text, isHeard: true) { return true }
    if text.tokens[last].flags.contains(.possessive) { return true }
    guard last + 1 < text.tokens.count else { return false }
    let next = text.tokens[last + 1]
    return Verbs.follows(next.hash) || Verbs.mayBe(text.folded(next))
  }
}
