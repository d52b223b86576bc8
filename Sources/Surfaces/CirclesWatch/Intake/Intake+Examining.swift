import CirclesPipeline
import CirclesStore
import FaultPoints

extension Intake {
  /// Reads files through that the ledger does not know, and loads what is sound.
  func read(_ files: [TakenFile], _ start: Duration) async throws(IntakeEnd) {
    if files.isEmpty { return }
    try save(files.map(\.entry))
    FaultPoint.attemptRow.reach()
    refunds.subtract(files.map(\.sha256))
    begun = Dictionary(files.map { ($0.sha256, $0) }) { first, _ in first }
    do throws(IntakeEnd) {
      for part in parts(try await examined(files)) { try await load(part, start) }
    } catch {
      giveBack(after: error)
      throw error
    }
  }

  /// Reads files through; answers what is to be loaded, and puts off or aside what is not.
  private func examined(
    _ files: [TakenFile]
  ) async throws(IntakeEnd) -> [(TakenFile, ExaminedFile)] {
    var loadable: [(TakenFile, ExaminedFile)] = []
    var set: [TakenFile] = []
    for taken in files {
      if tools.stop.isRequested { break }
      switch try await examine(taken) {
      case .load(let taken, let examined): loadable.append((taken, examined))
      case .settle(let taken): set.append(taken)
      }
    }
    try save(set.map(\.entry))
    if tools.stop.isRequested { throw .stopping }
    for taken in set where taken.entry.state == .rejected { quarantine(taken) }
    return loadable
  }

  private enum Examination {
    case load(TakenFile, ExaminedFile)
    case settle(TakenFile)
  }

  private func examine(_ taken: TakenFile) async throws(IntakeEnd) -> Examination {
    var taken = taken
    guard let dropped = taken.dropped else {
      taken.entry.lastCode = "watch.too-large"
      reject(&taken)
      return .settle(taken)
    }
    CrashNote.reading(taken.sha256)
    defer { CrashNote.reading(nil) }
    let examined: ExaminedFile
    do throws(PipelineFailure) {
      examined = try await loader.examine(dropped)
    } catch {
      throw IntakeEnd(error)
    }
    taken.entry.reader = examined.reader
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
  private func parts(
    _ files: [(TakenFile, ExaminedFile)]
  ) -> [[(TakenFile, ExaminedFile)]] {
    var parts: [[(TakenFile, ExaminedFile)]] = []
    var records = tools.records
    for file in files {
      records += file.1.recordsOK
      if records > tools.records || parts.isEmpty {
        parts.append([])
        records = file.1.recordsOK
      }
      parts[parts.count - 1].append(file)
    }
    return parts
  }
}
