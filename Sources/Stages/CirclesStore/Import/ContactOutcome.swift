public import CirclesModel
public import SourceDiagnostics

/// What became of one contact record.
public struct ContactOutcome: Hashable, Sendable {
  /// The line `contact_result`: the contact's identifier (not always the record's) and its fate.
  public var result: ContactResult
  /// Whether the record counts as `duplicate` in the report; else it counts as `imported`.
  public var isDuplicate: Bool
  /// Whether the record is a group (a list of contacts), which is no contact itself: it counts
  /// among the records, but not among the contacts.
  public var isGroup: Bool
  /// What the user should know: `contact.kept-edit`, `contact.same-identifier`.
  public var diagnostics: [Diagnostic]

  /// Makes an outcome.
  public init(
    result: ContactResult, isDuplicate: Bool, isGroup: Bool = false, diagnostics: [Diagnostic] = []
  ) {
    self.result = result
    self.isDuplicate = isDuplicate
    self.isGroup = isGroup
    self.diagnostics = diagnostics
  }
}
