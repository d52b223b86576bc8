/// Finds the names in a text: each word is looked up in the index, and names of several words are
/// those whose bearers share them all.
struct MentionFinder {
  /// As many bearers of one name are compared; the others count as a crowd.
  static let maximumBearers = 64
  /// Of a word that more people bear only those are looked at whom something else in the text
  /// singles out, so that a text costs no more the more people share a first name.
  static let maximumLooked = 512
  /// As many names of a text are looked at.
  static let maximumMentions = 400
  /// No name has more words.
  static let longestName = 5

  let index: PersonIndex
  let view: NoteFeatures
  /// The owner's words of name.
  let owner: Set<UInt64>
  /// Bearers worth comparing when there are too many: those whose card shares a rare word.
  var favoured: Set<UInt32> = []
  /// Words by which the title names somebody: names in the text as well, however common.
  var named: Set<UInt64> = []

  init(index: PersonIndex, view: NoteFeatures, owner: Set<UInt64>) {
    self.index = index
    self.view = view
    self.owner = owner
  }

  /// What may be a name that speech tore, in the text that is read, as far as it is still to come.
  var torn: ArraySlice<TornName> = []

  /// The names of a text, in its order; `torn` is what may be a torn name in it.
  mutating func mentions(in text: FoldedText, torn: [TornName] = []) -> [Mention] {
    self.torn = torn[...]
    var mentions: [Mention] = []
    var at = 0
    while at < text.tokens.count, mentions.count < Self.maximumMentions {
      if let mention = mention(at: at, in: text) {
        mentions.append(mention)
        at = mention.to + 1
      } else {
        at += 1
      }
    }
    return mentions
  }

  /// The name that begins at a word, if one does.
  mutating func mention(at start: Int, in text: FoldedText) -> Mention? {
    let plain = plainMention(at: start, in: text)
    guard let shown = shown(start, text), shown.to > plain?.to ?? -1 else { return plain }
    return shown
  }

  private mutating func plainMention(at start: Int, in text: FoldedText) -> Mention? {
    let token = text.tokens[start]
    if token.length < 2 { return initialFirst(start, text) }
    if token.flags.contains(.ideographic), token.length > 6 {
      if let mention = ideographic(start, text) { return mention }
    }
    let torn = soundingBefore(start, text) ?? tornTitled(start, text) ?? tornTrade(start, text)
    if let mention = torn ?? self.torn(start, text) { return mention }
    if isForeignName(start, text) { named.insert(token.hash) }
    let isNamed = named.contains(token.hash)
    let isNameLike = isNamed || Self.looksLikeName(text, start) || isSpokenName(start, text)
    if !isNameLike, !mayBeLabel(token.hash) { return nil }
    if !isNamed, isFunctionWord(start, text) { return nil }
    if isSomebodyElses(start, text) || start > 0 && Verbs.isStorm(text.tokens[start - 1]) {
      return nil
    }
    if isOwnerAddressed(start, text) { return nil }
    var hits = titled(start, text)
    var end = hits.isEmpty ? start : start + 1
    let among = hits.isEmpty ? singledOut(start, text) : nil
    if hits.isEmpty { hits = self.hits(start, text, isFirst: true, among: among) }
    let kin = start == end ? ownRelatives(hits, start, text) : []
    if !kin.isEmpty { hits = kin }
    if hits.isEmpty { return misheard(start, text) ?? household(start, text) }
    // A sound alone is less than a sound beside the family name.
    if hits.allSatisfy({ $0.match <= .sound }), let misheard = misheard(start, text) {
      return misheard
    }
    var crowd = 0
    var strange = false
    // Grow to the longest run of words that some one bearer has all of.
    while end + 1 < text.tokens.count, end - start + 1 < Self.longestName,
      text.tokens[end].flags.isDisjoint(with: Self.breaks), !isSentenceEnd(end, text),
      // `Kirstin/Kerstin` are two.
      !text.has(UInt8(ascii: "/"), between: text.tokens[end], and: text.tokens[end + 1])
    {
      let longer = grow(hits, by: end + 1, in: text)
      if longer.isEmpty {
        if let more = soundingOn(hits, behind: end, text) {
          (hits, end) = more
          break
        }
        if end == start, let other = misnamed(start, text) { return other }
        strange = isSurname(end + 1, text) || isSpokenSurname(end + 1, text)
        break
      }
      hits = longer
      end += 1
    }
    // The owner's own given name, said to them or by them.
    if start == end, owner.contains(token.hash) { return nil }
    if start == end, let (remarked, close) = remarked(hits, behind: start, text) {
      (hits, end) = (remarked, close)
    } else if start == end {
      let called = withEpithet(hits, start, text)
      hits = called.isEmpty ? sole(alone(hits, token, text, start), start, text) : called
    }
    if hits.isEmpty { return nil }
    if start == end { hits = withoutElders(hits, token.hash) }
    hits = ranked(hits)
    if hits.count > Self.maximumBearers || start == end && among != nil {
      crowd = start == end && among != nil ? bearerCount(token.hash) : hits.count
      var kept = hits.filter { favoured.contains($0.person) }
      for hit in hits where kept.count < 8 && !favoured.contains(hit.person) { kept.append(hit) }
      hits = Array(kept.prefix(Self.maximumBearers))
    }
    var mention = Mention(from: start, to: end, people: hits, crowd: crowd)
    // `Maman Geburtstag`: nobody has a label and a family name.
    let isLabel = hits.allSatisfy { $0.match == .label }
    mention.strangeSurname =
      start == end && (strange && !isLabel || isBehindStrangeGiven(start, hits, text))
    if Verbs.presents(text, start) || isIndefinite(start, text)
      || start == end && Verbs.isHowCalled(text, start)
    {
      mention.place.insert(.stranger)
    }
    // In speech without capitals a small letter says nothing.
    if !token.flags.contains(.capital), !(view.isHeard && view.isSmall) {
      mention.place.insert(.small)
    }
    return mention
  }

