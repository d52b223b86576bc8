import CirclesModel

extension MentionFinder {
  /// Everybody whom a word can call, the best agreement each. Of a word that many bear only those
  /// in `among` are looked at, where that is given; it is in ascending order.
  func hits(
    _ at: Int, _ text: FoldedText, isFirst: Bool, among: [UInt32]? = nil
  ) -> [NameHit] {
    let token = text.tokens[at]
    let hash = token.hash
    var isKnown = false
    func bearers(_ key: UInt64) -> [UInt32] {
      let all = index.postings[key]
      if !all.isEmpty { isKnown = true }
      guard all.count > Self.maximumLooked, let among else { return Array(all) }
      return among.filter { all.holds($0) }
    }
    var found = exact(hash, bearers)
    if token.flags.contains(.foreign), let latin = Romanise.word(text.word(at)) {
      merge(exact(WordHash.of(latin), bearers), into: &found, as: .diminutive)
      merge(alike(WordHash.of(latin), bearers), into: &found)
    }
    if CommonWords.common.contains(hash), !CommonWords.ambiguous.contains(hash) { return found }
    merge(alike(hash, bearers), into: &found)
    if !isKnown, isFirst, let name = unsigned(at, text) { found = exact(name, bearers) }
    if !isKnown, let name = takenForOwner(at, text) { found = exact(name, bearers) }
    if view.isHeard || view.source == .manual {
      let sounds = Homophones.sounds(of: hash)
      for sound in sounds {
        merge(
          bearers(BlockKey.homophone.of(sound)).map {
            NameHit(person: $0, match: .homophone)
          }, into: &found)
      }
      if view.isHeard {
        merge(sounding(at, text, isKnown: isKnown), into: &found)
        merge(soundingFamilies(at, text, isKnown: isKnown), into: &found)
      }
      if view.isHeard, !isKnown, token.length >= 4, !isPartOfName(at, text) {
        let key = SoundKey.of(text.folded(token))
        if key != 0, token.flags.contains(.capital) {
          found = bearers(BlockKey.sound.of(key)).map {
            NameHit(person: $0, match: .sound)
          }
        }
        merge(heard(at, text), into: &found)
      }
    }
    if !isKnown, view.isRead || token.flags.contains(.digit) {
      let key = LookKey.of(text.folded(token))
      if key != 0 {
        merge(
          bearers(BlockKey.look.of(key)).map { NameHit(person: $0, match: .look) },
          into: &found)
      }
    }
    if !isKnown, token.flags.contains(.capital), !token.flags.contains(.foreign) {
      let key = Romanise.skeleton(text.folded(token))
      if key != 0 {
        found = index.postings[BlockKey.skeleton.of(key)].prefix(Self.maximumBearers).map {
          NameHit(person: $0, match: .look)
        }
      }
    }
    return found
  }

  /// `anas 30th`: the name in a word typed in haste without the sign of its owner.
  private func unsigned(_ at: Int, _ text: FoldedText) -> UInt64? {
    let letters = text.folded(text.tokens[at])
    guard view.source == .manual, letters.count > 4, letters.last == UInt8(ascii: "s"),
      at + 1 < text.tokens.count, RelationLabels.table[text.tokens[at + 1].hash] == nil
    else { return nil }
    let name = WordHash.of(letters.dropLast())
    return CommonWords.common.contains(name) || CommonWords.ambiguous.contains(name) ? nil : name
  }

  /// `missus Abraham's knee`: a family name that ends in an s, which a speech recogniser took for the sign of
  /// an owner.
  private func takenForOwner(_ at: Int, _ text: FoldedText) -> UInt64? {
    guard view.isHeard, at > 0, text.tokens[at].flags.contains(.possessive),
      Self.titles.contains(text.tokens[at - 1].hash)
    else { return nil }
    return WordHash.of(text.folded(text.tokens[at]) + [UInt8(ascii: "s")])
  }

  /// Behind others, such as `uncle`, a given name stands.
  private static let titles = RoleWords.formal.union(
    FoldedText("mister missus ms miss dr doctor professor").tokens.map(\.hash))

  /// Those who have the very word in their name.
  private func exact(_ hash: UInt64, _ bearers: (UInt64) -> [UInt32]) -> [NameHit] {
    bearers(BlockKey.word.of(hash)).map { person in
      NameHit(person: person, match: match(index.role(of: hash, in: Int(person)), Int(person)))
    }
  }

