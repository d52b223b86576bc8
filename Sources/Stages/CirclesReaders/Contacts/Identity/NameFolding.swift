import Foundation

/// Names brought into a form in which the same name is the same text.
enum NameFolding {
  /// The text in lower case, compatibility characters replaced (NFKC), runs of blanks as one blank
  /// and none at the ends.
  static func fold(_ text: String) -> String {
    var text = text
    let ascii = text.withUTF8 { utf8 -> String? in
      if utf8.contains(where: { $0 >= 0x80 }) { return nil }
      return String(unsafeUninitializedCapacity: utf8.count) { collapse(utf8, into: $0) }
    }
    if let ascii { return ascii }
    var folded = simple(text) ?? general(text)
    return folded.withUTF8 { utf8 in
      String(unsafeUninitializedCapacity: utf8.count) { collapse(utf8, into: $0) }
    }
  }

  /// Writes the bytes in ASCII lower case with blanks collapsed; returns their number.
  private static func collapse(
    _ bytes: UnsafeBufferPointer<UInt8>, into out: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    var count = 0
    var isBlankDue = false
    for byte in bytes {
      if byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) {
        isBlankDue = count > 0
        continue
      }
      if isBlankDue {
        out[count] = 0x20
        count += 1
        isBlankDue = false
      }
      out[count] = byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
      count += 1
    }
    return count
  }

  /// The fold of text in the letters that most names are made of, each of which has one small
  /// letter and no other form; nil for text with anything else. Equals `general`, at a tenth of
  /// its cost.
  private static func simple(_ text: String) -> String? {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      guard let small = simpleLowercase(scalar.value), let folded = Unicode.Scalar(small) else {
        return nil
      }
      scalars.append(folded)
    }
    return String(scalars)
  }

  private static func simpleLowercase(_ value: UInt32) -> UInt32? {
    switch value {
    case 0x41...0x5A: value | 0x20
    case 0..<0x80: value
    case 0xC0...0xD6, 0xD8...0xDE: value + 0x20
    case 0xE0...0xF6, 0xF8...0xFF: value
    case 0x100...0x12F, 0x14A...0x177: value | 1  // Latin Extended-A: pairs, even is capital
    case 0x391...0x3A1, 0x3A3...0x3A9: value + 0x20
    case 0x3B1...0x3C1, 0x3C3...0x3C9: value
    case 0x386: 0x3AC
    case 0x388...0x38A: value + 0x25
    case 0x3AC...0x3AF, 0x3CC...0x3CE: value
    case 0x400...0x40F: value + 0x50
    case 0x410...0x42F: value + 0x20
    case 0x430...0x45F: value
    case 0x5D0...0x5EA, 0x621...0x63A, 0x641...0x64A: value
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC: value
    case 0x4E00...0x9FFF, 0xAC00...0xD7A3: value
    default: nil
    }
  }

  private static func general(_ text: String) -> String {
    text.precomposedStringWithCompatibilityMapping.lowercased()
      .replacingOccurrences(of: "ς", with: "σ").replacingOccurrences(of: "ß", with: "ss")
      .precomposedStringWithCompatibilityMapping
  }
}
