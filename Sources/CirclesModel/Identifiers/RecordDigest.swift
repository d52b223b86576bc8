import Crypto

/// A 128-bit digest (SHA-256, cut) that stands for a record's bytes.
public struct RecordDigest: Hashable, Sendable {
  /// The first eight bytes, big-endian.
  public let high: UInt64
  /// The next eight bytes, big-endian.
  public let low: UInt64

  /// A digest from its two halves.
  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// The digest of some bytes. `seed` goes in first: what else the reading depended on.
  public init(of bytes: some Sequence<UInt8>, seed: String = "") {
    var hash = SHA256()
    hash.update(data: Array(seed.utf8))
    let contiguous: Void? = bytes.withContiguousStorageIfAvailable {
      hash.update(bufferPointer: UnsafeRawBufferPointer($0))
    }
    if contiguous == nil { hash.update(data: Array(bytes)) }
    var halves = (UInt64(0), UInt64(0))
    for (index, byte) in hash.finalize().prefix(16).enumerated() {
      if index < 8 {
        halves.0 = halves.0 << 8 | UInt64(byte)
      } else {
        halves.1 = halves.1 << 8 | UInt64(byte)
      }
    }
    (high, low) = halves
  }

  /// The sixteen bytes.
  public var bytes: [UInt8] {
    [high, low].flatMap { half in (0..<8).map { UInt8(truncatingIfNeeded: half >> (56 - 8 * $0)) } }
  }

  /// Thirty-two hexadecimal digits.
  public var hex: String {
    let digits = Array("0123456789abcdef".utf8)
    return String(
      decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}
