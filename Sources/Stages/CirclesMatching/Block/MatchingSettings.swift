/// What the matcher is told beside the address book.
public struct MatchingSettings: Sendable {
  /// Names, numbers, addresses and handles of the owner, who is never whom a text is about.
  public var owners: [String]
  /// The region of numbers written nationally (ISO 3166, two letters).
  public var region: String
  /// How sure a decision has to be, 0 to 1, for a note to be assigned.
  public var assignThreshold: Double
  /// How much likelier than the second the best has to be.
  public var margin: Double

  /// Makes settings.
  public init(
    owners: [String] = [], region: String = "US", assignThreshold: Double = 0.85,
    margin: Double = 0.5
  ) {
    self.owners = owners
    self.region = region
    self.assignThreshold = assignThreshold
    self.margin = margin
  }
}
