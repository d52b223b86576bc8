public import SourceDiagnostics

/// Parses cards that a `CardSplitter` has cut. Keep one for each task: it remembers the names it met.
public struct CardParser {
  let limits: Limits
  var headers: HeaderParser
  private var lines: [LogicalLine] = []

  /// A parser with these bounds.
  public init(limits: Limits = Limits()) {
    self.limits = limits
    headers = HeaderParser(limits: limits)
  }

  /// The card, read as far as it can be; nothing is left out without a diagnostic.
  public mutating func parse(
    _ raw: RawCard, in batch: RawCardBatch, reporting diagnostics: inout [Diagnostic]
  ) -> Card {
    var reporter = CardReporter(record: raw.index, limit: limits.diagnosticsPerCard)
    let card = batch.bytes.withUnsafeBufferPointer { bytes in
      parse(
        CardSource(
          bytes: bytes, body: raw.body, line: raw.line, indent: raw.indent, index: raw.index,
          isUnicode: batch.isUnicode), &reporter)
    }
    reporter.finish(at: raw.line, into: &diagnostics)
    return card
  }

  /// Parses a card or a card within one.
  mutating func parse(_ source: CardSource, _ reporter: inout CardReporter) -> Card {
    var unfolded: [LogicalLine] = []
    swap(&unfolded, &lines)
    let arena = unfold(source, into: &unfolded, &reporter)
    var card = build(source, arena, unfolded, &reporter)
    addAgents(source, arena, unfolded, to: &card, &reporter)
    swap(&unfolded, &lines)
    return card
  }

  /// Writes the card's logical lines one behind the other into a new array.
  private func unfold(
    _ source: CardSource, into unfolded: inout [LogicalLine], _ reporter: inout CardReporter
  ) -> [UInt8] {
    guard let base = source.bytes.baseAddress else { return [] }
    // Names are compared 16 bytes at a time, so that many must follow.
    return [UInt8](unsafeUninitializedCapacity: source.body.count + 16) { output, count in
      guard let start = output.baseAddress else { return }
      var unfolder = LineUnfolder(
        PhysicalLines(
          bytes: base, end: source.body.upperBound, indent: source.indent,
          longest: limits.lineBytes, position: source.body.lowerBound,
          number: source.line + source.linesBeforeBody),
        into: start)
      unfolded.removeAll(keepingCapacity: true)
      swap(&unfolded, &unfolder.lines)
      unfolder.run()
      for offset in unfolder.count..<unfolder.count + 16 { output[offset] = 0 }
      count = unfolder.count + 16
      swap(&unfolded, &unfolder.lines)
      for problem in unfolder.problems { reporter.report(problem, fixed: source.fixedLine) }
    }
  }

  private mutating func build(
    _ source: CardSource, _ arena: [UInt8], _ lines: [LogicalLine],
    _ reporter: inout CardReporter
  ) -> Card {
    var card = Card(version: .v30, index: source.index, line: source.line)
    let versionLine = VersionLine.find(in: lines, arena)
    card.declaredVersion = versionLine?.text
    var known = versionLine?.version
    if let versionLine, versionLine.version == nil {
      known = VersionLine.nearest(versionLine.text)
      reporter.report(
        .warning, "vcard.unknown-version", "not a version of vCard that there is",
        at: lines[versionLine.line], source, "VERSION", value: versionLine.text)
    }
    headers.decodesCarets = known != .v21
    headers.sawBareWord = false
    let wanted = lines.count - (versionLine == nil ? 0 : 1)
    card.properties.reserveCapacity(min(wanted, limits.properties))
    arena.withUnsafeBufferPointer { bytes in
      for (number, line) in lines.enumerated() where number != versionLine?.line {
        if card.properties.count == limits.properties {
          reporter.report(
            .error, "vcard.too-many-properties",
            "more properties than the limit; the rest left out",
            at: line, source, nil)
          break
        }
        guard let property = property(line, source, arena, bytes, &reporter) else { continue }
        card.properties.append(property)
      }
    }
    card.version = known ?? guess(card.properties)
    if versionLine == nil {
      reporter.report(
        Diagnostic(
          .note, "vcard.missing-version",
          "no VERSION; read as \(card.version.text), judging by the syntax",
          at: SourceLocation(line: source.line, column: 1)))
    }
    if card.version != .v30 {
      for index in card.properties.indices { card.properties[index].version = card.version }
    }
    return card
  }

  /// The version that a card without a valid VERSION looks like.
  private func guess(_ properties: [Property]) -> Version {
    if headers.sawBareWord { return .v21 }
    for property in properties {
      switch property.parameter("ENCODING")?.uppercased() {
      case "QUOTED-PRINTABLE", "BASE64": return .v21
      default: continue
      }
    }
    return .v30
  }

  /// Makes the property of a line; nil for lines that are none of the card's contents.
  @inline(__always)
  private mutating func property(
    _ line: LogicalLine, _ source: CardSource, _ arena: [UInt8],
    _ bytes: UnsafeBufferPointer<UInt8>, _ reporter: inout CardReporter
  ) -> Property? {
    guard let base = bytes.baseAddress else { return nil }
    let header = headers.parse(base + line.start, line.colon - line.start)
    if line.hasBrokenQuote, headers.problems.isEmpty {
      headers.problems.append(("vcard.bad-parameter", "a quote in a parameter is not closed"))
    }
    if !headers.problems.isEmpty {
      for problem in headers.problems {
        reporter.report(
          .warning, problem.code, problem.message, at: line, source, header.name, inHeader: true)
      }
      headers.problems.removeAll()
    }
    switch header.name {
    case "BEGIN", "END":
      reporter.report(
        .warning, "vcard.bad-line", "BEGIN or END of nothing that belongs here; left out",
        at: line, source, header.name)
      return nil
    case "VERSION":
      reporter.report(
        .warning, "vcard.duplicate-version", "a second VERSION; left out", at: line, source,
        header.name)
      return nil
    default: break
    }
    var property = Property(
      group: header.group, name: header.name, parameters: header.parameters,
      rawValue: arena[line.colon + 1..<line.end], version: .v30,
      line: source.fixedLine ?? line.line, column: source.fixedLine == nil ? line.column : 1,
      valueLine: source.fixedLine ?? line.valueLine,
      valueColumn: source.fixedLine == nil ? line.valueColumn : 1, record: source.index)
    if source.isUnicode, !property.parameters.isEmpty { property.overruleCharset() }
    if base.find(0, line.colon + 1, line.end) != nil {
      reporter.report(
        .warning, "vcard.control-character", "NUL bytes in the value; kept", at: line, source,
        header.name)
    }
    return property
  }
}

extension Property {
  /// In a file whose own encoding is known, CHARSET speaks of the file it was made from, but for
  /// values in quoted-printable or base64, which nobody has converted.
  fileprivate mutating func overruleCharset() {
    guard parameter("CHARSET") != nil, transferEncoding == .none else { return }
    for index in parameters.indices where parameters[index].name == "CHARSET" {
      parameters[index].value = "UTF-8"
    }
  }
}
