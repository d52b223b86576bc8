import CirclesModel

/// Names as the address book shows them, of several words.
extension MentionFinder {
  /// `Effie B&B`, `Sofia Nails`, `jun jun`: those who are shown by just these words, the most of them.
  func shown(_ start: Int, _ text: FoldedText) -> Mention? {
    let first = text.tokens[start]
    guard first.flags.contains(.capital) || view.isHeard && view.isSmall else { return nil }
    var found: Mention?
    var key = PersonFacts.display([first.hash])
    var isNamed = isTelling(first)
    var end = start
    while end + 1 < text.tokens.count, end - start + 1 < Self.longestName,
      text.tokens[end].flags.isDisjoint(with: [.comma, .colon, .stop, .endsLine, .dash])
    {
      let next = text.tokens[end + 1]
      key = PersonFacts.display(key, next.hash)
      // A name said twice is one, though `jun` is a month.
      isNamed = isNamed || isTelling(next) || next.hash == first.hash
      end += 1
      // A title and a name are weighed with all who bear the name.
      if end == start + 1, PersonFacts.isLabel(first.hash) || PersonFacts.isLabel(next.hash) {
        continue
      }
      let people = index.postings[BlockKey.display.of(key)]
      if isNamed, !people.isEmpty, people.count <= 8 {
        found = Mention(
          from: start, to: end, people: people.map { NameHit(person: $0, match: .full) })
      }
    }
    return found ?? shownInPieces(start, text)
  }

  /// `max back line`: who is shown as Max Backline, the last word of which speech tore.
  private func shownInPieces(_ start: Int, _ text: FoldedText) -> Mention? {
    let tokens = text.tokens
    guard view.isHeard, start + 2 < tokens.count, tokens[start].length > 1,
      tokens[start...start + 1].allSatisfy({ $0.flags.isDisjoint(with: TornName.stops) }),
      tokens[start + 1].length + tokens[start + 2].length >= Self.fewestLetters
    else { return nil }
    let last = WordHash.of(text.folded(tokens[start + 1]) + text.folded(tokens[start + 2]))
    let people = index.postings[
      BlockKey.display.of(PersonFacts.display([tokens[start].hash, last]))]
    guard (1...8).contains(people.count) else { return nil }
    return Mention(
      from: start, to: start + 2, people: people.map { NameHit(person: $0, match: .nearlyFull) })
  }

  /// A torn word has at least so many letters: short ones meet by chance.
  private static let fewestLetters = 6

  /// Whether a word is more of a name than of a thing: `Effie`, and neither `Book` nor `Club`.
  private func isTelling(_ token: TextToken) -> Bool {
    token.length > 2 && !CommonWords.common.contains(token.hash)
      && !PersonFacts.isLabel(token.hash) && TopicLexicon.standard.topics(of: token.hash) == 0
      && !PlaceTable.standard.isPlace(token.hash) && token.flags.isDisjoint(with: .digit)
  }

  /// The name that a whole title is, where every word is one, however common: `dawn`.
  func title(_ title: FoldedText) -> [Mention] {
    guard (1...3).contains(title.tokens.count), let mention = header(at: 0, in: title),
      mention.to == title.tokens.count - 1, mention.people.count <= 8,
      mention.people.allSatisfy({ $0.match >= .given })
    else { return [] }
    return [mention]
  }
}
