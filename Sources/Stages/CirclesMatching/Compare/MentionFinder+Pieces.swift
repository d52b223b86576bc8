import CirclesModel

/// Names that a recogniser wrote as everyday words: `tom a kin tola` is Tom Akintola, and `me car tamura`
/// Mika Tamura. Whoever bears the word that it got right is compared with the words beside it by sound,
/// up to three of them taken as one.
extension MentionFinder {
  /// Those of the bearers of a given name with whose further name the words behind it sound alike, and
  /// where it ends.
  func soundingOn(_ hits: [NameHit], behind end: Int, _ text: FoldedText) -> (
    hits: [NameHit], end: Int
  )? {
    let hits = hits.filter { $0.match >= .diminutive }
    guard view.isHeard, (1...Self.maximumNamesakes).contains(hits.count),
      text.tokens[end].flags.isDisjoint(with: TornName.stops), end + 1 < text.tokens.count,
      !Verbs.and.contains(text.tokens[end + 1].hash)
    else { return nil }
    let names = hits.map { sounds(ofName: $0.person, [.family, .middle]) }
    for last in stride(from: min(end + TornName.longest, text.tokens.count - 1), to: end, by: -1) {
      guard let heard = sounds(of: text, from: end + 1, to: last) else { continue }
      let alike = zip(hits, names).filter { Self.isAlike(heard, to: $0.1) }
      if alike.isEmpty { continue }
      return (alike.map { NameHit(person: $0.0.person, match: .nearlyFull) }, last)
    }
    return nil
  }

  /// The name whose first word was heard as those from `start` on, and whose last one stands behind them.
  func soundingBefore(_ start: Int, _ text: FoldedText) -> Mention? {
    guard view.isHeard, !Verbs.and.contains(text.tokens[start].hash),
      index.postings[BlockKey.word.of(text.tokens[start].hash)].isEmpty
    else { return nil }
    let first = start + 1
    for next in first..<min(first + TornName.longest, text.tokens.count) {
      let token = text.tokens[next]
      if token.length < 4 || CommonWords.common.contains(token.hash) { continue }
      let bearers = index.postings[BlockKey.word.of(token.hash)]
      if bearers.isEmpty || bearers.count > Self.maximumNamesakes { continue }
      guard text.tokens[next - 1].flags.isDisjoint(with: TornName.stops),
        let heard = sounds(of: text, from: start, to: next - 1)
      else { continue }
      let alike = bearers.filter { person in
        let role = index.role(of: token.hash, in: Int(person))
        return !role.isDisjoint(with: [.family, .given]) && role.isDisjoint(with: .company)
          && Self.isAlike(heard, to: sounds(ofName: person, [.given, .nickname, .label]))
      }
      if alike.isEmpty { continue }
      return Mention(
        from: start, to: next, people: alike.map { NameHit(person: $0, match: .nearlyFull) })
    }
    return nil
  }

  /// A given name of which every sound was heard, though as words that nobody bears: `bog dan is away`.
  mutating func torn(_ start: Int, _ text: FoldedText) -> Mention? {
    torn = torn.drop { $0.from < start }
    for name in torn.prefix(while: { $0.from == start }) where name.to > start {
      let people = index.postings[BlockKey.rough.of(name.key)]
      if people.isEmpty || people.count > Self.maximumNamesakes { continue }
      guard name.isFree(text, owner: owner) else { continue }
      // `la keisha`, where somebody is called Lakeisha: letter for letter.
      if name.letters.count >= Self.fewestTorn {
        let hash = WordHash.of(name.letters)
        let called = people.filter {
          !index.role(of: hash, in: Int($0)).isDisjoint(with: [.given, .nickname])
        }
        if !called.isEmpty {
          return Mention(
            from: start, to: name.to, people: called.map { NameHit(person: $0, match: .given) })
        }
      }
      let heard = Spoken.sounds(of: name.letters[...])
      if heard.count < (start < 3 ? 5 : 6) { continue }
      if text.tokens[start...name.to].contains(where: isBorne) { continue }
      let same = people.filter { index.spokenNames(of: Int($0)).contains(heard) }
      if same.isEmpty { continue }
      return Mention(
        from: start, to: name.to, people: same.map { NameHit(person: $0, match: .heard) })
    }
    return nil
  }

  /// Whether a word is in somebody's name.
  private func isBorne(_ token: TextToken) -> Bool {
    !CommonWords.common.contains(token.hash)
      && !index.postings[BlockKey.word.of(token.hash)].isEmpty
  }

  /// Relatives whose name sounds like a word of speech.
  func soundingRelatives(_ kin: [ArraySlice<UInt32>], _ at: Int, _ text: FoldedText) -> [NameHit] {
    guard view.isHeard, let heard = sounds(of: text, from: at, to: at) else { return [] }
    let people = Set(kin.flatMap { $0.prefix(Self.maximumNamesakes) }).sorted()
    return people.filter { Self.isAlike(heard, to: sounds(ofName: $0, .callable)) }
      .map { NameHit(person: $0, match: .titled) }
  }

  /// The sounds of some words as one; nil where they cannot be one name, such as where a sentence
  /// ends among them.
  private func sounds(of text: FoldedText, from: Int, to: Int) -> [UInt8]? {
    var letters: [UInt8] = []
    for at in from...to {
      let token = text.tokens[at]
      if owner.contains(token.hash) || PersonFacts.isLabel(token.hash) { return nil }
      if token.flags.contains(.digit)
        || at < to && !token.flags.isDisjoint(with: TornName.stops)
      {
        return nil
      }
      letters += text.folded(token)
    }
    // `Sue at the book club` is no Batty.
    if text.tokens[from...to].allSatisfy({ Self.joints.contains($0.hash) }) { return nil }
    // One everyday word is that word.
    if from == to, CommonWords.common.contains(text.tokens[from].hash) || letters.count < 4 {
      return nil
    }
    let sounds = Spoken.sounds(of: letters[...])
    return sounds.count >= 3 ? sounds : nil
  }

  /// Words that only join others: a name is never heard as these alone.
  private static let joints = Set(
    FoldedText(
      """
      a an the this that at in on of off to up by for from with about into over and or but so as if than
      is was are were be been had has have did does do it he she they we you i me him her them us his my
      your our their its not no there here then when who what
      """
    ).tokens.map(\.hash))

  /// The sounds of each word of somebody's name that has one of some roles.
  private func sounds(ofName person: UInt32, _ roles: NameRole) -> [[UInt8]] {
    let name = FoldedText(index.names[Int(person)], limit: 8)
    return name.tokens.compactMap { token in
      let role = index.role(of: token.hash, in: Int(person))
      // What they do is no name that is heard wrongly.
      if RoleWords.trades[token.hash] != nil { return nil }
      return role.isDisjoint(with: roles) ? nil : Spoken.sounds(of: name.folded(token))
    }
  }

  private static func isAlike(_ heard: [UInt8], to words: [[UInt8]]) -> Bool {
    words.contains { $0.count >= 3 && Spoken.isAlike($0, heard) }
  }

  /// A name torn into words that it is letter for letter has at least so many.
  private static let fewestTorn = 6

  /// Sounds tell no more bearers of one name apart.
  private static let maximumNamesakes = 16
}
