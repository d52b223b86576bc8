/// Pictures, sounds and keys, from one version to another.
///
/// 3.0 holds them in base64 with the format in TYPE (RFC 2426 section 3.1.4), 4.0 in a `data:` URI
/// (RFC 6350 section 6.2.4); links are the same in both but for where the format stands.
struct BinaryConversion {
  let target: Version

  /// Value and parameters in the target version; nil where the value is neither data nor a link.
  /// `parameters` are those already translated.
  func convert(_ property: Property, _ parameters: [Parameter]) -> Property? {
    var converted = property
    if property.version == target, target == .v40, !hasEscapedHead(property) { return nil }
    if let data = property.data {
      let format = MediaType.declared(by: property) ?? MediaType.sniff(data)
      converted.parameters = parameters.without("VALUE").without("MEDIATYPE")
      let encoded = Base64Encoding.encode(data)
      if target == .v40 {
        converted.parameters.removeAll(where: isFormat)
        if !ValueKind.isBinary(property.name) {
          converted.parameters.append(Parameter("VALUE", "uri"))
        }
        let head = "data:\(format ?? MediaType.unknown);base64,"
        converted.rawValue = (Array(head.utf8) + encoded)[...]
      } else {
        addFormat(format, to: &converted)
        converted.parameters.insert(Parameter("ENCODING", "b"), at: 0)
        converted.rawValue = encoded[...]
      }
      return converted
    }
    guard let link = property.uri, Self.hasScheme(link) else { return nil }
    let format = MediaType.ofLink(property)
    converted.parameters = parameters.without("VALUE").without("MEDIATYPE")
    if target == .v40 {
      converted.parameters.removeAll(where: isFormat)
      if let format { converted.parameters.append(Parameter("MEDIATYPE", format)) }
    } else {
      addFormat(format, to: &converted)
      converted.parameters.append(Parameter("VALUE", "uri"))
    }
    var raw: [UInt8] = []
    ValueEscaping.append(uri: link.utf8, to: &raw)
    converted.rawValue = raw[...]
    return converted
  }

  /// Whether the text begins with the scheme of a URI (RFC 3986 section 3.1).
  static func hasScheme(_ text: String) -> Bool {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")), colon != text.startIndex else {
      return false
    }
    return text.utf8[..<colon].allSatisfy { byte in
      Property.isNameByte(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".")
    }
  }

  private func hasEscapedHead(_ property: Property) -> Bool {
    property.rawValue.prefix(120).contains(UInt8(ascii: "\\")) || property.transferEncoding != .none
  }

  private func isFormat(_ parameter: Parameter) -> Bool {
    parameter.name == "TYPE"
      && MediaType.declared(
        by: Property(name: "PHOTO", parameters: [parameter], rawValue: [], version: .v30)) != nil
  }

  private func addFormat(_ format: String?, to property: inout Property) {
    guard let format, !property.parameters.contains(where: isFormat) else { return }
    guard format != MediaType.unknown else { return }
    property.parameters.append(Parameter("TYPE", Self.words[format] ?? format))
  }

  /// The words of 2.1 and 3.0 for media types; others are written out.
  private static let words = [
    "image/jpeg": "JPEG", "image/png": "PNG", "image/gif": "GIF", "image/bmp": "BMP",
    "image/tiff": "TIFF", "image/webp": "WEBP", "image/heic": "HEIC", "image/svg+xml": "SVG",
    "audio/wav": "WAVE", "audio/mpeg": "MP3", "audio/ogg": "OGG", "audio/aac": "AAC",
    "application/pgp-keys": "PGP", "application/pkix-cert": "X509",
  ]
}