  /// Those who have another form of the name.
  private func alike(_ hash: UInt64, _ bearers: (UInt64) -> [UInt32]) -> [NameHit] {
    var found: [NameHit] = []
    for place in Diminutives.all.places(of: hash) {
      for person in bearers(BlockKey.group.of(place.group)) {
        if place.isFull {
          found.append(NameHit(person: person, match: fullMatch(place.group, Int(person))))
        } else {
          found.append(NameHit(person: person, match: shortMatch(place.group, Int(person))))
        }
      }
    }
    return found
  }

  /// The full form for somebody: good where their own given name is of the group, and not only a
  /// nickname that stands for several.
  private func fullMatch(_ group: UInt32, _ person: Int) -> NameMatch {
    for word in index.nameWords(of: person) where word.role.contains(.given) {
      for place in Diminutives.all.places(of: word.hash) where place.group == group {
        return .diminutive
      }
    }
    return .cousinForm
  }

  /// A short form for somebody: good for one who has the full name, weak for another short form.
  private func shortMatch(_ group: UInt32, _ person: Int) -> NameMatch {
    for word in index.nameWords(of: person) where !word.role.isDisjoint(with: .callable) {
      for place in Diminutives.all.places(of: word.hash) where place.group == group {
        if place.isFull {
          return index.marks[person].contains(.nicknamed) ? .otherShort : .diminutive
        }
      }
    }
    return .cousinForm
  }

  private func match(_ role: NameRole, _ person: Int) -> NameMatch {
    let marks = index.marks[person]
    if role.contains(.company) { return .part }
    // 李娜, family and given name in one word.
    if role.contains([.given, .family]) { return .full }
    if role.contains(.nickname), !role.contains(.part) { return .nickname }
    if role.contains(.given) {
      return marks.isDisjoint(with: [.labelOnly, .formal]) ? .given : .hiddenGiven
    }
    if role.contains(.label) { return .label }
    if role.contains(.family) { return .family }
    return .part
  }

  /// Adds people, keeping the better agreement of each. Both lists are in ascending order.
  func merge(_ more: [NameHit], into found: inout [NameHit], as match: NameMatch? = nil) {
    if more.isEmpty { return }
    var more = more
    if let match { for index in more.indices { more[index].match = min(more[index].match, match) } }
    if found.isEmpty, Self.isAscending(more) {
      found = more
      return
    }
    found.append(contentsOf: more)
    found.sort { ($0.person, $1.match) < ($1.person, $0.match) }
    var kept = 0
    for index in found.indices {
      if kept > 0, found[kept - 1].person == found[index].person { continue }
      found[kept] = found[index]
      kept += 1
    }
    found.removeLast(found.count - kept)
  }

  private static func isAscending(_ hits: [NameHit]) -> Bool {
    for index in hits.indices.dropFirst() where hits[index - 1].person >= hits[index].person {
      return false
    }
    return true
  }

  /// Whether a full stop ends the sentence behind a name, and no short form of it: `at Lena. Lena
  /// said`, but `Chr. Berg`.
  func isSentenceEnd(_ end: Int, _ text: FoldedText) -> Bool {
    let token = text.tokens[end]
    return token.flags.contains(.stop)
      && (token.length > Self.longestShortForm || text.tokens[end + 1].hash == token.hash)
  }

  private static let longestShortForm = 3

  /// Those of the bearers who have the next word in their name too.
  func grow(_ hits: [NameHit], by at: Int, in text: FoldedText) -> [NameHit] {
    let token = text.tokens[at]
    if token.length == 1 { return initial(hits, token, text) }
    let next = self.hits(at, text, isFirst: false, among: hits.map(\.person))
    if next.isEmpty { return [] }
    let isTwice = token.hash == text.tokens[at - 1].hash
    var grown: [NameHit] = []
    var other = 0
    for hit in hits {
      while other < next.count, next[other].person < hit.person { other += 1 }
      guard other < next.count else { break }
      if next[other].person == hit.person, !isTwice || index.isTwice(token.hash, in: hit.person) {
        if var match = join(hit, next[other], token.hash) {
          // `Jean-Luc` is one given name, of however many words.
          if match == .full && isGivenCompound(at, hit.person, text)
            || match == .given && isCompound(at, hit.person, text)
          {
            match = .nickname
          }
          grown.append(NameHit(person: hit.person, match: match))
        }
      }
    }
    return grown
  }

