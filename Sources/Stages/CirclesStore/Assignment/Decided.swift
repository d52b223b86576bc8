public import CirclesModel

/// A text, whose it is and what it says: a note, a part of a conversation, or either one reviewed.
public struct Decided<Subject: Sendable>: Sendable {
  /// The text.
  public var subject: Subject
  /// Whose it is.
  public var decision: MatchDecision
  /// The keys under which it is found again when a contact changes.
  public var blocks: [UInt64]
  /// What it says of whom it was decided for; nil where nobody has read it.
  public var findings: TextFindings?

  /// Makes one.
  public init(
    _ subject: Subject, decision: MatchDecision, blocks: [UInt64] = [],
    findings: TextFindings? = nil
  ) {
    self.subject = subject
    self.decision = decision
    self.blocks = blocks
    self.findings = findings
  }
}
