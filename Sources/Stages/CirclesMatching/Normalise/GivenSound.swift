/// How a given name sounds, vowels and all: names that a recogniser cannot tell apart have the same
/// key. `Kayleigh` and `Kaylee`, `Rae` and `Ray`, `Cheryl` and `Sheryl`.
///
/// Finer than `SoundKey`, which ignores vowels, and `Spoken`, which takes `d` for `t`: those say who may
/// have been meant, but of names with one key here the spelling tells nothing at all.
enum GivenSound {
  /// The key of folded Latin letters; 0 for a word too short or of another script.
  static func key(_ word: ArraySlice<UInt8>) -> UInt64 {
    guard (3...16).contains(word.count), word.allSatisfy({ (0x61...0x7A).contains($0) }) else {
      return 0
    }
    let letters = Array(word)
    var sounds: [UInt8] = []
    var at = 0
    while at < letters.count {
      let (sound, length) = sound(letters, at)
      if sound != 0, sound != sounds.last { sounds.append(sound) }
      at += length
    }
    guard sounds.count > 1, sounds.contains(where: { !vowels.contains($0) }) else { return 0 }
    return WordHash.of(sounds)
  }

  /// The key of a family name, in which `Meier` is Maier and `Schmidt` Schmitt, too: no recogniser
  /// can know how a family writes itself.
  static func familyKey(_ word: ArraySlice<UInt8>) -> UInt64 {
    var letters: [UInt8] = []
    for byte in word {
      // `Vogel` and `Fogel`, `Schmidt` and `Schmitt`.
      let sound =
        switch byte {
        case UInt8(ascii: "d"): UInt8(ascii: "t")
        case UInt8(ascii: "v"): UInt8(ascii: "f")
        default: byte
        }
      if sound == UInt8(ascii: "a"), let next = word.dropFirst(letters.count + 1).first,
        next == UInt8(ascii: "i") || next == UInt8(ascii: "y")
      {
        letters.append(UInt8(ascii: "e"))
      } else {
        letters.append(sound)
      }
    }
    let key = key(letters[...])
    return key == 0 ? 0 : WordHash.mix(key &+ 1)
  }

  /// The sound that begins at a letter, 0 for none, and how many letters it takes.
  private static func sound(_ letters: [UInt8], _ at: Int) -> (UInt8, Int) {
    for (spelling, sound, length) in spellings where letters[at...].starts(with: spelling) {
      return (sound, length)
    }
    let letter = letters[at]
    let next = at + 1 < letters.count ? letters[at + 1] : 0
    let isLast = at + 1 == letters.count
    switch letter {
    case UInt8(ascii: "c"):
      return (bright.contains(next) ? UInt8(ascii: "s") : UInt8(ascii: "k"), 1)
    case UInt8(ascii: "q"): return (UInt8(ascii: "k"), 1)
    case UInt8(ascii: "z"): return (UInt8(ascii: "s"), 1)
    case UInt8(ascii: "h"): return (at == 0 ? letter : 0, 1)
    case UInt8(ascii: "y"): return (at == 0 ? letter : UInt8(ascii: "i"), 1)
    // `Nadja` is Nadia.
    case UInt8(ascii: "j")
    where at > 1 && !vowels.contains(letters[at - 1]) && vowels.contains(next):
      return (UInt8(ascii: "i"), 1)
    case UInt8(ascii: "e") where isLast && at > 2 && !vowels.contains(letters[at - 1]):
      return (0, 1)
    default: return (letter, 1)
    }
  }

  /// Several letters that are one sound, the longest first, and how many of them it takes: the `r`
  /// of `chr` only tells what the `ch` is.
  private static let spellings: [(spelling: [UInt8], sound: UInt8, length: Int)] = [
    ("eigh", "i", 4), ("sch", "S", 3), ("chs", "x", 3), ("cks", "x", 3), ("ks", "x", 2),
    ("tz", "s", 2),
    ("chr", "k", 2), ("chl", "k", 2),
    ("igh", "i", 3),
    ("sh", "S", 2), ("ch", "S", 2), ("ph", "f", 2), ("ck", "k", 2), ("th", "t", 2), ("rh", "r", 2),
    ("wh", "w", 2), ("kh", "k", 2), ("ay", "E", 2), ("ai", "E", 2), ("ae", "E", 2), ("ey", "i", 2),
    ("ee", "i", 2), ("ea", "i", 2), ("ei", "i", 2), ("ie", "i", 2), ("oo", "u", 2), ("ou", "u", 2),
  ].map { spelling, sound, length in
    (Array(spelling.utf8), sound.utf8.first ?? 0, length)
  }

  private static let vowels = Set("aeiouE".utf8)
  private static let bright = Set("eiy".utf8)
}
