/// Names of properties, parameters and groups that come from JSON or XML, where anything can stand.
package enum WrittenName {
  /// The name in upper case, with a hyphen for every character that a content line could not hold;
  /// nil where nothing is left.
  package static func upper(_ text: some StringProtocol) -> String? {
    let name = safe(text.utf8.map { (0x61...0x7A).contains($0) ? $0 - 0x20 : $0 })
    return name.isEmpty ? nil : name
  }

  /// A group's name, in the case it has; nil where nothing is left.
  package static func group(_ text: some StringProtocol) -> String? {
    let name = safe(text.utf8.map { $0 == UInt8(ascii: ".") ? UInt8(ascii: "-") : $0 })
    return name.isEmpty ? nil : name
  }

  private static let longest = 200

  private static func safe(_ bytes: [UInt8]) -> String {
    let kept = bytes.prefix(longest).map { byte in
      byte <= 0x20 || byte >= 0x7F || ":;,=\"'\\".utf8.contains(byte) ? UInt8(ascii: "-") : byte
    }
    return String(decoding: kept, as: UTF8.self)
  }
}
