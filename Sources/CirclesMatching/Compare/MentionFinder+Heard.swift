import CirclesModel

extension MentionFinder {
  /// Those whose name a word of speech was meant to be: it is no name of its own, and but for a vowel
  /// it sounds like theirs. `tiago` is Thiago, and `tressa` Treasa.
  func heard(_ at: Int, _ text: FoldedText) -> [NameHit] {
    let token = text.tokens[at]
    guard view.isHeard, !CommonWords.common.contains(token.hash),
      !PlaceTable.standard.isPlace(token.hash), !PersonFacts.isLabel(token.hash),
      NameSlot.holds(at, text, isHeard: true)
    else { return [] }
    let isName = NameGenders.table[token.hash] != nil || Diminutives.all.isName(token.hash)
    let key = RoughKey.of(text.folded(token))
    if key == 0 { return [] }
    let people = index.postings[BlockKey.rough.of(key)]
    if people.isEmpty || people.count > Self.maximumBearers { return [] }
    let sounds = Spoken.sounds(of: text.folded(token))
    // Without a capital it is perhaps a word that nobody listed.
    let slack = token.flags.contains(.capital) && !isName && sounds.count > 3 ? 1 : 0
    return people.compactMap { person in
      isNear(sounds, to: Int(person), slack)
        ? NameHit(person: person, match: isName ? .sound : .heard) : nil
    }
  }

  /// Whether the sounds are those of a word of a person's names, but for a few.
  private func isNear(_ sounds: [UInt8], to person: Int, _ slack: Int) -> Bool {
    let name = FoldedText(index.names[person], limit: 8)
    return name.tokens.indices.contains { at in
      let token = name.tokens[at]
      if PersonFacts.isLabel(token.hash) { return false }
      var letters = name.folded(token)
      if token.flags.contains(.foreign), let latin = Romanise.word(name.word(at)) {
        letters = Array(latin.utf8)[...]
      }
      return Spoken.differ(sounds, Spoken.sounds(of: letters)) <= slack
    }
  }

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
