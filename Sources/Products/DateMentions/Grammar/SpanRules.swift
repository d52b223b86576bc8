/// From one point to another: days, months, years, times.
enum SpanRules {
  /// Days and longer.
  static let days: [Rule] = [
    Rule(.R, "(from|between|in)? (D|P) (to|hyphen|till) (the|on)? (D|P)") { span($0) },
    Rule(.R, "(from|between)? year around year") { match in
      guard let a = match[.year], let b = match[.year, 1], a < b,
        match.isGlued(at: match.items.count - 1)
      else { return nil }
      return .span(.years(a, count: 1), .years(b, count: 1))
    },
    Rule(.R, "from (D|P) (to|hyphen|till) (D|P)") { span($0) },
    Rule(.R, "between (D|P) and (D|P)") { span($0) },
    Rule(.R, "between now and (D|P)") { $0.phrase().map { .span(.unit(.day, 0), $0) } },
    Rule(.R, "between (D|P) and now") { $0.phrase().map { .span($0, .unit(.day, 0)) } },
    Rule(.R, "from? now (to|till|hyphen) (D|P)") { $0.phrase().map { .span(.unit(.day, 0), $0) } },
    Rule(.R, "(from|between)? month the? dn (to|hyphen|till|and) the? dn") { match in
      days(match, match[.year])
    },
    Rule(.R, "(from|between)? month the? dn (to|hyphen|till|and) the? dn comma? year") { match in
      days(match, match[.year])
    },
    Rule(.R, "(from|between|on)? the? dn (to|hyphen|till|and) the? dn (of|of_the|comma)? month") {
      match in days(match, nil)
    },
    Rule(.R, "(from|between)? the? dn (to|hyphen|till|and) the? dn of? month comma? year") {
      match in
      days(match, match[.year])
    },
    // "del lunes 6 al viernes 10 de abril"
    Rule(.R, "(from|on)? weekday the? dn (to|till|hyphen) (the|on)? weekday the? dn of? month") {
      match in days(match, nil)
    },
    Rule(.R, "from the? ord (to|till|hyphen) the? ord") { ofMonth($0) },
    Rule(.R, "the ord (to|till|hyphen) the? ord") { ofMonth($0) },
    Rule(.R, "between the? ord and the? ord") { ofMonth($0) },
    // "18th to 20th"; "am 22. und 23."
    Rule(.R, "ord (to|till|hyphen) the? ord") { areFigures($0) ? ofMonth($0) : nil },
    Rule(.R, "(on|the) the? ord and the? ord") { match in
      guard areFigures(match), let a = match[.ord], match[.ord, 1] == a + 1 else { return nil }
      return ofMonth(match)
    },
    // "vom 12. bis zum 26. Juli" where an article or "the day" stands before each
    Rule(.R, "from the? D (to|till) (the|on)? D") { span($0) },
    // "am Montag und Dienstag"
    Rule(.R, "on the? weekday and on? weekday") { match in
      guard let a = match[.weekday], let b = match[.weekday, 1], b == a + 1 else { return nil }
      return .span(
        .weekday(a, .nearest),
        .shifted([.init(count: 1, unit: .day)], 1, from: .weekday(a, .nearest)))
    },
    Rule(.R, "D (to|till|hyphen) the? ord") { match in
      guard let from = match.said(.D), let day = match[.ord] else { return nil }
      return .span(from, .day(year: nil, month: nil, day: day, weekday: nil))
    },
    Rule(.R, "from? dn (to|till|hyphen) D") { match in
      guard let day = match[.dn], case .day(_, .some, _, _)? = match.said(.D),
        let to = match.said(.D)
      else { return nil }
      return .span(.day(year: nil, month: nil, day: day, weekday: nil), to)
    },
    Rule(.R, "from? the? dn (to|till|hyphen) the? dn (of|in) the? P") { match in
      guard let a = match[.dn], let b = match[.dn, 1], a < b, let period = match.said(.P),
        Periods.isMonth(period)
      else { return nil }
      return .span(
        .within(.day(year: nil, month: nil, day: a, weekday: nil), period),
        .within(.day(year: nil, month: nil, day: b, weekday: nil), period))
    },
    Rule(.R, "R comma year") { match in
      // "5/1-5/7, 2020"
      guard case .span(let from, let to)? = match.said(.R),
        case .day(nil, let month?, let day, _) = to, let year = match[.year]
      else { return nil }
      return .span(from, .day(year: year, month: month, day: day, weekday: nil))
    },
    Rule(.R, "dayword and dayword") { match in
      guard match[.dayword] == 0, match[.dayword, 1] == 1,
        match.lattice.has(.between, at: Int(match.items[0].start) - 1)
      else { return nil }
      return .span(.unit(.day, 0), .unit(.day, 1))
    },
  ]

  /// Times, alone and on a day.
  static let times: [Rule] = [
    Rule(.TR, "(from|between)? T (to|hyphen|till|and) (T|n)") { TimeSpans.make($0) },
    Rule(.TR, "(from|between)? n (to|hyphen|till|and) T") { TimeSpans.make($0) },
    Rule(.TR, "(from|between) n (to|hyphen|till|and) n") { ForeignTimes.span($0) },
    Rule(.TR, "(from|between|of|at) the? (n|T) (to|till|and|hyphen) (the|at)? (n|T)") {
      ForeignTimes.span($0)
    },
    Rule(.TR, "T for AMT") { match in
      guard let from = match.said(.T), case .clock(let time) = from, let amounts = match.amounts
      else { return nil }
      let minutes = amounts.reduce(0) {
        $0 + $1.count * ($1.unit == .hour ? 60 : $1.unit == .minute ? 1 : 1500)
      }
      let end = time.hour * 60 + time.minute + minutes
      guard end < 1440 else { return nil }
      return .span(
        from, .clock(.init(hour: end / 60, minute: end % 60, second: nil, isSure: true)))
    },
    Rule(.TR, "int hyphen int") { match in TimeSpans.bare(match) },
    Rule(.TR, "TR PD") { match in
      guard case .span(let a, let b)? = match.said(.TR), let part = match.said(.PD),
        let from = Clock.hinted(a, part), let to = Clock.hinted(b, part)
      else { return nil }
      return .span(from, to)
    },
  ]

