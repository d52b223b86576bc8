/// One message of a conversation.
public struct Message: Hashable, Sendable {
  /// Who wrote it.
  public var from: MessageSender
  /// What it says, in NFC; a caption, a call's length, or nothing where there is no text.
  public var text: String
  /// When; nil where the source does not say.
  public var at: MessageTime?
  /// What it is.
  public var kind: MessageKind
  /// Whether it was edited after it was sent.
  public var isEdited: Bool
  /// Whether the date order of the file had to be guessed.
  public var isLowConfidence: Bool
  /// The message's key: the source's own id, or a hash of platform, thread, sender, time, text and
  /// its ordinal among identical ones. Never its place in the file, nor the file's name.
  public var key: String

  /// Makes a message.
  public init(
    from: MessageSender, text: String, at: MessageTime? = nil, kind: MessageKind = .text,
    isEdited: Bool = false, isLowConfidence: Bool = false, key: String = ""
  ) {
    self.from = from
    self.text = text
    self.at = at
    self.kind = kind
    self.isEdited = isEdited
    self.isLowConfidence = isLowConfidence
    self.key = key
  }
}

/// Who wrote a message.
public enum MessageSender: Hashable, Sendable {
  /// The owner.
  case me
  /// The other side of a chat between two.
  case them
  /// Somebody of a group: a name or a number.
  case named(String)
  /// The source does not tell.
  case unknown

  /// The word of `Contract.md`: `me`, `them`, the name, or `unknown`.
  public var text: String {
    switch self {
    case .me: "me"
    case .them: "them"
    case .named(let name): name
    case .unknown: "unknown"
    }
  }
}

/// What a message is, where it is not only text.
public enum MessageKind: String, Hashable, Sendable {
  /// Text.
  case text
  /// A picture, sound, file, sticker, place or contact.
  case media
  /// A call, answered or missed.
  case call
  /// A message that was withdrawn.
  case deleted
}
