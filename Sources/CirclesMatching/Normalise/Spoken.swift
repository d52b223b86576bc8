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

  /// The kind of a vowel: open, bright or dark.
  private static func vowel(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "a"): UInt8(ascii: "a")
    case UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "y"): UInt8(ascii: "i")
    case UInt8(ascii: "o"), UInt8(ascii: "u"): UInt8(ascii: "u")
    default: nil
    }
  }

  /// How many sounds have to change, come or go to make one of the other; 9 where it is many.
  static func differ(_ left: [UInt8], _ right: [UInt8]) -> Int {
    if abs(left.count - right.count) > 2 { return 9 }
    var row = Array(0...right.count)
    for (at, sound) in left.enumerated() {
      var before = row[0]
      row[0] = at + 1
      for (other, heard) in right.enumerated() {
        let changed = before + (sound == heard ? 0 : 1)
        before = row[other + 1]
        row[other + 1] = min(changed, before + 1, row[other] + 1)
      }
    }
    return row[right.count]
  }
}
