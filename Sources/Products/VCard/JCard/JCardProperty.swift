/// A property of jCard (RFC 7095 section 3.3):
/// `["tel", {"type": "home"}, "uri", "tel:+1-503-555-0101"]`.
struct JCardProperty {
  private let name: String
  private let type: String
  private let parameters: [Parameter]
  private let group: String?
  private let values: ArraySlice<JSONValue>

  /// Nil where the value is not of that shape.
  init?(_ value: JSONValue) {
    guard case .array(let parts) = value, parts.count >= 4,
      case .string(let nameBytes) = parts[0], case .object(let members) = parts[1],
      case .string(let typeBytes) = parts[2],
      let name = WrittenName.upper(String(decoding: nameBytes, as: UTF8.self))
    else { return nil }
    self.name = name
    type = String(decoding: typeBytes, as: UTF8.self).lowercased()
    var group: String?
    var parameters: [Parameter] = []
    for member in members {
      guard let name = WrittenName.upper(String(decoding: member.name, as: UTF8.self)) else {
        continue
      }
      for text in member.value.scalars {
        let text = String(decoding: text, as: UTF8.self)
        switch name {
        case "GROUP": group = group ?? WrittenName.group(text)
        case "VALUE": break  // the type says it
        case "ENCODING", "CHARSET": break  // vCard 4.0 has none, and the value is not in any
        default: parameters += Parameter.list(name, text)
        }
      }
    }
    if type != "unknown", type != ValueType.standard(of: name),
      let value = WrittenName.upper(type)
    {
      parameters.append(Parameter("VALUE", value.lowercased()))
    }
    self.group = group
    self.parameters = parameters
    values = parts[3...]
  }

  /// The properties of vCard 4.0 it stands for; several where it has several URIs, since a URI can
  /// hold the comma that would divide them.
  func properties(line: Int, column: Int) -> [Property] {
    let lists = type == "uri" ? values.map { [$0][...] } : [values]
    return lists.map { values in
      Property(
        group: group, name: name, parameters: parameters, rawValue: rawValue(of: values)[...],
        version: .v40, line: line, column: column)
    }
  }

  private func rawValue(of values: ArraySlice<JSONValue>) -> [UInt8] {
    var raw: [UInt8] = []
    for (index, value) in values.enumerated() {
      if index > 0 { raw.append(UInt8(ascii: ",")) }
      guard case .array(let components) = value else {
        appendList(of: value, to: &raw)
        continue
      }
      for (index, component) in components.enumerated() {
        if index > 0 { raw.append(UInt8(ascii: ";")) }
        appendList(of: component, to: &raw)
      }
    }
    return raw
  }

  private func appendList(of value: JSONValue, to raw: inout [UInt8]) {
    for (index, text) in value.scalars.enumerated() {
      if index > 0 { raw.append(UInt8(ascii: ",")) }
      ValueEscaping.append(text, type: type, to: &raw)
    }
  }

  /// Whether its name would begin or end a card, were it written.
  var isFrame: Bool { WrittenName.isFrame(name) }

  /// The text of VERSION; nil for another property.
  var version: String? {
    guard name == "VERSION", let text = values.first?.scalar else { return nil }
    return String(decoding: text, as: UTF8.self)
  }

  /// The name of any value that looks like a property, for a diagnostic.
  static func name(of value: JSONValue) -> String? {
    guard case .array(let parts) = value, case .string(let name)? = parts.first else { return nil }
    return WrittenName.upper(String(decoding: name, as: UTF8.self))
  }
}
