import CirclesModel
import PhoneNumbers
import SourceDiagnostics

/// Takes Skype's export apart, a message at a time.
final class SkypeParser: ThreadParser {
  private enum Place { case start, top, list, chat, messages }

  private var json: JSONReader
  private let phones: PhoneNormalizer
  private let matcher: OwnerMatcher
  private let names: [String: String]
  private var place = Place.start
  private var owner: String?
  private var chat = SkypeConversation()
  private var isExport = false

  init(_ input: any InputSource, _ context: ReadingContext) {
    json = JSONReader(input)
    phones = PhoneNormalizer(region: context.region)
    matcher = OwnerMatcher(context.owners, phones)
    names = SkypePerson.names(in: input)
  }

  var offset: Int { json.offset }

  func step(into window: ThreadWindow) throws(ThreadParserError) -> Bool {
    switch place {
    case .start:
      guard try json.beginObject() else { return finish(window) }
      place = .top
    case .top:
      guard let key = try json.nextKey() else { return finish(window) }
      switch key {
      case "userId": owner = try json.words().map(SkypePerson.plain)
      case "conversations":
        isExport = true
        if try json.beginArray() { place = .list }
      default: try json.skip()
      }
    case .list:
      guard try json.nextElement() else {
        place = .top
        break
      }
      chat = SkypeConversation()
      if try json.beginObject() { place = .chat }
    case .chat:
      guard let key = try json.nextKey() else {
        endChat(window)
        place = .list
        break
      }
      if try chat.take(key, &json) { break }
      if key == "MessageList" { try messages(window) } else { try json.skip() }
    case .messages:
      if try json.nextElement() { try message(window) } else { place = .chat }
    }
    return true
  }

  private func messages(_ window: ThreadWindow) throws(ThreadParserError) {
    if !chat.isKnown { scanAhead() }
    if let reason = chat.reasonToLeaveOut {
      let (line, column) = json.location
      window.skip("skype.chat-left-out", "\(reason) is left out", line: line, column: column)
      return try json.skip()
    }
    if try json.beginArray() { place = .messages }
  }

  /// Reads what stands behind the messages, where the conversation did not say before what it is.
  private func scanAhead() {
    json.readAhead { (key, json) throws(ThreadParserError) in try chat.take(key, &json) }
  }

  private func message(_ window: ThreadWindow) throws(ThreadParserError) {
    let (line, column) = json.location
    let message = try SkypeMessage(&json)
    guard let body = message.body else {
      if message.isEvent {
        chat.events += 1
      } else {
        window.skip(
          "skype.unsupported", "a message of a kind that is not known", line: line, column: column)
      }
      return
    }
    if body.kind == .text, body.text.isEmpty {
      return window.skip(
        "skype.empty", "a message without text or media", line: line, column: column)
    }
    let from = self.from(message)
    let number = chat.thread ?? window.add(chat.description(phones))
    chat.thread = number
    if case .named(let name) = from, chat.isGroup,
      chat.participants.count < SkypeConversation.maximumParticipants,
      chat.participants.insert(name).inserted
    {
      window.threads[number].participants.append(name)
    }
    window.add(
      MessageDraft(
        thread: number, from: from, sender: message.sender, text: body.text, at: message.time,
        kind: body.kind, isEdited: body.isEdited, id: message.id.map { "skype:\(chat.id):\($0)" },
        order: message.order, line: line, column: column))
  }

  private func from(_ message: SkypeMessage) -> MessageSender {
    if message.sender.isEmpty { return .unknown }
    let name = message.name ?? names[message.sender]
    if let owner {
      if message.sender == owner { return .me }
    } else if matcher.matches(message.sender) || name.map(matcher.matches) == true {
      return .me
    }
    if !chat.isGroup, owner != nil || message.sender == SkypePerson.plain(chat.id) { return .them }
    // Without its head, an export does not say whose it is, but the other side is known.
    return chat.isGroup ? .named(name ?? message.sender) : .me
  }

  private func endChat(_ window: ThreadWindow) {
    if chat.events > 0 {
      let (line, column) = json.location
      window.report(
        .note, "skype.events",
        chat.events == 1
          ? "1 event of a chat, which nobody wrote, is left out"
          : "\(chat.events) events of a chat, which nobody wrote, are left out", line: line,
        column: column)
    }
    chat = SkypeConversation()
  }

  private func finish(_ window: ThreadWindow) -> Bool {
    if !isExport { window.report(.error, "skype.no-export", "the file is not a Skype export") }
    return false
  }
}
