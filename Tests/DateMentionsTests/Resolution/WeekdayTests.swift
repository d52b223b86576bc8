import DateMentions
import Testing

@Suite("Weekdays")
struct WeekdayTests {
  @Test(
    "A bare weekday is the first to come, never today",
    arguments: [
      Example("Thursday", "2026-03-19"), Example("wednesday", "2026-03-25"),
      Example("on Tuesday", "2026-03-24"), Example("fri", "2026-03-20"),
      Example("see you Sat.", "2026-03-21"), Example("thurs works", "2026-03-19"),
    ])
  func bare(_ example: Example) {
    #expect(values(example.text) == example.values)
  }

  @Test(
    "Next is the weekday of the next calendar week",
    arguments: [
      Example("next Tuesday", "2026-03-24"), Example("next Friday", "2026-03-27"),
      Example("next Sunday", "2026-03-29"), Example("next wed", "2026-03-25"),
      Example("Friday next week", "2026-03-27"), Example("next week Friday", "2026-03-27"),
      Example("next week on Monday", "2026-03-23"), Example("Monday of next week", "2026-03-23"),
    ])
  func next(_ example: Example) {
    #expect(values(example.text) == example.values)
  }

  @Test("Said on a Saturday, next Tuesday is three days off")
  func nextFromSaturday() {
    #expect(values("next Tuesday", at: reference("2026-03-14")) == ["2026-03-17"])
  }

  @Test(
    "Last is the most recent one before today",
    arguments: [
      Example("last Friday", "2026-03-13"), Example("last Wednesday", "2026-03-11"),
      Example("last Tuesday", "2026-03-17"), Example("past Monday", "2026-03-16"),
      Example("the Monday before last", "2026-03-09"), Example("Sunday last week", "2026-03-15"),
      Example("Tuesday of last week", "2026-03-10"),
    ])
  func last(_ example: Example) {
    #expect(values(example.text) == example.values)
  }

  @Test(
    "This and coming stay near",
    arguments: [
      Example("this Friday", "2026-03-20"), Example("this Sunday", "2026-03-22"),
      Example("this coming Monday", "2026-03-23"), Example("the coming Wednesday", "2026-03-25"),
      Example("the following Friday", "2026-03-20"), Example("upcoming Saturday", "2026-03-21"),
    ])
  func this(_ example: Example) {
    #expect(values(example.text) == example.values)
  }

  @Test(
    "The nth weekday of a period is found",
    arguments: [
      Example("first Monday of May", "2026-05-04"),
      Example("the second Tuesday in June", "2026-06-09"),
      Example("last Friday of October 2027", "2027-10-29"),
      Example("the last Sunday in March", "2026-03-29"),
      Example("third Thursday of next month", "2026-04-16"),
      Example("the first Saturday of 2027", "2027-01-02"),
      Example("last day of February 2028", "2028-02-29"),
      Example("fifth Monday of June", "2026-06-29"),
    ])
  func nth(_ example: Example) {
    #expect(values(example.text) == example.values)
  }

  @Test("A fifth weekday the month does not have is no day")
  func missingFifth() {
    #expect(!values("the fifth Monday of May 2026").contains { $0.hasPrefix("2026-06") })
  }

  @Test(
    "Counted weekdays are weeks",
    arguments: [
      Example("two Fridays from now", "2026-03-27"), Example("two Fridays ago", "2026-03-06"),
      Example("a week on Friday", "2026-03-27"), Example("a week from Monday", "2026-03-30"),
    ])
  func counted(_ example: Example) {
    #expect(values(example.text) == example.values)
  }
}
