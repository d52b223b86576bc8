import CirclesModel

/// Tells names, dates and ids from what only stands in their place.
enum Redaction {
  /// A day, month, day of every year or time in ISO 8601.
  static func isTime(_ text: String) -> Bool {
    let signs = "0123456789-:+./TZPYMWDX"
    return text.utf8.count <= 48 && text.allSatisfy { signs.contains($0) }
      // A phone number is written with the same signs.
      && (text.hasPrefix("--") || text.count { $0 == "-" || $0 == ":" } >= 1)
      && (text.utf8.first == UInt8(ascii: "-") || text.utf8.first == UInt8(ascii: "T")
        || text.utf8.dropFirst(4).first == UInt8(ascii: "-"))
  }

  /// A word of a format.
  static func isToken(_ text: String) -> Bool {
    text.utf8.count <= 24
      && text.utf8.allSatisfy { $0 >= 0x61 && $0 <= 0x7A || $0 == UInt8(ascii: "_") }
  }

  /// An id that the program made, or the number of a row.
  static func isID(_ text: String) -> Bool {
    text.utf8.count <= 20 && Int(text) != nil && !text.hasPrefix("+") || isUUID(text)
  }

  /// An identifier that says nothing of whom it is for.
  static func isOpaque(_ text: String) -> Bool {
    for prefix in ["urn:uuid:", "derived:"] where text.hasPrefix(prefix) {
      return isHexadecimal(text.dropFirst(prefix.utf8.count))
    }
    return isUUID(text)
  }

  private static func isUUID(_ text: String) -> Bool {
    text.utf8.count == 36 && isHexadecimal(text[...])
  }

  private static func isHexadecimal(_ text: Substring) -> Bool {
    !text.isEmpty && text.allSatisfy { $0 == "-" || $0.isHexDigit && $0.isASCII }
  }

  /// A name without the numbers and addresses that people are called by where nobody knows better.
  static func name(_ text: String) -> String {
    let digits = text.unicodeScalars.count { $0.properties.numericType == .decimal }
    let words = text.split(whereSeparator: \.isWhitespace).filter { word in
      if word.contains("@") || word.contains("://") || word.contains("www.") { return false }
      return digits < 5 || !word.unicodeScalars.contains { $0.properties.numericType == .decimal }
    }
    let name = words.joined(separator: " ")
    return name.contains(where: \.isLetter) ? name : "(no name)"
  }
}
