public import CirclesModel
import GRDB

extension Notebook {
  /// The notes of the inbox, the oldest first.
  public func inbox() throws(StoreError) -> [InboxItem] {
    try read { db in try InboxQuery.items(where: "TRUE", [], db) }
  }

  /// The days of a conversation that are in the inbox, the oldest first.
  public func inbox(of conversation: ConversationName) throws(StoreError) -> [InboxItem] {
    try read { db in
      try InboxQuery.items(
        where: "t.id = ?1 AND coalesce(n.sender, '') = ?2",
        [conversation.thread, conversation.sender], db)
    }
  }

  /// A note of the inbox by its id; nil where it does not lie there.
  public func inboxItem(id: String) throws(StoreError) -> InboxItem? {
    try read { db in try InboxQuery.items(where: "u.id = ?1", [id], db).first }
  }

  /// How many notes are in the inbox.
  public func inboxCount() throws(StoreError) -> Int {
    try read { db in try Int.fetchOne(db, sql: "SELECT count(*) FROM unassigned_note") ?? 0 }
  }

  /// How many notes `reprocess` may look at: all but those that were dismissed.
  public func openNoteCount() throws(StoreError) -> Int {
    try read { db in
      try Int.fetchOne(
        db,
        sql: "SELECT count(*) FROM note WHERE state <> 'dismissed'") ?? 0
    }
  }

  /// Which note is meant by an id, a unique prefix of one (4 characters or more), or the id that
  /// its source gave it; those that are filed or dismissed count, too. Of a note under several people
  /// each row that the app shows has an id: all of them mean the note.
  public func resolveNote(_ text: String) throws(StoreError) -> NoteResolution {
    try read { db in
      // Another program may have put a note into the inbox or under somebody: it is known by its row
      // alone.
      let hasFurther = try db.tableExists("note_also")
      let isNoFurther =
        hasFurther
        ? "AND NOT EXISTS (SELECT 1 FROM note_also AS a WHERE a.interaction_id = i.id)" : ""
      let further =
        hasFurther
        ? """
        UNION ALL SELECT n.id, n.record, n.state, n.key, a.interaction_id
          FROM note_also AS a JOIN note AS n ON n.key = a.note_key
        """ : ""
      let all = """
        (SELECT id, record, state, key, id AS name FROM note UNION ALL
          SELECT id, id, 'inbox', NULL, id FROM unassigned_note AS u
          WHERE NOT EXISTS (SELECT 1 FROM note AS n WHERE n.id = u.id) UNION ALL
          SELECT id, id, 'assigned', NULL, id FROM interaction AS i
          WHERE NOT EXISTS (SELECT 1 FROM note AS n WHERE n.id = i.id) \(isNoFurther) \(further))
        """
      let prefix = text.lowercased()
      for (condition, value) in [
        ("name = ?1 OR record = ?1", text),
        ("length(?1) >= 4 AND substr(name, 1, length(?1)) = ?1", prefix),
      ] {
        let rows = try Row.fetchAll(
          db,
          sql: """
            SELECT id, state FROM \(all) WHERE \(condition) GROUP BY id ORDER BY min(key) LIMIT \
            \(Self.candidateLimit)
            """, arguments: [value])
        if rows.count == 1 { return try .one(id: rows[0]["id"], state: rows[0]["state"]) }
        if rows.count > 1 { return try .several(rows.map { try $0["id"] }) }
      }
      return .none
    }
  }
}

/// Questions for the inbox.
enum InboxQuery {
  static func items(
    where condition: String, _ arguments: StatementArguments, _ db: Database
  ) throws -> [InboxItem] {
    let suggestions = try suggestions(where: condition, arguments, db)
    let rows = try Row.fetchCursor(
      db,
      sql: """
        SELECT u.id, u.content, u.raw_text, u.source, u.created_at, n.key, n.record, n.captured_at,
          n.title, n.evidence, n.sender, t.app, t.title AS thread_title, t.is_group,
          coalesce(t.partner_name, t.partner_phone, t.partner_handle, '') AS partner
        FROM unassigned_note AS u LEFT JOIN note AS n ON n.id = u.id
        LEFT JOIN thread AS t ON t.key = n.thread_key
        WHERE \(condition) ORDER BY coalesce(n.captured_at, u.created_at), u.id
        """, arguments: arguments)
    var items: [InboxItem] = []
    while let row = try rows.next() {
      let isGroup: Bool = try row["is_group"] ?? false
      let sender: String = try row["sender"] ?? ""
      let threadTitle: String = try row["thread_title"] ?? ""
      let title: String = try row["title"] ?? ""
      items.append(
        try InboxItem(
          id: row["id"], record: row["record"] ?? row["id"],
          source: NoteSource(rawValue: row["source"]) ?? .manual, app: row["app"],
          capturedAt: row["captured_at"], title: title.isEmpty ? threadTitle : title,
          partner: isGroup ? (sender == "?" ? "" : sender) : row["partner"],
          content: row["content"], rawText: row["raw_text"], createdAt: row["created_at"],
          evidence: EvidenceJSON.evidence(row["evidence"] ?? "[]"),
          suggestions: (row["key"] as Int?).flatMap { suggestions[$0] } ?? []))
    }
    return items
  }

  private static func suggestions(
    where condition: String, _ arguments: StatementArguments, _ db: Database
  ) throws -> [Int: [InboxItem.Suggestion]] {
    var all: [Int: [InboxItem.Suggestion]] = [:]
    let rows = try Row.fetchCursor(
      db,
      sql: """
        SELECT s.note_key, c.id, c.identifier, c.name, s.confidence, s.kind, s.reason,
          c.organization,
          (SELECT value FROM email WHERE contact_key = c.key ORDER BY position LIMIT 1) AS email,
          (SELECT value FROM phone WHERE contact_key = c.key ORDER BY position LIMIT 1) AS phone
        FROM unassigned_note AS u CROSS JOIN note AS n ON n.id = u.id
        LEFT JOIN thread AS t ON t.key = n.thread_key
        JOIN suggestion AS s ON s.note_key = n.key JOIN contact AS c ON c.id = s.contact_id
        WHERE \(condition) ORDER BY s.note_key, s.position
        """, arguments: arguments)
    while let row = try rows.next() {
      let kind: String = try row["kind"]
      try all[row["note_key"], default: []].append(
        try InboxItem.Suggestion(
          id: row["id"], identifier: row["identifier"], name: row["name"],
          confidence: row["confidence"],
          reason: kind.isEmpty ? nil : MatchEvidence(kind: kind, text: row["reason"]),
          about: PersonSummary.about(row["organization"], row["email"], row["phone"])))
    }
    return all
  }
}