  /// `a Melinda`, `une Nathalie`: somebody whom the writer does not know.
  private func isIndefinite(_ at: Int, _ text: FoldedText) -> Bool {
    guard at > 0, GivenNames.has(text.tokens[at].hash),
      text.tokens[at].flags.isDisjoint(with: .opensSentence)
    else { return false }
    let article = text.tokens[at - 1]
    return article.flags.isDisjoint(with: Self.breaks.union(.stop))
      && Verbs.isAn(article.hash, in: view.languages)
  }

  /// Whether a word is a small one of the text's language, and nothing shows that it is a name here.
  private func isFunctionWord(_ at: Int, _ text: FoldedText) -> Bool {
    let token = text.tokens[at]
    guard FunctionWords.isOne(token.hash, in: view.languages) else { return false }
    if token.flags.contains(.capital), token.flags.isDisjoint(with: .opensSentence) { return false }
    // `wil (alt): ...`
    return
      !(token.flags.contains(.opensLine)
      && !token.flags.isDisjoint(with: [.colon, .bracket, .dash]))
  }

  static let breaks: TokenFlags = [
    .comma, .colon, .endsLine, .dash, .plus, .bracket, .possessive,
  ]

  /// Whether a word can begin a name: not an everyday word, nor one of those that are names only
  /// with a capital within a sentence.
  static func looksLikeName(_ text: FoldedText, _ at: Int) -> Bool {
    let token = text.tokens[at]
    let hash = token.hash
    // Welsh `wy'n` is no Wyn.
    if !token.flags.contains(.capital), text.hasApostrophe(token) { return false }
    if CommonWords.months.contains(hash), isMonth(text, at) { return false }
    if CommonWords.ambiguous.contains(hash) {
      if Verbs.introduces(text, at) { return true }
      guard token.flags.contains(.capital) else { return false }
      if !token.flags.contains(.opensSentence) {
        // `March 3`, `on Mark Street`.
        let next = at + 1 < text.tokens.count ? text.tokens[at + 1] : nil
        return next?.flags.contains(.digit) != true
      }
      if token.flags.isDisjoint(with: [.colon, .comma, .possessive, .dash]) {
        let next = at + 1 < text.tokens.count ? text.tokens[at + 1] : nil
        guard let next, CommonWords.common.contains(hash) else { return true }
        return next.flags.contains(.capital) || Verbs.follows(next.hash)
          || Verbs.states.contains(next.hash)
      }
      return true
    }
    return !CommonWords.common.contains(hash) && !token.flags.contains(.digit)
      || token.flags.contains(.digit) && token.flags.contains(.capital)
  }

