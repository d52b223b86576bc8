import CirclesModel
import GRDB

/// What was learned and is to count no more: rows of `learned`, and names of `alias` that were learned.
/// They are kept beside, so that the run that forgot them can be undone.
struct ForgottenRows {
  let db: Database

  private static let columns = [
    "id", "kind", "contact_id", "thread_id", "note_id", "app", "text", "normalized", "created_at",
  ]

  /// Forgets a rule by its id.
  func forget(rule id: String, run: Int) throws {
    guard let row = try Row.fetchOne(db, sql: "SELECT * FROM learned WHERE id = ?", arguments: [id])
    else { throw StoreError.gone(id: id) }
    let values = try Self.columns.map { ($0, try row[$0] as String?) }
    try keep(id, run: run, learnedRun: row["run_key"], values)
    try db.run("DELETE FROM learned WHERE id = ?", [id])
  }

  /// Forgets a learned name by the key of its row; `id` is what it is listed as.
  func forget(alias key: Int, id: String, run: Int) throws {
    guard
      let row = try Row.fetchOne(
        db,
        sql: """
          SELECT a.*, c.id AS contact FROM alias AS a JOIN contact AS c ON c.key = a.contact_key
          WHERE a.key = ? AND a.origin = 'learned'
          """, arguments: [key])
    else { throw StoreError.gone(id: id) }
    let values = try ["name", "normalized", "created_at"].map { ($0, try row[$0] as String?) }
    try keep(
      id, run: run, learnedRun: row["run_key"], values + [("contact_id", try row["contact"])],
      alias: key)
    try db.run("DELETE FROM alias WHERE key = ?", [key])
  }

  private func keep(
    _ id: String, run: Int, learnedRun: Int?, _ values: [(String, String?)], alias: Int? = nil
  ) throws {
    var json = JSONWriter()
    json.object { json in
      json.member("alias", alias)
      json.member("run_key", learnedRun)
      for case (let name, let value?) in values {
        json.key(dynamic: name)
        json.value(value)
      }
    }
    try db.run(
      "INSERT INTO forgotten (run_key, id, learned_run, row) VALUES (?, ?, ?, ?)",
      [run, id, learnedRun, json.text])
  }

  /// Brings back what a run forgot; what that run had taught goes for good.
  func revert(_ run: Int, _ trail: ContactSuccession) throws {
    try db.run("DELETE FROM forgotten WHERE learned_run = ?", [run])
    let rows = try String.fetchAll(
      db, sql: "SELECT row FROM forgotten WHERE run_key = ? ORDER BY id", arguments: [run])
    try db.run("DELETE FROM forgotten WHERE run_key = ?", [run])
    for text in rows {
      guard let row = JSONValue(parsing: Array(text.utf8)) else { continue }
      let contact = try row["contact_id"]?.text.flatMap { try trail.current($0) ?? $0 }
      if let key = row["alias"]?.integer {
        try restoreRows(alias: key, row, contact)
      } else {
        try restoreRows(rule: row, contact)
      }
    }
  }

  private func restoreRows(rule row: JSONValue, _ contact: String?) throws {
    var values: [(any DatabaseValueConvertible)?] = Self.columns.map { row[$0]?.text }
    values[2] = contact
    values.append(row["run_key"]?.integer)
    try db.run(
      """
      INSERT OR IGNORE INTO learned (\(Self.columns.joined(separator: ", ")), run_key)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """, StatementArguments(values))
  }

  private func restoreRows(alias key: Int, _ row: JSONValue, _ contact: String?) throws {
    try db.run(
      """
      INSERT OR IGNORE INTO alias (key, contact_key, name, normalized, origin, created_at, run_key)
      SELECT iif(EXISTS (SELECT 1 FROM alias WHERE key = ?1), NULL, ?1), c.key, ?2, ?3, 'learned', ?4,
        ?5 FROM contact AS c WHERE c.id = ?6
      """,
      [
        key, row["name"]?.text, row["normalized"]?.text, row["created_at"]?.text,
        row["run_key"]?.integer, contact,
      ])
  }
}
