import VCard

/// Takes one record of CSV apart (RFC 4180), line by line.
///
/// Let pass beyond the grammar: quotes within a field that does not begin with one, quotes within
/// quotes that nobody doubled, blanks before an opening and after a closing quote.
struct CSVRowParser {
  private enum State { case plain, quoted, afterQuote }

  /// The longest field, in bytes; what lies beyond is left out.
  static let maximumFieldBytes = 1 << 20
  /// More fields than this are left out.
  static let maximumFields = 4096

  private let delimiter: UInt8
  private var state = State.plain
  private var field: [UInt8] = []
  private(set) var fields: [String] = []
  /// Where each of the fields begins.
  private(set) var starts: [CSVRow.Start] = []
  private var start = CSVRow.Start(line: 0, column: 1)
  private var lineBreaks: Int32 = 0
  /// Whether something was left out.
  private(set) var isCut = false

  init(_ delimiter: UInt8) { self.delimiter = delimiter }

  /// Whether a quote is still open.
  var isInQuotes: Bool { state == .quoted }

  /// Takes a line without its end.
  mutating func take(_ line: ArraySlice<UInt8>) {
    var at = line.startIndex
    while at < line.endIndex {
      let byte = line[at]
      at += 1
      switch state {
      case .plain:
        if byte == delimiter {
          close(before: at - line.startIndex)
        } else if byte == Self.quote, field.allSatisfy({ $0 == 0x20 }) {
          field.removeAll(keepingCapacity: true)
          state = .quoted
        } else {
          append(byte)
        }
      case .quoted:
        if byte == Self.quote { state = .afterQuote } else { append(byte) }
      case .afterQuote:
        if byte == Self.quote {
          append(byte)
          state = .quoted
        } else if byte == delimiter {
          close(before: at - line.startIndex)
        } else if byte != 0x20 || closesLater(line[at...]) {
          goOn(behindQuoteWith: byte, line[at...])
        }
      }
    }
    if state == .afterQuote { state = .plain }
  }

  /// Takes the line break within a quoted field.
  mutating func consumeLineBreak() {
    append(0x0A)
    lineBreaks += 1
  }

  /// Ends the record.
  mutating func finish() -> [String] {
    close(before: 0)
    return fields
  }

  private static let quote = UInt8(ascii: "\"")

  /// A quote with text behind it was one within the text, where another closes the field; else the
  /// text is what somebody wrote behind the field.
  private mutating func goOn(behindQuoteWith byte: UInt8, _ rest: ArraySlice<UInt8>) {
    if closesLater(rest) {
      append(Self.quote)
      state = .quoted
    } else {
      state = .plain
    }
    append(byte)
  }

  /// Whether the next quote can be the one that closes this field, and none that opens another.
  private func closesLater(_ rest: ArraySlice<UInt8>) -> Bool {
    guard let next = rest.firstIndex(of: Self.quote) else { return false }
    let before = rest[..<next].last { $0 != 0x20 }
    return before != nil && before != delimiter
  }

  private mutating func append(_ byte: UInt8) {
    if field.count < Self.maximumFieldBytes { field.append(byte) } else { isCut = true }
  }

  /// Ends a field; the next one begins behind so many bytes of the line.
  private mutating func close(before offset: Int) {
    if fields.count < Self.maximumFields {
      starts.append(start)
      fields.append(String(decoding: field, as: UTF8.self).inNFC)
    } else {
      isCut = isCut || !field.isEmpty
    }
    field.removeAll(keepingCapacity: true)
    start = CSVRow.Start(line: lineBreaks, column: Int32(clamping: offset + 1))
    state = .plain
  }
}
