/// Tells words that are dates only in the right company from those that always are.
struct AmbiguityFilter {
  let lattice: Lattice

  /// Whether an item may be a mention at all.
  func allows(_ item: Lattice.Item, _ expression: DateExpression) -> Bool {
    let begin = Int(item.start)
    let end = Int(item.end)
    if isOfSet(begin, end, expression) || runsOn(begin, end) || isOfAge(begin, end, expression) {
      return false
    }
    if AddressFilter(lattice: lattice).holds(item, expression) { return false }
    if isForeignName(begin, end) { return false }
    switch expression {
    case .month(_, nil, .nearest): return end - begin > 2 || month(begin, end)
    case .month(_, nil, _):
      return !lattice.tokens[end - 1].isIn(.shadows) || isClosed(end)
        || lattice.tokens[end - 1].capital
    case .weekday(_, .nearest):
      let isPossessive = end - begin == 2 && lattice.tokens[end - 1].kind == .clitic
      return end - begin > 1 && !isPossessive || weekday(begin, end)
    case .season(_, nil, .nearest):
      return end - begin > 1 || isLed(begin)
        || lattice.has(.the, at: begin - 1) && isLed(begin - 1)
    case .years(let year, 1):
      return end - begin > 1 && lattice.tokens[begin].kind == .word || isYear(year, begin, end)
    case .day(nil, .some, let day, nil): return monthDay(begin, end, day)
    case .day(nil, nil, _, nil): return ordinal(begin, end)
    case .unit(.day, 0): return !lattice.has(.dayof, at: begin)
    case .unit(.week, 0), .unit(.month, 0), .unit(.year, 0), .unit(.weekend, 0), .unit(.decade, 0),
      .unit(.quarter, 0):
      return whole(begin, end)
    case .length(let amounts):
      return !isOrdinal(amounts, begin, end) && lattice.cue(at: begin - 1) != .times
        && !AgeFilter(lattice: lattice).isAge(amounts, begin, end)
    case .holiday(let holiday, _, _):
      return !isName(begin, end) && !isVerb(begin, end) && !isThing(begin, end, of: holiday)
    case .open(.after, _): return !isCaredFor(begin + 1)
    case .clock: return !isGreeting(begin) && !isCount(begin, end)
    case .partOfDay:
      // "por la tarde", "am Abend": any, unless a day stands beside it.
      if (begin..<end).contains(where: { lattice.value(.partday, at: $0) ?? 0 > 9 }) {
        return false
      }
      return !isGreeting(begin) && end - begin > 1 || isMealtime(begin)
    default: return true
    }
  }

  /// "le mardi soir", "il lunedì alle 9": what the article makes every one is no day.
  private func isOfSet(_ begin: Int, _ end: Int, _ expression: DateExpression) -> Bool {
    let day = if case .at(let day, _) = expression { day } else { expression }
    guard case .weekday(_, .nearest) = day else { return false }
    let isLed = lattice.has(.on, at: begin) || lattice.has(.the, at: begin)
    let first = isLed || begin == 0 ? begin : begin - 1
    return lattice.isListed(begin)
      || lattice.items(.SET, at: first).contains { Int($0.end) >= end }
      || lattice.has(.weekdays, at: first)
        && lattice.items(.weekdays, at: first).contains { Int($0.end) == begin + 1 }
  }

  /// "on 5 December\n2 of us", "on Monday\n9 works", "5 December 3 of us": the number is of the next
  /// line, or of what follows.
  private func runsOn(_ begin: Int, _ end: Int) -> Bool {
    let tokens = lattice.tokens
    for index in (begin + 1)..<max(begin + 1, end) where tokens[index].lines > 0 {
      let isCount =
        tokens[index].kind == .number || lattice.has(.ord, at: index)
        || lattice.has(.card, at: index)
      guard isCount, tokens[index].digits != 4, tokens[index - 1].kind == .word else { continue }
      if lattice.has(.month, at: index - 1) {
        if isDay(index - 2) || index - 3 >= begin && isDay(index - 3) { return true }
      } else if lattice.has(.weekday, at: index - 1), !isWritten(index),
        !(index + 1..<min(end, index + 3)).contains(where: { lattice.has(.month, at: $0) })
      {
        return true
      }
    }
    return begin > 0 && end - begin == 2 && lattice.has(.month, at: begin) && isDay(begin - 1)
      && tokens[begin].lines == 0 && tokens[begin - 1].kind == .number
      && tokens[end - 1].kind == .number && tokens[end - 1].digits <= 2
      && !(begin > 1 && lattice.has(.month, at: begin - 2))
  }

