/// Tells what a text says: what the store asks where a note gets another subject or another text.
public protocol TextReading: Sendable {
  /// Raised when the same text and subject may give other findings than before.
  static var version: Int { get }

  /// What a note says.
  func read(_ note: NoteRecord, about subject: TextSubject?) -> TextFindings

  /// What a part of a conversation says.
  func read(_ part: ConversationPart, about subject: TextSubject?) -> TextFindings

  /// What stands above a note that is a chat with one person; nil for any other note.
  func header(of note: NoteRecord) -> NoteHeader?
}

extension TextReading {
  /// Nothing: for readers that only read what is said.
  public func header(of note: NoteRecord) -> NoteHeader? { nil }
}

/// Whom a text is about, as far as reading it needs.
public struct TextSubject: Hashable, Sendable {
  /// The contact's identifier.
  public var identifier: String
  /// The names the person goes by, in the notebook and in the text.
  public var names: [String]

  /// Makes a subject.
  public init(identifier: String, names: [String]) {
    self.identifier = identifier
    self.names = names
  }
}

extension TextSubject {
  /// Whom a decision files a text under; nil for the inbox.
  public init?(_ decision: MatchDecision) {
    guard let contact = decision.contact else { return nil }
    self.init(identifier: contact.identifier, names: [contact.name] + decision.mentions)
  }
}
