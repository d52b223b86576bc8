/// A kind and its value in words.
struct Value: Hashable, Sendable {
  var kind: DateMention.Kind
  var text: String
}

extension Resolver {
  /// What a mention of an expression is worth.
  func value(_ expression: DateExpression) -> Value? {
    switch expression {
    case .clock(let clock):
      return Value(kind: .time, text: "T" + DateSpan.clock(DayClock.seconds(clock) % 86_400))
    case .partOfDay(let part):
      let (from, to) = DayClock.hours(of: part)
      return times(from, to)
    case .span(.clock(let from), .clock(let to)):
      return times(DayClock.seconds(from), DayClock.seconds(to))
    case .open(let bound, .clock(let clock)):
      let second = DayClock.seconds(clock)
      return bound == .before || bound == .until ? times(nil, second) : times(second, nil)
    case .open(let bound, .partOfDay(let part)):
      let (from, to) = DayClock.hours(of: part)
      switch bound {
      case .before: return times(nil, from)
      case .until: return times(nil, to)
      case .since: return times(from, nil)
      case .after: return times(to, nil)
      }
    case .length(let amounts): return Value(kind: .duration, text: Iso.duration(amounts))
    case .every(let unit, let count):
      return Value(kind: .recurring, text: Iso.duration([.init(count: count, unit: unit)]))
    case .each(let day): return Iso.pattern(day).map { Value(kind: .recurring, text: $0) }
    default:
      guard let stretch = stretch(expression), stretch.isPrintable else { return nil }
      return Resolver.value(of: stretch)
    }
  }

  private func times(_ from: Int?, _ to: Int?) -> Value {
    func text(_ second: Int?) -> String {
      second.map { "T" + DateSpan.clock($0 % 86_400) } ?? ".."
    }
    return Value(kind: .timeRange, text: text(from) + "/" + text(to))
  }

  private static func value(of stretch: DateSpan) -> Value? {
    if let day = stretch.onlyDay { return Value(kind: .date, text: day.iso) }
    if stretch.isClock {
      if let from = stretch.from, from == stretch.to {
        return Value(kind: .datetime, text: DateSpan.iso(moment: from))
      }
      let from = stretch.from.map { DateSpan.iso(moment: $0) } ?? ".."
      let to = stretch.to.map { DateSpan.iso(moment: $0) } ?? ".."
      return Value(kind: .datetimeRange, text: from + "/" + to)
    }
    if stretch.from == nil, stretch.to == nil { return nil }
    let from = stretch.first.map(\.iso) ?? ".."
    let to = stretch.end.map { ($0 - 1).iso } ?? ".."
    return Value(kind: .range, text: from + "/" + to)
  }
}

/// ISO 8601 words for lengths and repetitions.
enum Iso {
  /// `P3W`, `P1M21D`, `PT90M`.
  static func duration(_ amounts: [DateExpression.Amount]) -> String {
    var days = ""
    var time = ""
    for amount in amounts {
      switch amount.unit {
      case .second: time += "\(amount.count)S"
      case .minute: time += "\(amount.count)M"
      case .hour: time += "\(amount.count)H"
      case .day, .weekend: days += "\(amount.count)D"
      case .week: days += "\(amount.count)W"
      case .month: days += "\(amount.count)M"
      case .quarter: days += "\(amount.count * 3)M"
      case .year: days += "\(amount.count)Y"
      case .decade: days += "\(amount.count * 10)Y"
      case .century: days += "\(amount.count * 100)Y"
      }
    }
    return "P" + days + (time.isEmpty ? "" : "T" + time)
  }

  /// `XXXX-WXX-4`, `XXXX-WXX-7T09`, `T15`, `XXXX-06-05`.
  static func pattern(_ each: DateExpression) -> String? {
    switch each {
    case .weekday(let number, _): "XXXX-WXX-\(number)"
    case .at(.weekday(let number, _), .clock(let clock)): "XXXX-WXX-\(number)T" + hour(clock)
    case .at(.weekday(let number, _), .partOfDay(let part)):
      "XXXX-WXX-\(number)" + letters(of: part)
    case .clock(let clock): "T" + hour(clock)
    case .month(let month, _, _): "XXXX-" + padded(month, 2)
    case .day(_, let month?, let day, _): "XXXX-" + padded(month, 2) + "-" + padded(day, 2)
    case .day(_, nil, let day, _): "XXXX-XX-" + padded(day, 2)
    case .unit(.weekend, _): "XXXX-WXX-WE"
    case .partOfDay: "P1D"
    case .holiday, .season: "P1Y"
    default: nil
    }
  }

  /// Parts of the day as TIMEX3 writes them.
  private static func letters(of part: DateExpression.PartOfDay) -> String {
    switch part {
    case .morning, .earlyMorning, .lateMorning, .breakfast: "TMO"
    case .afternoon, .earlyAfternoon, .lateAfternoon, .lunch: "TAF"
    case .evening, .earlyEvening, .lateEvening, .dinner: "TEV"
    case .night, .earlyNight, .lateNight: "TNI"
    }
  }

  private static func hour(_ clock: DateExpression.ClockTime) -> String {
    let second = DayClock.seconds(clock) % 86_400
    return second % 3600 == 0 ? padded(second / 3600, 2) : DateSpan.clock(second)
  }
}
