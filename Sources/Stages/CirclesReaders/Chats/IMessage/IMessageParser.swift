import CirclesModel
import PhoneNumbers
import SourceDiagnostics

/// Takes the messages out of `chat.db`, one row after the other.
final class IMessageParser: ThreadParser {
  private let rows: Statement
  private let normalizer: PhoneNormalizer
  private let size: Int
  private var chats: [Int64: IMessageChat]
  private var threadOfPartner: [String: Int] = [:]
  private var lastRow: Int64?
  private var events = 0
  private(set) var offset = 0

  /// Nil where the database does not belong to Messages.
  init?(_ database: Database, size: Int, _ context: ReadingContext) throws(Database.Failure) {
    guard let rows = try IMessageQuery.messages(database) else { return nil }
    self.rows = rows
    self.size = size
    chats = try IMessageQuery.chats(database)
    normalizer = PhoneNormalizer(region: context.region)
  }

  func step(into window: ThreadWindow) throws(ThreadParserError) -> Bool {
    if window.isEmpty, window.threads.count > ThreadWindow.maximumThreads { forget(window) }
    let isRow: Bool
    do throws(Database.Failure) {
      isRow = try rows.step()
    } catch {
      offset = size
      throw .broken("the database is damaged; rows are missing", line: 1, column: 1)
    }
    guard isRow else { return finish(window) }
    let row = integer(.rowID)
    // A message of several chats comes several times.
    if row != lastRow { message(window) }
    lastRow = row
    return true
  }

  private func integer(_ column: IMessageQuery.Column) -> Int64 { rows.integer(column.rawValue) }
  private func text(_ column: IMessageQuery.Column) -> String? { rows.text(column.rawValue) }

  private func message(_ window: ThreadWindow) {
    // Reactions (2000 and up, 3000 and up when withdrawn; 1000 is a sticker on a message), and
    // events of groups: nobody wrote them.
    if integer(.tapback) >= 1000 || integer(.itemType) != 0 {
      events += 1
      return
    }
    var text = self.text(.text) ?? ""
    if text.isEmpty {
      text = TypedStream.text(in: rows.blob(IMessageQuery.Column.body.rawValue)) ?? ""
    }
    // U+FFFC stands where an attachment is shown.
    let hasSlot = text.unicodeScalars.contains("\u{FFFC}")
    if hasSlot { text = text.replacing("\u{FFFC}", with: "").trimmed }
    var kind = MessageKind.text
    if hasSlot || integer(.hasAttachments) != 0 || isApp { kind = .media }
    if integer(.retracted) != 0 { (kind, text) = (.deleted, "") }
    if text.isEmpty, kind == .text {
      return window.skip("imessage.empty", "a message without text or media", line: 1)
    }
    guard let (thread, isGroup) = thread(window) else {
      return window.skip("imessage.no-chat", "a message with neither chat nor sender", line: 1)
    }
    let handle = self.text(.handle).map(plain)
    let isOwn = integer(.isFromMe) != 0
    let time = Self.time(integer(.date))
    window.add(
      MessageDraft(
        thread: thread,
        from: isOwn ? .me : isGroup ? handle.map { .named($0) } ?? .unknown : .them,
        sender: isOwn ? "me" : handle ?? "", text: text, at: time, kind: kind,
        isEdited: integer(.edited) != 0 && kind != .deleted, id: self.text(.guid),
        order: Self.milliseconds(integer(.date)), line: 1))
  }

  /// Whether an app drew the message; a link is text with a picture.
  private var isApp: Bool {
    guard let balloon = text(.balloon), !balloon.isEmpty else { return false }
    return !balloon.hasSuffix("URLBalloonProvider")
  }

  /// Milliseconds since 1970 of a count since 2001: seconds before macOS 10.13, nanoseconds after.
  static func milliseconds(_ date: Int64) -> Int64? {
    if date <= 0 { return nil }
    let since2001 = date > 100_000_000_000 ? date / 1_000_000 : date * 1000
    return since2001 + 978_307_200_000
  }

  static func time(_ date: Int64) -> MessageTime? { .milliseconds(milliseconds(date)) }

  private func plain(_ handle: String) -> String {
    let label = handle.cleanLabel
    return label.contains("@") ? label : normalizer.normalize(label) ?? label
  }

  private func finish(_ window: ThreadWindow) -> Bool {
    offset = size
    if events > 0 {
      window.report(
        .note, "imessage.events", "\(events) reactions and events, which nobody wrote, are left out"
      )
    }
    return false
  }
}

extension IMessageParser {
  private func forget(_ window: ThreadWindow) {
    window.threads = []
    threadOfPartner = [:]
    for id in chats.keys { chats[id]?.thread = nil }
  }

  /// The thread of the row, and whether it is a group's; nil where nothing tells whom it is with.
  private func thread(_ window: ThreadWindow) -> (Int, Bool)? {
    let id = integer(.chat)
    guard let chat = chats[id] else {
      guard let handle = text(.handle), !handle.isEmpty else { return nil }
      return (thread(with: plain(handle), window), false)
    }
    if let thread = chat.thread { return (thread, chat.isGroup) }
    let thread: Int
    if chat.isGroup {
      thread = window.add(
        ThreadDescription(
          app: "imessage", key: MessageKeys.thread(app: "imessage", chat.identifier),
          title: chat.title.cleanLabel, isGroup: true, participants: chat.members.map(plain)))
    } else {
      let partner = chat.members.first ?? chat.identifier
      if partner.isEmpty { return nil }
      thread = self.thread(with: plain(partner), window)
    }
    chats[id]?.thread = thread
    return (thread, chat.isGroup)
  }

  /// The thread with one person, whose texts and messages stand in chats of their own.
  private func thread(with partner: String, _ window: ThreadWindow) -> Int {
    if let thread = threadOfPartner[partner] { return thread }
    let thread = window.add(
      ThreadDescription(
        app: "imessage", key: MessageKeys.thread(app: "imessage", partner),
        chatWith: PhoneThreadIndex.partner(partner)))
    threadOfPartner[partner] = thread
    return thread
  }
}
