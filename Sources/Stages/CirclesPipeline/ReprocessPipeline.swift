public import CirclesModel
import CirclesReaders
public import CirclesStore

/// What `reprocess` is told.
public struct ReprocessOptions: Sendable {
  /// The common options: owners, region, time zone, dry run.
  public var common: ImportOptions
  /// Whether every note is looked at, and not only those that something concerns.
  public var all = false
  /// Only notes of this day and later (`2026-03-14`).
  public var since: String?

  /// Options.
  public init(_ common: ImportOptions) { self.common = common }
}

/// Looks again at notes for which something changed since they were decided: contacts, their own
/// text, the matcher.
///
/// It is the pipeline of `import` with a cursor over the notebook's own rows. What somebody decided
/// by hand stays; what the program assigned moves only when the evidence is clearly better.
public struct ReprocessPipeline: Sendable {
  /// How many notes are decided together.
  private static let batch = 1024

  /// A pipeline.
  public init() {}

  /// Reprocesses a notebook.
  public func run(
    _ notebook: Notebook, _ options: ReprocessOptions, _ observer: any PipelineObserver
  ) throws(PipelineError) -> RunReport {
    let tally = RunTally(observer)
    tally.report.isDryRun = options.common.isDryRun
    var options = options
    do throws(StoreError) {
      options.common = try options.common.knowing(notebook)
      let session = try notebook.beginImport(
        ImportRequest(
          command: options.common.command, isDryRun: options.common.isDryRun,
          settings: options.common.settings))
      tally.report.run = session.runID
      do throws(StoreError) {
        try review(session, options, tally)
        let report = tally.finished()
        try session.finish(report, diagnostics: tally.diagnosticCounts)
        return report
      } catch {
        try? session.abandon()
        throw error
      }
    } catch {
      throw .store(error)
    }
  }

  private func review(
    _ session: ImportSession, _ options: ReprocessOptions, _ tally: RunTally
  ) throws(StoreError) {
    let oldest = try session.oldestDecision() ?? .max
    let found = try MatcherSource(session, options.common, changedSince: oldest)
    try review(session, found, options, tally)
  }

  /// Looks again at what is worth it, with a matcher that knows which contacts have changed.
  /// `isStopping` is asked now and then, and ends it early: the notes that were not looked at are due
  /// the next time.
  func review(
    _ session: ImportSession, _ found: MatcherSource, _ options: ReprocessOptions,
    _ tally: RunTally, isStopping: () -> Bool = { false }
  ) throws(StoreError) {
    let request = ReviewRequest(all: options.all, since: options.since, changed: found.changed)
    let keys = try session.notesToReview(request, options.common.filing)
    let names = found.names
    let reader = TextReader(options.common, names: found.book)
    let analyzer = TextAnalyzer(found.matcher, reader)
    // To decide takes long, and needs no lock; the contacts that were met are written down.
    try session.release()
    var from = 0
    while from < keys.count, !isStopping() {
      let some = Array(keys[from..<min(from + Self.batch, keys.count)])
      from += some.count
      let items = try session.reviewItems(some, options.common.filing)
      let decided = Parallel.map(items) { analyzer.analyze($0) }
      let results = try session.refile(decided, options.common.filing, reader)
      results.forEach { count($0, tally) }
      session.came(to: tally.finished())
      try session.release()
      for (item, result) in zip(decided, results) { tell(item, result, names, tally) }
    }
  }

  private func count(_ result: ReassignResult, _ tally: RunTally) {
    tally.report.records.read += 1
    switch result {
    case .same, .decidedByHand:
      tally.report.records.duplicate += 1
      tally.report.notes.duplicate += 1
    case .reread:
      tally.report.records.imported += 1
      tally.report.notes.duplicate += 1
    case .suggested:
      tally.report.records.imported += 1
      tally.report.notes.inbox += 1
    case .assigned, .moved:
      tally.report.records.imported += 1
      tally.report.notes.assigned += 1
    }
  }

  private func tell(
    _ item: Decided<ReviewItem>, _ result: ReassignResult, _ names: [String: String],
    _ tally: RunTally
  ) {
    var movedFrom: String?
    switch result {
    // Where one that was read again lies is no news, and perhaps not what the matcher says.
    case .same, .decidedByHand, .reread: return
    case .suggested, .assigned: break
    case .moved(let from, _): movedFrom = names[from] ?? from
    }
    tally.observer.decision(
      AssignedDecision(
        record: item.subject.record, decision: item.decision,
        findings: item.findings ?? TextFindings(), movedFrom: movedFrom))
  }
}
