/// A word of a text, folded for comparing.
struct TextToken {
  /// The hash of its folded letters.
  var hash: UInt64
  /// Where it stands in the text: bytes of its UTF-8, without a possessive `'s`.
  var start: Int32
  /// The byte behind it.
  var end: Int32
  /// Where its folded letters begin in `FoldedText.letters`.
  var folded: Int32
  /// How many bytes they are.
  var length: Int32
  /// The line of the text, from 0.
  var line: Int32
  /// What is known of it.
  var flags: TokenFlags
}

/// What a word looks like and what stands around it.
struct TokenFlags: OptionSet {
  let rawValue: UInt16
  /// Begins with a capital letter.
  static let capital = TokenFlags(rawValue: 1)
  /// All capitals, two or more.
  static let shouting = TokenFlags(rawValue: 1 << 1)
  /// Followed by `'s` or `s'`.
  static let possessive = TokenFlags(rawValue: 1 << 2)
  /// The first word of its line.
  static let opensLine = TokenFlags(rawValue: 1 << 3)
  /// The first word of a sentence.
  static let opensSentence = TokenFlags(rawValue: 1 << 4)
  /// Has a digit.
  static let digit = TokenFlags(rawValue: 1 << 5)
  /// Has a letter of another script than Latin.
  static let foreign = TokenFlags(rawValue: 1 << 6)
  /// Written with ideographs or kana, which have no spaces between words.
  static let ideographic = TokenFlags(rawValue: 1 << 7)
  /// A comma follows.
  static let comma = TokenFlags(rawValue: 1 << 8)
  /// A colon follows.
  static let colon = TokenFlags(rawValue: 1 << 9)
  /// A full stop, question mark or exclamation mark follows.
  static let stop = TokenFlags(rawValue: 1 << 10)
  /// A dash between spaces follows.
  static let dash = TokenFlags(rawValue: 1 << 11)
  /// An opening bracket follows.
  static let bracket = TokenFlags(rawValue: 1 << 12)
  /// The last word of its line.
  static let endsLine = TokenFlags(rawValue: 1 << 13)
  /// A plus or ampersand follows: two of a kind.
  static let plus = TokenFlags(rawValue: 1 << 14)
  /// An `@` stands before it: a handle, or a place of work.
  static let at = TokenFlags(rawValue: 1 << 15)
}

/// The hash by which words are compared: FNV-1a over folded bytes, and a last mixing.
enum WordHash {
  static let seed: UInt64 = 0xcbf2_9ce4_8422_2325

  @inline(__always) static func step(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }

  /// Spreads the bits, so that a table can take the low ones.
  @inline(__always) static func mix(_ hash: UInt64) -> UInt64 {
    var x = hash
    x = (x ^ (x >> 30)) &* 0xbf58_476d_1ce4_e5b9
    x = (x ^ (x >> 27)) &* 0x94d0_49bb_1331_11eb
    return x ^ (x >> 31)
  }

  /// The hash of bytes that are folded already.
  static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash = seed
    for byte in bytes { hash = step(hash, byte) }
    return hash
  }

  /// The hash of a word that is folded already.
  static func of(_ word: String) -> UInt64 { of(word.utf8) }
}
