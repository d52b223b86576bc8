import CirclesModel

extension MentionFinder {
  /// Those whose name a word of speech was meant to be: it has a capital, is no name of its own and
  /// sounds just like theirs. `Kwami` is Kwame, and `Tiessen` Thiessen.
  func heard(_ at: Int, _ text: FoldedText) -> [NameHit] {
    let token = text.tokens[at]
    guard view.isHeard, token.flags.contains(.capital) || actsSmall(at, text),
      !CommonWords.common.contains(token.hash),
      !PlaceTable.standard.isPlace(token.hash), !PersonFacts.isLabel(token.hash),
      !GivenNames.has(token.hash), token.flags.contains(.capital) || !Verbs.follows(token.hash),
      NameSlot.holds(at, text, isHeard: true)
    else { return [] }
    let key = RoughKey.of(text.folded(token))
    if key == 0 { return [] }
    let people = index.postings[BlockKey.rough.of(key)]
    if people.isEmpty || people.count > Self.maximumBearers { return [] }
    let sounds = Spoken.sounds(of: text.folded(token))
    return people.filter { isSpoken(sounds, as: Int($0)) }
      .map { NameHit(person: $0, match: .heard) }
  }

  /// Whether a word with a capital ends what an article and another such word begin: the Rousse of `la Croix
  /// Rousse` is no Rosi.
  func isPartOfName(_ at: Int, _ text: FoldedText) -> Bool {
    guard at > 1, text.tokens[at].flags.contains(.capital) else { return false }
    let before = text.tokens[at - 1]
    return before.flags.contains(.capital) && before.length > 1
      && before.flags.isDisjoint(with: Self.breaks.union([.stop, .opensSentence]))
      && Verbs.theOne.contains(text.tokens[at - 2].hash)
      && !GivenNames.has(before.hash) && !PersonFacts.isLabel(before.hash)
      && index.postings[BlockKey.word.of(before.hash)].isEmpty
  }

  /// Those whose given name sounds just like a word of speech that is a name, or stands where one does.
  func sounding(_ at: Int, _ text: FoldedText, isKnown: Bool) -> [NameHit] {
    let token = text.tokens[at]
    guard
      isKnown || GivenNames.has(token.hash)
        || NameSlot.holds(at, text, isHeard: true)
    else { return [] }
    let key = GivenSound.key(text.folded(token))
    if key == 0 { return [] }
    let people = index.postings[BlockKey.homophone.of(key)]
    if people.count > Self.maximumBearers { return [] }
    return people.map { NameHit(person: $0, match: .sameSound) }
  }

  /// Those whose family name sounds just like a word of speech that is one, or stands behind a title.
  func soundingFamilies(_ at: Int, _ text: FoldedText, isKnown: Bool) -> [NameHit] {
    guard isKnown || at > 0 && RoleWords.titles.contains(text.tokens[at - 1].hash) else {
      return []
    }
    let key = GivenSound.familyKey(text.folded(text.tokens[at]))
    if key == 0 { return [] }
    let people = index.postings[BlockKey.homophone.of(key)]
    if people.count > Self.maximumBearers { return [] }
    return people.map { NameHit(person: $0, match: .family) }
  }

  /// Whether a word that is more often no name is one in speech without capitals: `okay so ray says`,
  /// `saw ray`, `mark antonelli`.
  func isSpokenName(_ at: Int, _ text: FoldedText) -> Bool {
    let token = text.tokens[at]
    guard view.isHeard, view.isSmall, token.length > 2, CommonWords.ambiguous.contains(token.hash),
      GivenNames.has(token.hash)
        || isGiven(token.hash)
    else { return false }
    let before = at > 0 ? text.tokens[at - 1].hash : nil
    if before.map(Verbs.sees) == true { return true }
    guard token.flags.contains(.opensSentence) || before.map(Verbs.opens) ?? true,
      at + 1 < text.tokens.count
    else { return false }
    // `mark's not standing again`
    if token.flags.contains(.possessive) { return true }
    let next = text.tokens[at + 1]
    // `jasmine from choir`
    if at < 2, Verbs.sources.contains(next.hash) { return true }
    return Verbs.follows(next.hash) || Verbs.mayBe(text.folded(next))
      || !CommonWords.common.contains(next.hash) && next.flags.isDisjoint(with: .digit)
        && !index.postings[BlockKey.word.of(next.hash)].isEmpty
  }

