import CirclesModel

/// `FoldedText` for what is ASCII, as most lines and nearly all furniture are: a screen asks some
/// hundred times for each of its lines, and bytes answer that without making texts.
enum FoldedBytes {
  /// The longest texts whose distance is reckoned in bytes.
  private static let longest = FoldedText.longest

  /// The folded text; nil where it is not ASCII.
  static func fold(_ text: String) -> String? {
    var text = text
    return text.withUTF8 { bytes -> String? in
      let bytes = bytes.prefix(longest)
      if bytes.contains(where: { $0 >= 0x80 }) { return nil }
      return String(unsafeUninitializedCapacity: bytes.count) { out in
        var count = 0
        var start = 0
        for byte in bytes {
          if isLetter(byte | 0x20) {
            out[count] = byte | 0x20
          } else if isDigit(byte) {
            out[count] = byte
          } else if byte == UInt8(ascii: "'") {
            continue
          } else {
            if count == start { continue }
            letter(out, start..<count)
            out[count] = 0x20
            start = count + 1
          }
          count += 1
        }
        letter(out, start..<count)
        // A space was written behind each word, also behind the last.
        return count == start && count > 0 ? count - 1 : count
      }
    }
  }

  /// Gives a word of letters back those that were read as digits.
  private static func letter(_ out: UnsafeMutableBufferPointer<UInt8>, _ word: Range<Int>) {
    let letters = word.count { isLetter(out[$0]) }
    if letters * 2 <= word.count || letters == word.count { return }
    for place in word {
      switch out[place] {
      case UInt8(ascii: "0"): out[place] = UInt8(ascii: "o")
      case UInt8(ascii: "1"): out[place] = UInt8(ascii: "l")
      case UInt8(ascii: "5"): out[place] = UInt8(ascii: "s")
      default: break
      }
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Whether two folded texts that differ, or the beginning of the first and the second, are nearly the
  /// same; nil where they are not ASCII.
  static func isNear(_ left: String, _ right: String, prefixOnly: Bool) -> Bool? {
    var (left, right) = (left, right)
    return left.withUTF8 { all in
      right.withUTF8 { right -> Bool? in
        let left = UnsafeBufferPointer(rebasing: prefixOnly ? all.prefix(right.count) : all[...])
        let allowed = FoldedText.allowedEdits(min(left.count, right.count))
        guard let own = letters(left), let others = letters(right) else { return nil }
        if allowed == 0 || abs(left.count - right.count) > allowed {
          return false
        }
        // Each edit takes away one letter at most, and brings one at most.
        if (own & ~others).nonzeroBitCount > allowed { return false }
        if (others & ~own).nonzeroBitCount > allowed { return false }
        return EditDistance.between(left, right, atMost: allowed) <= allowed
      }
    }
  }

  /// Which letters there are; nil where one is not ASCII.
  private static func letters(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64? {
    var letters: UInt64 = 0
    for byte in bytes {
      if byte >= 0x80 { return nil }
      letters |= 1 << UInt64(byte & 63)
    }
    return letters
  }

  /// Whether words stand in a text.
  static func holds(_ text: String, _ words: String) -> Bool {
    var (text, words) = (text, words)
    return text.withUTF8 { text in
      words.withUTF8 { words in
        guard let first = words.first, text.count >= words.count else { return words.isEmpty }
        for start in 0...(text.count - words.count)
        where text[start] == first && text[start..<(start + words.count)].elementsEqual(words) {
          return true
        }
        return false
      }
    }
  }
}
