import CirclesModel
import CirclesReaders
import SourceDiagnostics

/// Reads a dropped file through and says what is to be done with it; nothing is written.
struct FileInspector {
  let pipeline: ImportPipeline
  let options: ImportOptions

  /// Examines a file, read as its source says.
  ///
  /// - Throws: `PipelineError` where the machine is to blame, and not the file.
  func examine(
    _ file: IngestFile, as source: SourceRequest
  ) async throws(PipelineError) -> InspectedFile {
    let problems = FirstDiagnostic()
    let tally = RunTally(problems)
    let isCut = try isCut(file.input)
    let plan: InputPlan
    do throws(ReadError) {
      plan = try InputPlan(
        spooled: file.input, source, timeZone: options.timeZone, registry: pipeline.registry,
        sink: tally)
    } catch {
      if case .io(let path, let code) = error { throw .io(path: path, errno: code) }
      tally.emit(error.diagnostic)
      return examined(file, nil, tally, problems, isCut)
    }
    let context = options.readingContext(needsIdentifiers: false)
    try await pipeline.pass(plan, context, tally) { _, _, chunk in
      ((), ChunkCounts(chunk))
    } take: { _, _ in
    }
    return examined(file, plan, tally, problems, isCut)
  }

  private func examined(
    _ file: IngestFile, _ plan: InputPlan?, _ tally: RunTally, _ problems: FirstDiagnostic,
    _ isCut: Bool
  ) -> InspectedFile {
    let formats = Set(plan?.entries.map(\.reader.format.id) ?? [])
    let bad = tally.report.records.skipped + tally.report.records.refused
    let good = tally.report.records.read - bad
    let isUnreadable = formats.isEmpty || (good == 0 && tally.report.errors > 0)
    return InspectedFile(
      file: file, reader: formats.count > 1 ? "zip" : formats.first ?? "-",
      verdict: isCut || problems.isUnfinished
        ? .unfinished : isUnreadable ? .unreadable : .sound,
      problem: (problems.error ?? problems.warning).map(InspectedFile.Problem.init),
      hasErrors: problems.error != nil, recordsOK: good, recordsBad: bad, plan: plan)
  }

  private func isCut(_ input: InputFile) throws(PipelineError) -> Bool {
    do throws(ReadError) {
      return try FileTail.isCut(input)
    } catch {
      throw PipelineError(error)
    }
  }
}

extension InspectedFile {
  /// Whether nothing of it can be loaded, whether or not its end is missing.
  public var isEmpty: Bool { plan?.entries.isEmpty ?? true || (recordsOK == 0 && problem != nil) }
}

/// Keeps the first error and the first warning of a file.
private final class FirstDiagnostic: PipelineObserver {
  private(set) var error: Diagnostic?
  private(set) var warning: Diagnostic?
  /// Whether a reader said that the file ends where it should not.
  private(set) var isUnfinished = false

  func diagnostic(_ diagnostic: Diagnostic) {
    if TruncatedInput.endings.contains(diagnostic.code) { isUnfinished = true }
    switch diagnostic.severity {
    case .error: if error == nil { error = diagnostic }
    case .warning: if warning == nil { warning = diagnostic }
    case .note: break
    }
  }

  func records(ndjson: [UInt8]) {}
  func contactResult(_ result: ContactResult) {}
  func decision(_ decision: AssignedDecision) {}
  func progress(_ progress: PipelineProgress) {}
}
