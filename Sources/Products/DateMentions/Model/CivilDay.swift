/// A day of the proleptic Gregorian calendar, counted from 1 January 1970 (day 0).
///
/// Own arithmetic instead of Foundation's: thousands of texts a second ask for it, and it is eight
/// lines (the civil-from-days algorithm of Howard Hinnant, public domain).
struct CivilDay: Hashable, Comparable, Sendable {
  /// Days since 1 January 1970.
  var number: Int

  init(number: Int) { self.number = number }

  /// The day of that year, month and day, or nothing if the calendar does not have it.
  init?(_ year: Int, _ month: Int, _ day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= CivilDay.length(ofMonth: month, year: year)
    else { return nil }
    number = CivilDay.count(year, month, day)
  }

  private static func count(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let y = month <= 2 ? year - 1 : year
    let era = (y >= 0 ? y : y - 399) / 400
    let yearOfEra = y - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146097 + dayOfEra - 719468
  }

  /// Year, month (1-12) and day of month.
  var parts: (year: Int, month: Int, day: Int) {
    let z = number + 719468
    let era = (z >= 0 ? z : z - 146096) / 146097
    let dayOfEra = z - era * 146097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let mp = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * mp + 2) / 5 + 1
    let month = mp < 10 ? mp + 3 : mp - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }

  /// ISO weekday: Monday 1 to Sunday 7.
  var weekday: Int { ((number + 3) % 7 + 7) % 7 + 1 }

  /// The Monday of this day's week.
  var monday: CivilDay { CivilDay(number: number - weekday + 1) }

  /// Whether the calendar can name it with a four-digit year.
  var isPrintable: Bool { (1...9999).contains(parts.year) }

  static func < (a: CivilDay, b: CivilDay) -> Bool { a.number < b.number }

  static func + (day: CivilDay, days: Int) -> CivilDay { CivilDay(number: day.number + days) }

  static func - (day: CivilDay, days: Int) -> CivilDay { CivilDay(number: day.number - days) }

  /// That many months on, the day of month cut to the month's length (31 January + 1 = 28 February).
  func adding(months: Int) -> CivilDay? {
    let (year, month, day) = parts
    let index = year * 12 + month - 1 + months
    guard index >= 12 else { return nil }
    let y = index / 12
    let m = index % 12 + 1
    return CivilDay(y, m, min(day, CivilDay.length(ofMonth: m, year: y)))
  }

  static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// `YYYY-MM-DD`.
  var iso: String {
    let (year, month, day) = parts
    return padded(year, 4) + "-" + padded(month, 2) + "-" + padded(day, 2)
  }
}

/// A number with leading zeros.
func padded(_ number: Int, _ width: Int) -> String {
  let digits = String(number)
  return digits.count >= width
    ? digits : String(repeating: "0", count: width - digits.count) + digits
}
