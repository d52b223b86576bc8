public import CirclesModel
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
  public enum Subject: Hashable, Sendable {
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
  /// What SQLite counts other programs' writes by, when it was read.
  var dataVersion: Int?
}

extension ImportSession {
  /// The oldest run in which a note that the program may decide about was decided; nil without any.
  public func oldestDecision() throws(StoreError) -> Int? {
    try look { db in
      try Int.fetchOne(
        db,
        sql: """
          SELECT min(matched_run) FROM note WHERE decided_by = 'program' AND state <> 'dismissed'
          """)
    }
  }

  /// The notes worth another look, as keys for `reviewItems`.
  public func notesToReview(_ request: ReviewRequest, _ options: AssignOptions)
    throws(StoreError) -> [Int]
  {
    try look { db in
      try ReviewQuery(
        db: db, matcherVersion: options.matcherVersion, extractorVersion: options.extractorVersion
      ).keys(request)
    }
  }

  /// Notes as they are now, read without the notebook's lock.
  public func reviewItems(_ keys: [Int], _ options: AssignOptions) throws(StoreError)
    -> [ReviewItem]
  {
    try look { db in
      let version = try Int.fetchOne(db, sql: "PRAGMA data_version")
      return try self.items(keys, options, version, db)
    }
  }

  private func items(
    _ keys: [Int], _ options: AssignOptions, _ version: Int?, _ db: Database
  ) throws -> [ReviewItem] {
    let query = ReviewQuery(
      db: db, matcherVersion: options.matcherVersion, extractorVersion: options.extractorVersion)
    let rows = PartRows(db: db, filer: filer(db, options))
    var clock = LocalClock(zone: options.timeZone)
    return try keys.compactMap { key in
      var item = try query.item(key, rows, &clock)
      item?.dataVersion = version
      return item
    }
  }

  /// Whether a note says what it said when it was read; another program may have written since.
  private func isCurrent(_ item: ReviewItem, _ options: AssignOptions, _ db: Database) throws
    -> Bool
  {
    let version = try Int.fetchOne(
      db.cachedStatement(sql: "PRAGMA data_version"), arguments: StatementArguments())
    if item.dataVersion == version { return true }
    return try items([item.key], options, version, db).first?.subject == item.subject
  }

  /// Takes new decisions; answers what each led to, in their order.
  ///
  /// `reader` reads a note whose findings are not those of whom it lies under in the end.
  public func refile(
    _ items: [Decided<ReviewItem>], _ options: AssignOptions, _ reader: (any TextReading)? = nil
  ) throws(StoreError) -> [ReassignResult] {
    try batch(of: items.count) { db in
      let filer = self.filer(db, options, reader)
      let journal = NoteJournal(db: db, run: filer.run)
      let conversations = ConversationKeys(db)
      return try items.map { item in
        let key = item.subject.key
        // It is due the next time.
        guard try self.isCurrent(item.subject, options, db) else { return .same }
        return try journal.around(key) {
          if case .part(let part) = item.subject.subject {
            try filer.block([], of: key)
            try conversations.note(item.blocks, of: part.conversation, day: key)
          } else {
            try filer.block(item.blocks, of: key)
          }
          let result = try NoteReassigner(filer: filer).refile(key, item.decision, mayMove: true)
          let isNews = try filer.keep(
            item.findings, of: key, words: item.subject.isWhole ? .whole : .gone
          ) { item.subject.subject }
          switch result {
          case .same, .decidedByHand: return isNews ? .reread : result
          default: return result
          }
        }
      }
    }
  }
}
