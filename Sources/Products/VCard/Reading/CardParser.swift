package import SourceDiagnostics

/// Parses cards that a `CardSplitter` has cut. Keep one for each task: it remembers the names it met.
package struct CardParser {
  let limits: Limits
  let headers: HeaderCache
  private var lines: [LogicalLine] = []

  /// A parser with these bounds.
  package init(limits: Limits = Limits()) {
    self.limits = limits
    headers = HeaderCache(limits: limits)
  }

  /// The card, read as far as it can be; nothing is left out without a diagnostic.
  package mutating func parse(
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
    // More would overflow the offsets of a logical line.
    guard source.body.count < Int(Int32.max) - 64 else {
      reporter.report(
        Diagnostic(
          .error, "vcard.card-too-large", "the card is larger than 2 GB; left out",
          at: SourceLocation(line: source.line, column: 1)))
      return Card(version: .v30, index: source.index, line: source.line)
    }
    var unfolded = Unfolded()
    swap(&unfolded.lines, &lines)
    unfold(source, into: &unfolded, &reporter)
    var card = build(source, &unfolded, &reporter)
    swap(&unfolded.lines, &lines)
    if !unfolded.agents.isEmpty { addAgents(source, unfolded, to: &card, &reporter) }
    return card
  }

  /// A card as logical lines.
  struct Unfolded {
    /// The bytes of the lines, and some more.
    var arena: [UInt8] = []
    var lines: [LogicalLine] = []
    var nested: [NestedCard] = []
    /// Which property each AGENT line became.
    var agents: [(line: Int, property: Int)] = []
  }

  /// Writes the card's logical lines one behind the other into a new array.
  private func unfold(
    _ source: CardSource, into unfolded: inout Unfolded, _ reporter: inout CardReporter
  ) {
    guard let base = source.bytes.baseAddress else { return }
    var lines: [LogicalLine] = []
    swap(&lines, &unfolded.lines)
    lines.removeAll(keepingCapacity: true)
    // Names are compared 16 bytes at a time, so that many must follow.
    unfolded.arena = [UInt8](unsafeUninitializedCapacity: source.body.count + 16) { output, count in
      guard let start = output.baseAddress else { return }
      var unfolder = LineUnfolder(
        PhysicalLines(
          bytes: base, end: source.body.upperBound, indent: source.indent,
          longest: limits.lineBytes, position: source.body.lowerBound,
          number: source.line + source.linesBeforeBody),
        into: start, headers: headers, limits: limits)
      swap(&lines, &unfolder.lines)
      unfolder.run()
      for offset in unfolder.count..<unfolder.count + 16 { output[offset] = 0 }
      count = unfolder.count + 16
      swap(&lines, &unfolder.lines)
      unfolded.nested = unfolder.nested
      for problem in unfolder.problems { reporter.report(problem, fixed: source.fixedLine) }
      reporter.leave(unfolder.problemsLeft)
    }
    swap(&lines, &unfolded.lines)
  }

  private mutating func build(
    _ source: CardSource, _ unfolded: inout Unfolded, _ reporter: inout CardReporter
  ) -> Card {
    var card = Card(version: .v30, index: source.index, line: source.line)
    let versionLine = VersionLine.find(in: unfolded.lines, unfolded.arena)
    card.declaredVersion = versionLine?.text
    var known = versionLine?.version
    if let versionLine, versionLine.version == nil {
      known = VersionLine.nearest(versionLine.text)
      reporter.report(
        .warning, "vcard.unknown-version", "not a version of vCard that there is",
        at: unfolded.lines[versionLine.line], source, "VERSION", value: versionLine.text)
    }
    card.properties = properties(
      version: known ?? .v30, except: versionLine?.line ?? -1, source, &unfolded, &reporter)
    card.version = known ?? (looksOld(unfolded) ? .v21 : .v30)
    if versionLine == nil, !card.properties.isEmpty {
      reporter.report(
        Diagnostic(
          .note, "vcard.missing-version",
          "no VERSION; read as \(card.version.text), judging by the syntax",
          at: SourceLocation(line: source.line, column: 1)))
    }
    if known == nil, card.version != .v30 {
      for index in card.properties.indices { card.properties[index].version = card.version }
    }
    return card
  }

  /// The properties of a card, but for its VERSION.
  private func properties(
    version: Version, except versionLine: Int, _ source: CardSource, _ unfolded: inout Unfolded,
    _ reporter: inout CardReporter
  ) -> [Property] {
    let arena = unfolded.arena
    let lines = unfolded.lines
    var agents: [(line: Int, property: Int)] = []
    let wanted = max(0, min(lines.count, limits.properties))
    // Filled in place, since an array copies each property that is appended to it.
    let properties = [Property](unsafeUninitializedCapacity: wanted) { output, count in
      guard let first = output.baseAddress else { return }
      arena.withUnsafeBufferPointer { bytes in
        guard let base = bytes.baseAddress else { return }
        // The sixteen bytes at the end are zero.
        let hasNUL = base.find(0, 0, bytes.count - 16) != nil
        for number in lines.indices where number != versionLine {
          let line = lines[number]
          if count == wanted {
            reporter.report(
              .error, "vcard.too-many-properties",
              "more properties than the limit; the rest left out", at: line, source, nil)
            break
          }
          let slot = headers.slot(
            of: base + line.start, line.colon - line.start, last: line.header,
            decodesCarets: version != .v21)
          let traits = headers.traits(slot)
          if line.hasBrokenQuote || traits.contains(.hasProblems) {
            reportProblems(slot, line, source, &reporter)
          }
          if traits.contains(.isFrame) {
            reportFrame(slot, line, source, &reporter)
            continue
          }
          if hasNUL, base.find(0, line.colon + 1, line.end) != nil {
            reporter.report(
              .warning, "vcard.control-character", "NUL bytes in the value; kept", at: line,
              source, headers.header(slot).name)
          }
          if traits.contains(.isAgent) { agents.append((number, count)) }
          (first + count).initialize(
            to: Property(
              headers.header(slot), rawValue: arena[line.colon + 1..<line.end], version, line,
              source))
          if source.isUnicode, traits.contains(.hasCharset) { first[count].overruleCharset() }
          count += 1
        }
      }
    }
    unfolded.agents = agents
    return properties
  }

  /// True where a card without a valid VERSION is written as 2.1 is.
  private func looksOld(_ unfolded: Unfolded) -> Bool {
    unfolded.arena.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return false }
      return unfolded.lines.contains { line in
        let slot = headers.slot(of: base + line.start, line.colon - line.start)
        return !headers.traits(slot).isDisjoint(with: [.hasBareWord, .isQuotedPrintable])
          || headers.header(slot).parameters.contains(Parameter("ENCODING", "BASE64"))
      }
    }
  }

  private func reportProblems(
    _ slot: Int, _ line: LogicalLine, _ source: CardSource, _ reporter: inout CardReporter
  ) {
    var problems = headers.problems(slot)
    if problems.isEmpty {
      problems = [.init("vcard.bad-parameter", "a quote in a parameter is not closed")]
    }
    for problem in problems {
      reporter.report(
        .warning, problem.code, problem.message, at: line, source, headers.header(slot).name,
        inHeader: true)
    }
  }

  /// Tells of a BEGIN, END or VERSION that does not belong where it stands.
  private func reportFrame(
    _ slot: Int, _ line: LogicalLine, _ source: CardSource, _ reporter: inout CardReporter
  ) {
    let name = headers.header(slot).name
    if name == "VERSION" {
      reporter.report(
        .warning, "vcard.duplicate-version", "a second VERSION; left out", at: line, source, name)
    } else {
      reporter.report(
        .warning, "vcard.bad-line", "BEGIN or END of nothing that belongs here; left out",
        at: line, source, name)
    }
  }
}

extension Property {
  @inline(__always)
  fileprivate init(
    _ header: HeaderParser.Header, rawValue: ArraySlice<UInt8>, _ version: Version,
    _ line: LogicalLine, _ source: CardSource
  ) {
    let isFixed = source.fixedLine != nil
    self.init(
      group: header.group, name: header.name, parameters: header.parameters, rawValue: rawValue,
      version: version, line: source.fixedLine ?? line.line, column: isFixed ? 1 : line.column,
      valueLine: source.fixedLine ?? line.valueLine,
      valueColumn: isFixed ? 1 : line.valueColumn, record: source.index)
  }

  /// In a file whose own encoding is known, CHARSET speaks of the file it was made from, but for
  /// values in quoted-printable or base64, which nobody has converted.
  fileprivate mutating func overruleCharset() {
    guard transferEncoding == .none else { return }
    for index in parameters.indices where parameters[index].name == "CHARSET" {
      parameters[index].value = "UTF-8"
    }
  }
}