  /// Whether an everyday word of another language is somebody's name in an English text: `Con's 21st`,
  /// `Di & Glen`, `con rang`.
  func isForeignName(_ at: Int, _ text: FoldedText) -> Bool {
    let token = text.tokens[at]
    guard CommonWords.foreign.contains(token.hash), view.languages == 0, isGiven(token.hash) else {
      return false
    }
    let isSmall = view.isHeard && view.isSmall
    guard isSmall || token.flags.contains(.capital) else { return false }
    if !isSmall, token.flags.isDisjoint(with: .opensSentence) { return true }
    if !token.flags.isDisjoint(with: [.possessive, .plus]) { return true }
    return at + 1 < text.tokens.count && Verbs.follows(text.tokens[at + 1].hash)
  }

  /// Whether somebody of the book has the word for a given name.
  private func isGiven(_ word: UInt64) -> Bool {
    index.postings[BlockKey.word.of(word)].prefix(Self.maximumBearers)
      .contains { !index.role(of: word, in: Int($0)).isDisjoint(with: .callable) }
  }

  /// Whether the first words of a text without capitals are somebody who does something: `tomash is coming`.
  private func actsSmall(_ at: Int, _ text: FoldedText) -> Bool {
    view.isSmall && at < 3 && text.tokens[at].length >= 5 && at + 1 < text.tokens.count
      && Verbs.follows(text.tokens[at + 1].hash)
  }

  /// Whether a word of a person's name has these sounds.
  private func isSpoken(_ sounds: [UInt8], as person: Int) -> Bool {
    let name = FoldedText(index.names[person], limit: 8)
    return name.tokens.indices.contains { at in
      let token = name.tokens[at]
      if PersonFacts.isLabel(token.hash) { return false }
      var letters = name.folded(token)
      if token.flags.contains(.foreign), let latin = Romanise.word(name.word(at)) {
        letters = Array(latin.utf8)[...]
      }
      return Spoken.sounds(of: letters) == sounds
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

  /// Whether a word of speech without capitals is a family name of the book and nothing else.
  func isSpokenSurname(_ at: Int, _ text: FoldedText) -> Bool {
    let token = text.tokens[at]
    guard view.isHeard, view.isSmall, token.length > 3, !GivenNames.has(token.hash),
      !CommonWords.common.contains(token.hash), !CommonWords.ambiguous.contains(token.hash),
      !FunctionWords.isOne(token.hash, in: view.languages),
      !Verbs.follows(token.hash), !PersonFacts.isLabel(token.hash),
      !PlaceTable.standard.isPlace(token.hash), TopicLexicon.standard.topics(of: token.hash) == 0
    else { return false }
    let people = index.postings[BlockKey.word.of(token.hash)].prefix(Self.maximumBearers)
    return !people.isEmpty
      && people.allSatisfy { index.role(of: token.hash, in: Int($0)) == .family }
  }

  /// `noëlle tran`, where the book has a Joëlle Tran: the given name of somebody else was heard, and
  /// the family name tells whose it is.
  func misnamed(_ start: Int, _ text: FoldedText) -> Mention? {
    let (token, next) = (text.tokens[start], text.tokens[start + 1])
    guard view.isHeard, next.length > 2, !CommonWords.common.contains(next.hash),
      !FunctionWords.isOne(next.hash, in: view.languages)
    else { return nil }
    var family = index.postings[BlockKey.word.of(next.hash)].prefix(Self.maximumBearers)
      .filter { index.role(of: next.hash, in: Int($0)).contains(.family) }
    let key = GivenSound.familyKey(text.folded(next))
    if family.isEmpty, key != 0 {
      family = Array(index.postings[BlockKey.homophone.of(key)].prefix(Self.maximumBearers))
    }
    let heard = Spoken.sounds(of: text.folded(token))
    let people = family.filter { isCalled(like: heard, $0) }
    guard (1...Self.mostMisnamed).contains(people.count) else { return nil }
    return Mention(
      from: start, to: start + 1, people: people.map { NameHit(person: $0, match: .nearlyFull) })
  }

  private static let mostMisnamed = 4

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

  /// `am 3. Mai`, `end of May`, `in April`, `May the second`.
  static func isMonth(_ text: FoldedText, _ at: Int) -> Bool {
    if at + 1 < text.tokens.count, text.tokens[at].flags.isDisjoint(with: [.comma, .endsLine]) {
      let next = text.tokens[at + 1]
      if next.flags.contains(.digit) || CommonWords.ordinals.contains(next.hash) { return true }
      if next.hash == the, at + 2 < text.tokens.count,
        CommonWords.ordinals.contains(text.tokens[at + 2].hash)
      {
        return true
      }
    }
    guard at > 0, text.tokens[at].flags.isDisjoint(with: .opensLine) else { return false }
    let before = text.tokens[at - 1]
    return before.flags.contains(.digit) && before.flags.isDisjoint(with: [.comma, .endsLine])
      || CommonWords.beforeMonths.contains(before.hash)
  }
}
