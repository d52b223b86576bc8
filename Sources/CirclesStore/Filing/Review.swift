public import CirclesModel
import Foundation
import GRDB

/// Which notes are to be looked at again.
public struct ReviewRequest: Sendable {
  /// Every note that the program may decide about.
  public var all: Bool
  /// Only notes of this day and later (`2026-03-14`); nil for any.
  public var since: String?
  /// Contacts that changed, with the keys under which notes about them can be found.
  public var changed: [ChangedContact]

  /// Makes a request.
  public init(all: Bool = false, since: String? = nil, changed: [ChangedContact] = []) {
    self.all = all
    self.since = since
    self.changed = changed
  }

  /// A contact that is not as it was when some notes were decided.
  public struct ChangedContact: Sendable {
    /// Its id in the notebook.
    public var id: String
    /// The run that first saw it as it is now.
    public var generation: Int
    /// Its blocking keys.
    public var keys: [UInt64]

    /// Makes one.
    public init(id: String, generation: Int, keys: [UInt64]) {
      self.id = id
      self.generation = generation
      self.keys = keys
    }
  }
}

/// A note that is looked at again.
public struct ReviewItem: Sendable {
  /// What is decided about.
  public enum Subject: Sendable {
    /// A whole note.
    case note(NoteRecord)
    /// A part of a conversation.
    case part(ConversationPart)
  }

  /// The note's id, or `<key>#<n>`.
  public var record: String
  /// What it says now.
  public var subject: Subject
  let key: Int
  /// Whether all its words are there, and not only a summary of them.
  let isWhole: Bool
}

/// A note that was looked at again, with what the matcher says of it now.
public struct DecidedItem: Sendable {
  /// The note.
  public var item: ReviewItem
  /// Whose it is.
  public var decision: MatchDecision
  /// The keys under which it is found again when a contact changes.
  public var blocks: [UInt64]
  /// What it says of whom it was decided for; nil where nobody has read it.
  public var findings: TextFindings?

  /// Makes one.
  public init(
    item: ReviewItem, decision: MatchDecision, blocks: [UInt64] = [],
    findings: TextFindings? = nil
  ) {
    self.item = item
    self.decision = decision
    self.blocks = blocks
    self.findings = findings
  }
}

/// Finds what is worth another look.
struct ReviewQuery {
  let db: Database
  let matcherVersion: Int
  let extractorVersion: Int

