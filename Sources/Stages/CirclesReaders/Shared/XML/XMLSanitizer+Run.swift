import VCard

extension XMLSanitizer {
  /// The bytes of one pass, of which those from `start` to `index` were looked at and can go
  /// through unchanged.
  struct Run {
    let bytes: UnsafeBufferPointer<UInt8>
    /// Whether nothing follows these bytes.
    let isLast: Bool
    var index = 0
    var start = 0
    /// Whether more bytes are needed to know what stands at `index`.
    var isWaiting = false

    init(bytes: UnsafeBufferPointer<UInt8>, isLast: Bool) {
      self.bytes = bytes
      self.isLast = isLast
    }

    /// Copies what was not copied yet, up to `end`.
    mutating func flush(to end: Int, into out: inout [UInt8]) {
      if end > start { out.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<end])) }
      start = max(start, end)
    }

    func has(_ word: StaticString, at place: Int) -> Bool {
      let length = word.utf8CodeUnitCount
      guard place >= 0, bytes.count - place >= length else { return false }
      return (0..<length).allSatisfy { bytes[place + $0] == word.utf8Start[$0] }
    }

    /// The next byte before `end` that cannot simply go through: `&`, a control character, or what
    /// is not UTF-8.
    func special(before end: Int, checksUTF8: Bool) -> Int? {
      guard let base = UnsafeRawPointer(bytes.baseAddress) else { return nil }
      var at = index
      while at < end {
        if at + 8 <= end {
          let word = base.loadUnaligned(fromByteOffset: at, as: UInt64.self)
          let high: UInt64 = 0x8080_8080_8080_8080
          let ones: UInt64 = 0x0101_0101_0101_0101
          let ampersands = word ^ (ones &* 0x26)
          // A byte below 0x20, one equal to `&`, or one from 0x80 on (Bit Twiddling Hacks).
          let found =
            ((word &- ones &* 0x20) & ~word | (ampersands &- ones) & ~ampersands | word) & high
          if found == 0 {
            at += 8
            continue
          }
        }
        let byte = bytes[at]
        if byte >= 0x80 {
          let length = checksUTF8 ? bytes.scalarLength(at: at) : 1
          if length == 0 || length == 3 && isNoncharacter(at) { return at }
          at += length
        } else if byte == 0x26 || byte < 0x20 && byte != 0x0A && byte != 0x0D && byte != 0x09 {
          return at
        } else {
          at += 1
        }
      }
      return nil
    }

    /// U+FFFE and U+FFFF, which XML does not allow.
    private func isNoncharacter(_ at: Int) -> Bool {
      bytes[at] == 0xEF && bytes[at + 1] == 0xBF && bytes[at + 2] >= 0xBE
    }

    /// Passes what stands at a `&`; false where the bytes end too early to know what it is.
    mutating func reference(into out: inout [UInt8]) -> Bool {
      let left = bytes.count - index
      guard has("&#", at: index) else {
        if left < 6, !isLast { return false }
        if ["&amp;", "&lt;", "&gt;", "&quot;", "&apos;"].contains(where: { has($0, at: index) }) {
          index += 1
        } else {
          flush(to: index, into: &out)
          out += [0x26, 0x61, 0x6D, 0x70, 0x3B]
          index += 1
          start = index
        }
        return true
      }
      if left < 2 * XMLSanitizer.longestReference, !isLast { return false }
      guard let (value, end) = number(at: index) else {
        flush(to: index, into: &out)
        out += [0x26, 0x61, 0x6D, 0x70, 0x3B]
        index += 1
        start = index
        return true
      }
      if let scalar = Unicode.Scalar(value), XMLSanitizer.allows(scalar) {
        index = end
        return true
      }
      flush(to: index, into: &out)
      index = end
      if value & 0xFFFF_FC00 == 0xD800, has("&#", at: end), let (low, behind) = number(at: end),
        low & 0xFFFF_FC00 == 0xDC00,
        let scalar = Unicode.Scalar(0x10000 + (value & 0x3FF) << 10 + low & 0x3FF)
      {
        out.append(contentsOf: String(scalar).utf8)
        index = behind
      }
      start = index
      return true
    }

    /// The number of a reference, and the place behind it; nil where there is none.
    private func number(at place: Int) -> (UInt32, Int)? {
      var at = place + 2
      let end = min(bytes.count, place + XMLSanitizer.longestReference)
      let isHexadecimal = at < end && bytes[at] | 0x20 == 0x78
      if isHexadecimal { at += 1 }
      let first = at
      var value: UInt32 = 0
      while at < end, bytes[at] != 0x3B {
        guard let digit = Character(Unicode.Scalar(bytes[at])).hexDigitValue, bytes[at] < 0x80,
          isHexadecimal || digit < 10
        else { return nil }
        value = min(value, 0xFFFFFF) * (isHexadecimal ? 16 : 10) + UInt32(digit)
        at += 1
      }
      return at < end && at > first ? (value, at + 1) : nil
    }
  }

  /// Whether XML 1.0 allows a character (section 2.2).
  static func allows(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
