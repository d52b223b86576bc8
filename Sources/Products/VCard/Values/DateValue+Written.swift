// Dates as people write them. They stand in BDAY where the user could type freely, or where the
// exporter printed the date for a reader.

extension DateValue {
  /// Three numbers in an order that only one reading of them allows: `15.04.1980`, `1980/4/5`,
  /// `04/15/1980`, `70-7-14`. Nil where two days are meant alike (`04/05/1980`): better no birthday
  /// than a wrong one.
  static func numbers(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> DateValue? {
    var scan = DateScanner(bytes)
    let first = scan.digits(atMost: 4)
    guard first.count > 0, let separator = scan.next, "-./".utf8.contains(separator) else {
      return nil
    }
    _ = scan.skip(separator)
    if separator == 0x2E { _ = scan.skip(0x20) }
    let second = scan.digits(atMost: 2)
    guard second.count > 0, scan.skip(separator) else {
      guard first.count == 4, second.count > 0, scan.isAtEnd else { return nil }
      return year(first.value, second.value, nil)
    }
    if separator == 0x2E { _ = scan.skip(0x20) }
    let third = scan.digits(atMost: 4)
    guard third.count > 0, scan.isAtEndOfDay else { return nil }

    if first.count >= 3 {
      return third.count <= 2 ? year(first.value, second.value, third.value) : nil
    }
    guard third.count == 4 || third.count == 2 else { return nil }
    let dayFirst = year(full(third), second.value, first.value)
    // Dots are written where the day comes first.
    if separator == 0x2E { return dayFirst }
    var readings: Set<DateValue> = []
    for case let reading? in [dayFirst, year(full(third), first.value, second.value)] {
      readings.insert(reading)
    }
    if first.count == 2, third.count == 2,
      let yearFirst = year(full(first), second.value, third.value)
    {
      readings.insert(yearFirst)
    }
    return readings.count == 1 ? readings.first : nil
  }

  /// The year that two digits stand for: of 1930 to 2029.
  private static func full(_ number: (value: Int, count: Int)) -> Int {
    if number.count > 2 { return number.value }
    return number.value + (number.value < 30 ? 2000 : 1900)
  }

  /// A date with an English month in it: `April 15, 1980`, `15 Apr 1980`, `Tue Apr 15 1980 ...`,
  /// `April 15`, `April 1980`.
  static func words(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> DateValue? {
    var scan = DateScanner(bytes)
    var month: Int?
    var day: Int?
    var year: Int?
    while year == nil || month == nil, let next = scan.next {
      if next.isASCIIDigit {
        let number = scan.digits(atMost: 4)
        if number.count == 4, year == nil {
          year = number.value
        } else if number.count == 1 || number.count == 2, day == nil {
          day = number.value
        } else {
          return nil
        }
        // `15:30` is a time and no day.
        if scan.next == 0x3A { return nil }
      } else if next.isASCIILetter {
        switch word(scan.letters()) {
        case .month(let number) where month == nil: month = number
        case .filler: break
        default: return nil
        }
      } else {
        return nil
      }
      scan.skipSeparators()
    }
    guard let month, isRemainderATime(&scan) else { return nil }
    return DateValue(year: year, month: month, day: day)
  }

  private enum Word {
    case month(Int)
    case filler
    case unknown
  }

  private static func word(_ letters: [UInt8]) -> Word {
    switch String(decoding: letters, as: UTF8.self) {
    case "jan", "january": .month(1)
    case "feb", "february": .month(2)
    case "mar", "march": .month(3)
    case "apr", "april": .month(4)
    case "may": .month(5)
    case "jun", "june": .month(6)
    case "jul", "july": .month(7)
    case "aug", "august": .month(8)
    case "sep", "sept", "september": .month(9)
    case "oct", "october": .month(10)
    case "nov", "november": .month(11)
    case "dec", "december": .month(12)
    case "st", "nd", "rd", "th", "of", "the", "mon", "monday", "tue", "tuesday", "wed", "wednesday",
      "thu", "thursday", "fri", "friday", "sat", "saturday", "sun", "sunday":
      .filler
    default: .unknown
    }
  }

  /// Whether what is left can be the time that some printers of dates put behind one.
  private static func isRemainderATime(_ scan: inout DateScanner) -> Bool {
    if scan.isAtEnd { return true }
    let hour = scan.digits(atMost: 2)
    return hour.count > 0 && scan.next == 0x3A
  }
}
