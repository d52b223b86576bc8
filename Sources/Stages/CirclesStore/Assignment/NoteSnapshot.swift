import CirclesModel
import GRDB

/// What may change of a note: who it is filed under and why, and the row that the app sees. Kept as
/// JSON, so that a run can be undone.
struct NoteSnapshot: Hashable {
  var state: String
  var decidedBy: String
  var contact: String?
  var confidence: Double
  var evidence: String
  var mentions: String
  /// Who else it might have been about (`AgainstJSON`).
  var against = "[]"
  /// The app's row; nil where there is none (dismissed, or removed by another program).
  var row: AppRow?
  /// Whom it lies under beside the row's contact, in the order of their rows.
  var also: [Also] = []

  /// A row of `interaction` or `unassigned_note`.
  struct AppRow: Hashable {
    var contact: String?
    var content: String
    var rawText: String?
    var date: String?
    var createdAt: String
    var run: Int?
  }

  /// The note as it is now.
  static func read(_ key: Int, _ db: Database) throws -> NoteSnapshot? {
    guard
      let note = try Row.fetchOne(
        db.cachedStatement(
          sql: """
            SELECT id, state, decided_by, contact_id, confidence, evidence, mentions, against
            FROM note WHERE key = ?
            """), arguments: [key])
    else { return nil }
    return try NoteSnapshot(
      state: note["state"], decidedBy: note["decided_by"], contact: note["contact_id"],
      confidence: note["confidence"], evidence: note["evidence"], mentions: note["mentions"],
      against: note["against"], row: try row(note["id"], db), also: try also(key, db))
  }

  private static func row(_ id: String, _ db: Database) throws -> AppRow? {
    if let row = try Row.fetchOne(
      db.cachedStatement(
        sql: """
          SELECT contact_id, content, raw_text, interaction_date, created_at, run_key
          FROM interaction WHERE id = ?
          """), arguments: [id])
    {
      return try AppRow(
        contact: row["contact_id"], content: row["content"], rawText: row["raw_text"],
        date: row["interaction_date"], createdAt: row["created_at"], run: row["run_key"])
    }
    guard
      let row = try Row.fetchOne(
        db.cachedStatement(
          sql: """
            SELECT content, raw_text, created_at, run_key FROM unassigned_note WHERE id = ?
            """), arguments: [id])
    else { return nil }
    return try AppRow(
      contact: nil, content: row["content"], rawText: row["raw_text"], date: nil,
      createdAt: row["created_at"], run: row["run_key"])
  }

  /// Makes a note be as this image says.
  func write(_ key: Int, _ db: Database) throws {
    try db.run(
      """
      UPDATE note SET state = ?, decided_by = ?, contact_id = ?, confidence = ?, evidence = ?,
        mentions = ?, against = ? WHERE key = ?
      """, [state, decidedBy, contact, confidence, evidence, mentions, against, key])
    guard
      let note = try Row.fetchOne(
        db.cachedStatement(sql: "SELECT id, source FROM note WHERE key = ?"), arguments: [key])
    else { return }
    let id: String = try note["id"]
    let source: String = try note["source"]
    if row?.contact == nil { try writeAlso(key, db) }
    guard let row else {
      try db.run("DELETE FROM interaction WHERE id = ?", [id])
      try db.run("DELETE FROM unassigned_note WHERE id = ?", [id])
      return
    }
    if let contact = row.contact {
      try db.run("DELETE FROM unassigned_note WHERE id = ?", [id])
      try db.run(
        """
        INSERT INTO interaction (id, contact_id, content, interaction_date, source, raw_text,
          created_at, run_key) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET contact_id = excluded.contact_id,
          content = excluded.content, interaction_date = excluded.interaction_date,
          raw_text = excluded.raw_text, created_at = excluded.created_at, run_key = excluded.run_key
        """,
        [
          id, contact, row.content, row.date ?? row.createdAt, source, row.rawText, row.createdAt,
          row.run,
        ])
      try writeAlso(key, db)
    } else {
      try db.run("DELETE FROM interaction WHERE id = ?", [id])
      try db.run(
        """
        INSERT INTO unassigned_note (id, content, raw_text, source, created_at, run_key)
        VALUES (?, ?, ?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET content = excluded.content, raw_text = excluded.raw_text,
          created_at = excluded.created_at, run_key = excluded.run_key
        """, [id, row.content, row.rawText, source, row.createdAt, row.run])
    }
  }
}
