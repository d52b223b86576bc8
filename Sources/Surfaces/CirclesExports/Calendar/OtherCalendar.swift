import CirclesModel
import Foundation

/// Yearly days of calendars that no rule of iCalendar counts: they are written one by one.
enum OtherCalendar {
  /// For how many years ahead days are written: as many as for birthdays.
  private static let years = 10

  /// When a day comes round from the beginning of a year on (that of `today`, nil: this one).
  static func days(of date: PartialDate, from today: String?) -> [GregorianDay] {
    let now = GregorianDay(daysSince1970: Int(Date().timeIntervalSince1970) / 86_400)
    guard let year = today.flatMap({ CalendarExport.day($0) })?.year ?? now?.year,
      var start = GregorianDay(year: year, month: 1, day: 1)
    else { return [] }
    var days: [GregorianDay] = []
    while let day = CalendarConversion.nextOccurrence(of: date, onOrAfter: start),
      day.year < year + years, let next = GregorianDay(daysSince1970: day.daysSince1970 + 1)
    {
      days.append(day)
      start = next
    }
    return days
  }

  /// What day it is in its own calendar: `Day 15 of month 7 by the Hebrew calendar`.
  static func words(_ date: PartialDate) -> String {
    guard let month = date.month, let day = date.day else { return "" }
    return "Day \(day) of \(date.isLeapMonth ? "leap " : "")month \(month) by the "
      + date.calendar.replacing("-", with: " ").capitalized + " calendar"
  }
}
