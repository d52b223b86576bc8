import CirclesModel

/// Everything of a contact that is merged three ways: what the sources say, and what follows from
/// it.
struct ContactState: Hashable, Sendable {
  /// The fields; a photo has a digest, never bytes.
  var fields: ContactFields
  /// `Acquaintance` where nobody says otherwise.
  var relationshipType: String
  /// The job in a few words.
  var jobInfo: String

  /// What follows where nobody says how somebody is related.
  static let defaultRelationship = "Acquaintance"

  /// The state of somebody of whom nothing is said.
  static let nothing = ContactState(saying: ContactFields())

  /// The state that follows from what a source says.
  init(saying fields: ContactFields) {
    self.fields = fields
    relationshipType = SourceRelationship.type(of: fields) ?? Self.defaultRelationship
    jobInfo = Self.job(fields)
  }

  init(fields: ContactFields, relationshipType: String, jobInfo: String) {
    self.fields = fields
    self.relationshipType = relationshipType
    self.jobInfo = jobInfo
  }

  /// `Engineer at Northwind`.
  private static func job(_ fields: ContactFields) -> String {
    if fields.kind == .organization { return "" }
    if fields.jobTitle.isEmpty { return fields.organization }
    if fields.organization.isEmpty { return fields.jobTitle }
    return fields.jobTitle + " at " + fields.organization
  }
}
