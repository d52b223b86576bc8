import CirclesPipeline
import CirclesStore
import FaultPoints

extension Intake {
  /// Reads files through that the ledger does not know, and loads what is sound.
  func read(_ files: [TakenFile], _ start: Duration) async throws(IntakeEnd) {
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
      refund(others)
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
}
