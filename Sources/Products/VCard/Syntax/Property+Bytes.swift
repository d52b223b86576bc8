import SourceDiagnostics

/// How the bytes of a value are packed for transport.
enum TransferEncoding {
  case none, quotedPrintable, base64

  /// The encoding an ENCODING parameter names; an unknown one is none.
  init(_ name: String) {
    switch name.uppercased() {
    case "QUOTED-PRINTABLE", "QUOTEDPRINTABLE", "QUOTED_PRINTABLE", "QP", "Q":
      self = .quotedPrintable
    case "BASE64", "BASE-64", "B": self = .base64
    default: self = .none
    }
  }
}

extension Property {
  /// What ENCODING says.
  var transferEncoding: TransferEncoding {
    if parameters.isEmpty { return .none }
    return parameter("ENCODING").map(TransferEncoding.init) ?? .none
  }

  /// Hands over the value as well-formed UTF-8: transfer encoding and charset undone, escapes not.
  func withUTF8<Result>(
    reporting diagnostics: inout [Diagnostic],
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    if parameters.isEmpty || !isEncoded {
      let plain: Result? = rawValue.withUnsafeBufferPointer { bytes in
        bytes.isASCII || bytes.isUTF8 ? body(bytes) : nil
      }
      if let plain { return plain }
    }
    switch transferEncoding {
    case .none: break
    case .quotedPrintable:
      let (bytes, isClean) = rawValue.withUnsafeBufferPointer(QuotedPrintable.decode)
      if !isClean {
        diagnostics.append(
          diagnostic(
            .warning, "vcard.bad-quoted-printable",
            "a = in quoted-printable is followed by no hexadecimal number; kept as it stands"))
      }
      return bytes.withUnsafeBufferPointer { withCharset($0, reporting: &diagnostics, body) }
    case .base64:
      if let bytes = rawValue.withUnsafeBufferPointer({ Base64.decode($0) }) {
        // A picture is not text; its base64 is the best text there is.
        let isText =
          parameter("CHARSET") != nil
          || bytes.withUnsafeBufferPointer { $0.isUTF8 && $0.find(0) == nil }
        if isText {
          return bytes.withUnsafeBufferPointer { withCharset($0, reporting: &diagnostics, body) }
        }
      } else {
        diagnostics.append(
          diagnostic(.warning, "vcard.bad-base64", "the value is not base64; kept as written"))
      }
    }
    return rawValue.withUnsafeBufferPointer { withCharset($0, reporting: &diagnostics, body) }
  }

  /// True where ENCODING or CHARSET has something to say.
  private var isEncoded: Bool {
    for parameter in parameters where parameter.name == "ENCODING" || parameter.name == "CHARSET" {
      return true
    }
    return false
  }

  private func withCharset<Result>(
    _ bytes: UnsafeBufferPointer<UInt8>, reporting diagnostics: inout [Diagnostic],
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    guard let name = parameters.isEmpty ? nil : parameter("CHARSET") else {
      if bytes.isASCII || bytes.isUTF8 { return body(bytes) }
      if let repaired = repair(bytes, reporting: &diagnostics) {
        return repaired.withUnsafeBufferPointer(body)
      }
      diagnostics.append(
        diagnostic(
          .warning, "vcard.bad-encoding",
          "the value is not UTF-8 and names no charset; read as Windows-1252"))
      return Windows1252.decode(bytes).withUnsafeBufferPointer(body)
    }
    switch Charset(name) {
    case .utf8?:
      if bytes.isASCII || bytes.isUTF8 { return body(bytes) }
      if let repaired = repair(bytes, reporting: &diagnostics) {
        return repaired.withUnsafeBufferPointer(body)
      }
      diagnostics.append(
        diagnostic(
          .warning, "vcard.bad-encoding",
          "the value is not in the charset it names, UTF-8; read as Windows-1252"))
    case .windows1252?:
      if bytes.isASCII { return body(bytes) }
      // Latin text that is well-formed UTF-8 by accident does not occur; files converted to UTF-8
      // by a program that left CHARSET alone do.
      if transferEncoding == .none, bytes.isUTF8 {
        diagnostics.append(
          diagnostic(
            .warning, "vcard.bad-encoding",
            "the value is UTF-8 and not in the charset it names; read as UTF-8"))
        return body(bytes)
      }
    case .iconv(let known)?:
      if let (decoded, isClean) = Iconv.decode(bytes, from: known) {
        if isClean { return decoded.withUnsafeBufferPointer(body) }
        let isUTF8 = bytes.isUTF8
        diagnostics.append(
          diagnostic(
            .warning, "vcard.bad-encoding",
            isUTF8
              ? "the value is UTF-8 and not in the charset it names; read as UTF-8"
              : "part of the value is not in the charset it names; replaced by U+FFFD"))
        return isUTF8 ? body(bytes) : decoded.withUnsafeBufferPointer(body)
      }
    case nil:
      let isUTF8 = bytes.isUTF8
      diagnostics.append(
        diagnostic(
          .warning, "vcard.unknown-charset",
          "the charset is not known; read as \(isUTF8 ? "UTF-8" : "Windows-1252")"))
      if isUTF8 { return body(bytes) }
    }
    return Windows1252.decode(bytes).withUnsafeBufferPointer(body)
  }

  /// UTF-8 with a few bad bytes in it, mended.
  private func repair(
    _ bytes: UnsafeBufferPointer<UInt8>, reporting diagnostics: inout [Diagnostic]
  ) -> [UInt8]? {
    guard let repaired = DamagedUTF8.repair(bytes) else { return nil }
    diagnostics.append(
      diagnostic(
        .warning, "vcard.bad-encoding",
        "part of the value is malformed UTF-8; what cannot be read is replaced by U+FFFD"))
    return repaired
  }
}
