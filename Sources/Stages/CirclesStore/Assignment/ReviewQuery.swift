import CirclesModel
import Foundation
import GRDB

/// Finds what is worth another look.
struct ReviewQuery {
  let db: Database
  let matcherVersion: Int
  let extractorVersion: Int

  /// Notes that the program may decide about, as SQL.
  private static let open =
    "decided_by = 'program' AND state <> 'dismissed' AND source NOT IN \(calendar)"

  /// Kinds of notes of which a calendar says whose they are: no words are to be looked into.
  private static let calendar = "('meeting', 'birthday')"

  /// The keys of the notes to look at, in the order of their making.
  func keys(_ request: ReviewRequest) throws -> [Int] {
    var keys: Set<Int> = []
    try SQLReader(db, "SELECT key FROM note WHERE \(Self.open) AND matcher <> ?")
      .forEach(matcherVersion) { keys.insert($0.integer(0)) }
    if request.all {
      try SQLReader(db, "SELECT key FROM note WHERE \(Self.open)").forEach {
        keys.insert($0.integer(0))
      }
    }
    try addUnread(to: &keys)
    try addEdited(to: &keys)
    try addConcerned(request.changed, to: &keys)
    if let since = request.since {
      let recent = try Set(
        Int.fetchAll(db, sql: "SELECT key FROM note WHERE captured_at >= ?", arguments: [since]))
      keys.formIntersection(recent)
    }
    return keys.sorted()
  }

  /// Notes that another version of the extractor has read, and those that another program has moved
  /// since; whoever decided whose they are.
  private func addUnread(to keys: inout Set<Int>) throws {
    try SQLReader(
      db,
      """
      SELECT key FROM note
      WHERE state <> 'dismissed' AND extractor <> ? AND source NOT IN \(Self.calendar)
      """
    )
    .forEach(extractorVersion) { keys.insert($0.integer(0)) }
    let moved = """
      SELECT n.key FROM note AS n JOIN interaction AS i ON i.id = n.id
        JOIN contact AS c ON c.id = i.contact_id
        WHERE n.extractor > 0 AND n.extracted_for IS NOT c.key
      UNION SELECT n.key FROM unassigned_note AS u CROSS JOIN note AS n ON n.id = u.id
        WHERE n.extracted_for IS NOT NULL
      """
    try SQLReader(db, moved).forEach { keys.insert($0.integer(0)) }
  }

  /// Notes in the inbox whose words somebody has changed since they were looked at.
  private func addEdited(to keys: inout Set<Int>) throws {
    let sql = """
      SELECT n.key, n.seen, u.content FROM unassigned_note AS u CROSS JOIN note AS n ON n.id = u.id
      WHERE n.decided_by = 'program' AND n.state = 'inbox'
      """
    try SQLReader(db, sql).forEach { row in
      if row.bytes(1) != Array(NoteAssigner.said(row.text(2))) { keys.insert(row.integer(0)) }
    }
  }

  /// Notes that share a key with a contact that changed, or that are its own or suggested it.
  private func addConcerned(_ changed: [ReviewRequest.ChangedContact], to keys: inout Set<Int>)
    throws
  {
    let blocks = [
      "note_block AS b JOIN note AS n ON n.key = b.note_key",
      """
      thread_block AS b
        JOIN note AS n ON n.thread_key = b.thread_key AND coalesce(n.sender, '') = b.sender
      """,
    ].map {
      """
      SELECT n.key FROM \($0) WHERE b.block = ? AND n.matched_run < ? AND n.decided_by = 'program'
        AND n.state <> 'dismissed'
      """
    }
    for contact in changed {
      for key in contact.keys {
        for sql in blocks {
          try SQLReader(db, sql).forEach(Int(truncatingIfNeeded: key), contact.generation) {
            keys.insert($0.integer(0))
          }
        }
      }
      let own = try Int.fetchAll(
        db.cachedStatement(
          sql: """
            SELECT key FROM note WHERE contact_id = ?1 AND matched_run < ?2 AND \(Self.open)
            UNION SELECT n.key FROM suggestion AS s JOIN note AS n ON n.key = s.note_key
              WHERE s.contact_id = ?1 AND n.matched_run < ?2 AND \(Self.open)
            """), arguments: [contact.id, contact.generation])
      keys.formUnion(own)
    }
  }

  /// A note as it is now, for another decision.
  func item(_ key: Int, _ rows: PartRows, _ clock: inout LocalClock) throws -> ReviewItem? {
    guard
      let row = try Row.fetchOne(
        db.cachedStatement(
          sql: """
            SELECT n.record, n.source, n.captured_at, n.title, n.speakers, n.text, n.thread_key,
              n.said, u.content, i.content AS filed FROM note AS n
            LEFT JOIN unassigned_note AS u ON u.id = n.id
            LEFT JOIN interaction AS i ON i.id = n.id WHERE n.key = ?
            """), arguments: [key])
    else { return nil }
    // What the user wrote over a note counts, whoever filed it.
    let said: Data? = try row["said"]
    let (waiting, filed): (String?, String?) = try (row["content"], row["filed"])
    let content = waiting ?? filed
    let isWritten = content.map { said != NoteAssigner.said($0) } ?? false
    var title: String = try row["title"]
    if row["thread_key"] != nil {
      guard let part = try rows.read(key, &clock) else { return nil }
      if !isWritten {
        return ReviewItem(
          record: part.record, subject: .part(part.part), key: key, isWhole: part.isWhole)
      }
      // Whom the chat was with is still said at its head.
      title = part.thread.partner(of: part.sender).label ?? part.thread.title
    }
    let kept: String? = try row["text"]
    var text = kept ?? content ?? ""
    if isWritten, let content { text = content }
    let note = try NoteRecord(
      source: RecordSource(path: "", format: "", index: 0, line: 1), id: row["record"],
      noteSource: NoteSource(rawValue: row["source"]) ?? .manual,
      capturedAt: (row["captured_at"] as String?).flatMap(ISOTime.parse),
      title: title, text: text, speakers: EvidenceJSON.words(row["speakers"]))
    return ReviewItem(
      record: note.id, subject: .note(note), key: key, isWhole: kept != nil || isWritten)
  }

  /// A note as it is now, whatever is to be decided about it.
  static func current(_ key: Int, _ filer: NoteAssigner) throws -> ReviewItem? {
    let query = ReviewQuery(
      db: filer.db, matcherVersion: filer.matcherVersion, extractorVersion: filer.extractorVersion)
    var clock = LocalClock(zone: nil)
    return try query.item(key, PartRows(db: filer.db, filer: filer), &clock)
  }
}
