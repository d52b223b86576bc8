import CirclesModel

/// Names that a recogniser tore into everyday words from their beginning on: `lawyer bow dee no` and Lawyer Bodino.
extension MentionFinder {
  /// The name that some words from `start` on were meant to be. They are tried where a name is likely: at the
  /// start, or where the first of them is a title, a trade or a relation.
  func torn(_ start: Int, _ text: FoldedText) -> Mention? {
    guard view.isHeard, start < Self.opening || PersonFacts.isLabel(text.tokens[start].hash) else {
      return nil
    }
    var letters: [UInt8] = []
    var best: Mention?
    for end in start..<min(start + Self.longestTorn, text.tokens.count) {
      let token = text.tokens[end]
      if owner.contains(token.hash) || token.flags.contains(.digit) { break }
      letters += text.folded(token)
      if end > start, let mention = torn(start, end, letters, text) { best = mention }
      if !token.flags.isDisjoint(with: Self.tornEnds) { break }
    }
    return best
  }

  private func torn(
    _ start: Int, _ end: Int, _ letters: [UInt8], _ text: FoldedText
  ) -> Mention? {
    let isLabelled = PersonFacts.isLabel(text.tokens[start].hash)
    guard let (key, count) = TornKey.of(letters), count >= (isLabelled ? 4 : 5) else { return nil }
    let people = index.postings[BlockKey.torn.of(key)]
    if people.isEmpty || people.count > Self.maximumTorn { return nil }
    let heard = Spoken.sounds(of: letters[...])
    let limit = isLabelled ? heard.count / 4 : heard.count / 6
    let alike = people.filter { person in
      TornKey.runs(of: FoldedText(index.names[Int(person)], limit: 8)).contains { run in
        let name = Spoken.sounds(of: run.letters[...])
        return name.count >= 5 && EditDistance.between(name, heard, atMost: limit) <= limit
      }
    }
    if alike.isEmpty { return nil }
    return Mention(
      from: start, to: end, people: alike.map { NameHit(person: $0, match: .nearlyFull) })
  }

  private static let tornEnds: TokenFlags = [
    .comma, .colon, .endsLine, .dash, .plus, .bracket, .possessive, .stop,
  ]
  /// A name is likely within so many words from the start.
  static let opening = 8
  /// A name is torn into at most so many words.
  static let longestTorn = 5
  /// What more people than that sound like says nothing.
  private static let maximumTorn = 8
}
