/// One day: "June 5", "the 12th", "next Tuesday", "three days ago", "first Monday of May".
enum DayRules {
  /// Days by number.
  static let numbered: [Rule] = [
    Rule(.D, "ND") { $0.said(.ND) },
    Rule(.D, "month (hyphen|slash)? the? dn") { Days.day($0) },
    Rule(.D, "month (hyphen|slash)? the? dn (comma|hyphen|slash|of)? year") { Days.day($0) },
    Rule(.D, "month the? dn comma? yy") { Days.shortYear($0) },
    Rule(.D, "month year hyphen dn") { Days.day($0) },
    Rule(.D, "month hyphen year hyphen dn") { Days.day($0) },
    Rule(.D, "the? dn (of|of_the|hyphen|slash|dot)? month") { Days.day($0) },
    Rule(.D, "the? dn (of|of_the|hyphen|slash|dot)? month (comma|hyphen|slash|of|dot)? year") {
      Days.day($0)
    },
    Rule(.D, "the? dn (of|hyphen|slash)? month (hyphen|slash|of|comma)? yy") { Days.shortYear($0) },
    Rule(.D, "year (hyphen|slash)? month (comma|hyphen|slash)? the? dn") { Days.day($0) },
    Rule(.D, "int hyphen int") { match in
      // "2 - 15" and not a word more.
      guard match.lattice.tokens.count == 3, let a = match[.int], let b = match[.int, 1],
        max(a, b) > 12
      else {
        return nil
      }
      return Days.figures(a, b, dayFirst: match.lattice.order == .dmy)
    },
    Rule(.D, "year (slash|hyphen) dn (slash|hyphen) month") { Days.day($0) },
    Rule(.D, "the ord") { Days.ofMonth($0) },
    Rule(.D, "on the? ord") { Days.ofMonth($0) },
    Rule(.D, "ord") { Days.bare($0) },
    Rule(.D, "weekday comma? the? ord") { Days.withWeekday($0) },
    Rule(.D, "weekday comma? the dn") { Days.withWeekday($0) },
    // "the 23rd instant", "12th prox."
    Rule(.D, "the? ord ofmonth dot?") { match in
      guard let day = match[.ord], (1...31).contains(day), let month = match[.ofmonth] else {
        return nil
      }
      return .within(.day(year: nil, month: nil, day: day, weekday: nil), .unit(.month, month))
    },
    Rule(.D, "weekday dn") { match in
      match.lattice.isFree(match.item(.dn)) ? Days.withWeekday(match) : nil
    },
    Rule(.D, "next the? D") { match in
      guard case .day(nil, let month?, let day, nil)? = match.said(.D) else { return nil }
      // "el próximo 15 de junio" is the one to come.
      if match.lattice.isOther(match.items.first) { return match.said(.D) }
      return .within(.day(year: nil, month: month, day: day, weekday: nil), .unit(.year, 1))
    },
    // "no próximo dia 10"
    Rule(.D, "(on|the)? (next|coming) D") { match in
      guard case .day(nil, nil, _, nil)? = match.said(.D) else { return nil }
      return match.said(.D)
    },
    Rule(.D, "this D") { match in
      guard case .day(nil, .some, _, nil)? = match.said(.D) else { return nil }
      return match.said(.D)
    },
    Rule(.D, "dayword") { match in match[.dayword].map { .unit(.day, $0) } },
  ]

