public import CirclesStore
import GRDB

/// Somebody who has not been in touch for longer than the user wants.
public struct DuePerson: Hashable, Sendable {
  /// The contact's id.
  public var id: String
  /// The contact's name.
  public var name: String
  /// The day of the newest contact (ISO 8601).
  public var lastContact: String
  /// How many days ago that was.
  public var daysSince: Int
  /// How often the user wants to be in touch.
  public var everyDays: Int

  /// By how many days it is too late.
  public var overdueDays: Int { daysSince - everyDays }
}

extension Notebook {
  /// The people (no companies) who are due on a day (`2026-03-14`), by how often the user wants to be
  /// in touch with them, else with people of their relationship; the latest first. Nobody who was never
  /// in touch.
  public func duePeople(on day: String, limit: Int) throws(StoreFailure) -> [DuePerson] {
    try read { db in
      guard try db.columns(in: "contact").contains(where: { $0.name == "cadence_days" }) else {
        return []
      }
      return try Row.fetchAll(
        db,
        sql: """
          SELECT * FROM (
            SELECT c.key, c.id, c.name, c.last_connected_at AS last,
              CAST(julianday(:day) - julianday(substr(c.last_connected_at, 1, 10)) AS INTEGER)
                AS since,
              coalesce(c.cadence_days,
                (SELECT CAST(value AS INTEGER) FROM user_settings
                 WHERE key = 'reminder_days.' || c.relationship_type),
                (SELECT CAST(value AS INTEGER) FROM user_settings WHERE key = 'reminder_days'), 30)
                AS every
            FROM contact AS c
            WHERE c.last_connected_at IS NOT NULL AND c.kind = 'individual'
              AND c.cadence_days IS NOT 0)
          WHERE since > every AND every > 0
          ORDER BY since - every DESC, name, key LIMIT :limit
          """, arguments: ["day": day, "limit": limit]
      ).map { row in
        try DuePerson(
          id: row[checked: "id"], name: row[checked: "name"], lastContact: row[checked: "last"],
          daysSince: row[checked: "since"], everyDays: row[checked: "every"])
      }
    }
  }
}
