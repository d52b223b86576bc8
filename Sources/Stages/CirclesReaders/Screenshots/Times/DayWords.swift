/// Tells at a glance that a line is no day and no time: a screen asks this of each of its lines many
/// times, and nearly all hold a word that no such line has.
enum DayWords {
  /// Whether a line may say a day or a time. Where it answers no, it surely does not.
  ///
  /// Looks at words of three ASCII letters and more, which are those of `DaySeparator` or none; one
  /// beside a digit or another sign may be anything, and so may any beside Chinese, Japanese or Korean.
  /// `lst` and `loth` are numbers that an OCR engine misread.
  static func mayBe(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var key: UInt64 = 0
      var length = 0
      var isPlain = true
      if bytes.contains(where: { (0xE3...0xED).contains($0) }) { return true }
      for byte in bytes {
        let letter = byte | 0x20
        if byte < 0x80, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter) {
          if length < longest { key = key << 8 | UInt64(letter) }
          length += 1
        } else if byte == UInt8(ascii: "'") {
          continue
        } else if byte >= 0x80 || isDigit(byte) {
          isPlain = false
        } else {
          if isPlain, isOther(key, length) { return false }
          (key, length, isPlain) = (0, 0, true)
        }
      }
      return !(isPlain && isOther(key, length))
    }
  }

  /// Whether a word is none that a day has.
  private static func isOther(_ key: UInt64, _ length: Int) -> Bool {
    length >= shortest && !keys.contains(key) && !(length <= 4 && misread.contains(key))
  }

  /// `1st`, `11th`, `10th` and their like with letters for digits.
  private static let misread: Set<UInt64> = {
    let digits = ["l", "o", "ll", "lo", "ol", "oo"]
    let endings = ["st", "nd", "rd", "th", "er", "o"]
    return Set(digits.flatMap { digit in endings.map { key(digit + $0) } })
  }()

  private static func key(_ word: some StringProtocol) -> UInt64 {
    word.utf8.prefix(longest).reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Whether a text has a digit, or a sign that is not ASCII and may be one.
  static func mayHaveNumber(_ text: String) -> Bool {
    text.utf8.contains { $0 >= 0x80 || isDigit($0) }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static let shortest = 3
  /// So many letters of a word are looked at.
  private static let longest = 8

  /// The beginnings of all words that a day or a time may have.
  private static let keys: Set<UInt64> = Set(
    (DayNames.words + DaySeparator.connectors + DaySeparator.services + ["feira"])
      .flatMap { $0.split(separator: " ") }
      .filter { word in word.utf8.allSatisfy { $0 < 0x80 } && word.utf8.count >= shortest }
      .map { key($0) })
}
