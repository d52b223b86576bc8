/// Reads from the verbs near a mention whether it lies back or ahead.
struct TenseReader {
  let lattice: Lattice
  let sentence: Sentence
  let pasts: PastReader
  let plans: PlanReader

  init(lattice: Lattice, pasts: PastReader) {
    self.lattice = lattice
    self.pasts = pasts
    plans = PlanReader(lattice: lattice)
    sentence = Sentence(lattice: lattice)
  }

  /// The tense of the nearest verb before the mention in its sentence, else of the nearest after.
  func tense(of range: Range<Int>) -> Tense {
    let start = sentence.start(of: range.lowerBound)
    // "dal 3 al 5 luglio" has an end, "dal 3 luglio" began.
    let hasEnd = range.dropFirst().contains {
      lattice.has(.to, at: $0) || lattice.has(.till, at: $0) || lattice.has(.hyphen, at: $0)
    }
    if !hasEnd, let tense = range.lazy.compactMap({ inner($0) }).first { return tense }
    // "moved to the 20th", "gone from May 3": what is done is the change, the day lies ahead.
    var lead = range.lowerBound
    while lead > start, lattice.has(.the, at: lead - 1), lattice.tokens[lead].lines == 0 {
      lead -= 1
    }
    if let before = lattice.tokens[..<lead].last, before.kind == .word {
      if before.isIn(.inners) { return .past }
      if before.isIn(.aheads) { return .future }
    }
    if lattice.tokens[range.lowerBound].isIn(.aheads) { return .future }
    // "the wedding's the 23rd of May", "the funeral's Friday"
    if range.lowerBound > 0, lattice.tokens[range.lowerBound - 1].kind == .clitic { return .future }
    if isPerfect(range, from: start) || isPerfect(after: range) { return .past }
    var at = range.lowerBound - 1
    var isJoined = false
    while at >= start {
      // A bracket right before the mention only holds it: "signed (8/12)".
      if parts(at), !(at == range.lowerBound - 1 && lattice.tokens[at].isMark("(")) { break }
      if let tense = verb(at) {
        return tense == .past && plans.reach(from: at, to: range.lowerBound) ? .future : tense
      }
      // "compraron un piso y se mudan el 3": nothing of the other statement.
      isJoined = isJoined || range.lowerBound - at > Self.nearBefore || pasts.joins(at)
      if !isJoined, pasts.tells(at) {
        return plans.reach(from: at, to: range.lowerBound) ? .future : .past
      }
      at -= 1
    }
    at = range.upperBound
    let end = min(sentence.end(of: max(range.upperBound - 1, 0)), lattice.tokens.count)
    // "el domingo actuaron", "el sábado se casaron": what comes later is told of something else.
    if isPerfect(behind: at, to: end) { return .past }
    isJoined = false
    while at < end, !parts(at), !begins(at) {
      if plans.changes(at) { return .future }
      if let tense = verb(at) { return tense }
      isJoined = isJoined || at - range.upperBound > Self.nearAfter || pasts.joins(at)
      if !isJoined, pasts.tells(at) { return .past }
      at += 1
    }
    return .open
  }

  /// How far the past forms of a language reach: where nobody sets commas, as in speech, what stands
  /// further away is told of another day.
  private static let nearBefore = 5
  private static let nearAfter = 2

  /// "habe ich am 30. Juni aufgehört": the verb comes behind the day.
  private func isPerfect(_ range: Range<Int>, from start: Int) -> Bool {
    // German and Dutch: in other languages no word is of this group.
    guard let have = (start..<range.lowerBound).last(where: { lattice.tokens[$0].isIn(.haves) }),
      !(have..<range.lowerBound).contains(where: parts)
    else { return false }
    let end = min(sentence.end(of: max(range.upperBound - 1, 0)), range.upperBound + 8)
    // "is" is English, too: only "is op 3 november getrouwd" is Dutch.
    if lattice.tokens[have].key == Self.being,
      !(max(0, range.lowerBound - 1)...range.lowerBound).contains(where: {
        lattice.tokens[$0].key == Self.op
      })
    {
      return false
    }
    let rest = range.upperBound..<max(end, range.upperBound)
    return rest.prefix { !parts($0) }.contains {
      let token = lattice.tokens[$0]
      return (token.isParticiple || token.isIn(.pasts)) && !token.isIn(.arrangers)
        && !plans.isForeign($0)
    }
  }

  /// "was wir am Montag besprochen haben": in a clause of German both come behind the day.
  private func isPerfect(after range: Range<Int>) -> Bool {
    let end = min(
      sentence.end(of: max(range.upperBound - 1, 0)), range.upperBound + 8, lattice.tokens.count)
    guard range.upperBound + 1 < end else { return false }
    return (range.upperBound..<end - 1).prefix { !parts($0) }.contains { index in
      let (verb, have) = (lattice.tokens[index], lattice.tokens[index + 1])
      return (verb.isParticiple || verb.isIn(.pasts)) && !verb.isIn(.arrangers)
        && have.isIn(.haves) && have.key != Self.being
        && (index + 2 >= end || parts(index + 2) || lattice.has(.and, at: index + 2))
    }
  }

