import CirclesModel
import CirclesQueries
import Foundation
import Testing

@Suite("Days that a question names")
struct WhenTests {
  private static func days(_ text: String, at now: String = "2026-11-22T12:00:00Z", _ zone: String)
    throws -> String?
  {
    let zone = try #require(TimeZone(identifier: zone))
    let now = try #require(ISO8601DateFormatter().date(from: now))
    return When(now: now, in: zone).days(text).map { days in
      "\(days.first?.iso ?? "..")/\(days.end?.iso ?? "..")"
    }
  }

  @Test(
    "Figures, months, years and words become days, the end excluded",
    arguments: [
      ("2026-03-14", "2026-03-14/2026-03-15"), ("2026-12", "2026-12-01/2027-01-01"),
      ("2026", "2026-01-01/2027-01-01"), ("2024-02-29", "2024-02-29/2024-03-01"),
      ("2026-03-14T10:00:00Z", "2026-03-14/2026-03-15"), ("2026-3-4", "2026-03-04/2026-03-05"),
      ("today", "2026-11-22/2026-11-23"), ("yesterday", "2026-11-21/2026-11-22"),
      ("3 weeks ago", "2026-11-01/2026-11-02"), ("3 weeks", "2026-11-01/2026-11-02"),
      ("last May", "2026-05-01/2026-06-01"), ("May", "2026-05-01/2026-06-01"),
      ("December", "2025-12-01/2026-01-01"), ("in March 2025", "2025-03-01/2025-04-01"),
      ("last week", "2026-11-09/2026-11-16"), ("last month", "2026-10-01/2026-11-01"),
      ("last year", "2025-01-01/2026-01-01"), ("this year", "2026-01-01/2027-01-01"),
      ("14 March 2026", "2026-03-14/2026-03-15"), ("March 14", "2026-03-14/2026-03-15"),
      ("December 24", "2025-12-24/2025-12-25"), ("Monday", "2026-11-16/2026-11-17"),
      ("last Tuesday", "2026-11-17/2026-11-18"), ("29 February", "2024-02-29/2024-03-01"),
      ("2 years ago", "2024-11-22/2024-11-23"), ("gestern", "2026-11-21/2026-11-22"),
    ])
  func read(text: String, expected: String) throws {
    #expect(try Self.days(text, "Europe/London") == expected)
  }

  @Test(
    "What is no time is none",
    arguments: [
      "", " ", "someday", "2026-13", "2026-02-30", "2026-00-10", "yesterday dentist", "dentist",
      "every Thursday", "7pm", "2026-1-2-3", "-", "20261", "\u{0}", "0000", "10000-01-01",
    ])
  func refused(text: String) throws {
    #expect(try Self.days(text, "Europe/London") == nil)
  }

  @Test("A date of figures is read in the order that is told, else as in the region")
  func orders() throws {
    let zone = try #require(TimeZone(identifier: "UTC"))
    func day(_ order: DateOrder?, _ region: String?) -> String? {
      When(now: .now, in: zone, order: order, region: region).days("03/05/2026")?.first?.iso
    }
    #expect(day(.dmy, nil) == "2026-05-03" && day(.mdy, "GB") == "2026-03-05")
    #expect(day(nil, "GB") == "2026-05-03" && day(nil, "US") == "2026-03-05")
    #expect(day(nil, nil) == "2026-03-05")
  }

  @Test("Today is the local day")
  func zones() throws {
    let late = "2026-11-22T23:30:00Z"
    #expect(try Self.days("today", at: late, "Asia/Tokyo") == "2026-11-23/2026-11-24")
    #expect(try Self.days("today", at: late, "America/New_York") == "2026-11-22/2026-11-23")
  }

  @Test("Sides of a range are what since, until, before and after mean")
  func sides() throws {
    let zone = try #require(TimeZone(identifier: "UTC"))
    let march = try #require(When(now: .now, in: zone).days("2026-03"))
    #expect(march.onward.first?.iso == "2026-03-01" && march.onward.end == nil)
    #expect(march.throughEnd.end?.iso == "2026-04-01" && march.throughEnd.first == nil)
    #expect(march.before.end?.iso == "2026-03-01" && march.before.first == nil)
    #expect(march.after.first?.iso == "2026-04-01" && march.after.end == nil)
    let both = march.onward.intersection(march.throughEnd)
    #expect(both == march)
  }
}
