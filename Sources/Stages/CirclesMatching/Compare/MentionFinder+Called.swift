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

  /// `Mum`, where a contact is called `Mummy`: whoever the owner calls so by any word, before those in
  /// whose name the very word says whose mother they are. Empty where the word calls nobody so.
  func ownRelatives(_ hits: [NameHit], _ at: Int, _ text: FoldedText) -> [NameHit] {
    let token = text.tokens[at]
    let isMine = at > 0 && Verbs.my.contains(text.tokens[at - 1].hash)
    guard view.source == .manual || view.isHeard, RelationLabels.isCalled(token.hash),
      token.flags.contains(.capital) || isMine
        || view.isHeard && view.isSmall && !RelationLabels.isCommonWord(token.hash),
      // `Ama Hair` is called Ama, which is a mother elsewhere.
      hits.allSatisfy({ $0.match == .label && !opens(token.hash, in: $0.person) }),
      let relations = RelationLabels.table[token.hash]
    else { return [] }
    let lists = relations.map { index.postings[BlockKey.label.of(UInt32($0.rawValue))] }
    let people = Set(lists.joined()).sorted()
    let own = people.filter { index.marks[Int($0)].contains(.labelOnly) }
    if own.count > Self.maximumBearers { return [] }
    if !own.isEmpty { return own.map { NameHit(person: $0, match: .label) } }
    // `Dad`, where just one contact is called so: Daddy JA.
    guard hits.isEmpty, people.count == 1 else { return [] }
    return [NameHit(person: people[0], match: .halfLabel)]
  }

  /// `kofi`, where one is shown as Kofi and another as Uncle Kofi: the owner calls the uncle so.
  func withoutElders(_ hits: [NameHit], _ word: UInt64) -> [NameHit] {
    let shown = index.postings[BlockKey.display.of(PersonFacts.display([word]))]
    guard hits.count > 1, hits.contains(where: { shown.holds($0.person) }) else { return hits }
    return hits.map { hit in
      let isElder =
        hit.match == .given
        && Self.elders.contains { relation in
          index.postings[BlockKey.label.of(UInt32(relation.rawValue))].holds(hit.person)
        }
      return isElder ? NameHit(person: hit.person, match: .otherShort) : hit
    }
  }

  private static let elders: [Relation] = [.aunt, .uncle, .grandmother, .grandfather]

  /// `Marie (fish)`, `Jean (3rd)`: those who have every word in the brackets behind the name on their
  /// card's name too, and where the brackets end.
  func remarked(
    _ hits: [NameHit], behind at: Int, _ text: FoldedText
  ) -> (hits: [NameHit], end: Int)? {
    guard text.tokens[at].flags.contains(.bracket) else { return nil }
    let inside = text.tokens[(at + 1)...].prefix {
      !text.has(UInt8(ascii: ")"), between: text.tokens[at], and: $0)
    }
    guard (1...Self.longestRemark).contains(inside.count) else { return nil }
    let called = hits.filter { hit in
      inside.allSatisfy { !index.role(of: $0.hash, in: Int(hit.person)).isEmpty }
    }
    if called.isEmpty { return nil }
    return (called.map { NameHit(person: $0.person, match: .full) }, at + inside.count)
  }

  /// Of longer brackets the words are more than a remark.
  private static let longestRemark = 3

  /// Whether somebody's name begins with a word.
  private func opens(_ word: UInt64, in person: UInt32) -> Bool {
    FoldedText(index.names[Int(person)], limit: 1).tokens.first?.hash == word
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
    let whole = index.postings[BlockKey.display.of(shown)]
      .filter { person in hits.contains { $0.person == person } }
      .map { NameHit(person: $0, match: .full) }
    if !whole.isEmpty { return whole }
    // `Big John`, who has a family name, too.
    return hits.filter { hit in
      let role = index.role(of: before.hash, in: Int(hit.person))
      return !role.isDisjoint(with: [.given, .nickname]) && role.isDisjoint(with: .company)
    }
    .map { NameHit(person: $0.person, match: .nickname) }
  }
}
