/// Finds the days and times an expression stands for, seen from a reference time.
struct Resolver: Sendable {
  typealias RelativeQualifier = DateExpression.RelativeQualifier

  var reference: ReferenceTime
  /// Which way a name that says no year or week is read.
  var isPast: Bool
  /// Whether the reference day itself may be the answer of a bare weekday: true inside a period.
  var includesToday = false
  /// Whether it is about a note: there a verb in the past often tells of a plan.
  var isNote = false
  /// British customs for holidays whose rule differs.
  var isBritish = false

  var today: CivilDay { reference.day }
  var now: Int { today.number * DateSpan.day + reference.second }

  /// The same question asked from another day.
  func from(_ day: CivilDay, past: Bool = false) -> Resolver {
    Resolver(
      reference: ReferenceTime(day: day, second: 0), isPast: past, includesToday: true,
      isNote: isNote, isBritish: isBritish)
  }

  /// Days or moments; nothing for what has no place in time, or does not exist.
  func stretch(_ expression: DateExpression) -> DateSpan? {
    switch expression {
    case .day(let year, let month, let day, let weekday):
      return dated(year, month, day, weekday).map { DateSpan($0) }
    case .weekday(let number, let turn): return DateSpan(weekday(number, turn))
    case .now: return DateSpan(moment: now)
    case .unit(let unit, let offset): return self.unit(unit, offset)
    case .units(let unit, let count): return units(unit, count)
    case .month(let month, let year, let turn): return self.month(month, year, turn)
    case .years(let year, let count): return years(year, count)
    case .quarter(let number, let year): return quarter(number, year)
    case .season(let season, let year, let turn): return self.season(season, year, turn)
    case .weekNumber(let number): return weekNumber(number)
    case .holiday(let index, let year, let turn): return holiday(index, year, turn)
    case .shifted(let amounts, let sign, let from): return shifted(amounts, sign, from)
    case .nthWeekday(let nth, let number, let period): return nthWeekday(nth, number, period)
    case .nthUnit(let nth, let unit, let period): return nthUnit(nth, unit, period)
    case .within(let inner, let outer):
      guard let first = stretch(outer)?.first else { return nil }
      return from(first).stretch(inner)
    case .part(let part, let whole): return self.part(part, whole)
    case .holding(let unit, let day): return holding(unit, day)
    case .at(let day, let time): return at(day, time)
    case .span(let first, let last): return span(first, last)
    case .open(let bound, let point): return open(bound, point)
    case .clock, .partOfDay, .length, .every, .each: return nil
    }
  }

  private func at(_ day: DateExpression, _ time: DateExpression) -> DateSpan? {
    guard let date = stretch(day)?.onlyDay ?? holidayDay(day) else { return nil }
    let base = date.number * DateSpan.day
    switch time {
    case .clock(let clock): return DateSpan(moment: base + DayClock.seconds(clock))
    case .partOfDay(let part):
      let (from, to) = DayClock.hours(of: part)
      return DateSpan(from: base + from, to: base + to, isClock: true)
    default: return nil
    }
  }

  private func holidayDay(_ expression: DateExpression) -> CivilDay? {
    guard case .holiday = expression else { return nil }
    return stretch(expression)?.first
  }

  private func open(_ bound: DateExpression.Bound, _ point: DateExpression) -> DateSpan? {
    guard let stretch = stretch(point) else { return nil }
    switch bound {
    case .before: return DateSpan(from: nil, to: stretch.from, isClock: stretch.isClock)
    case .until: return DateSpan(from: nil, to: stretch.to, isClock: stretch.isClock)
    case .since: return DateSpan(from: stretch.from, to: nil, isClock: stretch.isClock)
    case .after: return DateSpan(from: stretch.to, to: nil, isClock: stretch.isClock)
    }
  }

  /// "asked for a letter before the 14th", said on the 6th: of a day without a month the nearer one.
  func nearest(_ expression: DateExpression) -> DateExpression {
    guard case .open(let bound, .day(nil, nil, let number, nil)) = expression,
      bound == .before || bound == .until, isPast, isNote
    else { return expression }
    var ahead = self
    ahead.isPast = false
    guard let behind = dated(nil, nil, number, nil), let next = ahead.dated(nil, nil, number, nil),
      next.number - today.number < today.number - behind.number
    else { return expression }
    let (year, month, day) = next.parts
    return .open(bound, .day(year: year, month: month, day: day, weekday: nil))
  }

  private func shifted(
    _ amounts: [DateExpression.Amount], _ sign: Int, _ from: DateExpression?
  ) -> DateSpan? {
    let base = from.flatMap { stretch($0) }
    if from != nil, base == nil { return nil }
    let isClock = amounts.contains { $0.unit.rawValue < DateExpression.TimeUnit.day.rawValue }
    var moment = base?.from ?? now
    for amount in amounts {
      let count = amount.count * sign
      switch amount.unit {
      case .second: moment += count
      case .minute: moment += count * 60
      case .hour: moment += count * 3600
      case .day: moment += count * DateSpan.day
      case .weekend: return nil
      case .week: moment += count * 7 * DateSpan.day
      case .month, .quarter, .year, .decade, .century:
        guard let months = DayClock.months(amount.unit, count),
          let day = DateSpan(moment: moment).first, let moved = day.adding(months: months)
        else { return nil }
        moment += (moved.number - day.number) * DateSpan.day
      }
    }
    guard abs(moment) < 10_000 * 366 * DateSpan.day else { return nil }
    if isClock { return DateSpan(moment: moment) }
    return DateSpan(moment: moment).first.map { DateSpan($0) }
  }
}
