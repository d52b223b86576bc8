/// Brings names into one spelling for comparing: case, diacritics, punctuation, honorifics and the
/// order of `Ruiz, Ana` make no difference (`Architecture.md` section 3).
///
/// The outcome is words in lower case with one space between: `Dr. Ruiz-Peña, José` and
/// `JOSE RUIZ PENA` are both `jose ruiz pena`. It is for comparing only, never for showing.
public enum NameNormalizer {
  /// The longest name looked at, in bytes; what lies beyond makes no difference.
  public static let maximumLength = 1024

  /// The full name of a contact for comparing; empty where there is none.
  ///
  /// Where the parts say that the shown name is merely the parts with the family name first, the
  /// given name goes first here: address books of one person differ in that. `山田太郎` is `山田 太郎`
  /// where the parts say so.
  public static func normalize(_ name: PersonName) -> String {
    if name.display.isEmpty {
      let parts = [name.given, name.middle, name.family, name.suffix].filter { !$0.isEmpty }
      return normalize(parts.joined(separator: " "))
    }
    let full = normalize(name.display)
    if name.family.isEmpty || name.given.isEmpty { return full }
    let family = normalize(name.family)
    guard full.utf8.count > family.utf8.count + 1, full.hasPrefix(family) else { return full }
    let given = normalize(name.given)
    if full == family + " " + given { return given + " " + family }
    return isUnspaced(full) && full == family + given ? given + " " + family : full
  }

  /// Whether a name is one word of a script in which names are often written without blanks: Chinese
  /// characters, kana or Hangul.
  public static func isUnspaced(_ name: String) -> Bool {
    !name.isEmpty
      && name.unicodeScalars.allSatisfy {
        (0x2E80...0x9FFF).contains($0.value) || (0xAC00...0xD7AF).contains($0.value)
          || (0x20000...0x3FFFF).contains($0.value)
      }
  }

  /// A name in one spelling; empty only where the text is empty or blank.
  public static func normalize(_ text: String) -> String {
    var text = text
    return text.withUTF8 { utf8 -> String in
      let input = UnsafeBufferPointer(rebasing: utf8.prefix(maximumLength))
      var words = NameWords(capacity: input.count)
      var isASCII = true
      for byte in input where byte >= 0x80 {
        isASCII = false
        break
      }
      if isASCII {
        words.appendASCII(input)
      } else {
        words.take(String(decoding: input, as: UTF8.self))
      }
      if words.isEmpty {
        // Nothing but signs: they are all there is to tell it by.
        let text = String(decoding: input, as: UTF8.self)
        return text.contains { !$0.isWhitespace } ? text.lowercased() : ""
      }
      return words.arranged()
    }
  }
}
