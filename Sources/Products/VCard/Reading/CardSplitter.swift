import SourceDiagnostics

/// Cuts a stream of bytes into cards without looking into them.
///
/// Feed it with `append`, take batches with `nextBatch` until that says nil, and go on; after
/// `finish` the rest comes out. Memory is bounded by the batch size and the limits, work by the
/// bytes fed, in whatever pieces they come.
package struct CardSplitter: Sendable {
  let limits: Limits
  var decoder = InputDecoder()
  /// UTF-8 not yet handed out.
  var buffer: [UInt8] = []
  /// Before it, everything was handed out.
  var handedOut = 0
  /// Before it, line ends are LF or CRLF; after it, not yet looked at.
  var settled = 0
  /// Where the next line to look at begins.
  var position = 0
  /// There is no LF in `position..<searched`.
  var searched = 0
  /// The physical line at `position`.
  var line = 1
  var state = State.outside
  var nextIndex = 0
  var stray: Stray?
  var isFinished = false
  /// True while the rest of a line that is too long goes by.
  var isDroppingLine = false
  var batch = RawCardBatch(bytes: [], cards: [])

  enum State: Sendable {
    case outside
    case inside(Open)
    /// In another component, of that name in lower case.
    case skipping([UInt8])
    /// In a card that is too large, that deep in its nested cards.
    case dropping(depth: Int)
  }

  /// A card whose end has not come.
  struct Open: Sendable {
    var start: Int
    var bodyStart: Int
    var line: Int
    var indent: Int
    var depth = 0
  }

  /// Lines in a row that belong to no card.
  struct Stray: Sendable {
    enum Kind: Sendable { case text, end, begin }
    var line: Int
    var count = 1
    var kind: Kind
    /// The beginning of the first line.
    var text: String
  }

  /// Starts on a file.
  package init(limits: Limits = Limits()) { self.limits = limits }

  /// Takes the next bytes of the file.
  package mutating func append(_ bytes: UnsafeRawBufferPointer) {
    decoder.decode(bytes, into: &buffer)
    settle()
  }

  /// Says that the file has ended.
  package mutating func finish() {
    guard !isFinished else { return }
    decoder.finish(into: &buffer)
    isFinished = true
    settle()
  }

  /// The next cards: about `targetBytes` of them, fewer at the end of the file; nil where more bytes
  /// are needed, or after `finish`, where there is nothing more.
  package mutating func nextBatch(targetBytes: Int = 1 << 20) -> RawCardBatch? {
    while true {
      if let last = batch.cards.last, last.range.upperBound - handedOut >= targetBytes {
        return drainBatch()
      }
      if batch.diagnostics.count >= Self.mostDiagnostics { return drainBatch() }
      skipPlainLines()
      guard let lineEnd = findLineEnd() else {
        if isFinished { return finishBatch() }
        dropUnneeded()
        return nil
      }
      let step = buffer.withUnsafeBufferPointer { look(at: $0, position, lineEnd) }
      guard apply(step, lineEnd) else { return nil }
    }
  }

  private static let mostDiagnostics = 1000

  /// The offset of the LF that ends the line at `position`, or the end of a finished file.
  private mutating func findLineEnd() -> Int? {
    let found = buffer.withUnsafeBufferPointer {
      $0.baseAddress?.find(UInt8(ascii: "\n"), searched, settled)
    }
    searched = found ?? settled
    guard let end = found ?? (isFinished && position < settled ? settled : nil) else {
      if settled - position > limits.lineBytes { dropLine(to: settled) }
      return nil
    }
    if isDroppingLine || end - position > limits.lineBytes {
      dropLine(to: end)
      isDroppingLine = false
      return position
    }
    return end
  }

  /// Takes the bytes of a line that is too long out of the buffer.
  private mutating func dropLine(to end: Int) {
    if !isDroppingLine {
      var record: Int?
      if case .inside = state { record = nextIndex }
      report(
        .warning, "vcard.line-too-long", "the line is longer than the limit; left out", line,
        record)
    }
    isDroppingLine = true
    buffer.removeSubrange(position..<end)
    settled -= end - position
    searched = position
  }

  /// Moves past the line; false where the decision needs bytes that have not come yet.
  private mutating func apply(_ step: Step, _ lineEnd: Int) -> Bool {
    let next = min(lineEnd + 1, settled)
    switch step {
    case .pass: break
    case .needsMore: return false
    case .stray(let isEnd):
      consumeStray(isEnd ? .end : .text, line, position..<lineEnd)
    case .begin(let indent):
      if case .inside(let open) = state, isEmpty(open) {
        // A BEGIN with nothing behind it is not a card; many of them are one problem.
        if stray?.kind != .begin { flushStray() }
        consumeStray(.begin, open.line, open.start..<max(open.start, open.bodyStart - 1))
      } else {
        closeUnterminated(.nextBegin)
        flushStray()
      }
      state = .inside(Open(start: position, bodyStart: next, line: line, indent: indent))
    case .beginOther(let name):
      closeUnterminated(.nextBegin)
      flushStray()
      report(.warning, "vcard.not-a-card", "a component that is no vCard; left out", line)
      state = .skipping(name)
    case .depth(let change):
      if case .inside(var open) = state {
        open.depth += change
        state = .inside(open)
      } else if case .dropping(let depth) = state {
        state = .dropping(depth: depth + change)
      }
    case .end:
      if case .inside(let open) = state {
        if next - open.start > limits.cardBytes {
          reportTooLarge(open)
        } else {
          close(open, at: next, .end)
        }
      }
      state = .outside
    }
    position = next
    searched = max(searched, next)
    line += 1
    if case .inside(let open) = state, position - open.start > limits.cardBytes {
      reportTooLarge(open)
      state = .dropping(depth: open.depth)
    }
    return true
  }

  /// Leaves out a card that is larger than the limit; it keeps its number.
  private mutating func reportTooLarge(_ open: Open) {
    report(
      .error, "vcard.card-too-large", "the card is larger than the limit; left out", open.line,
      nextIndex)
    nextIndex += 1
  }

  /// Ends the card that is open, if one is, without its END.
  private mutating func closeUnterminated(_ ending: RawCard.Ending) {
    guard case .inside(let open) = state else { return }
    report(
      .warning, "vcard.missing-end",
      ending == .nextBegin
        ? "the card has no END before the next BEGIN; ended there"
        : "the card has no END before the end of the file; ended there", open.line, nextIndex)
    close(open, at: position, ending)
    state = .outside
  }

  private mutating func close(_ open: Open, at end: Int, _ ending: RawCard.Ending) {
    flushStray()
    batch.cards.append(
      RawCard(
        range: open.start..<end, body: min(open.bodyStart, position)..<position, line: open.line,
        index: nextIndex, indent: open.indent, ending: ending))
    nextIndex += 1
  }

  mutating func report(
    _ severity: Diagnostic.Severity, _ code: Diagnostic.Code, _ message: String, _ line: Int,
    _ record: Int? = nil, value: String? = nil
  ) {
    batch.diagnostics.append(
      Diagnostic(
        severity, code, message, at: SourceLocation(line: line, column: 1), record: record,
        value: value))
  }

  /// True where no line but blank ones stands between the BEGIN and here.
  private func isEmpty(_ open: Open) -> Bool {
    open.depth == 0 && buffer[min(open.bodyStart, position)..<position].allSatisfy(\.isBlankOrBreak)
  }

  /// Counts a line that belongs to no card.
  private mutating func consumeStray(_ kind: Stray.Kind, _ line: Int, _ bytes: Range<Int>) {
    if stray == nil {
      let text = buffer.withUnsafeBufferPointer {
        Excerpt.text($0.part(bytes.lowerBound, bytes.upperBound).trimmed)
      }
      stray = Stray(line: line, kind: kind, text: text)
    } else {
      stray?.count += 1
    }
  }

  private mutating func flushStray() {
    guard let found = stray else { return }
    stray = nil
    let lines = found.count == 1 ? "a line" : "\(found.count) lines"
    switch found.kind {
    case .begin:
      report(
        .warning, "vcard.missing-end",
        found.count == 1
          ? "a BEGIN with nothing behind it; passed over"
          : "\(found.count) BEGIN with nothing behind them; passed over", found.line)
    case .end where found.count == 1:
      report(.warning, "vcard.unmatched-end", "an END without its BEGIN; passed over", found.line)
    case .end, .text:
      report(
        .warning, "vcard.stray-text", "\(lines) outside of any card; left out", found.line,
        value: found.text)
    }
  }

  private mutating func finishBatch() -> RawCardBatch? {
    closeUnterminated(.endOfFile)
    flushStray()
    if decoder.malformedUnits > 0 {
      report(
        .warning, "vcard.bad-encoding", "malformed UTF-16 in the file; replaced by U+FFFD", 1)
      decoder = InputDecoder()
    }
    return batch.cards.isEmpty && batch.diagnostics.isEmpty ? nil : drainBatch()
  }
}