  /// Days with their weekday, days by weekday.
  static let weekdays: [Rule] = [
    Rule(.D, "weekday (comma|open)? the? D") { Days.join($0[.weekday], $0.said(.D)) },
    Rule(.D, "D (comma|open)? weekday") { Days.join($0[.weekday], $0.said(.D)) },
    // "tomorrow, 13/04/21": the figures say it best.
    Rule(.D, "dayword (comma|open|hyphen)? ND") { $0.said(.ND) },
    Rule(.D, "dayword the ord") { Days.ofMonth($0) },
    Rule(.D, "weekday") { Days.weekday($0, .nearest) },
    Rule(.D, "on the? weekday") { Days.weekday($0, .nearest) },
    Rule(.D, "this weekday") { Days.weekday($0, .this) },
    Rule(.D, "next weekday") { Days.weekday($0, .next) },
    Rule(.D, "last weekday") { Days.weekday($0, .last) },
    Rule(.D, "lastday") { match in match[.lastday].map { .weekday($0, .last) } },
    // "samedi prochain", "sábado passado"
    Rule(.D, "the? weekday (next|last)") { match in
      guard match.lattice.isOther(match.items.last) else { return nil }
      return Days.weekday(match, match.has(.last) ? .last : .next)
    },
    Rule(.D, "the? coming weekday") { Days.weekday($0, .coming) },
    Rule(.D, "weekday next") { match in
      match.lattice.has(.unit, at: Int(match.items[1].end)) ? nil : Days.weekday(match, .next)
    },
    // "Thursday week", "Sunday fortnight"
    Rule(.D, "on? weekday unit") { match in
      guard let unit = match.item(.unit), match[.unit] == 5 || match[.unit] == 105,
        let weekday = match[.weekday], Days.isOpenWeek(unit, match.lattice)
      else { return nil }
      return .shifted(
        [.init(count: match[.unit] == 5 ? 1 : 2, unit: .week)], 1, from: .weekday(weekday, .coming))
    },
    // "next to next Monday", as in India
    Rule(.D, "next to next weekday") { Days.weekday($0, .afterNext) },
    // "Saturday three weeks"
    Rule(.D, "on? weekday n unit") { match in
      guard let unit = match.item(.unit), match[.unit] == 5, let weekday = match[.weekday],
        let count = match[.n], (2...8).contains(count),
        match.lattice.tokens[Int(unit.start)].lines == 0, Days.isClosed(unit, match.lattice)
      else { return nil }
      return .shifted([.init(count: count, unit: .week)], 1, from: .weekday(weekday, .coming))
    },
    // "samedi en huit", "Samstag in acht Tagen"
    Rule(.D, "on? the? (weekday|dayword) weekon") { match in
      match[.weekon].map {
        .shifted(
          [.init(count: $0, unit: .week)], 1,
          from: match[.weekday].map { .weekday($0, .coming) }
            ?? .unit(.day, match[.dayword] ?? 0))
      }
    },
    // "tomorrow week"
    Rule(.D, "dayword unit") { match in
      guard let unit = match.item(.unit), match[.unit] == 5, let day = match[.dayword], day >= 0,
        Days.isOpenWeek(unit, match.lattice)
      else { return nil }
      return .shifted([.init(count: 1, unit: .week)], 1, from: .unit(.day, day))
    },
    // "Sunday in a fortnight", "Do in 14 Tagen"
    Rule(.D, "on? (weekday|dayword) in AMT") { match in
      guard let amount = match.amounts?.first, match.amounts?.count == 1,
        let weeks = amount.unit == .week
          ? amount.count : amount.unit == .day && amount.count % 7 == 0 ? amount.count / 7 : nil,
        (1...8).contains(weeks)
      else { return nil }
      return .shifted(
        [.init(count: weeks, unit: .week)], 1,
        from: match[.weekday].map { .weekday($0, .coming) }
          ?? .unit(.day, match[.dayword] ?? 0))
    },
    // "a week tomorrow", "a fortnight today"; "8 weeks tomorrow" is an age.
    Rule(.D, "AMT dayword") { match in
      guard let amounts = match.amounts, amounts.count == 1, amounts[0].unit == .week,
        amounts[0].count <= 3, match.lattice.tokens[Int(match.items[0].start)].kind == .word,
        let day = match[.dayword]
      else { return nil }
      return .shifted(amounts, day < 0 ? -1 : 1, from: .unit(.day, day))
    },
    Rule(.D, "weekday coming") { Days.weekday($0, .coming) },
    Rule(.D, "the? weekday afternext") { Days.weekday($0, .afterNext) },
    // "übernächsten Freitag"; "after next Friday" is another day.
    Rule(.D, "afternext weekday") { match in
      match[.afternext] == 1 ? Days.weekday(match, .afterNext) : nil
    },
    Rule(.D, "the? weekday before last") { match in
      match[.weekday].map {
        .shifted([.init(count: 1, unit: .week)], -1, from: .weekday($0, .last))
      }
    },
    Rule(.D, "holiday") { Days.holiday($0, .nearest) },
    Rule(.D, "holiday (of|in|comma|hyphen)? year") { match in
      match[.holiday].map { .holiday($0, year: match[.year], .nearest) }
    },
    Rule(.D, "this holiday") { Days.holiday($0, .this) },
    Rule(.D, "next holiday") { Days.holiday($0, .next) },
    Rule(.D, "last holiday") { Days.holiday($0, .last) },
    Rule(.D, "coming holiday") { Days.holiday($0, .coming) },
    // "Natal passado", "Noël prochain"
    Rule(.D, "holiday (last|next|coming)") { match in
      match.lattice.isOther(match.items.last)
        ? Days.holiday(match, match.has(.last) ? .last : .next) : nil
    },
    // "2. Weihnachtstag", "4. Advent"
    Rule(.D, "the? ord holiday") { match in
      guard let ordinal = match[.ord], let holiday = match[.holiday] else { return nil }
      return Days.nthDay(ordinal, of: holiday)
    },
    Rule(.D, "holiday AMT ago") { match in
      guard let holiday = Days.holiday(match, .nearest), let amounts = match.amounts else {
        return nil
      }
      return .within(holiday, .shifted(amounts, -1, from: nil))
    },
    Rule(.D, "holiday in AMT") { match in
      guard let holiday = Days.holiday(match, .nearest), let amounts = match.amounts else {
        return nil
      }
      return .within(holiday, .shifted(amounts, 1, from: nil))
    },
  ]

