public import CirclesModel
public import CirclesStore
import SourceDiagnostics

extension ImportPipeline {
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
      let context = ReadingContext(region: options.region, keepsPhotos: true)
      try await pass(files, context, tally) { chunk in
        PreparedChunk(chunk)
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

/// A chunk's records made ready to load, beside the writer.
struct PreparedChunk: Sendable {
  /// The contacts, in the order of the file.
  var contacts: [PreparedContact]

  init(_ chunk: ParsedChunk) {
    contacts = chunk.records.map { record in
      switch record {
      case .contact(let contact): PreparedContact(contact)
      }
    }
  }
}
