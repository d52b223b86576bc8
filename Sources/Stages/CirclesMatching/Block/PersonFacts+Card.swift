import CirclesModel

extension PersonFacts {
  /// As many words of a card's note are kept.
  static let maximumNoteWords = 40
  /// As many words that go with a person are kept in all.
  static let maximumContext = 80

  mutating func takeIdentities(_ person: KnownPerson) {
    for phone in person.fields.phones {
      let digits = Numbers.digits(phone.normalized ?? phone.value)
      phones.append(contentsOf: Numbers.keys(digits))
      if place == 0, let normalized = phone.normalized {
        place = PlaceTable.standard.place(ofNumber: normalized) ?? 0
      }
    }
    for email in person.fields.emails {
      emails.append(Addresses.key(email.value))
      takeMailbox(email.value)
      takeDomain(email.value)
    }
    takeMadeHandles(person.fields.name)
    for handle in person.fields.handles {
      if let key = Addresses.handleKey(handle.value) { handles.append(key) }
      if let last = handle.url?.split(separator: "/").last,
        let key = Addresses.handleKey(String(last)), !handles.contains(key)
      {
        handles.append(key)
      }
      takeWithin(handle.value)
    }
    for url in person.fields.urls { takeProfile(url.value) }
    for alias in person.aliases {
      let digits = Numbers.digits(alias.name)
      if alias.name.contains("@"), alias.name.contains(".") {
        emails.append(Addresses.key(alias.name))
      } else if digits.count >= 7, !alias.name.contains(where: \.isLetter) {
        phones.append(contentsOf: Numbers.keys(digits))
      } else if !alias.name.contains(" "), let key = Addresses.handleKey(alias.name) {
        handles.append(key)
      }
    }
  }

  /// The company in an address: `ana@northwind.example` goes with Northwind.
  private mutating func takeDomain(_ email: String) {
    guard let at = email.lastIndex(of: "@") else { return }
    let domain = email[email.index(after: at)...].split(separator: ".")
    guard domain.count >= 2, let name = domain.first, !Addresses.isMailProvider(String(name)) else {
      return
    }
    let words = FoldedText(String(name), limit: 4)
    for token in words.tokens where token.length > 1 {
      keep(token.hash, Stem.of(words.folded(token)), .domain)
    }
    takeWithin(String(name))
  }

  /// Topics within a name without spaces: `annasbakery`.
  private mutating func takeWithin(_ name: String) {
    let letters = Array(name.lowercased().utf8.prefix(32))
    guard letters.count >= 5 else { return }
    for from in 0...(letters.count - 5) {
      for length in stride(from: 5, through: min(12, letters.count - from), by: 1) {
        let hash = WordHash.of(letters[from..<from + length])
        topics |= TopicLexicon.standard.topics(of: hash)
      }
    }
  }

  mutating func takeContext(_ person: KnownPerson) {
    let fields = person.fields
    takeRemark(person.name)
    for word in remarks {
      topics |= TopicLexicon.standard.topics(of: word.hash)
      keep(word.hash, word.stem, word.field)
    }
    // `Y2`, by itself in a note: one of a sentence may be of another year.
    let asides = fields.note.prefix(Self.headOfNote).split { ",;.\n".contains($0) }
      .filter { !$0.drop(while: \.isWhitespace).contains(" ") }
    for text in [person.name] + asides.map(String.init) {
      for key in PlaceNumbers.keys(ofName: FoldedText(text, limit: 12)) { keep(key, key, .place) }
    }
    take(fields.organization, .organization)
    take(fields.department, .department)
    take(fields.jobTitle, .title)
    for category in fields.categories + person.groups { take(category, .category) }
    take(person.relationshipType, .category)
    for address in fields.addresses {
      take(address.city, .place)
      take(address.region, .place)
      take(address.country, .place)
    }
    appendNote(fields.note)
    for word in names where word.role.contains(.label) {
      topics |= TopicLexicon.standard.topics(of: word.hash)
    }
    for token in FoldedText(person.name, limit: 12).tokens where Self.isLabel(token.hash) {
      topics |= TopicLexicon.standard.topics(of: token.hash)
    }
    for word in EmojiTopics.words(in: person.name) {
      topics |= TopicLexicon.standard.topics(of: word)
    }
    if place != 0 { return }
    for address in fields.addresses {
      let words = FoldedText(address.city + " " + address.country, limit: 8).tokens.map(\.hash)
      for (index, hash) in words.enumerated() where place == 0 {
        let next = index + 1 < words.count ? words[index + 1] : 0
        place = PlaceTable.standard.places(of: hash, next: next).last ?? 0
      }
    }
  }

  /// As much of a note is looked through for such words.
  private static let headOfNote = 200

  /// What stands in brackets behind a name: `Tom (climbing)`.
  private mutating func takeRemark(_ name: String) {
    guard let open = name.firstIndex(where: { "([".contains($0) }) else { return }
    let text = FoldedText(String(name[open...]), limit: 8)
    for token in text.tokens {
      topics |= TopicLexicon.standard.topics(of: token.hash)
      keep(token.hash, Stem.of(text.folded(token)), .note)
    }
  }

  /// The name to show and every other name, as apps print them above a chat.
  mutating func takeDisplays(_ person: KnownPerson) {
    for name in [person.name] + person.aliases.map(\.name) { addDisplay(name) }
  }

