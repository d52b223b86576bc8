import CirclesModel
import Foundation
import GRDB

/// All that taking a merge apart changes of contacts, records and the journal, as it was at one
/// moment: so that undo can put back what stood there, row for row.
struct MergeSnapshot {
  let run: Int
  let contacts: [Int]
  let records: [Int]
  /// Before and after the merge was taken apart.
  var before = ""
  var after = ""

  init(run: Int, contacts: [Int], records: [Int]) {
    self.run = run
    self.contacts = contacts
    self.records = records
  }

  var json: String {
    var json = JSONWriter()
    json.object { json in
      json.key("contacts")
      json.array(contacts) { $0.value($1) }
      json.key("records")
      json.array(records) { $0.value($1) }
      json.member("before", before)
      json.member("after", after)
    }
    return json.text
  }

  init?(json text: String, run: Int) {
    guard let value = JSONValue(parsing: Array(text.utf8)), let before = value["before"]?.text,
      let after = value["after"]?.text
    else { return nil }
    self.init(
      run: run, contacts: value["contacts"]?.elements.compactMap(\.integer) ?? [],
      records: value["records"]?.elements.compactMap(\.integer) ?? [])
    self.before = before
    self.after = after
  }

  private static let recordColumns = """
    run_key, changed_key, source_key, identifier, is_derived, contact_key, group_key, created_run, \
    gone_at
    """

  /// The rows as they are now.
  func take(_ db: Database) throws -> String {
    let contacts = Self.list(contacts)
    let records = Self.list(records)
    let parts: [(StaticString, String)] = [
      (
        "contact_change",
        """
        SELECT json_array(run_key, contact_key, before, after, hex(before_photo),
          before_photo IS NULL) AS row FROM contact_change
        WHERE run_key >= \(run) AND contact_key IN (\(contacts)) ORDER BY run_key, contact_key
        """
      ),
      (
        "record_change",
        """
        SELECT json_array(\(Self.recordColumns), hex(digest), hex(said)) AS row FROM record_change
        WHERE run_key >= \(run) AND changed_key IN (\(records)) ORDER BY run_key, changed_key
        """
      ),
      (
        "identifier",
        """
        SELECT json_array(normalized, contact_key, value, run_key) AS row FROM identifier
        WHERE contact_key IN (\(contacts)) ORDER BY normalized, contact_key
        """
      ),
      (
        "merged_name",
        """
        SELECT json_array(key, contact_key, name, normalized, created_at) AS row FROM alias
        WHERE run_key = \(run) AND origin = 'merged' ORDER BY key
        """
      ),
      (
        "record",
        """
        SELECT json_array(key, contact_key, hex(digest)) AS row FROM source_record
        WHERE key IN (\(records)) OR contact_key IN (\(contacts)) ORDER BY key
        """
      ),
    ]
    let rows = try parts.map { name, sql in
      (name, try String.fetchOne(db, sql: "SELECT json_group_array(json(row)) FROM (\(sql))"))
    }
    let images = try images(db)
    var json = JSONWriter()
    json.object { json in
      for (name, value) in rows { json.member(name, value) }
      json.key("images")
      json.array(images) { $0.value($1) }
    }
    return json.text
  }

  private func images(_ db: Database) throws -> [String] {
    try contacts.compactMap { key in
      guard let (header, state) = try ContactRows.read(key, db) else { return nil }
      var image = ContactSnapshot(header, state)
      image.header.lastConnectedAt = nil
      return image.text
    }
  }

  /// How a contact was before.
  func image(of contact: Int) -> ContactSnapshot? {
    JSONValue(parsing: Array(before.utf8))?["images"]?.elements.lazy
      .compactMap(\.text).compactMap { ContactSnapshot(json: Array($0.utf8)) }
      .first { $0.header.key == contact }
  }

  /// Puts back the rows of journal, identifiers, names and records that were there before.
  func restore(_ db: Database) throws {
    guard let value = JSONValue(parsing: Array(before.utf8)) else { return }
    func rows(_ name: String) -> [[JSONValue]] {
      let list = value[name]?.text.flatMap { JSONValue(parsing: Array($0.utf8)) }
      return (list?.elements ?? []).map(\.elements)
    }
    let contacts = Self.list(contacts)
    let records = Self.list(records)
    try db.execute(
      sql: """
        DELETE FROM contact_change WHERE run_key >= \(run) AND contact_key IN (\(contacts));
        DELETE FROM record_change WHERE run_key >= \(run) AND changed_key IN (\(records));
        DELETE FROM identifier WHERE contact_key IN (\(contacts));
        DELETE FROM alias WHERE run_key = \(run) AND origin = 'merged';
        """)
    for row in rows("contact_change") {
      try db.run(
        """
        INSERT INTO contact_change (run_key, contact_key, before, after, before_photo)
        VALUES (?, ?, ?, ?, ?)
        """,
        [
          row[0].integer, row[1].integer, row[2].text, row[3].text,
          row[5].integer == 1 ? nil : row[4].data,
        ])
    }
    for row in rows("record_change") {
      try db.run(
        """
        INSERT INTO record_change (\(Self.recordColumns), digest, said)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
        [
          row[0].integer, row[1].integer, row[2].integer, row[3].text, row[4].integer,
          row[5].integer, row[6].integer, row[7].integer, row[8].text, row[9].data, row[10].data,
        ])
    }
    for row in rows("identifier") {
      try db.run(
        "INSERT INTO identifier (normalized, contact_key, value, run_key) VALUES (?, ?, ?, ?)",
        [row[0].text, row[1].integer, row[2].text, row[3].integer])
    }
    for row in rows("merged_name") {
      try db.run(
        """
        INSERT OR IGNORE INTO alias (key, contact_key, name, normalized, origin, created_at, run_key)
        SELECT iif(EXISTS (SELECT 1 FROM alias WHERE key = ?1), NULL, ?1), ?2, ?3, ?4, 'merged', ?5, ?6
        """,
        [row[0].integer, row[1].integer, row[2].text, row[3].text, row[4].text, run])
    }
    for row in rows("record") {
      try db.run(
        "UPDATE source_record SET contact_key = ? WHERE key = ?",
        [row[1].integer, row[0].integer])
    }
  }

  private static func list(_ keys: [Int]) -> String {
    keys.map(String.init).joined(separator: ", ")
  }
}

extension JSONValue {
  /// The bytes that a text spells in hexadecimal digits.
  fileprivate var data: Data? { text.map { Data(Hexadecimal.bytes($0)) } }
}
