import CirclesModel
import Foundation
import GRDB

/// Writes down what an undo changes, row by row, so that it can be redone.
///
/// Triggers do it that last as long as the undo: whatever takes a run back need not know of it, and
/// nothing else is any slower. Its tables are those of ``RedoFile``.
struct UndoLog {
  /// How many bytes of rows one undo may log: what takes more cannot be redone.
  static let maximumBytes = 64 << 20
  /// How many undos are kept, and how many bytes of them.
  static let maximumUndos = 20
  static let maximumTotal = 128 << 20

  private let db: Database
  private let key: Int
  private let limit: Int
  private let count: Int

  /// Begins to log the undo of a run.
  init(of run: Int, _ db: Database, limit: Int = maximumBytes) throws {
    self.db = db
    self.limit = limit
    // One that could not be finished may have left it.
    try db.run(
      "DELETE FROM run_undone WHERE run_id = (SELECT id FROM run WHERE key = ?)", [run])
    try db.run(
      """
      INSERT INTO run_undone (run_id, command, started_at, undone_at)
      SELECT id, command, started_at, ? FROM run WHERE key = ?
      """, [Timestamp.text(Date()), run])
    key = Int(db.lastInsertedRowID)
    try db.execute(
      sql: """
        CREATE TEMP TABLE undo_size (bytes INTEGER NOT NULL);
        INSERT INTO undo_size (bytes) VALUES (0);
        """)
    let tables = try LoggedTable.all(db)
    count = tables.count
    for (number, table) in tables.enumerated() {
      try db.execute(sql: triggers(of: table, number))
    }
  }

  /// Ends the log, and forgets the oldest; answers whether the undo can be redone.
  func end() throws -> Bool {
    for number in 0..<count {
      try db.execute(
        sql: """
          DROP TRIGGER temp.undo_insert_\(number);
          DROP TRIGGER temp.undo_delete_\(number);
          DROP TRIGGER temp.undo_update_\(number);
          """)
    }
    let bytes = try Int.fetchOne(db, sql: "SELECT bytes FROM undo_size") ?? 0
    try db.execute(sql: "DROP TABLE temp.undo_size")
    if bytes >= limit {
      try db.run("DELETE FROM run_undone WHERE key = ?", [key])
      return false
    }
    try db.run("UPDATE run_undone SET bytes = ? WHERE key = ?", [bytes, key])
    try db.run(
      "DELETE FROM run_undone_row WHERE undone_key = ? AND before IS after", [key])
    try db.run(
      """
      DELETE FROM run_undone WHERE key <= ?1 - ?2 OR key IN (SELECT key FROM
        (SELECT key, sum(bytes) OVER (ORDER BY key DESC) AS total FROM run_undone)
        WHERE total > ?3 AND key < ?1)
      """, [key, Self.maximumUndos, Self.maximumTotal])
    return true
  }

  /// Of a row that changes several times the first state before and the last one after count.
  private func triggers(of table: LoggedTable, _ number: Int) -> String {
    let name = "'\(table.name.replacing("'", with: "''"))'"
    let on = "ON main.\(LoggedTable.quoted(table.name))"
    let fits = "WHEN (SELECT bytes FROM undo_size) < \(limit)"
    let target = "INSERT INTO run_undone_row (undone_key, name, id, before, after)"
    let last = "ON CONFLICT (undone_key, name, id) DO UPDATE SET after = excluded.after"
    let (old, new) = (table.image("old."), table.image("new."))
    let (oldID, newID) = (table.identity("old."), table.identity("new."))
    func count(_ images: String...) -> String {
      let lengths = images.map { "length(\($0))" }.joined(separator: " + ")
      return "UPDATE undo_size SET bytes = bytes + 64 + \(lengths);"
    }
    return """
      CREATE TEMP TRIGGER undo_insert_\(number) AFTER INSERT \(on) \(fits) BEGIN
        \(target) VALUES (\(key), \(name), \(newID), NULL, \(new)) \(last);
        \(count(new))
      END;
      CREATE TEMP TRIGGER undo_delete_\(number) AFTER DELETE \(on) \(fits) BEGIN
        \(target) VALUES (\(key), \(name), \(oldID), \(old), NULL) \(last);
        \(count(old))
      END;
      CREATE TEMP TRIGGER undo_update_\(number) AFTER UPDATE \(on) \(fits) BEGIN
        \(target) VALUES (\(key), \(name), \(oldID), \(old),
          CASE WHEN \(oldID) = \(newID) THEN \(new) END) \(last);
        \(target) SELECT \(key), \(name), \(newID), NULL, \(new)
          WHERE \(oldID) <> \(newID) \(last);
        \(count(old, new))
      END;
      """
  }
}