  /// "25th", "18.3.": a number that is written as a day.
  private func isWritten(_ index: Int) -> Bool {
    let next = index + 1
    guard next < lattice.tokens.count else { return false }
    // "Sunday\n24 at 11", where a camera's line ends.
    if lattice.has(.at, at: next), lattice.has(.dn, at: index) { return true }
    if lattice.tokens[next].spaced { return false }
    if lattice.has(.ords, at: next) { return true }
    return lattice.tokens[next].kind == .mark && next + 1 < lattice.tokens.count
      && lattice.tokens[next + 1].kind == .number && !lattice.tokens[next + 1].spaced
      && !lattice.tokens[next].isMark(":")
  }

  /// Whether a token is the number of a day.
  private func isDay(_ index: Int) -> Bool {
    guard index >= 0 else { return false }
    return lattice.has(.dn, at: index) || lattice.has(.ord, at: index)
  }

  /// "wird am 14. Februar 50": the number is an age, not a year.
  private func isOfAge(_ begin: Int, _ end: Int, _ expression: DateExpression) -> Bool {
    guard case .day(.some, .some, _, _) = expression, lattice.tokens[end - 1].digits == 2 else {
      return false
    }
    return lattice.tokens[max(0, begin - 6)..<begin].contains { $0.isIn(.comesOfAge) }
  }

  /// "May", "March", "mar": words first, months only after a preposition or as a name alone.
  private func month(_ begin: Int, _ end: Int) -> Bool {
    let token = lattice.tokens[begin]
    if isAlone(begin, end) { return true }
    if isCaredFor(begin) || begin > 1 && isPair(begin, end) { return false }
    // "the 32nd of May", "June 31": no day, and no month either.
    if begin > 1, lattice.has(.of, at: begin - 1),
      lattice.has(.ords, at: begin - 2) || lattice.tokens[begin - 2].kind == .number
    {
      return false
    }
    if end < lattice.tokens.count, lattice.tokens[end].kind == .number,
      lattice.tokens[end].digits <= 2, lattice.tokens[end].lines == 0,
      !lattice.has(.in, at: begin - 1),
      !lattice.has(.X, at: end), !lattice.has(.T, at: end)
    {
      return false
    }
    let isWord = token.isIn(.shadows)
    // "jan", but in an English note January.
    if token.isIn(.shortMonths), lattice.isForeign || !Self.englishMonths.contains(token.key) {
      return false
    }
    guard isWord else { return !isName(begin, end) }
    if begin > 0, lattice.has(.to, at: begin - 1), !lattice.has(.till, at: begin - 1) {
      return token.capital && isClosed(end)
    }
    guard isLed(begin) || begin > 1 && isLedOver(begin) else { return false }
    return token.capital || isClosed(end) || lattice.has(.in, at: begin - 1)
  }

  private static let englishMonths = Set(
    Language.english.words.filter { $0.symbol == .month }.flatMap { $0.list.split(separator: " ") }
      .map { WordKey.of($0) })

  /// "the sun", "he sat", "to wed".
  private func weekday(_ begin: Int, _ end: Int) -> Bool {
    let token = lattice.tokens[begin]
    if token.end - token.start == 3, token.capital, isPartOfName(begin, end) { return false }
    // "on a Sunday": any; "the Sunday league": no day; "newly wed"; "the sun's out"
    if begin > 0, token.lines == 0, lattice.has(.a, at: begin - 1) { return false }
    if end < lattice.tokens.count, lattice.tokens[end].lines == 0,
      Self.compounds.contains(lattice.tokens[end].key)
        || token.end - token.start == 3 && Self.devices.contains(lattice.tokens[end].key)
    {
      return false
    }
    if begin > 0, token.lines == 0, Self.titles.contains(lattice.tokens[begin - 1].key) {
      return false
    }
    if !token.capital, token.isIn(.shadows) {
      if begin > 0, Self.getting.contains(lattice.tokens[begin - 1].key) { return false }
      if lattice.tokens[end - 1].kind == .clitic { return false }
    }
    if token.isIn(.names), isName(begin, end) { return false }
    if begin == 0 || lattice.tokens[begin - 1].endsSentence || token.lines > 0,
      isVerbal(begin, end)
    {
      return false
    }
    if token.isIn(.shortDays) { return shortWeekday(begin, end) }
    guard token.isIn(.shadows) else { return true }
    if isAlone(begin, end) { return true }
    if begin > 0, token.lines == 0 {
      let before = lattice.tokens[begin - 1]
      if before.kind == .word {
        if before.isIn(.subjects) { return false }
        if lattice.has(.the, at: begin - 1) || lattice.has(.a, at: begin - 1) { return false }
      }
    }
    if isLed(begin) { return true }
    return isClosed(end) || token.capital
  }

