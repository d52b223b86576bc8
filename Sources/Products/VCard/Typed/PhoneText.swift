/// A telephone number out of a TEL: plain text, or a `tel:` URI (RFC 3966).
package struct PhoneText {
  /// The number as written, without `tel:`; an extension stands behind it as ` ext. 12`.
  package let value: String
  /// What to dial, without an extension.
  package let dialled: String

  package init(_ text: String) {
    guard text.hasASCIIPrefix("tel:") else {
      value = text
      dialled = text
      return
    }
    var parts = text.utf8.dropFirst(4).split(separator: 0x3B)[...]
    let number = parts.popFirst().map { Self.string($0) } ?? ""
    var value = number
    var dialled = number
    for part in parts {
      let parameter = Self.string(part)
      if parameter.hasASCIIPrefix("ext=") {
        value += " ext. " + parameter.droppingASCII(4)
      } else if parameter.hasASCIIPrefix("phone-context=+"), number.utf8.first != 0x2B {
        // A local number, and the international digits to put before it.
        dialled = parameter.droppingASCII(14) + number
      }
    }
    self.value = number.isEmpty ? "" : value
    self.dialled = dialled
  }

  private static func string(_ bytes: Substring.UTF8View) -> String {
    String(Substring(bytes)).percentDecoded.asciiTrimmed
  }
}
