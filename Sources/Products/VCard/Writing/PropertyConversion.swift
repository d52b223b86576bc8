/// A property, from one version to another.
struct PropertyConversion {
  let source: Version
  let target: Version

  /// The property with its value in UTF-8 and the escapes of the target version, and without
  /// ENCODING and CHARSET.
  func convert(_ property: Property) -> Property {
    let parameters = ParameterConversion(source: source, target: target).convert(property)
    let kind = ValueKind(of: property)
    var converted = property
    if kind == .binary {
      if let binary = BinaryConversion(target: target).convert(property, parameters) {
        converted = binary
        converted.version = target
        return converted
      }
    }
    converted.parameters = parameters
    if kind == .binary, property.transferEncoding == .base64 {
      // Bad base64 stays what it is, so that it is found bad again.
      converted.parameters.append(Parameter("ENCODING", "b"))
    }
    converted.rawValue = ValueConversion.rawValue(of: property, as: kind)[...]
    converted.version = target
    if source != target { translate(&converted, kind, of: property) }
    return converted
  }

  /// What the two versions write differently beside escapes.
  private func translate(
    _ converted: inout Property, _ kind: ValueKind, of property: Property
  ) {
    let isNew = target == .v40
    switch property.name {
    case "GEO" where isNew: newPlace(&converted, property.text)
    case "GEO": if source == .v40 { oldPlace(&converted, property.text) }
    case "TZ" where isNew: newZone(&converted, property.text)
    case "TZ": if source == .v40 { oldZone(&converted, property.text) }
    case "UID" where isNew: newIdentifier(&converted, property.text)
    case "UID": if source == .v40 { setText(property.text, of: &converted) }
    case "TEL" where !isNew && kind == .uri: oldNumber(&converted, property)
    default:
      // Apple's mark for a date without year names the year as it is written.
      if isNew, kind == .time, property.parameter("X-APPLE-OMIT-YEAR") == nil {
        let type = property.parameter("VALUE")?.lowercased() ?? "date-and-or-time"
        converted.rawValue = TimeNotation.basic(Array(converted.rawValue), type: type)[...]
      }
    }
  }

  private func setText(_ text: String, of property: inout Property) {
    var raw: [UInt8] = []
    ValueEscaping.append(text: text.utf8, to: &raw)
    property.rawValue = raw[...]
  }

  private func setURI(_ uri: String, of property: inout Property) {
    var raw: [UInt8] = []
    ValueEscaping.append(uri: uri.utf8, to: &raw)
    property.rawValue = raw[...]
  }

  private func setType(_ type: String?, of property: inout Property) {
    property.parameters = property.parameters.without("VALUE")
    if let type { property.parameters.append(Parameter("VALUE", type)) }
  }

  /// `37.38;-122.08` is `geo:37.38,-122.08` in 4.0 (RFC 6350 section 6.5.2).
  private func newPlace(_ property: inout Property, _ text: String) {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ";" || $0 == "," }
    let numbers = parts.map { $0.filter { $0 != " " } }
    if numbers.count == 2, numbers.allSatisfy(isDecimal) {
      property.rawValue = Array("geo:\(numbers[0]),\(numbers[1])".utf8)[...]
    } else if !BinaryConversion.hasScheme(text) {
      setText(text, of: &property)
      setType("text", of: &property)
    }
  }

  private func oldPlace(_ property: inout Property, _ text: String) {
    guard text.lowercased().hasPrefix("geo:") else { return }
    let numbers = text.dropFirst(4).split(separator: ",", omittingEmptySubsequences: false)
      .map(String.init)
    guard numbers.count == 2, numbers.allSatisfy(isDecimal) else { return }
    setType(nil, of: &property)
    property.rawValue = Array("\(numbers[0]);\(numbers[1])".utf8)[...]
  }

  private func isDecimal(_ text: String) -> Bool {
    Double(text) != nil
      && text.utf8.allSatisfy { (0x30...0x39).contains($0) || "+-.".utf8.contains($0) }
  }

  /// TZ is an offset in 3.0 (RFC 2426 section 3.4.1) and a text in 4.0, unless VALUE says else.
  private func newZone(_ property: inout Property, _ text: String) {
    guard isOffset(text) else { return setType(nil, of: &property) }
    setType("utc-offset", of: &property)
    property.rawValue = TimeNotation.basic(Array(text.utf8), type: "utc-offset")[...]
  }

  private func oldZone(_ property: inout Property, _ text: String) {
    guard isOffset(text) else { return setType("text", of: &property) }
    setType(nil, of: &property)
    property.rawValue = TimeNotation.extended(Array(text.utf8), type: "utc-offset")[...]
  }

  private func isOffset(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard let sign = bytes.first, "+-".utf8.contains(sign), [3, 5, 6].contains(bytes.count) else {
      return false
    }
    return bytes.dropFirst().enumerated().allSatisfy { index, byte in
      let isColon = bytes.count == 6 && index == 2
      return isColon ? byte == UInt8(ascii: ":") : (0x30...0x39).contains(byte)
    }
  }

  /// UID is a text in 3.0 and a URI in 4.0, unless VALUE says else.
  private func newIdentifier(_ property: inout Property, _ text: String) {
    let isURI = BinaryConversion.hasScheme(text)
    setType(isURI ? nil : "text", of: &property)
    if isURI { setURI(text, of: &property) } else { setText(text, of: &property) }
  }

  /// A number is text in 3.0; what `tel:` adds to it (extension, context) has no other place.
  private func oldNumber(_ property: inout Property, _ old: Property) {
    guard let uri = old.uri, uri.lowercased().hasPrefix("tel:"), !uri.contains(";") else { return }
    setType(nil, of: &property)
    setText(String(uri.dropFirst(4)), of: &property)
  }
}
