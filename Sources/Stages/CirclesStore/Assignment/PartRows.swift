public import CirclesModel
import GRDB

/// A part of a conversation that got messages, and is to be filed.
public struct PendingPart: Sendable {
  /// The part, with all its messages so far.
  public var part: ConversationPart
  /// Whether the program may still decide whose it is.
  public var isOpen: Bool
  let key: Int
  let id: String
  let source: String
  let isNew: Bool
  /// Whether the user has dismissed the conversation, so that the day is dismissed as it comes.
  let isUnwanted: Bool
  /// Whether the day has more messages than are looked through; all of them are kept.
  public let isCut: Bool
  /// Whether the words of all its messages were kept.
  let isWhole: Bool
  let shown: NoteAssigner.Shown

  /// The part's number in this notebook, the same each time it is met.
  public var number: Int { key }

  /// What was said, in its own words, at most 280 characters.
  public var summary: String { shown.content }
}

/// A part with what the matcher says of it.
public struct DecidedPart: Sendable {
  /// The part.
  public var part: PendingPart
  /// Whose it is.
  public var decision: MatchDecision
  /// The keys under which it is found again when a contact changes.
  public var blocks: [UInt64]
  /// What it says of whom it was decided for; nil where nobody has read it.
  public var findings: TextFindings?

  /// Makes one.
  public init(
    part: PendingPart, decision: MatchDecision, blocks: [UInt64] = [],
    findings: TextFindings? = nil
  ) {
    self.part = part
    self.decision = decision
    self.blocks = blocks
    self.findings = findings
  }
}

/// Reads parts for filing, and writes what they are filed under.
struct PartRows {
  let db: Database
  let filer: NoteAssigner
  let conversations: ConversationKeys

  init(db: Database, filer: NoteAssigner) {
    self.db = db
    self.filer = filer
    conversations = ConversationKeys(db)
  }

  /// The part of a note's key; nil where the note is none, or nothing is left in it.
  func read(_ key: Int, _ clock: inout LocalClock) throws -> PendingPart? {
    guard
      let row = try Row.fetchOne(
        db.cachedStatement(
          sql: """
            SELECT n.id, n.record, n.source, n.sender, n.state, n.decided_by, n.said IS NULL AS is_unsaid,
              t.app, t.title, t.is_group, t.partner_name, t.partner_phone, t.partner_handle,
              t.participants,
              EXISTS (SELECT 1 FROM unassigned_note AS u WHERE u.id = n.id) AS in_inbox,
              EXISTS (SELECT 1 FROM interaction AS i WHERE i.id = n.id) AS is_interaction
            FROM note AS n JOIN thread AS t ON t.key = n.thread_key WHERE n.key = ?
            """), arguments: [key])
    else { return nil }
    let (messages, isCut) = try Self.first(of: key, db)
    if messages.isEmpty { return nil }
    let sender: String = try row["sender"] ?? ""
    let isGroup: Bool = try row["is_group"]
    var partner = try ChatPartner(
      name: row["partner_name"], phone: row["partner_phone"], handle: row["partner_handle"])
    if isGroup { partner = Self.partner(named: sender) }
    let label = partner.label ?? ""
    let state: String = try row["state"]
    let decidedBy: String = try row["decided_by"]
    let inInbox: Bool = try row["in_inbox"]
    let isInteraction: Bool = try row["is_interaction"]
    // One that said something and has no row was removed by somebody.
    let isUnsaid: Bool = try row["is_unsaid"]
    let isNew = isUnsaid && !inInbox && !isInteraction
    let part = try ConversationPart(
      id: row["record"], app: row["app"], title: row["title"], isGroup: isGroup,
      participants: EvidenceJSON.words(row["participants"]), partner: partner,
      messages: messages.map(Self.message))
    let isUnwanted = try isNew && LearnedRules.isUnwanted(part.conversation, db)
    let isWaiting = state == "inbox" ? isNew || inInbox : state == "dismissed" && isNew
    return try PendingPart(
      part: part,
      isOpen: isWaiting && decidedBy == "program" && !isUnwanted,
      key: key, id: row["id"], source: row["source"], isNew: isNew, isUnwanted: isUnwanted,
      isCut: isCut,
      isWhole: messages.allSatisfy(\.hasWords),
      shown: NoteAssigner.Shown(
        content: NoteDisplayText.summary(of: NoteDisplayText.said(in: messages)),
        rawText: NoteDisplayText.transcript(of: messages, partner: label) + (isCut ? "\n…" : ""),
        date: clock.text(local: messages[0].sent)))
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
      let sent = LocalClock.bounded(Int64(row.integer(3)))
      let second = Int(sent - LocalClock.day(of: sent) * 86_400)
      messages.append(
        StoredMessage(
          sender: row.text(0), kind: row.text(1), text: row.text(2), sent: sent,
          time: row.isNull(4) ? nil : two(second / 3600) + ":" + two(second / 60 % 60),
          isEdited: row.integer(5) != 0, hasWords: !row.isNull(2)))
    }
    return (messages, isCut)
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private static func message(_ stored: StoredMessage) -> Message {
    let sender: MessageSender =
      switch stored.sender {
      case "me": .me
      case "them": .them
      case "unknown": .unknown
      default: .named(stored.sender)
      }
    return Message(
      from: sender, text: stored.text, at: .wall(WallTime(secondsSince1970: stored.sent)),
      kind: MessageKind(rawValue: stored.kind) ?? .text, isEdited: stored.isEdited)
  }

  /// A group's member, as the source calls them: a number where it is one.
  private static func partner(named sender: String) -> ChatPartner {
    if sender == "?" { return ChatPartner() }
    let digits = sender.unicodeScalars.count { (0x30...0x39).contains($0.value) }
    let isNumber =
      digits >= 7
      && sender.unicodeScalars.allSatisfy {
        (0x30...0x39).contains($0.value) || " +-().\u{A0}".unicodeScalars.contains($0)
      }
    return isNumber ? ChatPartner(phone: sender) : ChatPartner(name: sender)
  }
}
