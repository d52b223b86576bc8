import CirclesModel
import GRDB

/// Finds the thread of a chat that is called otherwise now, since its contact was renamed in the
/// phone: exports in which a name is all that tells a thread give it, and each of its messages,
/// another key.
///
/// A new chat is a known one where the two say nearly the same in the time that both cover: at least
/// three different messages, two of them not the owner's and longer than an "ok", and three in four
/// of either. Where they have one first name (`Ana Ruiz`, `Ana Miller`) a message and its answer
/// do, if the new chat holds all of the known one; so where a chat was called by a number, and a
/// contact with that number has the name that it has now. What is missed is a chat told twice; a wrong guess would file one
/// person's words under another, so when in doubt it is a new chat.
///
/// A group whose subject was changed is found the same way, by who said what. Where members are called
/// otherwise, too (`RenamedMembers`), somebody has to be there who is not.
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

  private var clock: LocalClock

  /// Finds threads by so many messages at most; instants are told by a clock.
  init(capacity: Int = 500_000, clock: LocalClock = LocalClock(zone: nil)) {
    self.capacity = capacity
    self.clock = clock
  }

  /// How many messages are kept in mind.
  var count: Int { theirs?.count ?? 0 }

  /// Whether nothing tells the thread of a conversation but what its contact is called in the phone:
  /// a name, or the number of somebody who is not in its address book.
  static func isToldByName(_ conversation: ConversationRecord) -> Bool {
    if conversation.isToldByName { return true }
    guard case .wall = conversation.messages.lazy.compactMap(\.at).first else { return false }
    return conversation.chatWith?.handle == nil
      && (conversation.chatWith?.phone == nil || numbered.contains(conversation.app))
  }

  /// Whether a conversation may be of a thread that another export has under another key: under another
  /// name, or of Signal, whose own backup has numbers where signal-export has names.
  static func isSought(_ conversation: ConversationRecord) -> Bool {
    isToldByName(conversation) || conversation.app == "signal"
  }

  /// The apps of which one export may call by a number, or by a handle, whom another calls by a name.
  private static let numbered = ["whatsapp", "imessage", "signal"]

  private static let numberedApps =
    "(" + numbered.map { "'\($0)'" }.joined(separator: ", ") + ")"

  /// The key of the thread that a new conversation continues; nil where it is new.
  func thread(of conversation: ConversationRecord, _ db: Database) throws -> Int? {
    let told = conversation.messages.compactMap { telling($0, in: conversation) }
    if !told.contains(where: { !$0.isMine }) { return nil }
    let theirs = try theirs ?? read(db)
    self.theirs = theirs
    var votes: [Int32: Int] = [:]
    for message in told where !message.isMine {
      if let thread = theirs[message.hash] { votes[thread, default: 0] += 1 }
    }
    // The same count twice is settled by the older thread, so that every run answers alike.
    let best = votes.max { ($0.value, -$0.key) < ($1.value, -$1.key) }
    guard let thread = best.map({ Int($0.key) }),
      try isLike(conversation, thread, db), try shares(told, conversation, thread, db)
    else { return nil }
    return thread
  }

  /// Notes a message that was loaded into a thread.
  func add(_ message: Message, to thread: Int, _ conversation: ConversationRecord) {
    guard theirs != nil, let told = telling(message, in: conversation), !told.isMine else { return }
    keep(told.hash, thread)
  }

  private struct Told {
    var hash: Int
    var sent: Int64
    var sender: String
    var length: Int

    var isMine: Bool { sender == MessageSender.me.text }

    /// Has the hash tell who of a group wrote it, too; by another name, where there is one.
    mutating func tell(by name: String? = nil) {
      var hasher = Hasher()
      hasher.combine(hash)
      hasher.combine(name ?? sender)
      hash = hasher.finalize()
    }
  }

  private func telling(_ message: Message, in conversation: ConversationRecord) -> Told? {
    guard let at = message.at, !message.text.isEmpty else { return nil }
    if case .instant = at, !Self.isSought(conversation) { return nil }
    return Self.told(
      clock.local(at), message.from.text, message.kind.rawValue, message.text,
      isGroup: conversation.isGroup)
  }

  private static func told(
    _ sent: Int64, _ sender: String, _ kind: String, _ text: String, isGroup: Bool
  ) -> Told {
    let isMine = sender == MessageSender.me.text
    return Told(
      hash: hash(sent, isMine: isMine, isGroup: isGroup, kind, text), sent: sent, sender: sender,
      length: text.count)
  }

  private static func hash(
    _ sent: Int64, isMine: Bool, isGroup: Bool, _ kind: String, _ text: String
  ) -> Int {
    var hasher = Hasher()
    // To the minute, as Android tells it.
    hasher.combine(sent.minute)
    hasher.combine(isMine)
    hasher.combine(isGroup)
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
      SELECT m.thread_key, m.sent, m.kind, m.text, t.is_group, m.sender FROM message AS m
      JOIN thread AS t ON t.key = m.thread_key
      WHERE (t.partner_phone IS NULL AND t.partner_handle IS NULL OR t.app IN \(Self.numberedApps))
        AND m.sender <> 'me' AND m.text <> ''
      ORDER BY m.key
      """
    try SQLReader(db, sql).forEach { row in
      let told = Self.told(
        LocalClock.bounded(Int64(row.integer(1))), row.text(5), row.text(2), row.text(3),
        isGroup: row.integer(4) != 0)
      keep(told.hash, row.integer(0))
    }
    return theirs ?? [:]
  }

  private func isLike(
    _ conversation: ConversationRecord, _ thread: Int, _ db: Database
  ) throws -> Bool {
    try db.holds(
      """
      SELECT EXISTS (SELECT 1 FROM thread WHERE key = ? AND app = ? AND is_group = ?
        AND (partner_phone IS NULL OR coalesce(?, partner_phone) = partner_phone))
      """, [thread, conversation.app, conversation.isGroup, conversation.chatWith?.phone])
  }

  /// Whether the two say nearly the same in the time that both cover. Short answers ("ok", "Happy
  /// new year!") fall into the same minute of two people's chats; sentences hardly ever do.
  private func shares(
    _ told: [Told], _ conversation: ConversationRecord, _ thread: Int, _ db: Database
  ) throws -> Bool {
    var (told, known) = try (told, messages(of: thread, isGroup: conversation.isGroup, db))
    var names: [String: String] = [:]
    if conversation.isGroup {
      let sent = conversation.messages.map { $0.at.map { clock.local($0) } ?? 0 }
      names = try RenamedMembers(of: conversation, sent: sent, in: thread, db).names
      for index in told.indices { told[index].tell(by: names[told[index].sender]) }
      for index in known.indices { known[index].tell() }
    }
    guard let time = Self.common(told, known) else { return false }
    let new = Dictionary(told.filter { time.contains($0.sent) }.map { ($0.hash, $0) }) { $1 }
    let old = Dictionary(known.filter { time.contains($0.sent) }.map { ($0.hash, $0) }) { $1 }
    let shared = new.values.filter { old[$0.hash] != nil }
    let theirs = shared.filter { !$0.isMine }
    // Where all have other names it may be a group of others who were sent the same.
    if !names.isEmpty, theirs.allSatisfy({ names[$0.sender] != nil }) { return false }
    // Two of a family, or two Anas, may send the same greeting in the same minute.
    let isTalk = theirs.count < shared.count && Set(shared.map(\.sent.minute)).count > 1
    let isWhole =
      isTalk && shared.count == new.count && Set(known.map(\.hash)).count == shared.count
    let isNamesake = try isOfOneNumber(conversation, thread, db)
    // A number tells a chat by itself, whoever sent the same words.
    if conversation.chatWith?.phone != nil, !isNamesake { return false }
    if isWhole, isNamesake { return true }
    if theirs.map(\.length).reduce(0, +) < Self.minimumLength { return false }
    if shared.count >= Self.minimumShared, theirs.count >= Self.minimumTheirs,
      shared.count * 4 >= max(new.count, old.count) * 3
    {
      return true
    }
    return try isWhole && hasSameFirstName(conversation, thread, db)
  }

  /// Whether one of the two is called by the number of a contact who has the name of the other.
  private func isOfOneNumber(
    _ conversation: ConversationRecord, _ thread: Int, _ db: Database
  ) throws -> Bool {
    let partner = conversation.chatWith
    let row = try Row.fetchOne(
      db, sql: "SELECT partner_name, partner_phone FROM thread WHERE key = ? AND is_group = 0",
      arguments: [thread])
    let known: (name: String?, phone: String?) = try (row?["partner_name"], row?["partner_phone"])
    let (name, phone) =
      known.phone == nil ? (known.name, partner?.phone) : (partner?.name, known.phone)
    guard let phone, let name = name.map(NameNormalizer.normalize), !name.isEmpty else {
      return false
    }
    return try String.fetchAll(
      db,
      sql: """
        SELECT c.name FROM phone AS p JOIN contact AS c ON c.key = p.contact_key
        WHERE p.normalized = ?
        """, arguments: [phone]
    ).contains { NameNormalizer.normalize($0) == name }
  }

  /// Whether the partner of a chat between two keeps their first name.
  private func hasSameFirstName(
    _ conversation: ConversationRecord, _ thread: Int, _ db: Database
  ) throws -> Bool {
    let known = try String.fetchOne(
      db, sql: "SELECT partner_name FROM thread WHERE key = ? AND is_group = 0",
      arguments: [thread])
    return Self.isSameFirst(known, conversation.chatWith?.name)
  }

  /// Whether two names begin with the same first name.
  static func isSameFirst(_ one: String?, _ other: String?) -> Bool {
    func first(_ name: String?) -> Substring? {
      NameNormalizer.normalize(name ?? "").split(separator: " ").first
    }
    return first(one) != nil && first(one) == first(other)
  }

  private func messages(of thread: Int, isGroup: Bool, _ db: Database) throws -> [Told] {
    var messages: [Told] = []
    let sql = "SELECT sent, sender, kind, text FROM message WHERE thread_key = ? AND text <> ''"
    try SQLReader(db, sql).forEach(thread) { row in
      messages.append(
        Self.told(
          LocalClock.bounded(Int64(row.integer(0))), row.text(1), row.text(2), row.text(3),
          isGroup: isGroup))
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
