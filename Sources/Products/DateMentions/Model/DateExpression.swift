/// What a mention says, before it is known when it was said: the result of recognition.
indirect enum DateExpression: Hashable, Sendable {
  /// A day by number: "June 5, 2024", "the 12th", "Monday the 28th".
  case day(year: Int?, month: Int?, day: Int, weekday: Int?)
  /// A weekday, Monday 1 to Sunday 7.
  case weekday(Int, RelativeQualifier)
  /// The present moment.
  case now
  /// A whole unit counted from the present one: today is `(.day, 0)`, next month `(.month, 1)`.
  case unit(TimeUnit, Int)
  /// Several whole units beside the present one: "the last three weeks" is `(.week, -3)`.
  case units(TimeUnit, Int)
  /// A month, 1 to 12.
  case month(Int, year: Int?, RelativeQualifier)
  /// Years from the first, that many: a year, decade or century.
  case years(Int, count: Int)
  /// A quarter, 1 to 4.
  case quarter(Int, year: Int?)
  /// A season.
  case season(Season, year: Int?, RelativeQualifier)
  /// A week by its ISO number.
  case weekNumber(Int)
  /// A holiday, by its place in ``Holiday/all``.
  case holiday(Int, year: Int?, RelativeQualifier)
  /// A length of time, from a point (nothing: now), forth (`1`) or back (`-1`).
  case shifted([Amount], Int, from: DateExpression?)
  /// The nth weekday of a period, from its end if negative: "first Monday of May".
  case nthWeekday(Int, Int, of: DateExpression)
  /// The nth unit of a period, from its end if negative: "third week of 2027".
  case nthUnit(Int, TimeUnit, of: DateExpression)
  /// The first inside the second: "Wednesday of next week", "labor day of last year".
  case within(DateExpression, DateExpression)
  /// Part of a period: "early May", "rest of the week".
  case part(Part, DateExpression)
  /// The week or weekend that holds a day: "the week of June 2".
  case holding(TimeUnit, DateExpression)
  /// A time of day.
  case clock(ClockTime)
  /// A part of the day: "morning".
  case partOfDay(PartOfDay)
  /// A time or part of a day on a day.
  case at(DateExpression, DateExpression)
  /// From the first to the second, both included.
  case span(DateExpression, DateExpression)
  /// A side of a point: "until Friday".
  case open(Bound, DateExpression)
  /// A length: "three weeks".
  case length([Amount])
  /// A repetition with period: "every two weeks" is `(.week, 2)`.
  case every(TimeUnit, Int)
  /// A repetition of a day or time: "every Thursday at 9".
  case each(DateExpression)

  /// Which of several a name means.
  enum RelativeQualifier: Int, Hashable, Sendable {
    /// No word says: the nearest in the direction of the tense.
    case nearest
    /// "this".
    case this
    /// "next": of the next calendar week; the next one to come for months.
    case next
    /// "last": the most recent one that is over.
    case last
    /// "coming", "upcoming": the first to come.
    case coming
    /// "after next".
    case afterNext
  }

  /// The units time is counted in.
  enum TimeUnit: Int, Hashable, Sendable {
    /// Seconds to hours, then days to centuries, from short to long.
    case second, minute, hour, day, weekend, week, month, quarter, year, decade, century
  }

  /// The seasons of the northern half.
  enum Season: Int, Hashable, Sendable {
    /// From 1 March, 1 June, 1 September, 1 December.
    case spring, summer, autumn, winter
  }

  /// Parts of a period.
  enum Part: Int, Hashable, Sendable {
    /// The first, middle or last third; a half; what is left; what is over; what is ahead.
    case early, middle, late, firstHalf, secondHalf, rest, earlier, later, whole
    /// The first or last moment of a day.
    case end
  }

  /// Parts of the day.
  enum PartOfDay: Int, Hashable, Sendable {
    /// 8-12, 12-16, 16-20, 20-24, 12-14, 0-24.
    case morning, afternoon, evening, night, lunch, breakfast, dinner
    /// The first and the second half of those.
    case earlyMorning, lateMorning, earlyAfternoon, lateAfternoon, earlyEvening, lateEvening
    /// Early and late night.
    case earlyNight, lateNight
  }

  /// Which side of a point is meant.
  enum Bound: Int, Hashable, Sendable {
    /// Up to but without it; up to and with it; from it on; after it.
    case before, until, since, after
  }

  /// A count of units.
  struct Amount: Hashable, Sendable {
    /// How many.
    var count: Int
    /// Of what.
    var unit: TimeUnit
  }

  /// A time of day.
  struct ClockTime: Hashable, Sendable {
    /// 0 to 24, 0 to 59, 0 to 59.
    var hour: Int
    /// Minutes, 0 to 59.
    var minute: Int
    /// Seconds, 0 to 59, if given.
    var second: Int?
    /// Whether the text says which half of the day it is.
    var isSure: Bool
    /// Whether only the custom of counting the hours to 24 says it: a dinner says otherwise.
    var isByCustom = false
  }
}
