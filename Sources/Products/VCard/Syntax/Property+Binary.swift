public import SourceDiagnostics

/// What is known of a binary value without decoding it.
public struct BinarySummary: Hashable, Sendable {
  /// The number of bytes.
  public var byteCount: Int
  /// The media type, such as `image/jpeg`: what the first bytes show, else what the card says.
  public var mediaType: String?
}

/// PHOTO, LOGO, SOUND and KEY: base64 in every layout met, `data:` URIs, and links.
extension Property {
  /// The bytes of a binary value: base64 of 2.1 and 3.0, or a `data:` URI (RFC 2397), also one whose
  /// `;` and `,` are escaped. Nil for a link, and with a warning for bad base64.
  public func data(reporting diagnostics: inout [Diagnostic]) -> [UInt8]? {
    withBinary { form, bytes in
      switch form {
      case .base64:
        let data = Base64.decode(bytes)
        if data == nil { diagnostics.append(badBase64) }
        return data
      case .percent: return Self.percentDecoded(bytes)
      case .link: return nil
      }
    }
  }

  /// The bytes of a binary value.
  public var data: [UInt8]? {
    var diagnostics: [Diagnostic] = []
    return data(reporting: &diagnostics)
  }

  /// Size and media type of a binary value; only its beginning is decoded. Nil where `data` is nil.
  public func binarySummary(reporting diagnostics: inout [Diagnostic]) -> BinarySummary? {
    withBinary { form, bytes in
      let beginning: [UInt8]
      let count: Int
      switch form {
      case .base64:
        guard let number = Base64.byteCount(bytes),
          let first = Base64.decode(bytes, limit: MediaType.sniffedBytes)
        else {
          diagnostics.append(badBase64)
          return nil
        }
        (count, beginning) = (number, first)
      case .percent:
        beginning = Self.percentDecoded(bytes)
        count = beginning.count
      case .link: return nil
      }
      return BinarySummary(
        byteCount: count,
        mediaType: MediaType.sniff(beginning) ?? MediaType.declared(by: self))
    }
  }

  /// Size and media type of a binary value.
  public var binarySummary: BinarySummary? {
    var diagnostics: [Diagnostic] = []
    return binarySummary(reporting: &diagnostics)
  }

  /// The value as a URI, unescaped (Google writes `https\://`), without blanks around it; nil where
  /// the value is binary, or empty.
  public func uri(reporting diagnostics: inout [Diagnostic]) -> String? {
    guard withBinary({ form, _ in form == .link }) else { return nil }
    var plain = self
    // A link is never in base64, whatever ENCODING says.
    if transferEncoding == .base64 { plain.parameters.removeAll { $0.name == "ENCODING" } }
    let uri = plain.withUTF8(reporting: &diagnostics) {
      Escapes(version: version == .v21 ? .v30 : version).text($0.trimmed)
    }
    return uri.isEmpty ? nil : uri
  }

  /// The value as a URI.
  public var uri: String? {
    var diagnostics: [Diagnostic] = []
    return uri(reporting: &diagnostics)
  }

  private var badBase64: Diagnostic {
    diagnostic(.warning, "vcard.bad-base64", "the value is not base64; left out")
  }

  /// Finds out what kind of value this is, and hands over the part that is to be decoded.
  ///
  /// The bytes count for more than VALUE and ENCODING, which writers get wrong: a URL under
  /// VALUE=BINARY is a link, and a picture under VALUE=URI a picture.
  private func withBinary<Result>(
    _ body: (BinaryForm, UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let encoding = transferEncoding
    if encoding == .quotedPrintable {
      return rawValue.withUnsafeBufferPointer(QuotedPrintable.decode).bytes
        .withUnsafeBufferPointer { BinaryForm.find(in: $0.trimmed, of: self, body) }
    }
    return rawValue.withUnsafeBufferPointer { BinaryForm.find(in: $0.trimmed, of: self, body) }
  }

  private static func percentDecoded(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let high = QuotedPrintable.hexDigit(bytes[index + 1]),
        let low = QuotedPrintable.hexDigit(bytes[index + 2])
      {
        decoded.append(high << 4 | low)
        index += 3
      } else {
        decoded.append(bytes[index])
        index += 1
      }
    }
    return decoded
  }
}
