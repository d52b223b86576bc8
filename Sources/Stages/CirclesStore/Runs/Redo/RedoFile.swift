import Foundation
import GRDB

/// The file beside a notebook that keeps what undos took, for `runs redo`.
///
/// It is no part of the notebook: after an undo that one is as before the run, row for row, and a
/// backup of it takes along nothing that was undone. A notebook without this file lacks nothing else.
enum RedoFile {
  /// Under which name its tables are attached.
  private static let schema = "undone"

  /// Where a notebook's file is.
  static func path(of notebook: String) -> String { notebook + "-undone" }

  /// Forgets what was undone in a notebook that is no more.
  static func forget(_ notebook: String) {
    for side in ["", "-journal"] {
      try? FileManager.default.removeItem(atPath: path(of: notebook) + side)
    }
  }

  /// Calls `body` while the tables can be reached. `false` says that they cannot: nothing was undone
  /// yet, the notebook is in memory, its folder cannot be written, or the file is damaged.
  ///
  /// Must not be called within a transaction.
  /// - Parameter makes: whether the file is made where there is none.
  static func using<Value>(
    of notebook: String, makes: Bool, _ db: Database, _ body: (Bool) throws -> Value
  ) throws -> Value {
    let isAttached = attach(notebook, makes, db)
    defer { if isAttached { try? db.execute(sql: "DETACH DATABASE \(schema)") } }
    return try body(isAttached)
  }

  private static func attach(_ notebook: String, _ makes: Bool, _ db: Database) -> Bool {
    if notebook == ":memory:" { return false }
    let file = path(of: notebook)
    if !FileManager.default.fileExists(atPath: file) {
      guard makes, (try? NotebookFile.create(file, makesFolder: false)) != nil else { return false }
    }
    do {
      try db.execute(
        sql: "ATTACH DATABASE ? AS \(schema)",
        arguments: [file.hasPrefix("/") ? file : "./" + file])
      do {
        try prepare(makes, db)
        return true
      } catch {
        try db.execute(sql: "DETACH DATABASE \(schema)")
        return false
      }
    } catch {
      return false
    }
  }

  /// Makes the tables in a file that is new, and looks whether they are ours in any other.
  private static func prepare(_ makes: Bool, _ db: Database) throws {
    if makes, try Int.fetchOne(db, sql: "SELECT count(*) FROM \(schema).sqlite_master") == 0 {
      try db.execute(sql: "PRAGMA \(schema).auto_vacuum = FULL")
      try db.inTransaction {
        try db.execute(sql: tables); return .commit
      }
    }
    for columns in [
      "key, run_id, command, started_at, undone_at, bytes FROM \(schema).run_undone",
      "undone_key, name, id, before, after FROM \(schema).run_undone_row",
    ] {
      _ = try Row.fetchOne(db, sql: "SELECT \(columns) LIMIT 1")
    }
    // What is pushed out is gone from the disk as well.
    try db.execute(
      sql: "PRAGMA \(schema).secure_delete = ON; PRAGMA \(schema).synchronous = NORMAL")
  }

  private static let tables = """
    CREATE TABLE \(schema).run_undone (
      key INTEGER PRIMARY KEY,
      run_id TEXT NOT NULL UNIQUE,
      command TEXT NOT NULL,
      started_at TEXT NOT NULL,
      undone_at TEXT NOT NULL,
      bytes INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE TABLE \(schema).run_undone_row (
      undone_key INTEGER NOT NULL REFERENCES run_undone (key) ON DELETE CASCADE,
      name TEXT NOT NULL,
      id TEXT NOT NULL,
      before TEXT,
      after TEXT,
      PRIMARY KEY (undone_key, name, id)
    ) STRICT, WITHOUT ROWID;
    """
}
