import Digests

/// Name-based UUIDs (RFC 9562, version 5), so that the same identifier gives the same id anywhere.
public enum UUIDv5 {
  /// The namespace of contact ids: itself the version 5 UUID of `circles-import/contact` in the
  /// URL namespace of the RFC.
  public static let contacts: [UInt8] = bytes(
    of: "circles-import/contact",
    in: [
      0x6b, 0xa7, 0xb8, 0x11, 0x9d, 0xad, 0x11, 0xd1, 0x80, 0xb4, 0x00, 0xc0, 0x4f, 0xd4, 0x30,
      0xc8,
    ])

  /// The UUID of `name` in `namespace` (16 bytes), in lower-case text.
  public static func text(of name: String, in namespace: [UInt8] = contacts) -> String {
    let uuid = bytes(of: name, in: namespace)
    return String(unsafeUninitializedCapacity: 36) { buffer in
      var at = 0
      for (index, byte) in uuid.enumerated() {
        if index == 4 || index == 6 || index == 8 || index == 10 {
          buffer[at] = UInt8(ascii: "-")
          at += 1
        }
        buffer[at] = Hexadecimal.digit(byte >> 4)
        buffer[at + 1] = Hexadecimal.digit(byte & 15)
        at += 2
      }
      return at
    }
  }

  private static func bytes(of name: String, in namespace: [UInt8]) -> [UInt8] {
    var uuid = Array(SHA1Hash.digest(of: namespace + Array(name.utf8)).prefix(16))
    uuid[6] = uuid[6] & 0x0f | 0x50
    uuid[8] = uuid[8] & 0x3f | 0x80
    return uuid
  }
}
