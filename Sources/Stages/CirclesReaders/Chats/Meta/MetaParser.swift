import CirclesModel
import PhoneNumbers
import SourceDiagnostics

/// Takes a file of Messenger or Instagram apart, a message at a time, after a first look for what
/// stands behind the messages.
final class MetaParser: ThreadParser {
  private enum Place { case start, top, messages }

  private var json: JSONReader
  private let app: String
  private let file: String
  private let matcher: OwnerMatcher
  private var place = Place.start
  private var meta = MetaThread()
  private var owner: String?
  private var thread: Int?
  private var events = 0
  private var hasMessages = false

  init(_ input: any InputSource, app: String, _ context: ReadingContext) {
    json = JSONReader(input)
    self.app = app
    file = input.path.split(separator: "/").last.map(String.init) ?? ""
    matcher = OwnerMatcher(context.owners, PhoneNormalizer(region: context.region))
  }

  var offset: Int { json.offset }

  func step(into window: ThreadWindow) throws(ThreadParserError) -> Bool {
    switch place {
    case .start:
      scanAhead()
      owner = meta.owner(matcher, file: file)
      guard try json.beginObject() else { return finish(window) }
      place = .top
    case .top:
      guard let key = try json.nextKey() else { return finish(window) }
      guard key == "messages", try json.beginArray() else {
        if key != "messages" { try json.skip() }
        break
      }
      hasMessages = true
      place = .messages
    case .messages:
      if try json.nextElement() { try message(window) } else { place = .top }
    }
    return true
  }

  private func scanAhead() {
    var ahead = json
    do throws(ThreadParserError) {
      guard try ahead.beginObject() else { return }
      while let key = try ahead.nextKey() {
        if try !meta.take(key, &ahead) { try ahead.skip() }
      }
    } catch {
      // What is wrong there is told when it is reached.
      return
    }
  }

  private func message(_ window: ThreadWindow) throws(ThreadParserError) {
    let (line, column) = json.location
    let message = try MetaMessage(&json)
    if message.isEvent {
      events += 1
      return
    }
    if message.content.isEmpty, message.kind == .text {
      return window.skip(
        "meta.empty", "a message without text or media", line: line, column: column)
    }
    let time = MessageTime.milliseconds(message.milliseconds)
    window.add(
      MessageDraft(
        thread: thread(window), from: from(message.sender), sender: message.sender,
        text: message.content, at: time, kind: message.kind, order: message.milliseconds,
        line: line, column: column))
  }

  private func from(_ sender: String) -> MessageSender {
    if sender.isEmpty { return .unknown }
    if let owner, sender == owner || matcher.isNamed(sender) { return .me }
    return meta.isGroup || owner == nil ? .named(sender) : .them
  }

  private func thread(_ window: ThreadWindow) -> Int {
    if let thread { return thread }
    let others = meta.participants.filter {
      $0 != owner && !$0.isEmpty && !(owner != nil && matcher.isNamed($0))
    }
    // Who left the network is no longer among the participants.
    let partner = others.first ?? (meta.title.isEmpty ? nil : meta.title)
    let identity = meta.identity(partner: partner)
    var thread = ThreadDescription(
      app: app, key: MessageKeys.thread(app: app, identity), isGroup: meta.isGroup)
    thread.isToldByName = meta.path.isEmpty
    if meta.isGroup {
      thread.title = meta.title
      thread.participants = others
    } else {
      thread.chatWith = partner.map { ChatPartner(name: $0) }
    }
    let number = window.add(thread)
    self.thread = number
    return number
  }

  private func finish(_ window: ThreadWindow) -> Bool {
    if events > 0 {
      window.report(
        .note, "meta.events", "\(events) reactions and events, which nobody wrote, are left out")
    }
    if !hasMessages {
      window.report(
        .error, "meta.no-messages", "the file has no messages of Messenger or Instagram")
    }
    return false
  }
}
