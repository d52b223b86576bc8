import CirclesModel
import PhoneNumbers
import SourceDiagnostics

/// Takes a Discord export apart, a message at a time.
final class DiscordParser: ThreadParser {
  private enum Place { case start, top, messages }

  private var json: JSONReader
  private let matcher: OwnerMatcher
  private var place = Place.start
  private var channelID = ""
  private var channelType = ""
  private var channelName = ""
  private var thread: Int?
  private var participants: Set<String> = []
  private var events = 0
  private var isExport = false
  /// The author ids of the two sides of a chat, as soon as they are told.
  private var ownID: String?
  private var otherID: String?

  init(_ input: any InputSource, _ context: ReadingContext) {
    json = JSONReader(input)
    matcher = OwnerMatcher(context.owners, PhoneNormalizer(region: context.region))
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
      case "channel": try channel()
      case "messages": try messages(window)
      default: try json.skip()
      }
    case .messages:
      if try json.nextElement() { try message(window) } else { place = .top }
    }
    return true
  }

  private func channel() throws(ThreadParserError) {
    guard try json.beginObject() else { return }
    while let key = try json.nextKey() {
      switch key {
      case "id": channelID = try json.scalar() ?? ""
      case "type": channelType = try json.string() ?? ""
      case "name": channelName = try json.string()?.cleanLabel ?? ""
      default: try json.skip()
      }
    }
  }

  private func messages(_ window: ThreadWindow) throws(ThreadParserError) {
    isExport = true
    guard channelType.hasPrefix("Direct") else {
      let (line, column) = json.location
      window.skip(
        "discord.server", "a server channel, which is not a chat between people, is left out",
        line: line, column: column)
      return try json.skip()
    }
    if try json.beginArray() { place = .messages }
  }

  private var isGroup: Bool { channelType.contains("Group") }

  private func message(_ window: ThreadWindow) throws(ThreadParserError) {
    let (line, column) = json.location
    let message = try DiscordMessage(&json)
    var draft = MessageDraft(
      thread: 0, from: from(message), sender: message.authorID, text: message.content,
      at: message.time, kind: message.isMedia ? .media : .text, isEdited: message.isEdited,
      id: message.id.map { "discord:" + $0 }, order: message.time?.order, line: line, column: column
    )
    switch message.type {
    case "Call":
      draft.kind = .call
      draft.text = CallText.call(seconds: message.callSeconds)
    case "Default", "Reply", "", "0", "19": break
    default:
      events += 1
      return
    }
    if draft.text.isEmpty, draft.kind == .text {
      return window.skip(
        "discord.empty", "a message without text or media", line: line, column: column)
    }
    draft.thread = thread(window)
    if case .named(let name) = draft.from, participants.count < 1000,
      participants.insert(name).inserted
    {
      window.threads[draft.thread].participants.append(name)
    }
    window.add(draft)
  }

  /// A chat between two bears the other side's name; whoever else writes is the owner, also where they
  /// are called otherwise here than they said.
  private func from(_ message: DiscordMessage) -> MessageSender {
    if message.author.isEmpty { return .unknown }
    let names = [message.authorName, message.nickname].filter { !$0.isEmpty }
    if names.contains(where: matcher.matches) {
      ownID = message.authorID
      return .me
    }
    if isGroup { return .named(message.author) }
    if names.contains(channelName) {
      otherID = message.authorID
      return .them
    }
    if message.authorID == otherID { return .them }
    if message.authorID == ownID || otherID != nil { return .me }
    return matcher.isEmpty ? .me : .them
  }

  private func thread(_ window: ThreadWindow) -> Int {
    if let thread { return thread }
    var thread = ThreadDescription(
      app: "discord",
      key: MessageKeys.thread(app: "discord", channelID.isEmpty ? channelName : channelID),
      isGroup: isGroup)
    if isGroup {
      thread.title = channelName
    } else if !channelName.isEmpty {
      thread.chatWith = ChatPartner(name: channelName)
    }
    let number = window.add(thread)
    self.thread = number
    return number
  }

  private func finish(_ window: ThreadWindow) -> Bool {
    if events > 0 {
      window.report(
        .note, "discord.events", "\(events) events, which nobody wrote, are left out")
    }
    if !isExport { window.report(.error, "discord.no-export", "the file is not a Discord export") }
    return false
  }
}
