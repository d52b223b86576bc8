import CLibICal

/// libical's walk through the occurrences of one rule.
final class RuleIterator {
  private let iterator: OpaquePointer

  /// The years that a walk covers: those of the Gregorian calendar that libical knows.
  static let years = 1583...2582

  private static let isPrepared: Bool = {
    circles_ical_survive_errors()
    return true
  }()

  /// Nil where the rule or its start is none.
  init?(_ rule: String, from start: CalendarTime) {
    guard Self.isPrepared, Self.years.contains(start.year),
      let iterator = circles_ical_begin(rule, circles_ical_time(start))
    else { return nil }
    self.iterator = iterator
  }

  deinit { icalrecur_iterator_free(iterator) }

  /// Returns the next occurrence; nil behind the last.
  func next() -> CalendarTime? {
    var time = circles_ical_time()
    guard circles_ical_next(iterator, &time) != 0 else { return nil }
    return CalendarTime(time)
  }
}

extension circles_ical_time {
  fileprivate init(_ time: CalendarTime) {
    self.init(
      year: Int32(time.year), month: Int32(time.month), day: Int32(time.day),
      hour: Int32(time.hour), minute: Int32(time.minute), second: Int32(time.second),
      is_date: time.isDate ? 1 : 0)
  }
}

extension CalendarTime {
  fileprivate init(_ time: circles_ical_time) {
    self.init(
      year: Int(time.year), month: Int(time.month), day: Int(time.day), hour: Int(time.hour),
      minute: Int(time.minute), second: Int(time.second), isDate: time.is_date != 0)
  }
}
