import CirclesModel

/// A text cut into words, each folded: case, diacritics and apostrophes do not count.
///
/// One pass over the bytes; texts longer than `maximumTokens` words are looked at that far.
struct FoldedText {
  /// As many words of a text are looked at.
  static let maximumTokens = 20_000
  /// No word is longer; the rest of it is left out.
  static let maximumWord = 64

  private(set) var source: [UInt8] = []
  private(set) var letters: [UInt8] = []
  private(set) var tokens: [TextToken] = []

  private var opensLine = true
  private var opensSentence = true
  private var sawAt = false
  private var line: Int32 = 0

  init(_ text: String, limit: Int = FoldedText.maximumTokens) {
    source = Array(text.utf8)
    letters.reserveCapacity(min(source.count, 1 << 16))
    tokens.reserveCapacity(min(source.count / 5 + 4, limit))
    source.withUnsafeBufferPointer { bytes in cut(bytes, limit) }
  }

  /// The folded letters of a word.
  func folded(_ token: TextToken) -> ArraySlice<UInt8> {
    letters[Int(token.folded)..<Int(token.folded + token.length)]
  }

  /// The folded word as a string, for the rare places that need one.
  func word(_ index: Int) -> String { String(decoding: folded(tokens[index]), as: UTF8.self) }

  /// Whether a `>` stands before the first word of a line: it is quoted.
  func isQuoted(_ token: TextToken) -> Bool {
    var at = Int(token.start) - 1
    while at >= 0, source[at] == 0x20 || source[at] == 0x09 { at -= 1 }
    return at >= 0 && source[at] == 0x3E
      && (at == 0 || source[at - 1] == 0x0A || source[at - 1] == 0x3E)
  }

  /// Whether a line begins with dashes before a word: `-----Original Message-----`.
  func isRuledOff(_ token: TextToken) -> Bool {
    let start = Int(token.start)
    return start >= 3 && source[(start - 3)..<start].allSatisfy { $0 == UInt8(ascii: "-") }
  }

  /// Whether a sign stands somewhere between two words.
  func has(_ sign: UInt8, between left: TextToken, and right: TextToken) -> Bool {
    source[Int(left.end)..<Int(right.start)].contains(sign)
  }

  /// Whether an apostrophe stands within a word.
  func hasApostrophe(_ token: TextToken) -> Bool {
    // An apostrophe has bytes, but no folded letter.
    guard token.end - token.start > token.length else { return false }
    let bytes = source[Int(token.start)..<Int(token.end)]
    return bytes.contains(0x27)
      || bytes.indices.contains { at in
        bytes[at] == 0xE2 && bytes[at...].prefix(3).elementsEqual([0xE2, 0x80, 0x99])
      }
  }

  /// What the text says from one word to another, at most 80 bytes of it.
  func excerpt(_ from: Int, _ to: Int) -> String {
    guard tokens.indices.contains(from), tokens.indices.contains(to), from <= to else { return "" }
    let start = Int(tokens[from].start)
    var end = min(Int(tokens[to].end), start + 80)
    while end < source.count, end > start, source[end] & 0xC0 == 0x80 { end -= 1 }
    return String(decoding: source[start..<end], as: UTF8.self)
  }

  private mutating func cut(_ bytes: UnsafeBufferPointer<UInt8>, _ limit: Int) {
    var at = 0
    while at < bytes.count, tokens.count < limit {
      let byte = bytes[at]
      if byte < 0x80 {
        if Self.isWord(byte) {
          at = take(bytes, at)
        } else {
          note(byte, bytes, at)
          at += 1
        }
      } else {
        let (scalar, length) = Self.decode(bytes, at)
        switch ScalarFolding.fold(scalar) {
        case .scalar, .letters: at = take(bytes, at)
        case .separator:
          mark(scalar)
          at += length
        case .nothing: at += length
        }
      }
    }
    if !tokens.isEmpty { tokens[tokens.count - 1].flags.insert(.endsLine) }
  }

