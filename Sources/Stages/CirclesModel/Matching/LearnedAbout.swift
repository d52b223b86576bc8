/// What corrections by hand taught about a contact, beside other names: which conversations and
/// headers are theirs, and what is not about them.
public struct LearnedAbout: Hashable, Sendable {
  /// Conversations that the user filed under the contact.
  public var conversations: [ConversationName]
  /// Headers of an app that the user filed under the contact.
  public var headers: [NoteHeader]
  /// Conversations of which the user said that they are not with the contact.
  public var deniedConversations: [ConversationName]
  /// Notes, by the id of their source, of which the user said that they are not about the contact.
  public var deniedNotes: [String]

  /// Makes one.
  public init(
    conversations: [ConversationName] = [], headers: [NoteHeader] = [],
    deniedConversations: [ConversationName] = [], deniedNotes: [String] = []
  ) {
    self.conversations = conversations
    self.headers = headers
    self.deniedConversations = deniedConversations
    self.deniedNotes = deniedNotes
  }

  /// Whether nothing was learned.
  public var isEmpty: Bool { self == LearnedAbout() }
}

/// A conversation, whatever its days: a thread between two, or one sender of a group.
public struct ConversationName: Hashable, Sendable {
  /// The thread's key, as its source gives it.
  public var thread: String
  /// Who speaks, in a group; empty in a thread between two.
  public var sender: String

  /// Makes one.
  public init(thread: String, sender: String = "") {
    self.thread = thread
    self.sender = sender
  }
}

/// What stands above a chat: whom an app says it is with.
public struct NoteHeader: Hashable, Sendable {
  /// The app in lower case; empty where nothing tells.
  public var app: String
  /// The name, the number or the handle, as the app writes it.
  public var text: String

  /// Makes one.
  public init(app: String, text: String) {
    self.app = app
    self.text = text
  }
}

extension ConversationPart {
  /// The conversation that the part belongs to.
  public var conversation: ConversationName {
    let thread = id.lastIndex(of: "#").map { String(id[..<$0]) } ?? id
    return ConversationName(thread: thread, sender: isGroup ? partner.label ?? "?" : "")
  }

  /// What stands above the conversation; nil where nobody is named.
  public var header: NoteHeader? { partner.label.map { NoteHeader(app: app, text: $0) } }
}

extension ChatPartner {
  /// What the partner is called; nil where nothing is known of them.
  public var label: String? { name ?? phone ?? handle }
}
