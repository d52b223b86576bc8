/// How days are put together from the numbers and names of a row.
enum Days {
  /// Month and day, with a year if the row has one; nothing if no calendar has such a day.
  static func day(_ match: Match) -> DateExpression? {
    guard let month = match[.month], let day = match[.dn] else { return nil }
    // "im April 2 neue Völker", "in May 3 of them", "ab November ein Jahr": what comes is counted.
    if match.items.first?.symbol == .month, match[.year] == nil, let item = match.item(.dn),
      match.items.count == 2
    {
      let lattice = match.lattice
      let isCounted =
        lattice.has(.in, at: Int(match.items[0].start) - 1)
        || lattice.writesDottedDays && lattice.tokens[Int(item.start)].kind == .word
      if isCounted { return nil }
    }
    return checked(match[.year], month, day)
  }

  /// With a year of two digits.
  static func shortYear(_ match: Match) -> DateExpression? {
    guard let month = match[.month], let day = match[.dn], let year = match[.yy],
      let item = match.item(.yy), let last = match.item(.dn), item.start != last.start
    else { return nil }
    let next = Int(item.end)
    if next < match.lattice.tokens.count {
      // "Nov 18 19:00" and "June 5 30 people": no year.
      let token = match.lattice.tokens[next]
      if token.kind == .word, token.lines == 0, !match.lattice.has(.and, at: next),
        match.lattice.has(.unit, at: next) || match.lattice.has(.meridiem, at: next)
          || match.lattice.cue(at: next) == .counts
      {
        return nil
      }
    }
    return checked(Years.full(year, digits: 2), month, day)
  }

  private static func checked(_ year: Int?, _ month: Int, _ day: Int) -> DateExpression? {
    guard day >= 1, day <= CivilDay.length(ofMonth: month, year: year ?? 2000) else { return nil }
    return .day(year: year, month: month, day: day, weekday: nil)
  }

  /// Two figures as month and day, or the other way if only that is possible.
  static func figures(_ a: Int, _ b: Int, dayFirst: Bool) -> DateExpression? {
    for (month, day) in dayFirst ? [(b, a), (a, b)] : [(a, b), (b, a)]
    where (1...12).contains(month) && day >= 1
      && day <= CivilDay.length(ofMonth: month, year: 2000)
    {
      return .day(year: nil, month: month, day: day, weekday: nil)
    }
    return nil
  }

  /// "the 12th".
  static func ofMonth(_ match: Match) -> DateExpression? {
    guard let day = match[.ord], (1...31).contains(day), let item = match.item(.ord) else {
      return nil
    }
    let next = Int(item.end)
    let lattice = match.lattice
    let isFigure = lattice.tokens[Int(item.start)].kind == .number
    if !isFigure, isMixed(match, item) { return nil }
    let follower = next < lattice.tokens.count ? lattice.tokens[next] : nil
    if let follower, follower.kind == .word, follower.lines == 0 {
      // "the first time", "the 12th floor": an adjective, unless the sentence goes on without a noun.
      // German writes nouns with a capital: "am 29. liest sie", but "am 2. Tag".
      let isDotted = lattice.tokens[next - 1].isMark(".")
      guard
        lattice.isFunction(next) || isFigure && lattice.has(.at, at: next)
          || isDotted && match.has(.on) && !follower.capital
      else { return nil }
    }
    if let follower, follower.isMark("-"), !follower.spaced, next + 1 < lattice.tokens.count,
      lattice.tokens[next + 1].kind == .word, !lattice.tokens[next + 1].spaced
    {
      return nil
    }
    return .day(year: nil, month: nil, day: day, weekday: nil)
  }

  /// "le second but": an English ordinal behind an article of another language is a word of that.
  private static func isMixed(_ match: Match, _ item: Lattice.Item) -> Bool {
    guard let lead = match.items.first, lead.symbol == .the || lead.symbol == .on,
      englishOrdinals.contains(match.lattice.tokens[Int(item.start)].key)
    else { return false }
    return !englishLeads.contains(match.lattice.tokens[Int(lead.start)].key)
  }
  private static let englishOrdinals = Set(["first", "second", "third"].map { WordKey.of($0) })
  private static let englishLeads = Set(["the", "on", "this"].map { WordKey.of($0) })

