/// Makes strings of bytes, the common ones once only.
///
/// Names, groups and parameter values repeat endlessly in an address book. A direct-mapped table
/// finds the string made before by its bytes; a word that is not in it costs what it would anyhow.
struct StringCache {
  private struct Entry {
    var low: UInt64 = 0
    var high: UInt64 = 0
    var length = -1
    var string = ""
  }

  private var entries = [Entry](repeating: Entry(), count: StringCache.size)
  private static let size = 512

  /// The text of `length` bytes, in upper case if `isUpper`. At least 16 bytes must be readable,
  /// whatever the length.
  @inline(__always)
  mutating func string(_ bytes: UnsafePointer<UInt8>, _ length: Int, isUpper: Bool) -> String {
    if length > 16 { return StringCache.make(bytes, length, isUpper: isUpper) }
    let raw = UnsafeRawPointer(bytes)
    var low = raw.loadUnaligned(as: UInt64.self).littleEndian
    var high = raw.loadUnaligned(fromByteOffset: 8, as: UInt64.self).littleEndian
    if length < 8 { low &= (1 << UInt64(length * 8)) &- 1 }
    high &= length > 8 ? UInt64.max >> UInt64((16 - length) * 8) : 0
    if (low | high) & 0x8080_8080_8080_8080 != 0 {
      return StringCache.make(bytes, length, isUpper: isUpper)
    }
    if isUpper {
      low = StringCache.upper(low)
      high = StringCache.upper(high)
    }
    let hash = (low ^ (high &* 31)) &* 0x9E37_79B9_7F4A_7C15
    let slot = Int(hash >> 55)
    if entries[slot].low == low, entries[slot].high == high, entries[slot].length == length {
      return entries[slot].string
    }
    let string = StringCache.make(bytes, length, isUpper: isUpper)
    entries[slot] = Entry(low: low, high: high, length: length, string: string)
    return string
  }

  /// Eight ASCII bytes in upper case.
  @inline(__always)
  private static func upper(_ word: UInt64) -> UInt64 {
    let fromA = word &+ 0x1F1F_1F1F_1F1F_1F1F
    let beyondZ = word &+ 0x0505_0505_0505_0505
    return word ^ ((fromA & ~beyondZ & 0x8080_8080_8080_8080) >> 2)
  }

  private static func make(
    _ bytes: UnsafePointer<UInt8>, _ length: Int, isUpper: Bool
  ) -> String {
    let buffer = UnsafeBufferPointer(start: bytes, count: length)
    if isUpper {
      return String(unsafeUninitializedCapacity: length) { output in
        for (index, byte) in buffer.enumerated() {
          output[index] = byte &- 0x61 < 26 ? byte & ~0x20 : byte
        }
        return length
      }
    }
    if buffer.isASCII || buffer.isUTF8 { return String(decoding: buffer, as: UTF8.self) }
    return String(decoding: Windows1252.decode(buffer), as: UTF8.self)
  }
}
