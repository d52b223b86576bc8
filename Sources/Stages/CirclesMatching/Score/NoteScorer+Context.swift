import CirclesModel

extension NoteScorer {
  /// People whose card shares a rare word with the text: worth comparing among many of one name.
  func favoured() -> Set<UInt32> {
    guard index.count > MentionFinder.maximumBearers else { return [] }
    var found: Set<UInt32> = []
    for hash in view.stems {
      if found.count > 2048 { break }
      if CommonWords.common.contains(hash) { continue }
      for key in [BlockKey.organization.of(hash), BlockKey.context.of(hash)] {
        let people = index.postings[key]
        if people.count <= 128 { found.formUnion(people) }
      }
    }
    return found
  }

  /// What goes with each candidate and is in the text too.
  mutating func takeContext() {
    let size = Double(index.count + 1)
    for at in candidates.all.indices {
      let person = Int(candidates[at].person)
      let isCompany = index.marks[person].contains(.company)
      for word in index.contextWords(of: person)
      where view.words.contains(word.hash) || view.stems.contains(word.stem) {
        if isCompany, word.field == .organization { continue }
        if owner.contains(word.hash) { continue }
        if let bearers = claimed[word.hash], !bearers.contains(UInt32(person)) { continue }
        if isRuledOut(word.hash, behind: candidates[at].end) {
          candidates[at].raise(.ruledOut, 1, view.phrase(word.hash))
          continue
        }
        // A word of their own name says nothing more, but for `Lynne Choir` in `Lynne from choir`.
        let role = index.role(of: word.hash, in: person)
        let isCalledSo = role == .aside && isBeside(word.hash, candidates[at].end)
        if isCalledSo { candidates[at].raise(.calledSo, 1, view.phrase(word.hash)) }
        let isNamed = claimed[word.hash] != nil || candidates[at].match < .otherShort
        if !role.isEmpty,
          role != .aside || !isCalledSo && isNamed && !view.origins.contains(word.hash)
        {
          continue
        }
        if CommonWords.common.contains(word.hash), !view.origins.contains(word.hash) { continue }
        // `Will ring back` has nothing of a card's `Backs`.
        if !view.words.contains(word.hash), CommonWords.common.contains(word.stem) { continue }
        shared(word, at, size)
      }
      for word in index.nameWords(of: person) where word.role.contains(.label) {
        if view.words.contains(word.hash), !RoleWords.titles.contains(word.hash),
          RoleWords.trades[word.hash] != nil
        {
          let isOut = isRuledOut(word.hash, behind: candidates[at].end)
          candidates[at].raise(isOut ? .ruledOut : .calledSo, 1, view.phrase(word.hash))
        }
      }
      companions(person, at, size)
      topics(person, at)
      place(person, at)
      kin(person, at)
      candidates[at].settle()
    }
    let isKin = candidates.all.contains { candidate in
      couple.contains(candidate.person)
        && candidate.strength(.related) + candidate.strength(.sharedGroup) > 0
    }
    // That the other is named speaks for neither.
    if isKin { nobody.raise(.couple, 2) }
    setNamesakesApart()
    weighBystanders()
  }

  /// Whether a word tells which of a name is meant: `John the coal`, `Margaret who does the teas`.
  private func isBeside(_ hash: UInt64, _ end: Int) -> Bool {
    let tokens = view.text.tokens
    guard end >= 0, end + 2 < tokens.count, Verbs.tells(tokens[end + 1].hash),
      tokens[end].flags.isDisjoint(with: [.stop, .endsLine, .comma])
    else { return false }
    return tokens[(end + 2)...].prefix(3).contains { $0.hash == hash }
  }

  /// Whether a word says which of a name is not meant: `Callum, not the roof one`.
  private func isRuledOut(_ hash: UInt64, behind end: Int) -> Bool {
    guard end >= 0, let said = view.ruledOut[hash] else { return false }
    return (1...10).contains(said - end)
  }

