import CirclesModel
public import CirclesStore
import GRDB

extension Notebook {
  /// A page of what lies under people, the newest first, as lines of JSON in the shape of `export
  /// interactions`; nil where the cursor is not one of its own.
  public func interactionLines(
    after cursor: PageCursor?, limit: Int
  ) throws(StoreFailure) -> (lines: [[UInt8]], next: PageCursor?)? {
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

  /// A part of who knows whom, as lines of JSON in the shape of `export connections`.
  public func connectionLines(offset: Int, limit: Int) throws(StoreFailure) -> [[UInt8]] {
    try read { db in
      try Row.fetchAll(
        db,
        sql: """
          SELECT f.id AS from_contact_id, f.identifier AS "from", f.name AS from_name,
            t.id AS to_contact_id, t.identifier AS "to", t.name AS to_name, connection_type,
            context, introduced_by, date_established
          FROM connection JOIN contact AS f ON f.id = from_contact_id
          JOIN contact AS t ON t.id = to_contact_id
          ORDER BY f.key, t.key, connection_type LIMIT ? OFFSET ?
          """, arguments: [limit, offset]
      ).map { try Self.line("connection", $0) }
    }
  }

  private static func line(_ type: String, _ row: Row) throws -> [UInt8] {
    var values: [(String, String)] = []
    for column in row.columnNames {
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
