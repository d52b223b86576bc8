/// Who says a stretch of text, as far as it matters for whose a statement is.
enum Speaker: Sendable {
  /// The owner's own note: `I` is the owner, `she` is the subject.
  case narrator
  /// The subject, in a message: `I` is the subject.
  case subject
  /// The owner, in a message: `you` is the subject.
  case owner
  /// Somebody else, in a message about the subject: `he` is the subject.
  case other
  /// Nobody knows which of the two in a chat.
  case unknown
}

/// Of whom a word is said.
enum Person: Sendable {
  case subject, owner, other
}

/// A stretch of text that one person says: a whole note, or a message of a chat.
struct Segment: Sendable {
  var tokens: Range<Int>
  var speaker: Speaker
}
