#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension UnsafePointer<UInt8> {
  /// The offset of the first such byte in `start..<end`; nil where there is none. The C library
  /// searches 32 bytes at a time, which is what makes reading fast.
  @inline(__always)
  func find(_ byte: UInt8, _ start: Int, _ end: Int) -> Int? {
    guard end > start, let found = memchr(self + start, Int32(byte), end - start) else {
      return nil
    }
    return UnsafeRawPointer(found) - UnsafeRawPointer(self)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The index of the first such byte at or after `start`; nil where there is none.
  @inline(__always)
  package func find(_ byte: UInt8, from start: Int = 0) -> Int? {
    baseAddress?.find(byte, start, count)
  }

  /// Part of the buffer, with indices from 0.
  @inline(__always)
  func part(_ start: Int, _ end: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: self[start..<end])
  }

  /// The buffer without blanks, tabs and line breaks at its ends.
  var trimmed: UnsafeBufferPointer<UInt8> {
    var start = 0
    var end = count
    while start < end, self[start].isBlankOrBreak { start += 1 }
    while end > start, self[end - 1].isBlankOrBreak { end -= 1 }
    return part(start, end)
  }

  /// True where the bytes from `start` on begin with `word`, which is in lower-case ASCII; the
  /// bytes may be in any case.
  @inline(__always)
  func hasWord(_ word: StaticString, at start: Int = 0) -> Bool {
    let length = word.utf8CodeUnitCount
    guard start >= 0, count - start >= length else { return false }
    for offset in 0..<length where self[start + offset].lowercased != word.utf8Start[offset] {
      return false
    }
    return true
  }
}

extension UInt8 {
  /// The ASCII letter in lower case; any other byte as it is.
  @inline(__always)
  var lowercased: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }

  /// True for a blank or a tab.
  @inline(__always)
  var isBlank: Bool { self == 0x20 || self == 0x09 }

  /// True for a blank, a tab, a carriage return or a line feed.
  @inline(__always)
  var isBlankOrBreak: Bool { isBlank || self == 0x0A || self == 0x0D }
}
