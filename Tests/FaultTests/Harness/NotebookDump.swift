import Foundation
import GRDB

/// What is in a notebook, for comparing two of them: without what differs from run to run (the runs
/// themselves, numbers of rows, times of the clock).
struct NotebookDump {
  private let queue: DatabaseQueue

  init(_ url: URL) throws {
    var configuration = Configuration()
    configuration.busyMode = .timeout(10)
    // For holding a lock from one call to the next.
    configuration.allowsUnsafeTransactions = true
    queue = try DatabaseQueue(path: url.path, configuration: configuration)
  }

  /// Every row of what people see, and of what the program needs to know them again, as text.
  func rows() throws -> [String] {
    try queue.read { db in
      try Self.questions.flatMap { table, sql in
        try Row.fetchAll(db, sql: sql).map { row in
          let values = row.map { name, value in "\(name)=\(Self.text(value))" }
          return "\(table) \(values.joined(separator: " "))"
        }.sorted()
      }
    }
  }

  private static func text(_ value: DatabaseValue) -> String {
    if case .blob(let data) = value.storage {
      return data.map { String($0, radix: 16) }.joined(separator: ".")
    }
    if let text = String.fromDatabaseValue(value), let time = try? Date(text, strategy: .iso8601),
      time > lastOfSamples
    {
      // What bears no time of its own bears that at which it was loaded.
      return "now"
    }
    return "\(value)"
  }

  /// No sample has a later time of its own: 1 June 2026.
  private static let lastOfSamples = Date(timeIntervalSince1970: 1_780_272_000)

  /// The columns of a table but for those.
  private static let questions: [(String, String)] = [
    (
      "contact",
      """
      SELECT id, identifier, kind, name, given_name, family_name, relationship_type,
        birthday_month, birthday_day, birthday_year, organization, job_title, note, family_details,
        job_info, travel_notes, last_connected_at, source_gone_at FROM contact
      """
    ),
    ("group", "SELECT id, identifier, name FROM contact_group"),
    child("phone", "value, normalized, label, preferred"),
    child("email", "value, normalized, label, preferred"),
    child("address", "label, street, city, postal_code, country"),
    child("nickname", "value"),
    child("category", "value"),
    child("url", "value, label"),
    child("handle", "service, value, url"),
    child("extra", "name, value, label"),
    child("labelled_date", "label, month, day, year"),
    (
      "identifier",
      """
      SELECT normalized, value, contact.identifier AS contact FROM identifier
      JOIN contact ON contact.key = contact_key
      """
    ),
    (
      "alias",
      """
      SELECT alias.name, normalized, origin, contact.identifier AS contact FROM alias
      JOIN contact ON contact.key = contact_key
      """
    ),
    ("source", "SELECT name FROM source"),
    (
      "source_record",
      """
      SELECT source.name, r.identifier, is_derived, digest, contact.identifier AS contact,
        fields, gone_at IS NULL AS is_there
      FROM source_record AS r JOIN source ON source.key = source_key
      LEFT JOIN contact ON contact.key = contact_key LEFT JOIN said ON record_key = r.key
      """
    ),
    (
      "interaction",
      "SELECT id, contact_id, content, interaction_date, source, raw_text FROM interaction"
    ),
    ("unassigned", "SELECT id, content, source, raw_text FROM unassigned_note"),
    (
      "connection",
      "SELECT from_contact_id, to_contact_id, connection_type, context FROM connection"
    ),
    (
      "thread",
      """
      SELECT id, app, source, title, is_group, partner_name, partner_phone, partner_handle,
        participants, parts FROM thread
      """
    ),
    (
      "note",
      """
      SELECT note.id, record, note.source, captured_at, note.title, speakers, text, digest,
        thread.id AS thread, sender, state, decided_by, contact_id, mentions
      FROM note LEFT JOIN thread ON thread.key = thread_key
      """
    ),
    (
      "message",
      """
      SELECT thread.id AS thread, note.id AS note, message.digest, sent_at, message.sender,
        message.kind, message.text, edited
      FROM message JOIN thread ON thread.key = message.thread_key
      LEFT JOIN note ON note.key = note_key
      """
    ),
    (
      "suggestion",
      """
      SELECT note.id, position, suggestion.contact_id FROM suggestion
      JOIN note ON note.key = note_key
      """
    ),
    (
      "ledger",
      """
      SELECT sha256, reader, state, size, records_ok, records_bad FROM ledger
      WHERE state <> 'superseded'
      """
    ),
  ]

  private static func child(_ table: String, _ columns: String) -> (String, String) {
    let named = columns.split(separator: ",").map { column in
      "\(table).\(column.filter { $0 != " " })"
    }
    return (
      table,
      """
      SELECT contact.identifier AS contact, \(named.joined(separator: ", ")) FROM \(table)
      JOIN contact ON contact.key = contact_key
      """
    )
  }

  /// What SQLite says of the file itself: `ok`.
  func integrity() throws -> [String] {
    try queue.read { try String.fetchAll($0, sql: "PRAGMA integrity_check") }
  }

  /// How many rows of the ledger are in each state.
  func states() throws -> [String: Int] {
    try queue.read { db in
      let rows = try Row.fetchAll(db, sql: "SELECT state, count(*) FROM ledger GROUP BY state")
      return Dictionary(uniqueKeysWithValues: rows.map { ($0[0], $0[1]) })
    }
  }

  func number(_ sql: String) throws -> Int {
    try queue.read { try Int.fetchOne($0, sql: sql) ?? 0 }
  }

  func texts(_ sql: String) throws -> [String] {
    try queue.read { try String.fetchAll($0, sql: sql) }
  }

  /// Changes the notebook, as another program would.
  func edit(_ sql: String) throws { try queue.write { try $0.execute(sql: sql) } }

  /// Takes the lock for writing, until `unlock`.
  func lock() throws { try queue.inDatabase { try $0.execute(sql: "BEGIN IMMEDIATE") } }

  func unlock() throws { try queue.inDatabase { try $0.execute(sql: "ROLLBACK") } }

  /// Brings everything into the one file.
  func checkpoint() throws {
    try queue.inDatabase { _ = try $0.checkpoint(.truncate) }
    try queue.close()
  }
}

/// What two notebooks differ in.
struct NotebookDifference {
  /// Rows of the clean run that are not there.
  let lost: [String]
  /// Rows that the clean run has not, or not as often.
  let tooMany: [String]

  init(_ rows: [String], clean: [String]) {
    var counts: [String: Int] = [:]
    for row in clean { counts[row, default: 0] += 1 }
    for row in rows { counts[row, default: 0] -= 1 }
    lost = counts.filter { $0.value > 0 }.map(\.key).sorted()
    tooMany = counts.filter { $0.value < 0 }.map(\.key).sorted()
  }

  var isNone: Bool { lost.isEmpty && tooMany.isEmpty }

  /// The first rows of it.
  var sentence: String {
    "lost \(lost.count): \(lost.prefix(3)); too many \(tooMany.count): \(tooMany.prefix(3))"
  }
}
