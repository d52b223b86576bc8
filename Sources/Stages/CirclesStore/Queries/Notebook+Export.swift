import CirclesModel
package import GRDB

extension Notebook {
  /// Writes every row of a kind as one JSON object, in an order that does not change: contacts as
  /// they were created, then groups; the others by their ids. `emit` gets the bytes of a line
  /// without its end, and answers whether to go on. The notebook is read at one moment.
  public func export(_ kind: ExportKind, _ emit: ([UInt8]) -> Bool) throws(StoreError) {
    try read { db in try Self.export(kind, db, emit) }
  }

  /// The same for a reader that is under way.
  package static func export(
    _ kind: ExportKind, _ db: Database, _ emit: ([UInt8]) -> Bool
  ) throws {
    let isKept = try FindingQuery.isKept(db)
    switch kind {
    case .contacts:
      if try ContactExport(db: db).contacts(emit) { try ContactExport(db: db).groups(emit) }
    case .interactions:
      try Self.export(
        "interaction",
        """
        SELECT \(isKept ? Self.note(of: "i.id", readFor: "c.key") : "NULL") AS note, i.id,
          i.contact_id AS contact_id, c.identifier AS contact, c.name AS contact_name,
          i.interaction_date, i.source, i.content, i.raw_text, i.created_at
        FROM interaction AS i JOIN contact AS c ON c.id = i.contact_id
        ORDER BY i.interaction_date, i.id
        """, db, emit)
    case .inbox:
      try Self.export(
        "unassigned_note",
        """
        SELECT \(isKept ? Self.note(of: "u.id", readFor: "NULL") : "NULL") AS note, id, source,
          content, raw_text, created_at FROM unassigned_note AS u ORDER BY created_at, id
        """,
        db, emit)
    case .connections:
      try Self.export(
        "connection",
        """
        SELECT f.id AS from_contact_id, f.identifier AS "from", f.name AS from_name,
          t.id AS to_contact_id, t.identifier AS "to", t.name AS to_name, connection_type,
          context, introduced_by, date_established
        FROM connection JOIN contact AS f ON f.id = from_contact_id
        JOIN contact AS t ON t.id = to_contact_id ORDER BY f.key, t.key, connection_type
        """, db, emit)
    }
  }

  /// The key of the note behind a row, as SQL; NULL where another program has moved the row since the
  /// note was read: what it says is of somebody else.
  private static func note(of id: String, readFor contact: String) -> String {
    "(SELECT key FROM note WHERE id = \(id) AND extracted_for IS \(contact))"
  }

  /// Rows of text columns, each under its own name; where a first column is the key of a note, with
  /// what that says.
  private static func export(
    _ type: String, _ sql: String, _ db: Database, _ emit: ([UInt8]) -> Bool
  ) throws {
    var json = JSONWriter(capacity: 1024)
    let rows = try Row.fetchCursor(db, sql: sql)
    while let row = try rows.next() {
      json.reset()
      let key: Int? = try row.hasColumn("note") ? row["note"] : nil
      let note = try key.map { try StoredFindings.read($0, db) }
      json.object { json in
        json.member("type", type)
        for (name, value) in row {
          guard let text = String.fromDatabaseValue(value) else { continue }
          json.key(dynamic: name)
          json.value(text)
        }
        if let note, note.findings != TextFindings() {
          json.key("findings")
          json.object { note.findings.writeMembers(to: &$0) }
        }
      }
      if !emit(json.bytes) { return }
    }
  }
}

/// Contacts and groups as JSON: what `read` prints, and what the notebook adds.
private struct ContactExport {
  let db: Database

  /// Answers whether everything was taken.
  func contacts(_ emit: ([UInt8]) -> Bool) throws -> Bool {
    let stream = try ContactStream(db)
    let besides = try ContactAdditions(db)
    var json = JSONWriter(capacity: 1024)
    while let contact = try stream.next() {
      let more = try besides.take(contact)
      json.reset()
      json.object { json in
        json.member("type", "contact")
        json.member("id", contact.id)
        json.member("identifier", contact.identifier)
        contact.fields.writeMembers(to: &json)
        json.member("relationship_type", contact.relationshipType)
        json.member(
          "family_details", contact.familyDetails.isEmpty ? nil : contact.familyDetails)
        json.member("job_info", contact.jobInfo.isEmpty ? nil : contact.jobInfo)
        json.member("travel_notes", contact.travelNotes.isEmpty ? nil : contact.travelNotes)
        json.member("last_connected_at", contact.lastConnectedAt)
        if let days = contact.cadenceDays {
          json.key("cadence_days")
          json.value(days)
        }
        json.member("created_at", contact.createdAt)
        json.member("modified_at", contact.modifiedAt)
        json.member("source_gone_at", contact.sourceGoneAt)
        if !more.identifiers.isEmpty {
          json.key("known_as")
          json.array(more.identifiers) { $0.value($1) }
        }
        if !more.aliases.isEmpty {
          json.key("aliases")
          json.array(more.aliases) { $0.value($1) }
        }
        if !more.findings.isEmpty { more.findings.writeMembers(to: &json, dates: "said_dates") }
        json.key("sources")
        json.array(more.sources) { json, source in
          json.object { json in
            json.member("source", source.source)
            json.member("identifier", source.recordKey)
            json.member("gone_at", source.goneAt)
          }
        }
      }
      if !emit(json.bytes) { return false }
    }
    return true
  }

  func groups(_ emit: ([UInt8]) -> Bool) throws {
    for row in try Row.fetchAll(db, sql: "SELECT * FROM contact_group ORDER BY key") {
      let group = try GroupRows.read(row["key"], db)
      var fields = ContactFields()
      fields.kind = .group
      fields.name.display = group.name
      fields.members = group.members
      let (id, identifier): (String?, String?) = try (row["id"], row["identifier"])
      let createdAt: String? = try row["created_at"]
      var json = JSONWriter()
      json.object { json in
        json.member("type", "contact")
        json.member("id", id)
        json.member("identifier", identifier)
        fields.writeMembers(to: &json)
        json.member("created_at", createdAt)
      }
      if !emit(json.bytes) { return }
    }
  }
}
