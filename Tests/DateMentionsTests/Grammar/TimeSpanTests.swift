import Testing

@testable import DateMentions

@Suite("How times of day are put together")
struct TimeSpanTests {
  private func clock(_ hour: Int, _ minute: Int = 0, sure: Bool = false) -> DateExpression {
    .clock(.init(hour: hour, minute: minute, second: nil, isSure: sure))
  }

  private func hours(_ span: DateExpression?) -> [Int]? {
    guard case .span(.clock(let from), .clock(let to))? = span else { return nil }
    return [from.hour, to.hour]
  }

  @Test("The sure side pulls the other into its half of the day")
  func sureSide() {
    #expect(hours(TimeSpans.ordered(clock(3, 30), clock(16, 30, sure: true))) == [15, 16])
    #expect(hours(TimeSpans.ordered(clock(9, 30), clock(16, 30, sure: true))) == [9, 16])
    #expect(hours(TimeSpans.ordered(clock(8, sure: true), clock(3))) == [8, 15])
    #expect(hours(TimeSpans.ordered(clock(20, sure: true), clock(23, sure: true))) == [20, 23])
  }

  @Test("Two bare hours are working hours, or an afternoon")
  func bare() {
    #expect(hours(TimeSpans.ordered(clock(9), clock(5))) == [9, 17])
    #expect(hours(TimeSpans.ordered(clock(11), clock(4))) == [11, 16])
    #expect(hours(TimeSpans.ordered(clock(3), clock(5))) == [15, 17])
    #expect(hours(TimeSpans.ordered(clock(8), clock(10))) == [8, 10])
    #expect(hours(TimeSpans.ordered(clock(12), clock(4))) == [12, 16])
  }

  @Test("What is no time makes no span")
  func noTime() {
    #expect(TimeSpans.ordered(.now, clock(5)) == nil)
    #expect(TimeSpans.ordered(nil, nil) == nil)
  }

  @Test("A half of the day is told apart from hours it cannot have")
  func halves() {
    #expect(Clock.half(clock(12), 0) == clock(0, sure: true))
    #expect(Clock.half(clock(12), 12) == clock(12, sure: true))
    #expect(Clock.half(clock(7), 12) == clock(19, sure: true))
    #expect(Clock.half(clock(15, sure: true), 0) == nil)
    #expect(Clock.half(clock(15, sure: true), 12) == clock(15, sure: true))
    #expect(Clock.half(clock(7), 24) == clock(7))
    #expect(Clock.half(.now, 12) == nil)
  }

  @Test("Minutes go on and back over the hour, and round the clock")
  func moved() {
    #expect(Clock.moved(clock(6), -15) == clock(5, 45))
    #expect(Clock.moved(clock(6), 30) == clock(6, 30))
    #expect(Clock.moved(clock(0, sure: true), -10) == clock(23, 50, sure: true))
    #expect(Clock.moved(clock(6, 5), 30) == nil)
  }

  @Test(
    "A part of the day gives an hour its half",
    arguments: [
      (DateExpression.PartOfDay.morning, 7, 7), (.morning, 12, 0), (.afternoon, 3, 15),
      (.afternoon, 12, 12), (.evening, 8, 20), (.evening, 12, 24), (.night, 9, 21), (.night, 2, 2),
      (.night, 12, 24), (.lunch, 1, 13), (.dinner, 7, 19), (.earlyMorning, 5, 5),
    ])
  func hinted(_ part: DateExpression.PartOfDay, _ said: Int, _ meant: Int) {
    #expect(Clock.hinted(clock(said), .partOfDay(part)) == clock(meant, sure: true))
  }

  @Test("A sure time takes no hint")
  func sure() {
    #expect(
      Clock.hinted(clock(15, sure: true), .partOfDay(.morning)) == clock(15, sure: true))
    #expect(Clock.hinted(clock(3), nil) == nil)
  }

  @Test("Hours run from 0 to 24")
  func bounds() {
    #expect(Clock.hour(24) != nil)
    #expect(Clock.hour(25) == nil)
    #expect(Clock.hour(-1) == nil)
    #expect(Clock.hour(nil) == nil)
  }
}
