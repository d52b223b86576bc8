/// The consonants of a name said in one breath, for meeting the everyday words into which a recogniser tore it:
/// `aunt e may bell` and Auntie Mabel. A letter R that is not heard before a consonant or at the end counts in
/// neither.
enum TornKey {
  /// The key of folded letters and how many sounds it has; nil for other scripts and for what is too long.
  static func of(_ letters: [UInt8]) -> (key: UInt64, sounds: Int)? {
    guard (5...32).contains(letters.count) else { return nil }
    var hash = WordHash.seed
    var last: UInt8 = 0
    var sounds = 0
    var at = 0
    while at < letters.count {
      let byte = letters[at]
      guard byte >= 0x61, byte <= 0x7A else { return nil }
      let next = at + 1 < letters.count ? letters[at + 1] : 0
      var kind = at == 0 && isVowel(byte) ? UInt8(ascii: "a") : RoughKey.kind(byte, next)
      if byte == UInt8(ascii: "r"), !isVowel(next) { kind = 0 }
      if kind != 0, kind != last {
        hash = WordHash.step(hash, kind)
        sounds += 1
      }
      if kind != 0 || isVowel(byte) { last = kind }
      at += next == UInt8(ascii: "h") && !isVowel(byte) ? 2 : 1
    }
    return (hash, sounds)
  }

  private static func isVowel(_ byte: UInt8) -> Bool {
    byte == 0x61 || byte == 0x65 || byte == 0x69 || byte == 0x6F || byte == 0x75
  }

  /// The first words of a name together, and a long first name alone: what of it is said.
  static func runs(of name: FoldedText) -> [(letters: [UInt8], words: Int)] {
    var letters: [UInt8] = []
    var runs: [(letters: [UInt8], words: Int)] = []
    for (at, token) in name.tokens.prefix(3).enumerated() {
      if token.flags.contains(.foreign) || token.flags.contains(.digit) { break }
      letters += name.folded(token)
      runs.append((letters, at + 1))
      if !token.flags.isDisjoint(with: [.bracket, .dash, .plus, .comma]) { break }
    }
    return runs
  }
}
