import CirclesModel
public import CirclesStore
import GRDB

extension Notebook {
  /// A page of what lies under people, the newest first, as lines of JSON in the shape of `export
  /// interactions`; nil where the cursor is not one of its own.
  public func interactionLines(
    after cursor: PageCursor?, limit: Int
  ) throws(StoreError) -> (lines: [[UInt8]], next: PageCursor?)? {
    var place = ["9999", ""]
    if let cursor {
      guard cursor.fields.count == 3 else { return nil }
      place = Array(cursor.fields.dropFirst())
    }
    return try read { db in
      let rows = try Row.fetchAll(
        db,
        sql: """
          SELECT i.id, c.id AS contact_id, c.identifier AS contact, c.name AS contact_name,
            i.interaction_date, i.source, i.content, i.raw_text, i.created_at
          FROM interaction AS i JOIN contact AS c ON c.id = i.contact_id
          WHERE (i.interaction_date, i.id) < (?, ?)
          ORDER BY i.interaction_date DESC, i.id DESC LIMIT ?
          """, arguments: [place[0], place[1], limit + 1])
      var next: PageCursor?
      if rows.count > limit, limit > 0 {
        let last = rows[limit - 1]
        next = try PageCursor([
          "interactions", last[checked: "interaction_date"], last[checked: "id"],
        ])
      }
      return (try rows.prefix(limit).map { try Self.line("interaction", $0) }, next)
    }
  }

  /// A page of who knows whom, as lines of JSON in the shape of `export connections`; nil where the
  /// cursor is not one of its own.
  public func connectionLines(
    after cursor: PageCursor?, limit: Int
  ) throws(StoreError) -> (lines: [[UInt8]], next: PageCursor?)? {
    var place: (Int, Int, String) = (-1, -1, "")
    if let cursor {
      guard cursor.fields.count == 4, let from = Int(cursor.fields[1]),
        let to = Int(cursor.fields[2])
      else { return nil }
      place = (from, to, cursor.fields[3])
    }
    return try read { db in
      let rows = try Row.fetchAll(
        db,
        sql: """
          SELECT f.key, t.key, f.id AS from_contact_id, f.identifier AS "from", f.name AS from_name,
            t.id AS to_contact_id, t.identifier AS "to", t.name AS to_name, connection_type,
            context, introduced_by, date_established
          FROM connection JOIN contact AS f ON f.id = from_contact_id
          JOIN contact AS t ON t.id = to_contact_id
          WHERE (f.key, t.key, connection_type) > (?, ?, ?)
          ORDER BY f.key, t.key, connection_type LIMIT ?
          """, arguments: [place.0, place.1, place.2, limit + 1])
      var next: PageCursor?
      if rows.count > limit, limit > 0 {
        let last = rows[limit - 1]
        next = PageCursor([
          "connections", "\(try last.decode(Int.self, atIndex: 0))",
          "\(try last.decode(Int.self, atIndex: 1))", try last[checked: "connection_type"],
        ])
      }
      return (try rows.prefix(limit).map { try Self.line("connection", $0, from: 2) }, next)
    }
  }

  /// A row's columns from one on as members; those without a value are left out.
  private static func line(_ type: String, _ row: Row, from first: Int = 0) throws -> [UInt8] {
    var values: [(String, String)] = []
    for column in row.columnNames.dropFirst(first) {
      let value: String? = try row[checked: column]
      if let value { values.append((column, value)) }
    }
    var json = JSONWriter(capacity: 512)
    json.object { json in
      json.key("type")
      json.value(type)
      for (name, value) in values {
        json.key(dynamic: name)
        json.value(value)
      }
    }
    return json.bytes
  }
}
