import CirclesQueries
import CirclesStore

/// What a day asks for, for people: some ten lines.
enum TodayText {
  private static let most = 4

  /// A line for each thing; of many the first, but every birthday of today and tomorrow.
  static func lines(_ today: Today, width: Int, _ style: Style) -> [String] {
    var lines: [String] = []
    let soon = today.birthdays.prefix { $0.daysAway < 2 }.count
    for birthday in today.birthdays.prefix(max(soon, most)) {
      let turns = birthday.turns.map { ", turns \($0)" } ?? ""
      lines.append(
        "Birthday  \(birthday.person.name), \(DateText.distance(birthday.daysAway))\(turns)")
    }
    lines += more(today.birthdays.count - max(soon, most), "birthdays: circles-import birthdays")
    for date in today.dates.prefix(most) {
      lines.append("Date      \(date.name), \(DateText.distance(date.daysAway)): \(date.label)")
    }
    lines += more(today.dates.count - most, "dates")
    for person in today.due {
      lines.append("Due       \(person.name), \(person.daysSince) days; \(person.reason)")
    }
    if today.waiting > 0 {
      let entries = today.waiting == 1 ? "1 entry waiting" : "\(today.waiting) entries waiting"
      lines.append("Inbox     \(entries): circles-import inbox review")
    }
    if lines.isEmpty { lines.append("Nothing today. Enjoy it.") }
    return lines.map { TerminalWidth.cut(TerminalText.escaped($0), to: width) }
  }

  private static func more(_ count: Int, _ what: String) -> [String] {
    count > 0 ? ["          and \(count) more \(what)"] : []
  }
}
