extension Card {
  /// Postal addresses (ADR; RFC 6350, 6.3.1).
  public var addresses: [Labelled<Address>] {
    get { values(.addresses) }
    set { set(newValue, .addresses) }
  }

  /// A postal address; a part that is not given is empty.
  public struct Address: Hashable, Sendable {
    /// The post office box.
    public var poBox: String
    /// Apartment, suite, floor.
    public var extended: String
    /// Street and number; further lines after a line break.
    public var street: String
    /// The locality.
    public var city: String
    /// State, province, county.
    public var region: String
    /// The postal code.
    public var postalCode: String
    /// The country, as written.
    public var country: String
    /// The address as it stands on an envelope, where the card says it (the LABEL parameter).
    public var formatted: String

    /// Makes an address.
    public init(
      street: String = "", city: String = "", region: String = "", postalCode: String = "",
      country: String = "", poBox: String = "", extended: String = "", formatted: String = ""
    ) {
      self.poBox = poBox
      self.extended = extended
      self.street = street
      self.city = city
      self.region = region
      self.postalCode = postalCode
      self.country = country
      self.formatted = formatted
    }

    /// The seven components of an ADR.
    var components: [String] { [poBox, extended, street, city, region, postalCode, country] }
  }
}

extension CardField where Value == Labelled<Card.Address> {
  static var addresses: Self {
    Self { kind, property, label, _ in
      guard case .address = kind else { return nil }
      let reading = AddressReading(property.joinedComponents(), label: property.parameter("LABEL"))
      if reading.isEmpty { return nil }
      var address = reading.address
      address.formatted = reading.label
      if case .formatted(let text) = reading.surplus, reading.label.isEmpty {
        address.formatted = text
      }
      return Labelled(address, of: property, label: label)
    } write: { address, _ in
      let whole = address.value.formatted
      return LabelledProperty(
        Property(
          name: "ADR", components: address.value.components.map { [$0] },
          parameters: address.parameters + (whole.isEmpty ? [] : [Parameter("LABEL", whole)]),
          version: .v40), label: address.customLabel)
    }
  }
}
