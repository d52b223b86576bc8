import Crypto

/// A digest of bytes that come piece by piece.
public struct RunningDigest: Sendable {
  private var hash = SHA256()

  /// The digest of nothing yet.
  public init() {}

  /// Takes more bytes.
  public mutating func add(_ bytes: [UInt8]) { hash.update(data: bytes) }

  /// The digest of all bytes taken.
  public func finish() -> RecordDigest {
    hash.finalize().withUnsafeBytes { digest in
      RecordDigest(
        high: UInt64(bigEndian: digest.loadUnaligned(as: UInt64.self)),
        low: UInt64(bigEndian: digest.loadUnaligned(fromByteOffset: 8, as: UInt64.self)))
    }
  }
}
