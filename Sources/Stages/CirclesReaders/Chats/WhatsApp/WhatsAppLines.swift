import CirclesModel

/// An export's lines, each with the header it begins with where that is one of the file's dialect.
struct WhatsAppLines {
  /// One line.
  struct Line {
    /// The header; nil for a line that goes on a message.
    var header: WhatsAppHeader?
    /// What follows a header that is in another form than those of the file; nil for other lines.
    var foreign: ArraySlice<UInt8>?
    /// What follows the header, or the whole line.
    var rest: ArraySlice<UInt8>
    /// The whole line.
    var whole: ArraySlice<UInt8>
    /// Its number, from 1.
    var number: Int
    /// Whether it goes on the line before without a line break.
    var continuesLongLine: Bool

    /// The same line as part of a message.
    var withoutHeader: Line {
      var line = self
      (line.header, line.rest) = (nil, whole)
      return line
    }
  }

  private var lines: TextLines
  private let dialect: WhatsAppDialect
  private var previous = TextLines.Ending.crlf
  private var layouts = HeaderLayouts()

  /// How many of the file's bytes were read so far.
  var offset: Int { lines.offset }

  init(_ lines: TextLines, _ dialect: WhatsAppDialect) {
    self.lines = lines
    self.dialect = dialect
  }

  /// The next line; nil at the end.
  mutating func next() throws(ReadError) -> Line? {
    guard let line = try lines.next() else { return nil }
    defer { previous = line.ending }
    var found = Line(
      header: nil, rest: line.bytes, whole: line.bytes, number: line.number,
      continuesLongLine: line.continuesLongLine)
    if line.continuesLongLine || dialect.endsWithCRLF && previous != .crlf { return found }
    guard let header = HeaderScanner.scan(line.bytes, &layouts) else { return found }
    if header.shape == dialect.shape {
      found.header = header
      found.rest = line.bytes.dropFirst(header.restStart)
    } else {
      found.foreign = line.bytes.dropFirst(header.restStart)
    }
    return found
  }
}
