/// Something that the search found.
public struct SearchHit: Hashable, Sendable {
  /// What it is.
  public var kind: SearchQuery.Kind
  /// The message's number, the note's id or the contact's id; what notes say bears their note's id.
  public var id: String
  /// The note that it is of; nil for a contact and for what the owner says in a group.
  public var note: String?
  /// The identifier of the contact that it lies under; nil for what lies in the inbox.
  public var contact: String?
  /// That contact's name.
  public var contactName: String?
  /// Whether it was dismissed, and lies nowhere.
  public var isDismissed = false
  /// The app of a chat, else the kind of note.
  public var app: String?
  /// When it was: as the source says it; nil where nobody knows.
  public var at: String?
  /// The day on the local clock, under which it is listed.
  public var day: String?
  /// Who said it: `me`, `them`, or a name.
  public var from: String?
  /// The words around the first place that was met, which stands between ⟦ and ⟧.
  public var snippet: String
  /// How well it fits, more for what is newer.
  public var score: Double
}

extension SearchHit {
  /// Whether a note `n` lies nowhere, neither in an interaction `i` nor in the inbox, in SQL.
  static let isGone = """
    (n.id IS NOT NULL AND i.id IS NULL AND n.state <> 'inbox'
      AND NOT EXISTS (SELECT 1 FROM unassigned_note AS w WHERE w.id = n.id))
    """
}

/// A page of hits, the best first.
public struct SearchPage: Hashable, Sendable {
  /// The hits.
  public var hits: [SearchHit]
  /// Where the next page begins; nil after the last.
  public var next: PageCursor?
}
