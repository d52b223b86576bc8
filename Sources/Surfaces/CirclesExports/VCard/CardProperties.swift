import CirclesModel
import VCard

/// Collects the properties of a card in one of the two versions.
struct CardProperties {
  let version: Version
  private(set) var properties: [Property] = []
  private var groups = 0

  init(_ version: Version) { self.version = version }

  var isNew: Bool { version == .v40 }

  /// Adds a text, with a label where there is one.
  mutating func text(
    _ name: String, _ value: String, _ parameters: [Parameter] = [], label: String? = nil
  ) {
    if value.isEmpty { return }
    add(Property(name: name, text: value, parameters: parameters, version: version), label: label)
  }

  /// Adds several components, parted by semicolons.
  mutating func components(
    _ name: String, _ values: [String], _ parameters: [Parameter] = [], label: String? = nil
  ) {
    let components = values.map { [$0] }
    add(
      Property(name: name, components: components, parameters: parameters, version: version),
      label: label)
  }

  /// Adds a list, parted by commas.
  mutating func list(_ name: String, _ values: [String]) {
    if values.isEmpty { return }
    add(Property(name: name, components: [values], version: version))
  }

  /// Adds a URI.
  mutating func uri(
    _ name: String, _ value: String, _ parameters: [Parameter] = [], label: String? = nil
  ) {
    if value.isEmpty { return }
    add(Property(name: name, uri: value, parameters: parameters, version: version), label: label)
  }

  /// Adds a value that is in the version's own form already.
  mutating func add(
    _ name: String, _ raw: [UInt8], _ parameters: [Parameter] = [], label: String? = nil
  ) {
    add(
      Property(name: name, parameters: parameters, rawValue: raw[...], version: version),
      label: label)
  }

  /// Adds a property, in a group of its own where it has a label.
  mutating func add(_ property: Property, label: String? = nil) {
    guard let label, !label.isEmpty else { return properties.append(property) }
    groups += 1
    var property = property
    property.group = "item\(groups)"
    properties.append(property)
    properties.append(
      Property(name: "X-ABLABEL", text: label, group: property.group, version: version))
  }
}

/// What a number or an address is called, in a card's words.
enum CardLabel {
  /// The parameters that say a label, and the label itself where no parameter does.
  static func parts(_ label: String, isPreferred: Bool, _ version: Version) -> (
    parameters: [Parameter], label: String?
  ) {
    let words = usual[label]
    var parameters = (words ?? []).map { Parameter("TYPE", version == .v40 ? $0.lowercased() : $0) }
    if isPreferred {
      parameters.append(version == .v40 ? Parameter("PREF", "1") : Parameter("TYPE", "pref"))
    }
    return (parameters, words == nil && !label.isEmpty ? label : nil)
  }

  private static let usual: [String: [String]] = [
    "": [], "home": ["HOME"], "work": ["WORK"], "other": ["OTHER"], "mobile": ["CELL"],
    "main": ["MAIN"], "pager": ["PAGER"], "fax": ["FAX"], "home fax": ["HOME", "FAX"],
    "work fax": ["WORK", "FAX"], "car": ["CAR"], "isdn": ["ISDN"], "video": ["VIDEO"],
  ]
}