  /// Days counted from others; days inside periods.
  static let counted: [Rule] = [
    Rule(.D, "AMT ago") { Days.shifted($0, -1) },
    Rule(.D, "agofirst AMT") { Days.shifted($0, -1) },
    Rule(.D, "agofirst AMT ago") { Days.shifted($0, -1) },
    Rule(.D, "in AMT") { Days.shifted($0, 1) },
    Rule(.D, "in AMT (from|hence) now?") { Days.shifted($0, 1) },
    Rule(.D, "in (around|less|more) AMT") { Days.shifted($0, 1) },
    Rule(.D, "AMT hence") { Days.shifted($0, 1) },
    Rule(.D, "AMT from now") { Days.shifted($0, 1) },
    // "dopo tre mesi", "depois de 3 anos" are counted from what was told, not from now.
    Rule(.D, "after AMT") { Days.isFromNow($0) ? Days.shifted($0, 1) : nil },
    Rule(.D, "plus AMT") { Days.shifted($0, 1) },
    Rule(.D, "hyphen AMT") { match in
      let first = match.lattice.tokens[Int(match.items[0].start)]
      return match.isGlued(at: 1) && (first.spaced || match.items[0].start == 0)
        ? Days.shifted(match, -1) : nil
    },
    Rule(.D, "AMT (after|from|since) the? D") { Days.shifted($0, 1, from: $0.said(.D)) },
    // "a week last Monday", "a week ago Tuesday"
    Rule(.D, "AMT (last|ago) weekday") { match in
      guard let amounts = match.amounts, amounts.count == 1, amounts[0].unit == .week,
        let weekday = match[.weekday]
      else { return nil }
      return .shifted(amounts, -1, from: .weekday(weekday, .last))
    },
    Rule(.D, "AMT before the? D") { Days.shifted($0, -1, from: $0.said(.D)) },
    Rule(.D, "AMT (after|from) now") { Days.shifted($0, 1) },
    Rule(.D, "n weekday (hence|ago)") { match in
      guard let count = match[.n], count < 60, let weekday = match[.weekday] else { return nil }
      let back = match.has(.ago)
      return .shifted(
        [.init(count: count - 1, unit: .week)], back ? -1 : 1,
        from: .weekday(weekday, back ? .last : .coming))
    },
    Rule(.D, "n weekdays (hence|ago)") { match in
      guard let count = match[.n], count < 60, let weekday = match[.weekdays] else { return nil }
      let back = match.has(.ago)
      return .shifted(
        [.init(count: count - 1, unit: .week)], back ? -1 : 1,
        from: .weekday(weekday, back ? .last : .coming))
    },
    Rule(.D, "the? ord weekday (of|in|of_the) the? (P|HD)") { match in
      Days.nth(match, match[.ord])
    },
    Rule(.D, "the? last weekday (of|in|of_the) the? P") { Days.nth($0, -1) },
    Rule(.D, "the? ord last weekday (of|in) the? P") { match in
      Days.nth(match, match[.ord].map { -$0 })
    },
    Rule(.D, "the? (ord|last) unit (of|in|of_the) the? P") { match in
      guard match[.unit] == 3, let period = match.said(.P) else { return nil }
      return .nthUnit(match.has(.last) ? -1 : match[.ord] ?? 1, .day, of: period)
    },
    Rule(.D, "the? ord weekday") { match in
      // "first Sunday": of this month.
      guard
        match.items[0].start == 0 || !match.lattice.has(.every, at: Int(match.items[0].start) - 1)
      else { return nil }
      return Days.nth(match, match[.ord], of: .unit(.month, 0))
    },
    Rule(.D, "the? dn (of|in|of_the) the? P") { match in
      guard let day = match[.dn], let period = match.said(.P), Periods.isMonth(period) else {
        return nil
      }
      return .within(.day(year: nil, month: nil, day: day, weekday: nil), period)
    },
    Rule(.D, "weekday (of|in|on|comma|from)? the? P") { match in
      guard let weekday = match[.weekday], let period = match.said(.P), Periods.isWeek(period)
      else { return nil }
      return .within(.weekday(weekday, .nearest), period)
    },
    Rule(.D, "P (comma|on)? (on|the)? weekday") { match in
      guard let weekday = match[.weekday], let period = match.said(.P), Periods.isWeek(period)
      else { return nil }
      return .within(.weekday(weekday, .nearest), period)
    },
    Rule(.D, "D (of|in)? the? P") { match in
      guard let day = match.said(.D), let period = match.said(.P), Periods.isYear(period),
        Days.isYearless(day)
      else { return nil }
      return .within(day, period)
    },
    Rule(.D, "a? AMT (on|from) D") { match in
      guard let amounts = match.amounts,
        amounts.allSatisfy({ $0.unit == .week })
      else { return nil }
      return .shifted(amounts, 1, from: match.said(.D))
    },
    Rule(.D, "dayof") { _ in .unit(.day, 0) },
    Rule(.DT, "now") { _ in .now },
    Rule(.DT, "the? eod (of|on)? (D|P)?") { match in
      switch match[.eod] {
      case 6: .part(.end, .unit(.month, 0))
      case 8: .part(.end, .unit(.year, 0))
      default: .part(.end, match.said(.D) ?? .unit(.day, 0))
      }
    },
    Rule(.DT, "late the? D") { match in
      match.lattice.isEnd(match.item(.late)) ? match.said(.D).map { .part(.end, $0) } : nil
    },
  ]
}