  /// "Freaky Friday", "Blue Monday"
  private static let titles = Set(
    ["freaky", "blue", "ruby", "manic", "stormy", "tgi"].map { WordKey.of($0) })
  /// What a weekday is part of the name of.
  private static let compounds = Set(
    [
      "dieu", "times", "mail", "mirror", "telegraph", "addams",
      "fever", "blues", "opcao", "vez", "vezes", "parte", "metade",
      "fase", "via", "aula", "mao", "dose", "league", "school", "roast", "paper", "papers",
      "crossword", "grid", "quiz", "supplement",
    ]
    .map { WordKey.of($0) })
  /// "Sat nav", "sun cream"
  private static let devices = Set(["nav", "navs", "dish", "cream"].map { WordKey.of($0) })
  private static let getting = Set(
    ["getting", "get", "gets", "got", "newly", "be", "is", "are", "were", "was"]
      .map { WordKey.of($0) })

  /// "Mi 18 Uhr", "Di Abend": two letters are a weekday only beside something of time. Lists of them are
  /// opening hours.
  private func shortWeekday(_ begin: Int, _ end: Int) -> Bool {
    let tokens = lattice.tokens
    guard tokens[begin].capital else { return false }
    let isListed = [begin - 1, end].contains {
      tokens.indices.contains($0) && (tokens[$0].isMark("/") || tokens[$0].isMark("-"))
    }
    if isListed { return false }
    // "Geb. Mi"
    let before = begin > 1 && tokens[begin - 1].isMark(".") ? begin - 2 : begin - 1
    return isLed(begin) || lattice.cue(at: before) == .birth
      || end < tokens.count && lattice.has(.partday, at: end)
  }

  /// "Thu" between other capitals is somebody's.
  private func isPartOfName(_ begin: Int, _ end: Int) -> Bool {
    for index in [begin - 1, end] where lattice.tokens.indices.contains(index) {
      let token = lattice.tokens[index]
      if token.kind == .word, token.capital, lattice.head(Int32(index)) < 0,
        (index > begin ? token : lattice.tokens[begin]).lines == 0
      {
        return true
      }
    }
    return false
  }

  /// "May one", "march 4 people": a figure after a month that is also a word.
  private func monthDay(_ begin: Int, _ end: Int, _ day: Int) -> Bool {
    if isOfImpossibleYear(end) { return false }
    // "one may ask"
    if lattice.tokens[begin].kind == .word, lattice.has(.card, at: begin), end - begin == 2,
      lattice.tokens[end - 1].isIn(.shadows),
      !lattice.tokens[end - 1].capital
    {
      return false
    }
    guard lattice.tokens[begin].isIn(.shadows), end - begin == 2 else {
      return true
    }
    let number = lattice.tokens[end - 1]
    if number.kind == .word, !lattice.has(.ord, at: end - 1) {
      return lattice.tokens[begin].capital && day > 3
    }
    return true
  }

  /// "February 29, 2022": with its year it is no day, and so without it.
  private func isOfImpossibleYear(_ end: Int) -> Bool {
    var at = end
    if at < lattice.tokens.count, lattice.tokens[at].isMark(",") { at += 1 }
    guard at < lattice.tokens.count, lattice.tokens[at].digits == 4, lattice.has(.year, at: at),
      lattice.tokens[at].lines == 0
    else { return false }
    return at == end || at + 1 >= lattice.tokens.count || lattice.tokens[at + 1].kind == .mark
  }

  /// "on the third" but not "the first is that".
  private func ordinal(_ begin: Int, _ end: Int) -> Bool {
    let isFigure = (begin..<end).contains { lattice.tokens[$0].kind == .number }
    if isFigure || end - begin > 2 { return true }
    let value = lattice.value(.ord, at: end - 1) ?? 0
    // "c'est le premier", "il primo no"
    if value == 1, Self.firsts.contains(lattice.tokens[end - 1].key) { return false }
    if value > 9 { return true }
    if lattice.has(.on, at: begin) { return true }
    return begin > 0
      && [Symbol.on, .by, .till, .from, .since, .before, .after].contains {
        lattice.has($0, at: begin - 1)
      }
  }

