import CirclesModel
import Foundation
import GRDB

/// Loads conversations: each message once, under the part of its person and day.
///
/// What is known is told by the message's key alone, so an export that overlaps another adds only
/// what is new (`Architecture.md` section 6).
final class ConversationLoader {
  let run: Int
  let keepsRaw: Bool
  /// When the run began, by the local clock: for messages that nothing dates.
  let now: Int64
  var clock: LocalClock
  private var threads: [String: ThreadState] = [:]
  /// The ids of threads that a conversation of this run calls otherwise.
  private var names: [String: String] = [:]
  private let renamed = RenamedThreads()
  /// Parts that got messages and have not been filed since, in the order in which they did.
  private var touched: [Int] = []
  private var touchedPosition = 0
  private var isTouched: Set<Int> = []

  /// How many threads are kept in mind.
  private static let maximumThreads = 4096

  init(run: Int, keepsRaw: Bool, now: Int64, clock: LocalClock) {
    self.run = run
    self.keepsRaw = keepsRaw
    self.now = now
    self.clock = clock
  }

  /// Loads a conversation; answers how many of its messages are new.
  func load(_ conversation: ConversationRecord, source: NoteSource, _ db: Database) throws -> Int {
    let thread = try thread(of: conversation, source: source, db)
    let parts = thread.parts
    if thread.path != conversation.source.path {
      if thread.path != nil { thread.hadMessages = true }
      thread.path = conversation.source.path
      thread.retold = MessageRetellings()
    }
    let writer = try SQLWriter(
      db,
      """
      INSERT OR IGNORE INTO message (thread_key, note_key, digest, day, sent, sent_at, sender, kind,
        text, edited, run_key) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """)
    var new = 0
    var last = firstTime(of: conversation)
    for message in conversation.messages {
      let sent = message.at.map { clock.local($0) } ?? last
      last = sent
      let digest = MessageDigest.of(message)
      var rule = thread.rule
      let isLate = sent < rule.last
      let day = isLate ? LocalClock.day(of: sent) : rule.day(at: sent)
      // Whether it is known must be asked before a part is made for it.
      let isKnown = try isKnown(digest, in: thread, db)
      if try isRetold(message, sent: sent, isKnown: isKnown, in: thread, db) || isKnown { continue }
      let note = try part(of: message, on: day, in: thread, source: source, sent: sent, db)
      writer.integer(thread.key)
      writer.optional(note)
      writer.digest(digest)
      writer.integer(Int(day))
      writer.integer(Int(sent))
      writer.optional(message.at?.text)
      writer.text(message.from.text)
      writer.text(message.kind.rawValue)
      writer.optional(keepsRaw || note != nil ? message.text : nil)
      writer.integer(message.isEdited ? 1 : 0)
      writer.integer(run)
      try writer.run()
      new += 1
      renamed.add(message, to: thread.key)
      if isLate { thread.needsRegrouping = true } else { thread.rule = rule }
      if let note { touch(note) }
    }
    if thread.parts != parts { try ThreadRows(db: db, run: run).save(thread) }
    return new
  }

  /// Has a part filed again: its messages have changed.
  func touch(_ note: Int) {
    if isTouched.insert(note).inserted { touched.append(note) }
  }

  /// Forgets a thread whose messages or members were changed beside the loader.
  func forget(thread id: String) { threads[id] = nil }

  /// The next part that is to be filed again; nil, and nothing is in mind any more, behind the last.
  func nextTouched() -> Int? {
    guard touchedPosition < touched.count else {
      touched.removeAll(keepingCapacity: true)
      isTouched.removeAll(keepingCapacity: true)
      touchedPosition = 0
      return nil
    }
    defer { touchedPosition += 1 }
    return touched[touchedPosition]
  }

  /// Reckons the days of threads anew in which messages came between others.
  func regroup(_ db: Database) throws {
    // In an order that is the same in every run.
    for thread in threads.values.filter(\.needsRegrouping).sorted(by: { $0.key < $1.key }) {
      thread.needsRegrouping = false
      for note in try Regrouping(db: db, thread: thread).run({ day, sender, sent in
        try self.part(named: sender, on: day, in: thread, source: nil, sent: sent, db)
      }) {
        touch(note)
      }
      try ThreadRows(db: db, run: run).save(thread)
    }
  }

