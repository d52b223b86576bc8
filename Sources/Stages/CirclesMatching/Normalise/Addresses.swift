/// E-mail addresses and names on platforms, compared without case.
enum Addresses {
  /// The key of an address, `mailto:` left off.
  static func key(_ address: String) -> UInt64 {
    var bytes = Array(address.utf8)
    if address.lowercased().hasPrefix("mailto:") { bytes.removeFirst(7) }
    return WordHash.of(bytes.lazy.map(lower))
  }

  /// The key of a platform name: letters and digits only, so that `@ana.r` meets `ana_r`; nil for one
  /// too short to tell.
  static func handleKey(_ handle: String) -> UInt64? {
    let bytes = handle.utf8.lazy.map(lower).filter(isPlain)
    let letters = Array(bytes)
    return letters.count >= 4 ? WordHash.of(letters) : nil
  }

  /// An address or `@name` in a text.
  struct Found {
    var key: UInt64
    var isEmail: Bool
    var start: Int
    var end: Int
  }

  static let maximumFound = 64
  static let maximumLength = 254

  /// The addresses and the `@names` of a text.
  static func find(in bytes: [UInt8]) -> [Found] {
    var found: [Found] = []
    var at = 0
    while found.count < maximumFound, let sign = bytes[at...].firstIndex(of: 0x40) {
      var start = sign
      while start > at, sign - start < maximumLength, isAddress(bytes[start - 1]) { start -= 1 }
      var end = sign + 1
      while end < bytes.count, end - sign < maximumLength, isAddress(bytes[end]) { end += 1 }
      while end > sign + 1, bytes[end - 1] == 0x2E || bytes[end - 1] == 0x2D { end -= 1 }
      if start < sign, bytes[sign..<end].contains(0x2E) {
        let key = WordHash.of(bytes[start..<end].lazy.map(lower))
        found.append(Found(key: key, isEmail: true, start: start, end: end))
      } else if end - sign > 4 {
        let key = WordHash.of(bytes[sign..<end].lazy.map(lower).filter(isPlain))
        found.append(Found(key: key, isEmail: false, start: sign, end: end))
      }
      at = max(end, sign + 1)
    }
    return found
  }

  /// Whether a domain says nothing of where somebody works.
  static func isMailProvider(_ name: String) -> Bool { providers.contains(name.lowercased()) }

  private static let providers: Set<String> = [
    "gmail", "googlemail", "outlook", "hotmail", "live", "msn", "yahoo", "ymail", "icloud", "me",
    "mac", "aol", "gmx", "web", "proton", "protonmail", "fastmail", "mail", "example", "t-online",
    "orange", "wanadoo", "free", "laposte", "libero", "virgilio", "btinternet", "sky", "comcast",
    "verizon", "rediffmail", "qq", "163", "126", "yandex", "zoho", "hey", "pm", "uol", "bol",
  ]

  private static func lower(_ byte: UInt8) -> UInt8 {
    byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x61 && byte <= 0x7A || byte >= 0x30 && byte <= 0x39 || byte >= 0x80
  }

  private static func isAddress(_ byte: UInt8) -> Bool {
    isPlain(lower(byte)) || byte == 0x2E || byte == 0x5F || byte == 0x2D || byte == 0x2B
  }
}
