/// One property as bytes: unfolded into the arena of its card, its parts not yet looked at.
struct LogicalLine {
  /// Where it lies in the arena.
  var start: Int { Int(first) }
  var end: Int {
    get { Int(last) }
    set { last = UInt32(newValue) }
  }
  /// The offset of the colon between name and value; -1 while not found.
  var colon: Int {
    get { Int(separator) }
    set { separator = Int32(newValue) }
  }
  /// The physical line and column of its first byte.
  var line: Int { Int(lineNumber) }
  var column: Int { Int(columnNumber) }
  /// The physical line and column of its value's first byte.
  var valueLine: Int {
    get { Int(valueLineNumber) }
    set { valueLineNumber = UInt32(clamping: newValue) }
  }
  var valueColumn: Int {
    get { Int(valueColumnNumber) }
    set { valueColumnNumber = UInt32(clamping: newValue) }
  }
  /// True where a quote in the parameters is not closed.
  var hasBrokenQuote = false
  /// True for an AGENT behind which a card of its own stands.
  var holdsCard = false
  /// Whether the value is base64, once that was asked.
  var isBase64: Bool?
  /// What is known of the header, once that was asked.
  var traits: HeaderCache.Traits = []
  /// Where the header was kept when last asked for.
  var header: Int {
    get { Int(headerSlot) }
    set { headerSlot = UInt16(newValue) }
  }

  // Small, since they are copied about; a card's bytes are limited far below 2 GB.
  private let first: UInt32
  private var last: UInt32
  private var separator: Int32 = -1
  private let lineNumber: UInt32
  private let columnNumber: UInt32
  private var valueLineNumber: UInt32
  private var valueColumnNumber: UInt32 = 1
  private var headerSlot: UInt16 = 0

  /// An empty line that begins at that offset of the arena.
  @inline(__always)
  init(start: Int, line: Int, column: Int) {
    first = UInt32(start)
    last = first
    lineNumber = UInt32(clamping: line)
    columnNumber = UInt32(clamping: column)
    valueLineNumber = lineNumber
  }
}

/// A card behind an AGENT property.
struct NestedCard {
  /// The AGENT's number among the logical lines.
  var owner: Int
  /// The bytes between its BEGIN and END, and the physical line where they begin.
  var body: Range<Int>
  var line: Int
}

/// Where a search for the colon after the parameters stands; a colon in quotes does not count.
struct ColonSearch {
  private var next: Int
  private var isInQuote = false
  private(set) var sawQuote = false

  init(from start: Int) { next = start }

  /// Goes on to `end`; the colon's offset, or nil where it lies farther on.
  @inline(__always)
  mutating func advance(_ bytes: UnsafePointer<UInt8>, to end: Int) -> Int? {
    let colon = bytes.find(UInt8(ascii: ":"), next, end)
    if !isInQuote, bytes.find(UInt8(ascii: "\""), next, colon ?? end) == nil {
      next = end
      return colon
    }
    sawQuote = true
    while next < end {
      let byte = bytes[next]
      if byte == UInt8(ascii: "\"") { isInQuote.toggle() }
      if byte == UInt8(ascii: ":"), !isInQuote { return next }
      next += 1
    }
    return nil
  }
}

/// The physical lines of a card, one after the other.
struct PhysicalLines {
  let bytes: UnsafePointer<UInt8>
  let end: Int
  /// As many blanks before every line belong to no line.
  let indent: Int
  let longest: Int
  /// Where the next line begins, and its number in the file.
  var position: Int
  var number: Int

  /// A line without its indent and line end.
  struct Line {
    var start: Int
    var end: Int
    var number: Int
    var column: Int
    var isEmpty: Bool { start == end }
  }

  /// The next line; nil after the last. One that is too long counts as empty; the splitter has
  /// reported it.
  @inline(__always)
  mutating func next() -> Line? {
    guard position < end else { return nil }
    var start = position
    var last = bytes.find(UInt8(ascii: "\n"), position, end) ?? end
    position = last + 1
    defer { number += 1 }
    while last > start, bytes[last - 1] == UInt8(ascii: "\r") { last -= 1 }
    if last - start > longest { last = start }
    var column = 1
    while column <= indent, start < last, bytes[start].isBlank {
      start += 1
      column += 1
    }
    return Line(start: start, end: last, number: number, column: column)
  }

  /// The next line, which stays the next.
  @inline(__always)
  func peek() -> Line? {
    var copy = self
    return copy.next()
  }

  /// True where the next line begins with a blank, as a folded one does.
  @inline(__always)
  var nextIsIndented: Bool {
    position + indent < end && bytes[position + indent].isBlank
      && (indent == 0 || (position..<position + indent).allSatisfy { bytes[$0].isBlank })
  }
}
