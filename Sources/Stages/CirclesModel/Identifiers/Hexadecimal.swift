/// Bytes as two hexadecimal digits each, for people and for tables.
public enum Hexadecimal {
  /// The digits, in lower case.
  public static func text(_ bytes: some Collection<UInt8>) -> String {
    String(unsafeUninitializedCapacity: bytes.count * 2) { text in
      for (place, byte) in bytes.enumerated() {
        text[place * 2] = digit(byte >> 4)
        text[place * 2 + 1] = digit(byte & 15)
      }
      return bytes.count * 2
    }
  }

  /// The bytes of digits in either case; what is no digit is passed over, and a last single digit
  /// too.
  public static func bytes(_ text: String) -> [UInt8] {
    let digits = text.compactMap(\.hexDigitValue)
    return stride(from: 0, to: digits.count - 1, by: 2).map {
      UInt8(truncatingIfNeeded: digits[$0] << 4 | digits[$0 + 1])
    }
  }

  /// The ASCII code of a digit, of a number below 16.
  static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x57 + value }
}
