/// UTF-8 of which a few bytes were lost or changed: a value cut within a letter, an emoji that Java
/// wrote as two surrogates (CESU-8).
enum DamagedUTF8 {
  /// Well-formed UTF-8 with U+FFFD for what cannot be read; nil where more of the bytes speak
  /// against UTF-8 than for it, as those of another charset do.
  static func repair(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count + 8)
    var good = 0
    var bad = 0
    var index = 0
    while index < bytes.count {
      let length = bytes.scalarLength(at: index)
      if length > 0 {
        good += length > 1 ? 1 : 0
        output += bytes[index..<index + length]
        index += length
      } else if let scalar = surrogatePair(bytes, index) {
        good += 1
        output += Array(String(scalar).utf8)
        index += 6
      } else {
        bad += 1
        output += [0xEF, 0xBF, 0xBD]
        index = endOfStump(bytes, index)
      }
    }
    return good > 0 && good >= bad ? output : nil
  }

  /// The scalar that two surrogates of three bytes each stand for.
  private static func surrogatePair(
    _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int
  ) -> Unicode.Scalar? {
    guard index + 6 <= bytes.count, bytes[index] == 0xED, bytes[index + 3] == 0xED,
      (0xA0...0xAF).contains(bytes[index + 1]), (0xB0...0xBF).contains(bytes[index + 4]),
      (0x80...0xBF).contains(bytes[index + 2]), (0x80...0xBF).contains(bytes[index + 5])
    else { return nil }
    let high = UInt32(bytes[index + 1] & 0x0F) << 6 | UInt32(bytes[index + 2] & 0x3F)
    let low = UInt32(bytes[index + 4] & 0x0F) << 6 | UInt32(bytes[index + 5] & 0x3F)
    return Unicode.Scalar(0x10000 + high << 10 + low)
  }

  /// Past a byte that begins nothing whole, and the bytes that were to go on from it.
  private static func endOfStump(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    let wanted = bytes[start] >= 0xF0 ? 3 : bytes[start] >= 0xE0 ? 2 : bytes[start] >= 0xC2 ? 1 : 0
    var end = start + 1
    while end < bytes.count, end <= start + wanted, (0x80...0xBF).contains(bytes[end]) { end += 1 }
    return end
  }
}
