package import CirclesModel
package import CirclesStore

/// A birthday to come, for programs.
package enum BirthdayLine {
  /// A birthday as a line of NDJSON.
  package static func json(_ birthday: UpcomingBirthday) -> [UInt8] {
    var json = JSONWriter(capacity: 256)
    json.object { json in
      json.key("type")
      json.value("birthday")
      json.key("id")
      json.value(birthday.person.id)
      json.key("identifier")
      json.value(birthday.person.identifier)
      json.key("name")
      json.value(birthday.person.name)
      writeDay(birthday, to: &json)
    }
    json.newline()
    return json.bytes
  }

  /// When it is, as the members of an object that is open.
  package static func writeDay(_ birthday: UpcomingBirthday, to json: inout JSONWriter) {
    json.key("date")
    json.value(birthday.date)
    json.key("days")
    json.value(birthday.daysAway)
    json.optional("turns", birthday.turns)
    json.key("when")
    json.value(birthday.group.rawValue)
  }
}
