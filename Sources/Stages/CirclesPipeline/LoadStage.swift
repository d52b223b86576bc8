import CirclesModel
import CirclesStore
import PhoneNumbers
import SourceDiagnostics

/// The end of the pipeline: hands prepared records to the notebook and tells what became of them.
final class LoadStage {
  let session: ImportSession
  let options: ImportOptions
  let tally: RunTally
  private var vote = ExporterDetector()
  /// The address books that were met, and whether what they no longer have is removed.
  private var sources: [(name: String, prunes: Bool)] = []
  private let prunes: Bool
  /// Whether nothing is committed but when it is told to.
  let isHeld: Bool
  /// What the notebook knew when the run began.
  let known: KnownRecords

  /// The end of a run; `prunes` says whether any of its sources is to be pruned. A held one commits
  /// only when it is told to, and takes nothing for known before it was read.
  init(
    _ notebook: Notebook, _ options: ImportOptions, _ tally: RunTally, prunes: Bool,
    isHeld: Bool = false
  ) throws(PipelineError) {
    self.prunes = prunes
    self.isHeld = isHeld
    self.options = options
    self.tally = tally
    if notebook.isOpenToOthers {
      tally.emit(
        Diagnostic(
          .warning, "notebook.readable", "others on this machine can read the notebook",
          at: SourceLocation(path: notebook.path)))
    }
    do throws(StoreError) {
      session = try notebook.beginImport(
        ImportRequest(
          command: options.command, isDryRun: options.isDryRun, isHeld: isHeld,
          settings: options.settings))
    } catch {
      throw .store(error)
    }
    do throws(StoreError) {
      try session.normalizeEditedPhones(PhoneNormalizer(region: options.region).normalize)
      known = isHeld ? KnownRecords() : try session.knownRecords()
    } catch {
      try? session.abandon()
      throw .store(error)
    }
    tally.report.run = session.runID
  }

  /// The records that follow are of another file: who made it is told anew, and what one file says
  /// twice is not what two say.
  func beginFile() throws(PipelineError) {
    vote = ExporterDetector()
    do throws(StoreError) {
      try session.beginFile()
    } catch {
      throw .store(error)
    }
  }

  /// Loads one chunk of a file.
  func take(_ chunk: PreparedChunk, of entry: InputPlan.Entry) throws(PipelineError) {
    if chunk.items.isEmpty, chunk.skippedIdentifiers.isEmpty { return }
    let source: String
    if let named = entry.source.name {
      source = named
    } else {
      source = try book(of: entry.path, chunk)
    }
    met(source, prunes: entry.source.prunes)
    let isOwn = chunk.items.allSatisfy { item in
      if case .known(let digest, _) = item { known.isSaid(digest, by: source) } else { true }
    }
    let items = isOwn ? chunk.items : chunk.readInFull().items
    do throws(StoreError) {
      try session.meet(chunk.skippedIdentifiers, source: source)
      let outcomes = try session.load(items, source: source) {
        chunk.readInFull().items
      } totals: { outcomes in
        outcomes.forEach(count)
        return tally.finished()
      }
      outcomes.forEach(tell)
    } catch {
      throw .store(error)
    }
  }

  /// The address book that a file is, by the signs of its exporter and by what is known of its records.
  private func book(of path: String, _ chunk: PreparedChunk) throws(PipelineError) -> String {
    if let decided = vote.decided(for: path) { return decided }
    let likeliest = vote.source(of: path, by: chunk)
    if !vote.isUnsure { return likeliest }
    do throws(StoreError) {
      let book = try session.book(of: chunk.items, likeliest: likeliest)
      vote.decide(book, for: path)
      return book
    } catch {
      throw .store(error)
    }
  }

  func count(_ outcome: ContactOutcome) {
    if outcome.isDuplicate {
      tally.report.records.duplicate += 1
    } else if outcome.result.action == .refused {
      tally.report.records.refused += 1
    } else {
      tally.report.records.imported += 1
    }
    countContact(outcome)
  }

  func countContact(_ outcome: ContactOutcome) {
    if !outcome.isGroup {
      tally.report.contacts.count(outcome.result.action)
    } else if outcome.result.action != .refused {
      tally.report.groups += 1
    }
  }

  private func met(_ source: String, prunes: Bool) {
    if let place = sources.firstIndex(where: { $0.name == source }) {
      sources[place].prunes = sources[place].prunes || prunes
    } else {
      sources.append((source, prunes))
    }
  }

  /// Prunes where that was asked for, closes the run, and answers its report.
  func finish() throws(PipelineError) -> RunReport {
    do throws(StoreError) {
      if prunes { try prune() }
      let report = tally.finished()
      try session.finish(report, diagnostics: tally.diagnosticCounts)
      return report
    } catch {
      throw .store(error)
    }
  }

  /// Leaves the run as far as it came.
  func abandon() {
    // The run has failed already, and that failure is the one to tell of.
    try? session.abandon()
  }

  /// Removes what the sources no longer have, unless something of them could not be read: then what
  /// is missing may only have been missed.
  private func prune() throws(StoreError) {
    if tally.report.errors > 0 || tally.isTorn {
      tally.emit(
        Diagnostic(
          .warning, "prune.skipped",
          "nothing was pruned because not everything could be read"))
      return
    }
    let contacts = tally.report.contacts
    let met = contacts.created + contacts.updated + contacts.unchanged + contacts.merged
    for source in sources where source.prunes {
      for outcome in try session.prune(source: source.name) {
        countContact(outcome)
        tell(outcome)
      }
    }
    let gone = tally.report.contacts.pruned
    if gone >= Self.manyPruned, gone > met {
      tally.emit(
        Diagnostic(
          .warning, "prune.many",
          "\(gone) people are no longer in their source and are removed; only \(met) were read."
            + " If a file was incomplete, undo this run"))
    }
  }

  /// So many people at least are removed, and more than are left, where a user is warned: they may
  /// have named a file that holds only some.
  private static let manyPruned = 10

  /// Tells what became of a contact.
  func tell(_ outcome: ContactOutcome) {
    outcome.diagnostics.forEach(tally.emit)
    if !outcome.isGroup { tally.observer.contactResult(outcome.result) }
  }
}
