/// A day in a calendar that need not be the Gregorian one, as `X-ALTBDAY;CALSCALE=...` and
/// `BDAY;CALSCALE=...` give it.
public struct CalendarDateValue: Hashable, Sendable {
  /// The calendar.
  public var calendar: CalendarScale
  /// The era, where the calendar needs one to tell a year: the cycle of the Chinese calendar
  /// (cycle 78 began in 1984), the reign of the Japanese one.
  public var era: Int?
  /// The year; within the era where the calendar has one.
  public var year: Int?
  /// The month, from 1; of a Hebrew year Tishri is 1 and Adar 7, Adar I of leap years 6.
  public var month: Int?
  /// The day of the month, from 1.
  public var day: Int?

  /// A Gregorian day.
  package init(_ date: DateValue) {
    calendar = .gregorian
    year = date.year
    month = date.month
    day = date.day
  }

  /// Reads the value of a property whose CALSCALE is `calendar`; nil where it is no date of it.
  ///
  /// Apple writes era, year, month and day in digits without anything between: four digits of era
  /// (only for the calendars that have several, and optional), four of year, two of month, two of
  /// day. A hyphen stands for an era or a year that is not given: `007800021101` (year 2 of cycle
  /// 78), `57450203`, `-57450203`, `0078-1101`, `--1101`. Others write the ISO forms.
  public init?(text: String, calendar: CalendarScale = .gregorian) {
    var text = text.asciiTrimmed
    let date = text.withUTF8 { utf8 in
      utf8.count > DateValue.maximumLength
        ? nil : Self.apple(utf8[...], calendar) ?? Self.iso(utf8[...], calendar)
    }
    if let date {
      self = date
    } else if calendar == .gregorian, let date = DateValue(text: text) {
      self.init(date)
    } else {
      return nil
    }
  }

  /// The date without the year that stands for "no year" (`X-APPLE-OMIT-YEAR`).
  package func omitting(year omitted: Int?) -> CalendarDateValue? {
    let isMissing =
      year != nil
      && (year == omitted || (calendar == .gregorian && year == DateValue.appleMissingYear))
    if !isMissing { return self }
    return CalendarDateValue(calendar, era: nil, year: nil, month: month, day: day)
  }

  /// A day; nil where no part is given, or the calendar has no such day in any year.
  public init?(
    year: Int? = nil, month: Int? = nil, day: Int? = nil, calendar: CalendarScale = .gregorian,
    era: Int? = nil
  ) {
    self.init(calendar, era: era, year: year, month: month, day: day)
  }

  /// Checked parts; nil where the calendar has no such day in any year.
  init?(_ calendar: CalendarScale, era: Int?, year: Int?, month: Int?, day: Int?) {
    if year == nil && month == nil && day == nil { return nil }
    if let month, month < 1 || month > calendar.months { return nil }
    if let day, day < 1 || day > calendar.days(inMonth: month ?? 1) { return nil }
    if calendar == .gregorian, DateValue(year: year, month: month, day: day) == nil { return nil }
    // The years of a cycle are sixty; a greater number is some other way of counting.
    if calendar == .chinese || calendar == .dangi, let year, year > 60 { return nil }
    self.calendar = calendar
    self.era = calendar.countsYearsWithinEra ? era : nil
    self.year = year
    self.month = month
    self.day = day
  }
}

extension CalendarDateValue {
  /// A number of four digits below this can be an era; above it is a year.
  private static let greatestEra = 999

  private static func apple(
    _ bytes: Slice<UnsafeBufferPointer<UInt8>>, _ calendar: CalendarScale
  ) -> CalendarDateValue? {
    var scan = DateScanner(bytes)
    let hasNoEra = scan.skip(0x2D)
    if hasNoEra, scan.skip(0x2D) {
      return monthAndDay(&scan, era: nil, year: nil, calendar)
    }
    let (first, count) = scan.digits(atMost: 12)
    switch count {
    case 12 where !hasNoEra:
      return scan.isAtEndOfDay
        ? parts(first % 100_000_000, era: nonZero(first / 100_000_000), calendar) : nil
    case 8:
      return scan.isAtEndOfDay ? parts(first, era: nil, calendar) : nil
    case 4 where !hasNoEra && first <= greatestEra && scan.skip(0x2D):
      return monthAndDay(&scan, era: nonZero(first), year: nil, calendar)
    default:
      return nil
    }
  }

  /// `1101` or `11-01`, and nothing more.
  private static func monthAndDay(
    _ scan: inout DateScanner, era: Int?, year: Int?, _ calendar: CalendarScale
  ) -> CalendarDateValue? {
    let (first, count) = scan.digits(atMost: 4)
    if count == 4 {
      guard scan.isAtEndOfDay else { return nil }
      return CalendarDateValue(
        calendar, era: era, year: year, month: first / 100, day: first % 100)
    }
    // `0078-11-01` is a year, a month and a day, for the ISO form to read.
    guard count == 2, era == nil, scan.skip(0x2D) else { return nil }
    let day = scan.digits(atMost: 2)
    guard day.count == 2, scan.isAtEndOfDay else { return nil }
    return CalendarDateValue(calendar, era: era, year: year, month: first, day: day.value)
  }

  private static func parts(
    _ digits: Int, era: Int?, _ calendar: CalendarScale
  ) -> CalendarDateValue? {
    CalendarDateValue(
      calendar, era: era, year: nonZero(digits / 10000), month: digits / 100 % 100,
      day: digits % 100)
  }

  /// `5745-02-03`, `5745-2-3`, `5745-02`, `5745`.
  private static func iso(
    _ bytes: Slice<UnsafeBufferPointer<UInt8>>, _ calendar: CalendarScale
  ) -> CalendarDateValue? {
    var scan = DateScanner(bytes)
    _ = scan.skip(0x2D)
    let year = scan.digits(atMost: 4)
    guard year.count > 0 else { return nil }
    var month: Int?
    var day: Int?
    if scan.skip(0x2D) {
      let number = scan.digits(atMost: 4)
      if number.count == 4 {
        (month, day) = (number.value / 100, number.value % 100)
      } else {
        guard number.count == 1 || number.count == 2 else { return nil }
        month = number.value
        if scan.skip(0x2D) {
          let number = scan.digits(atMost: 2)
          guard number.count > 0 else { return nil }
          day = number.value
        }
      }
    }
    guard scan.isAtEndOfDay else { return nil }
    return CalendarDateValue(
      calendar, era: nil, year: nonZero(year.value), month: month, day: day)
  }

  private static func nonZero(_ number: Int) -> Int? { number == 0 ? nil : number }
}
