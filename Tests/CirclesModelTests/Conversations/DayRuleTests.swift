import CirclesModel
import Testing

@Suite struct DayRuleTests {
  private let day: Int64 = 86_400
  private let hour: Int64 = 3600

  /// The days of messages at such times, in their order.
  private func days(_ times: Int64...) -> [Int64] {
    var rule = DayRule()
    return times.map { rule.day(at: $0) }
  }

  @Test("messages of one calendar day are of one day, whatever lies between them")
  func oneDay() {
    #expect(days(8 * hour, 9 * hour, 23 * hour) == [0, 0, 0])
    #expect(days(8 * hour, day + 8 * hour) == [0, 1])
  }

  @Test("past midnight a conversation stays with its day as long as no pause is four hours")
  func pastMidnight() {
    #expect(days(23 * hour, day + hour, day + 4 * hour) == [0, 0, 0])
    #expect(days(23 * hour, day + 3 * hour - 1) == [0, 0])
    #expect(days(23 * hour, day + 3 * hour) == [0, 1])
  }

  @Test("a pause within the night begins the new day, and what follows stays with that")
  func pauseInTheNight() {
    #expect(days(23 * hour, day + hour, day + 6 * hour, day + 7 * hour) == [0, 0, 1, 1])
  }

  @Test("a pause of four hours within a day begins no new one")
  func pauseWithinTheDay() {
    #expect(days(day + hour, day + 9 * hour) == [1, 1])
  }

  @Test("a rule goes on where a thread was left")
  func goesOn() {
    var rule = DayRule(day: 0, last: 23 * hour)
    #expect(rule.day(at: day + hour) == 0)
    #expect(rule.last == day + hour)
    var later = DayRule(day: 0, last: 12 * hour)
    #expect(later.day(at: day + hour) == 1)
  }

  @Test("times that are damage overflow nothing")
  func extremes() {
    #expect(days(.min, .max).count == 2)
    #expect(days(-1, 0) == [-1, -1])
    #expect(days(-5 * hour, 0) == [-1, 0])
  }
}
