/// Windows-1252 with no holes: the five bytes it leaves out become the control of their number, as
/// in WHATWG Encoding, so that every byte string is text.
package enum Windows1252 {
  /// The bytes as UTF-8.
  package static func decode(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count + bytes.count / 4)
    for byte in bytes {
      if byte < 0x80 {
        decoded.append(byte)
      } else if byte < 0xA0 {
        decoded.append(contentsOf: high[Int(byte) - 0x80].utf8)
      } else {
        decoded.append(0xC0 | byte >> 6)
        decoded.append(0x80 | byte & 0x3F)
      }
    }
    return decoded
  }

  private static let high: [String] = [
    "€", "\u{81}", "‚", "ƒ", "„", "…", "†", "‡", "ˆ", "‰", "Š", "‹", "Œ", "\u{8D}", "Ž", "\u{8F}",
    "\u{90}", "‘", "’", "“", "”", "•", "–", "—", "˜", "™", "š", "›", "œ", "\u{9D}", "ž", "Ÿ",
  ]
}