  /// Whether a hyphen joins a word to the one before, and neither is a family name of somebody's.
  private func isGivenCompound(_ at: Int, _ person: UInt32, _ text: FoldedText) -> Bool {
    let words = [text.tokens[at - 1].hash, text.tokens[at].hash]
    guard text.excerpt(at - 1, at).contains("-") else { return false }
    return words.allSatisfy { !index.role(of: $0, in: Int(person)).contains(.family) }
  }

  /// Whether two words are somebody's Jean-Pierre, which speech writes without a hyphen.
  private func isCompound(_ at: Int, _ person: UInt32, _ text: FoldedText) -> Bool {
    let person = Int(person)
    return index.role(of: text.tokens[at - 1].hash, in: person).isSuperset(of: .compound)
      && index.role(of: text.tokens[at].hash, in: person).contains(.middle)
  }

  /// What two words of one person's name make together.
  private func join(_ first: NameHit, _ second: NameHit, _ hash: UInt64) -> NameMatch? {
    let person = Int(first.person)
    if index.marks[person].contains(.company) { return .company }
    let role = index.role(of: hash, in: person)
    if first.match == .label || second.match == .label { return .titled }
    // Of names that sound the same the spelling of speech tells nothing: Judy Carlson, Judie Karlson.
    if view.isHeard, first.match > .diminutive, first.match < .label, second.match == .family {
      return .full
    }
    let isExact = first.match > .diminutive && !role.isEmpty || first.match == .family
    if role.contains(.family) || first.match == .family {
      return isExact ? .full : .nearlyFull
    }
    if first.match == .part, role.contains(.aside) { return nil }
    if first.match == .part || role.contains(.part) { return .full }
    // Both words of a name that is all given names: `Suma Chechi`.
    if first.match == .given, role == .given { return .full }
    if role.contains(.middle) || role.contains(.given) || role.contains(.nickname) {
      return max(first.match, .given)
    }
    let isAlike = [.look, .sound, .homophone, .sameSound].contains(second.match)
    // `Libby Harc0urt` is Libby rather than her mother Liz.
    if isAlike, first.match < .homophone { return .otherShort }
    return isAlike || second.match == .family ? .nearlyFull : nil
  }

  /// A title and the name behind it: all who bear the name, whether their card has the title or not.
  func titled(_ at: Int, _ text: FoldedText) -> [NameHit] {
    let next = at + 1
    let relatives = relatives(at, text)
    if !relatives.isEmpty { return relatives }
    guard RoleWords.titles.contains(text.tokens[at].hash), next < text.tokens.count,
      !RoleWords.titles.contains(text.tokens[next].hash),
      text.tokens[at].flags.isDisjoint(with: [.comma, .endsLine, .plus, .dash]),
      !CommonWords.common.contains(text.tokens[next].hash)
    else { return [] }
    let token = text.tokens[next]
    if token.length == 1 {
      guard token.flags.contains(.capital), let letter = text.folded(token).first else {
        return []
      }
      return index.postings[BlockKey.word.of(text.tokens[at].hash)]
        .filter { index.initials(of: Int($0)).contains(letter) }
        .map { NameHit(person: $0, match: .part) }
    }
    let named: [NameHit] = hits(next, text, isFirst: false).compactMap { hit in
      switch hit.match {
      case .family, .part: NameHit(person: hit.person, match: .titled)
      case .given, .nickname, .hiddenGiven:
        index.marks[Int(hit.person)].contains(.labelled)
          ? NameHit(person: hit.person, match: .titled)
          : NameHit(person: hit.person, match: hit.match)
      case .label, .trade: nil
      default: hit
      }
    }
    // `Mme Lambert`: who is called so on the card before a Lambert who is not.
    let title = text.tokens[at].hash
    func isCalled(_ hit: NameHit) -> Bool { !index.role(of: title, in: Int(hit.person)).isEmpty }
    guard RoleWords.fixed.contains(title), named.contains(where: isCalled) else { return named }
    return named.map { hit in
      isCalled(hit) ? hit : NameHit(person: hit.person, match: min(hit.match, .family))
    }
  }

  /// `Sarah C.`: those whose family name begins so.
  private func initial(_ hits: [NameHit], _ token: TextToken, _ text: FoldedText) -> [NameHit] {
    guard token.flags.contains(.capital), let letter = text.folded(token).first,
      token.hash != Self.i
    else { return [] }
    return hits.filter { hit in
      // `TARGETT K.`
      hit.match == .family || hit.match == .soleFamily
        ? index.givenInitials[Int(hit.person)] == letter
        : index.initials(of: Int(hit.person)).contains(letter)
    }
    .map { NameHit(person: $0.person, match: .initial) }
  }

