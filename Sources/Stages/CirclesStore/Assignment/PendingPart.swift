public import CirclesModel

/// A part of a conversation that got messages, and is to be filed.
///
/// What is asked of it is made of its messages each time: on whatever core decides, and not on the one
/// that writes.
public struct PendingPart: Sendable {
  /// Its id: `<thread key>#<n>`.
  public let record: String
  /// Whether the program may still decide whose it is.
  public let isOpen: Bool
  let key: Int
  let id: String
  let source: String
  let thread: ThreadHead
  let sender: String
  let isNew: Bool
  /// Whether this run made it, and nothing else has touched it since.
  let isFresh: Bool
  /// Whether the user has dismissed the conversation, so that the day is dismissed as it comes.
  let isUnwanted: Bool
  /// Whether the day has more messages than are looked through; all of them are kept.
  public let isCut: Bool
  /// When it began, as rows say it.
  let date: String
  let messages: [StoredMessage]
  /// As of `ConversationPart`: whom the other days of a chat between two lie under.
  var filedUnder: String?
  /// As of `ConversationPart`: whom another chat of the same name was filed under.
  var namesakeOf: String?

  /// The part's number in this notebook, the same each time it is met.
  public var number: Int { key }

  /// The part, with all its messages so far.
  public var part: ConversationPart {
    var part = ConversationPart(
      id: record, app: thread.app, title: thread.title, isGroup: thread.isGroup,
      participants: thread.participants, partner: thread.partner(of: sender),
      formerNames: thread.isGroup ? [] : thread.formerNames,
      messages: messages.map(\.message))
    (part.filedUnder, part.namesakeOf) = (filedUnder, namesakeOf)
    return part
  }

  /// The conversation that the part belongs to.
  public var conversation: ConversationName {
    ConversationPart(
      id: record, app: "", title: "", isGroup: thread.isGroup, participants: [],
      partner: thread.partner(of: sender), messages: []
    ).conversation
  }

  /// Whether the words of all its messages were kept.
  var isWhole: Bool { messages.allSatisfy(\.hasWords) }

  /// What was said, in its own words, at most 280 characters.
  public var summary: String { NoteDisplayText.summary(of: NoteDisplayText.said(in: messages)) }

  /// What is to be shown of it.
  var shown: NoteAssigner.Shown {
    let label = thread.partner(of: sender).label ?? ""
    return NoteAssigner.Shown(
      content: summary,
      rawText: NoteDisplayText.transcript(of: messages, partner: label) + (isCut ? "\n…" : ""),
      date: date)
  }
}

/// A part with what is to be shown of it, made on whatever core decides.
public struct PreparedPart: Sendable {
  /// The part.
  public let part: PendingPart
  let shown: NoteAssigner.Shown
  let conversation: ConversationName

  /// Prepares a part.
  public init(_ part: PendingPart) {
    self.part = part
    shown = part.shown
    conversation = part.conversation
  }
}
