import CirclesModel
import PhoneNumbers
import SourceDiagnostics

/// Takes a Telegram export apart, a message at a time.
final class TelegramParser: ThreadParser {
  private enum Place {
    case start, top, contacts, contactList, chats, chatList, chat
    case messages(isTop: Bool)
  }

  private var json: JSONReader
  private let normalizer: PhoneNormalizer
  private let matcher: OwnerMatcher
  private var place = Place.start
  private var owner: String?
  private var chat = TelegramChat()
  private var phones: [String: String] = [:]
  private var isExport = false

  init(_ input: any InputSource, _ context: ReadingContext) {
    json = JSONReader(input)
    normalizer = PhoneNormalizer(region: context.region)
    matcher = OwnerMatcher(context.owners, normalizer)
  }

  var offset: Int { json.offset }

  func step(into window: ThreadWindow) throws(ThreadParserError) -> Bool {
    switch place {
    case .start:
      place = try json.beginObject() ? .top : .start
      if case .start = place { return finish(window) }
    case .top:
      guard let key = try json.nextKey() else {
        endChat(window)
        return finish(window)
      }
      try top(key, window)
    case .contacts: try list(.contactList, after: .top)
    case .chats: try list(.chatList, after: .top)
    case .contactList:
      if try json.nextElement() { try contact(window) } else { place = .contacts }
    case .chatList:
      guard try json.nextElement() else {
        place = .chats
        break
      }
      chat = TelegramChat()
      if try json.beginObject() { place = .chat }
    case .chat:
      if let key = try json.nextKey() {
        try member(key, window, isTop: false)
      } else {
        endChat(window)
        place = .chatList
      }
    case .messages(let isTop):
      if try json.nextElement() { try message(window) } else { place = isTop ? .top : .chat }
    }
    return true
  }

  private func top(_ key: String, _ window: ThreadWindow) throws(ThreadParserError) {
    switch key {
    case "personal_information":
      isExport = true
      guard try json.beginObject() else { return }
      while let key = try json.nextKey() {
        if key == "user_id" { owner = try json.scalar() } else { try json.skip() }
      }
    case "contacts": if try json.beginObject() { place = .contacts }
    case "chats", "left_chats":
      isExport = true
      if try json.beginObject() { place = .chats }
    default: try member(key, window, isTop: true)
    }
  }

  /// Enters the member `list`; at the end of the object goes back to `outer`.
  private func list(_ inner: Place, after outer: Place) throws(ThreadParserError) {
    guard let key = try json.nextKey() else {
      place = outer
      return
    }
    guard key == "list" else { return try json.skip() }
    if try json.beginArray() { place = inner }
  }

  private func contact(_ window: ThreadWindow) throws(ThreadParserError) {
    let (line, column) = json.location
    guard let (draft, id) = try TelegramContact.read(&json, normalizer) else {
      return window.skip(
        "telegram.empty-contact", "a contact without name and number", line: line, column: column)
    }
    if let id, let number = draft.fields.phones.first?.normalized,
      phones.count < ThreadWindow.maximumThreads
    {
      phones[id] = number
    }
    window.add(draft)
  }

  private func member(_ key: String, _ window: ThreadWindow, isTop: Bool) throws(ThreadParserError)
  {
    if try chat.take(key, &json) { return }
    guard key == "messages" else { return try json.skip() }
    isExport = true
    if chat.type.isEmpty || chat.id == nil { scanAhead() }
    if let reason = chat.reasonToLeaveOut {
      let (line, column) = json.location
      window.skip("telegram.chat-left-out", "\(reason) is left out", line: line, column: column)
      return try json.skip()
    }
    guard try json.beginArray() else { return }
    place = .messages(isTop: isTop)
    if !chat.isGroup, owner == nil { chat.decide(strangers: strangers(), matcher) }
  }

  /// Who writes in a chat between two, up to the first message of the one it is called after: none
  /// then.
  private func strangers() -> [(mark: String, name: String)] {
    var ahead = json
    var found: [(mark: String, name: String)] = []
    do throws(ThreadParserError) {
      while found.count < 3, try ahead.nextElement() {
        let message = try TelegramMessage(&ahead)
        if chat.isOtherSide(message) { return [] }
        guard let mark = TelegramChat.mark(message), message.type == "message",
          !found.contains(where: { $0.mark == mark })
        else { continue }
        found.append((mark, message.name?.cleanLabel ?? ""))
      }
    } catch {
      // What is wrong there is told when it is reached.
      return found
    }
    return found
  }

  /// Reads what stands behind the messages, where the chat did not say before what it is.
  private func scanAhead() {
    json.readAhead { (key, json) throws(ThreadParserError) in try chat.take(key, &json) }
  }

  private func endChat(_ window: ThreadWindow) {
    if chat.serviceMessages > 0 {
      let (line, column) = json.location
      window.report(
        .note, "telegram.service",
        "\(chat.serviceMessages) service messages of a chat, which nobody wrote, are left out",
        line: line, column: column)
    }
    chat = TelegramChat()
  }

  private func finish(_ window: ThreadWindow) -> Bool {
    if !isExport {
      window.report(.error, "telegram.no-export", "the file is not a Telegram export")
    }
    return false
  }
}

extension TelegramParser {
  private func message(_ window: ThreadWindow) throws(ThreadParserError) {
    let (line, column) = json.location
    let message = try TelegramMessage(&json)
    var draft = MessageDraft(
      thread: 0, from: chat.sender(message, owner: owner, matcher),
      sender: message.senderID ?? message.name ?? "", text: message.text, at: message.time,
      isEdited: message.isEdited, order: message.time?.order, line: line, column: column)
    switch message.type {
    case "service" where message.action == "phone_call":
      draft.kind = .call
      draft.text = CallText.call(seconds: message.seconds, isMissed: message.isMissed)
    case "service":
      chat.serviceMessages += 1
      return
    case "message" where message.isMedia: draft.kind = .media
    case "message":
      if message.text.isEmpty {
        return window.skip(
          "telegram.empty", "a message without text or media", line: line, column: column)
      }
    default:
      return window.skip(
        "telegram.unsupported", "a message that the exporting program did not know", line: line,
        column: column)
    }
    draft.thread = thread(window)
    if let id = message.id, let chatID = chat.id { draft.id = "telegram:\(chatID):\(id)" }
    if case .named(let name) = draft.from { join(name, draft.thread, window) }
    window.add(draft)
  }

  private func thread(_ window: ThreadWindow) -> Int {
    if let thread = chat.thread { return thread }
    let identity = chat.id ?? chat.name ?? ""
    var thread = ThreadDescription(
      app: "telegram", key: MessageKeys.thread(app: "telegram", identity), isGroup: chat.isGroup)
    if chat.isGroup {
      thread.title = chat.name ?? ""
    } else if let phone = chat.id.flatMap({ phones[$0] }) {
      thread.chatWith = ChatPartner(name: chat.name, phone: phone)
    } else if let name = chat.name {
      thread.chatWith = ChatPartner(name: name)
    } else {
      thread.chatWith = chat.id.map { ChatPartner(handle: "user\($0)") }
    }
    let number = window.add(thread)
    chat.thread = number
    return number
  }

  private func join(_ name: String, _ thread: Int, _ window: ThreadWindow) {
    guard chat.participants.count < TelegramChat.maximumParticipants,
      chat.participants.insert(name).inserted
    else { return }
    window.threads[thread].participants.append(name)
  }
}
