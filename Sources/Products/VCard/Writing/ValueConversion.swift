import SourceDiagnostics

/// The value of a property in the escapes of vCard 3.0 and 4.0, which are the same.
enum ValueConversion {
  /// The value in UTF-8, with every escape that it needs; what it means is unchanged.
  static func rawValue(of property: Property, as kind: ValueKind) -> [UInt8] {
    var ignored: [Diagnostic] = []
    if property.version == .v21 { return rawOldValue(of: property, as: kind) }
    return property.withUTF8(reporting: &ignored) { bytes in
      var value: [UInt8] = []
      value.reserveCapacity(bytes.count)
      switch kind {
      case .text: reescape(bytes, keeping: [], to: &value)
      case .list: reescape(bytes, keeping: [comma], to: &value)
      case .structured: reescape(bytes, keeping: [comma, semicolon], to: &value)
      case .uri: ValueEscaping.append(uri: uri(bytes), to: &value)
      case .time, .binary, .opaque: ValueEscaping.append(verbatim: bytes, to: &value)
      }
      return value
    }
  }

  private static let comma = UInt8(ascii: ",")
  private static let semicolon = UInt8(ascii: ";")
  private static let backslash = UInt8(ascii: "\\")

  /// From 2.1, where the semicolon alone has an escape and commas are text.
  private static func rawOldValue(of property: Property, as kind: ValueKind) -> [UInt8] {
    var ignored: [Diagnostic] = []
    var value: [UInt8] = []
    if kind == .list {
      for (index, text) in property.list(splittingV21: true).enumerated() {
        if index > 0 { value.append(comma) }
        ValueEscaping.append(text: text.utf8, to: &value)
      }
      return value
    }
    let escapes = Escapes(version: .v21)
    property.withUTF8(reporting: &ignored) { bytes in
      switch kind {
      case .text: ValueEscaping.append(text: escapes.text(bytes).utf8, to: &value)
      case .uri: ValueEscaping.append(uri: uri(bytes), to: &value)
      case .binary: ValueEscaping.append(verbatim: bytes, to: &value)
      case .list, .structured, .time, .opaque:
        escapes.split(bytes, at: semicolon) { part, isLast in
          // Line breaks at the ends of a component are noise only while they are not escaped.
          let isTrimmed = kind == .structured
          let isBeforeSeparator = !isLast && !(isTrimmed && part.last?.isASCIISpace == true)
          let part = isTrimmed ? part.trimmed : part
          let text = escapes.text(part, isBeforeSeparator: isBeforeSeparator)
          ValueEscaping.append(text: text.utf8, to: &value)
          if !isLast { value.append(semicolon) }
        }
      }
    }
    return value
  }

  /// A URI as it is meant; some writers escape its colon or commas.
  private static func uri(_ bytes: UnsafeBufferPointer<UInt8>) -> String.UTF8View {
    Escapes(version: .v30).text(bytes.trimmed).utf8
  }

  /// Appends a value of 3.0 or 4.0 with the escapes that it lacks, and without those it does not
  /// need. The separators that divide it stay bare.
  private static func reescape(
    _ bytes: UnsafeBufferPointer<UInt8>, keeping separators: [UInt8], to value: inout [UInt8]
  ) {
    var index = 0
    var begin = 0
    func flush(_ end: Int) {
      ValueEscaping.append(verbatim: bytes[begin..<end], to: &value)
    }
    while index < bytes.count {
      let byte = bytes[index]
      guard byte == backslash || byte == comma || byte == semicolon,
        !separators.contains(byte)
      else {
        index += 1
        continue
      }
      flush(index)
      if byte != backslash {
        value += [backslash, byte]
        index += 1
      } else {
        index += appendEscape(bytes, index, to: &value)
      }
      begin = index
    }
    flush(index)
  }

  /// Appends what the backslash at `index` begins, and says how many bytes that took.
  private static func appendEscape(
    _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, to value: inout [UInt8]
  ) -> Int {
    switch index + 1 < bytes.count ? bytes[index + 1] : 0 {
    case UInt8(ascii: "n"), UInt8(ascii: "N"): value += [backslash, UInt8(ascii: "n")]
    case UInt8(ascii: ":"): value.append(UInt8(ascii: ":"))
    case comma: value += [backslash, comma]
    case semicolon: value += [backslash, semicolon]
    case backslash: value += [backslash, backslash]
    default:
      // It escapes nothing, and stands for itself.
      value += [backslash, backslash]
      return 1
    }
    return 2
  }
}