  private static let firsts = Set(
    ["premier", "primero", "primeiro", "primo"].map { WordKey.of($0) })

  /// "um 3 Euro teurer", "alle 3 ragazze": so many, and no hour.
  private func isCount(_ begin: Int, _ end: Int) -> Bool {
    let tokens = lattice.tokens
    guard end - begin > 1, end < tokens.count, tokens[end].kind == .word, tokens[end].lines == 0,
      tokens[end - 1].kind == .number, tokens[end - 2].kind == .word, lattice.has(.at, at: begin),
      !Self.at.contains(tokens[begin].key)
    else { return false }
    return !lattice.isFunction(end)
  }
  private static let at = Set(["at", "kl", "ore"].map { WordKey.of($0) })

  private func isYear(_ year: Int, _ begin: Int, _ end: Int) -> Bool {
    guard (1800...2199).contains(year) else { return false }
    if isAlone(begin, end) { return true }
    guard begin > 0 else { return false }
    let before = lattice.tokens[begin - 1]
    if before.isMark("=") || before.isMark("(") { return true }
    if lattice.cue(at: begin - 1) == .birth { return true }
    return isLed(begin) && !lattice.has(.at, at: begin - 1) && !lattice.has(.for, at: begin - 1)
  }

  /// "the week", "this year".
  private func whole(_ begin: Int, _ end: Int) -> Bool {
    if end < lattice.tokens.count, lattice.tokens[end].kind == .clitic { return false }
    if lattice.isComing(begin) { return true }
    // "Helga kommer fredag", but "i helga"
    if lattice.tokens[begin].capital, lattice.tokens[begin].isIn(.names), !isLed(begin) {
      return false
    }
    let isThe = lattice.has(.the, at: begin) || lattice.has(.unit, at: begin)
    guard isThe, !isAlone(begin, end) else { return true }
    return begin > 0 && lattice.has(.in, at: begin - 1)
  }

  /// "a second hat".
  private func isOrdinal(_ amounts: [DateExpression.Amount], _ begin: Int, _ end: Int) -> Bool {
    amounts == [.init(count: 1, unit: .second)] && lattice.has(.a, at: begin) && !isClosed(end)
  }

  /// A preposition or demonstrative of time stands before it.
  func isLed(_ begin: Int) -> Bool {
    guard begin > 0 else { return false }
    for symbol in [
      Symbol.in, .of, .on, .since, .till, .by, .before, .after, .from, .during, .for, .this, .next,
      .last, .coming, .early, .middle, .late, .between, .every, .around, .all, .rest, .within,
      .at, .starting, .ago,
    ] where lattice.has(symbol, at: begin - 1) { return true }
    return false
  }

  /// "in or around May", "from April or May".
  private func isLedOver(_ begin: Int) -> Bool {
    lattice.has(.month, at: begin - 2)
      && (lattice.has(.or, at: begin - 1) || lattice.has(.and, at: begin - 1))
  }

  /// Nothing but marks before and after.
  func isAlone(_ begin: Int, _ end: Int) -> Bool {
    let tokens = lattice.tokens
    return (begin == 0 || tokens[..<begin].suffix(3).allSatisfy { $0.kind == .mark } && begin <= 3)
      && (end >= tokens.count
        || tokens.count - end <= 3
          && tokens[end...].allSatisfy { $0.kind == .mark })
  }

  /// A mark, a line's end, or a word that begins something new comes after.
  func isClosed(_ end: Int) -> Bool {
    guard end < lattice.tokens.count else { return true }
    let token = lattice.tokens[end]
    if token.kind == .mark || token.lines > 0 || token.kind == .number { return true }
    return lattice.has(.and, at: end) || lattice.has(.or, at: end) || lattice.has(.at, at: end)
      || lattice.has(.for, at: end) || lattice.has(.by, at: end) || lattice.has(.partday, at: end)
      || lattice.has(.to, at: end)
  }

  /// "good morning", "happy Friday".
  func isGreeting(_ begin: Int) -> Bool {
    guard begin > 0, lattice.tokens[begin].lines == 0 else { return false }
    return lattice.tokens[begin - 1].isIn(.greetings)
  }

  private func isMealtime(_ begin: Int) -> Bool {
    lattice.value(.partday, at: begin) == 4
      && lattice.tokens[begin].end - lattice.tokens[begin].start > 6
  }
}
