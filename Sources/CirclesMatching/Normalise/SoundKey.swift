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
    let letter = Character(Unicode.Scalar(byte))
    let behind = Character(Unicode.Scalar(next))
    switch letter {
    case "a", "e", "i", "o", "u", "y":
      return (isFirst ? (letter == "y" ? UInt8(ascii: "j") : UInt8(ascii: "a")) : 0, 1)
    case "c":
      if behind == "h" { return (UInt8(ascii: "x"), 2) }
      if behind == "e" || behind == "i" || behind == "y" { return (UInt8(ascii: "s"), 1) }
      return (UInt8(ascii: "k"), behind == "k" ? 2 : 1)
    case "s":
      if behind == "h" { return (UInt8(ascii: "x"), 2) }
      return (UInt8(ascii: "s"), 1)
    case "z": return (UInt8(ascii: "s"), 1)
    case "k", "q": return (UInt8(ascii: "k"), 1)
    case "g":
      if behind == "h" { return (0, 2) }
      return (UInt8(ascii: behind == "e" || behind == "i" ? "j" : "k"), 1)
    case "j": return (UInt8(ascii: "j"), 1)
    case "p": return behind == "h" ? (UInt8(ascii: "f"), 2) : (UInt8(ascii: "p"), 1)
    case "b": return behind == "h" ? (UInt8(ascii: "f"), 2) : (UInt8(ascii: "b"), 1)
    case "f", "v": return (UInt8(ascii: "f"), 1)
    case "d", "t": return (UInt8(ascii: "t"), behind == "h" ? 2 : 1)
    case "h", "w": return (isFirst ? byte : 0, 1)
    case "x": return (UInt8(ascii: "k"), 1)
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
