extension Property {
  /// A property that holds a text. `name` must be in upper case. 2.1 counts as 3.0.
  public init(
    name: String, text: String, parameters: [Parameter] = [], group: String? = nil,
    version: Version
  ) {
    var raw: [UInt8] = []
    ValueEscaping.append(text: text.utf8, to: &raw)
    self.init(
      group: group, name: name, parameters: parameters, rawValue: raw[...],
      version: max(version, .v30))
  }

  /// A property of components between semicolons, each a list.
  package init(
    name: String, components: [[String]], parameters: [Parameter] = [], version: Version
  ) {
    var raw: [UInt8] = []
    for (index, component) in components.enumerated() {
      if index > 0 { raw.append(UInt8(ascii: ";")) }
      for (index, text) in component.enumerated() {
        if index > 0 { raw.append(UInt8(ascii: ",")) }
        ValueEscaping.append(text: text.utf8, to: &raw)
      }
    }
    self.init(name: name, parameters: parameters, rawValue: raw[...], version: version)
  }

  /// A property that holds a URI.
  package init(
    name: String, uri: String, parameters: [Parameter] = [], version: Version
  ) {
    var raw: [UInt8] = []
    ValueEscaping.append(uri: uri.utf8, to: &raw)
    self.init(name: name, parameters: parameters, rawValue: raw[...], version: version)
  }

  /// The value as one text without blanks and line breaks around it; nil where nothing is left.
  var filledText: String? {
    let text = trimmedText
    return text.isEmpty ? nil : text
  }

  /// Whether VALUE says that the value is text, whatever the property usually holds.
  package var holdsText: Bool {
    parameters.isEmpty
      ? false : parameter("VALUE")?.equalsIgnoringASCIICase("text") ?? false
  }
}
