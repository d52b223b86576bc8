import CirclesModel

extension NoteScorer {
  /// Takes the other side of a chat. Answers whether somebody of the book can be it.
  @discardableResult
  mutating func takePartner(_ partner: ChatPartner, _ feature: Feature = .partner) -> Bool {
    var partner = partner
    partner.name = partner.name.map {
      isLetterForLetter($0) ? $0 : Self.withoutPicture(Self.withoutButtons($0))
    }
    var isKnown = false
    if let phone = partner.phone { isKnown = take(phone: phone) || isKnown }
    if let handle = partner.handle { isKnown = take(handle: handle) || isKnown }
    if let name = partner.name, name.hasPrefix("~") {
      // What a stranger calls themself: WhatsApp marks whoever is not in the address book so.
      take(name: name, .listed)
    } else if let name = partner.name, !name.isEmpty {
      let digits = Numbers.digits(name)
      if digits.count >= 7, !name.contains(where: \.isLetter) {
        isKnown = take(phone: name) || isKnown
      } else if name.contains("@")
        || !name.contains(" ") && name.contains(where: { "._".contains($0) })
      {
        isKnown = take(handle: name) || isKnown
      }
      if !isKnown || digits.count < 7 { isKnown = take(name: name, feature) || isKnown }
      // `soralee`: a platform name without a sign that it is one.
      if !isKnown, !name.contains(" ") { isKnown = take(handle: "@" + name) || take(mailbox: name) }
    }
    return isKnown
  }

  /// Whether a card shows exactly that: `Mum 📱` may be one, beside a Mum.
  private func isLetterForLetter(_ name: String) -> Bool {
    index.postings[BlockKey.display.of(PersonFacts.display(FoldedText(name, limit: 16)))]
      .contains { index.names[Int($0)] == name }
  }

  /// `Bastien 📹`: the head of a screen has buttons beside the name.
  private static func withoutButtons(_ name: String) -> String {
    var words = name.split(separator: " ")
    while words.count > 1, let last = words.last, buttons.contains(String(last)) {
      words.removeLast()
    }
    return words.joined(separator: " ")
  }

  /// `(M) Marie-O`: a letter stands for a picture, before the name that begins with it.
  private static func withoutPicture(_ name: String) -> String {
    let words = name.split(separator: " ", maxSplits: 1)
    guard words.count == 2, let letter = words[1].first else { return name }
    let picture = words[0].filter { !"()[]".contains($0) }
    return picture.count < words[0].count && picture.count <= 2 && picture.first == letter
      ? String(words[1]) : name
  }

  private static let buttons: Set<String> = ["📹", "📞", "☎", "☎️", "🎥", "📱", "🔍", "🔎", "⋮"]

  private mutating func take(phone: String) -> Bool {
    guard let key = Numbers.key(Numbers.digits(phone)) else { return false }
    var isKnown = false
    for person in index.postings[BlockKey.phone.of(key)] {
      guard let at = admit(person) else { continue }
      candidates[at].raise(.phone, 1, phone)
      candidates[at].raise(.partner, 1)
      isKnown = true
    }
    if isKnown { spoken.append(phone) }
    return isKnown
  }

  private mutating func take(handle: String) -> Bool {
    var isKnown = false
    let isEmail = handle.contains("@") && !handle.hasPrefix("@")
    let key = isEmail ? Addresses.key(handle) : Addresses.handleKey(handle)
    guard let key else { return false }
    let space = isEmail ? BlockKey.email : BlockKey.handle
    for person in index.postings[space.of(key)] {
      guard let at = admit(person) else { continue }
      candidates[at].raise(isEmail ? .email : .handle, 1, handle)
      candidates[at].raise(.partner, 1)
      isKnown = true
    }
    if isKnown { spoken.append(handle) }
    return isKnown
  }

