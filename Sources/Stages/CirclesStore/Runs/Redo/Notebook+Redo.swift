import GRDB

extension Notebook {
  /// Brings back what the undo of a run took: every row that it touched is as before it. Where one of
  /// them has changed since, nothing is done, and the outcome says what changed. The run is listed
  /// again under its id, and can be undone again.
  public func redo(run id: String) throws(StoreError) -> RedoOutcome {
    try requireWriting()
    return try access { db in
      // Rows come back in any order; that all of them fit is checked at the end.
      try db.execute(sql: "PRAGMA foreign_keys = OFF")
      defer { try? db.execute(sql: "PRAGMA foreign_keys = ON") }
      return try RedoFile.using(of: path, makes: false, db) { isThere in
        guard isThere else { throw StoreError.gone(id: id) }
        var outcome: RedoOutcome?
        try db.inTransaction(.immediate) {
          let done = try Redo(of: id, db).perform()
          outcome = done
          return done.changedSince.isEmpty ? .commit : .rollback
        }
        guard let outcome else { throw StoreError.internal("a transaction without a result") }
        return outcome
      }
    }
  }
}

/// Brings one run back.
final class Redo {
  private let db: Database
  private let key: Int
  private var outcome: RedoOutcome
  private var tables: [String: LoggedTable] = [:]

  init(of id: String, _ db: Database) throws {
    self.db = db
    let row = try Row.fetchOne(
      db,
      sql: "SELECT key, run_id, command, started_at, undone_at FROM run_undone WHERE run_id = ?",
      arguments: [id])
    guard let row else { throw StoreError.gone(id: id) }
    key = try row["key"]
    outcome = RedoOutcome(run: try UndoneRun(row: row))
  }

  func perform() throws -> RedoOutcome {
    let changed = try rowsThatDiffer(from: "after")
    if !changed.isEmpty {
      outcome.changedSince = try ChangedRows(changed, db).words
      return outcome
    }
    let violations = try self.violations()
    do {
      // What triggers make of one row stands in the log as rows of its own.
      let triggers = try stopTriggers()
      try putBack()
      for sql in triggers { try db.execute(sql: sql) }
    } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
      outcome.changedSince = ["what it imported is already in the notebook again"]
      return outcome
    }
    if try !rowsThatDiffer(from: "before").isEmpty {
      throw StoreError.internal("a restored row changed since")
    }
    if try self.violations() > violations {
      outcome.changedSince = ["something added since depends on what would be removed"]
      return outcome
    }
    try db.run("DELETE FROM run_undone_row WHERE undone_key = ?", [key])
    try db.run("DELETE FROM run_undone WHERE key = ?", [key])
    try saveNumbers()
    return outcome
  }

  /// Removes the rows as the undo left them, then makes them as they were: so none is in another's
  /// place meanwhile.
  private func putBack() throws {
    try forEach("after IS NOT NULL") { table, row in try table?.delete(row.id, db) }
    try forEach("before IS NOT NULL") { table, row in
      guard let image = row.before, try table?.insert(image, db) == true else {
        throw StoreError.internal("a row that was logged has other columns than its table")
      }
    }
    outcome.restored = try (count("contact", "after"), count("note", "after"))
    outcome.removed = try (count("contact", "before"), count("note", "before"))
  }

  /// Takes the triggers away, but for those of the index of messages, which is not in the log; answers
  /// what makes them again.
  private func stopTriggers() throws -> [String] {
    let triggers = try Row.fetchAll(
      db,
      sql: """
        SELECT name, sql FROM sqlite_master WHERE type = 'trigger'
          AND name NOT LIKE '%\\_search\\_%' ESCAPE '\\' AND sql IS NOT NULL ORDER BY rowid
        """)
    for row in triggers {
      try db.execute(sql: "DROP TRIGGER main.\(LoggedTable.quoted(try row["name"]))")
    }
    return try triggers.map { try $0["sql"] }
  }

  private func count(_ table: String, _ absent: String) throws -> Int {
    try Int.fetchOne(
      db,
      sql: """
        SELECT count(*) FROM run_undone_row WHERE undone_key = ? AND name = ? AND \(absent) IS NULL
        """, arguments: [key, table]) ?? 0
  }

  /// The rows that are not as the log has them before or after the undo.
  private func rowsThatDiffer(from state: String) throws -> [ChangedRows.Row] {
    var rows: [ChangedRows.Row] = []
    try forEach("TRUE") { table, row in
      let wanted = state == "after" ? row.after : row.before
      if try table?.current(row.id, db) == wanted { return }
      if rows.count < ChangedRows.limit {
        rows.append(ChangedRows.Row(table: table, image: row.before ?? row.after ?? ""))
      }
    }
    return rows
  }

  /// How many rows refer to one that is not there.
  private func violations() throws -> Int {
    try Int.fetchOne(db, sql: "SELECT count(*) FROM pragma_foreign_key_check") ?? 0
  }

  /// No later run gets the number of this one.
  private func saveNumbers() throws {
    try db.run(
      """
      INSERT INTO run_number (key) SELECT key FROM run WHERE id = ?1
        AND key > coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'run_number'), 0)
      """, [outcome.run.id])
    try db.run("DELETE FROM run_number")
  }

  private struct LoggedRow {
    var id: String
    var before: String?
    var after: String?
  }

  private func forEach(
    _ condition: String, _ body: (LoggedTable?, LoggedRow) throws -> Void
  ) throws {
    // One table after the other, a page of rows at a time: the log may be large.
    let names = try String.fetchAll(
      db, sql: "SELECT DISTINCT name FROM run_undone_row WHERE undone_key = ?", arguments: [key])
    for name in names {
      let table = try tables[name] ?? LoggedTable(name, db)
      tables[name] = table
      var last = ""
      while true {
        let rows = try Row.fetchAll(
          db,
          sql: """
            SELECT id, before, after FROM run_undone_row
            WHERE undone_key = ? AND name = ? AND id > ? AND \(condition) ORDER BY id LIMIT 500
            """, arguments: [key, name, last]
        ).map { try LoggedRow(id: $0["id"], before: $0["before"], after: $0["after"]) }
        guard let end = rows.last?.id else { break }
        for row in rows { try body(table, row) }
        last = end
      }
    }
  }
}