  static let i = WordHash.of("i")

  /// What one word alone may mean: a family name or a title means less, an everyday word nothing.
  func alone(_ hits: [NameHit], _ token: TextToken, _ text: FoldedText, _ at: Int) -> [NameHit] {
    let hash = token.hash
    let isCommon = CommonWords.common.contains(hash)
    let isSmall = !token.flags.contains(.capital)
    return hits.compactMap { hit in
      // Hardly anybody calls Jean-Pierre Jean.
      if hit.match == .given, index.role(of: hash, in: Int(hit.person)).isSuperset(of: .compound) {
        return NameHit(person: hit.person, match: .otherShort)
      }
      guard hit.match == .label else { return hit }
      if index.marks[Int(hit.person)].contains(.labelOnly) { return hit }
      // `Grandma` calls Grandma Jo too; a title alone calls nobody.
      guard RelationLabels.table[hash] != nil, !RoleWords.titles.contains(hash),
        !RelationLabels.isCommonWord(hash), NameGenders.table[hash] == nil
      else { return nil }
      return NameHit(person: hit.person, match: .halfLabel)
    }.filter { hit in
      switch hit.match {
      case .label:
        // `vom PA verleih` has no father in it.
        if token.length == 2, token.flags.contains(.shouting), at > 0,
          Verbs.tells(text.tokens[at - 1].hash)
        {
          return false
        }
        // `mom` does, in small letters too.
        return !isSmall || !RelationLabels.isCommonWord(hash)
          || view.isHeard && view.isSmall && RelationLabels.isSpoken(hash)
      case .part:
        // Who walks a dog does not name `Becky Dog Walker`.
        if isSmall, index.role(of: hash, in: Int(hit.person)) == .aside,
          TopicLexicon.standard.topics(of: hash) != 0, !isWhereabouts(at, text)
        {
          return false
        }
        return !isCommon && (!isSmall || view.isHeard && view.isSmall)
      case .family: return !isCommon && (!isSmall || view.isHeard || at == 0)
      case .cousinForm, .sound, .look: return !isCommon
      default: return !isCommon || CommonWords.ambiguous.contains(hash) || named.contains(hash)
      }
    }
  }

  /// Whether a word says where somebody is or is known from: `vom Capoeira`, `en el pádel`.
  private func isWhereabouts(_ at: Int, _ text: FoldedText) -> Bool {
    guard at > 0 else { return false }
    let isBehindArticle = at > 1 && Verbs.theOne.contains(text.tokens[at - 1].hash)
    return text.tokens[(at - (isBehindArticle ? 2 : 1))..<at].contains {
      Verbs.origins.contains($0.hash) || Verbs.workplaces.contains($0.hash)
    }
  }

  /// A family name alone that nobody else bears calls its bearer nearly as well as a first name does.
  func sole(_ hits: [NameHit], _ at: Int, _ text: FoldedText) -> [NameHit] {
    let token = text.tokens[at]
    guard hits.count == 1, hits[0].match == .family, token.length >= 4,
      token.flags.contains(.capital), !CommonWords.ambiguous.contains(token.hash),
      !PlaceTable.standard.isPlace(token.hash)
    else { return hits }
    // `Colm Harker`, where the book has another Harker.
    if at > 0, text.tokens[at - 1].flags.contains(.capital),
      text.tokens[at].flags.isDisjoint(with: .opensSentence)
    {
      return hits
    }
    return [NameHit(person: hits[0].person, match: .soleFamily)]
  }

  /// A name within a run of ideographs, which has no spaces: two to four characters are looked up.
  func ideographic(_ start: Int, _ text: FoldedText) -> Mention? {
    let letters = text.folded(text.tokens[start])
    var scalars: [Int] = []
    for at in letters.indices where letters[at] & 0xC0 != 0x80 { scalars.append(at) }
    scalars.append(letters.endIndex)
    for from in scalars.indices.dropLast() {
      for length in stride(from: 4, through: 2, by: -1) where from + length < scalars.count {
        let hash = WordHash.of(letters[scalars[from]..<scalars[from + length]])
        let found = index.postings[BlockKey.word.of(hash)]
        if found.isEmpty { continue }
        return Mention(
          from: start, to: start, people: found.map { NameHit(person: $0, match: .full) })
      }
    }
    return nil
  }
}
