/// Base64 (RFC 4648), strict about its alphabet and lenient about line breaks.
///
/// Blanks and line breaks are skipped, also those written as `\n`; the URL-safe letters count;
/// padding may be missing. Anything else makes the whole value nil: a wrong picture is worse than
/// none.
enum Base64 {
  /// The bytes encoded, at most `limit` of them; nil where the text is not base64.
  static func decode(
    _ text: UnsafeBufferPointer<UInt8>, limit: Int = .max
  ) -> [UInt8]? {
    var isGood = true
    let capacity = min(limit, text.count / 4 * 3 + 3)
    let decoded = table.withUnsafeBufferPointer { table in
      [UInt8](unsafeUninitializedCapacity: capacity + 3) { output, count in
        var quad: UInt32 = 0
        var digits = 0
        isGood = scan(text, table) { value in
          quad = quad << 6 | UInt32(value)
          digits &+= 1
          if digits == 4 {
            output[count] = UInt8(truncatingIfNeeded: quad >> 16)
            output[count &+ 1] = UInt8(truncatingIfNeeded: quad >> 8)
            output[count &+ 2] = UInt8(truncatingIfNeeded: quad)
            count &+= 3
            digits = 0
            quad = 0
          }
          return count < limit
        }
        if digits == 1 && count < limit { isGood = false }
        if digits == 2 {
          output[count] = UInt8(truncatingIfNeeded: quad >> 4)
          count += 1
        } else if digits == 3 {
          output[count] = UInt8(truncatingIfNeeded: quad >> 10)
          output[count + 1] = UInt8(truncatingIfNeeded: quad >> 2)
          count += 2
        }
        count = min(count, limit)
      }
    }
    return isGood ? decoded : nil
  }

  /// How many bytes are encoded; nil where the text is not base64. Decodes nothing.
  static func byteCount(_ text: UnsafeBufferPointer<UInt8>) -> Int? {
    var digits = 0
    let isGood = table.withUnsafeBufferPointer { table in
      scan(text, table) { _ in
        digits &+= 1
        return true
      }
    }
    let rest = digits % 4
    return isGood && rest != 1 ? digits / 4 * 3 + max(0, rest - 1) : nil
  }

  /// True for a byte of the alphabet, padding included.
  static func isDigit(_ byte: UInt8) -> Bool {
    table[Int(byte)] < 64 || byte == UInt8(ascii: "=")
  }

  /// Hands each digit's value to `body` until that returns false; false where a byte is none.
  @inline(__always)
  private static func scan(
    _ text: UnsafeBufferPointer<UInt8>, _ table: UnsafeBufferPointer<UInt8>,
    _ body: (UInt8) -> Bool
  ) -> Bool {
    var index = 0
    var padding = 0
    while index < text.count {
      let byte = text[index]
      index &+= 1
      let value = table[Int(byte)]
      if value < 64 {
        if padding > 0 { return false }
        if !body(value) { return true }
      } else if value == blank {
        continue
      } else if byte == UInt8(ascii: "=") {
        padding &+= 1
        if padding > 2 { return false }
      } else if byte == UInt8(ascii: "\\"), index < text.count,
        text[index] | 0x20 == UInt8(ascii: "n") || text[index] | 0x20 == UInt8(ascii: "r")
      {
        index &+= 1
      } else {
        return false
      }
    }
    return true
  }

  private static let blank: UInt8 = 64
  private static let table: [UInt8] = {
    var table = [UInt8](repeating: 0xFF, count: 256)
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    for (value, letter) in letters.utf8.enumerated() { table[Int(letter)] = UInt8(value) }
    table[Int(UInt8(ascii: "-"))] = 62
    table[Int(UInt8(ascii: "_"))] = 63
    for byte in [UInt8(ascii: " "), 9, 10, 13] { table[Int(byte)] = blank }
    return table
  }()
}
