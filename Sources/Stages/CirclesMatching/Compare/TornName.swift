/// A name that a recogniser wrote as several everyday words: `why remu` is Wiremu, `bog dan` Bogdan.
struct TornName {
  /// The first and the last word.
  var from: Int
  var to: Int
  /// The letters of the words as one.
  var letters: [UInt8]
  /// What they sound like (`RoughKey`).
  var key: UInt64
  /// Whether only a person can stand there: somebody opens the text and does something, or is led to by
  /// what one does with people, and the words are hardly any others.
  var isSomebody = false

  /// A name is torn into at most so many words.
  static let longest = 3
  /// As many words of a text are looked at.
  static let reach = 150
  /// No name has more letters.
  private static let longestName = 16

  /// Behind a word with one of these no name goes on.
  static let stops: TokenFlags = [
    .comma, .colon, .endsLine, .dash, .plus, .bracket, .possessive, .stop,
  ]

  /// What may be a torn name in speech, in the text's order, in each way in which a name may end:
  /// `terry's` may be all of a name, and `nester` end in an open vowel.
  static func all(in text: FoldedText) -> [TornName] {
    var found: [TornName] = []
    var letters: [UInt8] = []
    for start in text.tokens.indices.prefix(reach) {
      letters.removeAll(keepingCapacity: true)
      if start < 3, Verbs.opens(text.tokens[start].hash) { continue }
      let isSlot = start < 3 || NameSlot.isBehindLead(start, text)
      for last in start..<min(start + longest, text.tokens.count) {
        let token = text.tokens[last]
        if letters.count + Int(token.length) > longestName || token.flags.contains(.digit) { break }
        letters += text.folded(token)
        if isSlot || isFollowed(last, text) {
          add(start, last, letters, text, &found)
        }
        if !token.flags.isDisjoint(with: stops) { break }
      }
    }
    return found
  }

  private static func add(
    _ from: Int, _ to: Int, _ letters: [UInt8], _ text: FoldedText, _ found: inout [TornName]
  ) {
    // One everyday word is that word.
    if from == to, CommonWords.common.contains(text.tokens[from].hash) || letters.count < 4 {
      return
    }
    // Everyday words sound like names all the time: only a long name counts.
    let isEveryday = text.tokens[from...to].allSatisfy { CommonWords.common.contains($0.hash) }
    let isSomebody = isSomebody(from, to, text, isEveryday: isEveryday)
    let fewest = from < 3 && !isEveryday ? 2 : isSomebody ? 3 : 4
    func add(_ letters: [UInt8]) {
      let (key, kinds) = RoughKey.read(letters[...])
      if kinds >= fewest {
        found.append(
          TornName(from: from, to: to, letters: letters, key: key, isSomebody: isSomebody))
      }
    }
    if to > from { add(letters) }
    if text.tokens[to].flags.contains(.possessive) { add(letters + [UInt8(ascii: "s")]) }
    if letters.count > 4, letters.suffix(2).elementsEqual("er".utf8) {
      add(letters.dropLast(2) + [UInt8(ascii: "a")])
    }
  }

  private static func isSomebody(
    _ from: Int, _ to: Int, _ text: FoldedText, isEveryday: Bool
  ) -> Bool {
    let words = text.tokens[from...to]
    if Verbs.determines(words[from].hash) || words.contains(where: { GivenNames.has($0.hash) }) {
      return false
    }
    if from < opening, to + 1 < text.tokens.count, words[to].flags.isDisjoint(with: stops) {
      return Verbs.follows(text.tokens[to + 1].hash)
        && text.tokens[..<from].allSatisfy { Verbs.opens($0.hash) || Verbs.greets($0.hash) }
    }
    return !isEveryday && from > 0 && NameSlot.isBehindLead(from, text)
  }

  /// So many words may stand before somebody who opens the text.
  private static let opening = 4

  /// Whether a name may end there: before what somebody does or has.
  private static func isFollowed(_ last: Int, _ text: FoldedText) -> Bool {
    if text.tokens[last].flags.contains(.possessive) { return true }
    guard last + 1 < text.tokens.count else { return false }
    let next = text.tokens[last + 1]
    return Verbs.follows(next.hash) || Verbs.mayBe(text.folded(next))
  }

  /// Whether none of the words is the owner's or a label.
  func isFree(_ text: FoldedText, owner: Set<UInt64>) -> Bool {
    text.tokens[from...to].allSatisfy {
      !owner.contains($0.hash) && !PersonFacts.isLabel($0.hash)
    }
  }
}
