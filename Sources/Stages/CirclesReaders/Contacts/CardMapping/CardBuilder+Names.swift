import CirclesModel
import VCard

extension CardBuilder {
  /// N: family, given, middle, prefix, suffix; RFC 9554 adds a second surname and the generation.
  mutating func setName(_ property: Property) {
    let parts = components(property, separator: " ")
    if parts.allSatisfy(\.isEmpty) { return }
    func part(_ index: Int) -> String { index < parts.count ? parts[index] : "" }
    if property.parameter("PHONETIC") != nil {
      return setPhonetic(family: part(0), given: part(1), middle: part(2), property)
    }
    if hasStructuredName { return keep(property) }
    hasStructuredName = true
    fields.name.family = part(0)
    fields.name.given = part(1)
    fields.name.middle = part(2)
    fields.name.prefix = part(3)
    fields.name.suffix = part(4)
    if parts.count > 5 {
      let whole = Card.Name(components: property.components)
      fields.name.family = whole.family.joined(separator: " ")
      fields.name.suffix = whole.suffixes.joined(separator: " ")
    }
    appendSortKey(property)
  }

  /// The SORT-AS parameter is all that some cards have of a name's reading.
  mutating func appendSortKey(_ property: Property) {
    if property.parameters.isEmpty { return }
    var keys: [String] = []
    for parameter in property.parameters where parameter.name == "SORT-AS" {
      if !parameter.value.isEmpty { keys.append(parameter.value) }
    }
    if keys.isEmpty { return }
    fields.extra.append(ExtraProperty(name: "SORT-AS", value: keys.joined(separator: ",")))
  }

  /// FN: the first, or the most preferred; the others are kept.
  mutating func appendFormattedName(_ property: Property) {
    let text = text(property)
    if text.isEmpty { return }
    let preference =
      property.parameters.isEmpty
      ? Int.max : PropertyLabel(property.parameters).preference ?? Int.max
    if formattedName.isEmpty {
      formattedName = text
      formattedNamePreference = preference
    } else if preference < formattedNamePreference {
      fields.extra.append(ExtraProperty(name: "FN", value: formattedName))
      formattedName = text
      formattedNamePreference = preference
    } else if text != formattedName {
      keep(property, text)
    }
  }

  mutating func appendNicknames(_ property: Property) {
    for nickname in property.list(splittingV21: true, reporting: &diagnostics) {
      fields.nicknames.append(nickname)
    }
  }

  mutating func setPhonetic(_ property: Property) {
    let text = text(property)
    switch property.name {
    case "X-PHONETIC-FIRST-NAME":
      setPhonetic(family: "", given: text, middle: "", property)
    case "X-PHONETIC-MIDDLE-NAME":
      setPhonetic(family: "", given: "", middle: text, property)
    default:
      setPhonetic(family: text, given: "", middle: "", property)
    }
  }

  /// SOUND is a recording, except for DoCoMo's `SOUND;X-IRMC-N:family;given;...`, the reading of
  /// the name.
  mutating func setSound(_ property: Property) {
    let isReading = property.parameters.contains {
      $0.value.equalsIgnoringASCIICase("X-IRMC-N") || $0.name == "X-IRMC-N"
    }
    if !isReading { return appendBinary(property) }
    let parts = components(property, separator: " ")
    func part(_ index: Int) -> String { index < parts.count ? parts[index] : "" }
    setPhonetic(family: part(0), given: part(1), middle: part(2), property)
  }

  /// Takes readings where there are none yet; a second reading is kept as it is.
  private mutating func setPhonetic(
    family: String, given: String, middle: String, _ property: Property
  ) {
    if family.isEmpty && given.isEmpty && middle.isEmpty { return }
    let name = fields.name
    let isFree =
      (family.isEmpty || name.phoneticFamily.isEmpty)
      && (given.isEmpty || name.phoneticGiven.isEmpty)
      && (middle.isEmpty || name.phoneticMiddle.isEmpty)
    if !isFree { return keep(property) }
    if !family.isEmpty { fields.name.phoneticFamily = family }
    if !given.isEmpty { fields.name.phoneticGiven = given }
    if !middle.isEmpty { fields.name.phoneticMiddle = middle }
  }

  /// KIND of RFC 6350, and Apple's property of the same meaning for 3.0.
  mutating func setKind(_ property: Property) {
    let text = text(property)
    switch Card.Kind(text) {
    case .group: fields.kind = .group
    case .organization: fields.kind = .organization
    case .individual: break
    case .other: keep(property, text)
    }
  }

  /// Apple's switch between a person and a company.
  mutating func setShowAs(_ property: Property) {
    signs.take(.appleProperty)
    let text = text(property)
    guard text.equalsIgnoringASCIICase("COMPANY") else { return keep(property, text) }
    if fields.kind == .individual { fields.kind = .organization }
  }
}
