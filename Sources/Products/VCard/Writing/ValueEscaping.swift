/// The escapes of vCard 3.0 and 4.0 (RFC 6350 section 3.4).
package enum ValueEscaping {
  /// Appends text so that it stands for itself in a value, a list and a component.
  package static func append(text: some Sequence<UInt8>, to value: inout [UInt8]) {
    var afterReturn = false
    for byte in text {
      defer { afterReturn = byte == 0x0D }
      switch byte {
      case UInt8(ascii: "\\"), UInt8(ascii: ","), UInt8(ascii: ";"):
        value.append(UInt8(ascii: "\\"))
        value.append(byte)
      case 0x0A where afterReturn: break
      case 0x0A, 0x0D: appendBreak(to: &value)
      default: value.append(byte)
      }
    }
  }

  /// Appends a value as it stands; only its line breaks are escaped, so that it stays one line.
  package static func append(verbatim: some Sequence<UInt8>, to value: inout [UInt8]) {
    var afterReturn = false
    for byte in verbatim {
      defer { afterReturn = byte == 0x0D }
      switch byte {
      case 0x0A where afterReturn: break
      case 0x0A, 0x0D: appendBreak(to: &value)
      default: value.append(byte)
      }
    }
  }

  /// Appends a URI, in which a line break can only be noise. Its commas and semicolons stay as they
  /// are, since none of its readers expects them escaped; a backslash, which no URI may hold, is
  /// kept from looking like an escape.
  package static func append(uri: some Sequence<UInt8>, to value: inout [UInt8]) {
    var afterBackslash = false
    for byte in uri where byte != 0x0A && byte != 0x0D {
      if afterBackslash, "\\,;:nN".utf8.contains(byte) { value.append(UInt8(ascii: "\\")) }
      afterBackslash = byte == UInt8(ascii: "\\")
      value.append(byte)
    }
  }

  /// Appends a value of a type of jCard or xCard as vCard 4.0 writes it.
  package static func append(_ text: [UInt8], type: String, to value: inout [UInt8]) {
    switch type {
    case "text": append(text: text, to: &value)
    case "uri": append(uri: text, to: &value)
    case _ where ValueType.isTime(type):
      append(verbatim: TimeNotation.basic(text, type: type), to: &value)
    default: append(verbatim: text, to: &value)
    }
  }

  private static func appendBreak(to value: inout [UInt8]) {
    value.append(UInt8(ascii: "\\"))
    value.append(UInt8(ascii: "n"))
  }
}
