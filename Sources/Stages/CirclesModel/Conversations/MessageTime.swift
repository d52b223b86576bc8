/// When a message was sent: an instant, or the time on a clock whose zone the source does not give.
public enum MessageTime: Hashable, Sendable {
  /// Seconds since 1970-01-01T00:00:00Z, and the offset from UTC in seconds that the source gives.
  case instant(seconds: Int64, offset: Int)
  /// What a clock on the wall showed.
  case wall(WallTime)

  /// How many characters the text of a wall time has; that of an instant has more.
  public static let wallLength = 19

  /// Whether it is an instant.
  public var isInstant: Bool {
    if case .instant = self { true } else { false }
  }

  /// ISO 8601: with `Z` or an offset for an instant, without for wall time.
  public var text: String {
    switch self {
    case .instant(let seconds, let offset):
      // Times beyond these years are damage; they are shown as the last that can be.
      let local = max(-62_135_596_800, min(253_402_300_799, seconds)) + Int64(offset)
      return WallTime(secondsSince1970: local).text + Self.zone(offset)
    case .wall(let time):
      return time.text
    }
  }

  private static func zone(_ offset: Int) -> String {
    if offset == 0 { return "Z" }
    let minutes = abs(offset) / 60
    return (offset < 0 ? "-" : "+") + WallTime.two(minutes / 60) + ":" + WallTime.two(minutes % 60)
  }
}

/// A date and time as a clock on the wall shows it, in the Gregorian calendar.
public struct WallTime: Hashable, Sendable, Comparable {
  /// The year.
  public var year: Int
  /// The month, 1 to 12.
  public var month: Int
  /// The day, from 1.
  public var day: Int
  /// The hour, 0 to 23.
  public var hour: Int
  /// The minute.
  public var minute: Int
  /// The second.
  public var second: Int

  /// Makes a time; nil where there is no such day or time.
  public init?(
    year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0
  ) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= Self.days(in: month, of: year), (0...23).contains(hour), (0...59).contains(minute),
      (0...60).contains(second)
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
    (self.hour, self.minute, self.second) = (hour, minute, second)
  }

  /// The time that many seconds after 1970-01-01T00:00:00 of the same clock.
  public init(secondsSince1970 seconds: Int64) {
    let day = seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
    let rest = Int(seconds - day * 86_400)
    (hour, minute, second) = (rest / 3600, rest / 60 % 60, rest % 60)
    // Howard Hinnant's civil_from_days, http://howardhinnant.github.io/date_algorithms.html
    let z = Int(day) + 719_468
    let era = (z >= 0 ? z : z - 146_096) / 146_097
    let dayOfEra = z - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    self.day = dayOfYear - (153 * shifted + 2) / 5 + 1
    month = shifted < 10 ? shifted + 3 : shifted - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// Seconds since 1970-01-01T00:00:00 of the same clock.
  public var secondsSince1970: Int64 {
    let y = month <= 2 ? year - 1 : year
    let era = (y >= 0 ? y : y - 399) / 400
    let yearOfEra = y - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    let days = Int64(era * 146_097 + dayOfEra - 719_468)
    return days * 86_400 + Int64(hour * 3600 + minute * 60 + second)
  }

  /// ISO 8601 without a zone: `2026-03-03T21:42:00`.
  public var text: String {
    // Every message has a time; one piece of memory is a tenth of what joining strings costs.
    String(unsafeUninitializedCapacity: 19) { text in
      var at = 0
      func put(_ number: Int, _ digits: Int, _ mark: StaticString) {
        var rest = max(0, number)
        for place in stride(from: at + digits - 1, through: at, by: -1) {
          text[place] = 0x30 + UInt8(truncatingIfNeeded: rest % 10)
          rest /= 10
        }
        at += digits
        if mark.utf8CodeUnitCount > 0 {
          text[at] = mark.utf8Start[0]
          at += 1
        }
      }
      put(year, 4, "-")
      put(month, 2, "-")
      put(day, 2, "T")
      put(hour, 2, ":")
      put(minute, 2, ":")
      put(second, 2, "")
      return at
    }
  }

  /// Earlier before later.
  public static func < (left: WallTime, right: WallTime) -> Bool {
    left.secondsSince1970 < right.secondsSince1970
  }

  /// How many days a month has.
  public static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