  /// Times on a day.
  static let moments: [Rule] = [
    Rule(.DTR, "D (comma|from|between)? TR") { on($0.said(.D), $0.said(.TR)) },
    Rule(.DTR, "HD (comma|from|between)? TR") { match in
      guard case .at(let day, _)? = match.said(.HD), case .span(let a, let b)? = match.said(.TR)
      else { return nil }
      guard case .at(_, let part)? = match.said(.HD) else { return nil }
      return on(day, TimeSpans.ordered(Clock.hinted(a, part) ?? a, Clock.hinted(b, part) ?? b))
    },
    Rule(.DTR, "TR (comma|on|of)? the? D") { on($0.said(.D), $0.said(.TR)) },
    Rule(.DTR, "TR (comma|on)? HD") { match in
      guard case .at(let day, _)? = match.said(.HD), case .span(let a, let b)? = match.said(.TR)
      else { return nil }
      guard case .at(_, let part)? = match.said(.HD) else { return nil }
      return on(day, TimeSpans.ordered(a, Clock.hinted(b, part) ?? b))
    },
    Rule(.DTR, "D (comma|from|between)? n (to|hyphen|till|and) n") { match in
      guard match.lattice.isHour(match.item(.n)), match.lattice.isHour(match.item(.n, 1)) else {
        return nil
      }
      return on(match.said(.D), TimeSpans.make(match))
    },
    // "mañana de 9 a 11"
    Rule(.DTR, "D comma? of n (to|till) n") { ForeignTimes.span($0, of: $0.said(.D)) },
    Rule(.DTR, "n (to|hyphen|till) n on? D") { match in
      guard match.lattice.isHour(match.item(.n)) || match.isGlued(at: 1),
        match.lattice.isHour(match.item(.n, 1)), let first = Clock.hour(match[.n]),
        let last = Clock.hour(match[.n, 1])
      else { return nil }
      switch match.said(.D) {
      case .unit(.day, _)?, .weekday?: return on(match.said(.D), TimeSpans.ordered(first, last))
      default: return nil
      }
    },
    Rule(.DTR, "(from|between)? DT (to|hyphen|till|and) (DT|T)") { match in
      guard let from = match.said(.DT), let to = match.said(.DT, 1) ?? match.said(.T) else {
        return nil
      }
      if case .clock = to, case .at(let day, let clock) = from {
        return on(day, TimeSpans.ordered(clock, to))
      }
      return .span(from, to)
    },
    Rule(.DTR, "(from|between)? T (to|hyphen|till|and) DT") { match in
      guard let from = match.said(.T), case .at(let day, let clock)? = match.said(.DT) else {
        return nil
      }
      return on(day, TimeSpans.ordered(from, clock))
    },
    Rule(.DTR, "(from|between)? DT (and|to|till) n") { match in
      guard case .at(let day, let clock)? = match.said(.DT), let to = Clock.hour(match[.n]),
        match.lattice.isHour(match.item(.n)), match.has(.between) || match.has(.from)
      else { return nil }
      return on(day, TimeSpans.ordered(clock, to))
    },
    Rule(.DTR, "from? now (to|till) AMT (hence|from)?") { match in
      match.amounts.map { .span(.now, .shifted($0, 1, from: nil)) }
    },
  ]

  private static func span(_ match: Match) -> DateExpression? {
    guard let from = match.phrase(), let to = match.phrase(1) else { return nil }
    switch (from, to) {
    case (.span, _), (_, .span), (.open, _), (_, .open): return nil
    case (.years(_, let count), .month), (.month, .years(_, let count)):
      return count == 1 && match.has(.to) ? .span(from, to) : nil
    default: return .span(from, to)
    }
  }

  private static func days(_ match: Match, _ year: Int?) -> DateExpression? {
    guard let month = match[.month], let a = match[.dn], let b = match[.dn, 1] else { return nil }
    if match.has(.and), !match.has(.between), b != a + 1 { return nil }
    guard a < b, b <= CivilDay.length(ofMonth: month, year: year ?? 2000) else { return nil }
    return .span(
      .day(year: year, month: month, day: a, weekday: nil),
      .day(year: year, month: month, day: b, weekday: nil))
  }

  /// Whether the ordinals are written in figures.
  private static func areFigures(_ match: Match) -> Bool {
    match.items.allSatisfy {
      $0.symbol != .ord || match.lattice.tokens[Int($0.start)].kind == .number
    }
  }

  private static func ofMonth(_ match: Match) -> DateExpression? {
    guard let a = match[.ord], let b = match[.ord, 1], (1...31).contains(a), (1...31).contains(b),
      a != b
    else { return nil }
    return .span(
      .day(year: nil, month: nil, day: a, weekday: nil),
      .day(year: nil, month: nil, day: b, weekday: nil))
  }

  static func on(_ day: DateExpression?, _ times: DateExpression?) -> DateExpression? {
    guard let day, case .span(let from, let to)? = times else { return nil }
    return .span(.at(day, from), .at(day, to))
  }
}
