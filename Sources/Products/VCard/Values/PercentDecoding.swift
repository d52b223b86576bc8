extension String {
  /// The text with `%41` and the like decoded (RFC 3986, section 2.1); unchanged where that would
  /// not give UTF-8.
  package var percentDecoded: String {
    if !utf8.contains(0x25) { return self }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    var rest = utf8[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      if byte == 0x25, digits.count == 2, let high = digits.first?.hexadecimalValue,
        let low = digits.last?.hexadecimalValue
      {
        bytes.append(high << 4 | low)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self) ?? self
  }
}

extension UInt8 {
  /// The value of a hexadecimal digit.
  var hexadecimalValue: UInt8? {
    switch self {
    case 0x30...0x39: self - 0x30
    case 0x41...0x46: self - 0x37
    case 0x61...0x66: self - 0x57
    default: nil
    }
  }
}

extension String {
  /// The text with every byte that a user name in a URI cannot hold as `%41` (RFC 3986, section
  /// 3.2.1).
  package var percentEncoded: String {
    var encoded: [UInt8] = []
    encoded.reserveCapacity(utf8.count)
    let digits = Array("0123456789ABCDEF".utf8)
    for byte in utf8 {
      if byte.isASCIILetter || byte.isASCIIDigit || "-._~!$&'()*+,;=".utf8.contains(byte) {
        encoded.append(byte)
      } else {
        encoded += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }
}
