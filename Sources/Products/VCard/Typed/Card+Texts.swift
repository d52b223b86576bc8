extension Card {
  /// Notes (NOTE; RFC 6350, 6.7.2).
  public var notes: [String] {
    get { values(.notes) }
    set { set(newValue, .notes) }
  }

  /// Categories, which address books show as groups or labels (CATEGORIES; RFC 6350, 6.7.1).
  public var categories: [String] {
    get { values(.categories).flatMap(\.self) }
    set { if newValue != categories { set(newValue.isEmpty ? [] : [newValue], .categories) } }
  }

  /// The identifier (UID; RFC 6350, 6.7.6): a URI in 4.0, any text before.
  public var uid: String? {
    get { values(.uid).first }
    set { if newValue != uid { set(only: newValue, .uid) } }
  }

  /// When the card was last changed, as the card writes it in ISO 8601 (REV; RFC 6350, 6.7.4).
  public var revision: String? {
    get { values(.revision).first }
    set { if newValue != revision { set(only: newValue, .revision) } }
  }

  /// What the card describes (KIND; RFC 6350, 6.1.4; Apple's X-ABSHOWAS and
  /// X-ADDRESSBOOKSERVER-KIND). Setting ``Kind/individual`` leaves none, since that is what a card
  /// without one is.
  public var kind: Kind {
    get { values(.kind).first ?? .individual }
    set {
      if newValue != kind { set(only: newValue == .individual ? nil : newValue, .kind) }
    }
  }

  /// Who belongs to a group: the UIDs of their cards (MEMBER; RFC 6350, 6.6.5; Apple's
  /// X-ADDRESSBOOKSERVER-MEMBER).
  public var members: [String] {
    get { values(.members) }
    set { set(newValue, .members) }
  }

  /// What a card describes.
  public enum Kind: Hashable, Sendable {
    /// A person.
    case individual
    /// A company or another body.
    case organization
    /// A list of other cards.
    case group
    /// Any other word of KIND, in lower case: `location`, `application`, `device`.
    case other(String)

    /// What a word of KIND says.
    package init(_ word: String) {
      switch word.asciiLowercased {
      case "group": self = .group
      case "org", "organization": self = .organization
      case "individual": self = .individual
      case let other: self = .other(other)
      }
    }
  }
}

extension CardField where Value == String {
  static var uid: Self {
    Self { kind, property, _, _ in
      if case .identifier = kind { property.filledText } else { nil }
    } write: { uid, _ in
      uid.uriParts == nil
        ? LabelledProperty(
          Property(
            name: "UID", text: uid, parameters: [Parameter("VALUE", "text")], version: .v40))
        : LabelledProperty(Property(name: "UID", uri: uid, version: .v40))
    }
  }

  static var revision: Self {
    Self { _, property, _, _ in
      property.name == "REV" ? property.filledText : nil
    } write: { time, version in
      LabelledProperty(Property(name: "REV", text: time, version: version))
    }
  }

  static var members: Self {
    Self { kind, property, _, _ in
      if case .member = kind { property.filledText } else { nil }
    } write: { member, version in
      if version < .v40 {
        return LabelledProperty(
          Property(name: "X-ADDRESSBOOKSERVER-MEMBER", text: member, version: version))
      }
      return member.uriParts == nil
        ? LabelledProperty(
          Property(
            name: "MEMBER", text: member, parameters: [Parameter("VALUE", "text")], version: .v40))
        : LabelledProperty(Property(name: "MEMBER", uri: member, version: .v40))
    }
  }
}

extension CardField where Value == Card.Kind {
  static var kind: Self {
    Self { kind, property, _, _ in
      switch kind {
      case .kind: return property.filledText.map { Card.Kind($0) }
      case .showAs:
        return property.trimmedText.equalsIgnoringASCIICase("COMPANY") ? .organization : nil
      default: return nil
      }
    } write: { kind, version in
      switch kind {
      case .organization where version < .v40:
        LabelledProperty(Property(name: "X-ABSHOWAS", text: "COMPANY", version: version))
      case .group where version < .v40:
        LabelledProperty(
          Property(name: "X-ADDRESSBOOKSERVER-KIND", text: "group", version: version))
      default: LabelledProperty(Property(name: "KIND", text: kind.word, version: .v40))
      }
    }
  }
}

extension Card.Kind {
  /// The word of KIND.
  var word: String {
    switch self {
    case .individual: "individual"
    case .organization: "org"
    case .group: "group"
    case .other(let word): word
    }
  }
}
