public import CirclesModel

/// What was decided about a note, or a part of a conversation: a line `decision` of
/// `Contract.md` section 3.
public struct AssignedDecision: Hashable, Sendable {
  /// The note's id; for a part of a conversation `<key>#<n>`.
  public var record: String
  /// Whose it is, and why.
  public var decision: MatchDecision
  /// What the text says; nothing where nobody asked.
  public var findings: TextFindings
  /// For a note that `reprocess` moved: under whom it was before; nil in any other case.
  public var movedFrom: String?

  /// Makes one.
  public init(
    record: String, decision: MatchDecision, findings: TextFindings = TextFindings(),
    movedFrom: String? = nil
  ) {
    self.record = record
    self.decision = decision
    self.findings = findings
    self.movedFrom = movedFrom
  }
}
