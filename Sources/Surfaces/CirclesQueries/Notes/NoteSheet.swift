public import CirclesModel

/// A note in full: what it says, where it lies and why.
public struct NoteSheet: Hashable, Sendable {
  /// The note's id in the notebook.
  public var id: String
  /// The id that its source gave it; for a part of a conversation `<key>#<n>`.
  public var record: String
  /// Where it lies.
  public var state: State
  /// Whether a person decided that.
  public var isByHand: Bool
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
  /// Whom it lies under, the first first; nobody in the inbox.
  public var contacts: [Contact] = []
  /// The whole text.
  public var text: String
  /// The text as it was read, where somebody has written another.
  public var asRead: String?
  /// How sure the program was, 0 to 1.
  public var confidence: Double
  /// What spoke for where it lies.
  public var evidence: [MatchEvidence]
  /// What spoke against it, or against filing it at all.
  public var against: [Objection] = []
  /// Who a note of the inbox may be about, the likeliest first.
  public var suggestions: [MatchSuggestion] = []
  /// What it says.
  public var findings: TextFindings

  /// Where a note lies.
  public enum State: String, Hashable, Sendable {
    /// Under somebody.
    case assigned
    /// In the inbox.
    case inbox
    /// Nowhere.
    case dismissed
  }

  /// Somebody whom a note lies under.
  public struct Contact: Hashable, Sendable {
    /// The contact's id in the notebook.
    public var id: String
    /// The contact's identifier.
    public var identifier: String
    /// The contact's name.
    public var name: String
  }

  /// Something that spoke against.
  public struct Objection: Hashable, Sendable {
    /// `runner_up`, `unsure`, `nobody`, `not_person`, `taken_away`, `unfiled` or `dismissed`.
    public var kind: String
    /// A sentence about it, for people.
    public var text: String
    /// Whom it speaks of; nil for nobody in particular.
    public var contact: Contact?
    /// How likely they were, 0 to 1; nil where nobody said.
    public var confidence: Double?
  }
}
