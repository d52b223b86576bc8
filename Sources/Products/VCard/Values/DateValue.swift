/// A day as a card gives it: any of its parts may be missing (RFC 6350, section 4.3.4).
///
/// `BDAY:--0415` is a month and a day, `BDAY:1985` a year. Dates of the Gregorian calendar only;
/// for others see ``CalendarDateValue``.
package struct DateValue: Hashable, Sendable {
  /// The year, from 1; nil where the card does not say it.
  package var year: Int?
  /// The month, 1 to 12.
  package var month: Int?
  /// The day of the month, 1 to 31.
  package var day: Int?

  /// Makes a date; nil where no part is there, or there is no such day in the calendar.
  package init?(year: Int? = nil, month: Int? = nil, day: Int? = nil) {
    if year == nil && month == nil && day == nil { return nil }
    if let year, year < 1 || year > 9999 { return nil }
    if let month, month < 1 || month > 12 { return nil }
    if let day, day < 1 || day > Self.days(inMonth: month, of: year) { return nil }
    if year != nil && month == nil && day != nil { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// The year that Apple's address book writes where it has none: a leap year, so that
  /// 29 February fits.
  package static let appleMissingYear = 1604

  /// The date without a year that stands for "no year": the one `X-APPLE-OMIT-YEAR` names, or
  /// Apple's 1604, since clients lose the parameter. Nil where nothing would remain.
  package func omitting(year omitted: Int?) -> DateValue? {
    guard let year, year == omitted || year == Self.appleMissingYear else { return self }
    return DateValue(month: month, day: day)
  }

  /// How many days a month has; the most it can have where the year, or the month, is unknown.
  static func days(inMonth month: Int?, of year: Int?) -> Int {
    switch month {
    case 4, 6, 9, 11: return 30
    case 2:
      guard let year else { return 29 }
      return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: return 31
    }
  }
}

extension DateValue {
  /// Reads a date in any of the spellings that exporters are known to use, nil for anything else.
  ///
  /// - ISO 8601, basic and extended, with or without a time, which is left out: `1996-04-15`,
  ///   `19960415T000000Z`, `--0415`, `--04-15`, `---15`, `--04`, `1985-04`, `1985`.
  /// - Numbers in another order or with other separators, where only one reading makes a date:
  ///   `15.04.1980`, `1980/4/5`, `04/15/1980`, `70-7-14`.
  /// - English words: `April 15, 1980`, `15-Apr-1980`.
  package init?(text: String) {
    var text = text
    let date = text.withUTF8 { utf8 in Self.read(utf8) }
    guard let date else { return nil }
    self = date
  }

  /// The longest text that can be a date, in bytes.
  static let maximumLength = 80

  private static func read(_ utf8: UnsafeBufferPointer<UInt8>) -> DateValue? {
    if utf8.count > maximumLength { return nil }
    var bytes = utf8[...]
    while let first = bytes.first, first.isASCIISpace { bytes.removeFirst() }
    while let last = bytes.last, last.isASCIISpace { bytes.removeLast() }
    return iso(bytes) ?? numbers(bytes) ?? words(bytes)
  }
}
