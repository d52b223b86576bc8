import CirclesModel
import Foundation
import GRDB

/// The table `ledger`. It keeps digests as hexadecimal digits, so that a person finds the row of a file
/// by the eight of them in its name.
enum LedgerTable {
  private static let columns = """
    sha256, reader, state, pipeline_version, path, size, attempts, deferrals, crashes, kills,
    next_attempt_at, last_code, last_line, last_column, records_ok, records_bad, first_seen, root
    """

  /// What is known of a content, whatever reader took it; what is in the notebook first.
  static func find(_ sha256: [UInt8], _ db: Database) throws -> LedgerEntry? {
    try Row.fetchAll(
      db.cachedStatement(sql: "SELECT \(columns), run_key FROM ledger WHERE sha256 = ?"),
      arguments: [Hexadecimal.text(sha256)]
    ).map(LedgerEntry.init).max { !$0.isLoaded && $1.isLoaded }
  }

  /// The contents in a state, the longest known first; all, or those of one watched folder.
  static func all(
    in state: LedgerState, root: String? = nil, _ db: Database
  ) throws -> [LedgerEntry] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT \(columns), run_key FROM ledger WHERE state = ?1 AND (?2 IS NULL OR root = ?2)
        ORDER BY first_seen, path
        """, arguments: [state.rawValue, root]
    ).map(LedgerEntry.init)
  }

  /// The contents of a watched folder that were put away since then, the newest first.
  static func filed(
    since time: Date, root: String, limit: Int, _ db: Database
  ) throws -> [LedgerEntry] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT \(columns), run_key FROM ledger WHERE state = 'filed' AND root = ? AND filed_at >= ?
        ORDER BY filed_at DESC LIMIT ?
        """, arguments: [root, Timestamp.text(time), limit]
    ).map(LedgerEntry.init)
  }

  /// Writes a row down as it is, but for the times at which it was loaded and put away. A content that
  /// is in the notebook stays so, whatever a second daemon still takes it for.
  static func save(_ entry: LedgerEntry, _ db: Database) throws {
    if !entry.isLoaded, try isLoaded(entry.sha256, db) { return }
    try db.run(
      """
      INSERT INTO ledger (\(columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (sha256, reader) DO UPDATE SET state = excluded.state,
        pipeline_version = excluded.pipeline_version, path = excluded.path,
        attempts = excluded.attempts, deferrals = excluded.deferrals, crashes = excluded.crashes,
        kills = excluded.kills, next_attempt_at = excluded.next_attempt_at,
        last_code = excluded.last_code, last_line = excluded.last_line,
        last_column = excluded.last_column, records_ok = excluded.records_ok,
        records_bad = excluded.records_bad, root = excluded.root
      """,
      [
        Hexadecimal.text(entry.sha256), entry.reader, entry.state.rawValue, entry.pipelineVersion,
        entry.path, entry.size, entry.attempts, entry.deferrals, entry.crashes, entry.kills,
        entry.nextAttemptAt, entry.lastCode, entry.lastLine, entry.lastColumn, entry.recordsOK,
        entry.recordsBad, entry.firstSeen.isEmpty ? Timestamp.text(Date()) : entry.firstSeen,
        entry.root,
      ])
    // A row that was made before the format was known: left as it is, it would look at the next start
    // as if somebody had killed the program over it.
    try db.run(
      "DELETE FROM ledger WHERE sha256 = ? AND reader <> ? AND run_key IS NULL",
      [Hexadecimal.text(entry.sha256), entry.reader])
  }

  private static func isLoaded(_ sha256: [UInt8], _ db: Database) throws -> Bool {
    try find(sha256, db)?.isLoaded ?? false
  }

  /// Writes down that a content is in the notebook, in the transaction that brings it there. What
  /// was met of the same file before its end was there is superseded, which says nothing of whether
  /// that is in the notebook: what merely had the file's path may be another one's beginning.
  static func commit(_ entry: LedgerEntry, run: Int, _ db: Database) throws {
    var entry = entry
    (entry.state, entry.nextAttemptAt) = (.committed, nil)
    try save(entry, db)
    let now = Timestamp.text(Date())
    try db.run(
      "UPDATE ledger SET committed_at = ?, run_key = ? WHERE sha256 = ? AND reader = ?",
      [now, run, Hexadecimal.text(entry.sha256), entry.reader])
    try db.run(
      """
      UPDATE ledger SET state = 'superseded', next_attempt_at = NULL
      WHERE state IN ('deferred', 'reading') AND path = ? AND root = ? AND sha256 <> ?
      """, [entry.path, entry.root, Hexadecimal.text(entry.sha256)])
  }

  /// Forgets what a run loaded, so that it can come again; of a file that lies where it was put, that
  /// somebody did not want it.
  static func revert(_ run: Int, _ db: Database) throws {
    try db.run("DELETE FROM ledger WHERE run_key = ? AND state <> 'committed'", [run])
    try db.run("UPDATE ledger SET state = 'undone', run_key = NULL WHERE run_key = ?", [run])
  }

  /// Writes down what became of a file that was loaded or rejected before. What is in the notebook is
  /// not rejected, though another reader could not read it under another name.
  static func set(_ state: LedgerState, _ sha256: [UInt8], _ db: Database) throws {
    try db.run(
      """
      UPDATE ledger SET state = ?1
      WHERE sha256 = ?2 AND state <> 'undone' AND (?1 <> 'quarantined' OR run_key IS NULL)
      """, [state.rawValue, Hexadecimal.text(sha256)])
    if state != .filed { return }
    try db.run(
      "UPDATE ledger SET filed_at = ? WHERE sha256 = ?",
      [Timestamp.text(Date()), Hexadecimal.text(sha256)])
  }
}

extension LedgerEntry {
  init(_ row: Row) throws {
    sha256 = try Hexadecimal.bytes(row["sha256"])
    reader = try row["reader"]
    state = try LedgerState(rawValue: row["state"]) ?? .deferred
    pipelineVersion = try row["pipeline_version"]
    path = try row["path"]
    size = try row["size"]
    attempts = try row["attempts"]
    deferrals = try row["deferrals"]
    crashes = try row["crashes"]
    kills = try row["kills"]
    nextAttemptAt = try row["next_attempt_at"]
    lastCode = try row["last_code"]
    lastLine = try row["last_line"]
    lastColumn = try row["last_column"]
    recordsOK = try row["records_ok"]
    recordsBad = try row["records_bad"]
    firstSeen = try row["first_seen"]
    root = try row["root"]
    hasRun = try (row["run_key"] as Int?) != nil
  }
}
