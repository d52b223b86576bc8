/// The Hebrew calendar by its molad arithmetic (Reingold and Dershowitz). Foundation's (ICU 74) is a day
/// late from Hanukkah 2045 to Simchat Torah 2046.
enum HebrewCalendar {
  /// The day of a month (Tishri is 1, Adar of a common year and Adar II are 7, Nisan is 8) that
  /// falls into a Gregorian year.
  static func day(_ month: Int, _ day: Int, in year: Int) -> CivilDay? {
    guard (1000...3000).contains(year) else { return nil }
    for hebrew in [year + 3760, year + 3761] {
      let civil = newYear(hebrew) + daysBefore(month, hebrew) + (day - 1)
      if civil.parts.year == year { return civil }
    }
    return nil
  }

  private static func isLeap(_ year: Int) -> Bool { (7 * year + 1) % 19 < 7 }

  private static func elapsed(_ year: Int) -> Int {
    let months = (235 * year - 234) / 19
    let parts = 12_084 + 13_753 * months
    let days = months * 29 + parts / 25_920
    return (3 * (days + 1)) % 7 < 3 ? days + 1 : days
  }

  private static func newYear(_ year: Int) -> CivilDay {
    let (before, this, after) = (elapsed(year - 1), elapsed(year), elapsed(year + 1))
    let delay = after - this == 356 ? 2 : this - before == 382 ? 1 : 0
    // Day 1 of the calendar is 7 October 3761 BC (Julian), 2 092 591 days before 1970.
    return CivilDay(number: this + delay - 2_092_590)
  }

  private static func daysBefore(_ month: Int, _ year: Int) -> Int {
    let length = newYear(year + 1).number - newYear(year).number
    let isLong = length % 10 == 5
    let isShort = length % 10 == 3
    let lengths = [
      30, isLong ? 30 : 29, isShort ? 29 : 30, 29, 30, isLeap(year) ? 30 : 0, 29, 30, 29, 30, 29,
      30, 29,
    ]
    return lengths.prefix(month - 1).reduce(0, +)
  }
}
