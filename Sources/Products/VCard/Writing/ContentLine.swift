/// Content lines of 3.0 and 4.0 (RFC 6350 section 3.2 and 3.3).
package enum ContentLine {
  /// How many bytes a line may have without its line break.
  static let longestLine = 75

  /// Appends a property whose value is already in the version's escapes, folded.
  static func append(_ property: Property, to text: inout [UInt8]) {
    var line: [UInt8] = []
    if let group = property.group.flatMap(WrittenName.group) {
      line += group.utf8
      line.append(UInt8(ascii: "."))
    }
    line += (WrittenName.upper(property.name) ?? "X-UNNAMED").utf8
    append(property.parameters, to: &line)
    line.append(UInt8(ascii: ":"))
    ValueEscaping.append(verbatim: property.rawValue, to: &line)
    fold(line, into: &text)
  }

  private static func append(_ parameters: [Parameter], to line: inout [UInt8]) {
    var last: String?
    for parameter in parameters {
      guard let name = WrittenName.upper(parameter.name) else { continue }
      if name == last {
        line.append(UInt8(ascii: ","))
      } else {
        line.append(UInt8(ascii: ";"))
        line += name.utf8
        line.append(UInt8(ascii: "="))
      }
      last = name
      appendValue(parameter.value, to: &line)
    }
  }

  /// Appends a parameter's value, in quotes where it needs them, with the escapes of RFC 6868.
  private static func appendValue(_ value: String, to line: inout [UInt8]) {
    let needsQuotes = value.utf8.contains { byte in
      byte <= 0x20 || byte == 0x7F || ":;,=\\".utf8.contains(byte)
    }
    if needsQuotes { line.append(UInt8(ascii: "\"")) }
    var last: UInt8 = 0
    for byte in value.utf8 {
      defer { last = byte }
      switch byte {
      case UInt8(ascii: "\""): line += "^'".utf8
      case UInt8(ascii: "^"): line += "^^".utf8
      case 0x0A where last == 0x0D: break
      case 0x0A, 0x0D: line += "^n".utf8
      case UInt8(ascii: ","), UInt8(ascii: ";"):
        // Some writers escape these with a backslash, so readers take it for that.
        if last == UInt8(ascii: "\\") { line.append(last) }
        line.append(byte)
      default: line.append(byte)
      }
    }
    if needsQuotes { line.append(UInt8(ascii: "\"")) }
  }

  private static func isComponent(_ line: ArraySlice<UInt8>) -> Bool {
    line.withUnsafeBufferPointer { ComponentLine($0, 0, $0.count) != nil }
  }

  /// Appends a line, broken into lines of 75 bytes that never end within a UTF-8 sequence.
  package static func fold(_ line: [UInt8], into text: inout [UInt8]) {
    var begin = 0
    var space = longestLine
    while line.count - begin > space {
      var end = begin + space
      // A sequence has at most three bytes that continue it; more are not UTF-8 and may be parted.
      while end > begin + space - 3, line[end] & 0xC0 == 0x80 { end -= 1 }
      if line[end] & 0xC0 == 0x80 { end = begin + space }
      // Readers of careless files take ` BEGIN:VCARD` for the next card, and so do we.
      while end > begin + 1, isComponent(line[end..<min(end + longestLine - 1, line.count)]) {
        end -= 1
        while end > begin + 1, line[end] & 0xC0 == 0x80 { end -= 1 }
      }
      text += line[begin..<end]
      text += [0x0D, 0x0A, 0x20]
      begin = end
      space = longestLine - 1
    }
    text += line[begin...]
    text += [0x0D, 0x0A]
  }
}
