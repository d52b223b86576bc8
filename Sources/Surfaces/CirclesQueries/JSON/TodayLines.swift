import CirclesModel

/// What a day asks for, for programs: a line for each thing.
package enum TodayLines {
  /// Birthdays, dates, who is due and what waits, as lines of NDJSON.
  package static func json(_ today: Today) -> [[UInt8]] {
    today.birthdays.map(BirthdayLine.json) + today.dates.map(date) + today.due.map(DueLine.json)
      + [inbox(today.waiting)]
  }

  private static func date(_ date: Today.ComingDate) -> [UInt8] {
    var json = JSONWriter(capacity: 256)
    json.object { json in
      json.key("type")
      json.value("date")
      json.key("contact")
      json.value(date.identifier)
      json.key("name")
      json.value(date.name)
      json.key("label")
      json.value(date.label)
      json.key("date")
      json.value(date.date)
      json.key("days")
      json.value(date.daysAway)
      json.optional("note", date.note)
    }
    json.newline()
    return json.bytes
  }

  private static func inbox(_ count: Int) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.key("type")
      json.value("inbox")
      json.key("entries")
      json.value(count)
    }
    json.newline()
    return json.bytes
  }
}
