import CirclesModel
import CirclesStore

/// Birthdays to come.
enum BirthdayLines {
  /// Birthdays under the headings today, this week, this month, later.
  static func text(_ birthdays: [UpcomingBirthday], _ style: Style) -> [String] {
    if birthdays.isEmpty { return ["No birthdays are known yet."] }
    let widest = birthdays.map { TerminalWidth.of(TerminalText.escaped($0.person.name)) }.max() ?? 0
    var lines: [String] = []
    for group in UpcomingBirthday.Group.allCases {
      let these = birthdays.filter { $0.group == group }
      if these.isEmpty { continue }
      if !lines.isEmpty { lines.append("") }
      let heading = group.rawValue.prefix(1).uppercased() + group.rawValue.dropFirst()
      lines.append(style.heading(heading))
      lines += these.map { line($0, nameWidth: min(40, widest), style) }
    }
    return lines
  }

  private static func line(
    _ birthday: UpcomingBirthday, nameWidth: Int, _ style: Style
  ) -> String {
    let name = TerminalWidth.padded(
      TerminalText.escaped(birthday.person.name), to: nameWidth)
    let turns = birthday.turns.map { "  turns \($0)" } ?? ""
    let distance = DateText.distance(birthday.daysAway)
    let text = "  \(birthday.date)  \(name)  \(distance)\(style.faint(turns))"
    return birthday.group == .today ? style.good(text) : text
  }
}
