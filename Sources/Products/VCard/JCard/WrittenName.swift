/// Names of properties, parameters and groups that come from JSON or XML, where anything can stand.
package enum WrittenName {
  /// The name in upper case, with a hyphen for every character that a content line could not hold;
  /// nil where nothing is left.
  package static func upper(_ text: some StringProtocol) -> String? {
    let name = safe(text.utf8.map { (0x61...0x7A).contains($0) ? $0 - 0x20 : $0 })
    return name.isEmpty ? nil : name
  }

  /// A group's name, in the case it has; nil where nothing is left.
  package static func group(_ text: some StringProtocol) -> String? {
    let name = safe(Array(text.utf8))
    return name.isEmpty ? nil : name
  }

  /// Whether a line of that name begins or ends a card, or says its version: none is a property.
  package static func isFrame(_ name: String) -> Bool {
    ["BEGIN", "END", "VERSION"].contains(name)
  }

  private static let longest = 200

  private static func safe(_ bytes: [UInt8]) -> String {
    let kept = bytes.prefix(longest).map { Property.isNameByte($0) ? $0 : UInt8(ascii: "-") }
    return String(decoding: kept, as: UTF8.self)
  }
}

extension Card {
  /// Makes this the card of that number in its file, and its properties know it.
  package mutating func number(_ index: Int) {
    self.index = index
    for position in properties.indices { properties[position].record = index }
  }
}

extension Parameter {
  /// A value from JSON or XML as parameters: a list of types in one text is several of them, as it
  /// is in the text form.
  package static func list(_ name: String, _ text: String) -> [Parameter] {
    guard name == "TYPE", text.utf8.contains(UInt8(ascii: ",")),
      !text.utf8.contains(UInt8(ascii: " "))
    else { return [Parameter(name, text)] }
    return text.split(separator: ",").map { Parameter(name, String($0)) }
  }
}
