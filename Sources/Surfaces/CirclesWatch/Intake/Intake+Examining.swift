import CirclesPipeline
import CirclesStore
import FaultPoints

extension Intake {
  /// Reads files through that the ledger does not know, and loads what is sound.
  func read(_ files: [IntakeFile], _ start: Duration) async throws(IntakeError) {
    if files.isEmpty { return }
    try save(files.map(\.entry))
    FaultPoint.attemptRow.reach()
    refunds.subtract(files.map(\.sha256))
    begun = Dictionary(files.map { ($0.sha256, $0) }) { first, _ in first }
    do throws(IntakeError) {
      for part in parts(try await examined(files)) { try await load(part, start) }
    } catch {
      releaseClaim(after: error)
      throw error
    }
  }

  /// Reads files through; answers what is to be loaded, and puts off or aside what is not.
  private func examined(
    _ files: [IntakeFile]
  ) async throws(IntakeError) -> [(IntakeFile, InspectedFile)] {
    var loadable: [(IntakeFile, InspectedFile)] = []
    var set: [IntakeFile] = []
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
    case load(IntakeFile, InspectedFile)
    case settle(IntakeFile)
  }

  private func examine(_ taken: IntakeFile) async throws(IntakeError) -> Examination {
    var taken = taken
    guard let dropped = taken.dropped else {
      taken.entry.lastCode = "watch.too-large"
      reject(&taken)
      return .settle(taken)
    }
    CrashMarker.reading(taken.sha256)
    defer { CrashMarker.reading(nil) }
    let examined: InspectedFile
    do throws(PipelineError) {
      examined = try await loader.examine(dropped)
    } catch {
      throw IntakeError(error)
    }
    taken.entry.reader = examined.reader
    (taken.entry.recordsOK, taken.entry.recordsBad) = (examined.recordsOK, examined.recordsBad)
    taken.note(examined.problem)
    let delay = Backoff.unfinishedTail.delay(afterFailure: taken.entry.deferrals + 1)
    if examined.verdict == .unfinished, let delay {
      taken.entry.deferrals += 1
      taken.entry.lastCode = examined.problem?.code ?? "input.unfinished"
      deferRetry(&taken, for: delay)
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
    _ files: [(IntakeFile, InspectedFile)]
  ) -> [[(IntakeFile, InspectedFile)]] {
    var parts: [[(IntakeFile, InspectedFile)]] = []
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
