/// A postal address, in vCard's seven components.
public struct PostalAddress: Hashable, Sendable {
  /// `home`, `work`, ... or the user's own word; empty for none.
  public var label = ""
  /// The post office box.
  public var poBox = ""
  /// Apartment, suite, floor.
  public var extended = ""
  /// Street and number; further lines after a line break.
  public var street = ""
  /// The locality.
  public var city = ""
  /// State, province, county.
  public var region = ""
  /// The postal code.
  public var postalCode = ""
  /// The country, as written.
  public var country = ""

  /// An empty address.
  public init() {}

  /// Whether nothing but perhaps a label is there.
  public var isEmpty: Bool {
    poBox.isEmpty && extended.isEmpty && street.isEmpty && city.isEmpty && region.isEmpty
      && postalCode.isEmpty && country.isEmpty
  }
}
