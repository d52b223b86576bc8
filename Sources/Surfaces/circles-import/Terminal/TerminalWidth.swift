/// How many columns of a terminal text takes.
enum TerminalWidth {
  /// The columns of escaped text: 2 for East Asian wide characters and emoji, 0 for marks that
  /// stand on the character before.
  static func of(_ text: String) -> Int {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
    return text.reduce(0) { $0 + width(of: $1) }
  }

  /// The text filled up with spaces to a width; longer text stays whole.
  static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - of(text)))
  }

  /// The text cut to a width, with an ellipsis where something was cut.
  static func cut(_ text: String, to limit: Int) -> String {
    if of(text) <= limit { return text }
    var kept = ""
    var used = 0
    for character in text {
      let next = width(of: character)
      if used + next > limit - 1 { break }
      kept.append(character)
      used += next
    }
    return kept + "…"
  }

  private static func width(of character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    if isWide(first) { return 2 }
    if character.unicodeScalars.contains("\u{FE0F}") { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return 1
    }
  }

  /// East Asian Width W and F (Unicode UAX #11), by block, and emoji shown as pictures.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x1100: false
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF: true
    case 0x4E00...0x9FFF, 0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3: true
    case 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6: true
    case 0x1B000...0x1B2FF, 0x20000...0x3FFFD: true
    default: scalar.properties.isEmojiPresentation
    }
  }
}
