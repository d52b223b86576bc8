import CirclesPipeline
import CirclesStore
import FaultPoints
import Foundation

extension Intake {
  /// Takes files through the ledger into the notebook, and puts them away.
  func process(_ batch: [TakenFile]) async throws(IntakeEnd) {
    if batch.isEmpty { return }
    let start = tools.clock.now
    var met: Set<[UInt8]> = []
    var again: [TakenFile] = []
    var fresh: [TakenFile] = []
    let known = try look(up: batch)
    for taken in batch {
      if !met.insert(taken.sha256).inserted {
        // The same content under another name: known once the first is loaded.
        again.append(taken)
      } else if let begun = begin(taken, known[taken.sha256]) {
        fresh.append(begun)
      }
    }
    try await read(fresh, start)
    if !again.isEmpty { try await process(again) }
  }

  private func look(up batch: [TakenFile]) throws(IntakeEnd) -> [[UInt8]: LedgerEntry] {
    do throws(StoreFailure) {
      return try notebook.ledgerEntries(batch.map(\.sha256))
    } catch {
      throw IntakeEnd(error)
    }
  }

  /// What is to be done with a file that the ledger may know; answers it where it is to be read.
  private func begin(_ taken: TakenFile, _ known: LedgerEntry?) -> TakenFile? {
    var taken = taken
    guard let known else {
      taken.entry.attempts = 1
      return taken
    }
    let entry = known
    switch entry.state {
    case .committed, .filed, .superseded:
      taken.entry = entry
      tools.log.duplicate(taken.logged)
      tools.board.count(duplicates: 1)
      putAway(taken)
      return nil
    case .rejected:
      taken.entry = entry
      quarantine(taken)
      return nil
    case .undone where tools.keeps:
      tracker.settled(taken.claimed.found.path, taken.claimed.found.identity)
      return nil
    case .deferred where wait(for: entry) > .zero:
      hold(taken, for: wait(for: entry))
      return nil
    case .quarantined, .undone:
      // Somebody put it back: it begins anew.
      taken.entry.firstSeen = entry.firstSeen
      taken.entry.attempts = 1
    case .deferred, .reading:
      let code = taken.entry.lastCode
      taken.entry = entry
      taken.entry.path = taken.relative
      taken.entry.lastCode = code ?? entry.lastCode
      if refunds.remove(taken.sha256) == nil { taken.entry.attempts += 1 }
    }
    taken.entry.state = .reading
    return taken
  }

  /// How long a file that was put off has to wait yet. The clock on the wall may have been set since,
  /// so no wait is longer than any that is ever given.
  private func wait(for entry: LedgerEntry) -> Duration {
    guard let text = entry.nextAttemptAt, let time = try? Date(text, strategy: .iso8601) else {
      return .zero
    }
    let seconds = time.timeIntervalSince(tools.clock.wall)
    return .seconds(min(max(0, seconds), 600))
  }

  private func read(_ files: [TakenFile], _ start: Duration) async throws(IntakeEnd) {
    if files.isEmpty { return }
    try save(files.map(\.entry))
    FaultPoint.attemptRow.reach()
    var loadable: [(TakenFile, ExaminedFile)] = []
    var set: [TakenFile] = []
    for (place, taken) in files.enumerated() {
      if tools.stop.isRequested {
        try giveBack(loadable.map(\.0) + files[place...])
        throw .stopping
      }
      switch try await examine(taken, giveBack: loadable.map(\.0) + files[place...]) {
      case .load(let taken, let examined): loadable.append((taken, examined))
      case .settle(let taken): set.append(taken)
      }
    }
    try save(set.map(\.entry))
    for taken in set where taken.entry.state == .rejected { quarantine(taken) }
    for part in Self.parts(loadable) { try await load(part, start) }
  }

  private enum Examination {
    case load(TakenFile, ExaminedFile)
    case settle(TakenFile)
  }

