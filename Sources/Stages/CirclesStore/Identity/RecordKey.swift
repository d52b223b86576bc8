/// How identifiers of records compare: without `urn:uuid:` and case (`Architecture.md` section 3).
enum RecordKey {
  private static let scheme = Array("urn:uuid:".utf8)

  /// The identifier for comparing.
  static func normalize(_ identifier: String) -> String {
    var identifier = identifier
    return identifier.withUTF8 { utf8 -> String in
      var bytes = utf8[...]
      if bytes.count > scheme.count, zip(bytes, scheme).allSatisfy({ $0 | 0x20 == $1 | 0x20 }) {
        bytes = bytes.dropFirst(scheme.count)
      }
      if bytes.contains(where: { $0 >= 0x80 }) {
        return String(decoding: bytes, as: UTF8.self).lowercased()
      }
      return String(unsafeUninitializedCapacity: bytes.count) { buffer in
        for (index, byte) in bytes.enumerated() {
          buffer[index] = byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
        }
        return bytes.count
      }
    }
  }

  /// Whether a normalised identifier is a UUID, and so means the same thing everywhere.
  static func isUUID(_ normalized: String) -> Bool {
    let utf8 = normalized.utf8
    guard utf8.count == 36 else { return false }
    for (index, byte) in utf8.enumerated() {
      switch index {
      case 8, 13, 18, 23: if byte != UInt8(ascii: "-") { return false }
      default:
        guard byte >= 0x30 && byte <= 0x39 || byte >= 0x61 && byte <= 0x66 else { return false }
      }
    }
    return true
  }
}
