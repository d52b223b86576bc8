import CirclesModel
import CirclesStore
import SourceDiagnostics

/// Counts what a run does, and hands its diagnostics and progress on to the observer.
final class RunTally: DiagnosticSink {
  /// The counts so far.
  var report = RunReport()
  /// Who hears of everything.
  let observer: any PipelineObserver
  private let start = ContinuousClock.now
  private var bytesRead = 0
  private var bytesTotal = 0
  private var paths: Set<String> = []
  private var codes: [Diagnostic.Code: Int] = [:]
  /// Whether an input may lack contacts that it once had.
  var isTorn: Bool { codes.keys.contains(where: TruncatedInput.missingContacts.contains) }

  /// A tally that speaks to `observer`.
  init(_ observer: any PipelineObserver) { self.observer = observer }

  /// Counts a diagnostic and hands it on.
  func emit(_ diagnostic: Diagnostic) {
    switch diagnostic.severity {
    case .error: report.errors += 1
    case .warning: report.warnings += 1
    case .note: break
    }
    codes[diagnostic.code, default: 0] += 1
    observer.diagnostic(diagnostic)
  }

  /// How many errors and warnings there were.
  var problems: Int { report.errors + report.warnings }

  /// Counts records of a file of which a longer one is loaded.
  func countKnown(contacts: Int = 0, notes: Int = 0) {
    report.records.duplicate += contacts + notes
    report.contacts.unchanged += contacts
    report.notes.duplicate += notes
  }

  /// How often each kind of problem was met, by code.
  var diagnosticCounts: [RunDetail.DiagnosticCount] {
    codes.sorted { $0.key.description < $1.key.description }
      .map { RunDetail.DiagnosticCount(code: $0.key.description, count: $0.value) }
  }

  /// Counts a file that was read, however often it is.
  func met(_ path: String) {
    if paths.insert(path).inserted { report.files += 1 }
  }

  /// Says how much there is to read.
  func expect(bytes: Int) { bytesTotal = bytes }

  /// Counts what a chunk held, before anything is done with its records.
  func count(_ chunk: ChunkCounts, bytes: Int) {
    report.records.read += chunk.records + chunk.skipped + chunk.refused
    report.records.skipped += chunk.skipped
    report.records.refused += chunk.refused
    bytesRead += bytes
    chunk.diagnostics.forEach(emit)
    observer.progress(
      PipelineProgress(
        bytesRead: bytesRead, bytesTotal: bytesTotal, recordsRead: report.records.read))
  }

  /// The report, with the time taken until now.
  func finished() -> RunReport {
    let elapsed = start.duration(to: .now).components
    report.seconds = Double(elapsed.seconds) + Double(elapsed.attoseconds) / 1e18
    return report
  }
}

/// What a chunk held, without the records themselves.
struct ChunkCounts: Sendable {
  var records: Int
  var skipped = 0
  var refused = 0
  var diagnostics: [Diagnostic] = []

  /// Nothing but records.
  init(records: Int) { self.records = records }

  /// The counts of a parsed chunk.
  init(_ chunk: ParsedChunk) {
    records = chunk.records.count
    skipped = chunk.skipped
    refused = chunk.refused
    diagnostics = chunk.diagnostics
  }
}