  /// "till 18th", "Saturday night 27th", "can you swap me 22nd?": in figures, without an article, behind
  /// words that a day follows. "Came 4th" and "his 40th" are none.
  static func bare(_ match: Match) -> DateExpression? {
    guard let item = match.item(.ord), item.start > 0 else { return nil }
    let lattice = match.lattice
    let (first, last) = (Int(item.start), Int(item.end) - 1)
    guard last > first, lattice.tokens[first].kind == .number, lattice.tokens[first].lines == 0,
      lattice.tokens[last].kind == .word, !lattice.tokens[last].spaced
    else { return nil }
    let before = first - 1
    let isLed =
      dayLeading.contains { lattice.has($0, at: before) } || lattice.tokens[before].isIn(.dayLeads)
    return isLed ? ofMonth(match) : nil
  }

  private static let dayLeading: [Symbol] = [
    .till, .by, .from, .since, .before, .after, .partday, .weekend,
  ]

  /// "Monday the 28th".
  static func withWeekday(_ match: Match) -> DateExpression? {
    guard let weekday = match[.weekday], let day = match[.ord] ?? match[.dn],
      (1...31).contains(day)
    else { return nil }
    // "Tuesday first", as the Irish say, is the Tuesday to come.
    if day == 1, !match.has(.the), let item = match.item(.ord),
      match.lattice.tokens[Int(item.start)].kind == .word
    {
      return .weekday(weekday, .coming)
    }
    return .day(year: nil, month: nil, day: day, weekday: weekday)
  }

  /// A weekday before or after a full date says nothing new.
  static func join(_ weekday: Int?, _ day: DateExpression?) -> DateExpression? {
    guard let weekday, case .day(let year, let month, let number, nil)? = day else { return nil }
    return .day(year: year, month: month, day: number, weekday: year == nil ? weekday : nil)
  }

  static func weekday(_ match: Match, _ turn: DateExpression.RelativeQualifier) -> DateExpression? {
    match[.weekday].map { .weekday($0, turn) }
  }

  /// "Monday week" and nothing it would be the week of: "Monday week 3", "Friday weeks".
  static func isOpenWeek(_ item: Lattice.Item, _ lattice: Lattice) -> Bool {
    let token = lattice.tokens[Int(item.start)]
    guard item.end - item.start == 1, !token.capital, token.spaced, token.lines <= 1,
      isWeekWord(token.key)
    else { return false }
    let next = Int(item.end)
    guard next < lattice.tokens.count else { return true }
    let after = lattice.tokens[next]
    if after.lines > 0 { return true }
    if after.kind == .mark { return !after.isMark("-") && !after.isMark("/") }
    return after.kind == .word && lattice.isFunction(next)
  }

  /// Whether nothing follows that a count of weeks would go on with: "Monday 3 weeks ago".
  static func isClosed(_ item: Lattice.Item, _ lattice: Lattice) -> Bool {
    let next = Int(item.end)
    guard next < lattice.tokens.count else { return true }
    let after = lattice.tokens[next]
    if after.lines > 0 { return true }
    for symbol in [Symbol.ago, .hence, .later, .before, .after, .since, .from, .of, .in]
    where lattice.has(symbol, at: next) { return false }
    return after.kind == .mark ? !after.isMark("-") : lattice.isFunction(next)
  }

  private static let weekWords = Set(["week", "wk", "fortnight"].map { WordKey.of($0) })
  private static func isWeekWord(_ key: UInt64) -> Bool { weekWords.contains(key) }

  static func holiday(_ match: Match, _ turn: DateExpression.RelativeQualifier) -> DateExpression? {
    match[.holiday].map { .holiday($0, year: nil, turn) }
  }

