/// What a notebook about people keeps of all mentions: days and spans of days that are really meant.
enum NotesProfile {
  static func allows(
    _ item: Lattice.Item, _ expression: DateExpression, _ lattice: Lattice,
    _ silence: AmbiguityFilter
  ) -> Bool {
    let begin = Int(item.start)
    let end = Int(item.end)
    guard keeps(core(of: expression)), !silence.isGreeting(begin) else { return false }
    if case .unit(.weekend, 0) = expression, !lattice.has(.this, at: begin),
      !lattice.isComing(begin)
    {
      return false
    }
    // "KW 23", but "week 3 of the course"
    if case .weekNumber = expression, !isCalendarWeek(begin, lattice) { return false }
    if case .span(.weekNumber, _) = expression, !isCalendarWeek(begin, lattice) { return false }
    // "the week after": after what was told before.
    if case .unit = expression, lattice.has(.after, at: end - 1) { return false }
    if case .weekday(_, .nearest) = expression, lattice.isListed(begin) { return false }
    if case .weekday(_, .nearest) = expression, isHabitual(begin, lattice) { return false }
    if isCounted(expression), isHedged(begin, end, lattice) { return false }
    return !isDenied(begin, lattice)
  }

  /// What remains without the side of it: "by Friday" is Friday.
  static func core(of expression: DateExpression) -> DateExpression {
    switch expression {
    case .open(_, let inner): return core(of: inner)
    // "close of business Wednesday"
    case .part(.end, .unit(.day, 0)): return expression
    case .part(.end, let day) where keeps(day) && !isLong(day): return day
    default: return expression
    }
  }

  private static func isLong(_ expression: DateExpression) -> Bool {
    switch expression {
    case .month, .unit, .within, .span, .part: true
    default: false
    }
  }

  private static func keeps(_ expression: DateExpression) -> Bool {
    switch expression {
    case .day, .weekday, .nthWeekday, .nthUnit, .holding, .month: true
    case .within(.season, _), .within(.quarter, _): false
    case .within: true
    case .holiday, .weekNumber: true
    case .unit(.day, let offset): offset != 0
    case .unit(.weekend, _): true
    case .unit(.week, let offset), .unit(.month, let offset): offset != 0
    case .part(_, let whole):
      switch whole {
      case .month, .unit(.week, _), .unit(.month, _), .within: true
      default: false
      }
    case .shifted(let amounts, _, _):
      amounts.allSatisfy { $0.unit == .day || $0.unit == .week }
    case .at(let day, let time):
      if case .unit(.day, let offset) = day, case .partOfDay = time {
        offset > 0
      } else {
        keeps(day)
      }
    case .span(let from, let to): keeps(from) && keeps(to)
    default: false
    }
  }

  /// "le mardi soir", "la domenica", "los jueves", "aos domingos": an article makes it every one.
  private static func isHabitual(_ begin: Int, _ lattice: Lattice) -> Bool {
    [begin - 1, begin].contains {
      $0 >= 0 && articles.contains(lattice.tokens[$0].key)
        && $0 + 1 < lattice.tokens.count && lattice.has(.weekday, at: $0 + 1)
    }
  }
  private static let articles = Set(
    ["le", "les", "il", "la", "los", "las", "aos", "nos", "nas"].map { WordKey.of($0) })

  private static func isCalendarWeek(_ begin: Int, _ lattice: Lattice) -> Bool {
    calendarWeeks.contains(lattice.tokens[begin].key)
  }
  private static let calendarWeeks = Set(
    ["kw", "calendar", "kalenderwoche"].map { WordKey.of($0) })

  private static func isCounted(_ expression: DateExpression) -> Bool {
    if case .shifted = expression { return true }
    return false
  }

  /// "about ten days", "a couple of weeks", "the first time in two weeks".
  private static func isHedged(_ begin: Int, _ end: Int, _ lattice: Lattice) -> Bool {
    for index in max(begin - 1, 0)..<end
    where lattice.tokens[index].isIn(.hedges) { return true }
    if lattice.has(.after, at: begin) { return true }
    guard begin > 0 else { return false }
    return lattice.cue(at: begin - 1) == .times
  }

  /// "not tomorrow", "not on the 15th", "isn't on Friday"; but "no visits till June 15" is meant.
  private static func isDenied(_ begin: Int, _ lattice: Lattice) -> Bool {
    guard begin > 0, lattice.tokens[begin].lines == 0 else { return false }
    if isNegation(begin - 1, lattice) { return !isCorrection(begin - 1, lattice) }
    // "instead of tomorrow", "rather than Monday"
    if begin > 1,
      lattice.has(.of, at: begin - 1) || lattice.tokens[begin - 1].key == WordKey.of("than"),
      isNegation(begin - 2, lattice)
    {
      return true
    }
    return begin > 1 && isNegation(begin - 2, lattice) && !isCorrection(begin - 2, lattice)
      && (lattice.has(.on, at: begin - 1) || lattice.has(.the, at: begin - 1)
        || lattice.tokens[begin - 1].isMark(","))
  }

  /// "the third no the sixth of July": a day stands right before it, too.
  private static func isCorrection(_ index: Int, _ lattice: Lattice) -> Bool {
    var end = index
    while end > 0, lattice.tokens[end - 1].isMark(",") { end -= 1 }
    guard lattice.tokens[index].key == no, end > 0 else { return false }
    return (max(0, end - 4)..<end).contains { start in
      [Symbol.D, .ord].contains { symbol in
        lattice.items(symbol, at: start).contains { Int($0.end) == end }
      }
    }
  }
  private static let no = WordKey.of("no")

  /// "not", "isnt", or the t of "isn't".
  private static func isNegation(_ index: Int, _ lattice: Lattice) -> Bool {
    // "no dia 3" is Portuguese for "on day 3".
    if lattice.cue(at: index) == .negation { return !lattice.has(.on, at: index) }
    let token = lattice.tokens[index]
    return token.kind == .word && token.end - token.start == 1 && !token.spaced
      && token.key == WordKey.of("t")
  }
}

extension Lattice {
  /// "every Tuesday and Thursday"
  func isListed(_ begin: Int) -> Bool {
    guard begin > 2, has(.weekday, at: begin - 2) || has(.weekdays, at: begin - 2) else {
      return false
    }
    // "los lunes y miércoles"
    let isEach =
      has(.every, at: begin - 3)
      || has(.weekdays, at: begin - 3) && Self.plurals.contains(tokens[begin - 3].key)
    guard isEach else { return false }
    return has(.and, at: begin - 1) || has(.or, at: begin - 1) || tokens[begin - 1].isMark(",")
  }

  private static let plurals = Set(["los", "aos", "nos", "as", "nas"].map { WordKey.of($0) })
}
