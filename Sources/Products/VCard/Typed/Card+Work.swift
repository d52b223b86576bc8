extension Card {
  /// Organisations (ORG; RFC 6350, 6.6.4).
  public var organizations: [Organization] {
    get { values(.organizations) }
    set { set(newValue, .organizations) }
  }

  /// Positions or jobs (TITLE; RFC 6350, 6.6.1).
  public var titles: [String] {
    get { values(.titles) }
    set { set(newValue, .titles) }
  }

  /// What somebody does in one (ROLE; RFC 6350, 6.6.2).
  public var roles: [String] {
    get { values(.roles) }
    set { set(newValue, .roles) }
  }

  /// An organisation and the units of it.
  public struct Organization: Hashable, Sendable {
    /// The name; empty where the card gives only units.
    public var name: String
    /// Its units, from the largest to the smallest.
    public var units: [String]

    /// Makes an organisation.
    public init(_ name: String, units: [String] = []) {
      self.name = name
      self.units = units
    }
  }
}

extension CardField where Value == Card.Organization {
  static var organizations: Self {
    Self { kind, property, _, _ in
      guard case .organization = kind else { return nil }
      let parts = property.joinedComponents()
      let units = parts.dropFirst().filter { !$0.isEmpty }
      let name = parts.first ?? ""
      return name.isEmpty && units.isEmpty ? nil : Card.Organization(name, units: units)
    } write: { organization, _ in
      LabelledProperty(
        Property(
          name: "ORG", components: ([organization.name] + organization.units).map { [$0] },
          version: .v40))
    }
  }
}

extension CardField where Value == String {
  static var titles: Self {
    text("TITLE") { kind in if case .title = kind { true } else { false } }
  }
  static var roles: Self { text("ROLE") { kind in if case .role = kind { true } else { false } } }
  static var notes: Self { text("NOTE") { kind in if case .note = kind { true } else { false } } }

  /// Every property of that kind is one text.
  private static func text(_ name: String, _ isOne: @escaping (PropertyKind) -> Bool) -> Self {
    Self { kind, property, _, _ in
      isOne(kind) ? property.filledText : nil
    } write: { text, _ in
      LabelledProperty(Property(name: name, text: text, version: .v40))
    }
  }
}
