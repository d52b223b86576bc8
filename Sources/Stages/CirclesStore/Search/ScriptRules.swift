import CirclesModel
import Foundation

/// What the search knows of scripts.
package enum ScriptRules {
  /// Whether a scalar is a word of its own: a letter of a script without spaces, or an emoji.
  package static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x0E00: false
    case 0x0E00...0x0E3E, 0x0E40...0x0EFF: true  // Thai, Lao; not the sign of the baht
    case 0x1000...0x109F, 0x1780...0x17FF: true  // Burmese, Khmer
    case 0x2600...0x27BF: true  // symbols that are shown as emoji
    case 0x3041...0x3096, 0x3099...0x309A, 0x30A1...0x30FA, 0x30FC: true  // kana
    case 0x3100...0x318F, 0x31A0...0x31BF, 0x31F0...0x31FF: true  // bopomofo, jamo, small kana
    case 0x3005...0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF: true  // ideographs
    case 0xAC00...0xD7A3: true  // Hangul
    case 0x1F000...0x1FAFF: !(0x1F3FB...0x1F3FF).contains(scalar.value)  // emoji, not skin tones
    case 0x20000...0x3FFFF: true  // rare ideographs
    default: false
    }
  }

  /// Whether a scalar joins the one before it into one that others write as one.
  static func composes(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x11FF, 0x3099...0x309A: true
    default: false
    }
  }

  /// What a scalar becomes in words: as for names, but apostrophes end a word, so that `ben` is
  /// found in `Ben's`, and all marks of a letter are left out.
  static func fold(_ scalar: Unicode.Scalar) -> ScalarFolding.Outcome {
    switch scalar.value {
    case 0x2018, 0x2019, 0x02BC, 0x00B4: .separator
    case 0x1F3FB...0x1F3FF: .nothing
    default: ScalarFolding.fold(scalar)
    }
  }

  /// The scalars that a ligature, a wide or circled letter or the like stands for.
  static func compatible(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    switch scalar.value {
    case 0xAA, 0xB2...0xB3, 0xB9...0xBE, 0x132...0x133, 0x13F...0x140, 0x149, 0x17F, 0x1C4...0x1CC,
      0x1F1...0x1F3, 0x2070...0x209C, 0x2100...0x218B, 0x2460...0x24FF, 0x3131...0x318E,
      0x3200...0x33FF, 0xF900...0xFAFF, 0xFB00...0xFDFF, 0xFE70...0xFEFC, 0xFF01...0xFFEF,
      0x1D400...0x1D7FF:
      Array(String(Character(scalar)).precomposedStringWithCompatibilityMapping.unicodeScalars)
    default: [scalar]
    }
  }
}
