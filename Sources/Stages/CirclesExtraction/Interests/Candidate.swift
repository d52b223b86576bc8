/// An interest that a text may tell of, before what else it says of it is weighed.
struct Candidate: Sendable {
  /// The phrase to show.
  var text: String
  /// What it is the same as: equal keys are one interest.
  var key: String
  var start: Int
  var end: Int
  /// Whether a pattern says so, and not only that the word stands there.
  var isSaid: Bool
}
