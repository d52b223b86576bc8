import CirclesModel
import GRDB

extension Notebook {
  /// Says which contact (by id) is the user themself. A run of its own; answers its id.
  public func setMe(_ person: String) throws(StoreError) -> String {
    try edit("people me") { db, run, _ in
      _ = try Self.key(of: person, db)
      try Setting.set(Me.key, to: person, run: run, db)
    }
  }

  /// The contact that is the user themself: the one the user named, else the only card that says so of
  /// itself (`X-ME`). Nil where nobody knows.
  public func me() throws(StoreError) -> PersonSummary? {
    try read { db in
      guard let key = try Me.contact(db) else { return nil }
      return try PersonQuery.summaries(keys: [key], db).first
    }
  }

  /// The names, numbers and addresses of the user's own card: what counts as theirs everywhere.
  public func ownNames() throws(StoreError) -> [String] {
    try read { db in
      guard let key = try Me.contact(db), let state = try ContactRows.read(key, db)?.state else {
        return []
      }
      let aliases = try String.fetchAll(
        db, sql: "SELECT name FROM alias WHERE contact_key = ? ORDER BY key", arguments: [key])
      let fields = state.fields
      let first = fields.name.given.isEmpty ? [] : [fields.name.given]
      var names: [String] = []
      let numbers = fields.phones.map { $0.normalized ?? $0.value }
      let said = [fields.name.display] + first + fields.nicknames + aliases
      for name in said + numbers + fields.emails.map(\.value) + fields.handles.map(\.value)
      where !name.isEmpty && !names.contains(name) {
        names.append(name)
      }
      return names
    }
  }
}

/// Who the user is.
enum Me {
  /// The setting that says so.
  static let key = "me"

  /// The key of the user's own contact; it may have become one with another since it was named.
  static func contact(_ db: Database) throws -> Int? {
    let named = try String.fetchOne(
      db, sql: "SELECT value FROM user_settings WHERE key = ?", arguments: [key])
    if let named {
      guard let id = try ContactSuccession(db).current(named) else { return nil }
      return try Int.fetchOne(db, sql: "SELECT key FROM contact WHERE id = ?", arguments: [id])
    }
    let cards = try Int.fetchAll(
      db,
      sql: """
        SELECT DISTINCT contact_key FROM extra WHERE upper(name) IN ('X-ME', 'X-ABME')
          AND lower(value) NOT IN ('', '0', 'no', 'false') LIMIT 2
        """)
    return cards.count == 1 ? cards[0] : nil
  }
}

/// The user's settings, changed by hand.
enum Setting {
  /// Sets a value (nil takes it away), so that undo can put back what was there.
  static func set(_ key: String, to value: String?, run: Int, _ db: Database) throws {
    let before = try String.fetchOne(
      db, sql: "SELECT value FROM user_settings WHERE key = ?", arguments: [key])
    if before == value { return }
    if let value {
      try db.run(
        """
        INSERT INTO user_settings (key, value) VALUES (?, ?)
        ON CONFLICT (key) DO UPDATE SET value = excluded.value
        """, [key, value])
    } else {
      try db.run("DELETE FROM user_settings WHERE key = ?", [key])
    }
    try db.run(
      """
      INSERT INTO setting_change (run_key, key, before, after) VALUES (?, ?, ?, ?)
      ON CONFLICT (run_key, key) DO UPDATE SET after = excluded.after
      """, [run, key, before, value])
  }
}
