import SourceDiagnostics

/// Gathers the diagnostics of one card, no more than a limit.
struct CardReporter {
  let record: Int
  let limit: Int
  private var found: [Diagnostic] = []
  private var left = 0

  init(record: Int, limit: Int) {
    self.record = record
    self.limit = limit
  }

  /// Takes a diagnostic and adds the card's number.
  mutating func report(_ diagnostic: Diagnostic) {
    guard found.count < limit else {
      left += 1
      return
    }
    found.append(diagnostic)
    found[found.count - 1].record = record
  }

  /// Takes a problem of unfolding.
  mutating func report(_ problem: LineUnfolder.Problem, fixed: Int?) {
    report(
      Diagnostic(
        problem.severity, problem.code, problem.message,
        at: SourceLocation(
          line: fixed ?? problem.line, column: fixed == nil ? problem.column : 1),
        property: problem.property, value: problem.value))
  }

  /// Counts problems that nobody noted.
  mutating func leave(_ count: Int) { left += count }

  /// Takes a problem of a line: at its value, or at its beginning if it lies in the header.
  mutating func report(
    _ severity: Diagnostic.Severity, _ code: Diagnostic.Code, _ message: String,
    at line: LogicalLine, _ source: CardSource, _ property: String?, inHeader: Bool = false,
    value: String? = nil
  ) {
    let location =
      if let fixed = source.fixedLine {
        SourceLocation(line: fixed, column: 1)
      } else if inHeader || line.colon < 0 {
        SourceLocation(line: line.line, column: line.column)
      } else {
        SourceLocation(line: line.valueLine, column: line.valueColumn)
      }
    report(Diagnostic(severity, code, message, at: location, property: property, value: value))
  }

  /// Hands everything over, with a last word where there was more.
  func finish(at line: Int, into diagnostics: inout [Diagnostic]) {
    if !found.isEmpty { diagnostics.append(contentsOf: found) }
    guard left > 0 else { return }
    diagnostics.append(
      Diagnostic(
        .warning, "vcard.more-problems", "\(left) more problems in this card are not listed",
        at: SourceLocation(line: line, column: 1), record: record))
  }
}
