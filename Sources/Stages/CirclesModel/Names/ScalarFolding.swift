import Foundation

/// Folds one scalar for comparing names: case, diacritics, width and letters that ASCII writes
/// otherwise.
///
/// Foundation's folding costs most of a microsecond a name. Here the answers for the alphabets that
/// have diacritics are worked out once, into a table.
public enum ScalarFolding {
  /// What becomes of a scalar.
  public enum Outcome: Equatable, Sendable {
    /// The scalar makes no difference: a combining mark, an apostrophe, an invisible sign.
    case nothing
    /// Punctuation, a symbol or a space: it ends a word.
    case separator
    /// One scalar stands for it.
    case scalar(Unicode.Scalar)
    /// Two ASCII letters stand for it.
    case letters(Unicode.Scalar, Unicode.Scalar)
  }

  /// Latin, Greek, Cyrillic and their extensions end here.
  private static let tableEnd: UInt32 = 0x2000
  private static let table: [Outcome] = (0..<tableEnd).map { value in
    Unicode.Scalar(value).map(workOut) ?? .separator
  }

  /// What a scalar becomes.
  public static func fold(_ scalar: Unicode.Scalar) -> Outcome {
    let value = scalar.value
    if value < tableEnd { return table[Int(value)] }
    // Ideographs, kana and Hangul have neither case nor diacritics, and are most of the rest.
    if value >= 0x3041 && value <= 0x30FA || value >= 0x3400 && value <= 0x9FFF
      || value >= 0xAC00 && value <= 0xD7A3
    {
      return .scalar(scalar)
    }
    return workOut(scalar)
  }

  private static func workOut(_ scalar: Unicode.Scalar) -> Outcome {
    if let special = special(scalar) { return special }
    // Full-width forms of ASCII.
    if scalar.value >= 0xFF01, scalar.value <= 0xFF5E {
      guard let narrow = Unicode.Scalar(scalar.value - 0xFEE0) else { return .separator }
      return narrow.properties.isAlphabetic || narrow.properties.numericType != nil
        ? .scalar(lower(narrow)) : .separator
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
      let base =
        String(Character(scalar)).decomposedStringWithCanonicalMapping.unicodeScalars.first
        ?? scalar
      if let special = special(base) { return special }
      return .scalar(lower(base))
    case .decimalNumber, .letterNumber, .otherNumber, .spacingMark, .enclosingMark:
      return .scalar(scalar)
    case .nonspacingMark: return isDiacritic(scalar) ? .nothing : .scalar(scalar)
    case .format, .control: return .nothing
    default: return .separator
    }
  }

  /// Marks that only modify: accents, Hebrew points, Arabic vowel signs. In the scripts of India a
  /// nonspacing mark is a vowel, and stays.
  private static func isDiacritic(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0300...0x036F, 0x0483...0x0489, 0x0591...0x05C7, 0x0610...0x061A, 0x064B...0x065F,
      0x0670, 0x06D6...0x06ED, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F,
      0xFE20...0xFE2F:
      true
    default: false
    }
  }

  private static func lower(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar
  }

  /// Letters that no decomposition turns into ASCII, and apostrophes.
  private static func special(_ scalar: Unicode.Scalar) -> Outcome? {
    switch scalar {
    case "ł", "Ł": .scalar("l")
    case "ø", "Ø": .scalar("o")
    case "đ", "Đ", "ð", "Ð": .scalar("d")
    case "ħ", "Ħ": .scalar("h")
    case "ı", "İ": .scalar("i")
    case "ŋ", "Ŋ": .scalar("n")
    case "ŧ", "Ŧ": .scalar("t")
    case "ə", "Ə": .scalar("a")
    case "ς": .scalar("σ")
    case "ß", "ẞ": .letters("s", "s")
    case "æ", "Æ": .letters("a", "e")
    case "œ", "Œ": .letters("o", "e")
    case "þ", "Þ": .letters("t", "h")
    case "ĳ", "Ĳ": .letters("i", "j")
    case "\u{2019}", "\u{2018}", "\u{02BC}", "\u{02B9}", "\u{00B4}", "\u{FF07}", "\u{0640}":
      .nothing
    case "\u{FF0C}", "\u{3001}": .separator
    default: nil
    }
  }
}
