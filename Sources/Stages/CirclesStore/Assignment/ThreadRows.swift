import CirclesModel
import Foundation
import GRDB

/// A thread that messages are being loaded into.
final class ThreadState {
  let key: Int
  let id: String
  let isGroup: Bool
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
  /// Whether it has another name, under which its messages have other keys.
  var isRenamed = false
  /// Whether it had messages before the file that is being read.
  var hadMessages = false
  /// The file that is being read, and what it may tell of the thread's messages otherwise.
  var path: String?
  var retold = MessageRetellings()

  init(key: Int, id: String, isGroup: Bool, rule: DayRule, parts: Int) {
    self.key = key
    self.id = id
    self.isGroup = isGroup
    self.rule = rule
    self.parts = parts
  }
}

/// The table `thread`.
struct ThreadRows {
  let db: Database
  let run: Int

  /// The id of the thread that a conversation belongs to under another name; nil where it is a thread
  /// by its own, known or new. What is found out is kept, for later exports under that name.
  func otherID(of conversation: ConversationRecord, _ renamed: RenamedThreads) throws -> String? {
    guard RenamedThreads.isToldByName(conversation),
      try !db.holds("SELECT EXISTS (SELECT 1 FROM thread WHERE id = ?)", [conversation.key])
    else { return nil }
    let kept = try String.fetchOne(
      db.cachedStatement(
        sql: """
          SELECT t.id FROM thread_alias AS a JOIN thread AS t ON t.key = a.thread_key WHERE a.id = ?
          """), arguments: [conversation.key])
    if let kept { return kept }
    guard let thread = try renamed.thread(of: conversation, db) else { return nil }
    try db.run(
      "INSERT INTO thread_alias (id, thread_key, run_key) VALUES (?, ?, ?)",
      [conversation.key, thread, run])
    return try String.fetchOne(db, sql: "SELECT id FROM thread WHERE key = ?", arguments: [thread])
  }

  /// The thread of a conversation, made where there is none. `id` is its own where that is not the
  /// conversation's key.
  func open(
    _ conversation: ConversationRecord, id: String? = nil, source: NoteSource
  ) throws -> ThreadState {
    let id = id ?? conversation.key
    if let row = try Row.fetchOne(
      db.cachedStatement(sql: "SELECT key, is_group, parts FROM thread WHERE id = ?"),
      arguments: [id])
    {
      let key: Int = try row["key"]
      let state = try ThreadState(
        key: key, id: id, isGroup: row["is_group"], rule: try rule(after: key),
        parts: row["parts"])
      state.hadMessages = true
      state.isRenamed = try db.holds(
        "SELECT EXISTS (SELECT 1 FROM thread_alias WHERE thread_key = ?)", [key])
      return state
    }
    let partner = conversation.chatWith
    try db.run(
      """
      INSERT INTO thread (id, app, source, title, is_group, partner_name, partner_phone,
        partner_handle, participants, created_run) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        conversation.key, conversation.app, source.rawValue, conversation.title,
        conversation.isGroup, partner?.name, partner?.phone, partner?.handle,
        EvidenceJSON.text(conversation.participants), run,
      ])
    return ThreadState(
      key: Int(db.lastInsertedRowID), id: conversation.key, isGroup: conversation.isGroup,
      rule: DayRule(), parts: 0)
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
