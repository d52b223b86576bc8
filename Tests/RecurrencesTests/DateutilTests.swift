import Foundation
import Recurrences
import Testing

/// `Resources/rules.txt`, which `Resources/generate.py` wrote.
@Suite("The same dates as python-dateutil")
struct DateutilTests {
  private struct Case {
    var start: CalendarTime
    var rule: String
    var times: [String]
  }

  private func cases() throws -> [Case] {
    let url = try #require(
      Bundle.module.url(forResource: "rules", withExtension: "txt", subdirectory: "Resources"))
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map { line in
      let parts = line.split(separator: " ")
      try #require(parts.count == 3)
      return Case(
        start: try #require(CalendarTime(parts[0])), rule: String(parts[1]),
        times: parts[2] == "-" ? [] : parts[2].split(separator: ",").map(String.init))
    }
  }

  @Test("500 rules take place when python-dateutil says they do")
  func rules() throws {
    let cases = try cases()
    #expect(cases.count == 500)
    let end = try #require(CalendarTime("20401231T235959"))
    for example in cases {
      // The start is an occurrence of the event even where the rule does not say so; python-dateutil
      // tells the rule alone.
      var set = RecurrenceSet(start: example.start, rules: [try RecurrenceRule(example.rule)])
      if example.times.first != example.start.description { set.removed = [example.start] }
      let times = set.occurrences(through: end, limit: 9).times.prefix(8).map(\.description)
      #expect(times == example.times, "\(example.start) \(example.rule)")
    }
  }
}
