import CirclesModel

/// A birthday as a card has it, with or without its year; a zero for none.
struct Birthday: Sendable {
  var year: UInt16 = 0
  /// Month and day, as one.
  var key: UInt16 = 0

  static let none = Birthday()

  /// The month, from 1.
  var month: UInt16 { key >> 5 }

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

  /// The day in a year; in a year without 29 February the one after the 28th.
  func day(in year: Int) -> GregorianDay? {
    GregorianDay(year: year, month: Int(key >> 5), day: Int(key & 31))
      ?? GregorianDay(year: year, month: 3, day: 1)
  }

  /// The keys of all that is kept on a day.
  static func keys(on day: GregorianDay) -> [UInt16] {
    let own = key(day.month, day.day)
    let isAfterShortFebruary =
      day.month == 3 && day.day == 1 && GregorianDay.days(inMonth: 2, of: day.year) == 28
    return isAfterShortFebruary ? [own, key(2, 29)] : [own]
  }
}

extension MessageTime {
  /// The day where it was taken; nil beyond all years.
  var day: GregorianDay? {
    switch self {
    case .wall(let wall):
      return GregorianDay(year: wall.year, month: wall.month, day: wall.day)
    case .instant(let seconds, let offset):
      let local = max(-62_135_596_800, min(253_402_300_799, seconds)) + Int64(offset)
      return GregorianDay(daysSince1970: Int((Double(local) / 86_400).rounded(.down)))
    }
  }
}
