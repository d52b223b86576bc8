/// A day of which any part may be unknown, in any calendar.
public struct PartialDate: Hashable, Sendable {
  /// The year in its calendar; for `chinese` the year of the cycle (1 to 60).
  public var year: Int?
  /// The month, from 1.
  public var month: Int?
  /// The day, from 1.
  public var day: Int?
  /// The calendar as CLDR names it: `gregorian`, `chinese`, `hebrew`, `islamic`, ...
  public var calendar: String
  /// The era where the calendar needs one: the cycle of `chinese`.
  public var era: Int?
  /// Whether the month is the leap month of that number.
  public var isLeapMonth: Bool

  /// Makes a date.
  public init(
    year: Int? = nil, month: Int? = nil, day: Int? = nil, calendar: String = "gregorian",
    era: Int? = nil, isLeapMonth: Bool = false
  ) {
    self.year = year
    self.month = month
    self.day = day
    self.calendar = calendar
    self.era = era
    self.isLeapMonth = isLeapMonth
  }
}

/// A day with a name, such as an anniversary.
public struct LabelledDate: Hashable, Sendable {
  /// `anniversary`, `death`, ... or the user's own word.
  public var label: String
  /// The day, as much of it as is known.
  public var date: PartialDate

  /// Makes a labelled date.
  public init(label: String, date: PartialDate) {
    self.label = label
    self.date = date
  }
}
