/// Days of any calendar as days of the Gregorian one: for the list of coming birthdays.
///
/// Every answer of Foundation is converted back and compared, since it silently turns a day that
/// does not exist into another (29 February 2023 into 1 March).
public struct CalendarConversion {
  private let name: String
  private let system: SystemCalendar?

  /// A conversion for the calendar that CLDR calls `name`, as in `PartialDate.calendar`; nil for a
  /// name that is not known.
  public init?(calendar name: String) {
    self.name = name
    if name == "gregorian" {
      system = nil
    } else if let system = SystemCalendar(name: name) {
      self.system = system
    } else {
      return nil
    }
  }

  /// The Gregorian day that a full date names; nil where a part of it is missing, where its year
  /// is not told without an era that is missing, or where there is no such day.
  public static func gregorianDay(of date: PartialDate) -> GregorianDay? {
    CalendarConversion(calendar: date.calendar)?.day(of: date)
  }

  /// The first day on or after `start` on which a date comes round, of which the month and the day
  /// must be known; nil where they are not, or for a calendar that is not known.
  ///
  /// 29 February is kept on 1 March in other years, and so is any day that a month lacks in a year
  /// kept on the day after its last; in the Chinese calendar on the last, as is the custom there. A
  /// leap month is kept in the common month of its number in years that do not have it.
  public static func nextOccurrence(
    of date: PartialDate, onOrAfter start: GregorianDay
  ) -> GregorianDay? {
    CalendarConversion(calendar: date.calendar)?.next(date, start)
  }

  /// The era and the year in the date's calendar in which it is kept on a day that `nextOccurrence`
  /// gave; nil for the Gregorian calendar, or one that is not known.
  public static func year(of date: PartialDate, keptOn day: GregorianDay) -> (era: Int?, year: Int)?
  {
    guard let system = SystemCalendar(name: date.calendar), var parts = system.parts(of: day) else {
      return nil
    }
    // Where the month lacks the day, the one after its last may be of another year.
    if !system.hasGregorianMonths, parts.month != date.month || parts.day != date.day,
      let before = GregorianDay(daysSince1970: day.daysSince1970 - 1),
      let earlier = system.parts(of: before)
    {
      parts = earlier
    }
    return (parts.era, parts.year)
  }

  private func day(of date: PartialDate) -> GregorianDay? {
    guard let year = date.year, let month = date.month, let day = date.day else { return nil }
    guard let system else { return GregorianDay(year: year, month: month, day: day) }
    return system.day(
      SystemCalendar.Parts(
        era: date.era, year: year, month: month, day: day, isLeapMonth: date.isLeapMonth))
  }

  private func next(_ date: PartialDate, _ start: GregorianDay) -> GregorianDay? {
    guard let month = date.month, let day = date.day, (1...13).contains(month),
      (1...32).contains(day)
    else { return nil }
    guard let system, !system.hasGregorianMonths else {
      return Self.nextGregorian(month, day, start)
    }
    guard let today = system.parts(of: start) else { return nil }
    // A day that the calendar has in no year, such as 31 Tishri, comes round in none.
    if day > system.longestMonth { return nil }
    // Kept on the day after a month's last, a day of the year before can fall into this one.
    for offset in -1...2 {
      let year = system.year(today, offset: offset)
      if let found = system.celebration(
        month: month, day: day, isLeapMonth: date.isLeapMonth, in: year), found >= start
      {
        return found
      }
    }
    return nil
  }

  private static func nextGregorian(
    _ month: Int, _ day: Int, _ start: GregorianDay
  ) -> GregorianDay? {
    // A leap year makes 29 February pass as a day at all, and 30 February not.
    if GregorianDay(year: 2000, month: month, day: day) == nil { return nil }
    for year in start.year...start.year + 1 {
      let found =
        GregorianDay(year: year, month: month, day: day)
        ?? GregorianDay(year: year, month: 3, day: 1)
      if let found, found >= start { return found }
    }
    return nil
  }
}
