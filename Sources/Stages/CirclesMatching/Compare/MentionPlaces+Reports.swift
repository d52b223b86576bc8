/// News that somebody brings of somebody else: `Mary rang, Dara is coming home`.
extension MentionPlaces {
  /// As many words stand between who tells it and whom it is of.
  private static let longestReport = 7

  /// Whoever is named first and only says what another does is not whom the text is about.
  func report(_ mentions: inout [Mention]) {
    guard mentions.count > 1, mentions[0].from < 7,
      mentions[0].place.isDisjoint(with: [.listed, .modifier]),
      !Self.same(mentions[0], mentions[1]), isReport(from: mentions[0], of: mentions[1])
    else { return }
    mentions[0].place.subtract([.first, .heading, .subject])
    mentions[0].place.insert(.passing)
    mentions[1].place.formUnion([.first, .early, .subject])
  }

  private func isReport(from teller: Mention, of other: Mention) -> Bool {
    guard other.from > teller.to else { return false }
    let words = teller.to + 1..<other.from
    guard (1...Self.longestReport).contains(words.count),
      let said = words.last(where: { Verbs.reports.contains(text.tokens[$0].hash) })
    else { return false }
    let ends = text.tokens[teller.to].flags.union(
      words.reduce(into: TokenFlags()) { $0.formUnion(text.tokens[$1].flags) })
    if !ends.isDisjoint(with: [.stop, .colon, .endsLine]) { return false }
    var isClause = false
    for at in words where at > said {
      let hash = text.tokens[at].hash
      guard
        Verbs.bridges.contains(hash) || Verbs.that.contains(hash)
          || at + 1 == other.from && Verbs.articles.contains(hash)
      else { return false }
      isClause = isClause || Verbs.that.contains(hash)
    }
    guard other.to + 1 < text.tokens.count else { return false }
    return isClause || Verbs.follows(text.tokens[other.to + 1].hash)
      || text.tokens[other.to].flags.contains(.possessive)
        && Self.isPredicate(text, other.to + 1)
  }
}
