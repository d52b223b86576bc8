import CirclesModel
import Foundation

/// Birthdays of other calendars as Gregorian days.
enum GregorianDays {
  /// How many years ahead are reckoned.
  static let yearsAhead = 20

  /// The Gregorian year in which we are.
  static var thisYear: Int { Calendar(identifier: .gregorian).component(.year, from: Date()) }

  /// A day on which a birthday falls.
  struct Occurrence {
    /// The Gregorian day (ISO 8601).
    var day: String
    /// The year in the birthday's own calendar, counted without cycles; nil where eras break it.
    var year: Int?
  }

  /// The days of a birthday in the Gregorian years from `year` on. Empty for a calendar or a day
  /// that nobody knows.
  static func occurrences(of birthday: PartialDate, from year: Int) -> [Occurrence] {
    guard var start = GregorianDay(year: year, month: 1, day: 1) else { return [] }
    var days: [Occurrence] = []
    while days.count < yearsAhead,
      let day = CalendarConversion.nextOccurrence(of: birthday, onOrAfter: start)
    {
      let own = CalendarConversion.year(of: birthday, keptOn: day)
      days.append(
        Occurrence(
          day: String(format: "%04d-%02d-%02d", day.year, day.month, day.day),
          year: own.flatMap { linear(year: $0.year, era: $0.era, birthday.calendar) }))
      guard let next = GregorianDay(daysSince1970: day.daysSince1970 + 1) else { break }
      start = next
    }
    return days
  }

  /// The age somebody turns on an occurrence; nil where the year of birth is not known.
  static func turns(_ birthday: PartialDate, on occurrence: Occurrence) -> Int? {
    guard let year = occurrence.year,
      let birth = birthday.year.flatMap({
        linear(year: $0, era: birthday.era, birthday.calendar)
      }), (0..<200).contains(year - birth)
    else { return nil }
    return year - birth
  }

  private static func linear(year: Int, era: Int?, _ calendar: String) -> Int? {
    guard (-10_000...10_000).contains(year) else { return nil }
    if isCyclic(calendar) {
      return era.flatMap { (0...1000).contains($0) ? $0 * 60 + year : nil }
    }
    return calendar == "japanese" ? nil : year
  }

  private static func isCyclic(_ calendar: String) -> Bool {
    calendar == "chinese" || calendar == "dangi"
  }
}
