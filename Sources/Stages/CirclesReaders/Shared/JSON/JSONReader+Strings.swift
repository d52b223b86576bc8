import VCard

extension JSONReader {
  /// Takes the string whose quote is the next byte.
  mutating func readString() throws(ThreadParserError) -> String {
    position += 1
    var scanned = position
    while true {
      let end = closingQuote(from: scanned)
      try checkLine(to: end ?? buffer.count)
      if let end {
        defer { position = end + 1 }
        return buffer.withUnsafeBufferPointer { bytes -> String in
          let content = UnsafeBufferPointer(rebasing: bytes[position..<end])
          guard let first = content.find(UInt8(ascii: "\\")) else {
            return String(decoding: content, as: UTF8.self)
          }
          return Self.unescaped(content, from: first)
        }
      }
      // What was looked through is not looked through again, but for backslashes that may belong
      // to what follows.
      var length = buffer.count - position
      while length > 0, buffer[position + length - 1] == UInt8(ascii: "\\") { length -= 1 }
      guard try refill(keepingFrom: position) else {
        throw broken("the file ends inside a string")
      }
      scanned = position + length
    }
  }

  /// Stops at a line break before `end`, where the string may have none.
  mutating func checkLine(to end: Int) throws(ThreadParserError) {
    guard isLineBound else { return }
    let found = buffer.withUnsafeBufferPointer { bytes in
      UnsafeBufferPointer(rebasing: bytes[..<end]).find(0x0A, from: position)
    }
    guard let found else { return }
    position = found
    throw endOfLine()
  }

  private func closingQuote(from start: Int) -> Int? {
    buffer.withUnsafeBufferPointer { bytes -> Int? in
      var from = start
      while let end = bytes.find(UInt8(ascii: "\""), from: from) {
        var first = end
        while first > position, bytes[first - 1] == UInt8(ascii: "\\") { first -= 1 }
        if (end - first) % 2 == 0 { return end }
        from = end + 1
      }
      return nil
    }
  }

  /// A string's text, whose first backslash stands at `first`.
  private static func unescaped(_ bytes: UnsafeBufferPointer<UInt8>, from first: Int) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    text.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[..<first]))
    var at = first
    while at < bytes.count {
      let byte = bytes[at]
      at += 1
      guard byte == UInt8(ascii: "\\"), at < bytes.count else {
        text.append(byte)
        continue
      }
      let escape = bytes[at]
      at += 1
      switch escape {
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "f"): text.append(0x0C)
      case UInt8(ascii: "u"): append(unit: hexadecimal(bytes, &at, 4), bytes, &at, to: &text)
      // Telegram Desktop writes control characters so.
      case UInt8(ascii: "x"): append(unit: hexadecimal(bytes, &at, 2), bytes, &at, to: &text)
      default: text.append(escape)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func append(
    unit: UInt32?, _ bytes: UnsafeBufferPointer<UInt8>, _ at: inout Int, to text: inout [UInt8]
  ) {
    var value = unit ?? 0xFFFD
    if value & 0xFC00 == 0xD800, at + 1 < bytes.count, bytes[at] == UInt8(ascii: "\\"),
      bytes[at + 1] == UInt8(ascii: "u")
    {
      var behind = at + 2
      if let low = hexadecimal(bytes, &behind, 4), low & 0xFC00 == 0xDC00 {
        value = 0x10000 + (value & 0x3FF) << 10 + low & 0x3FF
        at = behind
      }
    }
    // Half a pair means nothing.
    let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
    text.append(contentsOf: String(scalar).utf8)
  }

  private static func hexadecimal(
    _ bytes: UnsafeBufferPointer<UInt8>, _ at: inout Int, _ count: Int
  ) -> UInt32? {
    guard at + count <= bytes.count else { return nil }
    var value: UInt32 = 0
    for byte in bytes[at..<(at + count)] {
      let digit: UInt8
      switch byte {
      case 0x30...0x39: digit = byte - 0x30
      case 0x41...0x46: digit = byte - 0x37
      case 0x61...0x66: digit = byte - 0x57
      default: return nil
      }
      value = value << 4 | UInt32(digit)
    }
    at += count
    return value
  }
}