  /// A day of a feast by its number: the second of Christmas, Easter or Whitsun, a Sunday of Advent.
  static func nthDay(_ ordinal: Int, of holiday: Int) -> DateExpression? {
    let day = DateExpression.holiday(holiday, year: nil, .nearest)
    switch Holiday.all.indices.contains(holiday) ? Holiday.all[holiday].name : "" {
    case "Christmas" where (1...2).contains(ordinal), "Easter" where (1...2).contains(ordinal),
      "Pentecost" where (1...2).contains(ordinal):
      return ordinal == 1 ? day : .shifted([.init(count: 1, unit: .day)], 1, from: day)
    case "Advent" where (1...4).contains(ordinal):
      return ordinal == 1 ? day : .shifted([.init(count: ordinal - 1, unit: .week)], 1, from: day)
    default: return nil
    }
  }

  /// Whether a length behind "after" may be counted from now, as English has it.
  static func isFromNow(_ match: Match) -> Bool {
    match.item(.after).map { afters.contains(match.lattice.tokens[Int($0.start)].key) } ?? true
  }
  private static let afters = Set(
    ["after", "past", "following", "later", "greater"].map { WordKey.of($0) })

  /// Some time from a day, or from now.
  static func shifted(_ match: Match, _ sign: Int, from: DateExpression? = nil) -> DateExpression? {
    if let item = match.item(.AMT),
      (item.start..<item.end).contains(where: { match.lattice.isNight($0) })
    {
      return nil
    }
    return match.amounts.map { .shifted($0, sign, from: from) }
  }

  static func nth(_ match: Match, _ count: Int?, of period: DateExpression? = nil)
    -> DateExpression?
  {
    guard let weekday = match[.weekday], let count, abs(count) <= 53,
      let period = period ?? match.said(.P)
    else { return nil }
    return .nthWeekday(count, weekday, of: period)
  }

  /// Whether a year may still be said of it.
  static func isYearless(_ day: DateExpression) -> Bool {
    switch day {
    case .day(nil, .some, _, _), .holiday(_, nil, _): true
    default: false
    }
  }
}

extension Match {
  /// The amounts of the row's length.
  var amounts: [DateExpression.Amount]? {
    guard case .length(let amounts)? = said(.AMT) else { return nil }
    return amounts
  }
}

extension Lattice {
  /// Whether a word is one that no noun phrase goes on with.
  func isFunction(_ token: Int) -> Bool {
    for symbol in [
      Symbol.at, .on, .from, .to, .till, .and, .or, .by, .before, .after, .since, .in, .for, .now,
      .dayword, .partday, .between, .during, .around, .n, .int,
    ] where has(symbol, at: token) { return true }
    return tokens[token].isIn(.functions)
  }

  /// Whether a day number stands alone: not counted, not the hour of a time, not joined on.
  func isFree(_ item: Item?) -> Bool {
    guard let item else { return false }
    let next = Int(item.end)
    if isWordNumber(item) { return false }
    guard next < tokens.count else { return true }
    let token = tokens[next]
    if token.kind == .mark {
      return !(token.isMark("-") || token.isMark(":") || token.isMark("/") || token.isMark("%"))
    }
    if token.lines > 0 { return true }
    if has(.meridiem, at: next) || has(.oclock, at: next) || has(.month, at: next) { return false }
    return isFunction(next) && !has(.to, at: next) || has(.at, at: next)
  }

  /// Whether an article that days have stands before a number, and no noun may follow: "el 24 sale".
  func isDay(_ items: [Item]) -> Bool {
    guard items.count == 2, Self.dayArticles.contains(tokens[Int(items[0].start)].key) else {
      return false
    }
    let next = Int(items[1].end)
    guard next < tokens.count else { return true }
    let token = tokens[next]
    return token.kind == .word && !token.capital && token.spaced && token.lines == 0
      && !has(.of, at: next) && !has(.unit, at: next) && !has(.month, at: next)
      && !has(.meridiem, at: next)
      && !has(.oclock, at: next)
  }

  private static let dayArticles = Set(
    ["el", "le", "il", "am", "dia", "den"].map { WordKey.of($0) })

  /// "end of", "the end of" and not "late".
  func isEnd(_ item: Item?) -> Bool {
    guard let item else { return false }
    return item.end - item.start >= 2
  }
}
