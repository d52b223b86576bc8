import Digests

/// A digest of bytes that come piece by piece.
public struct RunningDigest: Sendable {
  private var hash = SHA256Hash()

  /// The digest of nothing yet.
  public init() {}

  /// Takes more bytes.
  public mutating func add(_ bytes: [UInt8]) { bytes.withUnsafeBytes { hash.update($0) } }

  /// The digest of all bytes taken.
  public func finish() -> RecordDigest { RecordDigest(sha256: hash.digest()) }
}
