/// Writes cards as jCard (RFC 7095), whatever version they were read as.
///
///     let bytes = JCardWriter.write(card)      // ["vcard",[["version",{},"text","4.0"],...]]
///     let file = JCardWriter.write([ada, ben]) // an array of those
public enum JCardWriter {
  /// One jCard, as JSON text in UTF-8 without line breaks.
  public static func write(_ card: Card) -> [UInt8] {
    var text = Array(#"["vcard",[["version",{},"text","4.0"]"#.utf8)
    for property in card.converted(to: .v40).properties {
      text.append(UInt8(ascii: ","))
      JSONText.append(JCardProperty.json(of: property), to: &text)
    }
    text += "]]".utf8
    return text
  }

  /// An array of jCards, one a line.
  public static func write(_ cards: some Sequence<Card>) -> [UInt8] {
    var text: [UInt8] = []
    for card in cards {
      text += (text.isEmpty ? "[\n" : ",\n").utf8
      text += write(card)
    }
    return text + (text.isEmpty ? "[]\n" : "\n]\n").utf8
  }
}

extension JCardProperty {
  /// A property of vCard 4.0 in the shape of jCard.
  static func json(of property: Property) -> JSONValue {
    let type = property.parameter("VALUE")?.lowercased() ?? ValueType.standard(of: property.name)
    var parts: [JSONValue] = [
      .string(Array(property.name.lowercased().utf8)), parameters(of: property),
      .string(Array((type ?? "unknown").utf8)),
    ]
    switch type {
    case "text"?: parts += texts(of: property)
    case "uri"?: parts.append(string(property.uri ?? property.rawText))
    case let type? where ValueType.isTime(type):
      let text = property.text.utf8
      parts.append(.string(TimeNotation.extended(Array(text), type: type)))
    case "boolean"?, "integer"?, "float"?: parts += literals(of: property)
    case nil: parts.append(string(property.rawText))
    default: parts.append(string(property.text))
    }
    return .array(parts)
  }

  private static func string(_ text: String) -> JSONValue { .string(Array(text.utf8)) }

  /// The parameters by name, several of one name as an array.
  private static func parameters(of property: Property) -> JSONValue {
    var members: [JSONValue.Member] = []
    if let group = property.group {
      members.append(.init(name: Array("group".utf8), value: string(group)))
    }
    for parameter in property.parameters where parameter.name != "VALUE" {
      let name = Array(parameter.name.lowercased().utf8)
      let value = string(parameter.value)
      if let known = members.firstIndex(where: { $0.name == name }) {
        if case .array(let values) = members[known].value {
          members[known].value = .array(values + [value])
        } else {
          members[known].value = .array([members[known].value, value])
        }
      } else {
        members.append(.init(name: name, value: value))
      }
    }
    return .object(members)
  }

  private static func texts(of property: Property) -> [JSONValue] {
    let isUnknown = ValueType.standard(of: property.name) == nil
    let isDivided = isUnknown && divides(UInt8(ascii: ";"), property.rawValue)
    if ValueType.isStructured(property.name) || isDivided {
      let components = split(property.rawValue, at: UInt8(ascii: ";")).map { component in
        let values = split(component, at: UInt8(ascii: ",")).map(text)
        return values.count == 1 ? values[0] : .array(values)
      }
      if components.count == 1, case .string = components[0] { return components }
      return [.array(components)]
    }
    if ValueType.isList(property.name) || isUnknown {
      return split(property.rawValue, at: UInt8(ascii: ",")).map(text)
    }
    return [string(property.text)]
  }

  private static func divides(_ separator: UInt8, _ value: ArraySlice<UInt8>) -> Bool {
    split(value, at: separator).count > 1
  }

  private static func literals(of property: Property) -> [JSONValue] {
    split(property.rawValue, at: UInt8(ascii: ",")).map { part in
      let text = String(decoding: part, as: UTF8.self)
      switch text.lowercased() {
      case "true": return .boolean(true)
      case "false": return .boolean(false)
      default: return JSONText.isNumber(part) ? .number(Array(part)) : string(text)
      }
    }
  }

  private static func split(_ value: ArraySlice<UInt8>, at separator: UInt8) -> [ArraySlice<UInt8>]
  {
    var parts: [ArraySlice<UInt8>] = []
    value.withUnsafeBufferPointer { bytes in
      Escapes(version: .v40).split(bytes, at: separator) { part, _ in
        parts.append(Array(part)[...])
      }
    }
    return parts
  }

  private static func text(_ part: ArraySlice<UInt8>) -> JSONValue {
    string(part.withUnsafeBufferPointer { Escapes(version: .v40).text($0) })
  }
}
