import CirclesModel
import GRDB

/// What the notebook itself keeps of a contact, beside its merged state.
struct ContactHeader: Hashable, Sendable {
  var key: Int
  var id: String
  var identifier: String
  var createdAt: String
  var modifiedAt: String
  var createdRun: Int?
  var sourceGoneAt: String?
  var familyDetails = ""
  var travelNotes = ""
  var lastConnectedAt: String?
  /// How often the user wants to be in touch, in days; 0 for never, nil as for everybody of the type.
  var cadenceDays: Int?

  /// Whether it says something that no card says.
  var hasUserEdits: Bool {
    !familyDetails.isEmpty || !travelNotes.isEmpty || lastConnectedAt != nil || cadenceDays != nil
  }
}
