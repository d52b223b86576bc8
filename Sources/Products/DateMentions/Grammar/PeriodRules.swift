/// Weeks, months, years and what is longer, or made of several.
enum PeriodRules {
  /// Named or counted from now.
  static let plain: [Rule] = [
    Rule(.P, "month") { Periods.month($0, .nearest) },
    Rule(.P, "month (of|comma|hyphen|slash|in)? year") { Periods.month($0, .nearest) },
    Rule(.P, "month of yy") { match in
      guard let year = match[.yy], year >= 40 || year < 32, let month = match[.month] else {
        return nil
      }
      return .month(month, year: Years.full(year, digits: 2), .nearest)
    },
    Rule(.P, "year (hyphen|slash|comma)? month") { Periods.month($0, .nearest) },
    Rule(.P, "NM") { $0.said(.NM) },
    Rule(.P, "this month") { Periods.month($0, .this) },
    Rule(.P, "next month") { Periods.month($0, .next) },
    Rule(.P, "last month") { Periods.month($0, .last) },
    Rule(.P, "coming month") { Periods.month($0, .coming) },
    Rule(.P, "month afternext") { Periods.month($0, .afterNext) },
    Rule(.P, "unit of month") { match in
      match[.unit] == 6 ? Periods.month(match, .nearest) : nil
    },
    Rule(.P, "(the|this) (next|coming) unit") { Periods.unit($0, 1) },
    Rule(.P, "the? this (unit|weekend)") { Periods.unit($0, 0) },
    Rule(.P, "the? (next|coming) (unit|weekend)") { match in
      // "the coming weekend" is the next one there is, "next weekend" that of the next week.
      let isFirst =
        match.has(.weekend) && match.lattice.isComing(Int(match.items[0].start))
      return Periods.unit(match, isFirst ? 0 : 1)
    },
    Rule(.P, "the? last (unit|weekend)") { Periods.unit($0, -1) },
    Rule(.P, "the? (unit|weekend) afternext") { Periods.unit($0, 2) },
    Rule(.P, "next to next (unit|weekend)") { Periods.unit($0, 2) },
    Rule(.P, "afternext (unit|weekend)") { match in
      match[.afternext] == 1 ? Periods.unit(match, 2) : nil
    },
    Rule(.P, "the? (unit|weekend) (after|next) next (unit|weekend)?") { Periods.unit($0, 2) },
    Rule(.P, "the (unit|weekend) after") { Periods.unit($0, 1) },
    Rule(.P, "the (unit|weekend) before last") { Periods.unit($0, -2) },
    Rule(.P, "the? (unit|weekend) (last|coming|next)") { match in
      let offset = match.has(.last) ? -1 : 1
      return match.lattice.isOther(match.items.last) ? Periods.unit(match, offset) : nil
    },
    Rule(.P, "weekend") { match in Periods.unit(match, 0) },
    Rule(.P, "(the|on) (the|weekend) weekend?") { match in Periods.unit(match, 0) },
    Rule(.P, "the unit") { match in
      guard let number = match[.unit], [5, 6, 7, 8, 9].contains(number) else { return nil }
      return Periods.unit(match, 0)
    },
    Rule(.P, "(last|coming|next) AMT") { Periods.units($0, $0.has(.last) ? -1 : 1) },
    Rule(.P, "the (last|coming|next) AMT") { Periods.units($0, $0.has(.last) ? -1 : 1) },
    Rule(.P, "the? n (last|coming|next) unit") { match in
      guard let count = match[.n], let number = match[.unit],
        let unit = DateExpression.TimeUnit(rawValue: number),
        // "He is 75 next month": of several it is "months".
        count == 1 || match.item(.unit).map(match.lattice.isOne) != true
      else { return nil }
      return .units(unit, match.has(.last) ? -count : count)
    },
    Rule(.P, "within the? (next|coming|last)? AMT") { match in
      guard let amounts = match.amounts else { return nil }
      return match.has(.last)
        ? .span(.shifted(amounts, -1, from: nil), .now)
        : .span(.now, .shifted(amounts, 1, from: nil))
    },
    Rule(.P, "year") { match in match[.year].map { .years($0, count: 1) } },
    Rule(.P, "the? unit year") { match in
      match[.unit] == 8 ? match[.year].map { .years($0, count: 1) } : nil
    },
    Rule(.P, "(weekno|unit) (int|dn)") { match in
      guard match.has(.weekno) || match[.unit] == 5, let week = match[.int] ?? match[.dn],
        (1...53).contains(week), match.lattice.tokens[Int(match.items[0].start)].kind == .word
      else { return nil }
      return .weekNumber(week)
    },
    Rule(.P, "weekno int (plus|and|hyphen) int") { match in
      guard let a = match[.int], let b = match[.int, 1], b == a + 1, (1...52).contains(a) else {
        return nil
      }
      return .span(.weekNumber(a), .weekNumber(b))
    },
    // "in der ersten Oktoberwoche"
    Rule(.P, "the? ord monthweek") { match in
      guard let month = match[.monthweek], let nth = match[.ord], (1...5).contains(nth) else {
        return nil
      }
      return .nthUnit(nth, .week, of: .month(month, year: nil, .nearest))
    },
    Rule(.P, "season") { Periods.season($0, .nearest) },
    Rule(.P, "season (of|comma|in)? year") { Periods.season($0, .nearest) },
    Rule(.P, "the? season of yy") { match in
      guard let year = match[.yy], let number = match[.season],
        let season = DateExpression.Season(rawValue: number)
      else { return nil }
      return .season(season, year: Years.full(year, digits: 2), .nearest)
    },
    Rule(.P, "the? season of year") { Periods.season($0, .nearest) },
    Rule(.P, "this season") { Periods.season($0, .this) },
    Rule(.P, "the? (next|coming) season") { Periods.season($0, .next) },
    Rule(.P, "last season") { Periods.season($0, .last) },
    Rule(.P, "all (of|the|of_the)? (this|next|last)? unit") { match in
      guard match.has(.this) || match.has(.next) || match.has(.last) else { return nil }
      return Periods.unit(match, match.has(.next) ? 1 : match.has(.last) ? -1 : 0)
    },
    Rule(.P, "holiday weekend") { match in
      match[.holiday].map { .holding(.weekend, .holiday($0, year: nil, .nearest)) }
    },
  ]