  mutating func addDisplay(_ name: String) {
    let key = Self.display(named: name)
    if key != 0, !displays.contains(key) { displays.append(key) }
    let look = Self.look(FoldedText(name, limit: 16))
    if look != 0, !displayLooks.contains(look) { displayLooks.append(look) }
  }

  /// The key of a name as a text recogniser may have read it; 0 for one too short to tell.
  static func look(_ text: FoldedText) -> UInt64 {
    if text.letters.count < 5 { return 0 }
    return display(
      text.tokens.lazy.map { token in
        let look = LookKey.of(text.folded(token))
        return look == 0 ? token.hash : look
      })
  }

  /// The key of a name as it is shown: all of its words in their order; 0 for none.
  static func display(_ text: FoldedText) -> UInt64 { display(text.tokens.lazy.map(\.hash)) }

  /// The same, also of a name of signs alone: `🌸`; 0 for none.
  static func display(named name: String) -> UInt64 {
    let words = FoldedText(name, limit: 16)
    if !words.tokens.isEmpty { return display(words) }
    // Whether a sign is drawn in colour makes no difference.
    let signs = name.unicodeScalars.filter { $0.value != 0xFE0F && !$0.properties.isWhitespace }
    if signs.isEmpty { return 0 }
    return WordHash.mix(WordHash.of(String(String.UnicodeScalarView(signs))))
  }

  /// The same of the hashes of its words.
  static func display(_ words: some Sequence<UInt64>) -> UInt64 {
    words.reduce(0) { display($0, $1) }
  }

  /// The key of a name with one more word.
  static func display(_ key: UInt64, _ word: UInt64) -> UInt64 { WordHash.mix(key &+ word &+ 1) }

  private mutating func take(_ text: String, _ field: Field) {
    if text.isEmpty { return }
    let words = FoldedText(text, limit: 16)
    for token in words.tokens where token.length > 1 {
      topics |= TopicLexicon.standard.topics(of: token.hash)
      if let trade = RoleWords.trades[token.hash], field == .title || field == .category {
        trades.append(trade)
      }
      keep(token.hash, Stem.of(words.folded(token)), field)
    }
  }

  private mutating func appendNote(_ note: String) {
    if note.isEmpty { return }
    let text = FoldedText(note, limit: Self.maximumNoteWords)
    for (index, token) in text.tokens.enumerated() where token.length > 1 {
      topics |= TopicLexicon.standard.topics(of: token.hash)
      // `Neil's sister` is no nurse.
      if let trade = RoleWords.trades[token.hash], !RelationLabels.isFamily(token.hash) {
        trades.append(trade)
      }
      keep(token.hash, Stem.of(text.folded(token)), .note)
      appendRelation(index, text)
      guard token.flags.contains(.possessive) else { continue }
      for next in text.tokens.dropFirst(index + 1).prefix(2) {
        for relation in RelationLabels.table[next.hash] ?? [] {
          relationsOf += Self.joined(upTo: index, text).map { Self.relationKey(relation, of: $0) }
        }
      }
    }
  }

  /// The names that one relation is of: both of `Zuzia + Kuba's mum`, while `Rob and Kuba's mum` may be two.
  private static func joined(upTo last: Int, _ text: FoldedText) -> [UInt64] {
    let others = text.tokens[..<last].reversed().prefix {
      $0.flags.isSuperset(of: [.plus, .capital])
    }
    return [text.tokens[last].hash] + others.map(\.hash)
  }

  /// `irmão da Larissa` and `my cousin`: whose relative the contact is.
  private mutating func appendRelation(_ index: Int, _ text: FoldedText) {
    let hash = text.tokens[index].hash
    guard let relations = RelationLabels.table[hash], NameGenders.table[hash] == nil else { return }
    if let other = Possession.other(behind: index, text) {
      let name = text.tokens[other].hash
      relationsOf += relations.map { Self.relationKey($0, of: name) }
    } else if Possession.isOwners(index, text) {
      ownRelations += relations.filter(\.isFamily)
    }
  }

  /// The key of "Leo's dad".
  static func relationKey(_ relation: Relation, of possessor: UInt64) -> UInt64 {
    WordHash.mix(possessor &+ UInt64(relation.rawValue) &+ 1)
  }

  private mutating func keep(_ hash: UInt64, _ stem: UInt64, _ field: Field) {
    if Self.generic.contains(hash) { return }
    // Only a group may have an everyday word for its name: `Work`, `School`.
    if field != .category, CommonWords.common.contains(hash) { return }
    // `van` and `día` stand in every text of their language.
    if field == .note, FunctionWords.languages(of: hash) != 0 { return }
    if context.count >= Self.maximumContext { return }
    if context.contains(where: { $0.hash == hash && $0.field == field }) { return }
    context.append(ContextWord(hash: hash, stem: stem, field: field))
  }

  private static let generic = Set(
    FoldedText(
      """
      inc ltd llc gmbh co corp company group the and of for services service solutions international
      partners associates limited plc ag sa srl pvt global systems consulting center centre
      acquaintance contacts mycontacts starred
      """
    ).tokens.map(\.hash))

  mutating func takeRelatives(_ fields: ContactFields) {
    for related in fields.related {
      guard let relation = RelationLabels.relation(type: related.type) else { continue }
      let name = related.name ?? ""
      let words = Self.words(name)
      let hasSurname = words.count > 1
      relatives.append(
        Relative(
          relation: relation, identifier: related.identifier,
          full: hasSurname ? Self.full(name) : 0,
          given: words.first ?? 0))
      for word in words.prefix(1) { keep(word, word, .relative) }
    }
  }
}
