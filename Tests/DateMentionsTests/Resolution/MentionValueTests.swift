import DateMentions
import Foundation
import Testing

@Suite("Values of mentions")
struct MentionValueTests {
  private func value(_ text: String) throws -> DateMention.Value {
    let found = mentions(text)
    #expect(found.count == 1)
    return try #require(found.first).value
  }

  @Test("days, spans and days of every year")
  func days() throws {
    #expect(
      try value("see you on 5 June 2027") == .date(DateComponents(year: 2027, month: 6, day: 5)))
    #expect(
      try value("born on June 5") == .annual(DateComponents(month: 6, day: 5)))
    #expect(
      try value("in May 2026")
        == .dates(
          DateComponents(year: 2026, month: 5, day: 1),
          DateComponents(year: 2026, month: 5, day: 31)))
    #expect(
      try value("until 5 June 2027") == .dates(nil, DateComponents(year: 2027, month: 6, day: 5)))
  }

  @Test("times, with a day and without")
  func times() throws {
    #expect(
      try value("tomorrow at 7:30pm")
        == .dateTime(DateComponents(year: 2026, month: 3, day: 19, hour: 19, minute: 30)))
    #expect(try value("at 9:15 am") == .time(DateComponents(hour: 9, minute: 15)))
    #expect(
      try value("from 9 am to 5 pm")
        == .times(DateComponents(hour: 9, minute: 0), DateComponents(hour: 17, minute: 0)))
  }

  @Test("lengths and repetitions")
  func lengths() throws {
    #expect(try value("for three weeks") == .duration(DateComponents(weekOfYear: 3)))
    #expect(try value("90 minutes") == .duration(DateComponents(minute: 90)))
    #expect(try value("every Thursday") == .recurring("XXXX-WXX-4"))
  }

  @Test("the range is the mention's place in the text, whatever stands before it")
  func ranges() {
    let text = "👩‍👩‍👧 né\u{301}e — dinner tomorrow 🎉, and next Tuesday"
    let found = mentions(text)
    #expect(found.map { String(text[$0.range]) } == found.map(\.text))
    #expect(found.map(\.text) == ["tomorrow", "next Tuesday"])
  }
}
