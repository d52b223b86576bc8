import CirclesModel
import Foundation
import PhoneNumbers

/// Turns a read screen into the record of its conversation.
struct ConversationItems {
  let context: ReadingContext
  /// When the screenshot was taken, by the clock on the wall.
  let takenAt: WallTime?

  /// The record; messages without any text are left out.
  func record(_ story: ScreenConversation, _ source: RecordSource) -> ConversationRecord {
    let resolving = DayResolving(
      takenAt: takenAt, order: context.dateOrder, region: context.region)
    let times = ConversationTimes(resolving: resolving).times(of: story.items)
    let bubbles = story.items.compactMap { item in
      if case .bubble(let bubble) = item { bubble } else { nil }
    }
    let app = story.app?.rawValue ?? Self.unknownApp
    let partner = partner(story.name)
    let thread = MessageKeys.thread(
      app: app, partner?.phone ?? partner?.name?.lowercased() ?? "")
    var keys = MessageKeys(thread: thread)
    var messages: [Message] = []
    for (bubble, time) in zip(bubbles, times) where !bubble.text.isEmpty || bubble.kind != .text {
      let sender = sender(bubble, story)
      let at = time.map { MessageTime.wall($0.at) }
      let text = bubble.text.precomposedStringWithCanonicalMapping
      messages.append(
        Message(
          from: sender, text: text, at: at, kind: kind(bubble.kind), isEdited: bubble.isEdited,
          isLowConfidence: time?.isGuess ?? false,
          key: keys.key(sender: sender.text, at: at, clock: bubble.clock, text: text)))
    }
    return ConversationRecord(
      source: source, app: app, key: thread, chatWith: partner,
      title: story.isGroup ? story.name ?? "" : "", isGroup: story.isGroup,
      participants: participants(story, bubbles), messages: messages, takenAt: takenAt)
  }

  /// What an app is called that nothing on the screen tells.
  static let unknownApp = "unknown"

  /// A group's title stands here too: a screen alone seldom tells for sure that it is no person.
  private func partner(_ name: String?) -> ChatPartner? {
    guard let name = name?.precomposedStringWithCanonicalMapping, !name.isEmpty else { return nil }
    guard let phone = ChatName.phone(name) else { return ChatPartner(name: name) }
    return ChatPartner(
      phone: PhoneNormalizer(region: context.region).normalize(phone) ?? phone)
  }

  private func sender(_ bubble: Bubble, _ story: ScreenConversation) -> MessageSender {
    switch bubble.side {
    case .mine: .me
    case .unseen: bubble.label.map { .named($0) } ?? .unknown
    case .theirs:
      if let label = bubble.label { .named(label) } else { story.isGroup ? .unknown : .them }
    }
  }

  private func participants(_ story: ScreenConversation, _ bubbles: [Bubble]) -> [String] {
    guard story.isGroup else { return story.name.map { [$0] } ?? [] }
    var names = story.members
    for case let label? in bubbles.map(\.label) where !names.contains(label) { names.append(label) }
    return names
  }

  private func kind(_ kind: Bubble.Kind) -> MessageKind {
    switch kind {
    case .text: .text
    case .media: .media
    case .call: .call
    case .deleted: .deleted
    }
  }
}

extension MessageKeys {
  /// The key of a bubble. Where its day is not known its clock tells the same words apart that two
  /// screens of one chat show.
  fileprivate mutating func key(
    sender: String, at time: MessageTime?, clock: ClockReading?, text: String
  ) -> String {
    guard time == nil, let clock, clock.isExact, let clock = clock.best else {
      return key(sender: sender, at: time, text: text)
    }
    return key(sender: "\(sender)\u{0}\(clock.hour):\(clock.minute)", at: nil, text: text)
  }
}