  /// Decades, centuries, quarters.
  static let named: [Rule] = [
    Rule(.P, "the? year decades") { match in match[.year].map { .years($0, count: 10) } },
    Rule(.P, "the? int decades") { match in
      guard let item = match.item(.int), match.lattice.tokens[Int(item.start)].digits == 2 else {
        return nil
      }
      return Periods.decade(match[.int])
    },
    Rule(.P, "the? decade") { match in
      match.has(.the) ? Periods.decade(match[.decade]) : nil
    },
    Rule(.P, "the? card (and|hyphen)? decade") { match in
      guard let century = match[.card], century == 19 || century == 20 || century == 18 else {
        return nil
      }
      return Periods.decade(match[.decade], century: century * 100)
    },
    Rule(.P, "the? year and? decade") { match in
      guard let year = match[.year], year % 100 == 0 else { return nil }
      return Periods.decade(match[.decade], century: year)
    },
    Rule(.P, "the? ord centuries") { match in
      guard let number = match[.ord], (1...21).contains(number) else { return nil }
      return .years((number - 1) * 100, count: 100)
    },
    Rule(.P, "q int (of|comma|hyphen|slash)? year?") { match in
      match.isGlued(at: 1) ? Periods.quarter(match, match[.int]) : nil
    },
    Rule(.P, "yy q int") { match in
      guard match.isGlued(at: 1), match.isGlued(at: 2), let number = match[.int],
        (1...4).contains(number), let year = match[.yy]
      else { return nil }
      return .quarter(number, year: Years.full(year, digits: 2))
    },
    Rule(.P, "year the? ord (q|unit)") { match in
      match.has(.q) || match[.unit] == 7 ? Periods.quarter(match, match[.ord]) : nil
    },
    Rule(.P, "year (hyphen|slash)? q int") { match in Periods.quarter(match, match[.int]) },
    Rule(.P, "the? ord (q|unit) (of|in|comma)? year?") { match in
      match.has(.q) || match[.unit] == 7 ? Periods.quarter(match, match[.ord]) : nil
    },
  ]

