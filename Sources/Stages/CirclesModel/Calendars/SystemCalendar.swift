import Foundation

/// One of Foundation's calendars, at noon in Greenwich.
struct SystemCalendar {
  /// The parts of a day. `era` is the cycle of the Chinese calendar, the reign of the Japanese.
  struct Parts: Equatable {
    var era: Int?
    var year: Int
    var month: Int
    var day: Int
    var isLeapMonth = false
  }

  private let name: String
  private let calendar: Calendar
  /// What Foundation's years are less than the calendar's own by.
  private let yearOffset: Int

  /// The calendar that CLDR calls `name`; nil for one that Foundation does not have.
  init?(name: String) {
    guard let identifier = Self.identifier(of: name) else { return nil }
    var calendar = Calendar(identifier: identifier)
    guard let greenwich = TimeZone(secondsFromGMT: 0) else { return nil }
    calendar.timeZone = greenwich
    self.name = name
    self.calendar = calendar
    // Foundation gets the Era of the World wrong; it runs 5500 years ahead of the Era of Mercy.
    yearOffset = name == "ethiopic-amete-alem" ? 5500 : 0
  }

  private static func identifier(of name: String) -> Calendar.Identifier? {
    switch name {
    case "buddhist": .buddhist
    case "chinese": .chinese
    case "coptic": .coptic
    case "dangi": dangi
    case "ethiopic", "ethiopic-amete-alem": .ethiopicAmeteMihret
    case "hebrew": .hebrew
    case "indian": .indian
    case "islamic": .islamic
    case "islamic-civil": .islamicCivil
    case "islamic-tbla": .islamicTabular
    case "islamic-umalqura": .islamicUmmAlQura
    case "japanese": .japanese
    case "persian": .persian
    case "roc": .republicOfChina
    default: nil
    }
  }

  /// The Korean calendar; older systems have the Chinese one alone, of which it is nearly always
  /// a copy.
  private static var dangi: Calendar.Identifier {
    #if compiler(>=6.2)
      if #available(macOS 26, *) { return .dangi }
    #endif
    return .chinese
  }

  private static let years = -20_000...20_000
  private static let eras = 0...1000

  private var isLunisolarWithCycles: Bool { name == "chinese" || name == "dangi" }

  /// Whether a year alone does not tell which one is meant.
  private var needsEra: Bool { isLunisolarWithCycles || name == "japanese" }

  /// Whether only the years are counted otherwise than in the Gregorian calendar.
  var hasGregorianMonths: Bool { name == "buddhist" || name == "japanese" || name == "roc" }

  /// The most days any month has.
  var longestMonth: Int {
    switch name {
    case "persian", "indian": 31
    default: 30
    }
  }

  /// The parts of a Gregorian day.
  func parts(of day: GregorianDay) -> Parts? {
    let date = Date(timeIntervalSince1970: (Double(day.daysSince1970) + 0.5) * 86_400)
    let found = calendar.dateComponents([.era, .year, .month, .day], from: date)
    guard let year = found.year, let month = found.month, let day = found.day else { return nil }
    return Parts(
      era: found.era, year: year + yearOffset, month: month, day: day,
      isLeapMonth: found.isLeapMonth ?? false)
  }

  /// The Gregorian day of some parts; nil where the calendar has no such day.
  func day(_ parts: Parts) -> GregorianDay? {
    if needsEra && parts.era == nil { return nil }
    // Foundation traps on numbers that overflow.
    guard Self.years.contains(parts.year), Self.eras.contains(parts.era ?? 0),
      (1...13).contains(parts.month), (1...32).contains(parts.day)
    else { return nil }
    var components = DateComponents(
      year: parts.year - yearOffset, month: parts.month, day: parts.day, hour: 12)
    components.era = parts.era
    components.isLeapMonth = parts.isLeapMonth
    guard let date = calendar.date(from: components) else { return nil }
    let seconds = date.timeIntervalSince1970
    guard (-4e11...4e11).contains(seconds),
      let day = GregorianDay(daysSince1970: Int((seconds / 86_400).rounded(.down))),
      var back = self.parts(of: day)
    else { return nil }
    if parts.era == nil { back.era = nil }
    return back == parts ? day : nil
  }
}

extension SystemCalendar {
  /// The year `offset` years after that of `parts`, its month and day being of no account.
  func year(_ parts: Parts, offset: Int) -> Parts {
    var next = parts
    next.year += offset
    if isLunisolarWithCycles, let era = parts.era {
      let turns = next.year > 60 ? 1 : next.year < 1 ? -1 : 0
      next.year -= 60 * turns
      next.era = era + turns
    }
    return next
  }

  /// The day on which a date is kept in a year.
  func celebration(month: Int, day: Int, isLeapMonth: Bool, in year: Parts) -> GregorianDay? {
    var parts = year
    (parts.month, parts.day, parts.isLeapMonth) = (month, day, isLeapMonth)
    if let found = self.day(parts) { return found }
    if isLeapMonth {
      return celebration(month: month, day: day, isLeapMonth: false, in: year)
    }
    // Adar I of a Hebrew leap year is Adar in a common one.
    if name == "hebrew", month == 6, !hasDay(1, of: parts) {
      return celebration(month: 7, day: day, isLeapMonth: false, in: year)
    }
    guard day > 1, let last = lastDay(of: parts) else { return nil }
    return isLunisolarWithCycles ? last : GregorianDay(daysSince1970: last.daysSince1970 + 1)
  }

  private func hasDay(_ day: Int, of parts: Parts) -> Bool {
    var parts = parts
    parts.day = day
    return self.day(parts) != nil
  }

  /// The last day of the month that is there and before the one asked for.
  private func lastDay(of parts: Parts) -> GregorianDay? {
    var parts = parts
    while parts.day > 1 {
      parts.day -= 1
      if let found = day(parts) { return found }
    }
    return nil
  }
}
