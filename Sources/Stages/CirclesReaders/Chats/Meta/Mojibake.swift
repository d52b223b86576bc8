/// Repairs text whose UTF-8 bytes were written as if each were a character of Latin-1.
enum Mojibake {
  /// The text that was meant, where all characters are bytes that together are well-formed UTF-8;
  /// else the text as it is. Text in Latin-1's own letters hardly ever is well-formed UTF-8.
  static func mend(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      guard scalar.value <= 0xFF else { return text }
      bytes.append(UInt8(scalar.value))
    }
    return String(validating: bytes, as: UTF8.self) ?? text
  }
}
