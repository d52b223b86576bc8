import CirclesModel

/// Somebody who is due, for programs.
package enum DueLine {
  /// The person as a line of NDJSON.
  package static func json(_ person: DuePerson) -> [UInt8] {
    var json = JSONWriter(capacity: 256)
    json.object { json in
      json.key("type")
      json.value("due")
      json.key("contact")
      json.value(person.identifier)
      json.key("id")
      json.value(person.id)
      json.key("name")
      json.value(person.name)
      json.key("last_contact")
      json.value(String(person.lastContact.prefix(10)))
      json.key("days_since")
      json.value(person.daysSince)
      json.key("every_days")
      json.value(person.everyDays)
      json.key("overdue_days")
      json.value(person.overdueDays)
      json.optional("usual_days", person.usualDays)
      json.key("reason")
      json.value(person.reason)
    }
    json.newline()
    return json.bytes
  }
}
