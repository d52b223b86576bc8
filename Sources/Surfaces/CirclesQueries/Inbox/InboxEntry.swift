public import CirclesModel
public import CirclesStore

/// An entry of the inbox: a conversation with all of its days that wait, or another note.
public struct InboxEntry: Hashable, Sendable {
  /// What an entry is.
  public enum Kind: String, Hashable, Sendable {
    /// A thread of one partner, or one sender of a group.
    case conversation
    /// A recording, a screenshot, a note.
    case note
  }

  /// Its id: a conversation's own, which stays the same, or the note's.
  public var id: String
  /// What it is.
  public var kind: Kind
  /// Which conversation; nil for a note.
  public var conversation: ConversationName?
  /// The note, or the newest day that waits, with the best suggestions of all.
  public var item: InboxItem
  /// The partner's number where the source tells it beside the name; nil otherwise.
  public var phone: String?
  /// Whether it is a sender of a group.
  public var isGroup = false
  /// The notes that wait, by id, the oldest first.
  public var notes: [String]
  /// How many messages wait; 0 for a note.
  public var messages = 0
  /// When the first that waits was (ISO 8601); nil where nothing tells.
  public var since: String?
  /// When the last that waits was.
  public var until: String?

  /// How many days wait.
  public var days: Int { notes.count }

  /// An entry of its own for a note.
  public init(note item: InboxItem) {
    self.item = item
    id = item.id
    kind = .note
    notes = [item.id]
    since = item.capturedAt
    until = item.capturedAt
  }

  /// The entry of a conversation from its days, the oldest first; nil without any.
  init?(_ conversation: ConversationName, days: [InboxItem], _ facts: ConversationFacts) {
    guard var newest = days.last else { return nil }
    newest.suggestions = Self.best(days.flatMap(\.suggestions))
    item = newest
    id = Self.id(of: conversation)
    kind = .conversation
    self.conversation = conversation
    phone = facts.phone == newest.partner ? nil : facts.phone
    isGroup = facts.isGroup
    notes = days.map(\.id)
    messages = facts.messages
    since = days.lazy.compactMap(\.capturedAt).first
    until = days.last?.capturedAt
  }

  /// The id of a conversation's entry.
  static func id(of conversation: ConversationName) -> String {
    UUIDv5.text(of: "conversation/1/\(conversation.thread)/\(conversation.sender)")
  }

  /// Everybody once, with the day that speaks for them most.
  private static func best(_ all: [InboxItem.Suggestion]) -> [InboxItem.Suggestion] {
    var best: [String: InboxItem.Suggestion] = [:]
    for one in all where one.confidence > best[one.id]?.confidence ?? -1 { best[one.id] = one }
    let sorted = best.values.sorted { ($0.confidence, $1.id) > ($1.confidence, $0.id) }
    return Array(sorted.prefix(MatchDecision.maximumSuggestions))
  }
}

/// What is known of a conversation beside its days.
struct ConversationFacts {
  var isGroup = false
  var phone: String?
  var messages = 0
}
