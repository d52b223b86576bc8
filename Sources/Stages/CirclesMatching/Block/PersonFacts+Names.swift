import CirclesModel

extension PersonFacts {
  /// Cuts a person's names, numbers and words out of what the notebook has.
  init(_ person: KnownPerson) {
    let fields = person.fields
    isCompany =
      fields.kind == .organization
      || fields.name.given.isEmpty && fields.name.family.isEmpty && !fields.organization.isEmpty
        && NameNormalizer.normalize(fields.organization) == NameNormalizer.normalize(person.name)
    takeNames(person)
    takeDisplays(person)
    takeIdentities(person)
    takeContext(person)
    takeRelatives(fields)
    birthday = Birthday(fields.birthday)
    takeLearned(person.learned)
  }

  private mutating func takeNames(_ person: KnownPerson) {
    let name = person.fields.name
    if isCompany {
      add(person.name, .company)
      for alias in person.aliases { add(alias.name, .company) }
      fulls.append(Self.full(person.name))
      return
    }
    var given = Self.words(name.given)
    var family = Self.words(name.family)
    let display = FoldedText(person.name.isEmpty ? name.display : person.name)
    takeLabels(display)
    // `Plumber Dave`, kept as given and family: the trade is no name, and the rest is one.
    given.removeAll(where: Self.isLabel)
    let hasLabel = !labels.isEmpty || display.tokens.contains { Self.isLabel($0.hash) }
    // `N:Kathi;;;;`: some programs keep the only name there is in the place of a family name.
    let isOnlyName = family.first.map(GivenNames.has) ?? false
    // `N:Mick;Uncle;;;`; and `N:Barry;Coach;;;` where the note tells of a Barry Illingworth.
    let noted = NotedNames.names(in: person.fields.note, beside: display)
    let isGiven =
      isOnlyName && family.count == 1
      && (Self.hasTitle(display, among: RoleWords.familiar)
        && !CommonWords.ambiguous.contains(family[0])
        || noted.contains { Self.words($0).first == family.first })
    let isTitled = Self.hasTitle(display) && !isGiven
    if hasLabel || isOnlyName, given.isEmpty, !family.isEmpty, !isTitled {
      swap(&given, &family)
      // `N:Roversi Andrea;Commercialista`
      if given.count == 2, !GivenNames.has(given[0]), GivenNames.has(given[1]) {
        family = [given.removeFirst()]
      }
    }
    family.removeAll(where: Self.isLabel)
    // `Mme Lambert`, kept as a given name.
    if family.isEmpty, given.count == 1, Self.hasTitle(display, among: RoleWords.formal) {
      swap(&given, &family)
    }
    takeRemarks(display, &given, &family)
    isCouple = Self.joinsTwo(display)
    for (index, hash) in given.enumerated() { put(hash, index == 0 || isCouple ? .given : .middle) }
    if given.count > 1, name.given.contains("-"), !isCouple { put(given[0], .compound) }
    if given.count == 2 { takeGlued(name.given) }
    for word in Self.words(name.middle) { put(word, .middle) }
    for hash in family { put(hash, .family) }
    let shown = Set(display.tokens.map(\.hash))
    isFormal =
      Self.hasTitle(display) && !given.isEmpty && !shown.isDisjoint(with: family)
      && display.tokens.allSatisfy { token in
        Self.isLabel(token.hash) || family.contains(token.hash) || isInBrackets(token, display)
      }
    let called = called(person, display, given)
    let isBeside =
      !family.isEmpty && shown.isDisjoint(with: family)
      && (given.contains(where: shown.contains) || !called.isEmpty)
    for token in display.tokens where !names.contains(where: { $0.hash == token.hash }) {
      if Self.isLabel(token.hash) {
        put(token.hash, .label)
      } else if isInBrackets(token, display) {
        continue
      } else if remarks.contains(where: { $0.hash == token.hash })
        || token.flags.contains(.possessive) && token.start > 0
      {
        // `Lauren Tom's`: whose she is.
        put(token.hash, .aside)
      } else if token.flags.contains(.ideographic) {
        put(token.hash, [.given, .family])
      } else if isBeside, !called.contains(token.hash) {
        // `Phyllis Book Club`, a Steranko: where she is known from, or another family name.
        put(token.hash, .aside)
        remarks.append(
          ContextWord(
            hash: token.hash, stem: Stem.of(display.folded(token)), field: .category))
      } else {
        put(
          token.hash, given.isEmpty && family.isEmpty ? (names.isEmpty ? .given : .family) : .given)
      }
    }
    takeScripts(name, display)
    takeSpellings(withoutRemarks(name))
    for nickname in person.fields.nicknames { add(nickname, .nickname) }
    for alias in noted {
      add(alias, .nickname)
      addDisplay(alias)
    }
    hasNickname = !person.fields.nicknames.isEmpty
    for alias in person.aliases { add(alias.name, .nickname) }
    for extra in person.fields.extra where extra.name.uppercased().contains("MAIDEN") {
      for word in Self.words(extra.value) { put(word, .family) }
    }
    romanise()
    fulls.append(Self.full(person.name))
    if !name.given.isEmpty, !name.family.isEmpty {
      fulls.append(Self.full(name.given + " " + name.family))
      for nickname in person.fields.nicknames {
        fulls.append(Self.full(nickname + " " + name.family))
      }
      if let short = name.given.split(separator: " ").first {
        fulls.append(Self.full(short + " " + name.family))
      }
    }
    takeGender(name, display)
    if gender == .unknown { takeGender(ofNote: person.fields.note) }
    takeRelatives(in: display)
  }

