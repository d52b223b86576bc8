#if canImport(CryptoKit)
  import CryptoKit
#else
  import CLibCrypto
#endif

/// A private key that signs with ECDSA over P-256 and SHA-256 (ES256, RFC 7518 section 3.4).
public struct ES256Key: Sendable {
  private let pem: String

  /// Reads a key in PEM; nil where it is none, or one of another curve.
  public init?(pem: String) {
    self.pem = pem
    if signature(of: []) == nil { return nil }
  }

  #if canImport(CryptoKit)
    /// The signature of bytes, in DER; nil where none can be made.
    public func signature(of bytes: [UInt8]) -> [UInt8]? {
      guard let key = try? P256.Signing.PrivateKey(pemRepresentation: pem),
        let signature = try? key.signature(for: bytes)
      else { return nil }
      return Array(signature.derRepresentation)
    }
  #else
    /// The signature of bytes, in DER; nil where none can be made.
    public func signature(of bytes: [UInt8]) -> [UInt8]? {
      var text = Array(pem.utf8)
      guard let memory = BIO_new_mem_buf(&text, Int32(text.count)) else { return nil }
      defer { BIO_free(memory) }
      // A key with a passphrase is none: nobody is asked.
      guard
        let key = PEM_read_bio_PrivateKey(memory, nil, { _, _, _, _ in 0 }, nil)
      else { return nil }
      defer { EVP_PKEY_free(key) }
      guard EVP_PKEY_get_base_id(key) == EVP_PKEY_EC, EVP_PKEY_get_bits(key) == 256,
        let context = EVP_MD_CTX_new()
      else { return nil }
      defer { EVP_MD_CTX_free(context) }
      var count = 0
      guard EVP_DigestSignInit(context, nil, EVP_sha256(), nil, key) == 1,
        EVP_DigestSign(context, nil, &count, bytes, bytes.count) == 1
      else { return nil }
      var signature = [UInt8](repeating: 0, count: count)
      guard EVP_DigestSign(context, &signature, &count, bytes, bytes.count) == 1 else {
        return nil
      }
      return Array(signature.prefix(count))
    }
  #endif
}
