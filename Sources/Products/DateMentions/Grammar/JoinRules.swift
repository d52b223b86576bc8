/// Days with times, and what runs from one to another.
enum JoinRules {
  /// A part of a day on a day: "Monday afternoon", "tonight".
  static let dayParts: [Rule] = [
    Rule(.HD, "H") { _ in .at(.unit(.day, 0), .partOfDay(.night)) },
    Rule(.HD, "(late|later|early) H") { match in
      .at(.unit(.day, 0), .partOfDay(match.has(.early) ? .earlyNight : .lateNight))
    },
    // "Freitagabend", "gisteravond"
    Rule(.HD, "on? (this|next|last|coming)? weekpart") { match in
      guard let value = match[.weekpart] else { return nil }
      let turn: DateExpression.RelativeQualifier =
        match.has(.next)
        ? .next : match.has(.last) ? .last : match.has(.coming) ? .coming : .nearest
      return at(
        value < 80 ? .weekday(value / 10, turn) : .unit(.day, value / 10 - 10),
        Clock.part(value))
    },
    Rule(.HD, "D PD") { at($0.said(.D), $0.said(.PD)) },
    Rule(.HD, "PD (of|on)? the? D") { match in
      // "dinner on Friday" is Friday.
      if case .partOfDay(let part)? = match.said(.PD), [.lunch, .breakfast, .dinner].contains(part)
      {
        return nil
      }
      return at(match.said(.D), match.said(.PD))
    },
    Rule(.HD, "PD of holiday year?") { match in
      at(match[.holiday].map { .holiday($0, year: match[.year], .nearest) }, match.said(.PD))
    },
    Rule(.HD, "this (early|late)? partday") { match in
      at(.unit(.day, 0), part(match))
    },
    Rule(.HD, "(early|late|later|earlier) this partday") { match in
      at(.unit(.day, 0), part(match))
    },
    Rule(.HD, "last partday") { at(.unit(.day, -1), part($0)) },
    Rule(.HD, "(early|late) last partday") { at(.unit(.day, -1), part($0)) },
    Rule(.HD, "next partday") { at(.unit(.day, 1), part($0)) },
    Rule(.HD, "D meridiem") { match in
      guard let half = match[.meridiem], half < 24 else { return nil }
      switch match.said(.D) {
      case .weekday?, .day(_, .some, _, _)?: break
      default: return nil
      }
      return at(match.said(.D), .partOfDay(half == 0 ? .morning : .afternoon))
    },
    Rule(.HD, "rest (of|the|of_the)? my? unit") { match in
      match[.unit] == 3 ? .part(.rest, .unit(.day, 0)) : nil
    },
    Rule(.HD, "rest (of|the|of_the)? dayof") { _ in .part(.rest, .unit(.day, 0)) },
  ]

