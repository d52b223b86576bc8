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
      if text.tokens[start...name.to].contains(where: isBorne) { continue }
      let isLong = heard.count >= (start < 3 ? 5 : 6)
      var same =
        isLong ? people.filter { index.spokenNames(of: Int($0)).contains(heard) } : []
      if same.isEmpty, name.isSomebody {
        same = people.filter { isVowelsApart(heard, from: index.spokenNames(of: Int($0))) }
      }
      if same.isEmpty { continue }
      return Mention(
        from: start, to: name.to, people: same.map { NameHit(person: $0, match: .heard) })
    }
    return nil
  }

  /// `sister burn a debt`, `pastor too in day`: a title or a relation, and behind it a name that speech tore
  /// of one of those who are called so.
  func tornTitled(_ start: Int, _ text: FoldedText) -> Mention? {
    let title = text.tokens[start]
    guard view.isHeard, PersonFacts.isLabel(title.hash), start + 1 < text.tokens.count,
      title.flags.isDisjoint(with: TornName.stops), relatives(start, text).isEmpty,
      !GivenNames.has(text.tokens[start + 1].hash),
      // `my uncle said the car ...` has no Saeed in it.
      !Verbs.follows(text.tokens[start + 1].hash)
    else { return nil }
    let kin = (RelationLabels.table[title.hash] ?? []).flatMap {
      index.postings[BlockKey.label.of(UInt32($0.rawValue))].prefix(Self.maximumNamesakes)
    }
    let called = index.postings[BlockKey.word.of(title.hash)].prefix(Self.maximumLooked).filter {
      index.role(of: title.hash, in: Int($0)).contains(.label)
    }
    let people = Set(kin + called.prefix(Self.maximumNamesakes)).sorted()
    if people.isEmpty { return nil }
    // `uncle coffee` is Uncle Kofi: an everyday word, but to the letter.
    let word = Spoken.sounds(of: text.folded(text.tokens[start + 1]))
    let same = people.filter { person in
      word.count >= 4 && sounds(ofName: person, .callable).contains(word)
    }
    if !same.isEmpty {
      return Mention(
        from: start, to: start + 1, people: same.map { NameHit(person: $0, match: .titled) })
    }
    for last in stride(
      from: min(start + TornName.longest, text.tokens.count - 1), to: start, by: -1)
    {
      guard let heard = sounds(of: text, from: start + 1, to: last),
        !text.tokens[(start + 1)...last].contains(where: isBorne)
      else { continue }
      let alike = people.filter { person in
        isVowelsApart(heard, from: sounds(ofName: person, [.given, .nickname, .family]))
      }
      if alike.isEmpty { continue }
      return Mention(
        from: start, to: last, people: alike.map { NameHit(person: $0, match: .titled) })
    }
    return nil
  }

  /// `gas the plumber` is Gaz Plumber: whoever has the trade and sounds like the word before it.
  func tornTrade(_ start: Int, _ text: FoldedText) -> Mention? {
    guard view.isHeard, start + 2 < text.tokens.count,
      text.tokens[start].flags.isDisjoint(with: TornName.stops),
      Verbs.definite.contains(text.tokens[start + 1].hash),
      let trade = RoleWords.trades[text.tokens[start + 2].hash],
      !FunctionWords.isOne(text.tokens[start].hash, in: view.languages)
    else { return nil }
    let heard = Spoken.sounds(of: text.folded(text.tokens[start]))
    let people = index.postings[BlockKey.trade.of(trade)].prefix(Self.maximumBearers)
    let word = text.tokens[start].hash
    if people.contains(where: { !index.role(of: word, in: Int($0)).isEmpty }) { return nil }
    let alike = people.filter { sounds(ofName: $0, .callable).contains(heard) }
    if heard.count < 3 || alike.isEmpty { return nil }
    return Mention(
      from: start, to: start + 2, people: alike.map { NameHit(person: $0, match: .titled) })
  }

  /// Whether somebody is called by what has the same consonants, and vowels not much unlike.
  private func isVowelsApart(_ heard: [UInt8], from names: [[UInt8]]) -> Bool {
    let consonants = heard.filter { !Spoken.isVowel($0) }
    return names.contains { name in
      let limit = max(name.count, heard.count) / 3
      return name.count >= 4 && name.filter { !Spoken.isVowel($0) } == consonants
        && EditDistance.between(name, heard, atMost: limit) <= limit
    }
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
    if from == to, letters.count < 4 || isEveryday(text.tokens[from].hash) {
      return nil
    }
    let sounds = Spoken.sounds(of: letters[...])
    return sounds.count >= 3 ? sounds : nil
  }

  private func isEveryday(_ hash: UInt64) -> Bool {
    CommonWords.common.contains(hash) || FunctionWords.isOne(hash, in: view.languages)
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

  /// Whether somebody has a given name that sounds like some sounds.
  func isCalled(like heard: [UInt8], _ person: UInt32) -> Bool {
    heard.count >= 3 && Self.isAlike(heard, to: sounds(ofName: person, .callable))
  }

  private static func isAlike(_ heard: [UInt8], to words: [[UInt8]]) -> Bool {
    words.contains { $0.count >= 3 && Spoken.isAlike($0, heard) }
  }

  /// A name torn into words that it is letter for letter has at least so many.
  private static let fewestTorn = 6

  /// Sounds tell no more bearers of one name apart.
  private static let maximumNamesakes = 16
}