  /// What needs days: the week of a day, nth weeks, parts.
  static let derived: [Rule] = [
    Rule(.P, "the? (unit|weekend) of the? D") { match in holding(match) },
    Rule(.P, "the? (unit|weekend) starting (on|from)? the? D") { match in holding(match) },
    Rule(.P, "the? weekof (on|of)? the? D") { match in
      match.said(.D).map { .holding(.week, $0) }
    },
    Rule(.P, "D weekend") { match in
      match.said(.D).map { .holding(.weekend, $0) }
    },
    Rule(.P, "the? (ord|last) (unit|weekend) (of|in|of_the) the? P") { match in
      nth(match, match.has(.last) ? -1 : match[.ord])
    },
    Rule(.P, "the? ord last unit (of|in|of_the) the? P") { match in
      nth(match, match[.ord].map { -$0 })
    },
    Rule(.P, "P (of|in|comma)? the? P") { match in
      guard let inner = match.said(.P), let outer = match.said(.P, 1), Periods.isYear(outer) else {
        return nil
      }
      switch inner {
      case .month(_, nil, _), .quarter(_, nil), .season(_, nil, _): return .within(inner, outer)
      default: return nil
      }
    },
    Rule(.P, "all of? the? P") { match in
      if case .month? = match.said(.P) { return match.said(.P) }
      return nil
    },
  ]

  /// Parts of periods.
  static let parts: [Rule] = [
    Rule(.P, "(in|at)? the? early hyphen? (in|the|of)? P") { Periods.part($0, .early) },
    Rule(.P, "(in|at)? the? middle hyphen? (the|of)? P") { Periods.part($0, .middle) },
    Rule(.P, "(in|at)? the? late hyphen? (in|the|of)? P") { Periods.part($0, .late) },
    Rule(.P, "rest (of|the|of_the)? (my|this)? P") { Periods.part($0, .rest) },
    Rule(.P, "rest (of|the|of_the)? this? unit") { match in
      match[.unit].flatMap { DateExpression.TimeUnit(rawValue: $0) }.map {
        .part(.rest, .unit($0, 0))
      }
    },
    Rule(.P, "rest (of|the|of_the)? (my|the)? unit") { match in
      match[.unit].flatMap { DateExpression.TimeUnit(rawValue: $0) }.map {
        .part(.rest, .unit($0, 0))
      }
    },
    Rule(.P, "late (of|the)? unit") { match in
      match.lattice.isEnd(match.item(.late))
        ? match[.unit].flatMap { DateExpression.TimeUnit(rawValue: $0) }
          .flatMap { $0.rawValue >= 5 ? .part(.late, .unit($0, 0)) : nil } : nil
    },
    Rule(.P, "later P") { Periods.part($0, .later) },
    Rule(.P, "earlier P") { Periods.part($0, .earlier) },
    Rule(.P, "the? (ord|early) half of? (the|of_the)? P") { match in
      switch match[.ord] {
      case 1?: Periods.part(match, .firstHalf)
      case 2?: Periods.part(match, .secondHalf)
      default: nil
      }
    },
    Rule(.P, "the? ord (n|dn) (unit|weekend) (of|in) the? P") { match in
      // "the first two weeks of May"
      guard match[.ord] == 1, let count = match[.n] ?? match[.dn], count > 1, count < 54,
        let number = match[.unit], let unit = DateExpression.TimeUnit(rawValue: number),
        let period = match.said(.P)
      else { return nil }
      return .span(.nthUnit(1, unit, of: period), .nthUnit(count, unit, of: period))
    },
  ]

  private static func holding(_ match: Match) -> DateExpression? {
    guard let day = match.said(.D) else { return nil }
    if match.has(.weekend) { return .holding(.weekend, day) }
    return match[.unit] == 5 ? .holding(.week, day) : nil
  }

  private static func nth(_ match: Match, _ count: Int?) -> DateExpression? {
    guard let count, abs(count) <= 53, let period = match.said(.P) else { return nil }
    if match.has(.weekend) { return .nthUnit(count, .weekend, of: period) }
    guard let number = match[.unit], let unit = DateExpression.TimeUnit(rawValue: number),
      unit == .week
    else { return nil }
    return .nthUnit(count, unit, of: period)
  }
}
