/// A name and its parts.
public struct PersonName: Hashable, Sendable {
  /// The name to show; never empty in a record that was read.
  public var display = ""
  /// Honorifics before the name.
  public var prefix = ""
  /// The given name.
  public var given = ""
  /// Additional names.
  public var middle = ""
  /// The family name.
  public var family = ""
  /// What follows the name: Jr., MD.
  public var suffix = ""
  /// How the given name is said.
  public var phoneticGiven = ""
  /// How the additional names are said.
  public var phoneticMiddle = ""
  /// How the family name is said.
  public var phoneticFamily = ""

  /// An empty name.
  public init() {}
}
