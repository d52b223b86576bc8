/// A date, or a date with a time of day, as a calendar file writes it: without a time zone.
public struct CalendarTime: Hashable, Sendable {
  /// The year of the Gregorian calendar.
  public let year: Int
  /// 1 to 12.
  public let month: Int
  /// 1 to 31.
  public let day: Int
  /// 0 to 23.
  public let hour: Int
  /// 0 to 59.
  public let minute: Int
  /// 0 to 59.
  public let second: Int
  /// Whether this is a date alone (`VALUE=DATE`).
  public let isDate: Bool

  /// A date with a time of day. The parts are taken as they are.
  public init(
    year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0,
    isDate: Bool = false
  ) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
    self.isDate = isDate
  }

  /// Reads `20260314` or `20260314T182000`, without a `Z`; nil where the text is neither, or names
  /// a day or an hour that does not exist.
  public init?(_ text: some StringProtocol) {
    let bytes = Array(text.utf8)
    let isDate = bytes.count == 8
    guard isDate || (bytes.count == 15 && bytes[8] == UInt8(ascii: "T")) else { return nil }
    func number(_ range: Range<Int>) -> Int? {
      var value = 0
      for byte in bytes[range] {
        guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
        value = value * 10 + Int(byte - UInt8(ascii: "0"))
      }
      return value
    }
    guard let year = number(0..<4), let month = number(4..<6), let day = number(6..<8),
      let hour = isDate ? 0 : number(9..<11), let minute = isDate ? 0 : number(11..<13),
      // A leap second is told as the last one before it.
      let second = isDate ? 0 : number(13..<15).map({ $0 == 60 ? 59 : $0 }),
      year >= 1, (1...12).contains(month), day >= 1, day <= Self.days(in: month, of: year),
      hour < 24, minute < 60, second < 60
    else { return nil }
    self.init(
      year: year, month: month, day: day, hour: hour, minute: minute, second: second,
      isDate: isDate)
  }

  /// The number of the day, counted from 1 March of the year 0, a Wednesday.
  var dayNumber: Int {
    let year = month > 2 ? year : year - 1
    let month = month > 2 ? month - 3 : month + 9
    return 365 * year + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + day - 1
  }

  /// How many days a month has in the Gregorian calendar.
  static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension CalendarTime: Comparable {
  /// Whether a time comes before another; a date alone counts as its midnight.
  public static func < (left: CalendarTime, right: CalendarTime) -> Bool {
    left.order < right.order
  }

  private var order: (Int, Int, Int, Int, Int, Int) { (year, month, day, hour, minute, second) }
}

extension CalendarTime: CustomStringConvertible {
  /// As a calendar file writes it.
  public var description: String {
    let date = Self.padded(year, 4) + Self.padded(month, 2) + Self.padded(day, 2)
    if isDate { return date }
    return date + "T" + [hour, minute, second].map { Self.padded($0, 2) }.joined()
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
