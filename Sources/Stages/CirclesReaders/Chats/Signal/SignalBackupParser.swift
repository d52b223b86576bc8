import CirclesModel
import SourceDiagnostics

/// Takes a Signal backup in JSON lines apart, a frame at a time.
final class SignalBackupParser: ThreadParser {
  private var json: JSONReader
  private var recipients: [String: SignalRecipient] = [:]
  private var recipientOfAccount: [String: String] = [:]
  private var recipientOfChat: [String: String] = [:]
  private var threadOfChat: [String: Int] = [:]
  private var updates = 0
  private var frames = 0

  init(_ input: any InputSource) { json = JSONReader(input, isLineBound: true) }

  var offset: Int { json.offset }

  func step(into window: ThreadWindow) throws(ThreadParserError) -> Bool {
    if window.isEmpty, window.threads.count > ThreadWindow.maximumThreads {
      window.threads = []
      threadOfChat = [:]
    }
    var line = json.line
    do throws(ThreadParserError) {
      if try json.peek() == .end { return finish(window) }
      line = json.line
      try frame(line, window)
    } catch {
      guard case .broken(let message, let line, let column) = error else { throw error }
      // A broken line costs itself alone.
      window.refuse("signal.bad-line", message, line: line, column: column)
      try json.skipLine()
    }
    return true
  }

  private func frame(_ line: Int, _ window: ThreadWindow) throws(ThreadParserError) {
    guard try json.peek() == .object, try json.beginObject() else {
      window.refuse("signal.bad-line", "the line is not a JSON object", line: line, column: 1)
      return try json.skipLine()
    }
    var isKnown = false
    while let key = try json.nextKey() {
      // The first line is the backup's own.
      isKnown = isKnown || SignalReader.frames.contains(key) || key == "version"
      switch key {
      case "recipient":
        frames += 1
        recipient(try SignalRecipient(&json), line, window)
      case "chat":
        frames += 1
        try chat(window, line)
      case "chatItem":
        frames += 1
        item(try SignalItem(&json), line, window)
      default: try json.skip()
      }
    }
    if !isKnown { window.skip("signal.unknown-frame", "a frame of an unknown kind", line: line) }
  }

  private func recipient(_ recipient: SignalRecipient, _ line: Int, _ window: ThreadWindow) {
    guard recipients.count < ThreadWindow.maximumThreads else {
      return window.refuse("signal.too-many", "more people than can be tracked", line: line)
    }
    recipients[recipient.id] = recipient
    if recipient.kind == .contact, let account = recipient.stableID {
      recipientOfAccount[account] = recipient.id
    }
    if let contact = recipient.contact(line: line) {
      window.add(contact)
    } else if recipient.kind == .contact {
      window.skip("signal.nameless", "somebody without a name", line: line)
    }
  }

  private func chat(_ window: ThreadWindow, _ line: Int) throws(ThreadParserError) {
    var id: String?
    var recipient: String?
    guard try json.beginObject() else { return }
    while let key = try json.nextKey() {
      switch key {
      case "id": id = try json.scalar()
      case "recipientId": recipient = try json.scalar()
      default: try json.skip()
      }
    }
    guard recipientOfChat.count < ThreadWindow.maximumThreads else {
      return window.refuse("signal.too-many", "more chats than can be tracked", line: line)
    }
    if let id, let recipient { recipientOfChat[id] = recipient }
  }

  private func item(_ item: SignalItem, _ line: Int, _ window: ThreadWindow) {
    if item.isUpdate {
      updates += 1
      return
    }
    guard let kind = item.kind else {
      return window.skip("signal.unsupported", "a message of an unknown kind", line: line)
    }
    let text = item.text.text(nameOfAccount)
    if text.isEmpty, kind == .text {
      return window.skip("signal.empty", "a message without text or media", line: line)
    }
    guard let partner = recipientOfChat[item.chat].flatMap({ recipients[$0] }) else {
      return window.refuse(
        "signal.no-chat", "a message of a chat that is not in the file", line: line)
    }
    guard partner.kind == .contact || partner.kind == .group else {
      return window.skip(
        "signal.chat-left-out", "a message of a chat without another person", line: line)
    }
    let thread = threadOfChat[item.chat] ?? newThread(partner, item.chat, window)
    let author = recipients[item.author]
    let time = MessageTime.milliseconds(item.sent)
    let isOwn = item.direction == .outgoing || author?.kind == .own
    let authorID = isOwn ? "self" : author.map { $0.stableID ?? $0.phone ?? "" } ?? ""
    window.add(
      MessageDraft(
        thread: thread, from: sender(isOwn, author, isGroup: partner.kind == .group),
        sender: authorID, text: text, at: time, kind: kind, isEdited: item.isEdited,
        id: item.sent.flatMap { authorID.isEmpty ? nil : "signal:\(authorID):\($0)" },
        order: item.sent, line: line))
  }

  private func nameOfAccount(_ account: String) -> String? {
    let recipient = recipientOfAccount[account].flatMap { recipients[$0] }
    return recipient?.displayName ?? recipient?.phone
  }

  private func sender(_ isOwn: Bool, _ author: SignalRecipient?, isGroup: Bool) -> MessageSender {
    if isOwn { return .me }
    if !isGroup { return .them }
    return (author?.displayName ?? author?.phone).map { .named($0) } ?? .unknown
  }

  private func newThread(
    _ partner: SignalRecipient, _ chat: String, _ window: ThreadWindow
  ) -> Int {
    let identity = partner.stableID ?? partner.phone ?? partner.displayName ?? partner.title
    var thread = ThreadDescription(
      app: "signal", key: MessageKeys.thread(app: "signal", identity))
    if let number = partner.numberID, number != identity {
      thread.formerKeys = [MessageKeys.thread(app: "signal", number)]
    }
    if partner.kind == .group {
      thread.isGroup = true
      thread.title = partner.title
      thread.participants = partner.members.compactMap(nameOfAccount)
    } else {
      thread.chatWith = ChatPartner(
        name: partner.displayName, phone: partner.phone, handle: partner.username)
    }
    let number = window.add(thread)
    threadOfChat[chat] = number
    return number
  }

  private func finish(_ window: ThreadWindow) -> Bool {
    if updates > 0 {
      window.report(
        .note, "signal.updates", "\(updates) events of chats, which nobody wrote, are left out")
    }
    if frames == 0 {
      window.report(.error, "signal.no-backup", "the file is not a Signal backup")
    }
    return false
  }
}
