public import CirclesModel

/// A person in a list.
public struct PersonSummary: Hashable, Sendable {
  /// The contact's id: a UUID in lower case.
  public var id: String
  /// The source's own identifier.
  public var identifier: String
  /// The name to show.
  public var name: String
  /// A person or an organization.
  public var kind: ContactKind
  /// Family, Friend, Partner, Colleague, Acquaintance, or the user's own word.
  public var relationshipType: String
  /// The organization; empty for none.
  public var organization: String
  /// The first number as written; empty for none.
  public var phone: String
  /// The first e-mail address; empty for none.
  public var email: String
  /// The day of the newest interaction (ISO 8601); nil without any.
  public var lastConnectedAt: String?
  /// Whether no source has the contact any more, though it is kept for its notes.
  public var isPruned: Bool

  /// What tells somebody from others of the name: firm, address, number; empty for nothing.
  public var about: String { Self.about(organization, email, phone) }

  static func about(_ words: String?...) -> String {
    words.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

/// Two contacts that may be one person.
public struct DuplicatePair: Hashable, Sendable {
  /// The contact that has been there longer.
  public var left: PersonSummary
  /// The other one.
  public var right: PersonSummary
  /// Why they may be the same, in words: `same name`, `same phone`, ...
  public var reasons: [String]
}

/// What a PERSON on the command line means.
public enum PersonResolution: Hashable, Sendable {
  /// Exactly one contact.
  case one(PersonSummary)
  /// Several bear the name or begin so: the candidates, at most `Notebook.candidateLimit`.
  case ambiguous([PersonSummary])
  /// Nobody.
  case none
}
