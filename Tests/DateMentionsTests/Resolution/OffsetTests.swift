import DateMentions
import Testing

@Suite("Days counted from others")
struct OffsetTests {
  @Test(
    "Words for days near today",
    arguments: [
      Example("today", "2026-03-18"), Example("tomorrow", "2026-03-19"),
      Example("yesterday", "2026-03-17"), Example("the day after tomorrow", "2026-03-20"),
      Example("the day before yesterday", "2026-03-16"), Example("tmrw?", "2026-03-19"),
      Example("tomorow", "2026-03-19"), Example("tomorrow's game", "2026-03-19"),
    ])
  func words(_ example: Example) {
    #expect(values(example.text) == example.values)
  }

  @Test(
    "A length ahead",
    arguments: [
      Example("in three weeks", "2026-04-08"), Example("in 3 weeks", "2026-04-08"),
      Example("in a week", "2026-03-25"), Example("in two days", "2026-03-20"),
      Example("10 days from now", "2026-03-28"), Example("two weeks from today", "2026-04-01"),
      Example("in a fortnight", "2026-04-01"), Example("in two months", "2026-05-18"),
      Example("in a couple of weeks", "2026-04-01"), Example("six months from now", "2026-09-18"),
      Example("in 3 years", "2029-03-18"), Example("5 days hence", "2026-03-23"),
      Example("a week later", "2026-03-25"), Example("in ten minutes", "2026-03-18T10:10"),
      Example("in 2 hours", "2026-03-18T12:00"), Example("in half an hour", "2026-03-18T10:30"),
      Example("in an hour and a half", "2026-03-18T11:30"),
      Example("in 1/2 hour", "2026-03-18T10:30"),
      Example("in 1 day and 2 hours", "2026-03-19T12:00"),
      Example("in 24 hours", "2026-03-19T10:00"),
      Example("in a dozen days", "2026-03-30"), Example("in twenty-one days", "2026-04-08"),
    ])
  func ahead(_ example: Example) {
    #expect(values(example.text) == example.values)
  }

  @Test(
    "A length back",
    arguments: [
      Example("two days ago", "2026-03-16"), Example("a week ago", "2026-03-11"),
      Example("three weeks ago", "2026-02-25"), Example("a fortnight ago", "2026-03-04"),
      Example("one month ago", "2026-02-18"), Example("1 month 3 days ago", "2026-02-15"),
      Example("1 month and 3 days ago", "2026-02-15"), Example("five years ago", "2021-03-18"),
      Example("45 minutes ago", "2026-03-18T09:15"), Example("2 weeks back", "2026-03-04"),
    ])
  func back(_ example: Example) {
    #expect(values(example.text) == example.values)
  }

  @Test(
    "From another day",
    arguments: [
      Example("two days after tomorrow", "2026-03-21"),
      Example("a week from tomorrow", "2026-03-26"),
      Example("three days after Easter", "2026-04-08"),
      Example("two weeks before June 5", "2026-05-22"),
      Example("ten days after May 1, 2025", "2025-05-11"),
      Example("a day before Christmas", "2026-12-24"),
      Example("2 days before yesterday", "2026-03-15"),
    ])
  func fromOther(_ example: Example) {
    #expect(values(example.text) == example.values)
  }

  @Test("The end of a month cuts the day")
  func monthEnds() {
    #expect(values("in a month", at: reference("2026-01-31")) == ["2026-02-28"])
    #expect(values("in one year", at: reference("2028-02-29")) == ["2029-02-28"])
  }

  @Test("Lengths beyond the calendar reach no day")
  func tooFar() {
    #expect(mentions("in 9999 centuries").allSatisfy { $0.kind == .duration })
    #expect(mentions("9999 decades ago").allSatisfy { $0.kind == .duration })
  }
}
