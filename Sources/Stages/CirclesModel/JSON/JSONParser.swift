/// The pull parser behind `JSONValue`.
struct JSONParser {
  private let bytes: [UInt8]
  private var at = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { at == bytes.count }

  private var next: UInt8? { at < bytes.count ? bytes[at] : nil }

  mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { at += 1 }
  }

  mutating func value(depth: Int) -> JSONValue? {
    guard depth <= JSONValue.maximumDepth else { return nil }
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return object(depth)
    case UInt8(ascii: "["): return array(depth)
    case UInt8(ascii: "\""): return string().map(JSONValue.string)
    case UInt8(ascii: "t"): return take("true") ? .bool(true) : nil
    case UInt8(ascii: "f"): return take("false") ? .bool(false) : nil
    case UInt8(ascii: "n"): return take("null") ? .null : nil
    default: return number()
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipSpace()
    guard next == byte else { return false }
    at += 1
    return true
  }

  private mutating func take(_ word: StaticString) -> Bool {
    let matches = word.withUTF8Buffer { bytes[at...].starts(with: $0) }
    if matches { at += word.utf8CodeUnitCount }
    return matches
  }

  private mutating func object(_ depth: Int) -> JSONValue? {
    at += 1
    var members: [String: JSONValue] = [:]
    if take(UInt8(ascii: "}")) { return .object(members) }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\""), let key = string(), take(UInt8(ascii: ":")),
        let value = value(depth: depth + 1)
      else { return nil }
      members[key] = value
    } while take(UInt8(ascii: ","))
    return take(UInt8(ascii: "}")) ? .object(members) : nil
  }

  private mutating func array(_ depth: Int) -> JSONValue? {
    at += 1
    var elements: [JSONValue] = []
    if take(UInt8(ascii: "]")) { return .array(elements) }
    repeat {
      guard let value = value(depth: depth + 1) else { return nil }
      elements.append(value)
    } while take(UInt8(ascii: ","))
    return take(UInt8(ascii: "]")) ? .array(elements) : nil
  }

  private mutating func number() -> JSONValue? {
    let start = at
    while let byte = next, Self.isNumeric(byte) { at += 1 }
    guard let number = Double(String(decoding: bytes[start..<at], as: UTF8.self)) else {
      return nil
    }
    // One too large for a double is the largest there is: JSON has no word for infinity.
    let largest = Double.greatestFiniteMagnitude
    return .number(min(max(number, -largest), largest))
  }

  private static func isNumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "e"),
      UInt8(ascii: "E"):
      true
    default: false
    }
  }

  private mutating func string() -> String? {
    at += 1
    let start = at
    while let byte = next, byte != 0x22, byte != 0x5C, byte >= 0x20 { at += 1 }
    if next == 0x22 {
      at += 1
      return String(decoding: bytes[start..<(at - 1)], as: UTF8.self)
    }
    var text = Array(bytes[start..<at])
    while let byte = next, byte >= 0x20 {
      at += 1
      if byte == 0x22 { return String(decoding: text, as: UTF8.self) }
      if byte != 0x5C {
        text.append(byte)
      } else if !escape(into: &text) {
        return nil
      }
    }
    return nil
  }

  private mutating func escape(into text: inout [UInt8]) -> Bool {
    guard let byte = next else { return false }
    at += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "u"): return unicode(into: &text)
    default: return false
    }
    return true
  }

  private mutating func unicode(into text: inout [UInt8]) -> Bool {
    guard var value = hexadecimal() else { return false }
    if value & 0xFC00 == 0xD800, at + 1 < bytes.count, bytes[at] == 0x5C, bytes[at + 1] == 0x75 {
      at += 2
      guard let low = hexadecimal(), low & 0xFC00 == 0xDC00 else { return false }
      value = 0x10000 + (value & 0x3FF) << 10 + low & 0x3FF
    }
    guard let scalar = Unicode.Scalar(value) else { return false }
    scalar.append(to: &text)
    return true
  }

  private mutating func hexadecimal() -> UInt32? {
    guard at + 4 <= bytes.count else { return nil }
    defer { at += 4 }
    return UInt32(String(decoding: bytes[at..<(at + 4)], as: UTF8.self), radix: 16)
  }
}
