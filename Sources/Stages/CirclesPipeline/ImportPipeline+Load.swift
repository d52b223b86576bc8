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
  ) async throws(PipelineError) -> RunReport {
    try await load([SourceRequest(names, options)], options, observer)
  }

  /// Brings several sources into the notebook that the options name, in one run.
  ///
  /// Each source is read as it says, and as the options say where it says nothing; `format`,
  /// `sourceName` and `prunes` of the options are left alone.
  public func load(
    _ sources: [SourceRequest], _ options: ImportOptions, _ observer: any PipelineObserver
  ) async throws(PipelineError) -> RunReport {
    guard let path = options.databasePath else { throw .usage("no database is named") }
    // What is not there is told before a notebook is made for it.
    do throws(ReadError) {
      _ = try InputCollector.files(sources.flatMap(\.inputs))
    } catch {
      throw PipelineError(error)
    }
    let notebook: Notebook
    do throws(StoreError) {
      notebook = try Self.open(path, options)
    } catch {
      throw .store(error)
    }
    return try await load(sources, into: notebook, options, observer)
  }

  /// Opens the notebook of a load; made where there is none, in memory for a dry run.
  package static func open(
    _ path: String, _ options: ImportOptions
  ) throws(StoreError) -> Notebook {
    if !options.isDryRun {
      return try Notebook.open(path: path, mode: .create, makesFolder: options.makesFolder)
    }
    do throws(StoreError) {
      return try Notebook.open(path: path, mode: .existing(readOnly: false))
    } catch {
      guard case .missing = error else { throw error }
      return try Notebook.open(path: path, mode: .scratch)
    }
  }

  /// Brings the inputs into a notebook. A dry run takes the same decisions and writes nothing.
  ///
  /// The records of a chunk are loaded in one transaction, while the next chunks are parsed beside
  /// it. A run that fails keeps what was loaded before, and can be undone whole.
  public func load(
    _ names: [String], into notebook: Notebook, _ options: ImportOptions,
    _ observer: any PipelineObserver
  ) async throws(PipelineError) -> RunReport {
    try await load([SourceRequest(names, options)], into: notebook, options, observer)
  }

  /// Brings several sources into a notebook in one run: the contacts of all of them before the notes
  /// of any are matched.
  public func load(
    _ sources: [SourceRequest], into notebook: Notebook, _ options: ImportOptions,
    _ observer: any PipelineObserver
  ) async throws(PipelineError) -> RunReport {
    let tally = RunTally(observer)
    tally.report.isDryRun = options.isDryRun
    let options = try options.told(by: notebook)
    let files = try plan(sources, options, tally)
    let load = try LoadStage(
      notebook, options, tally, prunes: sources.contains(where: \.prunes))
    do throws(PipelineError) {
      try await contacts(files, options, load, tally)
      let texts = files.holding(.messages)
      if !texts.entries.isEmpty {
        try await messages(texts, options, load, AssignStage(load), tally)
      }
      return try load.finish()
    } catch {
      load.abandon()
      throw error
    }
  }

  /// Contacts come before all notes, whatever order the files were named in.
  func contacts(
    _ files: InputPlan, _ options: ImportOptions, _ load: LoadStage, _ tally: RunTally
  ) async throws(PipelineError) {
    let known = load.known
    for entry in files.holding(.contacts).entries {
      try await each(entry, .contacts, options, load) { entry, place throws(PipelineError) in
        var context = options.readingContext(keepsPhotos: true)
        if !place.hasTaken { context.isKnown = { known.contains($0) } }
        try await pass(files.holding(only: entry), context, tally) { entry, chunk, parsed in
          let prepared = PreparedChunk(parsed, of: chunk)
          if !entry.holds(.messages) { return (prepared, ChunkCounts(parsed)) }
          // What a second reading will tell of the rest is not told twice.
          return (prepared, ChunkCounts(records: prepared.items.count))
        } take: { entry, prepared throws(PipelineError) in
          if place.isSuperseded { return tally.countKnown(contacts: prepared.items.count) }
          try load.take(prepared, of: entry)
        }
      }
    }
  }

  /// Notes and conversations, each matched with all contacts of the notebook.
  func messages(
    _ files: InputPlan, _ options: ImportOptions, _ load: LoadStage,
    _ filing: AssignStage, _ tally: RunTally
  ) async throws(PipelineError) {
    let known = filing.known
    let analyzer = filing.analyzer
    let attendees = filing.people.attendees
    let repeated = RepeatedNotes(files)
    for entry in files.entries {
      try await each(entry, .messages, options, load) { entry, place throws(PipelineError) in
        let plan = files.holding(only: entry)
        do throws(PipelineError) {
          try await pass(plan, options.readingContext(), tally) { entry, chunk, parsed in
            let texts = PreparedTexts(
              parsed, analyzer, known: known, repeated: repeated, attendees: attendees)
            var counts = ChunkCounts(parsed)
            counts.records = texts.count
            counts.skipped += texts.skipped
            counts.diagnostics += texts.diagnostics
            return (texts, counts)
          } take: { entry, texts throws(PipelineError) in
            if place.isSuperseded { return tally.countKnown(notes: texts.count) }
            let isScreen = entry.reader.format.kind == .screen
            try filing.take(texts, from: isScreen ? .shortcutImport : .chatImport)
          }
        } catch {
          // What came before is kept where the run fails for another reason than the notebook.
          if case .store = error {} else { try? filing.settle() }
          throw error
        }
        try filing.settle(hasLost: place.hasTaken)
      }
    }
  }

  /// Loads one file, after what it continues was undone, and keeps it in mind where another may
  /// continue it. The file that `body` gets has the time of the first one that held the same.
  private func each(
    _ entry: InputPlan.Entry, _ contents: FormatContents, _ options: ImportOptions,
    _ load: LoadStage,
    _ body: (InputPlan.Entry, PartialFiles.Place) async throws(PipelineError) -> Void
  ) async throws(PipelineError) {
    let ends = PartialFiles(pipeline: self, options: options, load: load)
    let place = try await ends.begin(entry, contents)
    let problems = load.tally.problems
    var entry = entry
    if let time = place.firstTime { entry.origin = entry.origin.modified(at: time) }
    try await body(entry, place)
    try ends.end(entry, hadProblems: load.tally.problems > problems)
  }
}