  /// Notes that the program may decide about, as SQL.
  private static let open = "decided_by = 'program' AND state <> 'dismissed'"

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
    try SQLReader(db, "SELECT key FROM note WHERE state <> 'dismissed' AND extractor <> ?")
      .forEach(extractorVersion) { keys.insert($0.integer(0)) }
    let moved = """
      SELECT n.key FROM note AS n JOIN interaction AS i ON i.id = n.id
        JOIN contact AS c ON c.id = i.contact_id
        WHERE n.extractor > 0 AND n.extracted_for IS NOT c.key
      UNION SELECT n.key FROM note AS n JOIN unassigned_note AS u ON u.id = n.id
        WHERE n.extracted_for IS NOT NULL
      """
    try SQLReader(db, moved).forEach { keys.insert($0.integer(0)) }
  }

  /// Notes in the inbox whose words somebody has changed since they were looked at.
  private func addEdited(to keys: inout Set<Int>) throws {
    let sql = """
      SELECT n.key, n.seen, u.content FROM unassigned_note AS u JOIN note AS n ON n.id = u.id
      WHERE n.decided_by = 'program' AND n.state = 'inbox'
      """
    try SQLReader(db, sql).forEach { row in
      if row.bytes(1) != Array(NoteFiler.said(row.text(2))) { keys.insert(row.integer(0)) }
    }
  }

  /// Notes that share a key with a contact that changed, or that are its own or suggested it.
  private func addConcerned(_ changed: [ReviewRequest.ChangedContact], to keys: inout Set<Int>)
    throws
  {
    let blocks = """
      SELECT n.key FROM note_block AS b JOIN note AS n ON n.key = b.note_key
      WHERE b.block = ? AND n.matched_run < ? AND n.decided_by = 'program'
        AND n.state <> 'dismissed'
      """
    for contact in changed {
      for key in contact.keys {
        try SQLReader(db, blocks).forEach(Int(truncatingIfNeeded: key), contact.generation) {
          keys.insert($0.integer(0))
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
              n.said, n.decided_by, u.content, i.content AS filed FROM note AS n
            LEFT JOIN unassigned_note AS u ON u.id = n.id
            LEFT JOIN interaction AS i ON i.id = n.id WHERE n.key = ?
            """), arguments: [key])
    else { return nil }
    if row["thread_key"] != nil {
      guard let part = try rows.read(key, &clock) else { return nil }
      return ReviewItem(
        record: part.part.id, subject: .part(part.part), key: key, isWhole: part.isWhole)
    }
    let isByHand = row["decided_by"] == "hand"
    let content: String? = row["content"] ?? row["filed"]
    let kept: String? = row["text"]
    var text = kept ?? content ?? ""
    // What the user wrote over it counts; what was assigned by hand shows a summary of its own.
    let said: Data? = row["said"]
    let isOther = content.map { said != NoteFiler.said($0) } ?? false
    let isWritten = isOther && (row["content"] != nil || !isByHand)
    if isWritten, let content { text = content }
    let note = NoteRecord(
      source: RecordSource(path: "", format: "", index: 0, line: 1), id: row["record"],
      noteSource: NoteSource(rawValue: row["source"]) ?? .manual,
      capturedAt: (row["captured_at"] as String?).flatMap(ISOTime.parse),
      title: row["title"], text: text, speakers: EvidenceJSON.words(row["speakers"]))
    return ReviewItem(
      record: note.id, subject: .note(note), key: key, isWhole: kept != nil || isWritten)
  }

  /// A note as it is now, whatever is to be decided about it.
  static func current(_ key: Int, _ filer: NoteFiler) throws -> ReviewItem? {
    let query = ReviewQuery(
      db: filer.db, matcherVersion: filer.matcherVersion, extractorVersion: filer.extractorVersion)
    var clock = LocalClock(zone: nil)
    return try query.item(key, PartRows(db: filer.db, filer: filer), &clock)
  }
}

extension ImportSession {
  /// The oldest run in which a note that the program may decide about was decided; nil without any.
  public func oldestDecision() throws(StoreFailure) -> Int? {
    try batch(of: 0) { db in
      try Int.fetchOne(
        db,
        sql: """
          SELECT min(matched_run) FROM note WHERE decided_by = 'program' AND state <> 'dismissed'
          """)
    }
  }

  /// The notes worth another look, as keys for `reviewItems`.
  public func notesToReview(_ request: ReviewRequest, _ options: FilingOptions)
    throws(StoreFailure) -> [Int]
  {
    try batch(of: 0) { db in
      try ReviewQuery(
        db: db, matcherVersion: options.matcherVersion, extractorVersion: options.extractorVersion
      ).keys(request)
    }
  }

  /// Notes as they are now.
  public func reviewItems(_ keys: [Int], _ options: FilingOptions) throws(StoreFailure)
    -> [ReviewItem]
  {
    try batch(of: 0) { db in
      let query = ReviewQuery(
        db: db, matcherVersion: options.matcherVersion, extractorVersion: options.extractorVersion)
      let rows = PartRows(db: db, filer: self.filer(db, options))
      var clock = LocalClock(zone: options.timeZone)
      return try keys.compactMap { try query.item($0, rows, &clock) }
    }
  }

  /// Takes new decisions; answers what each led to, in their order.
  ///
  /// `reader` reads a note whose findings are not those of whom it lies under in the end.
  public func refile(
    _ items: [DecidedItem], _ options: FilingOptions, _ reader: (any TextReading)? = nil
  ) throws(StoreFailure) -> [RefileResult] {
    try batch(of: items.count) { db in
      let filer = self.filer(db, options, reader)
      let journal = NoteJournal(db: db, run: filer.run)
      return try items.map { item in
        let key = item.item.key
        return try journal.around(key) {
          try filer.block(item.blocks, of: key)
          let result = try Refiler(filer: filer).refile(key, item.decision, mayMove: true)
          let isNews = try filer.keep(
            item.findings, of: key, words: item.item.isWhole ? .whole : .gone
          ) { item.item.subject }
          switch result {
          case .same, .decidedByHand: return isNews ? .reread : result
          default: return result
          }
        }
      }
    }
  }
}
