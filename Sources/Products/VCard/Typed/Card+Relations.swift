extension Card {
  /// Who else the card speaks of: RELATED (RFC 6350, 6.6.6), Apple's X-ABRELATEDNAMES, Android's
  /// relations, AGENT, X-EVOLUTION-SPOUSE and its like.
  public var relations: [Relation] {
    get { values(.relations) }
    set { set(newValue, .relations) }
  }

  /// Somebody, and what they are to the contact.
  public struct Relation: Hashable, Sendable {
    /// Who it is.
    public var person: Person
    /// The words of TYPE in lower case: `spouse`, `friend`, `co-worker`, ...
    public var types: [String]
    /// A name of the user's own for the relation, as Apple's `X-ABLabel` gives it.
    public var customLabel: String?

    /// How a card names somebody.
    public enum Person: Hashable, Sendable {
      /// By name.
      case name(String)
      /// By a URI: `urn:uuid:...` is the UID of another card.
      case uri(String)
    }

    /// Makes a relation.
    public init(_ person: Person, types: [String] = [], customLabel: String? = nil) {
      self.person = person
      self.types = types.map(\.asciiLowercased)
      self.customLabel = customLabel
    }

    /// What to show: the user's own name for it, else its types; empty where nothing is said.
    public var label: String { customLabel ?? types.joined(separator: ", ") }

    /// A RELATED with that text, whose group is called `label`: a URI that names somebody, or a text.
    package init(related property: Property, text: String, label: String?) {
      let isName = property.holdsText || text.uriParts == nil
      self.init(
        isName ? .name(text) : .uri(text), types: property.types, customLabel: label)
    }
  }
}

extension CardField where Value == Card.Relation {
  static var relations: Self {
    Self { kind, property, label, agent in
      switch kind {
      case .agent where agent != nil:
        let person = agent?.formattedName.map { Card.Relation.Person.name($0) }
        return (person ?? agent?.uid.map { .uri($0) }).map {
          Card.Relation($0, types: ["agent"])
        }
      case .related, .relatedName, .relation, .agent:
        guard let text = property.filledText else { return nil }
        return relation(kind, property, text, label)
      case .androidCustom:
        guard case .relation(let name, let type)? = AndroidCustom(property) else { return nil }
        return Card.Relation(.name(name), customLabel: type.isEmpty ? nil : type)
      default: return nil
      }
    } write: { relation, version in
      LabelledProperty(property(relation, version), label: relation.customLabel)
    }
  }

  private static func relation(
    _ kind: PropertyKind, _ property: Property, _ text: String, _ label: String?
  ) -> Card.Relation? {
    switch kind {
    case .related: Card.Relation(related: property, text: text, label: label)
    case .relation(let type): Card.Relation(.name(text), types: [type])
    case .agent:
      Card.Relation(text.uriParts == nil ? .name(text) : .uri(text), types: ["agent"])
    default: Card.Relation(.name(text), types: property.types, customLabel: label)
    }
  }

  /// Apple's programs read names in 3.0 from a property of their own.
  private static func property(_ relation: Card.Relation, _ version: Version) -> Property {
    let types = relation.types.map { Parameter("TYPE", $0) }
    switch relation.person {
    case .name(let name) where version < .v40 && relation.types.isEmpty:
      return Property(name: "X-ABRELATEDNAMES", text: name, version: version)
    case .name(let name):
      return Property(
        name: "RELATED", text: name, parameters: types + [Parameter("VALUE", "text")],
        version: .v40)
    case .uri(let uri):
      return Property(name: "RELATED", uri: uri, parameters: types, version: .v40)
    }
  }
}
