import CirclesModel
import Foundation
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
    add(name, Self.escaped(value), parameters, label: label)
  }

  /// Adds several components, parted by semicolons.
  mutating func components(
    _ name: String, _ values: [String], _ parameters: [Parameter] = [], label: String? = nil
  ) {
    add(
      name, Array(values.map(Self.escaped).joined(separator: [0x3B])), parameters, label: label)
  }

  /// Adds a list, parted by commas.
  mutating func list(_ name: String, _ values: [String]) {
    if values.isEmpty { return }
    add(name, Array(values.map(Self.escaped).joined(separator: [0x2C])))
  }

  /// Adds a URI.
  mutating func uri(
    _ name: String, _ value: String, _ parameters: [Parameter] = [], label: String? = nil
  ) {
    if value.isEmpty { return }
    var raw: [UInt8] = []
    ValueEscaping.append(uri: value.utf8, to: &raw)
    add(name, raw, parameters, label: label)
  }

  /// Adds a value that is in the version's own form already.
  mutating func add(
    _ name: String, _ raw: [UInt8], _ parameters: [Parameter] = [], label: String? = nil
  ) {
    var group: String?
    if let label, !label.isEmpty {
      groups += 1
      group = "item\(groups)"
    }
    properties.append(
      Property(
        group: group, name: name, parameters: parameters, rawValue: raw[...], version: version))
    if let group, let label {
      properties.append(
        Property(
          group: group, name: "X-ABLABEL", rawValue: Self.escaped(label)[...], version: version))
    }
  }

  static func escaped(_ text: String) -> [UInt8] {
    var raw: [UInt8] = []
    ValueEscaping.append(text: text.utf8, to: &raw)
    return raw
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
