import CirclesModel
import Testing

@Suite("Gregorian days")
struct GregorianDayTests {
  @Test(
    "days count from 1 January 1970",
    arguments: [
      (1970, 1, 1, 0), (1969, 12, 31, -1), (2000, 2, 29, 11016), (2026, 11, 21, 20778),
      (1600, 3, 1, -135080), (1, 1, 1, -719_162),
    ])
  func known(year: Int, month: Int, day: Int, days: Int) throws {
    let value = try #require(GregorianDay(year: year, month: month, day: day))
    #expect(value.daysSince1970 == days)
    #expect(GregorianDay(daysSince1970: days) == value)
  }

  @Test("counting forth and back gives the same day, over four centuries and before the first")
  func roundTrip() {
    for days in stride(from: -900_000, through: 200_000, by: 37) {
      #expect(GregorianDay(daysSince1970: days)?.daysSince1970 == days)
    }
  }

  @Test("a day that does not exist is none")
  func impossible() {
    #expect(GregorianDay(year: 2023, month: 2, day: 29) == nil)
    #expect(GregorianDay(year: 1900, month: 2, day: 29) == nil)
    #expect(GregorianDay(year: 2000, month: 4, day: 31) == nil)
    #expect(GregorianDay(year: 2000, month: 0, day: 1) == nil)
    #expect(GregorianDay(year: 2000, month: 1, day: 0) == nil)
    #expect(GregorianDay(year: Int.max, month: 1, day: 1) == nil)
    #expect(GregorianDay(daysSince1970: 6_000_000) == nil)
    #expect(GregorianDay(daysSince1970: Int.min) == nil)
  }

  @Test("days are in order")
  func order() throws {
    let earlier = try #require(GregorianDay(year: 1999, month: 12, day: 31))
    let later = try #require(GregorianDay(year: 2000, month: 1, day: 1))
    #expect(earlier < later)
    #expect(!(later < earlier))
  }
}
