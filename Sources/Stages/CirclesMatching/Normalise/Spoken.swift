import CirclesModel

/// The sounds of a word, vowels too, as alike as a recogniser takes them for one another: finer than
/// `RoughKey`, which finds whom to compare.
enum Spoken {
  /// The sounds of folded Latin letters, each kind of vowel and consonant as one letter.
  static func sounds(of word: ArraySlice<UInt8>) -> [UInt8] {
    var sounds: [UInt8] = []
    var at = word.startIndex
    while at < word.endIndex, sounds.count < 24 {
      let byte = word[at]
      let next = at + 1 < word.endIndex ? word[at + 1] : 0
      let kind = vowel(byte) ?? RoughKey.kind(byte, next)
      if kind != 0, kind != sounds.last { sounds.append(kind) }
      at += next == UInt8(ascii: "h") && vowel(byte) == nil ? 2 : 1
    }
    return sounds
  }

  /// Whether two words sound alike: one sound in four may be another, or be missing.
  static func isAlike(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    let limit = max(left.count, right.count) / 4
    return EditDistance.between(left, right, atMost: limit) <= limit
  }

  /// Whether a sound is a vowel.
  static func isVowel(_ sound: UInt8) -> Bool {
    sound == UInt8(ascii: "a") || sound == UInt8(ascii: "i") || sound == UInt8(ascii: "u")
  }

  /// The kind of a vowel: open, bright or dark.
  private static func vowel(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "a"): UInt8(ascii: "a")
    case UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "y"): UInt8(ascii: "i")
    case UInt8(ascii: "o"), UInt8(ascii: "u"): UInt8(ascii: "u")
    default: nil
    }
  }
}
