/// The parts of a rule that libical 3.0 gets wrong, decided among what it finds without them: which
/// weeks a weekly rule skips where a week does not begin on Monday, and the hours of an hourly rule
/// that skips hours.
struct RuleLimits: Hashable, Sendable {
  private struct Weeks: Hashable {
    var interval: Int
    /// The day on which a week begins, 0 for Monday.
    var start: Int

    /// The number of the week in which a day lies.
    func number(of day: CalendarTime) -> Int { (day.dayNumber + 2 - start) / 7 }
  }

  /// The names of the parts that are decided here.
  let decided: [String]
  private let hours: Set<Int>?
  private let weeks: Weeks?

  init(frequency: String, interval: Int, parts: [String: String]) {
    let isHourly = frequency == "HOURLY" && interval > 1
    let isWeekly = frequency == "WEEKLY" && interval > 1
    hours =
      isHourly
      ? parts["BYHOUR"].map { Set($0.split(separator: ",").compactMap { Int($0) }) } : nil
    let days = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
    weeks =
      isWeekly
      ? Weeks(interval: interval, start: parts["WKST"].flatMap(days.firstIndex) ?? 0) : nil
    decided = (isHourly ? ["BYHOUR"] : []) + (isWeekly ? ["INTERVAL"] : [])
  }

  /// Whether an event that begins at `start` takes place at a time that libical found.
  func allow(_ time: CalendarTime, from start: CalendarTime) -> Bool {
    if let hours, !hours.contains(time.hour) { return false }
    guard let weeks else { return true }
    return (weeks.number(of: time) - weeks.number(of: start)) % weeks.interval == 0
  }
}
