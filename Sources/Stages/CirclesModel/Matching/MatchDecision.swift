/// Whose a note, or a part of a conversation, is: `Contract.md` section 3.
public struct MatchDecision: Hashable, Sendable {
  /// Who it is about; nil leaves it in the inbox.
  public var contact: MatchSuggestion?
  /// How likely the best candidate is right, 0 to 1, calibrated: of the decisions at 0.9, nine in ten
  /// are right.
  public var confidence: Double
  /// Why, in words that a person can check; the strongest first.
  public var evidence: [MatchEvidence]
  /// For the inbox: who it may be, the likeliest first, at most `maximumSuggestions`.
  public var suggestions: [MatchSuggestion]
  /// What in the text names the person (a header, a nickname, a handle): what an assignment by hand
  /// teaches. The likeliest first.
  public var mentions: [String]
  /// Whether a person decided, so that the program never decides again.
  public var isByHand = false

  /// How many suggestions a user is shown.
  public static let maximumSuggestions = 5

  /// Makes a decision.
  public init(
    contact: MatchSuggestion? = nil, confidence: Double = 0, evidence: [MatchEvidence] = [],
    suggestions: [MatchSuggestion] = [], mentions: [String] = []
  ) {
    self.contact = contact
    self.confidence = confidence
    self.evidence = evidence
    self.suggestions = suggestions
    self.mentions = mentions
  }
}

/// Somebody whom a text may be about.
public struct MatchSuggestion: Hashable, Sendable {
  /// The contact's identifier.
  public var identifier: String
  /// The contact's name.
  public var name: String
  /// How likely, 0 to 1, calibrated.
  public var confidence: Double
  /// The best reason, in words.
  public var reason: MatchEvidence?

  /// Makes a suggestion.
  public init(
    identifier: String, name: String, confidence: Double, reason: MatchEvidence? = nil
  ) {
    self.identifier = identifier
    self.name = name
    self.confidence = confidence
    self.reason = reason
  }
}

/// One reason for, or against, a candidate.
public struct MatchEvidence: Hashable, Sendable {
  /// What kind of reason: `full_name`, `nickname`, `phone`, `organization`, ...
  public var kind: String
  /// The words of the text that show it.
  public var text: String

  /// Makes a reason.
  public init(kind: String, text: String) {
    self.kind = kind
    self.text = text
  }
}

extension MatchEvidence {
  /// Somebody filed a note that was there.
  public static let byHand = MatchEvidence(kind: "by_hand", text: "")
  /// Somebody wrote a note down for a person.
  public static let written = MatchEvidence(kind: "written", text: "")
}
