import VCard

/// A property as it is gathered from XML (RFC 6351 section 5).
struct XCardProperty {
  /// A value element (`text`, `uri`, ...) or a component (`surname`, ...) and its text.
  struct Part {
    var name: String
    var text: [UInt8]
  }

  let name: String
  let group: String?
  let line: Int
  var parameters: [Parameter] = []
  var parts: [Part] = []
  /// Text that stands in the property's element itself, where only elements should be.
  var loose: [UInt8] = []

  private static let types: Set = [
    "text", "uri", "date", "time", "date-time", "date-and-or-time", "timestamp", "boolean",
    "integer", "float", "utc-offset", "language-tag", "unknown",
  ]

  /// Nil for a name that nothing is left of.
  init?(_ name: String, group: String?, line: Int) {
    guard let name = WrittenName.upper(name) else { return nil }
    self.name = name
    self.group = group
    self.line = line
  }

  /// The text of its first value.
  var text: String { String(decoding: Self.trimmed(parts.first?.text ?? loose), as: UTF8.self) }

  /// The properties of vCard 4.0 it stands for; several where it has several URIs, since a URI can
  /// hold the comma that would divide them.
  func properties() -> [Property] {
    guard !parts.isEmpty else {
      return [property(nil, list(Self.trimmed(loose).isEmpty ? [] : [loose], "text"))]
    }
    let isTyped = parts.allSatisfy { Self.types.contains($0.name) }
    if let names = Self.components(of: name), !isTyped {
      return [property(nil, components(named: names))]
    }
    if name == "ORG" || !isTyped {
      return [property(nil, structured(parts.map { [$0.text] }))]
    }
    let type = parts[0].name
    if type == "uri" { return parts.map { property(type, list([$0.text], type)) } }
    return [property(type, list(parts.map(\.text), type))]
  }

  /// Whether a component stands in it that the property does not have, and that is lost.
  var hasStrangeComponent: Bool {
    guard let names = Self.components(of: name) else { return false }
    let isTyped = parts.allSatisfy { Self.types.contains($0.name) }
    return !isTyped && parts.contains { !names.contains($0.name) }
  }

  private func property(_ type: String?, _ rawValue: [UInt8]) -> Property {
    var parameters = parameters
    if let type, type != "unknown", type != ValueType.standard(of: name) {
      parameters.append(Parameter("VALUE", type))
    }
    return Property(
      group: group, name: name, parameters: parameters, rawValue: rawValue[...], version: .v40,
      line: line)
  }

  private func components(named names: [String]) -> [UInt8] {
    var found = names.map { name in parts.filter { $0.name == name }.map(\.text) }
    // The components that RFC 9554 added are written only where there are any.
    let least = name == "N" ? 5 : name == "ADR" ? 7 : 0
    while found.count > least, found.last?.isEmpty == true { found.removeLast() }
    return structured(found)
  }

  private func structured(_ components: [[[UInt8]]]) -> [UInt8] {
    Array(components.map { list($0, "text") }.joined(separator: [UInt8(ascii: ";")]))
  }

  private func list(_ texts: [[UInt8]], _ type: String) -> [UInt8] {
    var raw: [UInt8] = []
    for (index, text) in texts.enumerated() {
      if index > 0 { raw.append(UInt8(ascii: ",")) }
      ValueEscaping.append(type == "text" ? text : Self.trimmed(text), type: type, to: &raw)
    }
    return raw
  }

  /// Without the blanks that indenting leaves at both ends.
  static func trimmed(_ text: [UInt8]) -> [UInt8] {
    let isBlank: (UInt8) -> Bool = { $0 == 0x20 || (0x09...0x0D).contains($0) }
    guard let begin = text.firstIndex(where: { !isBlank($0) }),
      let end = text.lastIndex(where: { !isBlank($0) })
    else { return [] }
    return Array(text[begin...end])
  }

  /// The components by name, in the order of RFC 6350 and RFC 9554; nil for a property without.
  private static func components(of name: String) -> [String]? {
    switch name {
    case "N": ["surname", "given", "additional", "prefix", "suffix", "surname2", "generation"]
    case "ADR":
      [
        "pobox", "ext", "street", "locality", "region", "code", "country", "room", "apartment",
        "floor", "streetnumber", "streetname", "building", "block", "subdistrict", "district",
        "landmark", "direction",
      ]
    case "GENDER": ["sex", "identity"]
    case "CLIENTPIDMAP": ["sourceid", "uri"]
    default: nil
    }
  }
}