  /// Those whose address begins with a platform name, or whose name it is made of.
  private mutating func take(mailbox name: String) -> Bool {
    guard let key = Addresses.handleKey(name) else { return false }
    var isKnown = false
    for person in index.postings[BlockKey.mailbox.of(key)].prefix(8) {
      guard let at = admit(person) else { continue }
      candidates[at].raise(.mailbox, 1, name)
      candidates[at].raise(.partner, 1)
      isKnown = true
    }
    return isKnown
  }

  /// A header's name has to agree as a whole: `Sarah Miller` is not Sarah Chen.
  @discardableResult
  private mutating func take(name: String, _ feature: Feature) -> Bool {
    let text = FoldedText(name, limit: 16)
    if text.tokens.isEmpty { return take(shown: text, name, feature) }
    let isShown = take(shown: text, name, feature)
    // `Seán` may be cut from `Seán ❤️`, or be another Seán.
    let isSure =
      isShown
      && (text.tokens.count > 1 || isOnlyOneShown(name)
        || candidates.all.contains { index.names[Int($0.person)] == name })
    var finder = MentionFinder(index: index, view: view, owner: owner)
    finder.favoured = favoured()
    spoken.append(name)
    var isKnown = isShown
    let shown = Set(candidates.all.filter { $0.strength(.shownSo) > 0 }.map(\.person))
    var hasRivals = false
    for start in text.tokens.indices {
      guard let mention = finder.header(at: start, in: text) else { continue }
      let isWhole = Self.coversAll(text, mention)
      if !isShown, Self.isRelated(text, mention) {
        listRelated(mention, name)
        break
      }
      crowd = max(crowd, mention.crowd - mention.people.count)
      for hit in mention.people {
        guard isWhole && !isSure || hit.match >= .nearlyFull, let at = admit(hit.person) else {
          continue
        }
        // `Su` is no Gabi amiga de Su, where somebody is shown as Su.
        if isShown, hit.match == .part { continue }
        // `Jess` is hardly the header of Jess & Tom.
        let isHalf =
          feature == .partner && isWhole && mention.from == mention.to
          && hit.match.rank == .exact && index.marks[Int(hit.person)].contains(.couple)
        hasRivals = hasRivals || !shown.contains(hit.person)
        self.name(at, isHalf ? .otherShort : hit.match, name, -1)
        candidates[at].raise(feature, 1, name)
        isKnown = true
      }
      if isKnown, !isShown || isWhole { break }
    }
    if isShown, !hasRivals, feature == .partner {
      for person in shown {
        if let at = admit(person) { candidates[at].raise(.shownSo, 1, name) }
      }
    }
    return isKnown
  }

  /// Keeps those in mind whose mother, friend or landlord a header names: they are not who it names.
  private mutating func listRelated(_ mention: Mention, _ name: String) {
    for hit in mention.people {
      guard let at = admit(hit.person) else { continue }
      self.name(at, hit.match, name, -1)
      candidates[at].raise(.listed, 1, name)
    }
  }

  /// Whether a header names somebody by another: `Tom's mum`, `Wife of Tom Varga`, `Tom Varga mum`.
  private static func isRelated(_ text: FoldedText, _ mention: Mention) -> Bool {
    let after = mention.to + 1
    if after < text.tokens.count {
      if text.tokens[mention.to].flags.contains(.possessive) { return true }
      // `Priya Didi` and `Ravi boss` are how one calls them.
      let isFull = mention.to > mention.from
      let isApart = text.tokens[after].flags.contains(.bracket)
      let relations = RelationLabels.table[text.tokens[after].hash] ?? []
      if isFull, !isApart, !relations.isEmpty, close.isSuperset(of: relations) { return true }
    }
    guard mention.from > 1, ofs.contains(text.tokens[mention.from - 1].hash) else { return false }
    let word = text.tokens[mention.from - 2].hash
    return friends.contains(word)
      || RelationLabels.table[word] != nil && !RoleWords.titles.contains(word)
  }

  private static let close: Set<Relation> = [
    .mother, .father, .parent, .wife, .husband, .spouse, .daughter, .son, .child,
  ]

