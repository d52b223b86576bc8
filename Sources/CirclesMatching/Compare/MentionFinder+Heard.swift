import CirclesModel

extension MentionFinder {
  /// A given name that was heard wrongly beside a family name of the book: `leesha mcentee`.
  func misheard(_ start: Int, _ text: FoldedText) -> Mention? {
    guard view.isHeard, start + 1 < text.tokens.count else { return nil }
    let key = RoughKey.of(text.folded(text.tokens[start]))
    guard key != 0 else { return nil }
    let alike = index.postings[BlockKey.rough.of(key)]
    if alike.isEmpty { return nil }
    let family = index.postings[BlockKey.word.of(text.tokens[start + 1].hash)]
    let people = family.prefix(Self.maximumLooked).filter { person in
      alike.holds(person)
        && index.role(of: text.tokens[start + 1].hash, in: Int(person)).contains(.family)
    }
    if people.isEmpty || people.count > 8 { return nil }
    let hits = people.map { NameHit(person: $0, match: .nearlyFull) }
    return Mention(from: start, to: start + 1, people: hits)
  }

  /// `Herr Rahimi`, said to the owner.
  func isOwnerAddressed(_ at: Int, _ text: FoldedText) -> Bool {
    guard RoleWords.titles.contains(text.tokens[at].hash), at + 1 < text.tokens.count,
      owner.contains(text.tokens[at + 1].hash)
    else { return false }
    // `Mrs Hale Young` may be somebody else.
    let next = at + 2 < text.tokens.count ? text.tokens[at + 2] : nil
    return next?.flags.contains(.capital) != true
      || !text.tokens[at + 1].flags.isDisjoint(with: [.comma, .endsLine, .stop, .colon])
  }

  /// `am 3. Mai`, `end of May`, `in April`.
  static func isMonth(_ text: FoldedText, _ at: Int) -> Bool {
    if at + 1 < text.tokens.count, text.tokens[at + 1].flags.contains(.digit),
      text.tokens[at].flags.isDisjoint(with: [.comma, .endsLine])
    {
      return true
    }
    guard at > 0, text.tokens[at].flags.isDisjoint(with: .opensLine) else { return false }
    let before = text.tokens[at - 1]
    return before.flags.contains(.digit) && before.flags.isDisjoint(with: [.comma, .endsLine])
      || CommonWords.beforeMonths.contains(before.hash)
  }
}