  /// `G. Harker`: those of the family name whose given name begins so.
  func initialFirst(_ start: Int, _ text: FoldedText) -> Mention? {
    var next = start + 1
    // `J.-C. Pitiot`, `R. J. Harker`
    while next < text.tokens.count, next - start < Self.mostInitials, text.tokens[next].length == 1,
      text.tokens[next].flags.contains(.capital),
      text.tokens[next - 1].flags.isDisjoint(with: [.endsLine, .comma, .colon])
    {
      next += 1
    }
    // `R & N Pascoe`: a couple's letters stand for either of them.
    if start > 0, text.tokens[start - 1].flags.contains(.plus) { return nil }
    guard text.tokens[start].flags.contains(.capital), text.tokens[start].hash != Self.i,
      next < text.tokens.count, text.tokens[next].flags.contains(.capital),
      text.tokens[next].length > 2, let letter = text.folded(text.tokens[start]).first
    else { return nil }
    let people = hits(next, text, isFirst: false)
      .filter { $0.match == .family && index.givenInitials[Int($0.person)] == letter }
      .map { NameHit(person: $0.person, match: .initial) }
    if people.isEmpty || people.count > Self.maximumBearers { return nil }
    return Mention(from: start, to: next, people: people)
  }

  private static let mostInitials = 3

  /// `the Millers`: all of the family, none of them alone.
  private func household(_ start: Int, _ text: FoldedText) -> Mention? {
    let token = text.tokens[start]
    let letters = text.folded(token)
    guard start > 0, text.tokens[start - 1].hash == Self.the, token.flags.contains(.capital),
      letters.count > 3, letters.last == UInt8(ascii: "s")
    else { return nil }
    let people = index.postings[BlockKey.word.of(WordHash.of(letters.dropLast()))]
      .filter { index.role(of: WordHash.of(letters.dropLast()), in: Int($0)).contains(.family) }
    if people.isEmpty || people.count > Self.maximumBearers { return nil }
    var mention = Mention(
      from: start, to: start, people: people.map { NameHit(person: $0, match: .family) })
    mention.place = [.passing, .listed]
    return mention
  }

  static let the = WordHash.of("the")

  /// `Sam's mom`, `her dad`: somebody, but nobody whom the owner calls so.
  private func isSomebodyElses(_ at: Int, _ text: FoldedText) -> Bool {
    guard at > 0, RelationLabels.table[text.tokens[at].hash] != nil else { return false }
    if at + 2 < text.tokens.count,
      Verbs.inLaw.elementsEqual(
        [text.tokens[at + 1].hash, text.tokens[at + 2].hash])
    {
      return true
    }
    let before = text.tokens[at - 1]
    if Self.isSomebody(before.hash) { return true }
    if let other = Possession.other(behind: at, text, isHeard: view.isHeard),
      !index.postings[BlockKey.word.of(text.tokens[other].hash)].isEmpty
    {
      return true
    }
    if before.flags.contains(.possessive) || Verbs.theirs.contains(before.hash) { return true }
    // `it's` owns nothing.
    return at > 1 && text.tokens[at - 2].flags.contains(.possessive)
      && !before.flags.contains(.comma) && !CommonWords.common.contains(text.tokens[at - 2].hash)
  }

  /// `vai ser pai`, `will be a dad`: what somebody becomes, and nobody's name.
  private static func isSomebody(_ before: UInt64) -> Bool { Verbs.becomes.contains(before) }

  private func mayBeLabel(_ hash: UInt64) -> Bool {
    RelationLabels.table[hash] != nil || RoleWords.titles.contains(hash)
  }

  /// Whether the word behind a given name is a family name, of somebody else.
  private func isSurname(_ at: Int, _ text: FoldedText) -> Bool {
    let token = text.tokens[at]
    // `Alex B` where nobody of that name begins with B.
    if token.length == 1, token.flags.contains(.capital), token.hash != Self.i { return true }
    guard token.flags.contains(.capital), !token.flags.contains(.opensSentence), token.length > 1,
      !CommonWords.common.contains(token.hash), !token.flags.contains(.digit)
    else { return false }
    if PlaceTable.standard.isPlace(token.hash) || PersonFacts.isLabel(token.hash)
      || RoleWords.suffixes.contains(token.hash) && !RoleWords.surnames.contains(token.hash)
    {
      return false
    }
    // In a text that shouts, every word has a capital.
    return !(token.flags.contains(.shouting) && text.tokens[at - 1].flags.contains(.shouting))
  }
}
