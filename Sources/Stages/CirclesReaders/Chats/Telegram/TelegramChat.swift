import CirclesModel

/// What a chat's own members say of it.
struct TelegramChat {
  var name: String?
  var type = ""
  var id: String?
  /// The chat's number in the window, once it has a message.
  var thread: Int?
  /// Events that nobody wrote: somebody joined, a picture was changed.
  var serviceMessages = 0
  var participants: Set<String> = []
  /// Whether a chat between two is neither's: several write in it, and it is called after none.
  private var isOfStrangers = false
  /// Who else than the other side writes in a chat between two.
  private var ownSender: String?

  /// How many participants of a group are listed.
  static let maximumParticipants = 1000

  /// Why the chat is left out; nil for one that is read.
  var reasonToLeaveOut: String? {
    switch type {
    case "personal_chat", "private_group", "private_supergroup": nil
    case "bot_chat": "a chat with a bot"
    case "saved_messages": "the owner's saved messages"
    case "replies", "verification_codes": "a chat of the service itself"
    case "private_channel", "public_channel": "a channel"
    case "public_supergroup": "a public group"
    default: "a chat of an unknown kind"
    }
  }

  var isGroup: Bool { type != "personal_chat" || isOfStrangers }

  /// Takes a member by its key; false for `messages`, and for what is not the chat's.
  mutating func take(_ key: String, _ json: inout JSONReader) throws(ThreadParserError) -> Bool {
    switch key {
    case "name": name = try json.words()?.cleanLabel
    case "type": type = try json.string() ?? ""
    case "id": id = try json.scalar()
    default: return false
    }
    return true
  }

  /// Who wrote a message. The owner is not named in a chat between two, but the other side is.
  mutating func sender(
    _ message: TelegramMessage, owner: String?, _ matcher: OwnerMatcher
  ) -> MessageSender {
    let sender = Self.plain(message.senderID)
    if let sender, sender == owner { return .me }
    if !isGroup {
      guard let mark = Self.mark(message) else { return .unknown }
      if isOtherSide(message) || owner != nil && sender != nil { return .them }
      if ownSender == nil { ownSender = mark }
      return mark == ownSender ? .me : message.name.map { .named($0.cleanLabel) } ?? .unknown
    }
    guard let name = message.name?.cleanLabel else { return .unknown }
    return owner == nil && matcher.matches(name) ? .me : .named(name)
  }

  /// Whether a message is by the one after whom a chat between two is called. Exports of before 2021
  /// number chats in another way than people, so the name counts too.
  func isOtherSide(_ message: TelegramMessage) -> Bool {
    if let id, Self.plain(message.senderID) == id { return true }
    return message.name != nil && message.name?.cleanLabel == name
  }

  /// What tells one sender from another; nil where nothing does.
  static func mark(_ message: TelegramMessage) -> String? {
    plain(message.senderID) ?? message.name?.cleanLabel
  }

  /// Decides on a chat between two in which the other side writes nothing: `senders` are the marks
  /// and names of those who do.
  mutating func decide(strangers senders: [(mark: String, name: String)], _ matcher: OwnerMatcher) {
    if senders.count < 2 { return }
    let own = senders.filter { matcher.matches($0.name) }
    if senders.count == 2, own.count == 1, let other = senders.first(where: { $0 != own[0] }) {
      name = other.name
    } else {
      isOfStrangers = true
    }
  }

  /// An id without the word before it: `user123`, `channel123`.
  static func plain(_ id: String?) -> String? {
    id.map { String($0.drop { $0.isLetter }) }
  }
}
