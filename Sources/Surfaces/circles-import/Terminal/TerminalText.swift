import CirclesReaders

/// Makes text from a file safe to show: nothing of it can move the cursor, change a colour, set a
/// window title or turn the reading direction of what stands beside it.
enum TerminalText {
  /// The text with every control shown in a visible form: `\n`, `\t`, `\u{1B}`, `\u{202E}`.
  ///
  /// Joiners stay, since emoji and several scripts need them. Text of printable ASCII is returned
  /// as it is.
  static func escaped(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    var safe = ""
    safe.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": safe += "\\n"
      case "\r": safe += "\\r"
      case "\t": safe += "\\t"
      default:
        if let byte = PathText.byte(scalar) {
          safe += "\\x" + String(byte, radix: 16, uppercase: true)
        } else if isUnsafe(scalar) {
          safe += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        } else {
          safe.unicodeScalars.append(scalar)
        }
      }
    }
    return safe
  }

  /// The lines of a longer text, each escaped.
  static func escapedLines(_ text: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { escaped(String($0)) }
  }

  /// Lines of JSON with the same characters as `\uXXXX`, which is the same JSON.
  static func escapedJSON(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.allSatisfy({ $0 < 0x7F }) { return bytes }
    var safe: [UInt8] = []
    safe.reserveCapacity(bytes.count)
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if scalar.value < 0x20 || !isUnsafe(scalar) {
        // The writer of the JSON has escaped the controls of ASCII; a line feed ends a line.
        safe.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      } else {
        for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
          let digits = String(unit, radix: 16, uppercase: true)
          safe += Array(("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8)
        }
      }
    }
    return safe
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F: true  // C0, DEL, C1 (where CSI may be one character)
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true  // bidi controls
    case 0x200B, 0x2028, 0x2029, 0x2060...0x2065, 0x206A...0x206F, 0xFEFF: true  // unseen
    case 0xFFF9...0xFFFB, 0xE0001: true  // interlinear annotation, language tag
    default: false
    }
  }
}
