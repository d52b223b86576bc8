import CirclesModel
import GRDB

/// Days that notes tell and that lie ahead, as events.
struct NotedDays {
  let db: Database
  let today: String?

  func events() throws -> [CalendarEvent] {
    guard try db.viewExists("contact_date") else { return [] }
    var events: [CalendarEvent] = []
    var known: Set<[String]> = []
    for row in try Row.fetchAll(db, sql: Self.question, arguments: [today]) {
      let name = try row.decode(String.self, forColumn: "name")
      let value = try row.decode(String.self, forColumn: "value")
      let words = try row.decode(String.self, forColumn: "text")
      let holiday = try row.decodeIfPresent(String.self, forColumn: "holiday")
      let label = try row.decodeIfPresent(String.self, forColumn: "label")
      let event = try row.decodeIfPresent(String.self, forColumn: "event")
      let note = try row.decode(String.self, forColumn: "note_id")
      let position = try row.decode(Int.self, forColumn: "position")
      let said = event ?? label ?? holiday ?? words
      let contact = try row.decode(String.self, forColumn: "contact_id")
      guard known.insert([contact, value, said]).inserted,
        let first = CalendarExport.day(try row.decode(String.self, forColumn: "first_day")),
        let last = CalendarExport.day(try row.decode(String.self, forColumn: "last_day"))
      else { continue }
      events.append(
        CalendarEvent(
          uid: "\(note)-\(position)", title: "\(name): \(said)",
          description: try row.decodeIfPresent(String.self, forColumn: "summary") ?? "",
          day: first, lastDay: last,
          modifiedAt: try row.decode(String.self, forColumn: "created_at")))
    }
    return events
  }

  /// What happens on the day is the event of the same note in whose words the day stands.
  private static let question = """
    SELECT c.id AS contact_id, c.name, d.text, d.value, d.first_day, d.last_day, d.holiday, d.label,
      d.note_id, d.position, i.created_at, n.summary,
      (SELECT e.text FROM event AS e JOIN mentioned_date AS m
        ON m.note_key = e.note_key AND m.position = d.position
        WHERE e.note_key = n.key AND e.span_start <= m.span_start AND e.span_end >= m.span_end
        ORDER BY e.position LIMIT 1) AS event
    FROM contact_date AS d JOIN contact AS c ON c.id = d.contact_id
    JOIN note AS n ON n.id = d.note_id JOIN interaction AS i ON i.id = d.note_id
    WHERE d.first_day IS NOT NULL AND d.last_day IS NOT NULL
      AND d.last_day >= coalesce(?1, date('now', 'localtime'))
      AND d.last_day > substr(d.said_at, 1, 10)
    ORDER BY d.first_day, d.last_day, c.key, d.note_id, d.position
    """
}

extension Row {
  /// The value of a column; nil for NULL. Another program may have written anything: what is of
  /// another type fails.
  func decodeIfPresent<Value: DatabaseValueConvertible>(
    _ type: Value.Type, forColumn column: String
  ) throws -> Value? {
    try decode(Value?.self, forColumn: column)
  }
}