  /// A time on a day.
  static let moments: [Rule] = [
    Rule(.DT, "D (comma|hyphen)? T") { match in
      isStamp(match) ? nil : at(match.said(.D), match.said(.T))
    },
    Rule(.DT, "D (comma|around|by|for|from)? T") { match in
      isStamp(match) ? nil : at(match.said(.D), match.said(.T))
    },
    // "moved from Tuesday to Wednesday at 3"
    Rule(.DT, "from (D|DT) (to|till) DT") { match in
      match.lattice.isMoved(Int(match.items[0].start))
        ? match.items.last.flatMap {
          match.lattice.node($0)
        } : nil
    },
    Rule(.DT, "D n n") { match in Clock.spoken(match).flatMap { at(match.said(.D), $0) } },
    Rule(.DT, "ord (comma|at)? T") { match in
      guard let day = match[.ord], (1...31).contains(day),
        match.lattice.tokens[Int(match.items[0].start)].kind == .number
      else { return nil }
      return at(.day(year: nil, month: nil, day: day, weekday: nil), match.said(.T))
    },
    Rule(.DT, "D around n") { match in
      match.lattice.isHour(match.item(.n)) ? at(match.said(.D), Clock.hour(match[.n])) : nil
    },
    // "gegen 8 am Montag"
    Rule(.DT, "around n D") { match in
      switch match.said(.D) {
      case .weekday?, .unit(.day, _)?:
        match.lattice.isHour(match.item(.n)) ? at(match.said(.D), Clock.hour(match[.n])) : nil
      default: nil
      }
    },
    Rule(.DT, "T (on|comma|of)? the? D") { at($0.said(.D), $0.said(.T)) },
    Rule(.DT, "D (dot|colon) T") { match in
      match.isGlued(at: 1) && match.isGlued(at: 2) ? at(match.said(.D), match.said(.T)) : nil
    },
    Rule(.DT, "D X") { at($0.said(.D), $0.said(.X)) },
    Rule(.DT, "n comma? dayword") { match in
      match.lattice.isHour(match.item(.n))
        ? at(match[.dayword].map { .unit(.day, $0) }, Clock.hour(match[.n])) : nil
    },
    Rule(.DT, "n (comma|on)? HD") { match in
      match.lattice.tokens[Int(match.items[0].start)].lines == 0
        || match.items[0].start == 0
        ? hinted(match.said(.HD), Clock.hour(match[.n])) : nil
    },
    Rule(.DT, "HD (comma|at|around|for|by|hyphen)? T") { hinted($0.said(.HD), $0.said(.T)) },
    Rule(.DT, "HD (around|at) n") { match in
      match.lattice.isHour(match.item(.n)) ? hinted(match.said(.HD), Clock.hour(match[.n])) : nil
    },
    Rule(.DT, "T (comma|on|for)? HD") { hinted($0.said(.HD), $0.said(.T)) },
    Rule(.DT, "(on|the) dn (comma|at)? T") { match in
      guard let day = match[.dn], match.items[1].symbol == .dn,
        case .clock(let time)? = match.said(.T),
        time.isSure || match.has(.at) || match.lattice.has(.at, at: Int(match.items[2].start))
      else { return nil }
      return at(.day(year: nil, month: nil, day: day, weekday: nil), match.said(.T))
    },
    Rule(.DT, "T on the? dn") { match in
      guard let day = match[.dn], match.lattice.isFree(match.item(.dn)) else { return nil }
      return at(.day(year: nil, month: nil, day: day, weekday: nil), match.said(.T))
    },
    Rule(.D, "on dn") { match in
      // "on 15", with nothing counted after it.
      guard let day = match[.dn],
        match.lattice.isFree(match.item(.dn)) || match.lattice.isDay(match.items),
        match.lattice.tokens[Int(match.items[1].start)].kind == .number
      else { return nil }
      return .day(year: nil, month: nil, day: day, weekday: nil)
    },
  ]

  /// The time that a message ends with, far behind its words: `3 January 💛      19:40`.
  private static func isStamp(_ match: Match) -> Bool {
    guard let item = match.item(.T) else { return false }
    let tokens = match.lattice.tokens
    let isParted =
      tokens[Int(item.start)].kind == .mark && match.lattice.has(.around, at: Int(item.start))
      || match.items.contains {
        $0.symbol == .around && tokens[Int($0.start)].kind == .mark
      }
    return isParted && tokens[Int(item.start)..<Int(item.end)].contains(where: \.isApart)
      && (Int(item.end) >= tokens.count || tokens[Int(item.end)].lines > 0)
  }

  static func at(_ day: DateExpression?, _ time: DateExpression?) -> DateExpression? {
    guard let day, let time else { return nil }
    switch day {
    case .shifted(let amounts, _, _) where amounts.contains { $0.unit.rawValue < 3 }: return nil
    case .at, .now: return nil
    default: return .at(day, time)
    }
  }

  static func part(_ match: Match) -> DateExpression? {
    let early = match.has(.early) ? true : match.has(.late) || match.has(.later) ? false : nil
    return Clock.part(match[.partday], early: early)
  }

  /// A time told with a part of its day: "tonight at 8".
  static func hinted(_ day: DateExpression?, _ time: DateExpression?) -> DateExpression? {
    guard case .at(let date, let part)? = day, let clock = Clock.hinted(time, part) else {
      return nil
    }
    return .at(date, clock)
  }
}