  /// `Ola Football`: the words that say where they are known from are no name, and go with them.
  private mutating func takeRemarks(
    _ display: FoldedText, _ given: inout [UInt64], _ family: inout [UInt64]
  ) {
    guard display.tokens.count > 1,
      let first = display.tokens.first(where: { !Self.isLabel($0.hash) })?.hash,
      GivenNames.has(first) || Self.hasTitle(display)
    else { return }
    for (at, token) in display.tokens.enumerated()
    where token.hash != first && (NameRemarks.isRemark(token.hash) || hasDigit(token, display)) {
      if isInBrackets(token, display) || Self.isHour(at, display) { continue }
      remarks.append(
        ContextWord(
          hash: token.hash, stem: Stem.of(display.folded(token)), field: .note))
    }
    let words = Set(remarks.map(\.hash))
    given.removeAll(where: words.contains)
    family.removeAll(where: words.contains)
  }

  /// The words of the name to show by which somebody is called, though their given name is another.
  private func called(
    _ person: KnownPerson, _ display: FoldedText, _ given: [UInt64]
  ) -> Set<UInt64> {
    guard display.tokens.count > 1, let first = display.tokens.first?.hash else { return [] }
    // `Wazza Bar`, a Warren Tully called Wazza.
    var called = Set(person.fields.nicknames.flatMap(Self.words))
      .intersection(display.tokens.map(\.hash))
    guard !given.contains(first), GivenNames.has(first) else { return called }
    // `Ola Waldfest`, an Alexandra Noll who works at Waldfest; `Andi Bühne`, an Andreas Noll.
    let work = Self.words(person.fields.organization)
    if given.contains(where: { Self.isForm(first, of: $0) })
      || display.tokens.dropFirst().allSatisfy({ work.contains($0.hash) })
    {
      called.insert(first)
    }
    return called
  }

  /// A name without the words that say where somebody is known from: those are not misheard as one.
  private func withoutRemarks(_ name: PersonName) -> PersonName {
    if remarks.isEmpty { return name }
    let words = Set(remarks.map(\.hash))
    func bare(_ text: String) -> String {
      text.split(separator: " ").filter { part in
        !FoldedText(String(part), limit: 4).tokens.contains { words.contains($0.hash) }
      }.joined(separator: " ")
    }
    var name = name
    name.given = bare(name.given)
    name.family = bare(name.family)
    return name
  }

  /// `Dave 10 a.m. Mass`: an hour in a name says nothing of whoever speaks of that hour.
  private static func isHour(_ at: Int, _ text: FoldedText) -> Bool {
    text.tokens[at].flags.contains(.digit) && at + 1 < text.tokens.count
      && hours.contains(text.tokens[at + 1].hash)
  }
  private static let hours = Set(FoldedText("a p am pm uhr").tokens.map(\.hash))

