import CirclesModel
import GRDB

/// The tables `source_record` and `said`.
final class RecordTable {
  private let db: Database
  private let records: SQLWriter
  private let said: SQLWriter

  init(_ db: Database) throws {
    self.db = db
    records = try SQLWriter(
      db,
      """
      INSERT INTO source_record (key, source_key, identifier, is_derived, digest,
        contact_key, group_key, created_run) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """)
    said = try SQLWriter(db, "INSERT INTO said (record_key, fields) VALUES (?, ?)")
  }

  /// A record to insert.
  struct Insertion {
    var key: Int
    var source: Int
    var identifier: String
    var contact: Int?
    var group: Int?
    var run: Int
  }

  func insert(_ record: Insertion, _ contact: PreparedContact) throws {
    records.integer(record.key)
    records.integer(record.source)
    records.text(record.identifier)
    records.integer(contact.record.isDerived ? 1 : 0)
    records.digest(contact.record.digest)
    records.optional(record.contact)
    records.optional(record.group)
    records.integer(record.run)
    try records.run()
    said.integer(record.key)
    said.blob(contact.said)
    try said.run()
  }

  /// Writes what a record says now.
  func update(_ key: Int, identifier: String, _ contact: PreparedContact) throws {
    let writer = try SQLWriter(
      db,
      """
      UPDATE source_record SET identifier = ?, is_derived = ?, digest = ?, gone_at = NULL
      WHERE key = ?
      """)
    writer.text(identifier)
    writer.integer(contact.record.isDerived ? 1 : 0)
    writer.digest(contact.record.digest)
    writer.integer(key)
    try writer.run()
    let text = try SQLWriter(db, "UPDATE said SET fields = ? WHERE record_key = ?")
    text.blob(contact.said)
    text.integer(key)
    try text.run()
  }

  /// What a record said last.
  static func said(_ key: Int, _ db: Database) throws -> ContactFields {
    var fields = ContactFields()
    try SQLReader(db, "SELECT fields FROM said WHERE record_key = ?").forEach(key) { row in
      fields = SourceSnapshot.decode(row.bytes(0))
    }
    return fields
  }

  /// How many records of one contact are looked at: a bound on what cards that all are one person
  /// can cost.
  static let recordsLookedAt = 64

  /// What a contact's records say, in the order in which they came; without one of them, and with
  /// those of what was typed unless told otherwise.
  static func states(
    of contact: Int, without record: Int = 0, typed: Bool = true, _ db: Database
  ) throws -> [ContactState] {
    var states: [ContactState] = []
    let untyped = """
      AND r.source_key NOT IN (SELECT key FROM source WHERE name = '\(UserRecord.source)')
      """
    let sql = """
      SELECT fields FROM source_record AS r JOIN said ON said.record_key = r.key
      WHERE r.contact_key = ? AND r.key <> ? \(typed ? "" : untyped)
      ORDER BY r.key LIMIT \(recordsLookedAt)
      """
    try SQLReader(db, sql).forEach(contact, record) { row in
      states.append(ContactState(saying: SourceSnapshot.decode(row.bytes(0))))
    }
    return states
  }

  /// A record with what it says.
  struct Speaker {
    var record: Int
    /// Whether its source no longer has it.
    var isGone: Bool
    var said: ContactState
  }

  /// All records of a contact, in the order in which they came.
  static func speakers(of contact: Int, atMost limit: Int = -1, _ db: Database) throws -> [Speaker]
  {
    var speakers: [Speaker] = []
    let sql = """
      SELECT r.key, r.gone_at IS NOT NULL, fields FROM source_record AS r
      JOIN said ON said.record_key = r.key WHERE r.contact_key = ? ORDER BY r.key LIMIT ?
      """
    try SQLReader(db, sql).forEach(contact, limit) { row in
      speakers.append(
        Speaker(
          record: row.integer(0), isGone: row.integer(1) != 0,
          said: ContactState(saying: SourceSnapshot.decode(row.bytes(2)))))
    }
    return speakers
  }

  /// The records that runs after one brought or changed, by the contacts they speak or spoke of.
  static func changed(after run: Int, _ db: Database) throws -> [Int: [Int]] {
    var records: [Int: [Int]] = [:]
    let sql = """
      SELECT contact_key, key FROM source_record
      WHERE created_run > ?1 AND contact_key IS NOT NULL
      UNION SELECT contact_key, changed_key FROM record_change
      WHERE run_key > ?1 AND contact_key IS NOT NULL
      UNION SELECT r.contact_key, r.key FROM record_change AS c
      JOIN source_record AS r ON r.key = c.changed_key
      WHERE run_key > ?1 AND r.contact_key IS NOT NULL
      """
    try SQLReader(db, sql).forEach(run) { row in
      records[row.integer(0), default: []].append(row.integer(1))
    }
    return records
  }

  /// How many records speak of a contact, counted no further than `recordsLookedAt`.
  static func count(of contact: Int, _ db: Database) throws -> Int {
    var count = 0
    let sql = "SELECT 1 FROM source_record WHERE contact_key = ? LIMIT \(recordsLookedAt)"
    try SQLReader(db, sql).forEach(contact) { _ in count += 1 }
    return count
  }

  /// The records by which a source knows a contact.
  static func records(of contact: Int, in source: Int, _ db: Database) throws -> [Int] {
    var keys: [Int] = []
    let sql = """
      SELECT key FROM source_record WHERE contact_key = ? AND source_key = ? LIMIT \(recordsLookedAt)
      """
    try SQLReader(db, sql).forEach(contact, source) { keys.append($0.integer(0)) }
    return keys
  }
}
