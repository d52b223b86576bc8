/// How a name sounds to a recogniser that does not know its language: the kinds of its consonants,
/// so that `leesha` meets Laoise and `kwami` Kwame.
///
/// Coarse: it finds people to suggest, and says little of how likely they are.
enum RoughKey {
  /// The key of folded Latin letters; 0 for a word too short or of another script.
  static func of(_ word: ArraySlice<UInt8>) -> UInt64 {
    let (hash, kinds) = read(word)
    return kinds >= 2 ? hash : 0
  }

  /// The key and of how many kinds of sounds it is made; 0 where there is none.
  static func read(_ word: ArraySlice<UInt8>) -> (hash: UInt64, kinds: Int) {
    guard word.count >= 4, word.count <= 24 else { return (0, 0) }
    var hash = WordHash.seed
    var last: UInt8 = 0
    var sounds = 0
    var at = word.startIndex
    while at < word.endIndex {
      let byte = word[at]
      guard byte >= 0x61, byte <= 0x7A else { return (0, 0) }
      let next = at + 1 < word.endIndex ? word[at + 1] : 0
      let isFirst = at == word.startIndex
      let kind = isFirst && isVowel(byte, before: next) ? UInt8(ascii: "a") : kind(byte, next)
      if kind != 0, kind != last {
        hash = WordHash.step(hash, kind)
        sounds += 1
      }
      last = kind
      let isPair = next == UInt8(ascii: "h") || isPolish(byte, next)
      at += isPair && kind != UInt8(ascii: "a") ? 2 : 1
    }
    return (hash, sounds)
  }

  /// The first letter of Welsh Iestyn is no vowel.
  private static func isVowel(_ byte: UInt8, before next: UInt8) -> Bool {
    if byte == UInt8(ascii: "i"), next == UInt8(ascii: "e") { return false }
    return [UInt8(ascii: "a"), 0x65, 0x69, 0x6F, 0x75].contains(byte)
  }

  /// `cz` is `ch`.
  private static func isPolish(_ byte: UInt8, _ next: UInt8) -> Bool {
    byte == UInt8(ascii: "c") && next == UInt8(ascii: "z")
  }

  /// The kind of a consonant, 0 for what is hardly heard.
  static func kind(_ byte: UInt8, _ next: UInt8) -> UInt8 {
    let isSoft = next == UInt8(ascii: "h")
    let isBright = next == UInt8(ascii: "e") || next == UInt8(ascii: "i")
    switch byte {
    // "debt"
    case UInt8(ascii: "b") where next == UInt8(ascii: "t"): return 0
    case UInt8(ascii: "c") where isPolish(byte, next): return UInt8(ascii: "s")
    case UInt8(ascii: "b"), UInt8(ascii: "p"): return UInt8(ascii: isSoft ? "f" : "p")
    case UInt8(ascii: "m"): return UInt8(ascii: isSoft ? "f" : "m")
    case UInt8(ascii: "f"), UInt8(ascii: "v"): return UInt8(ascii: "f")
    case UInt8(ascii: "d"), UInt8(ascii: "t"): return UInt8(ascii: "t")
    case UInt8(ascii: "c") where isSoft || isBright: return UInt8(ascii: "s")
    case UInt8(ascii: "s"), UInt8(ascii: "z"), UInt8(ascii: "j"): return UInt8(ascii: "s")
    case UInt8(ascii: "c"), UInt8(ascii: "g"), UInt8(ascii: "k"), UInt8(ascii: "q"),
      UInt8(ascii: "x"):
      return UInt8(ascii: "k")
    case UInt8(ascii: "l"), UInt8(ascii: "n"), UInt8(ascii: "r"): return byte
    default: return 0
    }
  }
}
