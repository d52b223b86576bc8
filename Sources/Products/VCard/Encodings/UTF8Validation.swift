extension UnsafeBufferPointer<UInt8> {
  /// True where every byte is below 0x80.
  package var isASCII: Bool {
    guard let base = UnsafeRawPointer(baseAddress) else { return true }
    var index = 0
    var seen: UInt64 = 0
    while index &+ 8 <= count {
      seen |= base.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      index &+= 8
    }
    while index < count {
      seen |= UInt64(self[index])
      index &+= 1
    }
    return seen & 0x8080_8080_8080_8080 == 0
  }

  /// True where the bytes are well-formed UTF-8 (Unicode 16, table 3-7: no overlong forms, no
  /// surrogates, nothing above U+10FFFF).
  var isUTF8: Bool {
    var index = 0
    while index < count {
      let length = scalarLength(at: index)
      if length == 0 { return false }
      index &+= length
    }
    return true
  }

  /// The length of the well-formed UTF-8 sequence at `index`; 0 where there is none.
  package func scalarLength(at index: Int) -> Int {
    let first = self[index]
    if first < 0x80 { return 1 }
    let left = count - index
    func continues(_ offset: Int, _ range: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
      offset < left && range.contains(self[index + offset])
    }
    switch first {
    case 0xC2...0xDF: return continues(1) ? 2 : 0
    case 0xE0: return continues(1, 0xA0...0xBF) && continues(2) ? 3 : 0
    case 0xED: return continues(1, 0x80...0x9F) && continues(2) ? 3 : 0
    case 0xE1...0xEF: return continues(1) && continues(2) ? 3 : 0
    case 0xF0: return continues(1, 0x90...0xBF) && continues(2) && continues(3) ? 4 : 0
    case 0xF1...0xF3: return continues(1) && continues(2) && continues(3) ? 4 : 0
    case 0xF4: return continues(1, 0x80...0x8F) && continues(2) && continues(3) ? 4 : 0
    default: return 0
    }
  }
}
