/// How a name sounds, roughly, to a speech recogniser: consonants by kind, vowels only at the front.
///
/// In the spirit of Metaphone (L. Philips, 1990), much shortened: it has to tell few names apart and
/// to be quick; names that only sound alike by knowing better are in `Homophones`.
enum SoundKey {
  /// The key of folded Latin letters; 0 for a word too short or of another script.
  static func of(_ word: ArraySlice<UInt8>) -> UInt64 {
    guard word.count >= 3, word.count <= 24 else { return 0 }
    var hash = WordHash.seed
    var last: UInt8 = 0
    var sounds = 0
    var at = word.startIndex
    while at < word.endIndex {
      let byte = word[at]
      guard byte >= 0x61, byte <= 0x7A else { return 0 }
      let next = at + 1 < word.endIndex ? word[at + 1] : 0
      let (sound, length) = sound(byte, next, at == word.startIndex)
      if sound != 0, sound != last {
        hash = WordHash.step(hash, sound)
        sounds += 1
      }
      last = sound == 0 ? last : sound
      if sound == 0, isVowel(byte) { last = 0 }
      at += length
    }
    return sounds >= 2 ? hash : 0
  }

  private static func isVowel(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x61, 0x65, 0x69, 0x6F, 0x75, 0x79: true
    default: false
    }
  }

  /// The sound of the letters there, 0 for none, and how many letters it takes.
  private static func sound(_ byte: UInt8, _ next: UInt8, _ isFirst: Bool) -> (UInt8, Int) {
    let isH = next == UInt8(ascii: "h")
    let isSoft = next == UInt8(ascii: "e") || next == UInt8(ascii: "i") || next == UInt8(ascii: "y")
    switch byte {
    case UInt8(ascii: "y") where isFirst: return (UInt8(ascii: "j"), 1)
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"),
      UInt8(ascii: "u"), UInt8(ascii: "y"):
      return (isFirst ? UInt8(ascii: "a") : 0, 1)
    case UInt8(ascii: "c"):
      if isH { return (UInt8(ascii: "x"), 2) }
      if isSoft { return (UInt8(ascii: "s"), 1) }
      return (UInt8(ascii: "k"), next == UInt8(ascii: "k") ? 2 : 1)
    case UInt8(ascii: "s"): return isH ? (UInt8(ascii: "x"), 2) : (byte, 1)
    case UInt8(ascii: "z"): return (UInt8(ascii: "s"), 1)
    case UInt8(ascii: "k"), UInt8(ascii: "q"), UInt8(ascii: "x"): return (UInt8(ascii: "k"), 1)
    case UInt8(ascii: "g"):
      if isH { return (0, 2) }
      return (isSoft ? UInt8(ascii: "j") : UInt8(ascii: "k"), 1)
    case UInt8(ascii: "p"): return isH ? (UInt8(ascii: "f"), 2) : (byte, 1)
    case UInt8(ascii: "b"): return isH ? (UInt8(ascii: "f"), 2) : (byte, 1)
    case UInt8(ascii: "f"), UInt8(ascii: "v"): return (UInt8(ascii: "f"), 1)
    case UInt8(ascii: "d"), UInt8(ascii: "t"): return (UInt8(ascii: "t"), isH ? 2 : 1)
    case UInt8(ascii: "h"), UInt8(ascii: "w"): return (isFirst ? byte : 0, 1)
    default: return (byte, 1)
    }
  }
}

/// How a name looks to a text recogniser: letters that it takes for one another made the same.
enum LookKey {
  /// The key of folded letters and digits; 0 where there are none.
  static func of(_ word: ArraySlice<UInt8>) -> UInt64 {
    guard word.count >= 3 else { return 0 }
    var hash = WordHash.seed
    var at = word.startIndex
    while at < word.endIndex {
      let byte = word[at]
      let next = at + 1 < word.endIndex ? word[at + 1] : 0
      switch byte {
      case UInt8(ascii: "r") where next == UInt8(ascii: "n"):
        hash = WordHash.step(hash, UInt8(ascii: "m"))
        at += 1
      case UInt8(ascii: "n") where next == UInt8(ascii: "n"):
        // `Anna` is read `Arma`: two n may be r and m.
        hash = WordHash.step(WordHash.step(hash, UInt8(ascii: "r")), UInt8(ascii: "m"))
        at += 1
      case UInt8(ascii: "c") where next == UInt8(ascii: "l"):
        hash = WordHash.step(hash, UInt8(ascii: "d"))
        at += 1
      case UInt8(ascii: "v") where next == UInt8(ascii: "v"):
        hash = WordHash.step(hash, UInt8(ascii: "w"))
        at += 1
      case UInt8(ascii: "1"), UInt8(ascii: "i"), UInt8(ascii: "l"), UInt8(ascii: "j"):
        hash = WordHash.step(hash, UInt8(ascii: "l"))
      case UInt8(ascii: "f"): hash = WordHash.step(hash, UInt8(ascii: "t"))
      case UInt8(ascii: "0"): hash = WordHash.step(hash, UInt8(ascii: "o"))
      case UInt8(ascii: "5"): hash = WordHash.step(hash, UInt8(ascii: "s"))
      case UInt8(ascii: "8"): hash = WordHash.step(hash, UInt8(ascii: "b"))
      case UInt8(ascii: "9"): hash = WordHash.step(hash, UInt8(ascii: "g"))
      case UInt8(ascii: "6"): hash = WordHash.step(hash, UInt8(ascii: "b"))
      default: hash = WordHash.step(hash, byte)
      }
      at += 1
    }
    return hash
  }
}
