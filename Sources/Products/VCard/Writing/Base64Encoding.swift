/// Writes base64 (RFC 4648 section 4).
enum Base64Encoding {
  /// The text, padded, in one line.
  static func encode(_ data: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity((data.count / 3 + 1) * 4)
    var index = 0
    while index < data.count {
      let left = min(3, data.count - index)
      var bits = UInt32(data[index]) << 16
      if left > 1 { bits |= UInt32(data[index + 1]) << 8 }
      if left > 2 { bits |= UInt32(data[index + 2]) }
      for digit in 0..<4 {
        let value = Int(bits >> (18 - 6 * UInt32(digit)) & 63)
        text.append(digit <= left ? alphabet[value] : UInt8(ascii: "="))
      }
      index += 3
    }
    return text
  }

  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
}