  private func thread(of conversation: ConversationRecord, source: NoteSource, _ db: Database)
    throws -> ThreadState
  {
    let id = names[conversation.key] ?? conversation.key
    if let known = threads[id] { return known }
    if threads.count >= Self.maximumThreads {
      threads = threads.filter { $0.value.needsRegrouping }
    }
    let rows = ThreadRows(db: db, run: run)
    if let other = try rows.otherID(of: conversation, renamed) {
      names[conversation.key] = other
      if let known = threads[other] {
        known.isRenamed = true
        return known
      }
    }
    let thread = try rows.open(conversation, id: names[conversation.key], source: source)
    threads[thread.id] = thread
    return thread
  }

  private func isKnown(_ digest: RecordDigest, in thread: ThreadState, _ db: Database) throws
    -> Bool
  {
    try db.holds(
      "SELECT EXISTS (SELECT 1 FROM message WHERE thread_key = ? AND digest = ?)",
      [thread.key, Data(digest.bytes)])
  }

  /// Whether the thread has a message that another export told to the minute, or to the second.
  private func isRetold(
    _ message: Message, sent: Int64, isKnown: Bool, in thread: ThreadState, _ db: Database
  ) throws -> Bool {
    guard thread.hadMessages, case .wall = message.at else { return false }
    return try thread.retold.has(message, sent: sent, isKnown: isKnown, in: thread, db)
  }

  /// The time for messages before the first that has one.
  private func firstTime(of conversation: ConversationRecord) -> Int64 {
    for message in conversation.messages {
      if let at = message.at { return clock.local(at) }
    }
    return now
  }

  /// The part that a message belongs to; nil for what the owner says in a group, which is about
  /// nobody of it.
  private func part(
    of message: Message, on day: Int64, in thread: ThreadState, source: NoteSource, sent: Int64,
    _ db: Database
  ) throws -> Int? {
    if !thread.isGroup {
      return try part(named: "", on: day, in: thread, source: source, sent: sent, db)
    }
    switch message.from {
    case .me: return nil
    case .named(let name):
      return try part(named: name, on: day, in: thread, source: source, sent: sent, db)
    case .them, .unknown:
      return try part(named: "?", on: day, in: thread, source: source, sent: sent, db)
    }
  }

  private func part(
    named sender: String, on day: Int64, in thread: ThreadState, source: NoteSource?, sent: Int64,
    _ db: Database
  ) throws -> Int {
    if thread.notesDay != day {
      thread.notesDay = day
      thread.notes.removeAll(keepingCapacity: true)
    }
    if let note = thread.notes[sender] { return note }
    let id = Self.partID(thread.id, day, sender)
    let note = try find(id, db) ?? make(id, sender, thread, source: source, sent: sent, db)
    thread.notes[sender] = note
    return note
  }

  /// The id of the part of a thread, day and, in a group, sender.
  static func partID(_ thread: String, _ day: Int64, _ sender: String) -> String {
    UUIDv5.text(of: "part/1/\(thread)/\(day)/\(sender)")
  }

  private func find(_ id: String, _ db: Database) throws -> Int? {
    try Int.fetchOne(
      db.cachedStatement(sql: "SELECT key FROM note WHERE id = ?"), arguments: [id])
  }

  private func make(
    _ id: String, _ sender: String, _ thread: ThreadState, source: NoteSource?, sent: Int64,
    _ db: Database
  ) throws -> Int {
    thread.parts &+= 1
    try db.run(
      """
      INSERT INTO note (id, record, source, captured_at, digest, thread_key, sender, state,
        created_run)
      VALUES (?, ?, coalesce(?, (SELECT source FROM thread WHERE key = ?)), ?, zeroblob(16), ?, ?,
        'inbox', ?)
      """,
      [
        id, "\(thread.id)#\(thread.parts)", source?.rawValue, thread.key, clock.text(local: sent),
        thread.key, sender, run,
      ])
    return Int(db.lastInsertedRowID)
  }
}
