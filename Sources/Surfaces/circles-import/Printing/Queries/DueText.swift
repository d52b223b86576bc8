import CirclesQueries

/// Who is due, for people.
enum DueText {
  /// A table of them, no wider than 80 columns.
  static func table(_ people: [DuePerson], _ style: Style) -> [String] {
    var table = TextTable(["NAME", "LAST", "DAYS", "WHY"], rightAligned: [2], cellLimit: 38)
    for person in people {
      table.add([
        TerminalWidth.cut(person.name, to: 20), String(person.lastContact.prefix(10)),
        "\(person.daysSince)", person.reason,
      ])
    }
    return table.lines(style)
  }
}
