extension Card {
  /// The name to show (FN; RFC 6350, 6.2.1): the most preferred, else the first. A new one
  /// takes the place of all.
  public var formattedName: String? {
    get { values(.formattedName).preferred() }
    set {
      if newValue != formattedName { set(only: newValue.map { Labelled($0) }, .formattedName) }
    }
  }

  /// The parts of the name (N; RFC 6350, 6.2.2).
  public var name: Name? {
    get { values(.name).first }
    set { if newValue != name { set(only: newValue, .name) } }
  }

  /// Other names (NICKNAME; RFC 6350, 6.2.3), also those of `X-NICKNAME` and Android.
  public var nicknames: [String] {
    get { values(.nicknames).flatMap(\.self) }
    set { if newValue != nicknames { set(newValue.isEmpty ? [] : [newValue], .nicknames) } }
  }

  /// A name in its parts, each of which may be several: two surnames, three titles.
  public struct Name: Hashable, Sendable {
    /// Family names, surnames.
    public var family: [String]
    /// Given names.
    public var given: [String]
    /// Additional names: middle names, patronymics.
    public var additional: [String]
    /// What stands before the name: `Dr.`.
    public var prefixes: [String]
    /// What stands behind it: `Jr.`, `M.D.`.
    public var suffixes: [String]

    /// Makes a name.
    public init(
      family: [String] = [], given: [String] = [], additional: [String] = [],
      prefixes: [String] = [], suffixes: [String] = []
    ) {
      self.family = family
      self.given = given
      self.additional = additional
      self.prefixes = prefixes
      self.suffixes = suffixes
    }

    /// The name of an N. RFC 9554 adds a second surname and the generation, and wants them repeated
    /// in the older parts for readers that know only these; what is there already is not added.
    package init(components: [[String]]) {
      func part(_ index: Int) -> [String] { index < components.count ? components[index] : [] }
      self.init(
        family: part(0), given: part(1), additional: part(2), prefixes: part(3),
        suffixes: part(4))
      Self.add(part(5), to: &family)
      Self.add(part(6), to: &suffixes)
    }

    private static func add(_ words: [String], to texts: inout [String]) {
      for word in words
      where !texts.contains(where: { $0 == word || $0.hasSuffix(" " + word) }) {
        texts.append(word)
      }
    }

    var components: [[String]] { [family, given, additional, prefixes, suffixes] }
  }
}

extension CardField where Value == Labelled<String> {
  static var formattedName: Self {
    Self { kind, property, _, _ in
      guard case .formattedName = kind else { return nil }
      return property.filledText.map { Labelled($0, of: property, label: nil) }
    } write: { name, _ in
      LabelledProperty(
        Property(name: "FN", text: name.value, parameters: name.parameters, version: .v40))
    }
  }
}

extension CardField where Value == Card.Name {
  static var name: Self {
    Self { kind, property, _, _ in
      // With PHONETIC it is the reading of a name (RFC 9554, 4.6).
      guard case .name = kind, property.parameter("PHONETIC") == nil else { return nil }
      let name = Card.Name(components: property.components)
      return name == Card.Name() ? nil : name
    } write: { name, _ in
      LabelledProperty(Property(name: "N", components: name.components, version: .v40))
    }
  }
}

extension CardField where Value == [String] {
  static var nicknames: Self {
    Self { kind, property, _, _ in
      switch kind {
      case .nickname: return property.list(splittingV21: true)
      case .androidCustom:
        guard case .nickname(let name)? = AndroidCustom(property) else { return nil }
        return [name]
      default: return nil
      }
    } write: { names, _ in
      LabelledProperty(Property(name: "NICKNAME", components: [names], version: .v40))
    }
  }

  static var categories: Self {
    Self { kind, property, _, _ in
      guard case .categories = kind else { return nil }
      return property.list(splittingV21: true)
    } write: { categories, _ in
      LabelledProperty(Property(name: "CATEGORIES", components: [categories], version: .v40))
    }
  }
}

extension AndroidCustom {
  /// Reads the property; nil for kinds that are not known.
  init?(_ property: Property) { self.init(components: property.joinedComponents()) }
}
