import CirclesModel
import CirclesStore

/// Birthdays that notes tell and nobody has confirmed.
enum OfferedLines {
  /// One as a line of NDJSON, in the shape of a birthday and marked.
  static func json(_ birthday: OfferedBirthday) -> [UInt8] {
    var json = JSONWriter(capacity: 256)
    json.object { json in
      json.key("type")
      json.value("birthday")
      json.key("id")
      json.value(birthday.person)
      json.key("identifier")
      json.value(birthday.identifier)
      json.key("name")
      json.value(birthday.name)
      json.key("date")
      json.value(birthday.date)
      json.key("days")
      json.value(birthday.daysAway)
      json.key("when")
      json.value(birthday.group.rawValue)
      json.key("confirmed")
      json.value(false)
      json.key("value")
      json.value(birthday.value)
      birthday.writeSource(to: &json)
    }
    json.newline()
    return json.bytes
  }

  /// All of them under a heading, each with how to take it.
  static func text(_ birthdays: [OfferedBirthday], _ style: Style) -> [String] {
    if birthdays.isEmpty { return [] }
    let widest = birthdays.map { TerminalWidth.of(TerminalText.escaped($0.name)) }.max() ?? 0
    return [style.heading("From notes, not confirmed")]
      + birthdays.map { birthday in
        let name = TerminalWidth.padded(TerminalText.escaped(birthday.name), to: min(40, widest))
        let take = "people birthday \(birthday.person.prefix(8)) \(birthday.value)"
        return "  \(birthday.date)  \(name)  \(DateText.distance(birthday.daysAway))  "
          + style.faint(take)
      }
  }
}
