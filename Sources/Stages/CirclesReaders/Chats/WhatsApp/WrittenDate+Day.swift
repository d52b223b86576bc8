import CirclesModel

extension WrittenDate {
  /// The day, counted from 1 January 1970, that the numbers name in an order; nil where there is no
  /// such day, or where WhatsApp was not there yet.
  func day(_ order: DateOrder) -> Int? {
    let (year, month, day) =
      switch order {
      case .dmy: (third, second, first)
      case .mdy: (third, first, second)
      case .ymd: (first, second, third)
      }
    guard let found = Self.gregorian(year, month, day), found.year >= Self.firstYear else {
      return nil
    }
    return found.daysSince1970
  }

  /// The year in which WhatsApp began.
  private static let firstYear = 2009
  /// No message is later; a year of two digits above is one of the Buddhist era.
  private static let lastYear = 2051

  /// Years as phones write them, by the only calendar in which they can lie between 2009 and 2051.
  private static func gregorian(_ year: Int, _ month: Int, _ day: Int) -> GregorianDay? {
    switch year {
    case 0...51: GregorianDay(year: 2000 + year, month: month, day: day)
    // 2552 to 2594 of the Buddhist era, written with two digits.
    case 52...94: GregorianDay(year: 1957 + year, month: month, day: day)
    // The Republic of China: its year 1 is 1912.
    case 98...140: GregorianDay(year: 1911 + year, month: month, day: day)
    case 1388...1429: converted("persian", year, month, day)
    case 1430...1475: converted("islamic-umalqura", year, month, day)
    case firstYear...lastYear: GregorianDay(year: year, month: month, day: day)
    case 2552...2594: GregorianDay(year: year - 543, month: month, day: day)
    default: nil
    }
  }

  private static func converted(
    _ calendar: String, _ year: Int, _ month: Int, _ day: Int
  ) -> GregorianDay? {
    guard (1...12).contains(month), (1...31).contains(day) else { return nil }
    return CalendarConversion.gregorianDay(
      of: PartialDate(year: year, month: month, day: day, calendar: calendar))
  }
}
