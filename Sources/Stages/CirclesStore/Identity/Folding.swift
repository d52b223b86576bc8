import CirclesModel

/// Spellings for comparing values of contacts.
enum Folding {
  /// Lower case, with a fast path for ASCII; already folded text is not copied.
  static func lower(_ text: String) -> String {
    var hasUpper = false
    for byte in text.utf8 {
      if byte >= 0x80 { return text.lowercased() }
      if byte >= 0x41, byte <= 0x5A { hasUpper = true }
    }
    return hasUpper ? text.lowercased() : text
  }

  /// An e-mail address: case makes no difference anywhere in practice.
  static func email(_ value: String) -> String { lower(value) }

  /// A handle with its service.
  static func handle(_ handle: Handle) -> String {
    lower(handle.service) + "\u{1F}" + lower(handle.value)
  }
}
