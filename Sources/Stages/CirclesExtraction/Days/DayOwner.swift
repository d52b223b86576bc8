/// Whose birthday or anniversary a day is, by the words around it.
public enum DayOwner: Hashable, Sendable {
  /// The person the text is about.
  case subject
  /// The user.
  case owner
  /// Somebody else, by the name that the text has.
  case somebody(String)
  /// The text does not say, or could be read either way. A birthday on the wrong person is worse than
  /// none.
  case unknown
}
