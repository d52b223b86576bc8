import SourceDiagnostics

/// Joins the physical lines of a card to logical ones, in an arena of the card's own.
///
/// Besides folding (RFC 2425, 5.8.1) there are soft line breaks of quoted-printable, base64 whose
/// lines are not indented, and text whose line breaks nobody escaped.
struct LineUnfolder {
  var input: PhysicalLines
  /// All lines of the card.
  let card: PhysicalLines
  let output: UnsafeMutablePointer<UInt8>
  var count = 0
  var lines: [LogicalLine] = []
  var nested: [NestedCard] = []
  var problems: [Problem] = []
  /// How many problems are not in `problems`, because of the limit.
  var problemsLeft = 0
  let headers: HeaderCache
  let limits: Limits
  /// Evidence on how this card breaks quoted-printable, gathered when first needed.
  var softBreaks: SoftBreakStatistics?

  /// A problem with its physical place.
  struct Problem {
    var code: Diagnostic.Code
    var message: String
    var line: Int
    var column: Int
    var property: String?
    var value: String?
    var severity = Diagnostic.Severity.warning
  }

  /// Prepares to write into `output`, which must have room for all of the input.
  init(
    _ input: PhysicalLines, into output: UnsafeMutablePointer<UInt8>, headers: HeaderCache,
    limits: Limits
  ) {
    self.input = input
    card = input
    self.headers = headers
    self.limits = limits
    self.output = output
  }

  /// Reads all lines.
  mutating func run() {
    var blankLines = 0
    // VERSION is no property, and the parser is to see that there was one too many.
    while lines.count < limits.properties + 2, let first = input.next() {
      if first.isEmpty {
        blankLines += 1
        continue
      }
      if input.bytes[first.start] == UInt8(ascii: "#"), isComment {
        consumeComment(first)
        continue
      }
      if input.bytes[first.start].isBlank, !lines.isEmpty {
        // A fold behind an empty line; nothing else can be meant.
        copy(first.start + 1, first.end)
        lines[lines.count - 1].end = count
      } else {
        unfold(first, after: blankLines)
      }
      blankLines = 0
    }
  }

  /// Reads the logical line that begins with `first`.
  private mutating func unfold(_ first: PhysicalLines.Line, after blankLines: Int) {
    var start = first.start
    while start < first.end, input.bytes[start].isBlank { start += 1 }
    if start == first.end { return }
    var line = LogicalLine(
      start: count, line: first.number, column: first.column + start - first.start)
    var search = ColonSearch(from: count)
    add(
      PhysicalLines.Line(start: start, end: first.end, number: first.number, column: line.column),
      to: &line, &search)
    var breaks: [SoftBreak] = []
    var length = first.end - first.start
    while true {
      if let equals = softBreak(in: &line) {
        guard let next = continuation(of: line, length: length) else {
          count = equals
          break
        }
        count = equals
        let isIndented = input.bytes[next.start].isBlank
        breaks.append(SoftBreak(offset: count, isIndented: isIndented, lineLength: length))
        _ = input.next()
        length = next.end - next.start
        add(next, to: &line, &search)
      } else if input.nextIsIndented, var next = input.next() {
        if next.start < next.end {
          length = next.end - next.start
          next.start += 1
          next.column += 1
          add(next, to: &line, &search)
        }
      } else {
        break
      }
    }
    line.end = count
    if !breaks.isEmpty { removeIndents(breaks, from: &line) }
    if line.colon < 0, search.sawQuote {
      line.colon = UnsafePointer(output).find(UInt8(ascii: ":"), line.start, line.end) ?? -1
      line.hasBrokenQuote = line.colon >= 0
      line.valueColumn = line.column + max(0, line.colon - line.start) + 1
    }
    if line.colon >= 0, isProperty(&line) {
      if line.traits.contains(.isAgent) { consumeNested(&line) }
      lines.append(line)
    } else {
      consumeBadLine(line, after: blankLines)
    }
  }

  @inline(__always)
  private mutating func add(
    _ piece: PhysicalLines.Line, to line: inout LogicalLine, _ search: inout ColonSearch
  ) {
    let start = count
    copy(piece.start, piece.end)
    guard line.colon < 0, let colon = search.advance(output, to: count) else { return }
    line.colon = colon
    line.valueLine = piece.number
    line.valueColumn = piece.column + colon - start + 1
  }

  @inline(__always)
  mutating func copy(_ start: Int, _ end: Int) {
    (output + count).update(from: input.bytes + start, count: end - start)
    count += end - start
  }

  /// The offset of the `=` that ends what was read of a line in quoted-printable; nil where there is
  /// none. Blanks behind it are what mail gateways leave.
  @inline(__always)
  private mutating func softBreak(in line: inout LogicalLine) -> Int? {
    guard line.colon >= 0 else { return nil }
    var last = count - 1
    while last > line.colon, output[last].isBlank { last -= 1 }
    guard last > line.colon, output[last] == UInt8(ascii: "=") else { return nil }
    if !line.traits.contains(.isKnown) { look(upHeaderOf: &line) }
    return line.traits.contains(.isQuotedPrintable) ? last : nil
  }

  /// The line that goes on behind a soft break; nil, with a problem, where the `=` is a stray one
  /// because the card ends there or another property begins.
  private mutating func continuation(
    of line: LogicalLine, length: Int
  ) -> PhysicalLines.Line? {
    if let next = input.peek(), !next.isEmpty {
      let isIndented = input.bytes[next.start].isBlank
      let bytes = UnsafeBufferPointer(
        start: input.bytes + next.start, count: next.end - next.start)
      if isIndented || !KnownNames.startsProperty(bytes, afterLineOf: length) { return next }
    }
    report(
      "vcard.stray-soft-break", "a = at the end of the value continues nowhere; left out",
      at: line, property: name(of: line))
    return nil
  }

  /// Notes a problem of a line, if there are not too many already.
  mutating func report(
    _ code: Diagnostic.Code, _ message: String, at line: LogicalLine,
    property: String? = nil, value: String? = nil, severity: Diagnostic.Severity = .warning
  ) {
    guard problems.count < limits.diagnosticsPerCard else {
      problemsLeft += 1
      return
    }
    problems.append(
      Problem(
        code: code, message: message, line: line.line, column: line.column, property: property,
        value: value, severity: severity))
  }
}
