import CirclesModel
import Foundation

/// Birthdays of other calendars as Gregorian days.
enum GregorianDays {
  /// How many years ahead are reckoned.
  static let yearsAhead = 20

  /// The Gregorian year in which we are.
  static var thisYear: Int { Calendar(identifier: .gregorian).component(.year, from: Date()) }

  /// The days (ISO 8601) of a birthday in the Gregorian years from `year` on, with the age turned
  /// where the year of birth is known. Empty for a calendar or day nobody knows.
  static func occurrences(of birthday: PartialDate, from year: Int) -> [(day: String, turns: Int?)]
  {
    guard let month = birthday.month, let day = birthday.day,
      let identifier = identifiers[birthday.calendar], let utc = TimeZone(identifier: "UTC")
    else { return [] }
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = utc
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = utc
    guard
      let first = gregorian.date(from: DateComponents(year: year, month: 1, day: 1, hour: 12))
    else { return [] }
    let birth = birthday.year.flatMap { birthYear(birthday, $0, calendar) }
    var days: [(String, Int?)] = []
    var at = first
    for _ in 0..<yearsAhead {
      var wanted = DateComponents(month: month, day: day)
      wanted.hour = 12
      if birthday.calendar == "chinese" || birthday.calendar == "dangi" {
        // A leap month comes rarely; in other years its birthdays are kept in the plain month.
        wanted.isLeapMonth = false
      }
      guard
        let next = calendar.nextDate(
          after: at, matching: wanted, matchingPolicy: .nextTimePreservingSmallerComponents)
      else { break }
      let parts = gregorian.dateComponents([.year, .month, .day], from: next)
      if let year = parts.year, let month = parts.month, let day = parts.day {
        let turns = birth.flatMap { gregorianAge(next, since: $0, calendar) }
        days.append((String(format: "%04d-%02d-%02d", year, month, day), turns))
      }
      at = next.addingTimeInterval(86400)
    }
    return days
  }

  private static func birthYear(_ birthday: PartialDate, _ year: Int, _ calendar: Calendar) -> Date?
  {
    var parts = DateComponents(
      year: year, month: birthday.month, day: birthday.day, hour: 12)
    parts.era = birthday.era
    if birthday.isLeapMonth { parts.isLeapMonth = true }
    return calendar.date(from: parts)
  }

  private static func gregorianAge(_ day: Date, since birth: Date, _ calendar: Calendar) -> Int? {
    let years = calendar.dateComponents([.year], from: birth, to: day).year
    guard let years, years >= 0, years < 200 else { return nil }
    return years
  }

  private static let identifiers: [String: Calendar.Identifier] = [
    "chinese": .chinese, "hebrew": .hebrew, "islamic": .islamic, "islamic-civil": .islamicCivil,
    "islamic-tbla": .islamicTabular, "islamic-umalqura": .islamicUmmAlQura, "persian": .persian,
    "buddhist": .buddhist, "coptic": .coptic, "ethiopic": .ethiopicAmeteMihret,
    "indian": .indian, "japanese": .japanese, "roc": .republicOfChina,
  ]
}