  private static let ofs = Set(FoldedText("of von van de da do di du del").tokens.map(\.hash))
  private static let friends = Set(
    FoldedText(
      """
      friend mate colleague neighbour neighbor boss landlord teacher freund freundin kollege kollegin
      amigo amiga ami amie amico amica copain copine vecino vecina voisin voisine vriend vriendin
      """
    ).tokens.map(\.hash))

  /// Those who are shown by exactly that name.
  private mutating func take(shown text: FoldedText, _ name: String, _ feature: Feature) -> Bool {
    var isKnown = false
    for person in index.postings[BlockKey.display.of(PersonFacts.display(named: name))] {
      guard let at = admit(person) else { continue }
      let isLetterForLetter = index.names[Int(person)] == name
      let isSure = isLetterForLetter || text.tokens.count != 1 || isOnlyOneShown(name)
      let isCompany = index.marks[Int(person)].contains(.company)
      self.name(at, isCompany ? .company : isSure ? .full : .given, name, -1)
      // `Sam` may be cut from `Sam ❤️`, or be another Sam.
      if feature == .partner { candidates[at].raise(.shownSo, isSure ? 1 : 0.25, name) }
      candidates[at].raise(feature, 1, name)
      isKnown = true
    }
    if isKnown || !view.isRead { return isKnown }
    // `Marlon Receptlon`
    for person in index.postings[BlockKey.displayLook.of(PersonFacts.look(text))].prefix(8) {
      guard let at = admit(person) else { continue }
      self.name(at, .nearlyFull, name, -1)
      candidates[at].raise(feature, 1, name)
      isKnown = true
    }
    return isKnown
  }

  /// Whether a screen shows a name that but one card has, besides signs: those are hardly ever read.
  private func isOnlyOneShown(_ name: String) -> Bool {
    view.isRead && index.postings[BlockKey.display.of(PersonFacts.display(named: name))].count == 1
  }

  /// Whether somebody is shown by exactly that name: a couple's card may join two.
  func isShown(_ name: String) -> Bool {
    !index.postings[BlockKey.display.of(PersonFacts.display(FoldedText(name, limit: 16)))].isEmpty
  }

  /// Whether nothing but titles, signs and bracketed remarks is left beside the name.
  private static func coversAll(_ text: FoldedText, _ mention: Mention) -> Bool {
    for (at, token) in text.tokens.enumerated() where at < mention.from || at > mention.to {
      if PersonFacts.isLabel(token.hash) || RoleWords.suffixes.contains(token.hash) { continue }
      if at > 0, text.tokens[at - 1].flags.contains(.bracket) { continue }
      return false
    }
    return true
  }
}

extension MentionFinder {
  /// A name in a header, where every word is one, however common.
  func header(at start: Int, in text: FoldedText) -> Mention? {
    let token = text.tokens[start]
    if token.length < 2 { return initialFirst(start, text) }
    var hits = hits(start, text, isFirst: true)
    if hits.isEmpty, token.flags.contains(.ideographic) { return ideographic(start, text) }
    if hits.isEmpty {
      let key = LookKey.of(text.folded(token))
      hits = index.postings[BlockKey.look.of(key)].map { NameHit(person: $0, match: .look) }
    }
    if hits.isEmpty { return nil }
    var end = start
    while end + 1 < text.tokens.count {
      let longer = grow(hits, by: end + 1, in: text)
      if longer.isEmpty { break }
      hits = longer
      end += 1
    }
    if start == end, hits.contains(where: { $0.match == .label }) {
      hits.removeAll { $0.match == .label && !index.marks[Int($0.person)].contains(.labelOnly) }
    }
    hits = ranked(hits)
    if hits.isEmpty { return nil }
    let all = hits.count
    if all > Self.maximumBearers {
      var kept = hits.filter { favoured.contains($0.person) }
      for hit in hits where kept.count < 8 { kept.append(hit) }
      hits = Array(kept.prefix(Self.maximumBearers))
    }
    return Mention(from: start, to: end, people: hits, crowd: all > hits.count ? all : 0)
  }
}
