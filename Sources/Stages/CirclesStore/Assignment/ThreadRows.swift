import CirclesModel
import Foundation
import GRDB

/// A thread that messages are being loaded into.
final class ThreadState {
  let key: Int
  let id: String
  var head: ThreadHead
  /// Whether this run made it and has all its parts in mind.
  let isNew: Bool
  /// The day and time after the newest message.
  var rule: DayRule
  /// How many parts it has: the number of the next one.
  var parts: Int
  /// Whether messages came in between others, so that their days must be reckoned anew.
  var needsRegrouping = false
  /// The notes of the newest day, by sender.
  var notes: [String: Int] = [:]
  /// The day of `notes`.
  var notesDay: Int64?
  /// Whether `notes` are all that the notebook has of that day.
  var knowsDay = false
  /// The newest day that has a part.
  var newestDay = Int64.min
  /// Whether it has another name, under which its messages have other keys.
  var isRenamed = false
  /// Whether it had messages before the file that is being read.
  var hadMessages = false
  /// When the newest of them was sent.
  private(set) var knownUntil = LocalClock.bounded(.min)
  /// The file that is being read, and what it may tell of the thread's messages otherwise.
  private var path: String?
  var retold = MessageRetellings()

  init(key: Int, id: String, _ head: ThreadHead, isNew: Bool, rule: DayRule, parts: Int) {
    self.key = key
    self.id = id
    self.head = head
    self.isNew = isNew
    self.rule = rule
    self.parts = parts
  }

  /// The messages that follow are of a file.
  func begin(file: String) {
    if path == file { return }
    if path != nil { hadMessages = true }
    path = file
    knownUntil = LocalClock.bounded(rule.last)
    retold = MessageRetellings()
  }

  /// The parts that follow are of a day. A later one than any that a new thread has is not there yet.
  func turn(to day: Int64) {
    if notesDay == day { return }
    knowsDay = isNew && day > newestDay
    newestDay = max(newestDay, day)
    notesDay = day
    notes.removeAll(keepingCapacity: true)
  }
}

/// The table `thread`.
struct ThreadRows {
  let db: Database
  let run: Int

  /// The id of the thread that a conversation belongs to under another name; nil where it is a thread
  /// by its own, known or new. What is found out is kept, for later exports under that name.
  func otherID(of conversation: ConversationRecord, _ renamed: RenamedThreads) throws -> String? {
    let isSought = RenamedThreads.isSought(conversation)
    if !isSought, conversation.formerKeys.isEmpty { return nil }
    if try db.holds("SELECT EXISTS (SELECT 1 FROM thread WHERE id = ?)", [conversation.key]) {
      return try isAnothers(conversation) ? conversation.key + "~" : nil
    }
    let kept = try String.fetchOne(
      db.cachedStatement(
        sql: """
          SELECT t.id FROM thread_alias AS a JOIN thread AS t ON t.key = a.thread_key WHERE a.id = ?
          """), arguments: [conversation.key])
    if let kept { return kept }
    let known =
      try FormerThreads(db: db).first(of: conversation)
      ?? (isSought ? renamed.thread(of: conversation, db) : nil)
    guard let thread = known else { return nil }
    try db.run(
      "INSERT INTO thread_alias (id, thread_key, run_key) VALUES (?, ?, ?)",
      [conversation.key, thread, run])
    // The contact may bear the new name by now, or still the old one: `formerNames` keeps that.
    try describe(thread, as: conversation, keepsNumber: true)
    return try String.fetchOne(db, sql: "SELECT id FROM thread WHERE key = ?", arguments: [thread])
  }

  /// Whether a chat has the name, and so the key, that another one had before it was renamed, and none of
  /// that one's messages: somebody else is called so now.
  private func isAnothers(_ conversation: ConversationRecord) throws -> Bool {
    guard RenamedThreads.isToldByName(conversation), !conversation.isGroup,
      conversation.chatWith?.phone == nil,
      let thread = try Int.fetchOne(
        db.cachedStatement(
          sql: """
            SELECT key FROM thread AS t WHERE id = ? AND NOT is_group AND partner_name IS NOT ?
              AND EXISTS (SELECT 1 FROM thread_alias WHERE thread_key = t.key)
            """), arguments: [conversation.key, conversation.chatWith?.name])
    else { return false }
    let statement = try db.cachedStatement(
      sql: "SELECT EXISTS (SELECT 1 FROM message WHERE thread_key = ? AND digest = ?)")
    return try !conversation.messages.contains { message in
      let digest = Data(MessageDigest.of(message).bytes)
      return try Bool.fetchOne(statement, arguments: [thread, digest]) == true
    }
  }

