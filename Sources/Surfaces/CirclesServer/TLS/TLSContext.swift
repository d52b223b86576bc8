import Foundation
import NIOCore

#if canImport(CLibSSL)
  import CLibSSL

  /// What all encrypted connections share: OpenSSL's, which every distribution keeps up to date.
  final class TLSContext: @unchecked Sendable {
    // OpenSSL counts references to a context under a lock of its own; it is not changed any more.
    private let context: OpaquePointer

    /// Reads certificate and key.
    init(_ files: TLSFiles) throws(ServeError) {
      guard let context = SSL_CTX_new(TLS_server_method()) else {
        throw .certificate("OpenSSL cannot be used")
      }
      self.context = context
      guard circles_ssl_at_least_tls12(context) == 1 else {
        throw .certificate("OpenSSL does not support TLS 1.2")
      }
      for path in [files.certificate, files.key]
      where !FileManager.default.isReadableFile(atPath: path) {
        throw .certificate("\(path) cannot be read")
      }
      guard SSL_CTX_use_certificate_chain_file(context, files.certificate) == 1 else {
        throw .certificate("\(files.certificate) has no certificate (PEM)")
      }
      guard SSL_CTX_use_PrivateKey_file(context, files.key, SSL_FILETYPE_PEM) == 1 else {
        throw .certificate("\(files.key) is not the certificate's private key (PEM)")
      }
      guard SSL_CTX_check_private_key(context) == 1 else {
        throw .certificate("certificate and key do not belong together")
      }
    }

    deinit { SSL_CTX_free(context) }

    /// The handler of one more connection.
    func makeHandler() throws -> any ChannelHandler {
      guard let session = TLSSession(context) else { throw ChannelError.operationUnsupported }
      return TLSHandler(session)
    }
  }

  /// One encrypted connection, as OpenSSL sees it: bytes of the network on one side, plain ones on the
  /// other, both in memory.
  final class TLSSession {
    /// What the other side did that ends the connection.
    enum End { case closed, failed }

    private let ssl: OpaquePointer
    private let received: OpaquePointer
    private let toSend: OpaquePointer
    private(set) var isReady = false

    init?(_ context: OpaquePointer) {
      guard let ssl = SSL_new(context) else { return nil }
      guard let received = BIO_new(BIO_s_mem()), let toSend = BIO_new(BIO_s_mem()) else {
        SSL_free(ssl)
        return nil
      }
      self.ssl = ssl
      self.received = received
      self.toSend = toSend
      // From here on they belong to the session.
      SSL_set_bio(ssl, received, toSend)
      SSL_set_accept_state(ssl)
    }

    deinit { SSL_free(ssl) }

    /// Takes bytes of the network; hands over the plain ones. Answers how the connection ended, if it
    /// did.
    func receive(_ bytes: UnsafeRawBufferPointer, _ take: (UnsafeRawBufferPointer) -> Void) -> End?
    {
      if !bytes.isEmpty {
        let count = BIO_write(received, bytes.baseAddress, Int32(clamping: bytes.count))
        if count != Int32(clamping: bytes.count) { return .failed }
      }
      if !isReady {
        let result = SSL_do_handshake(ssl)
        if result != 1 { return ending(result) }
        isReady = true
      }
      var buffer = [UInt8](repeating: 0, count: 16 << 10)
      while true {
        let count = buffer.withUnsafeMutableBytes {
          SSL_read(ssl, $0.baseAddress, Int32($0.count))
        }
        if count <= 0 { return ending(count) }
        buffer.withUnsafeBytes { take(UnsafeRawBufferPointer(rebasing: $0[..<Int(count)])) }
      }
    }

    private func ending(_ result: Int32) -> End? {
      let code = SSL_get_error(ssl, result)
      ERR_clear_error()
      switch code {
      case SSL_ERROR_WANT_READ, SSL_ERROR_WANT_WRITE: return nil
      case SSL_ERROR_ZERO_RETURN: return .closed
      default: return .failed
      }
    }

    /// Takes plain bytes for the other side; false where that is over.
    func send(_ bytes: UnsafeRawBufferPointer) -> Bool {
      var rest = bytes
      while !rest.isEmpty {
        let count = SSL_write(ssl, rest.baseAddress, Int32(clamping: rest.count))
        if count <= 0 {
          ERR_clear_error()
          return false
        }
        rest = UnsafeRawBufferPointer(rebasing: rest[Int(count)...])
      }
      return true
    }

    /// Says that nothing more will come.
    func finish() {
      if isReady { SSL_shutdown(ssl) }
      ERR_clear_error()
    }

    /// Takes what is to go out to the network.
    func takeOutgoing(_ allocator: ByteBufferAllocator) -> ByteBuffer? {
      let count = circles_bio_waiting(toSend)
      if count == 0 { return nil }
      var buffer = allocator.buffer(capacity: count)
      buffer.writeWithUnsafeMutableBytes(minimumWritableBytes: count) { space in
        max(0, Int(BIO_read(toSend, space.baseAddress, Int32(clamping: count))))
      }
      return buffer
    }
  }
#else
  /// Encryption needs OpenSSL, which this system does not bring.
  final class TLSContext: Sendable {
    init(_ files: TLSFiles) throws(ServeError) {
      throw .certificate("this build has no TLS; use a proxy that does")
    }

    func makeHandler() throws -> any ChannelHandler { throw ChannelError.operationUnsupported }
  }
#endif
