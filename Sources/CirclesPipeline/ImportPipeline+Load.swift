public import CirclesModel
import CirclesReaders
public import CirclesStore
import SourceDiagnostics

extension ImportPipeline {
  /// Brings the inputs into the notebook that the options name, made where there is none.
  ///
  /// A dry run on a notebook that does not exist runs on one in memory, so that no file is made.
  public func load(
    _ names: [String], _ options: ImportOptions, _ observer: any PipelineObserver
  ) async throws(PipelineFailure) -> RunReport {
    guard let path = options.databasePath else { throw .usage("no database is named") }
    // What is not there is told before a notebook is made for it.
    do throws(ReadFailure) {
      _ = try InputCollector.files(names)
    } catch {
      throw PipelineFailure(error)
    }
    let notebook: Notebook
    do throws(StoreFailure) {
      notebook = try Self.open(path, isDryRun: options.isDryRun)
    } catch {
      throw .store(error)
    }
    return try await load(names, into: notebook, options, observer)
  }

  private static func open(_ path: String, isDryRun: Bool) throws(StoreFailure) -> Notebook {
    if !isDryRun { return try Notebook.open(path: path, mode: .create) }
    do throws(StoreFailure) {
      return try Notebook.open(path: path, mode: .existing(readOnly: false))
    } catch {
      guard case .missing = error else { throw error }
      return try Notebook.open(path: path, mode: .scratch)
    }
  }

  /// Brings the inputs into a notebook. A dry run takes the same decisions and writes nothing.
  ///
  /// The records of a chunk are loaded in one transaction, while the next chunks are parsed beside
  /// it. A run that fails keeps what was loaded before, and can be taken back whole.
  public func load(
    _ names: [String], into notebook: Notebook, _ options: ImportOptions,
    _ observer: any PipelineObserver
  ) async throws(PipelineFailure) -> RunReport {
    let tally = RunTally(observer)
    tally.report.isDryRun = options.isDryRun
    let files = try plan(names, options, tally)
    let load = try LoadStage(notebook, options, tally)
    do throws(PipelineFailure) {
      let known = load.known
      var context = options.readingContext(keepsPhotos: true)
      context.isKnown = { known.contains($0) }
      try await pass(files, context, tally) { chunk, parsed in
        PreparedChunk(parsed, of: chunk)
      } take: { entry, prepared, counts throws(PipelineFailure) in
        try load.take(prepared, of: entry.path)
      }
      return try load.finish()
    } catch {
      load.abandon()
      throw error
    }
  }
}
