public import CirclesModel
import CirclesReaders
public import CirclesStore
import SourceDiagnostics

/// Brings events of an account into the notebook, in one run: meetings with people whom the notebook
/// knows, and birthdays, as from a file.
///
/// Each batch is one transaction, with what is known of the events' resources. No lock is held between
/// batches, but for a dry run.
public final class CalendarLoad: SyncLoad {
  private let stage: LoadStage
  private var stageOfFiling: AssignStage?
  private let tally: RunTally
  private let account: String
  private let context: ReadingContext
  private let options: ImportOptions
  /// Whether a resource may leave out what is older than its first meeting.
  private let isFeed: Bool
  private var counts = MeetingCounts()

  /// Begins the run; `owner` is the user's name on the server.
  public init(
    _ notebook: Notebook, _ options: ImportOptions, account: String, owner: String?, isFeed: Bool,
    _ observer: any PipelineObserver
  ) throws(PipelineError) {
    tally = RunTally(observer)
    tally.report.isDryRun = options.isDryRun
    self.options = try options.told(by: notebook)
    stage = try LoadStage(notebook, self.options, tally, prunes: false, isHeld: true)
    self.account = account
    self.isFeed = isFeed
    var context = self.options.readingContext()
    if let owner, owner.contains("@") { context.owners.append(owner) }
    self.context = context
  }

  /// What came of the events so far.
  public var meetings: MeetingCounts? { counts }

  /// What decides whose events are, which reads everybody: made for the first event.
  private func filing() throws(PipelineError) -> AssignStage {
    if let stageOfFiling { return stageOfFiling }
    let made = try AssignStage(stage)
    stageOfFiling = made
    return made
  }

  /// Loads events, a resource each, or a feed of all of them.
  public func load(
    _ resources: [FetchedResource], leaving: [SyncedItem]
  ) throws(PipelineError) {
    for resource in resources {
      let events = try load(resource)
      try store { () throws(StoreError) in
        counts.removed += try stage.session.keep(events, account: account, options.filing)
      }
    }
    try commit()
  }

  /// Loads the meetings of a resource; answers which events it holds.
  private func load(
    _ resource: FetchedResource
  ) throws(PipelineError) -> SyncedEvents {
    let filing = try filing()
    var item = resource.item
    item.record = nil
    let input = MemoryInput(resource.body, path: item.href)
    let cursor: any RecordCursor
    do throws(ReadError) {
      cursor = try ICalendarReader().open(input, context)
    } catch {
      var counts = ChunkCounts(records: 0)
      counts.refused = 1
      counts.diagnostics = [error.diagnostic]
      tally.count(counts, bytes: resource.body.count)
      return SyncedEvents(item: item, series: [], isWhole: false)
    }
    var series: [MeetingSeries] = []
    var since: Int64?
    var (isWhole, seen) = (true, 0)
    while let chunk = try read({ () throws(ReadError) in try cursor.next() }) {
      let parsed = chunk.parse()
      series += parsed.series
      isWhole = isWhole && parsed.refused == 0
      seen += parsed.records.count + parsed.skipped + parsed.refused
      self.counts.events += parsed.series.count
      for case .note(let note) in parsed.records {
        if case .instant(let seconds, _)? = note.capturedAt, !parsed.isOfRule(note) {
          since = min(since ?? seconds, seconds)
        }
        if note.calendar?.birthday != nil { self.counts.events += 1 }
      }
      let texts = PreparedTexts(
        parsed, filing.analyzer, known: filing.known, repeated: RepeatedNotes(),
        attendees: filing.people.attendees)
      var counts = ChunkCounts(parsed)
      counts.records = texts.count
      counts.skipped += texts.skipped
      counts.diagnostics += texts.diagnostics
      tally.count(counts, bytes: chunk.byteCount)
      try filing.take(
        texts, from: .chatImport, in: EventPlace(account: account, href: item.href))
    }
    if seen == 0, !isFeed {
      isWhole = false
      tell(empty: resource)
    }
    return SyncedEvents(
      item: item, series: series, since: isFeed ? since : nil, isFeed: isFeed,
      isWhole: isFeed || isWhole)
  }

  /// Says of a resource without events that it is left out: a task, or no calendar at all.
  private func tell(empty resource: FetchedResource) {
    let head = String(decoding: resource.body.prefix(64), as: UTF8.self)
    let isCalendar = head.uppercased().contains("BEGIN:VCALENDAR")
    var counts = ChunkCounts(records: 0)
    (counts.skipped, counts.refused) = isCalendar ? (1, 0) : (0, 1)
    counts.diagnostics = [
      Diagnostic(
        isCalendar ? .note : .error, "calendar.no-event",
        isCalendar ? "the resource has no event; skipped" : "not a calendar",
        at: SourceLocation(path: resource.item.href))
    ]
    tally.count(counts, bytes: 0)
  }

  /// Counts resources that the server does not give, and tells of them.
  public func refuse(_ resources: [UnavailableResource]) {
    for resource in resources { tally.count(resource.counts, bytes: 0) }
  }

  /// Takes back the meetings of resources that are gone.
  public func leave(_ items: [SyncedItem]) throws(PipelineError) {
    try store { () throws(StoreError) in
      counts.removed += try stage.session.skipEvents(items, account: account, options.filing)
    }
    try commit()
  }

  /// Notes up to where the account is synced, and ends the run.
  public func finish(_ collections: [SyncedCollection]) throws(PipelineError) -> RunReport {
    try store { () throws(StoreError) in
      try stage.session.saveSynced(collections, account: account)
    }
    return try stage.finish()
  }

  /// Ends the run as far as it came.
  public func abandon() { stage.abandon() }

  private func commit() throws(PipelineError) {
    if options.isDryRun { return }
    try store { () throws(StoreError) in try stage.session.commit([], tally.finished()) }
  }

  private func read<Value>(
    _ work: () throws(ReadError) -> Value
  ) throws(PipelineError) -> Value {
    do throws(ReadError) { return try work() } catch { throw PipelineError(error) }
  }

  private func store<Value>(
    _ work: () throws(StoreError) -> Value
  ) throws(PipelineError) -> Value {
    do throws(StoreError) { return try work() } catch { throw .store(error) }
  }
}

extension ParsedChunk {
  /// Whether a meeting is one of many that a rule tells: a feed of the last weeks has the rule with its
  /// very first time.
  fileprivate func isOfRule(_ note: NoteRecord) -> Bool {
    series.contains { one in
      one.kept != nil && note.id.hasPrefix(one.prefix) && note.id != one.prefix
    }
  }
}
