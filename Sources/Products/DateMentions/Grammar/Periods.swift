/// How weeks, months and longer are told apart and put together.
enum Periods {
  static func isMonth(_ period: DateExpression) -> Bool {
    switch period {
    case .month, .unit(.month, _): true
    case .within(let inner, _): isMonth(inner)
    default: false
    }
  }

  static func isWeek(_ period: DateExpression) -> Bool {
    switch period {
    case .unit(.week, _), .unit(.weekend, _), .holding: true
    default: false
    }
  }

  static func isYear(_ period: DateExpression) -> Bool {
    switch period {
    case .unit(.year, _): true
    case .years(_, let count): count == 1
    default: false
    }
  }

  /// A decade by its name: 90 in the century it most likely is.
  static func decade(_ number: Int?, century: Int? = nil) -> DateExpression? {
    guard let number, number % 10 == 0, (0...90).contains(number) else { return nil }
    let base = century ?? (number < 30 ? 2000 : 1900)
    return .years(base + number, count: 10)
  }

  /// This, next, last of a unit.
  static func unit(_ match: Match, _ offset: Int) -> DateExpression? {
    if match.has(.weekend) { return .unit(.weekend, offset) }
    guard let number = match[.unit] else { return nil }
    if number == 105 { return .units(.week, offset * 2) }
    guard let unit = DateExpression.TimeUnit(rawValue: number) else { return nil }
    if unit == .day, let item = match.item(.unit), match.lattice.isNight(item.start) {
      return .at(.unit(.day, offset), .partOfDay(.night))
    }
    if match.lattice.isLetter(match.item(.unit)) { return nil }
    // "the last day is May 3": no day before.
    if unit == .day, offset < 0 { return nil }
    return .unit(unit, offset)
  }

  /// The last, next n of a unit.
  static func units(_ match: Match, _ sign: Int) -> DateExpression? {
    guard case .length(let amounts)? = match.said(.AMT), let first = amounts.first else {
      return nil
    }
    guard amounts.count == 1 else {
      return .span(
        sign > 0 ? .now : .shifted(amounts, -1, from: nil),
        sign > 0 ? .shifted(amounts, 1, from: nil) : .now)
    }
    return .units(first.unit, first.count * sign)
  }

  static func month(_ match: Match, _ turn: DateExpression.RelativeQualifier) -> DateExpression? {
    match[.month].map { .month($0, year: match[.year], turn) }
  }

  static func season(_ match: Match, _ turn: DateExpression.RelativeQualifier) -> DateExpression? {
    guard let number = match[.season], let season = DateExpression.Season(rawValue: number) else {
      return nil
    }
    return .season(season, year: match[.year], turn)
  }

  static func part(_ match: Match, _ part: DateExpression.Part) -> DateExpression? {
    match.phrase().map { .part(part, $0) }
  }

  static func quarter(_ match: Match, _ number: Int?) -> DateExpression? {
    guard let number, (1...4).contains(number) else { return nil }
    return .quarter(number, year: match[.year])
  }
}

extension Lattice {
  func isNight(_ token: Int32) -> Bool {
    let key = tokens[Int(token)].key
    return key == WordKey.of("night") || key == WordKey.of("nights")
  }

  /// Whether a unit is an English one that stands for one alone: "month", not "months".
  func isOne(_ unit: Item) -> Bool { Self.ones.contains(tokens[Int(unit.start)].key) }
  private static let ones = Set(["day", "week", "month", "year", "quarter"].map { WordKey.of($0) })

  /// "the coming", "kommendes", but not "the following", which is counted from another.
  func isComing(_ begin: Int) -> Bool {
    let place = has(.the, at: begin) && !has(.coming, at: begin) ? begin + 1 : begin
    return has(.coming, at: place) && tokens[place].key != Self.following
  }
  private static let following = WordKey.of("following")

  /// Whether a word follows its noun in its language ("la semana pasada"): none of English does.
  func isOther(_ item: Item?) -> Bool {
    guard let item else { return false }
    return !Self.english.contains(tokens[Int(item.start)].key)
  }

  private static let english = Set(
    ["next", "last", "past", "previous", "coming", "upcoming", "following", "nxt", "lst", "this"]
      .map { WordKey.of($0) })
}
