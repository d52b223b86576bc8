import CirclesModel
import GRDB

extension Notebook {
  /// Everything of one person; nil where nobody bears the id. Days that notes name are told from
  /// `day` (`2026-03-17`; nil: today here) on.
  public func person(id: String, from day: String? = nil) throws(StoreError) -> PersonSheet? {
    try read { db in
      let today = try day ?? String.fetchOne(db, sql: "SELECT date('now', 'localtime')") ?? ""
      guard let summary = try PersonQuery.summaries(where: "c.id = ?", [id], db).first,
        let key = try Int.fetchOne(
          db, sql: "SELECT key FROM contact WHERE id = ?", arguments: [id]),
        let contact = try ContactRows.read(key, db),
        let overview = try Row.fetchOne(
          db,
          sql: """
            SELECT interaction_count, days_since_last_contact, relationship_score, urgency_level
            FROM contact_overview WHERE key = ?
            """, arguments: [key])
      else { return nil }
      return PersonSheet(
        summary: summary, fields: contact.state.fields,
        sources: try SheetQuery.sources(key, db),
        identifiers: [contact.header.identifier] + (try SheetQuery.identifiers(contact.header, db)),
        aliases: try SheetQuery.aliases(key, db),
        connections: try SheetQuery.connections(id, db),
        merged: try String.fetchAll(
          db,
          sql: """
            SELECT absorbed_identifier FROM contact_merge
            WHERE kept_key = ? AND undone_run IS NULL ORDER BY key
            """, arguments: [key]),
        groups: try String.fetchAll(
          db,
          sql: """
            SELECT DISTINCT g.name FROM group_member AS m
            JOIN contact_group AS g ON g.key = m.group_key WHERE m.contact_key = ? ORDER BY g.name
            """, arguments: [key]),
        familyDetails: contact.header.familyDetails, jobInfo: contact.state.jobInfo,
        travelNotes: contact.header.travelNotes, cadenceDays: contact.header.cadenceDays,
        interactionCount: try overview["interaction_count"],
        daysSinceLastContact: try overview["days_since_last_contact"],
        relationshipScore: try overview["relationship_score"],
        urgencyLevel: try overview["urgency_level"], createdAt: contact.header.createdAt,
        modifiedAt: contact.header.modifiedAt,
        findings: try FindingQuery.findings(of: id, today: today, db))
    }
  }
}

/// Parts of a person's sheet.
enum SheetQuery {
  static func sources(_ key: Int, _ db: Database) throws -> [PersonSheet.SourceEntry] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT s.name, r.identifier, r.gone_at FROM source_record AS r
        JOIN source AS s ON s.key = r.source_key WHERE r.contact_key = ? ORDER BY s.name, r.key
        """, arguments: [key]
    ).map { row in
      try PersonSheet.SourceEntry(
        source: row["name"], recordKey: row["identifier"], goneAt: row["gone_at"])
    }
  }

  static func identifiers(_ header: ContactHeader, _ db: Database) throws -> [String] {
    try String.fetchAll(
      db,
      sql: "SELECT value FROM identifier WHERE contact_key = ? AND value <> ? ORDER BY normalized",
      arguments: [header.key, header.identifier])
  }

  static func aliases(_ key: Int, _ db: Database) throws -> [PersonSheet.Alias] {
    try Row.fetchAll(
      db, sql: "SELECT name, origin FROM alias WHERE contact_key = ? ORDER BY key",
      arguments: [key]
    ).map { try PersonSheet.Alias(name: $0["name"], origin: $0["origin"]) }
  }

  static func connections(_ id: String, _ db: Database) throws -> [PersonSheet.Connection] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT 1 AS outgoing, to_contact_id AS other, c.name, connection_type, context
        FROM connection JOIN contact AS c ON c.id = to_contact_id WHERE from_contact_id = ?1
        UNION ALL
        SELECT 0, from_contact_id, c.name, connection_type, context
        FROM connection JOIN contact AS c ON c.id = from_contact_id WHERE to_contact_id = ?1
        ORDER BY outgoing DESC, c.name, connection_type
        """, arguments: [id]
    ).map { row in
      try PersonSheet.Connection(
        isOutgoing: row["outgoing"], otherID: row["other"], otherName: row["name"],
        type: row["connection_type"], context: row["context"])
    }
  }
}
