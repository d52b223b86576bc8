extension Resolver {
  /// A whole unit counted from the present one.
  func unit(_ unit: DateExpression.TimeUnit, _ offset: Int) -> DateSpan? {
    let (year, month, _) = today.parts
    switch unit {
    case .second, .minute, .hour:
      guard offset != 0 else { return nil }
      let length = (unit == .second ? 1 : unit == .minute ? 60 : 3600) * offset
      return DateSpan(from: min(now, now + length), to: max(now, now + length), isClock: true)
    case .day: return DateSpan(today + offset)
    case .weekend:
      var saturday = today.monday + (5 + 7 * offset)
      if offset == 0, isPast, saturday > today { saturday = saturday - 7 }
      return DateSpan(saturday, until: saturday + 2)
    case .week:
      let monday = today.monday + 7 * offset
      return DateSpan(monday, until: monday + 7)
    case .month: return months(from: year * 12 + month - 1 + offset, count: 1)
    case .quarter: return months(from: (year * 12 + month - 1) / 3 * 3 + 3 * offset, count: 3)
    case .year: return years(year + offset, 1)
    case .decade: return years((year / 10 + offset) * 10, 10)
    case .century: return years((year / 100 + offset) * 100, 100)
    }
  }

  /// Several units right before or after the present one; quarters and longer by the calendar.
  func units(_ unit: DateExpression.TimeUnit, _ count: Int) -> DateSpan? {
    guard count != 0, abs(count) < 10_000 else { return nil }
    let (year, month, _) = today.parts
    switch unit {
    case .second, .minute, .hour: return self.unit(unit, count)
    case .day, .week:
      let days = unit == .week ? 7 * count : count
      return days > 0
        ? DateSpan(today + 1, until: today + (days + 1)) : DateSpan(today + days, until: today)
    case .weekend: return self.unit(.weekend, count)
    case .month, .year, .decade, .century:
      guard let months = DayClock.months(unit, count), let other = today.adding(months: months)
      else { return nil }
      return months > 0 ? DateSpan(today + 1, until: other + 1) : DateSpan(other, until: today)
    case .quarter:
      let begin = (year * 12 + month - 1) / 3 * 3
      return count > 0
        ? months(from: begin + 3, count: 3 * count)
        : months(from: begin + 3 * count, count: -3 * count)
    }
  }

  /// Months from one counted since year 0.
  func months(from index: Int, count: Int) -> DateSpan? {
    guard index >= 12, count > 0, let first = CivilDay(index / 12, index % 12 + 1, 1) else {
      return nil
    }
    return first.adding(months: count).map { DateSpan(first, until: $0) }
  }

  func years(_ year: Int, _ count: Int) -> DateSpan? {
    guard let first = CivilDay(year, 1, 1) else { return nil }
    return first.adding(months: 12 * count).map { DateSpan(first, until: $0) }
  }

  /// A month; the present one counts, unless "next" or "last" is said.
  func month(_ month: Int, _ year: Int?, _ turn: RelativeQualifier) -> DateSpan? {
    if let year { return months(from: year * 12 + month - 1, count: 1) }
    let (thisYear, thisMonth, _) = today.parts
    let here = thisYear * 12 + month - 1
    let now = thisYear * 12 + thisMonth - 1
    let index: Int
    switch turn {
    case .nearest:
      index = isPast ? (here <= now ? here : here - 12) : here >= now ? here : here + 12
    case .this: index = here
    case .next, .coming: index = here > now ? here : here + 12
    case .last: index = here < now ? here : here - 12
    case .afterNext: index = (here > now ? here : here + 12) + 12
    }
    return months(from: index, count: 1)
  }

  func quarter(_ number: Int, _ year: Int?) -> DateSpan? {
    let (thisYear, thisMonth, _) = today.parts
    let here = (thisMonth - 1) / 3 + 1
    let nearest = isPast ? (number <= here ? 0 : -1) : number >= here ? 0 : 1
    return months(from: (year ?? thisYear + nearest) * 12 + (number - 1) * 3, count: 3)
  }

  /// A season of the northern half; winter begins in December of its year.
  func season(_ season: DateExpression.Season, _ year: Int?, _ turn: RelativeQualifier) -> DateSpan?
  {
    let month = 2 + season.rawValue * 3
    if let year { return months(from: year * 12 + month, count: 3) }
    let (thisYear, thisMonth, _) = today.parts
    let now = thisYear * 12 + thisMonth - 1
    let all = (thisYear - 2...thisYear + 2).map { $0 * 12 + month }
    let current = all.first { $0 <= now && now < $0 + 3 }
    let next = all.first { $0 > now }
    let last = all.last { $0 + 3 <= now }
    let index: Int?
    switch turn {
    case .nearest: index = current ?? (isPast ? last : next)
    case .this: index = current ?? all.first { $0 / 12 == thisYear }
    case .next, .coming, .afterNext: index = next
    case .last: index = last
    }
    return index.flatMap { months(from: $0, count: 3) }
  }

  /// A week by its ISO number, in the year of the reference.
  func weekNumber(_ number: Int) -> DateSpan? {
    guard let fourth = CivilDay(today.parts.year, 1, 4) else { return nil }
    let monday = fourth.monday + 7 * (number - 1)
    return DateSpan(monday, until: monday + 7)
  }

  /// The nth unit of a period: weeks of a month are days 1-7, 8-14, ...; of a year, ISO weeks.
  func nthUnit(_ nth: Int, _ unit: DateExpression.TimeUnit, _ period: DateExpression) -> DateSpan? {
    guard let whole = stretch(period), let first = whole.first, let end = whole.end else {
      return nil
    }
    switch unit {
    case .day:
      let day = nth > 0 ? first + (nth - 1) : end + nth
      return day >= first && day < end ? DateSpan(day) : nil
    case .weekend:
      guard let saturday = nthWeekday(nth, 6, period)?.first else { return nil }
      return DateSpan(saturday, until: saturday + 2)
    case .week:
      if end.number - first.number > 31 {
        guard let monday = nth > 0 ? (first + 3).monday : (end - 4).monday as CivilDay? else {
          return nil
        }
        let begin = monday + 7 * (nth > 0 ? nth - 1 : nth + 1)
        return DateSpan(begin, until: begin + 7)
      }
      let begin = nth > 0 ? first + 7 * (nth - 1) : end + 7 * nth
      return begin >= first && begin < end ? DateSpan(begin, until: min(begin + 7, end)) : nil
    default: return nil
    }
  }

  /// The week or weekend that holds a day.
  func holding(_ unit: DateExpression.TimeUnit, _ day: DateExpression) -> DateSpan? {
    guard let date = stretch(day)?.first else { return nil }
    if unit == .week { return DateSpan(date.monday, until: date.monday + 7) }
    // A holiday on Monday or Friday makes the weekend longer.
    if case .holiday = day, date.weekday == 1 { return DateSpan(date - 2, until: date + 1) }
    if case .holiday = day, date.weekday == 5 { return DateSpan(date, until: date + 3) }
    let saturday = date.monday + 5
    return DateSpan(saturday, until: saturday + 2)
  }
}
