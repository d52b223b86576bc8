import CirclesModel
import CirclesPipeline
import SourceDiagnostics

/// Prints what a run finds, while it runs.
final class RunPrinter: PipelineObserver {
  private let console: Console
  private let text: DiagnosticText
  private let isStrict: Bool
  private var bar: ProgressBar?
  private var limiter: DiagnosticLimiter?

  /// A printer for one run.
  init(_ console: Console, showsValues: Bool = false, isStrict: Bool = false) {
    self.console = console
    self.isStrict = isStrict
    text = DiagnosticText(showsValues: showsValues)
    if console.terminal.errorIsTerminal {
      limiter = DiagnosticLimiter()
      if !console.isQuiet { bar = ProgressBar(columns: console.terminal.columns) }
    }
  }

  func diagnostic(_ diagnostic: Diagnostic) {
    var diagnostic = diagnostic
    if isStrict, diagnostic.severity == .warning { diagnostic.severity = .error }
    if console.form == .jsonl {
      console.data(text.json(diagnostic))
      return
    }
    if console.isQuiet, diagnostic.severity < .error { return }
    if limiter?.admits(diagnostic) == false { return }
    clearBar()
    console.problem(text.line(diagnostic, console.errorStyle))
  }

  func records(ndjson: [UInt8]) {
    if console.terminal.outputIsTerminal { clearBar() }
    console.data(ndjson)
  }

  func contactResult(_ result: ContactResult) {
    if console.form == .jsonl { console.data(ContactResultLine.json(result)) }
  }

  func decision(_ decision: AssignedDecision) {
    if console.form == .jsonl { console.data(DecisionLine.json(decision)) }
  }

  func progress(_ progress: PipelineProgress) {
    if let drawing = bar?.update(progress) { console.draw(drawing) }
  }

  /// Takes the bar away, says what was left out, and gives the report as the options count it: with
  /// `--strict` a warning is an error.
  func finished(_ report: RunReport) -> RunReport {
    stopped()
    var report = report
    if isStrict {
      report.errors += report.warnings
      report.warnings = 0
    }
    return report
  }

  /// Takes the bar away and says what was left out.
  func stopped() {
    clearBar()
    for line in limiter?.leftOut ?? [] { console.note(console.errorStyle.faint(line)) }
    // Another run may follow, whose problems count anew.
    if limiter != nil { limiter = DiagnosticLimiter() }
  }

  private func clearBar() {
    if let drawing = bar?.clear() { console.draw(drawing) }
  }
}
