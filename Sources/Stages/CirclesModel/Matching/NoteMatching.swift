/// Tells whose a text is: what the pipeline asks of the matcher.
public protocol NoteMatching: Sendable {
  /// Raised when the same text and the same contacts may lead to another decision than before.
  static var version: Int { get }

  /// Whose a note is.
  func decide(_ note: NoteRecord) -> MatchDecision

  /// Whose a part of a conversation is.
  func decide(_ part: ConversationPart) -> MatchDecision

  /// The blocking keys of a note: it can only be about a contact that shares one of them.
  func keys(of note: NoteRecord) -> [UInt64]

  /// The blocking keys of a part of a conversation.
  func keys(of part: ConversationPart) -> [UInt64]

  /// The blocking keys of a contact.
  static func keys(of person: KnownPerson) -> [UInt64]
}
