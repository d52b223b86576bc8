import CirclesModel
import Foundation
import GRDB

/// The rows that go with a contact which the user removes, beside its own lists and its notes: names,
/// connections, identifiers, and whatever else refers to it. Kept so that undo brings them back as
/// they were.
struct RemovedRows {
  let db: Database
  let run: Int

  /// A column of some table that refers to contacts.
  private struct Reference {
    var table: String
    var column: String
    var target: String
    var cascades: Bool
  }

  /// Tables that are brought back in another way: with the contact, or with notes and records.
  private static let others: Set<String> = Set(
    ChildTables.Table.allCases.map(\.name).filter { $0 != "related" } + [
      "photo", "birthday_occurrence", "note", "source_record", "suggestion", "mentioned_date",
      "interaction", "deleted_contact",
    ])

  private func references() throws -> [Reference] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT m.name AS name, f."from" AS source, f."to" AS target, f.on_delete AS deletion
        FROM sqlite_master AS m JOIN pragma_foreign_key_list(m.name) AS f
        WHERE m.type = 'table' AND f."table" = 'contact' ORDER BY m.name, f.id
        """
    ).compactMap { row in
      let reference = try Reference(
        table: row["name"], column: row["source"], target: row["target"] ?? "key",
        cascades: row["deletion"] == "CASCADE")
      return Self.others.contains(reference.table) ? nil : reference
    }
  }

  /// Keeps the rows that refer to a contact.
  func keep(of contact: ContactHeader) throws {
    for reference in try references() { try keep(reference, of: contact) }
  }

  /// Keeps what goes with a contact that a prune removes and neither its cards nor its notes bring
  /// back: merges that were taken apart, what corrections taught, and identifiers that no card has.
  func keepBesideCards(of contact: ContactHeader) throws {
    for reference in try references() where ["contact_merge", "learned"].contains(reference.table) {
      try keep(reference, of: contact)
    }
    try keepIdentifiers(
      of: contact,
      """
      NOT EXISTS (SELECT 1
        FROM source_record AS r WHERE r.contact_key = ?3 AND r.identifier = i.value)
      """)
  }

  private func keep(_ reference: Reference, of contact: ContactHeader) throws {
    // A relation of the contact's own is made anew with it, but not whom it was linked with.
    let isOwnLink = reference.table == "related"
    if isOwnLink, reference.column == "contact_key" { return }
    let pairs = try columns(of: reference.table).map { name in
      let column = Self.quoted(name)
      return "'\(name)', json_array(typeof(\(column)), "
        + "CASE typeof(\(column)) WHEN 'blob' THEN hex(\(column)) ELSE \(column) END)"
    }
    let condition =
      isOwnLink
      ? "(related_key = ?3 OR contact_key = ?3 AND related_key IS NOT NULL)"
      : "\(Self.quoted(reference.column)) = ?3"
    try db.execute(
      sql: """
        INSERT INTO removed_row (run_key, position, contact_id, name, linked, content)
        SELECT ?1, (SELECT coalesce(max(position), -1) + 1 FROM removed_row WHERE run_key = ?1)
            + row_number() OVER () - 1,
          ?2, '\(reference.table)', ?4, json_object(\(pairs.joined(separator: ", ")))
        FROM \(Self.quoted(reference.table)) WHERE \(condition)
        """,
      arguments: [
        run, contact.id,
        reference.target == "id" ? contact.id.databaseValue : contact.key.databaseValue,
        reference.cascades ? nil : reference.column,
      ])
  }

  /// Keeps one identifier that a contact gives up.
  func keep(identifier normalized: String, of contact: ContactHeader) throws {
    try keepIdentifiers(of: contact, "i.normalized = ?4", [normalized])
  }

  private func keepIdentifiers(
    of contact: ContactHeader, _ condition: String, _ more: [String] = []
  ) throws {
    let own: StatementArguments = [run, contact.id, contact.key]
    try db.run(
      """
      INSERT INTO removed_row (run_key, position, contact_id, name, linked, content)
      SELECT ?1, (SELECT coalesce(max(position), -1) + 1 FROM removed_row WHERE run_key = ?1)
          + row_number() OVER () - 1,
        ?2, 'identifier', NULL, json_object('normalized', json_array('text', i.normalized),
          'contact_key', json_array('integer', i.contact_key),
          'value', json_array('text', i.value),
          'run_key', json_array(typeof(i.run_key), i.run_key))
      FROM identifier AS i WHERE i.contact_key = ?3 AND \(condition)
      """, own + StatementArguments(more))
  }

  /// Puts back what the run took away with contacts that are back. What refers to somebody else who
  /// has gone since comes back with them.
  func restoreRows(_ trail: ContactSuccession) throws {
    let references = try references()
    let rows = try Row.fetchAll(
      db,
      sql: """
        SELECT name, linked, content FROM removed_row WHERE run_key = ?
          AND contact_id IN (SELECT id FROM contact) ORDER BY position
        """, arguments: [run])
    for row in rows {
      let (table, content): (String, String) = try (row["name"], row["content"])
      guard let value = JSONValue(parsing: Array(content.utf8)) else { continue }
      let columns = try columns(of: table).filter { value[$0] != nil }
      if columns.isEmpty { continue }
      var values = columns.map { Self.value(value[$0]) }
      var gone: (reference: Reference, value: DatabaseValue)?
      for reference in references where reference.table == table {
        guard let at = columns.firstIndex(of: reference.column) else { continue }
        if try isThere(&values[at], reference.target, trail) { continue }
        gone = (reference, values[at])
      }
      if let gone {
        try leave(row, toRemovalOf: gone.value, gone.reference.target)
      } else {
        try restore(columns, values, into: table, linking: row["linked"])
      }
    }
    try db.run("DELETE FROM removed_row WHERE run_key = ?", [run])
  }

  /// Whether a contact is there, maybe as who they have become one with.
  private func isThere(
    _ value: inout DatabaseValue, _ target: String, _ trail: ContactSuccession
  ) throws -> Bool {
    if value.isNull { return true }
    if try db.holds("SELECT EXISTS (SELECT 1 FROM contact WHERE \(target) = ?)", [value]) {
      return true
    }
    guard target == "id", let id = String.fromDatabaseValue(value),
      let now = try trail.current(id)
    else { return false }
    value = now.databaseValue
    return true
  }

  /// Leaves a row to the run that removed somebody to whom it refers, if one did.
  private func leave(_ row: Row, toRemovalOf contact: DatabaseValue, _ target: String) throws {
    let isTheirs =
      target == "id"
      ? "instr(c.before, ?1) > 0 AND c.before ->> '$.id' = ?1" : "c.contact_key = ?1"
    let (name, linked, content): (String, String?, String) =
      try (row["name"], row["linked"], row["content"])
    try db.run(
      """
      INSERT INTO removed_row (run_key, position, contact_id, name, linked, content)
      SELECT c.run_key,
        (SELECT coalesce(max(position), -1) + 1 FROM removed_row WHERE run_key = c.run_key),
        c.before ->> '$.id', ?2, ?3, ?4
      FROM contact_change AS c WHERE c.after IS NULL AND c.run_key <> ?5 AND \(isTheirs)
      ORDER BY c.run_key DESC LIMIT 1
      """, [contact, name, linked, content, run])
  }

  private func restore(
    _ columns: [String], _ values: [DatabaseValue], into table: String, linking link: String?
  ) throws {
    let name = Self.quoted(table)
    if let link, let at = columns.firstIndex(of: link) {
      var rest = columns
      rest.remove(at: at)
      var others = values
      others.remove(at: at)
      let same = rest.map { "\(Self.quoted($0)) IS ?" } + ["\(Self.quoted(link)) IS NULL"]
      return try db.execute(
        sql: """
          UPDATE OR IGNORE \(name) SET \(Self.quoted(link)) = ?
          WHERE \(same.joined(separator: " AND "))
          """, arguments: StatementArguments([values[at]] + others))
    }
    let marks = columns.map { _ in "?" }.joined(separator: ", ")
    try db.execute(
      sql: """
        INSERT OR IGNORE INTO \(name) (\(columns.map(Self.quoted).joined(separator: ", ")))
        VALUES (\(marks))
        """, arguments: StatementArguments(values))
  }

  private func columns(of table: String) throws -> [String] {
    try String.fetchAll(
      db, sql: "SELECT name FROM pragma_table_info(?) ORDER BY cid", arguments: [table])
  }

  private static func value(_ pair: JSONValue?) -> DatabaseValue {
    guard let parts = pair?.elements, parts.count == 2, let type = parts[0].text else {
      return .null
    }
    switch type {
    case "integer": return (parts[1].integer ?? 0).databaseValue
    case "real": return (parts[1].decimal ?? 0).databaseValue
    case "text": return (parts[1].text ?? "").databaseValue
    case "blob": return Data(Hexadecimal.bytes(parts[1].text ?? "")).databaseValue
    default: return .null
    }
  }

  private static func quoted(_ name: String) -> String {
    "\"" + name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
      + "\""
  }
}
