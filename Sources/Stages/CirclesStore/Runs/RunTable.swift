import CirclesModel
import Foundation
import GRDB

/// The table `run`.
enum RunTable {
  /// Inserts a run that is under way; answers its key and id.
  static func begin(
    _ command: String, at startedAt: String, settings: RunSettings? = nil, _ db: Database
  ) throws -> (key: Int, id: String) {
    try endInterrupted(db)
    let key = try nextKey(db)
    let id = UUID().uuidString.lowercased()
    try db.execute(
      sql: """
        INSERT INTO run (key, id, command, started_at, state, settings, holder)
        VALUES (?, ?, ?, ?, 'running', ?, ?)
        """,
      arguments: [key, id, command, startedAt, settings?.json, RunHolder.current?.text])
    return (key, id)
  }

  /// A key that no run has had before: rows may still bear the key of one that was undone.
  static func nextKey(_ db: Database) throws -> Int {
    try db.run("INSERT INTO run_number DEFAULT VALUES")
    let key = Int(db.lastInsertedRowID)
    try db.run("DELETE FROM run_number")
    return key
  }

  /// Removes a run that was undone. Where no other is left, nor a note of one, numbers begin anew.
  static func remove(_ key: Int, _ db: Database) throws {
    try db.run("DELETE FROM run WHERE key = ?", [key])
    try db.run(
      """
      DELETE FROM sqlite_sequence WHERE name = 'run_number' AND NOT EXISTS (SELECT 1 FROM run)
        AND NOT EXISTS (SELECT 1 FROM note WHERE created_run IS NOT NULL)
      """)
  }

  /// Stores what a run reports, and how often it gave which diagnostic.
  static func finish(
    _ key: Int, state: RunState, at finishedAt: String, _ report: RunReport,
    _ diagnostics: [RunDetail.DiagnosticCount], _ db: Database
  ) throws {
    guard report.isBalanced else {
      throw StoreError.internal("a run's records do not add up")
    }
    try db.execute(
      sql: """
        UPDATE run SET state = ?, finished_at = ?, files = ?, records_read = ?,
          records_imported = ?, records_duplicate = ?, records_skipped = ?, records_refused = ?,
          contacts_created = ?, contacts_updated = ?, contacts_unchanged = ?, contacts_merged = ?,
          contacts_pruned = ?, notes_assigned = ?, notes_inbox = ?, notes_duplicate = ?,
          errors = ?, warnings = ?, seconds = ?
        WHERE key = ?
        """,
      arguments: [
        state.rawValue, finishedAt, report.files, report.records.read, report.records.imported,
        report.records.duplicate, report.records.skipped, report.records.refused,
        report.contacts.created, report.contacts.updated, report.contacts.unchanged,
        report.contacts.merged, report.contacts.pruned, report.notes.assigned, report.notes.inbox,
        report.notes.duplicate, report.errors, report.warnings, report.seconds, key,
      ])
    for diagnostic in diagnostics {
      try db.execute(
        sql: """
          INSERT INTO run_diagnostic (run_key, code, count) VALUES (?, ?, ?)
          ON CONFLICT (run_key, code) DO UPDATE SET count = count + excluded.count
          """, arguments: [key, diagnostic.code, diagnostic.count])
    }
  }

  /// Keeps which records a run met, for the undo of an earlier one.
  static func note(_ met: SeenRecords, of run: Int, _ db: Database) throws {
    if met.isEmpty { return }
    try db.run("UPDATE run SET met = ? WHERE key = ?", [met.text, run])
  }

  /// Ends a run whose totals are stored already, or that has none.
  static func end(_ key: Int, _ state: RunState, at finishedAt: String, _ db: Database) throws {
    try db.execute(
      sql: "UPDATE run SET state = ?, finished_at = ? WHERE key = ?",
      arguments: [state.rawValue, finishedAt, key])
  }

  /// Whether a run is still there: somebody may undo it while it goes on.
  static func holds(_ key: Int, _ id: String, _ db: Database) throws -> Bool {
    let sql = "SELECT id FROM run WHERE key = ?"
    return try String.fetchOne(db.cachedStatement(sql: sql), arguments: [key]) == id
  }

  /// Says of runs whose process is gone that they were interrupted: each transaction stored what the
  /// run had come to.
  static func endInterrupted(_ db: Database) throws {
    for row in try Row.fetchAll(db, sql: "SELECT key, holder FROM run WHERE state = 'running'") {
      guard let holder: String = try row["holder"], RunHolder(holder)?.isGone == true else {
        continue
      }
      try db.run("UPDATE run SET state = 'interrupted' WHERE key = ?", [try row["key"] as Int])
    }
  }

  /// Ends the runs of a command that were killed: each transaction stored what it came to.
  static func endKilled(_ command: String, _ db: Database) throws {
    try db.execute(
      sql: "UPDATE run SET state = 'finished' WHERE state = 'running' AND command = ?",
      arguments: [command])
  }
}

/// Times as rows say them: ISO 8601, UTC, whole seconds.
enum Timestamp {
  static func text(_ date: Date) -> String {
    date.formatted(.iso8601)
  }
}
