/// What hours mean, and units in months.
enum DayClock {
  /// Seconds into the day. An hour of which the half is not known: 1 to 7 are after noon.
  static func seconds(_ clock: DateExpression.ClockTime) -> Int {
    var hour = clock.hour
    if !clock.isSure, (1...7).contains(hour) { hour += 12 }
    return hour * 3600 + clock.minute * 60 + (clock.second ?? 0)
  }

  /// From and to, in seconds, of a part of the day.
  static func hours(of part: DateExpression.PartOfDay) -> (Int, Int) {
    let (from, to): (Int, Int) =
      switch part {
      case .morning: (8, 12)
      case .earlyMorning: (8, 10)
      case .lateMorning: (10, 12)
      case .afternoon: (12, 16)
      case .earlyAfternoon: (12, 14)
      case .lateAfternoon: (14, 16)
      case .evening: (16, 20)
      case .earlyEvening: (16, 18)
      case .lateEvening: (18, 20)
      case .night: (20, 24)
      case .earlyNight: (20, 22)
      case .lateNight: (22, 24)
      case .lunch: (11, 13)
      case .breakfast: (8, 12)
      case .dinner: (16, 20)
      }
    return (from * 3600, to == 24 ? 86_399 : to * 3600)
  }

  /// Months in that many units; nothing for units shorter than a month.
  static func months(_ unit: DateExpression.TimeUnit, _ count: Int) -> Int? {
    let each: Int? =
      switch unit {
      case .month: 1
      case .quarter: 3
      case .year: 12
      case .decade: 120
      case .century: 1200
      default: nil
      }
    guard let each, abs(count) < 200_000 / each else { return nil }
    return each * count
  }
}
