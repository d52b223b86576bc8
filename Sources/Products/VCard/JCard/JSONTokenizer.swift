/// One piece of JSON's grammar.
enum JSONToken: Hashable {
  case beginArray, endArray, beginObject, endObject, comma, colon
  case string([UInt8])
  /// A number, as written.
  case number([UInt8])
  case boolean(Bool)
  case null
  /// The end of the input.
  case end
}

/// Why JSON could not be read on, and where.
struct JSONError: Error, Hashable {
  enum Kind: Hashable {
    /// The input is not JSON here.
    case malformed
    /// A bound of `Limits` was passed.
    case tooLarge
    /// A card begins inside another: the brackets before it were not closed. Everything up to and
    /// with the opening bracket of its properties is taken.
    case cardInside
  }

  var kind: Kind
  var message: String
  var line: Int
  var column: Int
}

/// Cuts bytes into JSON tokens (RFC 8259), one at a time.
///
/// More is let pass than the grammar allows where the meaning is plain: control characters other
/// than line feeds in a string, numbers in any notation.
struct JSONTokenizer {
  let limits: JSONLimits
  private(set) var input: JSONInput
  /// The place of the token last given.
  private(set) var line = 1
  private(set) var column = 1
  /// Where the card being read began, and how many tokens it had so far.
  private var cardStart = 0
  private var cardTokens = 0

  init(_ source: @escaping JSONInput.Source, limits: JSONLimits) {
    self.limits = limits
    input = JSONInput(source)
  }

  /// Counts what follows as a card of its own.
  mutating func beginCard() {
    cardStart = input.offset
    cardTokens = 0
  }

  /// A problem at the place of the token last given.
  func problem(_ message: String, _ kind: JSONError.Kind = .malformed) -> JSONError {
    JSONError(kind: kind, message: message, line: line, column: column)
  }

  /// The next token.
  mutating func next() throws -> JSONToken {
    try skipBlanks()
    (line, column) = (input.line, input.column)
    guard let byte = try input.peek() else { return .end }
    cardTokens += 1
    if cardTokens > limits.cardTokens { throw problem("The card has too many values", .tooLarge) }
    try checkSize()
    switch byte {
    case UInt8(ascii: "["): return take(.beginArray)
    case UInt8(ascii: "]"): return take(.endArray)
    case UInt8(ascii: "{"): return take(.beginObject)
    case UInt8(ascii: "}"): return take(.endObject)
    case UInt8(ascii: ","): return take(.comma)
    case UInt8(ascii: ":"): return take(.colon)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "a")...UInt8(ascii: "z"): return try word()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default: throw problem("This character has no place in JSON")
    }
  }

  /// Goes on to behind the next `["vcard",[`, wherever in the grammar that stands; false where none
  /// follows. No string of JSON can hold those characters, since its quotes are escaped.
  mutating func skipToCard() throws -> Bool {
    var search = CardSearch()
    while let byte = try input.peek() {
      let found = search.take(byte)
      if search.stage == .quote, byte == UInt8(ascii: "[") {
        (line, column) = (input.line, input.column)
      }
      input.advance()
      if found { return true }
    }
    return false
  }

  private mutating func take(_ token: JSONToken) -> JSONToken {
    input.advance()
    return token
  }

  private func checkSize() throws {
    if input.offset - cardStart > limits.cardBytes {
      throw problem("The card is too large", .tooLarge)
    }
  }

  private mutating func skipBlanks() throws {
    while let byte = try input.peek() {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"), 0x1E:
        input.advance()  // 0x1E separates the records of RFC 7464
      case 0xEF where input.offset == 0: try skipMark()
      default: return
      }
    }
  }

  private mutating func skipMark() throws {
    for expected: UInt8 in [0xEF, 0xBB, 0xBF] {
      guard try input.peek() == expected else { throw problem("The input is not UTF-8") }
      input.advance()
    }
  }

  private mutating func word() throws -> JSONToken {
    var word: [UInt8] = []
    while let byte = try input.peek(), (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) {
      word.append(byte)
      input.advance()
      if word.count > 5 { break }
    }
    switch word {
    case Array("true".utf8): return .boolean(true)
    case Array("false".utf8): return .boolean(false)
    case Array("null".utf8): return .null
    default: throw problem("This word has no place in JSON")
    }
  }

  private mutating func number() throws -> JSONToken {
    var number: [UInt8] = []
    while let byte = try input.peek() {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
        number.append(byte)
        input.advance()
      default: return .number(number)
      }
      if number.count > JSONLimits.numberBytes { throw problem("A number is too long", .tooLarge) }
    }
    return .number(number)
  }

  private mutating func string() throws -> [UInt8] {
    input.advance()
    var text: [UInt8] = []
    while let byte = try input.peek() {
      switch byte {
      case UInt8(ascii: "\""):
        input.advance()
        return text
      case UInt8(ascii: "\\"):
        input.advance()
        try escape(into: &text)
      case UInt8(ascii: "\n"):
        // A line feed must be escaped; a bare one is where a quote was forgotten.
        throw problem("A string does not end on its line")
      default: input.takeText(into: &text)
      }
      if text.count > limits.stringBytes { throw problem("A string is too long", .tooLarge) }
      try checkSize()
    }
    throw problem("The input ends within a string")
  }
}

extension JSONTokenizer {
  private mutating func escape(into text: inout [UInt8]) throws {
    guard let byte = try input.peek() else { throw problem("The input ends within a string") }
    guard byte != UInt8(ascii: "\n") else { throw problem("A string does not end on its line") }
    input.advance()
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "u"): try scalar(into: &text)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    default: throw problem("A string has an escape that JSON does not know")
    }
  }

  private mutating func scalar(into text: inout [UInt8]) throws {
    var unit = try hexadecimal()
    while true {
      guard (0xD800..<0xDC00).contains(unit) else { return append(unit, to: &text) }
      // The first half of a pair: the second should follow, else it stands for nothing.
      guard try input.peek() == UInt8(ascii: "\\") else { return append(unit, to: &text) }
      input.advance()
      guard try input.peek() == UInt8(ascii: "u") else {
        append(unit, to: &text)
        return try escape(into: &text)
      }
      input.advance()
      let second = try hexadecimal()
      if (0xDC00..<0xE000).contains(second) {
        return append(0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00), to: &text)
      }
      append(unit, to: &text)
      unit = second
    }
  }

  private func append(_ value: UInt32, to text: inout [UInt8]) {
    text.append(contentsOf: String(Unicode.Scalar(value) ?? "\u{FFFD}").utf8)
  }

  private mutating func hexadecimal() throws -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = try input.peek(),
        let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80
      else { throw problem("A \\u escape has no four hexadecimal digits") }
      input.advance()
      value = value << 4 | UInt32(digit)
    }
    return value
  }
}