  /// Takes the word that begins there; answers where to go on.
  private mutating func take(_ bytes: UnsafeBufferPointer<UInt8>, _ begin: Int) -> Int {
    var token = TextToken(
      hash: 0, start: Int32(begin), end: 0, folded: Int32(letters.count), length: 0, line: line,
      flags: [])
    var at = begin
    var capitals = 0
    var scalars = 0
    loop: while at < bytes.count {
      let byte = bytes[at]
      if byte < 0x80 {
        if byte >= 0x61 && byte <= 0x7A {
          push(byte)
        } else if byte >= 0x41 && byte <= 0x5A {
          if scalars == 0 { token.flags.insert(.capital) }
          capitals += 1
          push(byte | 0x20)
        } else if byte >= 0x30 && byte <= 0x39 {
          token.flags.insert(.digit)
          push(byte)
        } else if byte == 0x27, let next = Self.apostrophe(bytes, at + 1, &token) {
          if next < 0 { break loop }
          at = next - 1
        } else {
          break loop
        }
        scalars += 1
        at += 1
        continue
      }
      let (scalar, length) = Self.decode(bytes, at)
      if scalar.value == 0x2019 || scalar.value == 0x02BC {
        guard let next = Self.apostrophe(bytes, at + length, &token) else { break loop }
        if next < 0 { break loop }
        at = next
        continue
      }
      switch ScalarFolding.fold(scalar) {
      case .separator: break loop
      case .nothing: break
      case .scalar(let folded):
        if scalars == 0, folded != scalar, scalar.properties.isUppercase {
          token.flags.insert(.capital)
        }
        if folded.value >= 0x0250 {
          token.flags.insert(.foreign)
          if Self.isIdeographic(folded.value) { token.flags.insert(.ideographic) }
        }
        push(folded)
        scalars += 1
      case .letters(let first, let second):
        if scalars == 0, scalar.properties.isUppercase { token.flags.insert(.capital) }
        push(first)
        push(second)
        scalars += 1
      }
      at += length
    }
    if at == begin { return begin + 1 }
    close(&token, at, capitals)
    if token.flags.contains(.possessive) {
      // Over the `'s`, however the apostrophe is written.
      while at < bytes.count, bytes[at] == 0x27 || bytes[at] >= 0x80 { at += 1 }
      if at < bytes.count, bytes[at] | 0x20 == 0x73 { at += 1 }
    }
    return at
  }

  private mutating func close(_ token: inout TextToken, _ end: Int, _ capitals: Int) {
    token.end = Int32(end)
    let length = min(letters.count - Int(token.folded), Self.maximumWord)
    letters.removeLast(letters.count - Int(token.folded) - length)
    token.length = Int32(length)
    token.hash = WordHash.of(letters[Int(token.folded)...])
    if capitals > 1, capitals == length { token.flags.insert(.shouting) }
    if opensLine { token.flags.insert(.opensLine) }
    if opensSentence { token.flags.insert(.opensSentence) }
    if sawAt { token.flags.insert(.at) }
    opensLine = false
    opensSentence = false
    sawAt = false
    if length > 0 { tokens.append(token) }
  }

  /// A sign between words: what it says of the word before and of the next.
  private mutating func note(_ byte: UInt8, _ bytes: UnsafeBufferPointer<UInt8>, _ at: Int) {
    switch byte {
    case 0x0A:
      if !tokens.isEmpty { tokens[tokens.count - 1].flags.insert(.endsLine) }
      line += 1
      opensLine = true
      opensSentence = true
    case 0x2E, 0x21, 0x3F, 0x3B:
      tag(.stop)
      opensSentence = true
    case 0x2C: tag(.comma)
    case 0x3A: tag(.colon)
    case 0x28: tag(.bracket)
    case 0x2B, 0x26: tag(.plus)
    case 0x2D:
      let spaced = at > 0 && bytes[at - 1] == 0x20
      if spaced { tag(.dash) }
    case 0x40: sawAt = true
    default: break
    }
  }

  private mutating func mark(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x2013, 0x2014: tag(.dash)
    case 0x2026, 0x3002, 0xFF01, 0xFF1F, 0x0964:
      tag(.stop)
      opensSentence = true
    case 0xFF0C, 0x3001, 0x060C: tag(.comma)
    case 0xFF1A: tag(.colon)
    default: break
    }
  }

  private mutating func tag(_ flag: TokenFlags) {
    if let last = tokens.indices.last, !opensLine { tokens[last].flags.insert(flag) }
  }

  private mutating func push(_ byte: UInt8) { letters.append(byte) }

  private mutating func push(_ scalar: Unicode.Scalar) {
    scalar.append(to: &letters)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x61 && byte <= 0x7A || byte >= 0x41 && byte <= 0x5A || byte >= 0x30 && byte <= 0x39
  }

  static func isIdeographic(_ value: UInt32) -> Bool {
    value >= 0x3041 && value <= 0x30FF || value >= 0x3400 && value <= 0x9FFF
  }
}
