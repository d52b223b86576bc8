/// Media types of pictures, sounds and keys (RFC 2046): from the bytes, or from what a card says.
enum MediaType {
  /// As many bytes as `sniff` looks at.
  static let sniffedBytes = 16

  /// The media type that the first bytes show; nil for an unknown beginning.
  static func sniff(_ bytes: [UInt8]) -> String? {
    func begins(_ magic: [UInt8], at offset: Int = 0) -> Bool {
      bytes.count >= offset + magic.count
        && bytes[offset..<offset + magic.count].elementsEqual(magic)
    }
    func says(_ magic: String, at offset: Int = 0) -> Bool { begins(Array(magic.utf8), at: offset) }
    if begins([0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
    if begins([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A]) { return "image/png" }
    if says("GIF8") { return "image/gif" }
    if says("RIFF"), says("WEBP", at: 8) { return "image/webp" }
    if says("RIFF"), says("WAVE", at: 8) { return "audio/wav" }
    if says("ftyp", at: 4) {
      if says("heic", at: 8) || says("heix", at: 8) || says("mif1", at: 8) { return "image/heic" }
      if says("avif", at: 8) { return "image/avif" }
    }
    if says("II*\u{0}") || says("MM\u{0}*") { return "image/tiff" }
    if says("BM"), bytes.count > 9, bytes[6..<10].allSatisfy({ $0 == 0 }) { return "image/bmp" }
    if says("<svg") || says("<?xml") { return "image/svg+xml" }
    if says("OggS") { return "audio/ogg" }
    if says("ID3") { return "audio/mpeg" }
    if says("-----BEGIN PGP") { return "application/pgp-keys" }
    return nil
  }

  /// The media type that a property's MEDIATYPE, `data:` URI or TYPE says; nil where none does.
  static func declared(by property: Property) -> String? {
    if let type = property.parameter("MEDIATYPE") { return plain(type) }
    let head = property.rawValue.prefix(128)
    if let slash = head.firstIndex(of: UInt8(ascii: "/")),
      let end = head.firstIndex(where: { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: ",") }),
      slash < end
    {
      var type = String(decoding: head[..<end], as: UTF8.self)
      if type.hasSuffix("\\") { type.removeLast() }
      if let colon = type.lastIndex(of: ":") { type = String(type[type.index(after: colon)...]) }
      return plain(type)
    }
    for parameter in property.parameters where parameter.name == "TYPE" {
      let word = parameter.value.lowercased()
      if word.contains("/") { return word }
      if let known = types[word] { return known }
    }
    return nil
  }

  /// What is written where nothing is known.
  static let unknown = "application/octet-stream"

  /// The same of the parameters alone: a link's slashes say nothing about the format.
  static func ofLink(_ property: Property) -> String? {
    var bare = property
    bare.rawValue = []
    return declared(by: bare)
  }

  private static func plain(_ type: String) -> String? {
    let type = type.prefix { $0 != ";" }.lowercased()
    return type.contains("/") ? type : nil
  }

  /// What the words of 2.1 and 3.0 mean (versit vCard 2.1, 2.1.5 and 2.6.1).
  private static let types = [
    "jpeg": "image/jpeg", "jpg": "image/jpeg", "png": "image/png", "gif": "image/gif",
    "bmp": "image/bmp", "tiff": "image/tiff", "webp": "image/webp", "heic": "image/heic",
    "svg": "image/svg+xml", "wave": "audio/wav", "wav": "audio/wav", "mp3": "audio/mpeg",
    "ogg": "audio/ogg", "aac": "audio/aac", "pgp": "application/pgp-keys",
    "x509": "application/pkix-cert",
  ]
}
