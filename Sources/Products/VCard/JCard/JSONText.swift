/// Writes JSON (RFC 8259) without blanks.
enum JSONText {
  /// Appends a value; how deep it nests is up to who made it.
  static func append(_ value: JSONValue, to text: inout [UInt8]) {
    switch value {
    case .string(let string): append(string: string, to: &text)
    case .number(let number): text += number
    case .boolean(let value): text += (value ? "true" : "false").utf8
    case .null: text += "null".utf8
    case .array(let values):
      text.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { text.append(UInt8(ascii: ",")) }
        append(value, to: &text)
      }
      text.append(UInt8(ascii: "]"))
    case .object(let members):
      text.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { text.append(UInt8(ascii: ",")) }
        append(string: member.name, to: &text)
        text.append(UInt8(ascii: ":"))
        append(member.value, to: &text)
      }
      text.append(UInt8(ascii: "}"))
    }
  }

  /// Whether the text is a number as JSON writes it.
  static func isNumber(_ text: ArraySlice<UInt8>) -> Bool {
    var rest = text[...]
    func digits() -> ArraySlice<UInt8> { rest.prefix { (0x30...0x39).contains($0) } }
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let whole = digits()
    if whole.isEmpty || whole.count > 1 && whole.first == 0x30 { return false }
    rest = rest.dropFirst(whole.count)
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      let fraction = digits()
      if fraction.isEmpty { return false }
      rest = rest.dropFirst(fraction.count)
    }
    return rest.isEmpty
  }

  private static func append(string: [UInt8], to text: inout [UInt8]) {
    text.append(UInt8(ascii: "\""))
    for byte in string {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): text += [UInt8(ascii: "\\"), byte]
      case 0x0A: text += "\\n".utf8
      case 0x0D: text += "\\r".utf8
      case 0x09: text += "\\t".utf8
      case 0..<0x20:
        text += "\\u00".utf8
        text += [hexadecimal[Int(byte >> 4)], hexadecimal[Int(byte & 15)]]
      default: text.append(byte)
      }
    }
    text.append(UInt8(ascii: "\""))
  }

  private static let hexadecimal = Array("0123456789abcdef".utf8)
}
