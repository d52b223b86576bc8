import Foundation

/// Days of calendars that go by the moon as it is seen, through Foundation.
enum LunarCalendars {
  private static func calendar(_ identifier: Calendar.Identifier) -> Calendar {
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = .gmt
    return calendar
  }

  private static func noon(_ day: CivilDay) -> Date {
    Date(timeIntervalSince1970: Double(day.number) * 86_400 + 43_200)
  }

  /// The first day of that month and day of the Islamic calendar in a Gregorian year.
  static func islamic(_ month: Int, _ day: Int, in year: Int) -> CivilDay? {
    guard (1900...2100).contains(year) else { return nil }
    let calendar = calendar(.islamicUmmAlQura)
    let guess = (year - 622) * 33 / 32
    for candidate in (guess - 1)...(guess + 2) {
      let parts = DateComponents(year: candidate, month: month, day: day, hour: 12)
      guard let date = calendar.date(from: parts) else { continue }
      let civil = CivilDay(number: Int((date.timeIntervalSince1970 / 86_400).rounded(.down)))
      if civil.parts.year == year { return civil }
    }
    return nil
  }

  /// That month and day of the Chinese calendar, leap months left out, in the year whose New Year
  /// is in the Gregorian one.
  static func chinese(_ month: Int, _ day: Int, in year: Int) -> CivilDay? {
    guard (1900...2100).contains(year), let begin = CivilDay(year, 1, 20) else { return nil }
    let calendar = calendar(.chinese)
    // The nth new moon comes about n * 29.53 days after the New Year; a leap month may add one.
    var first = begin
    for step in 0..<33 {
      let parts = calendar.dateComponents([.month, .day], from: noon(begin + step))
      if parts.month == 1, parts.day == 1 { first = begin + step }
    }
    let low = (month - 1) * 29 + day - 4
    for step in max(low, 0)..<(low + 40) {
      let parts = calendar.dateComponents([.month, .day], from: noon(first + step))
      if parts.month == month, parts.day == day, parts.isLeapMonth != true { return first + step }
    }
    return nil
  }

  /// Days of October and November, counted from 1 October, on which Diwali is kept, from 2000.
  private static let diwalis: [Int] = [
    26, 45, 35, 25, 43, 32, 21, 40, 28, 17, 36, 26, 44, 34, 23, 42, 30, 19, 38, 27, 45, 35, 24, 43,
    31, 20, 39, 29, 17, 36, 26, 45, 33, 22, 41, 30, 19, 37, 27, 47, 35,
  ]

  /// Diwali (Lakshmi Puja); from the table 2000-2040, else by the mean new moon.
  static func diwali(in year: Int) -> CivilDay? {
    guard let first = CivilDay(year, 10, 1) else { return nil }
    if (2000..<2000 + diwalis.count).contains(year) { return first + (diwalis[year - 2000] - 1) }
    guard (1900...2100).contains(year), let earliest = CivilDay(year, 10, 17) else { return nil }
    // New moon of 6 January 2000, 18:14 UTC; 29.530588853 days a month.
    let epoch = 10_962.76
    let months = ((Double(earliest.number) - epoch) / 29.530_588_853).rounded(.up)
    return CivilDay(number: Int((epoch + months * 29.530_588_853).rounded(.down)))
  }
}
