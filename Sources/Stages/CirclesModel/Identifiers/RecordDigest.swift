import Digests

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
    var hash = SHA256Hash()
    if !seed.isEmpty {
      var seed = seed
      seed.withUTF8 { hash.update(UnsafeRawBufferPointer($0)) }
    }
    let contiguous: Void? = bytes.withContiguousStorageIfAvailable {
      hash.update(UnsafeRawBufferPointer($0))
    }
    if contiguous == nil { Array(bytes).withUnsafeBytes { hash.update($0) } }
    self.init(sha256: hash.digest())
  }

  /// The first sixteen bytes of a SHA-256.
  init(sha256: [UInt8]) {
    (high, low) = sha256.withUnsafeBytes { digest in
      (
        UInt64(bigEndian: digest.loadUnaligned(as: UInt64.self)),
        UInt64(bigEndian: digest.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
      )
    }
  }

  /// The sixteen bytes.
  public var bytes: [UInt8] {
    [high, low].flatMap { half in (0..<8).map { UInt8(truncatingIfNeeded: half >> (56 - 8 * $0)) } }
  }

  /// Thirty-two hexadecimal digits.
  public var hex: String { Hexadecimal.text(bytes) }
}
