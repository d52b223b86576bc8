import CirclesModel

/// Names with a word before them that tells namesakes apart.
extension MentionFinder {
  /// `auntie marina`, `my cousin Lena`: those of the name who are the owner's relatives of that kind,
  /// however the name is spelt; namesakes are not meant.
  func relatives(_ at: Int, _ text: FoldedText) -> [NameHit] {
    let next = at + 1
    guard next < text.tokens.count, text.tokens[next].length > 2,
      text.tokens[at].flags.isDisjoint(with: [
        .comma, .colon, .endsLine, .plus, .dash, .possessive, .stop,
      ]),
      let relations = RelationLabels.table[text.tokens[at].hash],
      !CommonWords.common.contains(text.tokens[next].hash)
    else { return [] }
    let kin = relations.filter(\.isFamily).map {
      index.postings[BlockKey.label.of(UInt32($0.rawValue))]
    }
    if kin.allSatisfy(\.isEmpty) { return [] }
    let named = hits(next, text, isFirst: false)
      .filter { hit in hit.match >= .otherShort && kin.contains { $0.holds(hit.person) } }
      .map { NameHit(person: $0.person, match: .titled) }
    return named.isEmpty ? soundingRelatives(kin, next, text) : named
  }

  /// `big pete`: those whose whole name is that, the everyday word before it included.
  func withEpithet(_ hits: [NameHit], _ at: Int, _ text: FoldedText) -> [NameHit] {
    guard at > 0 else { return [] }
    let before = text.tokens[at - 1]
    guard CommonWords.common.contains(before.hash), before.length > 2,
      !Verbs.and.contains(before.hash), before.flags.isDisjoint(with: Self.breaks),
      before.flags.isDisjoint(with: .stop)
    else { return [] }
    let shown = PersonFacts.display([before.hash, text.tokens[at].hash])
    return index.postings[BlockKey.display.of(shown)]
      .filter { person in hits.contains { $0.person == person } }
      .map { NameHit(person: $0, match: .full) }
  }
}
