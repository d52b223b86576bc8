import Foundation
import Testing

@testable import DateMentions

@Suite("Days and reference times")
struct CivilDayTests {
  @Test("Day numbers go there and back")
  func roundTrip() throws {
    for number in stride(from: -719_000, to: 2_900_000, by: 997) {
      let (year, month, day) = CivilDay(number: number).parts
      #expect(try #require(CivilDay(year, month, day)).number == number)
    }
  }

  @Test("The epoch was a Thursday")
  func epoch() {
    #expect(CivilDay(number: 0).iso == "1970-01-01")
    #expect(CivilDay(number: 0).weekday == 4)
    #expect(CivilDay(number: -1).weekday == 3)
    #expect(CivilDay(2026, 3, 18)?.monday.iso == "2026-03-16")
  }

  @Test("Days the calendar does not have are none")
  func impossible() {
    #expect(CivilDay(2023, 2, 29) == nil)
    #expect(CivilDay(1900, 2, 29) == nil)
    #expect(CivilDay(2000, 2, 29) != nil)
    #expect(CivilDay(2024, 13, 1) == nil)
    #expect(CivilDay(2024, 4, 31) == nil)
    #expect(CivilDay(0, 1, 1) == nil)
    #expect(CivilDay(10_000, 1, 1) == nil)
  }

  @Test("Months are added with the day cut")
  func months() {
    #expect(CivilDay(2024, 1, 31)?.adding(months: 1)?.iso == "2024-02-29")
    #expect(CivilDay(2024, 3, 31)?.adding(months: -13)?.iso == "2023-02-28")
    #expect(CivilDay(2024, 1, 31)?.adding(months: 12 * 9000) == nil)
    #expect(CivilDay(1, 1, 1)?.adding(months: -1) == nil)
  }

  @Test("Reference times are read from ISO text")
  func iso() {
    #expect(
      ReferenceTime(iso: "2026-03-18") == ReferenceTime(year: 2026, month: 3, day: 18, hour: 0))
    #expect(
      ReferenceTime(iso: "2026-03-18T09:05:07-07:00")
        == ReferenceTime(year: 2026, month: 3, day: 18, hour: 9, minute: 5, second: 7))
    #expect(ReferenceTime(iso: "2026-02-30") == nil)
    #expect(ReferenceTime(iso: "2026-03-18T25:00") == nil)
    #expect(ReferenceTime(iso: "soon") == nil)
    #expect(ReferenceTime(iso: "") == nil)
  }

  @Test("An instant is seen in its zone")
  func zones() throws {
    let zone = try #require(TimeZone(identifier: "America/Los_Angeles"))
    let instant = Date(timeIntervalSince1970: 1_773_806_400)  // 2026-03-18T04:00Z
    #expect(ReferenceTime(instant, in: zone) == ReferenceTime(iso: "2026-03-17T21:00"))
    #expect(ReferenceTime(instant, in: .gmt) == ReferenceTime(iso: "2026-03-18T04:00"))
    _ = ReferenceTime(Date(timeIntervalSince1970: .infinity), in: .gmt)
    _ = ReferenceTime(Date(timeIntervalSince1970: -1e300), in: .gmt)
  }
}
