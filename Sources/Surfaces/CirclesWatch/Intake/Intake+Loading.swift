import CirclesPipeline
import CirclesStore

extension Intake {
  /// Brings files into the notebook in one transaction, and puts them away.
  func load(
    _ files: [(IntakeFile, InspectedFile)], _ start: Duration
  ) async throws(IntakeError) {
    if tools.stop.isRequested { throw .stopping }
    if files.count == 1 { CrashMarker.reading(files[0].0.sha256) }
    defer { CrashMarker.reading(nil) }
    do throws(PipelineError) {
      try await loader.load(files.map(\.1), files.map(\.0.entry))
    } catch {
      // With the run ended its review of the inbox, which the contacts before these may call for.
      mayHaveMissed = true
      try await notLoaded(files, error, start)
      return
    }
    for (taken, _) in files { begun[taken.sha256] = nil }
    let records = files.reduce(0) { $0 + $1.1.recordsOK }
    let bad = files.reduce(0) { $0 + $1.1.recordsBad }
    tools.log.loaded(
      files: files.count, records: records, refused: bad,
      took: tools.clock.now - start)
    tools.board.count(committed: files.count, records: records, refused: bad)
    for (taken, examined) in files {
      suspects.remove(taken.sha256)
      tools.log.loaded(taken.logged, records: examined.recordsOK, refused: examined.recordsBad)
      if examined.hasErrors || examined.verdict == .unfinished { tellOfGap(taken, examined) }
      archive(taken)
    }
  }

  /// Something of a file is not in the notebook: no record need be refused for it, as of an archive of
  /// which a part cannot be unpacked.
  private func tellOfGap(_ taken: IntakeFile, _ examined: InspectedFile) {
    let code = taken.entry.lastCode ?? ""
    tools.log.loadedInPart(
      taken.logged, code: code, line: taken.entry.lastLine, column: taken.entry.lastColumn)
    tools.board.lastError(code)
    if examined.recordsBad == 0 { tools.board.count(refused: 1) }
  }

  private func notLoaded(
    _ files: [(IntakeFile, InspectedFile)], _ failure: PipelineError, _ start: Duration
  ) async throws(IntakeError) {
    let end = IntakeError(failure)
    guard case .file(let code) = end else { throw end }
    guard files.count == 1, var taken = files.first?.0 else {
      // One of them is at fault; alone, the others go through.
      for file in files { try await load([file], start) }
      return
    }
    taken.entry.lastCode = code
    if let delay = Backoff.file.delay(afterFailure: taken.entry.attempts) {
      deferRetry(&taken, for: delay)
    } else {
      reject(&taken)
    }
    try save([taken.entry])
    if taken.entry.state == .rejected { quarantine(taken) }
  }
}
