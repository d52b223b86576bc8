extension Resolver {
  /// A day by number, in the nearest year or month the tense allows.
  func dated(_ year: Int?, _ month: Int?, _ day: Int, _ weekday: Int?) -> CivilDay? {
    if let year, let month { return CivilDay(year, month, day) }
    if let month { return yearly(month, day, weekday) }
    return monthly(day, weekday)
  }

  /// Days of which a verb in the past rather tells than of one that comes soon.
  private static let longAgo = 240
  private static let soon = 92

  private func yearly(_ month: Int, _ day: Int, _ weekday: Int?) -> CivilDay? {
    let year = today.parts.year
    // 29 February may be eight years away.
    let days = (year - 9...year + 9).compactMap { CivilDay($0, month, day) }
    let ahead = days.filter { $0 >= today }
    let behind = days.filter { $0 <= today }
    guard let next = isPast ? behind.last : ahead.first else {
      return nil
    }
    // "They got the keys for 2 June", said in May: nobody means a day of last year without saying so.
    if isPast, isNote, weekday == nil, let soon = ahead.first,
      today.number - next.number > Self.longAgo,
      soon.number - today.number <= Self.soon
    {
      return soon
    }
    guard let weekday, next.weekday != weekday else { return next }
    let other = isPast ? ahead.first : behind.last
    if let other, other.weekday == weekday, abs(other.number - today.number) < 90 { return other }
    let second = isPast ? behind.dropLast().last : ahead.dropFirst().first
    return second?.weekday == weekday ? second : next
  }

  private func monthly(_ day: Int, _ weekday: Int?) -> CivilDay? {
    let (year, month, _) = today.parts
    let index = year * 12 + month - 1
    func find(_ past: Bool) -> CivilDay? {
      for step in 0...14 {
        let at = index + (past ? -step : step)
        guard at >= 12, let date = CivilDay(at / 12, at % 12 + 1, day),
          past ? date <= today : date >= today, weekday == nil || date.weekday == weekday
        else { continue }
        return date
      }
      return nil
    }
    let found = find(isPast)
    guard weekday != nil else { return found }
    // "Monday the 28th", said a few days after it.
    guard let other = find(!isPast), abs(other.number - today.number) <= 31 else { return found }
    guard let found else { return other }
    return abs(found.number - today.number) > 60 ? other : found
  }

  /// A weekday; the week begins on Monday.
  func weekday(_ number: Int, _ turn: RelativeQualifier) -> CivilDay {
    let ahead = (number - today.weekday + 7) % 7
    let after = today + (ahead == 0 && !includesToday ? 7 : ahead)
    let behind = (today.weekday - number + 7) % 7
    let before = today - (behind == 0 && !includesToday ? 7 : behind)
    switch turn {
    case .nearest: return isPast ? before : after
    case .this:
      let here = today.monday + (number - 1)
      return isPast || here > today ? here : after
    case .next: return today.monday + (number + 6)
    case .last: return before
    case .coming: return after
    case .afterNext: return after + 7
    }
  }

  /// A holiday, in its year or in the nearest the tense allows.
  func holiday(_ index: Int, _ year: Int?, _ turn: RelativeQualifier) -> DateSpan? {
    guard Holiday.all.indices.contains(index) else { return nil }
    let holiday = Holiday.all[index]
    func stretch(_ year: Int) -> DateSpan? {
      guard let day = holiday.day(in: year, isBritish: isBritish) else { return nil }
      guard holiday.days > 1 else { return DateSpan(day) }
      let first = holiday.hasEve ? day - 1 : day
      return DateSpan(first, until: first + holiday.days)
    }
    if let year { return stretch(year) }
    let this = today.parts.year
    let begin = today.number * DateSpan.day
    let all = (this - 1...this + 2).compactMap(stretch)
    let ahead = all.filter { ($0.to ?? 0) > begin }
    let behind = all.filter { ($0.from ?? 0) <= begin }
    switch turn {
    case .nearest: return isPast ? behind.last : ahead.first
    case .this: return ahead.first
    case .next, .coming: return ahead.first { ($0.from ?? 0) > begin }
    case .last: return behind.last { ($0.to ?? 0) <= begin }
    case .afterNext: return ahead.filter { ($0.from ?? 0) > begin }.dropFirst().first
    }
  }

  /// The nth weekday of a period.
  func nthWeekday(_ nth: Int, _ number: Int, _ period: DateExpression) -> DateSpan? {
    guard let whole = stretch(period), let first = whole.first, let end = whole.end else {
      return nil
    }
    let day: CivilDay
    if nth > 0 {
      day = first + ((number - first.weekday + 7) % 7 + (nth - 1) * 7)
    } else {
      let last = end - 1
      day = last - ((last.weekday - number + 7) % 7 + (-nth - 1) * 7)
    }
    return day >= first && day < end ? DateSpan(day) : nil
  }
}
