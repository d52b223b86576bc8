/// What was said in one thread, as one source tells it.
///
/// A reader that streams gives a long thread in several records, whose messages follow each other;
/// the key says that they belong together.
public struct ConversationRecord: Hashable, Sendable {
  /// Where it came from.
  public var source: RecordSource
  /// The app in lower case: `whatsapp`, `imessage`, `sms`, `telegram`, ...
  public var app: String
  /// The thread's key: the same in every export of the thread, whatever the file is called.
  public var key: String
  /// The keys that the same thread has where less was known: of a number without its country, of a
  /// number's account. A notebook may have it under one of them.
  public var formerKeys: [String]
  /// The other side of a chat between two; nil for a group, or where it is unknown.
  public var chatWith: ChatPartner?
  /// The thread's own title: a group's subject.
  public var title: String
  /// Whether more than two take part.
  public var isGroup: Bool
  /// Whether the key is made of what the thread is called, though the messages' times are instants.
  public var isToldByName: Bool
  /// The names or numbers of those who take part, the owner left out where known.
  public var participants: [String]
  /// The messages, in the order of time as the source has it.
  public var messages: [Message]
  /// When a screenshot was taken: for messages that nothing else dates.
  public var takenAt: WallTime?

  /// Makes a conversation.
  public init(
    source: RecordSource, app: String, key: String, formerKeys: [String] = [],
    chatWith: ChatPartner? = nil, title: String = "", isGroup: Bool = false,
    isToldByName: Bool = false,
    participants: [String] = [],
    messages: [Message] = [], takenAt: WallTime? = nil
  ) {
    self.source = source
    self.app = app
    self.key = key
    self.formerKeys = formerKeys
    self.chatWith = chatWith
    self.title = title
    self.isGroup = isGroup
    self.isToldByName = isToldByName
    self.participants = participants
    self.messages = messages
    self.takenAt = takenAt
  }
}

/// The other side of a chat between two, as far as the source tells.
public struct ChatPartner: Hashable, Sendable {
  /// The name, as the source writes it.
  public var name: String?
  /// The number: E.164 where it can be one, else as written.
  public var phone: String?
  /// An e-mail address or a name on the platform, where the source gives one.
  public var handle: String?

  /// Makes a partner.
  public init(name: String? = nil, phone: String? = nil, handle: String? = nil) {
    self.name = name
    self.phone = phone
    self.handle = handle
  }
}
