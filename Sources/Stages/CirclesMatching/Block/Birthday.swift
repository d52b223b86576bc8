import CirclesModel

/// A birthday as a card has it, with or without its year; a zero for none.
struct Birthday: Sendable {
  var year: UInt16 = 0
  /// Month and day, as one.
  var key: UInt16 = 0

  static let none = Birthday()

  static func key(_ month: Int, _ day: Int) -> UInt16 { UInt16(month) << 5 | UInt16(day) }

  /// What the card says, in the Gregorian calendar.
  init(_ date: PartialDate?) {
    guard let date, date.calendar == "gregorian", let month = date.month, let day = date.day,
      (1...12).contains(month), (1...31).contains(day)
    else { return }
    key = Self.key(month, day)
    if let year = date.year, (1880...2200).contains(year) { self.year = UInt16(year) }
  }

  private init() {}

  /// The day in a year.
  func day(in year: Int) -> Day { Day(year: year, month: Int(key >> 5), day: Int(key & 31)) }

  /// A day of the calendar.
  struct Day: Sendable {
    var year: Int
    var month: Int
    var day: Int

    var key: UInt16 { Birthday.key(month, day) }

    /// Days since a fixed one.
    var number: Int {
      let year = month > 2 ? year : year - 1
      let shifted = (month + 9) % 12
      return 365 * year + year / 4 - year / 100 + year / 400 + (153 * shifted + 2) / 5 + day
    }

    /// The day some days later, or earlier.
    func later(by days: Int) -> Day {
      var day = Day(year: year, month: month, day: self.day + days)
      while day.day < 1 {
        day.month -= 1
        if day.month < 1 { (day.month, day.year) = (12, day.year - 1) }
        day.day += Self.length(day.month, day.year)
      }
      while day.day > Self.length(day.month, day.year) {
        day.day -= Self.length(day.month, day.year)
        day.month += 1
        if day.month > 12 { (day.month, day.year) = (1, day.year + 1) }
      }
      return day
    }

    private static func length(_ month: Int, _ year: Int) -> Int {
      if month == 2 { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28 }
      return [4, 6, 9, 11].contains(month) ? 30 : 31
    }
  }
}

extension MessageTime {
  /// The day where it was taken.
  var day: Birthday.Day {
    let wall: WallTime =
      switch self {
      case .wall(let wall): wall
      case .instant(let seconds, let offset):
        WallTime(
          secondsSince1970: max(-62_135_596_800, min(253_402_300_799, seconds)) + Int64(offset))
      }
    return Birthday.Day(year: wall.year, month: wall.month, day: wall.day)
  }
}
