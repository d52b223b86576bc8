import CirclesModel
import GRDB

/// Reads parts for filing, and writes what they are filed under.
struct PartRows {
  let db: Database
  let filer: NoteAssigner
  let conversations: ConversationKeys
  let memory: ConversationMemory
  let unknown: UnknownParts

  /// `memory` is what a run knows of conversations already.
  init(db: Database, filer: NoteAssigner, memory: ConversationMemory = ConversationMemory()) {
    self.db = db
    self.filer = filer
    self.memory = memory
    conversations = ConversationKeys(db, memory)
    unknown = UnknownParts(db, filer)
  }

  /// A part of which the run has all messages in mind.
  func pending(_ key: Int, _ part: FreshParts.Part) throws -> PendingPart {
    var pending = PendingPart(
      record: part.record, isOpen: true, key: key, id: part.id, source: part.source,
      thread: part.thread, sender: part.sender, isNew: true, isFresh: true, isUnwanted: false,
      isCut: false, date: part.date, messages: part.messages)
    pending.filedUnder = try filedUnder(pending)
    pending.namesakeOf = try namesakeOf(pending)
    return try isUnwanted(pending.conversation) ? pending.unwanted : pending
  }

  private func isUnwanted(_ conversation: ConversationName) throws -> Bool {
    try memory.isUnwanted(conversation) { try LearnedRules.isUnwanted(conversation, db) }
  }

  /// Under whom the program filed all days of a part's chat; nil in a group, where each speaks for
  /// themself, and where a person or another program has put one somewhere else: that speaks for no
  /// other day (`--only-this`), and against what was decided.
  private func filedUnder(_ pending: PendingPart) throws -> String? {
    let conversation = pending.conversation
    if pending.thread.isGroup { return nil }
    return try memory.filedUnder(conversation) {
      try String.fetchOne(
        db.cachedStatement(
          sql: """
            SELECT iif(count(DISTINCT c.id) = 1 AND min(n.decided_by = 'program'
              AND i.contact_id IS n.contact_id), max(c.identifier), NULL)
            FROM thread AS t JOIN note AS n ON n.thread_key = t.key
            JOIN contact AS c ON c.id = n.contact_id LEFT JOIN interaction AS i ON i.id = n.id
            WHERE t.id = ? AND n.state = 'assigned'
            """), arguments: [conversation.thread])
    }
  }

  /// Whom the user filed another chat with this header under, where the header is no name of theirs.
  private func namesakeOf(_ pending: PendingPart) throws -> String? {
    guard !pending.thread.isGroup, let label = pending.thread.partner(of: "").label else {
      return nil
    }
    let name = pending.conversation
    return try memory.namesakeOf(name) {
      let rows = try Row.fetchAll(
        db.cachedStatement(
          sql: """
            SELECT c.key, c.identifier FROM learned AS l JOIN contact AS c ON c.id = l.contact_id
            WHERE l.kind = 'header' AND l.app = ?1 AND l.text = ?2 AND l.thread_id <> ?3
              AND NOT EXISTS (SELECT 1 FROM learned AS own WHERE own.kind = 'thread'
                AND own.thread_id = ?3 AND own.contact_id = c.id)
            ORDER BY l.run_key DESC, l.id
            """), arguments: [pending.thread.app, label, name.thread])
      return try rows.first {
        try !AliasLearning.isGiven(NameNormalizer.normalize(label), to: $0["key"], db)
      }?["identifier"]
    }
  }

  /// The part of a note's key; nil where the note is none, or nothing is left in it.
  func read(_ key: Int, _ clock: inout LocalClock) throws -> PendingPart? {
    guard
      let row = try Row.fetchOne(
        db.cachedStatement(
          sql: """
            SELECT n.id, n.record, n.source, n.sender, n.state, n.decided_by, n.said IS NULL AS is_unsaid,
              t.app, t.source AS thread_source, t.title, t.is_group, t.partner_name, t.partner_phone, t.partner_handle,
              t.participants, \(ThreadRows.formerNames),
              EXISTS (SELECT 1 FROM unassigned_note AS u WHERE u.id = n.id) AS in_inbox,
              EXISTS (SELECT 1 FROM interaction AS i WHERE i.id = n.id) AS is_interaction
            FROM note AS n JOIN thread AS t ON t.key = n.thread_key WHERE n.key = ?
            """), arguments: [key])
    else { return nil }
    let (messages, isCut) = try Self.first(of: key, db)
    if messages.isEmpty { return nil }
    let state: String = try row["state"]
    let decidedBy: String = try row["decided_by"]
    let inInbox: Bool = try row["in_inbox"]
    let isInteraction: Bool = try row["is_interaction"]
    // One that said something and has no row was removed by somebody.
    let isUnsaid: Bool = try row["is_unsaid"]
    let isNew = isUnsaid && !inInbox && !isInteraction
    let isWaiting = state == "inbox" ? isNew || inInbox : state == "dismissed" && isNew
    var pending = try PendingPart(
      record: row["record"], isOpen: isWaiting && decidedBy == "program", key: key, id: row["id"],
      source: row["source"], thread: ThreadRows.head(row), sender: row["sender"] ?? "",
      isNew: isNew, isFresh: false, isUnwanted: false, isCut: isCut,
      date: clock.text(local: messages[0].sent), messages: messages)
    pending.filedUnder = try filedUnder(pending)
    pending.namesakeOf = try namesakeOf(pending)
    return try isNew && isUnwanted(pending.conversation) ? pending.unwanted : pending
  }

  /// More messages of one person on one day, or more bytes of text, are kept but not looked through.
  static let maximumMessages = 4096
  static let maximumBytes = 512 << 10

  /// The messages of a part, in the order in which they were sent; none for a note that is no part.
  static func messages(of key: Int, _ db: Database) throws -> [StoredMessage] {
    try first(of: key, db).messages
  }

  /// As many of a part's messages as are looked through, and whether there are more.
  private static func first(
    of key: Int, _ db: Database
  ) throws -> (messages: [StoredMessage], isCut: Bool) {
    var messages: [StoredMessage] = []
    var bytes = 0
    var isCut = false
    let sql = """
      SELECT sender, kind, text, sent, sent_at, edited FROM message WHERE note_key = ?
      ORDER BY sent, key LIMIT \(maximumMessages + 1)
      """
    try SQLReader(db, sql).forEach(key) { row in
      bytes += row.withBytes(2, \.count)
      if isCut || messages.count == maximumMessages || bytes > maximumBytes, !messages.isEmpty {
        isCut = true
        return
      }
      // Another program may have written any number.
      messages.append(
        StoredMessage(
          sender: row.text(0), kind: row.text(1), text: row.text(2),
          sent: LocalClock.bounded(Int64(row.integer(3))), hasTime: !row.isNull(4),
          isEdited: row.integer(5) != 0, hasWords: !row.isNull(2)))
    }
    return (messages, isCut)
  }
}

extension PendingPart {
  /// The same of a conversation that the user has dismissed.
  fileprivate var unwanted: PendingPart {
    PendingPart(
      record: record, isOpen: false, key: key, id: id, source: source, thread: thread,
      sender: sender, isNew: isNew, isFresh: isFresh, isUnwanted: true, isCut: isCut, date: date,
      messages: messages)
  }
}
