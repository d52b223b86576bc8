/// The certificate and the key that connections are encrypted with.
package struct TLSFiles: Hashable, Sendable {
  /// The server's certificate and those above it (PEM).
  package var certificate: String
  /// The private key (PEM).
  package var key: String

  package init(certificate: String, key: String) {
    self.certificate = certificate
    self.key = key
  }
}
