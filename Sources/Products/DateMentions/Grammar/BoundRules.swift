/// Sides of a point, and repetitions.
enum BoundRules {
  /// "before Friday", "since May", "until the 5th".
  static let bounds: [Rule] = [
    Rule(.B, "before (around|the|on)? (D|P|DT|T|HD)") { open($0, .before) },
    Rule(.B, "(before|after) PD") { match in
      guard case .partOfDay(let part)? = match.said(.PD),
        [.lunch, .breakfast, .dinner].contains(part)
      else { return nil }
      return .open(match.has(.before) ? .before : .after, .partOfDay(part))
    },
    Rule(.B, "smaller equals (D|P|DT|T)") { open($0, .until) },
    Rule(.B, "larger equals (D|P|DT|T)") { open($0, .since) },
    Rule(.B, "smaller (D|P|DT|T)") { open($0, .before) },
    Rule(.B, "larger (D|P|DT|T)") { open($0, .after) },
    Rule(.B, "(till|by) (around|the|at)? (D|P|DT|T|HD)") { open($0, .until) },
    Rule(.B, "since (around|the|on)? (D|P|DT|T|HD)") { open($0, .since) },
    Rule(.B, "after (around|the|on)? (D|P|DT|T|HD)") { open($0, .after) },
    Rule(.B, "from (D|P|DT|T) on") { open($0, .since) },
    Rule(.B, "from (T|DT)") { open($0, .since) },
    Rule(.B, "(T|DT) or later") { open($0, .since) },
    Rule(.B, "more AMT before D") { match in
      match.amounts.map { .open(.before, .shifted($0, -1, from: match.said(.D))) }
    },
    Rule(.B, "less AMT (after|from) (D|now)") { within($0) },
    Rule(.B, "less AMT hence") { within($0) },
    Rule(.B, "within AMT (after|from) D") { match in
      match.amounts.map {
        .span(match.said(.D) ?? .unit(.day, 0), .shifted($0, 1, from: match.said(.D)))
      }
    },
    Rule(.B, "more AMT (after|from) D") { match in
      match.amounts.map { .open(.after, .shifted($0, 1, from: match.said(.D))) }
    },
    Rule(.B, "unit after year") { match in
      match[.unit] == 8 ? match[.year].map { .open(.after, .years($0, count: 1)) } : nil
    },
    Rule(.B, "(D|HD) before (T|n)") { side($0, .before) },
    Rule(.B, "D (till|by) (T|n)") { side($0, .until) },
    Rule(.B, "D after (T|n)") { side($0, .after) },
    Rule(.B, "D since (T|n)") { side($0, .since) },
  ]

  /// "every Thursday", "weekly", "on Sundays at 9".
  static let sets: [Rule] = [
    Rule(.SET, "freq") { match in
      guard let number = match[.freq] else { return nil }
      return every(number % 100, number >= 100 ? 2 : 1)
    },
    Rule(.SET, "every unit") { match in
      // "any year", but not "any day now".
      match[.every] == 1 && (match[.unit] ?? 0) < 5 ? nil : every(match[.unit], 1)
    },
    Rule(.SET, "every weekend") { _ in .each(.unit(.weekend, 0)) },
    Rule(.SET, "every other unit") { every($0[.unit], 2) },
    Rule(.SET, "every other (weekday|weekdays)") { _ in .every(.week, 2) },
    Rule(.SET, "(on|at)? the? weekends") { _ in .each(.unit(.weekend, 0)) },
    Rule(.SET, "every partday") { match in Clock.part(match[.partday]).map { .each($0) } },
    Rule(.SET, "every (n|ord) unit") { every($0[.unit], $0[.n] ?? $0[.ord] ?? 1) },
    Rule(.SET, "once (a|every) unit") { match in every(match[.unit], 1) },
    Rule(.SET, "every ord weekday") { match in match[.ord].map { .every(.week, $0) } },
    Rule(.SET, "every (weekday|weekdays)") { match in
      (match[.weekday] ?? match[.weekdays]).map { .each(.weekday($0, .nearest)) }
    },
    // "every Monday and Thursday"
    Rule(.SET, "weekday") { match in
      let begin = Int(match.items[0].start)
      guard match.lattice.isListed(begin) else { return nil }
      return match[.weekday].map { .each(.weekday($0, .nearest)) }
    },
    // "om de week op vrijdag", "weekly on Fridays"
    Rule(.SET, "freq on? the? (weekday|weekdays)") { match in
      guard let weekday = match[.weekday] ?? match[.weekdays], let freq = match[.freq],
        freq % 100 == 5
      else { return nil }
      return freq > 100 ? .every(.week, 2) : .each(.weekday(weekday, .nearest))
    },
    Rule(.SET, "on? other (weekdays|weekday|unit)") { match in
      // "an alternate day" is one of them.
      guard match[.other] == 1, !match.lattice.has(.a, at: Int(match.items[0].start) - 1) else {
        return nil
      }
      return match.has(.weekdays) || match.has(.weekday) ? .every(.week, 2) : every(match[.unit], 2)
    },
    Rule(.SET, "(on|the)? weekdays") { match in
      // "three Sundays in a row"
      let first = Int(match.items[0].start)
      if [Symbol.n, .card, .int].contains(where: { match.lattice.has($0, at: first - 1) }) {
        return nil
      }
      return match[.weekdays].map { .each(.weekday($0, .nearest)) }
    },
    Rule(.SET, "(on|the|every)? weekday partdays") { dayParts($0, $0[.partdays]) },
    Rule(.SET, "weekdays partday") { match in
      guard let weekday = match[.weekdays], let part = Clock.part(match[.partday]) else {
        return nil
      }
      return .each(.at(.weekday(weekday, .nearest), part))
    },
    Rule(.SET, "every weekpart") { match in
      guard let value = match[.weekpart], value < 80, let part = Clock.part(value) else {
        return nil
      }
      return .each(.at(.weekday(value / 10, .nearest), part))
    },
    // "el día 15 de cada mes", "den 20. hver måned", "ogni 15 del mese"
    Rule(.SET, "(on|the)? the? (dn|ord) (of|in)? every unit") { dayOfMonth($0) },
    Rule(.SET, "every (dn|ord) of the? unit") { dayOfMonth($0) },
    Rule(.SET, "every unit on? the? (dn|ord)") { match in
      // "every month the first one"
      let next = match.items.last.map { Int($0.end) } ?? 0
      guard
        next >= match.lattice.tokens.count || match.lattice.tokens[next].kind != .word
          || match.lattice.tokens[next].lines > 0
          || match.lattice.isFunction(next) && !match.lattice.has(.card, at: next)
      else { return nil }
      return dayOfMonth(match)
    },
    Rule(.SET, "every weekday partday") { dayParts($0, $0[.partday]) },
    Rule(.SET, "every month") { match in
      match[.month].map { .each(.month($0, year: nil, .nearest)) }
    },
    Rule(.SET, "every D") { match in
      switch match.said(.D) {
      case .day(nil, .some, _, _)?, .day(nil, nil, _, nil)?, .holiday?:
        match.said(.D).map { .each($0) }
      default: nil
      }
    },
    Rule(.SET, "every season") { match in Periods.season(match, .nearest).map { .each($0) } },
  ]

