import CirclesModel

/// Reads JSON (RFC 8259) from front to back, without ever holding more than one string of it.
///
/// It is asked for what is expected, and can be stopped anywhere and taken up again:
///
///     guard try json.beginObject() else { return }
///     while let key = try json.nextKey() {
///       switch key {
///       case "name": name = try json.string()
///       case "messages": try json.skip()
///       default: try json.skip()
///       }
///     }
///
/// A value of another kind than asked for is passed over and answered as nil. The value of every
/// key, and every element, has to be taken or skipped. A copy is a bookmark: reading on in the copy
/// leaves the original where it was.
///
/// More is let pass than the grammar allows where the meaning is plain: raw control characters and
/// `\xHH` in strings, numbers in any notation, words that are not JSON (`NaN`) as null. Values may
/// follow one another without anything between, as in JSON lines.
struct JSONReader {
  /// What a value is, by its first byte.
  enum Kind { case object, array, string, number, boolean, null, end }

  /// How deep objects and arrays may nest where they are entered.
  static let maximumDepth = 64
  /// The longest string or number that is taken, in bytes as written.
  static let maximumTokenBytes = 16 << 20
  private static let pieceBytes = 64 << 10

  let input: any InputSource
  /// Whether a value may not go on behind the end of its line (JSON lines).
  let isLineBound: Bool
  var buffer: [UInt8] = []
  /// The next byte in the buffer.
  var position = 0
  /// How many bytes of the file lie before the buffer.
  private var base = 0
  private var isAtEnd = false
  private var countedTo = 0
  private var linesCounted = 1
  private var lineStart = 0
  /// Whether each open object or array still waits for its first member.
  private var waitsForFirst: [Bool] = []

  init(_ input: any InputSource, isLineBound: Bool = false) {
    self.input = input
    self.isLineBound = isLineBound
  }

  /// How many bytes were taken so far.
  var offset: Int { base + position }

  /// The line of the next byte, from 1.
  var line: Int {
    mutating get {
      countLines(to: position)
      return linesCounted
    }
  }

  /// The line and the byte of that line, both from 1, at which the next value begins.
  var location: (line: Int, column: Int) {
    mutating get {
      let line = line
      return (line, offset - lineStart + 1)
    }
  }

  /// What the next value is.
  mutating func peek() throws(ThreadParserError) -> Kind {
    guard let byte = try skipBlanks() else { return .end }
    switch byte {
    case UInt8(ascii: "{"): return .object
    case UInt8(ascii: "["): return .array
    case UInt8(ascii: "\""): return .string
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return .boolean
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."):
      return .number
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): return .null
    default: throw broken("this character is not allowed in JSON")
    }
  }

  /// Enters an object; false where the value is none, which is then passed over.
  mutating func beginObject() throws(ThreadParserError) -> Bool { try begin(.object) }

  /// Enters an array; false where the value is none, which is then passed over.
  mutating func beginArray() throws(ThreadParserError) -> Bool { try begin(.array) }

  /// The key of the next member; nil at the end of the object, which is then left.
  mutating func nextKey() throws(ThreadParserError) -> String? {
    guard try advance(to: UInt8(ascii: "}")) else { return nil }
    guard try skipBlanks() == UInt8(ascii: "\"") else { throw broken("a name is missing") }
    let key = try readString()
    guard try skipBlanks() == UInt8(ascii: ":") else { throw broken("a colon is missing") }
    position += 1
    return key
  }

  /// Goes to the next element; false at the end of the array, which is then left.
  mutating func nextElement() throws(ThreadParserError) -> Bool {
    try advance(to: UInt8(ascii: "]"))
  }

  /// Gives up what is open and goes on behind the line's end: what is broken in a file of JSON
  /// lines costs one line.
  mutating func skipLine() throws(ThreadParserError) {
    waitsForFirst = []
    while true {
      if let end = buffer[position...].firstIndex(of: 0x0A) {
        position = end + 1
        return
      }
      position = buffer.count
      guard try refill(keepingFrom: position) else { return }
    }
  }

  /// Why and where it cannot be read on.
  mutating func broken(_ message: String) -> ThreadParserError {
    countLines(to: min(position, buffer.count))
    return .broken(message, line: linesCounted, column: offset - lineStart + 1)
  }

  /// What is wrong where a line ends within a value.
  mutating func endOfLine() -> ThreadParserError { broken("the line ends too early") }

  private mutating func begin(_ kind: Kind) throws(ThreadParserError) -> Bool {
    guard try peek() == kind else {
      try skip()
      return false
    }
    if waitsForFirst.count >= Self.maximumDepth { throw broken("values are nested too deeply") }
    position += 1
    waitsForFirst.append(true)
    return true
  }

  private mutating func advance(to end: UInt8) throws(ThreadParserError) -> Bool {
    guard let byte = try skipBlanks() else { throw broken("the file ends too early") }
    guard let waits = waitsForFirst.last else { return false }
    if byte == end {
      position += 1
      waitsForFirst.removeLast()
      return false
    }
    if waits {
      waitsForFirst[waitsForFirst.count - 1] = false
    } else {
      guard byte == UInt8(ascii: ",") else { throw broken("a comma is missing") }
      position += 1
      // A comma before the end is let pass.
      if try skipBlanks() == end {
        position += 1
        waitsForFirst.removeLast()
        return false
      }
    }
    return true
  }

  /// Goes to the next byte that is no blank, and answers it; nil at the end.
  mutating func skipBlanks() throws(ThreadParserError) -> UInt8? {
    while true {
      while position < buffer.count {
        let byte = buffer[position]
        if byte > 0x20, byte != 0xEF || offset > 0 { return byte }
        if byte == 0x0A, isLineBound, !waitsForFirst.isEmpty { throw endOfLine() }
        // A byte order mark may stand at the beginning of the file.
        position += byte == 0xEF ? min(3, buffer.count) : 1
      }
      guard try refill(keepingFrom: position) else { return nil }
    }
  }

  /// Reads more, forgetting what lies before `start`; false at the end of the file.
  mutating func refill(keepingFrom start: Int) throws(ThreadParserError) -> Bool {
    if isAtEnd { return false }
    let start = min(start, buffer.count)
    if buffer.count - start > Self.maximumTokenBytes { throw broken("a string is too long") }
    countLines(to: start)
    buffer.removeSubrange(..<start)
    base += start
    countedTo -= start
    position -= start
    let kept = buffer.count
    buffer.append(contentsOf: repeatElement(0, count: max(Self.pieceBytes, kept)))
    var count = 0
    defer { buffer.removeLast(buffer.count - kept - count) }
    do throws(ReadError) {
      count = try input.fill(&buffer, from: kept, at: base + kept)
    } catch {
      throw .failed(error)
    }
    if count == 0 { isAtEnd = true }
    return count > 0
  }

  private mutating func countLines(to end: Int) {
    while countedTo < end, let found = buffer[countedTo..<end].firstIndex(of: 0x0A) {
      linesCounted += 1
      countedTo = found + 1
      lineStart = base + countedTo
    }
    countedTo = max(countedTo, end)
  }
}
