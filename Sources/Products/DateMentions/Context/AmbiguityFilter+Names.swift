/// People who are called as a month or a weekday is, and verbs that are written like one.
extension AmbiguityFilter {
  /// April and June are people too: a capital with a possessive or a verb of saying after it.
  func isName(_ begin: Int, _ end: Int) -> Bool {
    guard end < lattice.tokens.count, !isLed(begin) else { return false }
    guard lattice.tokens[begin].isIn(.names) else { return false }
    if begin > 0, Self.naming.contains(lattice.tokens[begin - 1].key) { return true }
    let next = lattice.tokens[end]
    if isPair(begin, end) { return true }
    if next.kind == .clitic { return true }
    // "Maj-Britt"
    if next.isMark("-"), !next.spaced, end + 1 < lattice.tokens.count,
      lattice.tokens[end + 1].capital, !lattice.tokens[end + 1].spaced
    {
      return true
    }
    if lattice.tokens[end - 1].kind == .clitic { return true }
    return next.kind == .word && next.lines == 0
      && (next.isIn(.nameVerbs) || next.capital || next.isPast)
  }

  /// "Jan and Dec are bringing": two of whom something is said.
  func isPair(_ begin: Int, _ end: Int) -> Bool {
    let tokens = lattice.tokens
    func isDoing(_ index: Int) -> Bool {
      index + 1 < tokens.count && Self.plural.contains(tokens[index].key)
        && (tokens[index + 1].isIng || tokens[index + 1].isIn(.functions))
    }
    return tokens[begin].capital && end + 1 < tokens.count && lattice.has(.and, at: end)
      && tokens[end + 1].capital && tokens[end + 1].lines == 0 && isDoing(end + 2)
      || begin > 1 && lattice.has(.and, at: begin - 1) && tokens[begin - 2].capital
        && lattice.has(.month, at: begin - 2) && isDoing(end)
  }
  private static let plural = Set(["are", "were", "have"].map { WordKey.of($0) })

  /// "she asked after Jan", "looks after June": a person, at the end of a sentence, too.
  func isCaredFor(_ begin: Int) -> Bool {
    begin > 1 && begin < lattice.tokens.count && lattice.tokens[begin].isIn(.names)
      && lattice.has(.after, at: begin - 1)
      && Self.caring.contains(lattice.tokens[begin - 2].key)
  }

  private static let caring = Set(
    [
      "ask", "asks", "asked", "asking", "look", "looks", "looked", "looking", "named", "takes",
      "took", "called",
    ].map { WordKey.of($0) })
  private static let naming = Set(["called", "named", "namens"].map { WordKey.of($0) })

  /// "Sat on the wall", "Sun was out", at the beginning of a sentence.
  func isVerbal(_ begin: Int, _ end: Int) -> Bool {
    guard lattice.tokens[begin].isIn(.shadows), end < lattice.tokens.count,
      lattice.tokens[end].lines == 0
    else { return false }
    guard let behind = Self.behind[lattice.tokens[begin].key] else { return false }
    return behind.contains(lattice.tokens[end].key)
      && !(end + 1 < lattice.tokens.count && lattice.tokens[end + 1].kind == .number)
  }

  private static let behind = [
    "sat": "on in down next beside behind by there here through with around up back under",
    "sun": "is was came comes shone shining sets rises always never",
    "wed": "in to her him his my",
  ].reduce(into: [UInt64: Set<UInt64>]()) { table, entry in
    table[WordKey.of(Substring(entry.key))] = Set(
      entry.value.split(separator: " ").map { WordKey.of($0) })
  }

  /// "Christmas cake", "Easter eggs", "the fourth wall": a thing that is called after a day.
  func isThing(_ begin: Int, _ end: Int) -> Bool {
    let tokens = lattice.tokens
    if end - begin == 1, Self.surnames.contains(tokens[begin].key) { return true }
    guard end < tokens.count, tokens[end].kind == .word, tokens[end].lines == 0 else {
      return false
    }
    if lattice.has(.ord, at: end - 1), lattice.has(.the, at: begin) {
      return !lattice.isFunction(end) && lattice.head(Int32(end)) < 0
    }
    return Self.things.contains(tokens[end].key)
  }
  private static let surnames = Set(["valentine"].map { WordKey.of($0) })
  private static let things = Set(
    """
    cake cakes card cards tree trees jumper jumpers pudding puddings light lights decorations cracker
    crackers carol carols song songs stocking stockings egg eggs bunny bonnet costume costumes gift gifts
    present presents wreath list movie movies film films
    """.split(whereSeparator: \.isWhitespace).map { WordKey.of($0) })

  /// "lent me a book" is no fast.
  func isVerb(_ begin: Int, _ end: Int) -> Bool {
    guard end - begin == 1, lattice.tokens[begin].key == Self.lent else { return false }
    return !lattice.tokens[begin].capital || !isLed(begin) && !isClosed(end)
  }
  private static let lent = WordKey.of("lent")
}
