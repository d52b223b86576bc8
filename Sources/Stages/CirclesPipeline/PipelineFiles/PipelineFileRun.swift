public import CirclesModel
import CirclesStore

/// Carries a pipeline file out: its sources as one run, and what is to be looked at again as a
/// second, so that either can be undone.
public struct PipelineFileRun: Sendable {
  private let file: PipelineFile
  private let options: ImportOptions
  private let pipeline: ImportPipeline

  /// A run of a file. `usual` holds where the file says nothing, and tells whether it is a dry one.
  public init(
    _ file: PipelineFile, _ usual: ImportOptions, pipeline: ImportPipeline = ImportPipeline()
  ) {
    self.file = file
    options = file.options(usual)
    self.pipeline = pipeline
  }

  /// Does it; `report` hears the report of each run as it ends.
  ///
  /// A dry run looks again at the notebook as it is, without what its sources would bring.
  public func run(
    _ observer: any PipelineObserver, report: (RunReport) -> Void
  ) async throws(PipelineError) {
    if !file.sources.isEmpty {
      report(try await pipeline.load(file.sources, options, observer))
    }
    guard let reprocessing = file.reprocessing else { return }
    guard let path = options.databasePath else { throw .usage("no database is named") }
    let notebook: Notebook
    do throws(StoreError) {
      notebook =
        file.sources.isEmpty
        ? try Notebook.open(path: path, mode: .existing(readOnly: false))
        : try ImportPipeline.open(path, options)
    } catch {
      throw .store(error)
    }
    var again = ReprocessOptions(options)
    again.all = reprocessing == .all
    report(try ReprocessPipeline().run(notebook, again, observer))
  }
}
