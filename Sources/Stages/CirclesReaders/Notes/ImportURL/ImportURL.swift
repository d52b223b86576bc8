/// A `circles://import?text=...` link, as a phone's shortcut opens it (`Contract.md` section 1).
///
///     link  = "circles://import" ["/"] "?" field *( "&" field )
///     field = name "=" value                  ; both percent-encoded UTF-8
///
/// Names are `text`, `source`, `timestamp` and `title`. By RFC 3986 a `+` is a plus and no blank.
/// What a sender forgot to encode (a lone `%`, a `#`) stands for itself, since cutting the text
/// there would lose some of it.
struct ImportURL {
  /// The fields by name; of those that come twice the first counts.
  private(set) var fields: [String: String] = [:]
  /// Whether there were fields of other names.
  private(set) var hasUnknownFields = false

  /// What records and diagnostics call such a link: the whole of it would show its text.
  static let publicName = "circles://import"

  private static let names: Set<String> = ["text", "source", "timestamp", "title"]

  /// Whether something that a user names is such a link, rather than a file.
  static func isLink(_ name: some StringProtocol) -> Bool {
    name.prefix(10).lowercased() == "circles://"
  }

  /// Takes a link apart; nil where it is none, or asks for something else than an import.
  init?(_ link: some StringProtocol) {
    guard Self.isLink(link) else { return nil }
    let parts = link.dropFirst(10).split(
      separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard let action = parts.first?.lowercased(), action == "import" || action == "import/" else {
      return nil
    }
    for field in (parts.count > 1 ? parts[1] : "").split(separator: "&") {
      let pair = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = Self.decode(pair[0]).lowercased()
      if !Self.names.contains(name) {
        hasUnknownFields = true
      } else if fields[name] == nil {
        fields[name] = pair.count > 1 ? Self.decode(pair[1]) : ""
      }
    }
  }

  /// Percent-encoding taken off; bytes that are not UTF-8 become U+FFFD.
  private static func decode(_ text: some StringProtocol) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      if byte == UInt8(ascii: "%"), digits.count == 2,
        digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
