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

  /// "Dinner with Marco", "Ask Julio" in an English note: another language's month or day, and here a person.
  func isForeignName(_ begin: Int, _ end: Int) -> Bool {
    let words = (begin..<end).filter { lattice.tokens[$0].kind == .word }
    guard !lattice.isForeign, words.count == 1, let word = words.first,
      !(begin..<end).contains(where: { lattice.tokens[$0].kind == .number })
    else { return false }
    // Who writes German among English writes "Samstag" as it is written.
    if let said = LanguageWords.of(lattice.tokens[word].key), said.isWeekday,
      said.languages.contains(.german)
    {
      return false
    }
    return DateMentionFinder.isEnglishName(word, lattice.tokens)
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
    let tokens = lattice.tokens
    guard let behind = Self.behind[tokens[begin].key], behind.contains(tokens[end].key) else {
      return false
    }
    guard end + 1 < tokens.count, tokens[end + 1].kind == .word else {
      return end + 1 >= tokens.count || tokens[end + 1].kind == .mark
    }
    // "Sat on the step" and "Sun is out", but "Sat on call" and "Sun is fine".
    switch tokens[end].key {
    case Self.on:
      return lattice.has(.the, at: end + 1) || lattice.has(.a, at: end + 1)
        || lattice.has(.my, at: end + 1)
    case Self.up, Self.back: return !lattice.has(.in, at: end + 1)
    case Self.with: return !isTimed(end)
    case Self.next: return lattice.has(.to, at: end + 1)
    case Self.isWord, Self.was: return Self.sunny.contains(tokens[end + 1].key)
    default: return true
    }
  }

  private static let on = WordKey.of("on")
  /// Whether an hour or another weekday is told in the rest of a sentence: "Sat with Kim at 7".
  private func isTimed(_ begin: Int) -> Bool {
    let end = min(Sentence(lattice: lattice).end(of: begin), lattice.tokens.count)
    return (begin..<max(begin, end)).contains {
      lattice.has(.T, at: $0) || lattice.has(.weekday, at: $0)
    }
  }
  private static let with = WordKey.of("with")
  private static let up = WordKey.of("up")
  private static let back = WordKey.of("back")
  private static let next = WordKey.of("next")
  private static let isWord = WordKey.of("is")
  private static let was = WordKey.of("was")
  private static let sunny = Set(
    "out up down shining setting rising low high bright warm hot strong blazing gone back".split(
      separator: " "
    ).map { WordKey.of($0) })

  private static let behind = [
    "sat": "on with up back down next beside behind by there through around under",
    "sun": "is was came comes shone shining sets rises",
    "wed": "to her him his my",
  ].reduce(into: [UInt64: Set<UInt64>]()) { table, entry in
    table[WordKey.of(Substring(entry.key))] = Set(
      entry.value.split(separator: " ").map { WordKey.of($0) })
  }

  /// "Christmas cake", "Easter eggs", "the fourth wall": a thing that is called after a day.
  func isThing(_ begin: Int, _ end: Int, of holiday: Int) -> Bool {
    let tokens = lattice.tokens
    if end - begin == 1, Self.surnames.contains(tokens[begin].key) { return true }
    // "World cup day out"
    if tokens[begin].key == Self.cup, !tokens[begin].capital { return true }
    guard end < tokens.count, tokens[end].kind == .word, tokens[end].lines == 0 else {
      return false
    }
    if lattice.has(.ord, at: end - 1), lattice.has(.the, at: begin) {
      return !lattice.isFunction(end) && lattice.head(Int32(end)) < 0
    }
    // "Easter Monday egg hunt", "Boxing Day film": a day of two words is the day.
    return Holiday.all.indices.contains(holiday)
      && Self.decorated.contains(Holiday.all[holiday].name)
      && tokens[begin..<end].filter { $0.kind == .word }.count == 1
      && Self.things.contains(tokens[end].key)
  }
  /// The holidays that things are called after.
  private static let decorated: Set<String> = [
    "Christmas", "Easter", "Halloween", "Valentine's Day", "Thanksgiving",
  ]
  private static let cup = WordKey.of("cup")
  private static let surnames = Set(["valentine"].map { WordKey.of($0) })
  private static let things = Set(
    """
    cake cakes card cards tree trees jumper jumpers pudding puddings light lights decorations cracker
    crackers carol carols song songs stocking stockings egg eggs bunny bonnet costume costumes gift gifts
    present presents wreath list movie movies film films
    """.split(whereSeparator: \.isWhitespace).map { WordKey.of($0) })

  /// "lent me a book", "Lent Rosa the drill" is no fast; "Lent ends on Sunday" is one.
  func isVerb(_ begin: Int, _ end: Int) -> Bool {
    guard end - begin == 1, lattice.tokens[begin].key == Self.lent, !isLed(begin) else {
      return false
    }
    guard lattice.tokens[begin].capital else { return true }
    guard end < lattice.tokens.count, lattice.tokens[end].lines == 0 else { return false }
    let next = lattice.tokens[end]
    return Self.objects.contains(next.key) || lattice.has(.the, at: end) || lattice.has(.a, at: end)
      || lattice.has(.my, at: end) || next.isMark("$") || next.isMark("£")
      || next.kind == .word && next.capital && lattice.head(Int32(end)) < 0
  }
  private static let lent = WordKey.of("lent")
  private static let objects = Set(
    ["me", "him", "her", "us", "them", "you", "it"].map { WordKey.of($0) })
}
