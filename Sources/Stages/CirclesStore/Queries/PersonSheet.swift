public import CirclesModel

/// Everything the notebook knows of one person.
public struct PersonSheet: Hashable, Sendable {
  /// The head of the sheet.
  public var summary: PersonSummary
  /// The contact's fields as they are now; a photo comes without its bytes.
  public var fields: ContactFields
  /// Who says what: one entry for each record of a source.
  public var sources: [SourceEntry]
  /// Every identifier the contact is known by, its own first.
  public var identifiers: [String]
  /// Names learned or given by hand.
  public var aliases: [Alias]
  /// Relations to and from other contacts.
  public var connections: [Connection]
  /// Identifiers of contacts that were merged into this one and can be taken apart again.
  public var merged: [String]
  /// Names of groups the contact is in.
  public var groups: [String]
  /// What the notebook itself keeps: family, job and travel in a sentence; empty for none.
  public var familyDetails: String
  /// The job in a few words; empty for none.
  public var jobInfo: String
  /// Travels; empty for none.
  public var travelNotes: String
  /// How often the user wants to be in touch, in days; 0 for never, nil as for their relationship.
  public var cadenceDays: Int?
  /// How many interactions there are.
  public var interactionCount: Int
  /// Days since the newest interaction; nil without any.
  public var daysSinceLastContact: Int?
  /// 0 to 1 (`Contract.md` section 5); nil without any interaction.
  public var relationshipScore: Double?
  /// `low`, `medium`, `high` or `critical`; nil without any interaction.
  public var urgencyLevel: String?
  /// When the contact was made (ISO 8601, UTC).
  public var createdAt: String
  /// When it was last changed (ISO 8601, UTC).
  public var modifiedAt: String
  /// What notes say of the person.
  public var findings = PersonFindings()

  /// A record of a source that speaks of the person.
  public struct SourceEntry: Hashable, Sendable {
    /// The source's name: `vcard/apple`, ...
    public var source: String
    /// The record's key there.
    public var recordKey: String
    /// Since when the source no longer has it (ISO 8601); nil while it has.
    public var goneAt: String?
  }

  /// Another name of the person.
  public struct Alias: Hashable, Sendable {
    /// The name.
    public var name: String
    /// Where it comes from: `manual`, ...
    public var origin: String
  }

  /// A relation between two contacts, seen from this one.
  public struct Connection: Hashable, Sendable {
    /// Whether it leads from this person to the other.
    public var isOutgoing: Bool
    /// The other person's id.
    public var otherID: String
    /// The other person's name.
    public var otherName: String
    /// `spouse`, `mother`, ...
    public var type: String
    /// How they know each other; nil for unknown.
    public var context: String?
  }
}