  private func examine(
    _ taken: TakenFile, giveBack others: [TakenFile]
  ) async throws(IntakeEnd) -> Examination {
    var taken = taken
    if taken.entry.lastCode == "watch.too-large" {
      reject(&taken)
      return .settle(taken)
    }
    CrashNote.reading(taken.sha256)
    defer { CrashNote.reading(nil) }
    let examined: ExaminedFile
    do throws(PipelineFailure) {
      examined = try await loader.examine(taken.dropped)
    } catch {
      refund(others)
      throw IntakeEnd(error)
    }
    let isNew = taken.entry.reader != examined.reader
    if isNew { taken.entry.reader = examined.reader }
    (taken.entry.recordsOK, taken.entry.recordsBad) = (examined.recordsOK, examined.recordsBad)
    taken.note(examined.problem)
    let delay = Backoff.unfinishedTail.delay(afterFailure: taken.entry.deferrals + 1)
    if examined.verdict == .unfinished, let delay {
      taken.entry.deferrals += 1
      taken.entry.lastCode = examined.problem?.code ?? "input.unfinished"
      putOff(&taken, for: delay)
      return .settle(taken)
    }
    if examined.verdict == .unreadable || examined.isEmpty {
      if taken.entry.lastCode == nil { taken.entry.lastCode = "input.unreadable" }
      reject(&taken)
      return .settle(taken)
    }
    if examined.verdict == .unfinished {
      taken.entry.lastCode = examined.problem?.code ?? "input.unfinished"
    }
    return .load(taken, examined)
  }

  /// The files of a batch by transaction: a large one has one of its own.
  private static func parts(
    _ files: [(TakenFile, ExaminedFile)]
  ) -> [[(TakenFile, ExaminedFile)]] {
    var parts: [[(TakenFile, ExaminedFile)]] = []
    var records = Limit.records
    for file in files {
      records += file.1.recordsOK
      if records > Limit.records || parts.isEmpty {
        parts.append([])
        records = file.1.recordsOK
      }
      parts[parts.count - 1].append(file)
    }
    return parts
  }

  private func load(
    _ files: [(TakenFile, ExaminedFile)], _ start: Duration
  ) async throws(IntakeEnd) {
    if tools.stop.isRequested {
      try giveBack(files.map(\.0))
      throw .stopping
    }
    if files.count == 1 { CrashNote.reading(files[0].0.sha256) }
    defer { CrashNote.reading(nil) }
    do throws(PipelineFailure) {
      try await loader.load(files.map(\.1), files.map(\.0.entry))
    } catch {
      try await notLoaded(files, error, start)
      return
    }
    let records = files.reduce(0) { $0 + $1.1.recordsOK }
    let bad = files.reduce(0) { $0 + $1.1.recordsBad }
    tools.log.loaded(
      files: files.count, records: records, refused: bad, duplicates: 0,
      took: tools.clock.now - start)
    tools.board.count(committed: files.count, records: records, refused: bad)
    for (taken, examined) in files {
      suspects.remove(taken.sha256)
      tools.log.loaded(taken.logged, records: examined.recordsOK, refused: examined.recordsBad)
      putAway(taken)
    }
  }

  private func notLoaded(
    _ files: [(TakenFile, ExaminedFile)], _ failure: PipelineFailure, _ start: Duration
  ) async throws(IntakeEnd) {
    let end = IntakeEnd(failure)
    guard case .file(let code) = end else {
      refund(files.map(\.0))
      throw end
    }
    if files.count > 1 {
      // One of them is at fault; alone, the others go through.
      for file in files { try await load([file], start) }
      return
    }
    for (taken, _) in files {
      var taken = taken
      taken.entry.lastCode = code
      if let delay = Backoff.file.delay(afterFailure: taken.entry.attempts) {
        putOff(&taken, for: delay)
      } else {
        reject(&taken)
      }
      try save([taken.entry])
      if taken.entry.state == .rejected { quarantine(taken) }
    }
  }
}
