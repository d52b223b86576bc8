import DateMentions
import Foundation
import Testing

/// The days that a message speaks of, in its own words and as dates of a calendar.
func days(in text: String, written: ReferenceTime) -> [String] {
  DateMentionFinder().mentions(in: text, at: written).compactMap { mention in
    let words = text[mention.range]
    switch mention.value {
    case .date(let day), .dateTime(let day):
      return "\(words): \(day.year ?? 0)/\(day.month ?? 0)/\(day.day ?? 0)"
    case .annual(let day):
      return "\(words): every year, \(day.month ?? 0)/\(day.day ?? 0)"
    case .dates(let first?, let last?):
      return
        "\(words): \(first.month ?? 0)/\(first.day ?? 0) to \(last.month ?? 0)/\(last.day ?? 0)"
    default:
      return nil
    }
  }
}

@Test("Example: the days of a message")
func daysOfAMessage() throws {
  let written = try #require(ReferenceTime(year: 2026, month: 3, day: 14))
  #expect(
    days(
      in: "Dinner next Tuesday at 7pm? I'm away in May. My birthday is June 5.", written: written)
      == [
        "next Tuesday at 7pm: 2026/3/17", "May: 5/1 to 5/31", "June 5: every year, 6/5",
      ])
}
