import CirclesModel
import CirclesReaders
public import CirclesStore
import FaultPoints
import SourceDiagnostics

/// Loads dropped files: the pipeline of `import`, with what the ledger says of a file in the same
/// transaction as what was in it.
///
/// Files that come together are one run. Contacts come before notes in it: when contacts come after
/// notes were decided, another run begins, so that those notes are looked at again.
public final class IngestLoader {
  /// The version of reading that the ledger notes down.
  public static let version = 1

  private let notebook: Notebook
  private let options: ImportOptions
  private let sources: [SourceRequest]
  private let pipeline: ImportPipeline
  private var burst: IngestBatch?

  /// A loader for a notebook. A source that names a folder below the drop folder says how what lies
  /// there is read; their `inputs` are paths below the drop folder.
  public init(
    _ notebook: Notebook, _ options: ImportOptions, sources: [SourceRequest] = [],
    pipeline: ImportPipeline = ImportPipeline()
  ) {
    self.notebook = notebook
    self.options = options
    self.sources = sources
    // All bytes are here already: what the system refuses is room for what is unpacked, and to blame
    // the file for that would leave out what is in it for ever.
    var pipeline = pipeline
    pipeline.endsWhenRefused = true
    self.pipeline = pipeline
  }

  /// Whether a run is under way.
  public var isInBurst: Bool { burst != nil }

  /// Reads a file through and says what is to be done with it.
  public func examine(_ file: IngestFile) async throws(PipelineError) -> InspectedFile {
    let examined = try await FileInspector(pipeline: pipeline, options: options)
      .examine(file, as: source(of: file.path))
    FaultPoint.parsed.reach()
    return examined
  }

  /// Loads files in one transaction, with their rows in the ledger: all of them or, after a failure,
  /// none. After a failure of the notebook the run is over, and the next files begin another; so do
  /// these when somebody has taken the run back while it was under way.
  public func load(
    _ files: [InspectedFile], _ entries: [LedgerEntry]
  ) async throws(PipelineError) {
    if files.isEmpty { return }
    if let burst, burst.hasDecided, files.contains(where: \.holdsContacts) {
      try finish(burst, isStopping: { false })
    }
    let isUnderWay = isInBurst
    let burst = try running()
    do throws(PipelineError) {
      try await burst.load(files, entries)
    } catch {
      burst.abandon()
      self.burst = nil
      if isUnderWay, case .store(.undone) = error { return try await load(files, entries) }
      throw error
    }
  }

  /// Ends the run, if one is under way: notes in the notebook that its contacts concern are looked at
  /// again. Answers how many of those changed.
  @discardableResult
  public func endBurst(isStopping: () -> Bool = { false }) throws(PipelineError) -> Int {
    guard let burst else { return 0 }
    return try finish(burst, isStopping: isStopping)
  }

  /// Looks again at the notes that something concerns which changed while no daemon was there.
  /// Answers how many were assigned or moved.
  public func catchUp(isStopping: () -> Bool = { false }) throws(PipelineError) -> Int {
    let burst = try IngestBatch(notebook, options.told(by: notebook), pipeline)
    return try burst.catchUp(isStopping)
  }

  private func running() throws(PipelineError) -> IngestBatch {
    if let burst { return burst }
    let made = try IngestBatch(notebook, options.told(by: notebook), pipeline)
    burst = made
    return made
  }

  @discardableResult
  private func finish(
    _ burst: IngestBatch, isStopping: () -> Bool
  ) throws(PipelineError) -> Int {
    self.burst = nil
    do throws(PipelineError) {
      return try burst.finish(isStopping)
    } catch {
      burst.abandon()
      // Of a run that somebody has undone nothing is left to be looked at.
      if case .store(.undone) = error { return 0 }
      throw error
    }
  }

  /// What the user said of files in that place: the source with the longest path wins.
  private func source(of path: String) -> SourceRequest {
    let found = sources.filter { source in
      source.inputs.contains { $0.isEmpty || path.hasPrefix($0 + "/") }
    }
    return found.max { $0.longestInput < $1.longestInput } ?? SourceRequest([], options)
  }
}

extension SourceRequest {
  fileprivate var longestInput: Int { inputs.map(\.utf8.count).max() ?? 0 }
}