  /// Repetitions at a time, lengths alone.
  static let last: [Rule] = [
    Rule(.SET, "SET comma? T") { timed($0.said(.SET), $0.said(.T)) },
    Rule(.SET, "T (on|comma)? SET") { timed($0.said(.SET), $0.said(.T)) },
    Rule(.SET, "SET at n") { match in
      match.lattice.isHour(match.item(.n))
        ? timed(match.said(.SET), Clock.hour(match[.n])) : nil
    },
    Rule(.DUR, "(around|less|more)? AMT") { $0.said(.AMT) },
    Rule(.DUR, "all unit") { match in
      // "of all nights": one of them.
      match.lattice.has(.of, at: Int(match.items[0].start) - 1)
        ? nil
        : match[.unit].flatMap { DateExpression.TimeUnit(rawValue: $0) }
          .flatMap { $0.rawValue >= 3 ? .length([.init(count: 1, unit: $0)]) : nil }
    },
  ]

  /// The same day of every month.
  private static func dayOfMonth(_ match: Match) -> DateExpression? {
    guard match[.unit] == 6, let day = match[.dn] ?? match[.ord], (1...31).contains(day) else {
      return nil
    }
    return .each(.day(year: nil, month: nil, day: day, weekday: nil))
  }

  private static func open(_ match: Match, _ bound: DateExpression.Bound) -> DateExpression? {
    guard let point = match.phrase() else { return nil }
    switch point {
    case .span, .open, .each: return nil
    default: return .open(bound, point)
    }
  }

  private static func dayParts(_ match: Match, _ part: Int?) -> DateExpression? {
    guard let weekday = match[.weekday], let part = Clock.part(part) else { return nil }
    return .each(.at(.weekday(weekday, .nearest), part))
  }

  /// "less than three weeks after today": up to the day before that.
  private static func within(_ match: Match) -> DateExpression? {
    guard let amounts = match.amounts, amounts.allSatisfy({ $0.unit.rawValue >= 3 }) else {
      return nil
    }
    let end = DateExpression.shifted(
      amounts + [.init(count: -1, unit: .day)], 1, from: match.said(.D))
    return .span(match.said(.D) ?? .unit(.day, 0), end)
  }

  private static func side(_ match: Match, _ bound: DateExpression.Bound) -> DateExpression? {
    guard let day = match.said(.D) ?? match.said(.HD) else { return nil }
    if let item = match.item(.n), !match.lattice.isHour(item) { return nil }
    guard let time = match.said(.T) ?? Clock.hour(match[.n]),
      let moment = JoinRules.at(day, time)
    else { return nil }
    return .open(bound, moment)
  }

  private static func every(_ unit: Int?, _ count: Int) -> DateExpression? {
    guard let unit, (1...9999).contains(count) else { return nil }
    if unit == 105 { return .every(.week, 2 * count) }
    return DateExpression.TimeUnit(rawValue: unit).map { .every($0, count) }
  }

  private static func timed(_ set: DateExpression?, _ time: DateExpression?) -> DateExpression? {
    guard let time, let set else { return nil }
    switch set {
    case .each(.partOfDay(let part)):
      return Clock.hinted(time, .partOfDay(part)).map { .each($0) }
    case .each(let day):
      if case .weekday = day { return .each(.at(day, time)) }
      if case .at(.weekday(let weekday, let turn), let part) = day,
        let clock = Clock.hinted(time, part)
      {
        return .each(.at(.weekday(weekday, turn), clock))
      }
      return nil
    case .every(.day, 1): return .each(time)
    default: return nil
    }
  }
}
