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
    default: "a chat of a kind that is not known"
    }
  }

  var isGroup: Bool { type != "personal_chat" }

  /// Takes a member by its key; false for `messages`, and for what is not the chat's.
  mutating func take(_ key: String, _ json: inout JSONPull) throws(FeedStop) -> Bool {
    switch key {
    case "name": name = try json.words()?.cleanLabel
    case "type": type = try json.string() ?? ""
    case "id": id = try json.scalar()
    default: return false
    }
    return true
  }

  /// Who wrote a message. The owner is not named in a chat between two, but the other side is.
  func sender(
    _ message: TelegramMessage, owner: String?, _ matcher: OwnerMatcher
  ) -> MessageSender {
    let sender = Self.plain(message.senderID)
    if let sender, sender == owner { return .me }
    if !isGroup {
      guard let sender else {
        guard let name = message.name else { return .unknown }
        return name.cleanLabel == self.name ? .them : .me
      }
      if let id, sender == id { return .them }
      // Exports of before 2021 number chats in another way than people.
      return message.name != nil && message.name?.cleanLabel == self.name ? .them : .me
    }
    guard let name = message.name?.cleanLabel else { return .unknown }
    return owner == nil && matcher.matches(name) ? .me : .named(name)
  }

  /// An id without the word before it: `user123`, `channel123`.
  static func plain(_ id: String?) -> String? {
    id.map { String($0.drop { $0.isLetter }) }
  }
}
