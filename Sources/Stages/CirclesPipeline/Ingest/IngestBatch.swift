import CirclesModel
import CirclesStore
import FaultPoints
import SourceDiagnostics

/// One run of the daemon: files that came together, loaded some at a time.
final class IngestBatch {
  private let options: ImportOptions
  private let pipeline: ImportPipeline
  private let tally: RunTally
  private let load: LoadStage
  private var filing: AssignStage?
  private var foreignWrites = 0
  /// The oldest decision that may be looked at again; nil where there is none.
  private let oldest: Int?

  /// Begins a run. Until something is committed the notebook knows nothing of it.
  init(
    _ notebook: Notebook, _ options: ImportOptions, _ pipeline: ImportPipeline
  ) throws(PipelineError) {
    self.options = options
    self.pipeline = pipeline
    tally = RunTally(Silence())
    load = try LoadStage(notebook, options, tally, prunes: false, isHeld: true)
    FaultPoint.begun.reach()
    do throws(StoreError) {
      oldest = try load.session.oldestDecision()
    } catch {
      load.abandon()
      throw .store(error)
    }
  }

  /// Whether notes were decided, so that contacts that come now are too late for them.
  var hasDecided: Bool { filing != nil }

  /// Loads files and commits them with their rows of the ledger. What another daemon has loaded
  /// meanwhile is left out, lest an older state of a contact comes after a newer one.
  func load(
    _ files: [InspectedFile], _ entries: [LedgerEntry]
  ) async throws(PipelineError) {
    let loaded = try loadedContents(entries)
    let files = files.filter { !loaded.contains($0.file.sha256) }
    let entries = entries.filter { !loaded.contains($0.sha256) }
    for file in files {
      guard let plan = file.plan?.holding(.contacts), !plan.entries.isEmpty else { continue }
      try load.beginFile()
      try await pipeline.contacts(plan, options, load, tally)
    }
    FaultPoint.midUpsert.reach()
    for file in files {
      guard let plan = file.plan?.holding(.messages), !plan.entries.isEmpty else { continue }
      try await pipeline.messages(plan, options, load, decider(), tally)
    }
    do throws(StoreError) {
      try load.session.commit(entries, tally.finished())
    } catch {
      throw .store(error)
    }
  }

  private func loadedContents(_ entries: [LedgerEntry]) throws(PipelineError) -> Set<[UInt8]> {
    do throws(StoreError) {
      return try load.session.loadedContents(entries.map(\.sha256))
    } catch {
      throw .store(error)
    }
  }

  /// Ends the run; notes that its contacts concern are looked at again before. Answers how many of
  /// those changed.
  func finish(_ isStopping: () -> Bool) throws(PipelineError) -> Int {
    let contacts = tally.report.contacts
    var changed = 0
    if contacts.created + contacts.updated + contacts.merged > 0, !isStopping() {
      changed = try review(isStopping)
    }
    _ = try load.finish()
    return changed
  }

  /// A run that only looks again; nothing is left of one that found nothing to do.
  func catchUp(_ isStopping: () -> Bool) throws(PipelineError) -> Int {
    let changed: Int
    do throws(PipelineError) {
      changed = try review(isStopping)
    } catch {
      load.abandon()
      throw error
    }
    if changed > 0 { _ = try load.finish() } else { load.abandon() }
    return changed
  }

  /// Gives up what was not committed.
  func abandon() { load.abandon() }

  /// What decides notes: asked within a transaction, so that it knows everybody whom the notebook knows
  /// then, also those whom another program has brought since the last one.
  private func decider() throws(PipelineError) -> AssignStage {
    if let filing, foreignWrites == load.session.foreignWrites { return filing }
    foreignWrites = load.session.foreignWrites
    let made = try AssignStage(load, changedSince: oldest ?? .max)
    filing = made
    return made
  }

  /// Looks again at what the contacts concern that have changed; answers how many notes moved.
  private func review(_ isStopping: () -> Bool) throws(PipelineError) -> Int {
    if oldest == nil { return 0 }
    let people = try decider().people
    let review = RunTally(Silence())
    do throws(StoreError) {
      try ReprocessPipeline().review(
        load.session, people, ReprocessOptions(options), review, isStopping: isStopping)
    } catch {
      throw .store(error)
    }
    tally.report.notes.assigned += review.report.notes.assigned
    return review.report.records.imported
  }
}

/// Hears nothing: the daemon's log speaks of files, not of what is in them.
private final class Silence: PipelineObserver {
  func diagnostic(_ diagnostic: Diagnostic) {}
  func records(ndjson: [UInt8]) {}
  func contactResult(_ result: ContactResult) {}
  func decision(_ decision: AssignedDecision) {}
  func progress(_ progress: PipelineProgress) {}
}
