import CirclesModel
public import CirclesStore
import GRDB

extension Notebook {
  /// A note in full by its id, wherever it lies; nil where there is none.
  public func noteSheet(id: String) throws(StoreError) -> NoteSheet? {
    try read { db in try NoteSheetQuery(db: db).sheet(id) }
  }
}

/// Questions for one note.
struct NoteSheetQuery {
  let db: Database

  func sheet(_ id: String) throws -> NoteSheet? {
    guard
      let row = try Row.fetchOne(
        db,
        sql: """
          SELECT n.key, n.id, n.record, n.source, n.captured_at, n.title, n.state, n.decided_by,
            n.confidence, n.evidence, n.sender, n.contact_id, t.app, t.title AS thread_title, t.is_group,
            coalesce(t.partner_name, t.partner_phone, t.partner_handle, '') AS partner
          FROM note AS n LEFT JOIN thread AS t ON t.key = n.thread_key WHERE n.id = ?
          """, arguments: [id]), let words = try NoteFullText.read(row[checked: "key"], db)
    else { return try foreign(id) }
    let key: Int = try row[checked: "key"]
    let isGroup: Bool = try row[checked: "is_group"] ?? false
    let sender: String = try row[checked: "sender"] ?? ""
    let threadTitle: String = try row[checked: "thread_title"] ?? ""
    let title: String = try row[checked: "title"]
    var sheet = NoteSheet(
      id: try row[checked: "id"], record: try row[checked: "record"],
      state: try NoteSheet.State(rawValue: row[checked: "state"]) ?? .inbox,
      isByHand: try row[checked: "decided_by"] == "hand",
      source: try NoteSource(rawValue: row[checked: "source"]) ?? .manual,
      app: try row[checked: "app"],
      capturedAt: try row[checked: "captured_at"], title: title.isEmpty ? threadTitle : title,
      partner: isGroup ? (sender == "?" ? "" : sender) : try row[checked: "partner"],
      text: words.text,
      asRead: words.asRead == words.text ? nil : words.asRead,
      confidence: try row[checked: "confidence"],
      evidence: try EvidenceJSON.evidence(row[checked: "evidence"]),
      findings: try StoredFindings.read(key, db).findings)
    sheet.findings.place(in: sheet.text)
    sheet.contacts = try contacts(id)
    try settle(&sheet, decidedFor: row[checked: "contact_id"])
    if sheet.state == .inbox { sheet.suggestions = try suggested(key) }
    sheet.against = try Objections(db: db, key: key, sheet: sheet).all()
    return sheet
  }

  /// Another program may have moved the row that the app shows, or taken it away: then that counts, and
  /// no reason of ours.
  private func settle(_ sheet: inout NoteSheet, decidedFor contact: String?) throws {
    if sheet.contacts.isEmpty {
      guard sheet.state == .assigned else { return }
      let waits = try Bool.fetchOne(
        db, sql: "SELECT EXISTS (SELECT 1 FROM unassigned_note WHERE id = ?)",
        arguments: [sheet.id])
      sheet.state = waits == true ? .inbox : .dismissed
    } else {
      sheet.state = .assigned
      if let contact, sheet.contacts.contains(where: { $0.id == contact }) { return }
    }
    sheet.isByHand = true
    (sheet.confidence, sheet.evidence) = (0, [])
  }

  /// A note that another program put into the inbox or under somebody: it is known by its row alone.
  private func foreign(_ id: String) throws -> NoteSheet? {
    guard
      let row = try Row.fetchOne(
        db,
        sql: """
          SELECT id, content, raw_text, source, NULL AS date FROM unassigned_note WHERE id = ?1
          UNION ALL
          SELECT id, content, raw_text, source, interaction_date FROM interaction WHERE id = ?1
          """, arguments: [id])
    else { return nil }
    let content: String = try row[checked: "content"]
    let raw: String? = try row[checked: "raw_text"]
    let date: String? = try row[checked: "date"]
    var sheet = NoteSheet(
      id: try row[checked: "id"], record: try row[checked: "id"],
      state: date == nil ? .inbox : .assigned, isByHand: date != nil,
      source: try NoteSource(rawValue: row[checked: "source"]) ?? .manual, capturedAt: date,
      title: "", partner: "", text: content, asRead: raw == content ? nil : raw, confidence: 0,
      evidence: [], findings: TextFindings())
    sheet.contacts = try contacts(id, isForeign: true)
    return sheet
  }

  private func contacts(_ id: String, isForeign: Bool = false) throws -> [NoteSheet.Contact] {
    let first = "SELECT contact_id, 1 AS is_first FROM interaction WHERE id = ?1"
    // A notebook of an older version that is only read knows of one contact a note.
    let all =
      try !isForeign && db.viewExists("filed_note")
      ? "SELECT contact_id, is_first FROM filed_note WHERE note_id = ?1" : first
    return try Row.fetchAll(
      db,
      sql: """
        SELECT c.id, c.identifier, c.name FROM (\(all)) AS f JOIN contact AS c ON c.id = f.contact_id
        ORDER BY f.is_first DESC, c.name, c.key
        """, arguments: [id]
    ).map {
      try NoteSheet.Contact(
        id: $0[checked: "id"], identifier: $0[checked: "identifier"], name: $0[checked: "name"])
    }
  }

  private func suggested(_ key: Int) throws -> [MatchSuggestion] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT c.identifier, c.name, s.confidence, s.kind, s.reason
        FROM suggestion AS s JOIN contact AS c ON c.id = s.contact_id
        WHERE s.note_key = ? ORDER BY s.position
        """, arguments: [key]
    ).map { row in
      let kind: String = try row[checked: "kind"]
      return try MatchSuggestion(
        identifier: row[checked: "identifier"], name: row[checked: "name"],
        confidence: row[checked: "confidence"],
        reason: kind.isEmpty ? nil : MatchEvidence(kind: kind, text: row[checked: "reason"]))
    }
  }
}

extension TextFindings {
  /// Counts the spans of days in a text that has who speaks before each message: they were read
  /// without.
  fileprivate mutating func place(in text: String) {
    let scalars = Array(text.unicodeScalars)
    var from = 0
    for index in dates.indices {
      let words = Array(dates[index].text.unicodeScalars)
      let first = max(from, dates[index].start)
      guard !words.isEmpty, first <= scalars.count,
        let start = (first..<max(first, scalars.count - words.count + 1)).first(where: {
          scalars[$0..<($0 + words.count)].elementsEqual(words)
        })
      else { continue }
      dates[index].start = start
      dates[index].end = start + words.count
      from = start + words.count
    }
  }
}
