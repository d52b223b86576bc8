extension PhoneNormalizer {
  /// The E.164 form of a number that is already international and clean: `+`, a country code, 8 to
  /// 15 digits in all (ITU-T E.164), and nothing between but the usual separators. Nil where
  /// anything else is there, which then is libphonenumber's to read.
  ///
  /// A `(0)` or a leading zero behind the country code is a national prefix that has to go, and
  /// only the library knows for which countries; so such numbers are not clean.
  static func cleanInternational(_ utf8: UnsafeBufferPointer<UInt8>) -> String? {
    guard utf8.first == UInt8(ascii: "+") else { return nil }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 16) { out -> String? in
      var count = 0
      var afterSeparator = false
      for byte in utf8.dropFirst() {
        switch byte {
        case 0x30...0x39:
          // A zero that begins a group after the first may be a national prefix: +44 (0)20, +49 0176.
          if byte == 0x30, afterSeparator, count <= 3 { return nil }
          if count == 15 || (count == 0 && byte == 0x30) { return nil }
          out[count] = byte
          count += 1
          afterSeparator = false
        case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "("),
          UInt8(ascii: ")"):
          afterSeparator = true
        default:
          return nil
        }
      }
      if count < 8 { return nil }
      return String(unsafeUninitializedCapacity: count + 1) { text in
        text[0] = UInt8(ascii: "+")
        for index in 0..<count { text[index + 1] = out[index] }
        return count + 1
      }
    }
  }

  /// The number before the first pause sign that follows at least three digits.
  static func withoutPauses(_ utf8: UnsafeBufferPointer<UInt8>) -> ArraySlice<UInt8> {
    var digits = 0
    for (index, byte) in utf8.enumerated() {
      switch byte {
      case 0x30...0x39: digits += 1
      case UInt8(ascii: ","), UInt8(ascii: ";"):
        if digits >= 3 { return Array(utf8)[..<index] }
      case UInt8(ascii: "p"), UInt8(ascii: "w"), UInt8(ascii: "P"), UInt8(ascii: "W"):
        // A pause stands between digits; a letter of a vanity number has letters beside it.
        let next = index + 1 < utf8.count ? utf8[index + 1] : 0x30
        if digits >= 3, next < 0x41 { return Array(utf8)[..<index] }
      default: break
      }
    }
    return Array(utf8)[...]
  }
}
