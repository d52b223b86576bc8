import CirclesModel
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
  private let renamed: RenamedThreads
  /// Parts that got messages and have not been filed since, in the order in which they did.
  private var touched: [Int] = []
  private var touchedPosition = 0
  private var isTouched: Set<Int> = []
  /// Those of them that need not be read back.
  private let fresh = FreshParts()
  /// What is known of conversations, for whoever files their parts.
  let memory = ConversationMemory()

  /// How many messages the last reckoning of days went through.
  private var regrouped = 0
  /// Whether messages came between others since.
  private var isDisordered = false

  /// How many threads are kept in mind.
  private static let maximumThreads = 4096

  init(run: Int, keepsRaw: Bool, now: Int64, clock: LocalClock) {
    self.run = run
    self.keepsRaw = keepsRaw
    self.now = now
    self.clock = clock
    renamed = RenamedThreads(clock: clock)
  }

  /// Loads a conversation; answers how many of its messages are new, or say something else than
  /// before.
  func load(
    _ conversation: ConversationRecord, source: NoteSource, _ statements: ConversationStatements
  ) throws -> Int {
    let db = statements.db
    let thread = try thread(of: conversation, source: source, db)
    let parts = thread.parts
    thread.begin(file: conversation.source.path)
    var conversation = conversation
    if !conversation.formerKeys.isEmpty {
      conversation = try FormerThreads(db: db).withoutKnown(
        conversation, sent: times(of: conversation), in: thread.key)
    }
    let sentTimes = times(of: conversation)
    if thread.hadMessages, SecondAccount.mayBe(conversation) {
      conversation = try SecondAccount(statements: statements).distinguish(
        conversation, sent: sentTimes, in: thread.key)
    }
    let overlap =
      try thread.hadMessages
      ? ConversationOverlap(conversation, sent: sentTimes, in: thread, statements) : nil
    let writer = statements.messages
    let newest = thread.rule.last
    var new = try overlap.map { try take($0, db) } ?? 0
    for (index, message) in conversation.messages.enumerated()
    where overlap?.isTold[index] != true {
      let sent = sentTimes[index]
      let digest = MessageDigest.of(message)
      // Also what is told twice by the same key; before a part is made for it.
      if try statements.holds(digest, of: thread.key) { continue }
      var rule = thread.rule
      let isLate = sent < rule.last
      let day = isLate ? LocalClock.day(of: sent) : rule.day(at: sent)
      let note = try part(
        of: message, on: day, in: thread, source: source, sent: sent, statements)
      let words = keepsRaw || note != nil ? message.text : nil
      writer.integer(thread.key)
      writer.optional(note)
      writer.digest(digest)
      writer.integer(Int(day))
      writer.integer(Int(sent))
      writer.optional(message.at?.text)
      writer.text(message.from.text)
      writer.text(message.kind.rawValue)
      writer.optional(words)
      writer.integer(message.isEdited ? 1 : 0)
      writer.integer(run)
      try writer.run()
      new += 1
      renamed.add(message, to: thread.key, conversation)
      if isLate {
        thread.needsRegrouping = true
        isDisordered = true
      } else {
        thread.rule = rule
      }
      if let note {
        fresh.add(message, words: words, sent: sent, to: note)
        touch(note)
      }
    }
    if thread.rule.last > newest { try rename(thread, as: conversation, db) }
    if thread.parts != parts { try ThreadRows(db: db, run: run).save(thread) }
    return new
  }

  /// Has a part filed again: its messages have changed.
  func touch(_ note: Int) {
    if isTouched.insert(note).inserted { touched.append(note) }
  }

  /// Forgets a thread whose messages or members were changed beside the loader.
  func forget(thread id: String) {
    threads[id] = nil
    fresh.removeAll()
    memory.removeAll()
  }

  /// The next part that is to be filed again, with its messages where they are in mind; nil, and
  /// nothing is in mind any more, behind the last.
  func nextTouched() -> (note: Int, fresh: FreshParts.Part?)? {
    guard touchedPosition < touched.count else {
      touched.removeAll(keepingCapacity: true)
      isTouched.removeAll(keepingCapacity: true)
      touchedPosition = 0
      fresh.removeAll()
      return nil
    }
    let note = touched[touchedPosition]
    touchedPosition += 1
    return (note, fresh.take(note))
  }

  /// How many messages, at least, the next reckoning of days goes through; 0 where none is due. One that
  /// waits until as many came makes the work of all of them linear.
  var regroupingCost: Int { isDisordered ? regrouped : 0 }

  /// Reckons the days of threads anew in which messages came between others.
  func regroup(_ db: Database) throws {
    let disordered = threads.values.filter(\.needsRegrouping)
    isDisordered = false
    if disordered.isEmpty { return }
    regrouped = 0
    let statements = try ConversationStatements(db)
    defer { fresh.forget(threads: Set(disordered.map(\.key))) }
    // In an order that is the same in every run.
    for thread in disordered.sorted(by: { $0.key < $1.key }) {
      thread.needsRegrouping = false
      var regrouping = Regrouping(db: db, thread: thread)
      for note in try regrouping.run({ day, sender, sent in
        try self.part(named: sender, on: day, in: thread, source: nil, sent: sent, statements)
      }) {
        touch(note)
      }
      regrouped += regrouping.count
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
        if let head = try rows.find(other)?.head { known.head = head }
        try touchWaiting(in: known.key, db)
        return known
      }
    }
    let thread = try rows.open(conversation, id: names[conversation.key], source: source)
    threads[thread.id] = thread
    if names[conversation.key] != nil { try touchWaiting(in: thread.key, db) }
    return thread
  }

  /// Gives a chat the name that its newest messages have, where an id or a number tells the thread. Those
  /// of before stay with whom they are filed under: a number may have passed to another. The name from
  /// before is kept, also of a thread that this run has made: it decides where nobody has the new one.
  private func rename(_ thread: ThreadState, as conversation: ConversationRecord, _ db: Database)
    throws
  {
    // Where a name tells the thread, its other names are looked after by `RenamedThreads`.
    let isByName = RenamedThreads.isSought(conversation) && conversation.formerKeys.isEmpty
    guard !conversation.isGroup, !thread.head.isGroup,
      !isByName || !thread.isRenamed && names[conversation.key] == nil,
      let name = conversation.chatWith?.name, !name.isEmpty,
      name != thread.head.partner.name
    else { return }
    let rows = ThreadRows(db: db, run: run)
    try rows.describe(thread.key, as: conversation, keepsNumber: true)
    if let head = try rows.find(thread.id)?.head { thread.head = head }
    fresh.forget(threads: [thread.key])
    memory.removeAll()
    try touchWaiting(in: thread.key, db)
  }

  /// Has the days that wait of a conversation decided again: it is called otherwise now.
  private func touchWaiting(in thread: Int, _ db: Database) throws {
    let waiting = try Int.fetchAll(
      db,
      sql: """
        SELECT key FROM note WHERE thread_key = ? AND state = 'inbox' AND decided_by = 'program'
        ORDER BY key
        """, arguments: [thread])
    for note in waiting { touch(note) }
  }

  /// Writes what a newer export says over what the notebook has; answers of how many messages.
  private func take(_ overlap: ConversationOverlap, _ db: Database) throws -> Int {
    let corrections = overlap.corrections
    if corrections.isEmpty { return 0 }
    let thread = overlap.thread
    for correction in corrections {
      try correction.write(run: run, keepsRaw: keepsRaw, db)
      if let note = correction.row.note { touch(note) }
    }
    fresh.forget(threads: [thread.key])
    let owner = Set(corrections.filter(\.isOwners).map(\.row.sender))
    if thread.head.participants.contains(where: owner.contains) {
      var described = overlap.conversation
      described.participants = thread.head.participants.filter { !owner.contains($0) }
      let rows = ThreadRows(db: db, run: run)
      try rows.describe(thread.key, as: described, isOwn: thread.isNew)
      if let head = try rows.find(thread.id)?.head { thread.head = head }
    }
    return corrections.count
  }

  /// When each message was sent, by the local clock. One without a time follows the one before.
  private func times(of conversation: ConversationRecord) -> [Int64] {
    var last = firstTime(of: conversation)
    return conversation.messages.map { message in
      last = message.at.map { clock.local($0) } ?? last
      return last
    }
  }

  /// The time for messages before the first that has one: where none has, that of the screenshot.
  private func firstTime(of conversation: ConversationRecord) -> Int64 {
    for message in conversation.messages {
      if let at = message.at { return clock.local(at) }
    }
    return conversation.takenAt?.secondsSince1970 ?? now
  }

  /// The part that a message belongs to; nil for what the owner says in a group, which is about
  /// nobody of it.
  private func part(
    of message: Message, on day: Int64, in thread: ThreadState, source: NoteSource, sent: Int64,
    _ statements: ConversationStatements
  ) throws -> Int? {
    if !thread.head.isGroup {
      return try part(named: "", on: day, in: thread, source: source, sent: sent, statements)
    }
    switch message.from {
    case .me: return nil
    case .named(let name):
      return try part(named: name, on: day, in: thread, source: source, sent: sent, statements)
    case .them, .unknown:
      return try part(named: "?", on: day, in: thread, source: source, sent: sent, statements)
    }
  }

  private func part(
    named sender: String, on day: Int64, in thread: ThreadState, source: NoteSource?, sent: Int64,
    _ statements: ConversationStatements
  ) throws -> Int {
    thread.turn(to: day)
    if let note = thread.notes[sender] { return note }
    let id = Self.partID(thread.id, day, sender)
    let known = thread.knowsDay ? nil : try statements.note(id)
    let note =
      try known ?? make(id, sender, thread, source: source, sent: sent, statements)
    thread.notes[sender] = note
    return note
  }

  /// The id of the part of a thread, day and, in a group, sender.
  static func partID(_ thread: String, _ day: Int64, _ sender: String) -> String {
    UUIDv5.text(of: "part/1/\(thread)/\(day)/\(sender)")
  }

  private func make(
    _ id: String, _ sender: String, _ thread: ThreadState, source: NoteSource?, sent: Int64,
    _ statements: ConversationStatements
  ) throws -> Int {
    thread.parts &+= 1
    let part = FreshParts.Part(
      id: id, record: "\(thread.id)#\(thread.parts)",
      source: source?.rawValue ?? thread.head.source,
      sender: sender, date: clock.text(local: sent), thread)
    let note = try statements.make(part, run: run)
    // An app may have kept its row of a note that has gone.
    if try !statements.isShown(id) { fresh.begin(part, as: note) }
    return note
  }
}
