extension FoldedText {
  /// What an apostrophe within a word means: nil when it ends the word, -1 when a possessive `s`
  /// follows and ends it, else where the word goes on (O'Neill is one word).
  static func apostrophe(
    _ bytes: UnsafeBufferPointer<UInt8>, _ next: Int, _ token: inout TextToken
  ) -> Int? {
    guard next < bytes.count else { return nil }
    let byte = bytes[next]
    guard byte >= 0x80 || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A else {
      // `the Millers' house`
      if next >= 2, bytes[next - 2] | 0x20 == 0x73 { token.flags.insert(.possessive) }
      return nil
    }
    if byte | 0x20 == 0x73 {
      let behind = next + 1 < bytes.count ? bytes[next + 1] : 0x20
      let goesOn = behind >= 0x80 || behind | 0x20 >= 0x61 && behind | 0x20 <= 0x7A
      if !goesOn {
        token.flags.insert(.possessive)
        return -1
      }
    }
    return next
  }

  /// The scalar that begins there and how many bytes it has; damage counts as a space.
  static func decode(_ bytes: UnsafeBufferPointer<UInt8>, _ at: Int) -> (Unicode.Scalar, Int) {
    let first = bytes[at]
    func tail(_ offset: Int) -> UInt32 {
      at + offset < bytes.count ? UInt32(bytes[at + offset] & 0x3F) : 0
    }
    let value: UInt32
    let length: Int
    if first < 0xE0 {
      (value, length) = (UInt32(first & 0x1F) << 6 | tail(1), 2)
    } else if first < 0xF0 {
      (value, length) = (UInt32(first & 0x0F) << 12 | tail(1) << 6 | tail(2), 3)
    } else {
      let high = UInt32(first & 0x07) << 18 | tail(1) << 12
      (value, length) = (high | tail(2) << 6 | tail(3), 4)
    }
    return (Unicode.Scalar(value) ?? " ", length)
  }
}
