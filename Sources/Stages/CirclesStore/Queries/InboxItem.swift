public import CirclesModel

/// A note of the inbox.
public struct InboxItem: Hashable, Sendable {
  /// The note's id in the notebook.
  public var id: String
  /// Its id in its source; for a part of a conversation `<key>#<n>`.
  public var record: String
  /// What kind of note it is.
  public var source: NoteSource
  /// The app of a chat; nil for a note.
  public var app: String?
  /// When it was (ISO 8601, the local clock with its offset); nil where nothing tells.
  public var capturedAt: String?
  /// Its title: a recording's name, a group's subject.
  public var title: String
  /// Who a chat is with, as the source calls them; empty for a note.
  public var partner: String
  /// What it says, as it stands in the inbox.
  public var content: String
  /// The text as it was read; nil where it was not kept.
  public var rawText: String?
  /// When it came into the notebook (ISO 8601, UTC).
  public var createdAt: String
  /// What the matcher saw in it.
  public var evidence: [MatchEvidence]
  /// Who it may be, the likeliest first.
  public var suggestions: [Suggestion]

  /// Somebody whom the note may be about.
  public struct Suggestion: Hashable, Sendable {
    /// The contact's id in the notebook.
    public var id: String
    /// The contact's identifier.
    public var identifier: String
    /// The contact's name.
    public var name: String
    /// How likely, 0 to 1.
    public var confidence: Double
    /// The best reason.
    public var reason: MatchEvidence?
    /// What is known of them beside the name: firm, address, number; empty for nothing.
    public var about = ""
  }
}

/// Which note is meant.
public enum NoteResolution: Hashable, Sendable {
  /// This one: its id and where it lies.
  case one(id: String, state: String)
  /// One of these, by id.
  case several([String])
  /// None.
  case none
}
