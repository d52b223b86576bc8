#if canImport(CryptoKit)
  import CryptoKit
#else
  import CLibCrypto
#endif

/// SHA-256 (FIPS 180-4) of bytes that come piece by piece. A copy goes on by itself.
public struct SHA256Hash: Sendable {
  #if canImport(CryptoKit)
    private var state = SHA256()
  #else
    private var state = SHA256_CTX()
  #endif

  /// The hash of no bytes yet.
  public init() {
    #if !canImport(CryptoKit)
      SHA256_Init(&state)
    #endif
  }

  /// Adds bytes.
  public mutating func update(_ bytes: UnsafeRawBufferPointer) {
    #if canImport(CryptoKit)
      state.update(bufferPointer: bytes)
    #else
      SHA256_Update(&state, bytes.baseAddress, bytes.count)
    #endif
  }

  /// The 32 bytes of the digest of all bytes added so far. More can be added afterwards.
  public func digest() -> [UInt8] {
    #if canImport(CryptoKit)
      return Array(state.finalize())
    #else
      var state = state
      return [UInt8](unsafeUninitializedCapacity: 32) { buffer, count in
        SHA256_Final(buffer.baseAddress, &state)
        count = 32
      }
    #endif
  }
}

/// SHA-1 (FIPS 180-4), for the name-based UUIDs of RFC 9562. Nothing else may rely on it.
public enum SHA1Hash {
  /// The 20 bytes of the digest of `bytes`.
  public static func digest(of bytes: [UInt8]) -> [UInt8] {
    #if canImport(CryptoKit)
      return Array(Insecure.SHA1.hash(data: bytes))
    #else
      // Not `SHA1`, which looks its provider up in OpenSSL's configuration at every call.
      var state = SHA_CTX()
      SHA1_Init(&state)
      SHA1_Update(&state, bytes, bytes.count)
      return [UInt8](unsafeUninitializedCapacity: 20) { buffer, count in
        SHA1_Final(buffer.baseAddress, &state)
        count = 20
      }
    #endif
  }
}
