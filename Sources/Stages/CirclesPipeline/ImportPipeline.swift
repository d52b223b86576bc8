public import CirclesModel
public import CirclesReaders
import Foundation
import SourceDiagnostics

/// Puts the stages together: inputs, readers, sink, report.
///
/// Three runs share one path through the files: `read` prints the records, `check` only counts
/// them, `load` brings them into a notebook.
public struct ImportPipeline: Sendable {
  /// The formats the pipeline reads.
  public let registry: ReaderRegistry
  /// Whether a pass ends when the system refuses a file, for whoever tries it again later; else that is
  /// told of as any fault of a file, and the others go on.
  var endsWhenRefused = false

  /// A pipeline over a registry of readers.
  public init(registry: ReaderRegistry = .standard) { self.registry = registry }

  /// Reads the inputs and hands their records to the observer as NDJSON. No database is touched.
  public func read(
    _ names: [String], _ options: ImportOptions, _ observer: any PipelineObserver
  ) async throws(PipelineError) -> RunReport {
    let tally = RunTally(observer)
    let files = try plan([SourceRequest(names, options)], options, tally)
    try await pass(files, options.readingContext(), tally) { _, _, chunk in
      var json = JSONWriter(capacity: 1 << 16)
      for record in chunk.records {
        record.write(to: &json)
        json.newline()
      }
      return ((json.bytes, chunk.records.count), ChunkCounts(chunk))
    } take: { _, lines in
      tally.report.records.imported += lines.1
      observer.records(ndjson: lines.0)
    }
    return tally.finished()
  }

  /// Reads everything and writes nothing: totals, and every problem with its place.
  public func check(
    _ names: [String], _ options: ImportOptions, _ observer: any PipelineObserver
  ) async throws(PipelineError) -> RunReport {
    let tally = RunTally(observer)
    let files = try plan([SourceRequest(names, options)], options, tally)
    let context = options.readingContext(needsIdentifiers: false)
    try await pass(files, context, tally) { _, _, chunk in
      (chunk.records.count, ChunkCounts(chunk))
    } take: { _, count in
      tally.report.records.imported += count
    }
    return tally.finished()
  }
}

extension ImportPipeline {
  func plan(
    _ sources: [SourceRequest], _ options: ImportOptions, _ tally: RunTally
  ) throws(PipelineError) -> InputPlan {
    let plan = try InputPlan(
      sources, timeZone: options.timeZone, registry: registry, sink: tally)
    tally.expect(bytes: plan.totalBytes)
    return plan
  }

  /// Runs every file through: `work` on any core with a chunk and what it held, which also says what
  /// of it is to be counted; `take` in the order of the input with what `work` made of it. The
  /// context is that of the run; a source may differ. A file that fails is told of, and the others
  /// go on, unless `endsWhenRefused` says otherwise.
  func pass<Output: Sendable>(
    _ plan: InputPlan, _ context: ReadingContext, _ tally: RunTally,
    work:
      @escaping @Sendable (InputPlan.Entry, any RecordChunk, ParsedChunk) -> (
        Output, ChunkCounts
      ),
    take: (InputPlan.Entry, Output) throws(PipelineError) -> Void
  ) async throws(PipelineError) {
    let cores = ProcessInfo.processInfo.activeProcessorCount
    for entry in plan.entries {
      let chunks = OrderedChunks(window: cores + 2) { chunk in
        work(entry, chunk, chunk.parse().withoutNULs())
      }
      do {
        let cursor = try entry.reader.open(try entry.open(), context.reading(entry.source))
        try await chunks.run(cursor) { output, bytes in
          tally.count(output.1, bytes: bytes)
          try take(entry, output.0)
        }
        tally.met(entry.path)
      } catch let failure as ReadError {
        if endsWhenRefused, case .io(let path, let code) = failure {
          throw PipelineError.io(path: path, errno: code)
        }
        tally.emit(failure.diagnostic)
      } catch let failure as PipelineError {
        throw failure
      } catch {
        throw .usage("the run was cancelled")
      }
    }
  }
}

extension ReadError {
  /// The failure as a diagnostic of its file.
  var diagnostic: Diagnostic {
    switch self {
    case .missing(let path):
      Diagnostic(
        .error, "input.missing", "the file is no longer there", at: SourceLocation(path: path))
    case .io(let path, let code):
      Diagnostic(
        .error, "input.io", "the file cannot be read: \(String(cString: strerror(code)))",
        at: SourceLocation(path: path))
    case .malformed(let diagnostic):
      diagnostic
    }
  }
}
