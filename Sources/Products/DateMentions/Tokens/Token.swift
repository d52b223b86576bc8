/// A word, number or mark of a text, with its place in it.
struct Token: Sendable {
  enum Kind: UInt8, Sendable {
    case word
    case number
    case mark
    /// The `'s` or bare apostrophe after a word or number.
    case clitic
  }

  var kind: Kind
  /// Unicode scalars, end excluded.
  var start: Int32
  var end: Int32
  /// UTF-8 bytes, end excluded.
  var firstByte: Int32
  var endByte: Int32
  /// A word's hash after folding (case, accents); a mark's ASCII code.
  var key: UInt64
  /// A number's value, at most nine digits; -1 beyond.
  var value: Int32 = -1
  var digits: UInt8 = 0
  /// White space before it, and line breaks in that.
  var spaced: Bool
  var lines: UInt8
  /// Three spaces or more stand before it.
  var isApart: Bool = false
  /// Begins with a capital letter.
  var capital: Bool = false
  /// In small letters and ends in `-ed`.
  var isPast: Bool = false
  /// In small letters and made as German participles are: `gekauft`, `aufgegeben`, `verkauft`.
  var isParticiple: Bool = false
  /// Ends in `-ing`.
  var isIng: Bool = false

  /// What the lexicon says of it.
  var groups: UInt32 = 0
  var cue: Cue?

  /// Whether the lexicon counts the word among a group.
  func isIn(_ group: Language.Group) -> Bool { groups & group.bit != 0 }

  /// Whether it is a full stop or what stands for one.
  var endsSentence: Bool { isMark(".") || isMark("!") || isMark("?") || isMark(";") }

  /// Whether it is this ASCII mark.
  func isMark(_ character: Unicode.Scalar) -> Bool {
    kind == .mark && key == UInt64(character.value)
  }
}

/// FNV-1a over folded bytes: the key words are looked up by.
struct WordKey {
  private(set) var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ byte: UInt8) {
    hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  /// The key of a word given in lower case ASCII.
  static func of(_ word: some StringProtocol) -> UInt64 {
    var key = WordKey()
    for byte in word.utf8 { key.add(byte) }
    return key.hash
  }
}
