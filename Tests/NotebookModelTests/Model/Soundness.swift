import GRDB

/// What holds for every notebook, whatever has happened to it.
enum Soundness {
  /// Questions whose answer is nothing.
  private static let questions = [
    (
      "note filed and waiting",
      "SELECT i.id FROM interaction AS i JOIN unassigned_note AS u USING (id)"
    ),
    (
      "contact unknown by its own identifier",
      """
      SELECT c.name FROM contact AS c WHERE NOT EXISTS (SELECT 1 FROM known_identifier AS k
        WHERE k.contact_id = c.id AND k.identifier = c.identifier)
      """
    ),
    (
      "identifier that two contacts are known by",
      """
      SELECT normalized FROM (SELECT DISTINCT
        lower(replace(identifier, 'urn:uuid:', '')) AS normalized, contact_id FROM known_identifier)
      GROUP BY 1 HAVING count(*) > 1
      """
    ),
    (
      "last_connected_at that is not the newest interaction",
      """
      SELECT name FROM contact WHERE last_connected_at IS NOT
        (SELECT max(interaction_date) FROM interaction WHERE contact_id = contact.id)
      """
    ),
    (
      "note that says otherwise than the row that shows it",
      """
      SELECT n.record FROM note AS n LEFT JOIN interaction AS i USING (id)
      LEFT JOIN unassigned_note AS u USING (id)
      WHERE n.state = 'dismissed' AND (i.id IS NOT NULL OR u.id IS NOT NULL)
        OR n.state = 'inbox' AND i.id IS NOT NULL OR n.state = 'assigned' AND u.id IS NOT NULL
      """
    ),
    (
      "alias or identifier of a run that is not there",
      """
      SELECT run_key FROM (SELECT run_key FROM alias UNION SELECT run_key FROM identifier)
      WHERE run_key IS NOT NULL AND run_key NOT IN (SELECT key FROM run)
      """
    ),
    ("foreign key", "SELECT \"table\" || ' ' || coalesce(rowid, '') FROM pragma_foreign_key_check"),
  ]

  private static let sql = questions.map { name, sql in
    "SELECT '\(name)' AS rule, * FROM (\(sql))"
  }.joined(separator: " UNION ALL ")

  static func check(_ db: Database) throws {
    if let row = try Row.fetchOne(db.cachedStatement(sql: sql)) {
      throw Broken(.unsound, "\(row[0] as String): \(row[1] as DatabaseValue)")
    }
  }

  /// The whole file; slower.
  static func checkFile(_ db: Database) throws {
    let said = try String.fetchAll(db, sql: "PRAGMA integrity_check")
    if said != ["ok"] { throw Broken(.unsound, said.joined(separator: "; ")) }
  }
}
