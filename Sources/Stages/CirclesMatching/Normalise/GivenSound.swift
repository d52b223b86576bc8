/// How a given name sounds, vowels and all: names that a recogniser cannot tell apart have the same
/// key. `Kayleigh` and `Kaylee`, `Rae` and `Ray`, `Cheryl` and `Sheryl`.
///
/// Finer than `Spoken`, which says who may have been meant: of names with one key the spelling tells
/// nothing, so that only the rest of a text can.
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

  /// The sound that begins at a letter, 0 for none, and how many letters it takes.
  private static func sound(_ letters: [UInt8], _ at: Int) -> (UInt8, Int) {
    for (spelling, sound) in spellings where letters[at...].starts(with: spelling) {
      // `chr` and `chl` only tell what the `ch` is.
      return (sound, spelling == chr || spelling == chl ? 2 : spelling.count)
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

  /// Several letters that are one sound, the longest first.
  private static let spellings: [([UInt8], UInt8)] = [
    ("eigh", "i"), ("sch", "S"), ("chr", "k"), ("chl", "k"), ("igh", "i"), ("sh", "S"), ("ch", "S"),
    ("ph", "f"), ("ck", "k"), ("th", "t"), ("rh", "r"), ("wh", "w"), ("kh", "k"), ("ay", "E"),
    ("ai", "E"), ("ae", "E"), ("ey", "i"), ("ee", "i"), ("ea", "i"), ("ei", "i"), ("ie", "i"),
    ("oo", "u"), ("ou", "u"),
  ].map { spelling, sound in
    (Array(spelling.utf8), sound.utf8.first ?? 0)
  }

  private static let chr = Array("chr".utf8)
  private static let chl = Array("chl".utf8)
  private static let vowels = Set("aeiouE".utf8)
  private static let bright = Set("eiy".utf8)
}
