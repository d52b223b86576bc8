/// Cuts UTF-8 into tokens in one pass: letters, digits and marks each apart, `7pm` as `7` `pm`.
struct Tokenizer {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var at = 0
  private var scalar: Int32 = 0
  private var spaced = true
  private var gap = 0
  private var lines: UInt8 = 0
  private var tokens: [Token] = []

  /// The tokens of a text.
  static func tokens(of text: String) -> [Token] {
    var copy = text
    return copy.withUTF8 { bytes in
      var tokenizer = Tokenizer(bytes: bytes)
      tokenizer.tokens.reserveCapacity(bytes.count / 5 + 4)
      tokenizer.run()
      return tokenizer.tokens
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private mutating func run() {
    while at < bytes.count {
      let (code, width) = Utf8.scalar(in: bytes, at: at)
      switch ScalarClass(code) {
      case .space:
        spaced = true
        gap += 1
      case .line:
        spaced = true
        lines = lines == .max ? lines : lines + 1
      case .digit:
        number()
        continue
      case .letter:
        word()
        continue
      case .mark(let ascii):
        if ascii == 0x27, clitic() { continue }
        mark(ascii, width)
      case .none:
        break
      }
      at += width
      scalar += 1
    }
  }

  private mutating func append(_ token: Token) {
    tokens.append(token)
    if gap > 2 { tokens[tokens.count - 1].isApart = true }
    gap = 0
    spaced = false
    lines = 0
  }

  private mutating func mark(_ ascii: UInt8, _ width: Int) {
    append(
      Token(
        kind: .mark, start: scalar, end: scalar + 1, firstByte: Int32(at),
        endByte: Int32(at + width), key: UInt64(ascii), spaced: spaced, lines: lines))
  }

  private mutating func number() {
    let begin = at
    var value: Int32 = 0
    while at < bytes.count, bytes[at] >= 0x30, bytes[at] <= 0x39 {
      if at - begin < 9 { value = value * 10 + Int32(bytes[at] - 0x30) }
      at += 1
    }
    let count = at - begin
    append(
      Token(
        kind: .number, start: scalar, end: scalar + Int32(count), firstByte: Int32(begin),
        endByte: Int32(at), key: 0, value: count <= 9 ? value : -1,
        digits: UInt8(min(count, 250)), spaced: spaced, lines: lines))
    scalar += Int32(count)
  }

  private mutating func word() {
    let begin = at
    let first = scalar
    var key = WordKey()
    var capital = false
    while at < bytes.count {
      let (code, width) = Utf8.scalar(in: bytes, at: at)
      if case .letter = ScalarClass(code) {
        if at == begin { capital = Folding.isCapital(code) }
        Folding.add(code, bytes, at, width, to: &key)
      } else if width <= 3, isInner(code, width) {
        // "o'clock" is one word; the apostrophe does not count.
      } else {
        break
      }
      at += width
      scalar += 1
    }
    append(
      Token(
        kind: .word, start: first, end: scalar, firstByte: Int32(begin), endByte: Int32(at),
        key: key.hash, spaced: spaced, lines: lines, capital: capital,
        isPast: at - begin > 3 && !capital && bytes[at - 1] | 0x20 == 0x64
          && bytes[at - 2] | 0x20 == 0x65,
        isParticiple: !capital && at - begin > 5
          && Participle.isShaped(bytes[begin..<at]),
        isIng: at - begin > 4 && bytes[at - 1] | 0x20 == 0x67 && bytes[at - 2] | 0x20 == 0x6E
          && bytes[at - 3] | 0x20 == 0x69))
  }

  /// An apostrophe after the letter o, before a letter that is not a final s.
  private func isInner(_ code: UInt32, _ width: Int) -> Bool {
    guard code == 0x27 || code == 0x2019, at > 0, bytes[at - 1] | 0x20 == 0x6F,
      at + width < bytes.count
    else { return false }
    return bytes[at + width] | 0x20 == 0x63  // o'c(lock)
  }

  /// `'s` after a word or number: a token of its own.
  private mutating func clitic() -> Bool {
    guard !spaced, let last = tokens.last, last.kind == .word || last.kind == .number,
      last.endByte == Int32(at)
    else { return false }
    let width = bytes[at] == 0x27 ? 1 : 3
    let next = at + width
    guard next < bytes.count, bytes[next] | 0x20 == 0x73 else { return false }
    if next + 1 < bytes.count,
      case .letter = ScalarClass(Utf8.scalar(in: bytes, at: next + 1).code)
    {
      return false
    }
    append(
      Token(
        kind: .clitic, start: scalar, end: scalar + 2, firstByte: Int32(at),
        endByte: Int32(next + 1), key: 0, spaced: false, lines: 0))
    at = next + 1
    scalar += 2
    return true
  }
}
