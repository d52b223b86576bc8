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
    guard let month = birthday.month, let day = birthday.day,
      (1...13).contains(month), (1...31).contains(day),
      let identifier = identifiers[birthday.calendar], let utc = TimeZone(identifier: "UTC")
    else { return [] }
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = utc
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = utc
    guard
      var at = gregorian.date(from: DateComponents(year: year, month: 1, day: 1, hour: 0))
    else { return [] }
    var wanted = DateComponents(month: month, day: day, hour: 12)
    // A leap month comes rarely; in other years its birthdays are kept in the plain month.
    if isCyclic(birthday.calendar) { wanted.isLeapMonth = false }
    var days: [Occurrence] = []
    for _ in 0..<yearsAhead {
      guard
        let next = calendar.nextDate(
          after: at, matching: wanted, matchingPolicy: .nextTimePreservingSmallerComponents)
      else { break }
      let parts = gregorian.dateComponents([.year, .month, .day], from: next)
      let own = calendar.dateComponents([.era, .year], from: next)
      if let year = parts.year, let month = parts.month, let day = parts.day {
        days.append(
          Occurrence(
            day: String(format: "%04d-%02d-%02d", year, month, day),
            year: own.year.flatMap { linear(year: $0, era: own.era, birthday.calendar) }))
      }
      at = next.addingTimeInterval(86400)
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

  private static let identifiers: [String: Calendar.Identifier] = [
    "chinese": .chinese, "hebrew": .hebrew, "islamic": .islamic, "islamic-civil": .islamicCivil,
    "islamic-tbla": .islamicTabular, "islamic-umalqura": .islamicUmmAlQura, "persian": .persian,
    "buddhist": .buddhist, "coptic": .coptic, "ethiopic": .ethiopicAmeteMihret,
    "indian": .indian, "japanese": .japanese, "roc": .republicOfChina,
  ]
}