  /// The thread of a conversation, made where there is none. `id` is its own where that is not the
  /// conversation's key.
  func open(
    _ conversation: ConversationRecord, id: String? = nil, source: NoteSource
  ) throws -> ThreadState {
    let id = id ?? conversation.key
    if let known = try find(id) { return known }
    let partner = conversation.chatWith
    try db.run(
      """
      INSERT INTO thread (id, app, source, title, is_group, partner_name, partner_phone,
        partner_handle, participants, created_run) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        id, conversation.app, source.rawValue, conversation.title,
        conversation.isGroup, partner?.name, partner?.phone, partner?.handle,
        EvidenceJSON.text(conversation.participants), run,
      ])
    return ThreadState(
      key: Int(db.lastInsertedRowID), id: id,
      ThreadHead(
        app: conversation.app, source: source.rawValue, title: conversation.title,
        isGroup: conversation.isGroup, partner: partner ?? ChatPartner(),
        participants: conversation.participants), isNew: true, rule: DayRule(), parts: 0)
  }

  /// Gives a thread the names and members that a conversation has. What it had is kept for the run's
  /// undo, unless it `isOwn`: the run has made it.
  /// A number or a handle that the conversation lacks goes, unless it `keepsNumber`.
  func describe(
    _ key: Int, as conversation: ConversationRecord, isOwn: Bool = false, keepsNumber: Bool = false
  ) throws {
    if !isOwn {
      try db.run(
        """
        INSERT OR IGNORE INTO superseded_thread (run_key, thread_key, title, is_group, partner_name,
          partner_phone, partner_handle, participants)
        SELECT ?, key, title, is_group, partner_name, partner_phone, partner_handle, participants
        FROM thread WHERE key = ?
        """, [run, key])
    }
    let partner = conversation.chatWith
    try db.run(
      """
      UPDATE thread SET title = ?, is_group = ?, partner_name = ?,
        partner_phone = coalesce(?, iif(?, partner_phone, NULL)),
        partner_handle = coalesce(?, iif(?, partner_handle, NULL)), participants = ? WHERE key = ?
      """,
      [
        conversation.title, conversation.isGroup, partner?.name, partner?.phone, keepsNumber,
        partner?.handle, keepsNumber, EvidenceJSON.text(conversation.participants), key,
      ])
  }

  /// Of a row `t` of `thread`: what its partner was called before a rename, as lists in JSON; in a chat
  /// that a name tells, and in one that an id or a number does. What a file said of it that was
  /// misread is none.
  static let formerNames = """
    (SELECT json_group_array(s.partner_name) FROM thread_alias AS a
      JOIN superseded_thread AS s ON s.run_key = a.run_key AND s.thread_key = a.thread_key
      WHERE a.thread_key = t.key AND s.partner_name IS NOT NULL) AS former_names,
    (WITH RECURSIVE renaming (run_key) AS (
        SELECT min(run_key) FROM superseded_thread
        UNION ALL SELECT (SELECT min(run_key) FROM superseded_thread AS next
          WHERE next.run_key > renaming.run_key) FROM renaming WHERE run_key IS NOT NULL)
      SELECT json_group_array(s.partner_name) FROM renaming AS r
      CROSS JOIN superseded_thread AS s ON s.run_key = r.run_key AND s.thread_key = t.key
      WHERE NOT t.is_group AND s.partner_name IS NOT NULL AND s.partner_name IS NOT t.partner_name
        AND NOT EXISTS (SELECT 1 FROM thread_alias WHERE thread_key = t.key)
        AND NOT EXISTS (SELECT 1 FROM open_file WHERE superseded_run = s.run_key)) AS earlier_names
    """

  /// What the partner of a row's thread was called before. A number may have passed to another: then
  /// only who keeps the first name is still the same.
  private static func formerNames(_ row: Row, _ partner: ChatPartner) throws -> [String] {
    let earlier = try EvidenceJSON.words(row["earlier_names"])
    let same = earlier.filter { name in
      partner.phone == nil || RenamedThreads.isSameFirst(name, partner.name)
    }
    return try EvidenceJSON.words(row["former_names"]) + same
  }

  /// A thread that is there; nil where none is.
  func find(_ id: String) throws -> ThreadState? {
    guard
      let row = try Row.fetchOne(
        db.cachedStatement(
          sql: """
            SELECT key, parts, app, source AS thread_source, title, is_group, partner_name,
              partner_phone, partner_handle, participants, \(Self.formerNames)
            FROM thread AS t WHERE id = ?
            """), arguments: [id])
    else { return nil }
    let key: Int = try row["key"]
    let state = try ThreadState(
      key: key, id: id, Self.head(row), isNew: false, rule: rule(after: key), parts: row["parts"])
    state.hadMessages = true
    state.isRenamed = try db.holds(
      "SELECT EXISTS (SELECT 1 FROM thread_alias WHERE thread_key = ?)", [key])
    return state
  }

  /// What a row says of the thread's parts.
  static func head(_ row: Row) throws -> ThreadHead {
    let partner = try ChatPartner(
      name: row["partner_name"], phone: row["partner_phone"], handle: row["partner_handle"])
    return try ThreadHead(
      app: row["app"], source: row["thread_source"], title: row["title"], isGroup: row["is_group"],
      partner: partner, participants: EvidenceJSON.words(row["participants"]),
      formerNames: formerNames(row, partner))
  }

  private func rule(after key: Int) throws -> DayRule {
    let last = try Row.fetchOne(
      db.cachedStatement(
        sql:
          "SELECT day, sent FROM message WHERE thread_key = ? ORDER BY sent DESC, key DESC LIMIT 1"),
      arguments: [key])
    return try last.map { try DayRule(day: $0["day"], last: $0["sent"]) } ?? DayRule()
  }

  /// Keeps how many parts the thread has had.
  func save(_ state: ThreadState) throws {
    try db.run("UPDATE thread SET parts = ? WHERE key = ?", [state.parts, state.key])
  }
}