  /// The 9 of `Mrs Chauhan plot 9`, the Y5 of `Mike Y5`.
  private func hasDigit(_ token: TextToken, _ text: FoldedText) -> Bool {
    text.folded(token).contains { (0x30...0x39).contains($0) }
  }

  /// Whether a name joins two: `Jess + Tama`, `Bill and Joyce next door`.
  private static func joinsTwo(_ display: FoldedText) -> Bool {
    let tokens = display.tokens
    return tokens.indices.dropLast().contains { at in
      if isLabel(tokens[at].hash) || tokens[at].length < 2 { return false }
      var next = at + 1
      if tokens[at].flags.isDisjoint(with: .plus) {
        guard Verbs.couples.contains(tokens[next].hash) else { return false }
        next += 1
      }
      return next < tokens.count && tokens[next].length > 1 && tokens[next].flags.contains(.capital)
        && !isLabel(tokens[next].hash)
    }
  }

  /// `Aman Deep` is written `Amandeep` too.
  private mutating func takeGlued(_ name: String) {
    put(WordHash.of(FoldedText(name, limit: 8).letters), .given)
  }

  private mutating func add(_ name: String, _ role: NameRole) {
    let text = FoldedText(name, limit: 16)
    if role != .company { takeKeys(name) }
    if role == .company {
      for token in text.tokens { put(token.hash, .company) }
      return
    }
    if text.tokens.count == 1 {
      put(text.tokens[0].hash, role)
      takeGivenSounds(name)
      if text.tokens[0].flags.contains(.foreign) { scripts.append((text.word(0), role)) }
      return
    }
    // `Bibi Bean`, for a Bean: they are called Bibi, and not only part of it.
    let isOwnFamily = text.tokens.dropFirst().allSatisfy { token in
      names.contains { $0.hash == token.hash && !$0.role.isDisjoint(with: [.given, .family]) }
    }
    let called = text.tokens.filter { !Self.isLabel($0.hash) }
    for (index, token) in text.tokens.enumerated() {
      if Self.isLabel(token.hash) {
        put(token.hash, .label)
      } else if called.count == 1 {
        // `Tante Hilde`: they are called Hilde, too.
        put(token.hash, .nickname)
      } else if index == 0 {
        put(token.hash, isOwnFamily ? .nickname : [.part, .nickname])
      } else {
        put(token.hash, .part)
      }
    }
  }

  mutating func put(_ hash: UInt64, _ role: NameRole) {
    if let index = names.firstIndex(where: { $0.hash == hash }) {
      names[index].role.formUnion(role)
    } else {
      names.append(NameWord(hash: hash, role: role))
    }
  }

  static func words(_ text: String) -> [UInt64] {
    if text.isEmpty { return [] }
    return FoldedText(text, limit: 16).tokens.map(\.hash)
  }

  static func isLabel(_ hash: UInt64) -> Bool {
    RoleWords.titles.contains(hash) || RoleWords.trades[hash] != nil
      || RelationLabels.table[hash] != nil && NameGenders.table[hash] == nil
  }

  /// Whether a word is another form of a given name.
  private static func isForm(_ word: UInt64, of name: UInt64) -> Bool {
    let groups = Diminutives.all.places(of: name).map(\.group)
    return word != name && Diminutives.all.places(of: word).contains { groups.contains($0.group) }
  }

  private static func hasTitle(
    _ text: FoldedText, among titles: Set<UInt64> = RoleWords.titles
  ) -> Bool {
    text.tokens.contains { titles.contains($0.hash) }
  }

  /// A hash of a whole name that does not mind the order of its words.
  static func full(_ name: some StringProtocol) -> UInt64 {
    var sum: UInt64 = 0
    var count = 0
    for token in FoldedText(String(name), limit: 12).tokens {
      if RoleWords.titles.contains(token.hash) { continue }
      sum &+= WordHash.mix(token.hash)
      count += 1
    }
    return count == 0 ? 0 : sum
  }

  func isInBrackets(_ token: TextToken, _ text: FoldedText) -> Bool {
    guard let open = text.source.firstIndex(of: UInt8(ascii: "(")) else { return false }
    return Int(token.start) > open
  }
}
