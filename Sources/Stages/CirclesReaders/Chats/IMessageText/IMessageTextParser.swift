import CirclesModel
import PhoneNumbers
import SourceDiagnostics

/// Takes an export apart, a message at a time, after a first look for who takes part.
final class IMessageTextParser: ThreadParser {
  /// A message with its lines as they stand.
  private struct Block {
    var time: WallTime
    var line: Int
    var sender: String?
    var lines: [String] = []
    var bytes = 0
  }

  private let input: any InputSource
  private let name: String
  private let phones: PhoneNormalizer
  private var lines: TextLines
  private var pending: Block?
  private var isBlank = true
  private var isReply = false
  private var others: [String]?
  private var thread: Int?
  private var events = 0
  private var answers = 0
  private var hasMessages = false

  /// What the owner is called in every export.
  private static let owner = "Me"
  private static let maximumParticipants = 1000

  init(_ input: any InputSource, _ context: ReadingContext) {
    self.input = input
    let file = input.path.split(separator: "/").last.map(String.init) ?? ""
    name = file.hasSuffix(".txt") ? String(file.dropLast(4)).cleanLabel : file.cleanLabel
    phones = PhoneNormalizer(region: context.region)
    lines = TextLines(input, .unicode)
  }

  var offset: Int { lines.offset }

  func step(into window: ThreadWindow) throws(ThreadParserError) -> Bool {
    if others == nil {
      let writing = try Self.senders(input)
      let named = name.split(separator: ", ").map { String($0).cleanLabel }
      // A group's file is called after all of them, whoever has written by then.
      others = named.count > 1 ? writing + named.filter { !writing.contains($0) } : writing
    }
    guard let line = try nextLine() else {
      if let pending { add(pending, to: window) }
      pending = nil
      finish(window)
      return false
    }
    if let block = take(line.text, line.number) { add(block, to: window) }
    return true
  }

  private func nextLine() throws(ThreadParserError) -> (text: String, number: Int)? {
    do throws(ReadError) {
      return try lines.next().map { (String(decoding: $0.bytes, as: UTF8.self), $0.number) }
    } catch {
      throw .failed(error)
    }
  }

  /// Takes a line; answers the message that it ends.
  private func take(_ text: String, _ number: Int) -> Block? {
    let wasBlank = isBlank
    isBlank = text.trimmed.isEmpty
    // An answer stands right below what it answers, and once more by itself.
    if case .message(_, isReply: true)? = IMessageTextLine(text) {
      isReply = true
      answers += 1
      return nil
    }
    // A message may hold such a line, but hardly behind a blank one.
    if wasBlank, let head = IMessageTextLine(text) {
      isReply = false
      let ended = pending
      pending = nil
      if case .message(let time, _) = head { pending = Block(time: time, line: number) }
      if head == .event { events += 1 }
      return ended
    }
    if isReply || pending == nil { return nil }
    if pending?.sender == nil {
      pending?.sender = text.cleanLabel
    } else if pending.map({ $0.bytes + text.utf8.count < ReadingLimits.noteBytes }) == true {
      pending?.lines.append(text)
      pending?.bytes += text.utf8.count + 1
    }
    return nil
  }

  private func add(_ block: Block, to window: ThreadWindow) {
    let body = IMessageTextBody(block.lines)
    hasMessages = true
    if body.text.isEmpty, body.kind == .text {
      return window.skip(
        "imessage-text.empty", "a message without text or media", line: block.line)
    }
    let sender = block.sender ?? ""
    let isGroup = (others?.count ?? 0) > 1
    let from: MessageSender =
      sender == Self.owner
      ? .me : sender.isEmpty ? .unknown : isGroup ? .named(sender) : .them
    let time = MessageTime.wall(block.time)
    window.add(
      MessageDraft(
        thread: thread(window), from: from, sender: sender, text: body.text, at: time,
        kind: body.kind, isEdited: body.isEdited, order: time.order, line: block.line))
  }

  private func finish(_ window: ThreadWindow) {
    if answers > 0 {
      window.report(
        .note, "imessage-text.answers",
        answers == 1
          ? "an answer shown below its message is left out there; it is read where it stands by itself"
          : "\(answers) answers shown below their messages are left out there; each is read where it "
            + "stands by itself")
    }
    if events > 0 {
      let what = events == 1 ? "an event" : "\(events) events"
      let verb = events == 1 ? "is" : "are"
      window.report(
        .note, "imessage-text.events", "\(what), which nobody wrote, \(verb) left out")
    }
    if !hasMessages {
      window.report(
        .error, "imessage-text.no-messages", "the file has no messages of imessage-exporter")
    }
  }

  private func thread(_ window: ThreadWindow) -> Int {
    if let thread { return thread }
    let others = others ?? []
    let isGroup = others.count > 1
    var thread = ThreadDescription(app: "imessage", key: "", isGroup: isGroup)
    var identity = name
    if isGroup {
      thread.title = name
      thread.participants = others
    } else {
      var partner = ChatPartner()
      for label in [others.first ?? "", name] where !label.isEmpty { describe(label, &partner) }
      identity = partner.phone ?? partner.handle ?? partner.name ?? name
      thread.chatWith = partner
    }
    thread.key = MessageKeys.thread(app: "imessage", identity)
    let number = window.add(thread)
    self.thread = number
    return number
  }

  /// A number, an e-mail address or a name: of the file, and of who writes.
  private func describe(_ label: String, _ partner: inout ChatPartner) {
    if let number = phones.normalize(label), !label.contains(where: \.isLetter) {
      partner.phone = number
    } else if label.contains("@") {
      partner.handle = label
    } else {
      partner.name = label
    }
  }

  /// Who writes beside the owner, in the order in which they first do.
  private static func senders(_ input: any InputSource) throws(ThreadParserError) -> [String] {
    var lines = TextLines(input, .unicode)
    var names: [String] = []
    var seen: Set<String> = [owner, ""]
    var isBlank = true
    var isHead = false
    do throws(ReadError) {
      while let line = try lines.next() {
        let text = String(decoding: line.bytes, as: UTF8.self)
        if isHead, names.count < maximumParticipants, seen.insert(text.cleanLabel).inserted {
          names.append(text.cleanLabel)
        }
        isHead = false
        if isBlank, case .message(_, isReply: false)? = IMessageTextLine(text) { isHead = true }
        isBlank = text.trimmed.isEmpty
      }
    } catch {
      throw .failed(error)
    }
    return names
  }
}