  private mutating func shared(_ word: PersonFacts.ContextWord, _ at: Int, _ size: Double) {
    let space: BlockKey =
      word.field == .organization || word.field == .department ? .organization : .context
    let bearers = Double(index.postings[space.of(word.stem)].count)
    var rarity = max(0.15, min(1, (size / max(1, bearers)).logarithm / 3.5))
    // `Ana from work` says just that.
    if word.field == .category, view.origins.contains(word.hash) { rarity = max(rarity, 1.1) }
    // Too many things are on a Tuesday.
    if word.field == .note, CommonWords.weekdays.contains(word.hash) { rarity *= 0.5 }
    let text = view.phrase(word)
    switch word.field {
    case .organization, .domain, .department:
      candidates[at].add(.organization, rarity, limit: 1.5, text)
    case .title: candidates[at].add(.jobTitle, rarity, limit: 1.3, text)
    case .category: candidates[at].add(.category, rarity, limit: 1.3, text)
    case .note: candidates[at].add(.cardNote, rarity, limit: 2, text)
    case .place: candidates[at].add(.place, rarity, limit: 1.3, text)
    case .relative: candidates[at].raise(.related, 1, text)
    }
  }

  /// Others named for sure who are in the same group or work in the same place.
  private mutating func companions(_ person: Int, _ at: Int, _ size: Double) {
    for word in index.contextWords(of: person) where Self.isGroup(word.field) {
      guard let others = companionWords[word.hash], others.contains(where: { $0 != person }) else {
        continue
      }
      let space: BlockKey = word.field == .category ? .context : .organization
      let bearers = Double(index.postings[space.of(word.stem)].count)
      let rarity = max(0, min(1, (size / max(1, bearers)).logarithm / 2.5))
      if rarity > 0.2 {
        candidates[at].raise(.sharedGroup, rarity, "with others of the same group")
      }
    }
  }

  static func isGroup(_ field: PersonFacts.Field) -> Bool {
    field == .category || field == .organization
  }

  /// Remembers the groups of somebody who is named for sure.
  mutating func accompany(_ person: Int) {
    for word in index.contextWords(of: person) where Self.isGroup(word.field) {
      if companionWords.count < 512 { companionWords[word.hash, default: []].append(person) }
    }
  }

  private mutating func topics(_ person: Int, _ at: Int) {
    var rest = index.topics[person] & view.topicBits
    var best = 0.0
    var second = 0.0
    while rest != 0 {
      let topic = rest.trailingZeroBitCount
      rest &= rest - 1
      let strength = min(2, 0.3 + 0.5 * view.topics[topic])
      if strength > best {
        (best, second) = (strength, best)
      } else if strength > second {
        second = strength
      }
    }
    if best > 0 { candidates[at].raise(.topic, best + 0.4 * second) }
  }

  private mutating func place(_ person: Int, _ at: Int) {
    let place = index.places[person]
    guard place != 0, view.places.contains(place) else { return }
    let share = Double(index.placeCounts[place] ?? 1) / Double(max(8, index.count))
    // Where everybody lives tells nobody apart.
    let strength = max(0, 1 - 2.5 * share)
    if strength > 0 { candidates[at].raise(.placeCode, strength, "number of that place") }
  }

  /// Relatives who are named too.
  private mutating func kin(_ person: Int, _ at: Int) {
    for kinship in index.kin(of: person) {
      for word in index.nameWords(of: Int(kinship.person))
      where !word.role.isDisjoint(with: [.given, .nickname]) && view.words.contains(word.hash) {
        if !index.role(of: word.hash, in: person).isEmpty { continue }
        candidates[at].raise(.related, 1, view.phrase(word.hash))
      }
    }
  }
}

extension Double {
  /// The natural logarithm, near enough for weighing words, without Foundation.
  var logarithm: Double {
    guard self > 0, isFinite else { return 0 }
    // ln(x) = e ln 2 + ln(m), with ln(m) by the first terms of its atanh series.
    let y = (significand - 1) / (significand + 1)
    let square = y * y
    let series = 2 * y * (1 + square / 3 + square * square / 5 + square * square * square / 7)
    return Double(exponent) * 0.693_147_180_559_945_3 + series
  }
}

extension NoteFeatures {
  /// The words of the text that have a hash, as they are written; empty where only the title has.
  func phrase(_ word: PersonFacts.ContextWord) -> String {
    let exact = phrase(word.hash)
    if !exact.isEmpty { return exact }
    guard let at = text.tokens.firstIndex(where: { Stem.of(text.folded($0)) == word.stem }) else {
      return ""
    }
    return text.excerpt(at, at)
  }

  /// The word of the text with that hash, as it is written.
  func phrase(_ hash: UInt64) -> String {
    guard let at = text.tokens.firstIndex(where: { $0.hash == hash }) else { return "" }
    return text.excerpt(at, at)
  }
}