  /// "am Sonntag hat es geschneit": the verb comes at once, the participle at the end.
  private func isPerfect(behind verb: Int, to end: Int) -> Bool {
    guard verb < end, lattice.tokens[verb].isIn(.haves), lattice.tokens[verb].key != Self.being
    else { return false }
    return (verb + 1..<max(end, verb + 1)).prefix(10).prefix { !parts($0) }.contains {
      let token = lattice.tokens[$0]
      return (token.isParticiple || token.isIn(.pasts)) && !token.isIn(.arrangers)
    }
  }

  private static let already = WordKey.of("already")
  private static let being = WordKey.of("is")
  private static let op = WordKey.of("op")

  /// Another clause begins behind a mention: "on the fourth and has she still got it".
  private func begins(_ index: Int) -> Bool {
    guard TenseReader.joints.contains(lattice.tokens[index].key) else { return false }
    return lattice.items(.D, at: index + 1).isEmpty
  }

  private static let joints = Set(["and", "but", "so", "because", "cos"].map { WordKey.of($0) })

  /// A clause ends: a comma, colon, dash or bracket.
  private func parts(_ index: Int) -> Bool {
    let token = lattice.tokens[index]
    guard token.kind == .mark else { return false }
    return token.isMark(",") || token.isMark(":") || token.isMark("(") || token.isMark(")")
      || (token.isMark("-") && token.spaced)
  }

  /// Prepositions of the mention itself: "since" looks back.
  private func inner(_ index: Int) -> Tense? {
    let token = lattice.tokens[index]
    guard token.kind == .word else { return nil }
    return token.isIn(.inners) ? .past : nil
  }

  /// What a word says of the direction, if anything.
  private func verb(_ index: Int) -> Tense? {
    let token = lattice.tokens[index]
    guard token.kind == .word else { return isPresent(index) ? .future : nil }
    if plans.isForeign(index) { return nil }
    if token.isIn(.arrangers) { return .future }
    if isWould(index), index + 1 < lattice.tokens.count {
      let after = lattice.tokens[index + 1]
      // "we'd do it" lies ahead, "we'd done it" back.
      return after.kind != .word || after.isPast || after.isIn(.pasts) || after.isIn(.perfects)
        || TenseReader.participles.contains(after.key)
        ? nil : .future
    }
    if token.isIn(.futures) {
      return isSpent(index) ? .past : .future
    }
    if token.isIng { return ing(index) }
    // "Rose" and "Will" are people.
    if token.capital, index > 0, lattice.tokens[index - 1].kind == .word, token.lines == 0 {
      return nil
    }
    if token.isIn(.pasts) {
      // "is coming already": the verb before it tells.
      if token.key == Self.already, index > 1, lattice.tokens[index - 1].isIng,
        lattice.tokens[index - 2].kind == .clitic || lattice.tokens[index - 2].isIn(.auxiliaries)
      {
        return nil
      }
      if token.isIn(.holders), index > 0 {
        let before = lattice.tokens[index - 1]
        if before.kind == .clitic || before.isIn(.auxiliaries) { return .future }
      }
      return isPlanned(index) ? nil : .past
    }
    // "usted", "marked" are no English.
    if token.isPast, !lattice.isForeign, !token.isIn(.notPast) {
      return isPlanned(index) ? .future : .past
    }
    return nil
  }

  /// The 's of "he's on the coach", "she's home on": of what is or will be. Before a participle it says
  /// nothing.
  private func isPresent(_ index: Int) -> Bool {
    guard lattice.tokens[index].kind == .clitic, index > 0, index + 1 < lattice.tokens.count else {
      return false
    }
    let next = lattice.tokens[index + 1].key
    // "the funeral's on the twelfth": nobody owns an "on".
    return TenseReader.places.contains(next)
      || lattice.tokens[index - 1].isIn(.subjects) && TenseReader.present.contains(next)
  }

  private static let places = Set(["on", "in", "at"].map { WordKey.of($0) })

  private static let present = Set(
    """
    on at in to down up away off out back over not a an the my his her our their still home here there
    due
    """.split(whereSeparator: \.isWhitespace).map { WordKey.of($0) })

  /// The d of "we'd".
  private func isWould(_ index: Int) -> Bool {
    let token = lattice.tokens[index]
    return token.key == TenseReader.would && !token.spaced && index > 0
      && lattice.tokens[index - 1].isMark("'") && !lattice.tokens[index - 1].spaced
  }

  private static let participles = Set(["done", "gone", "better"].map { WordKey.of($0) })
  private static let would = WordKey.of("d")

  /// "is leaving", "leaving": ahead; "was leaving": back; "a reading": nothing.
  private func ing(_ index: Int) -> Tense? {
    guard index > 0 else { return .future }
    let before = lattice.tokens[index - 1]
    // "Were doing it" at the start is "we're".
    if before.isIn(.perfects) { return before.capital ? .future : .past }
    if before.kind == .clitic || before.kind == .mark || lattice.tokens[index].lines > 0
      || before.isIn(.auxiliaries)
    {
      return .future
    }
    return nil
  }

  /// "has been moving": the auxiliary says more than the verb.
  private func isSpent(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    return lattice.tokens[index - 1].isIn(.perfects)
  }

  /// "is getting married", "to be moved", "will be done": no past.
  private func isPlanned(_ index: Int) -> Bool {
    var at = index - 1
    var steps = 0
    while at >= 0, steps < 3 {
      let token = lattice.tokens[at]
      if token.kind == .word, token.isIn(.planners) { return true }
      if token.kind == .word, steps > 0 || !token.isIn(.functions) {
        return false
      }
      at -= 1
      steps += 1
    }
    return false
  }
}
