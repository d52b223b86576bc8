import CirclesModel
import GRDB

/// Finds the thread of a chat that is called otherwise now, since its contact was renamed in the
/// phone: exports in which a name is all that tells a thread give it, and each of its messages,
/// another key.
///
/// A new chat is a known one where the two say nearly the same in the time that both cover: at least
/// three different messages, two of them not the owner's and longer than an "ok", and three in four
/// of either. What is missed is a chat told twice; a wrong guess would file one person's words under
/// another, so when in doubt it is a new chat.
final class RenamedThreads {
  /// How many messages are kept in mind, some 25 bytes each; of more, one in so many.
  private let capacity: Int
  /// How many messages must be there already.
  private static let minimumShared = 3
  /// How many of them others must have written.
  private static let minimumTheirs = 2
  /// How many characters those must have together.
  private static let minimumLength = 20

  /// What others said, by a hash that never reaches the disk, and the thread it was said in.
  private var theirs: [Int: Int32]?
  /// Only hashes that this divides are kept.
  private var thinning = 1

  /// Finds threads by so many messages at most.
  init(capacity: Int = 500_000) { self.capacity = capacity }

  /// How many messages are kept in mind.
  var count: Int { theirs?.count ?? 0 }

  /// Whether nothing but a name tells the thread of a conversation.
  static func isToldByName(_ conversation: ConversationRecord) -> Bool {
    guard case .wall = conversation.messages.first?.at else { return false }
    return !conversation.isGroup && conversation.chatWith?.phone == nil
      && conversation.chatWith?.handle == nil
  }

  /// The key of the thread that a new conversation continues; nil where it is new.
  func thread(of conversation: ConversationRecord, _ db: Database) throws -> Int? {
    let told = conversation.messages.compactMap(telling)
    if told.count < Self.minimumShared { return nil }
    let theirs = try theirs ?? read(db)
    self.theirs = theirs
    var votes: [Int32: Int] = [:]
    for message in told where !message.isMine {
      if let thread = theirs[message.hash] { votes[thread, default: 0] += 1 }
    }
    // The same count twice is settled by the older thread, so that every run answers alike.
    let best = votes.max { ($0.value, -$0.key) < ($1.value, -$1.key) }
    guard let thread = best.map({ Int($0.key) }),
      try isApp(conversation.app, of: thread, db), try shares(told, thread, db)
    else { return nil }
    return thread
  }

  /// Notes a message that was loaded into a thread.
  func add(_ message: Message, to thread: Int) {
    guard theirs != nil, let told = telling(message), !told.isMine else { return }
    keep(told.hash, thread)
  }

  private struct Told {
    var hash: Int
    var sent: Int64
    var isMine: Bool
    var length: Int
  }

  private func telling(_ message: Message) -> Told? {
    guard case .wall(let time)? = message.at, !message.text.isEmpty else { return nil }
    let isMine = message.from == .me
    let sent = time.secondsSince1970
    return Told(
      hash: Self.hash(sent, isMine, message.kind.rawValue, message.text), sent: sent,
      isMine: isMine, length: message.text.count)
  }

  private static func hash(_ sent: Int64, _ isMine: Bool, _ kind: String, _ text: String) -> Int {
    var hasher = Hasher()
    // To the minute, as Android tells it.
    hasher.combine(sent.minute)
    hasher.combine(isMine)
    hasher.combine(kind)
    hasher.combine(text)
    return hasher.finalize()
  }

  private func keep(_ hash: Int, _ thread: Int) {
    guard hash % thinning == 0, theirs?[hash] == nil else { return }
    if count >= capacity { thin() }
    if hash % thinning == 0 { theirs?[hash] = Int32(clamping: thread) }
  }

  /// Forgets one message in two.
  private func thin() {
    thinning *= 2
    theirs = theirs?.filter { $0.key % thinning == 0 }
  }

  /// Reads what others said in chats that a name tells.
  private func read(_ db: Database) throws -> [Int: Int32] {
    thinning = 1
    theirs = [:]
    let sql = """
      SELECT m.thread_key, m.sent, m.kind, m.text FROM message AS m
      JOIN thread AS t ON t.key = m.thread_key
      WHERE t.is_group = 0 AND t.partner_phone IS NULL AND t.partner_handle IS NULL
        AND m.sender <> 'me' AND m.text <> ''
      ORDER BY m.key
      """
    try SQLReader(db, sql).forEach { row in
      keep(
        Self.hash(LocalClock.bounded(Int64(row.integer(1))), false, row.text(2), row.text(3)),
        row.integer(0))
    }
    return theirs ?? [:]
  }

  private func isApp(_ app: String, of thread: Int, _ db: Database) throws -> Bool {
    try db.holds(
      "SELECT EXISTS (SELECT 1 FROM thread WHERE key = ? AND app = ? AND is_group = 0)",
      [thread, app])
  }

  /// Whether the two say nearly the same in the time that both cover. Short answers ("ok", "Happy
  /// new year!") fall into the same minute of two people's chats; sentences hardly ever do.
  private func shares(_ told: [Told], _ thread: Int, _ db: Database) throws -> Bool {
    let known = try messages(of: thread, db)
    guard let time = Self.common(told, known) else { return false }
    let new = Dictionary(told.filter { time.contains($0.sent) }.map { ($0.hash, $0) }) { $1 }
    let old = Dictionary(known.filter { time.contains($0.sent) }.map { ($0.hash, $0) }) { $1 }
    let shared = new.values.filter { old[$0.hash] != nil }
    let theirs = shared.filter { !$0.isMine }
    return shared.count >= Self.minimumShared && theirs.count >= Self.minimumTheirs
      && theirs.map(\.length).reduce(0, +) >= Self.minimumLength
      && shared.count * 4 >= max(new.count, old.count) * 3
  }

  private func messages(of thread: Int, _ db: Database) throws -> [Told] {
    var messages: [Told] = []
    let sql = "SELECT sent, sender, kind, text FROM message WHERE thread_key = ? AND text <> ''"
    try SQLReader(db, sql).forEach(thread) { row in
      let sent = LocalClock.bounded(Int64(row.integer(0)))
      let isMine = row.text(1) == MessageSender.me.text
      messages.append(
        Told(
          hash: Self.hash(sent, isMine, row.text(2), row.text(3)), sent: sent, isMine: isMine,
          length: row.text(3).count))
    }
    return messages
  }

  /// The time that both cover. An export to the minute tells the first and last message up to a
  /// minute early.
  private static func common(_ one: [Told], _ other: [Told]) -> ClosedRange<Int64>? {
    guard let first = one.map(\.sent).min(), let last = one.map(\.sent).max(),
      let otherFirst = other.map(\.sent).min(), let otherLast = other.map(\.sent).max()
    else { return nil }
    let begin = max(first, otherFirst) - 60
    let end = min(last, otherLast) + 60
    return begin <= end ? begin...end : nil
  }
}
