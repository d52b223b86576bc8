// Small text helpers without Foundation: a card's names and words are ASCII, and mapping a card
// asks for dozens of them.

extension String {
  /// The text with A-Z in lower case and everything else as it is.
  package var asciiLowercased: String {
    var copy = self
    return copy.withUTF8 { utf8 -> String? in
      guard utf8.contains(where: { $0 >= 0x41 && $0 <= 0x5A }) else { return nil }
      return String(unsafeUninitializedCapacity: utf8.count) { out in
        for index in 0..<utf8.count { out[index] = utf8[index].asciiLowercased }
        return utf8.count
      }
    } ?? self
  }

  /// Whether both are the same but for the case of A-Z.
  package func equalsIgnoringASCIICase(_ other: String) -> Bool {
    if self == other { return true }
    var left = self
    var right = other
    return left.withUTF8 { left in
      right.withUTF8 { right in
        if left.count != right.count { return false }
        for index in 0..<left.count
        where left[index].asciiLowercased != right[index].asciiLowercased { return false }
        return true
      }
    }
  }

  /// The text without blanks, tabs and line breaks at either end.
  package var asciiTrimmed: String {
    var copy = self
    let trimmed = copy.withUTF8 { utf8 -> String? in
      var start = 0
      var end = utf8.count
      while start < end, utf8[start].isASCIISpace { start += 1 }
      while end > start, utf8[end - 1].isASCIISpace { end -= 1 }
      if end - start == utf8.count { return nil }
      return String(decoding: UnsafeBufferPointer(rebasing: utf8[start..<end]), as: UTF8.self)
    }
    return trimmed ?? self
  }

  /// Whether the text begins with `prefix`, which is ASCII in lower case, in whatever case.
  package func hasASCIIPrefix(_ prefix: StaticString) -> Bool {
    var copy = self
    return copy.withUTF8 { utf8 in
      prefix.withUTF8Buffer { prefix in
        if utf8.count < prefix.count { return false }
        for index in 0..<prefix.count where utf8[index].asciiLowercased != prefix[index] {
          return false
        }
        return true
      }
    }
  }

  /// The text behind its first `count` bytes, which are ASCII.
  package func droppingASCII(_ count: Int) -> String { String(utf8.dropFirst(count)) ?? "" }
}

extension UInt8 {
  /// The byte in lower case, if it is one of A-Z.
  package var asciiLowercased: UInt8 { self >= 0x41 && self <= 0x5A ? self | 0x20 : self }

  /// Blank, tab or line break.
  package var isASCIISpace: Bool { self == 0x20 || (self >= 0x09 && self <= 0x0D) }

  /// 0 to 9.
  package var isASCIIDigit: Bool { self >= 0x30 && self <= 0x39 }

  /// A to Z in either case.
  package var isASCIILetter: Bool { (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A }
}
