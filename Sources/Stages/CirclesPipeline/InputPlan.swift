import CirclesModel
import CirclesReaders
import SourceDiagnostics

/// The files of a run, each with the reader that recognised it.
struct InputPlan {
  /// A file and its reader.
  struct Entry: Sendable {
    /// Where it is; opened when its turn comes.
    var origin: InputOrigin
    var reader: any Reader
    /// What the user said of it.
    var source: SourceRequest

    /// The file as the user named it.
    var path: String { origin.path }

    /// Whether files of its format may hold such things.
    func holds(_ contents: FormatContents) -> Bool { reader.format.contents.contains(contents) }

    /// The file, open for reading.
    func open() throws(ReadError) -> any InputSource { try origin.open() }
  }

  /// The files that can be read, in order.
  private(set) var entries: [Entry] = []
  /// The bytes of all of them.
  private(set) var totalBytes = 0
  /// What was found in the folder at hand and is not read.
  private var passedOver = UnrecognizedFiles()

  /// The same plan for the files alone that may hold such things.
  func holding(_ contents: FormatContents) -> InputPlan {
    var plan = self
    plan.entries.removeAll { !$0.holds(contents) }
    return plan
  }

  /// The same plan for one of its files.
  func holding(only entry: Entry) -> InputPlan {
    var plan = self
    plan.entries = [entry]
    return plan
  }

  /// Finds and recognises the files that `sources` stand for; an archive stands for those in it.
  ///
  /// `timeZone` is that of the times in archives, where a source does not say. A file named outright
  /// that nothing recognises, or that is empty, is an error; one that merely lies in a folder is
  /// passed over.
  /// - Throws: `PipelineError` when a named input does not exist, or a format's name is unknown.
  init(
    _ sources: [SourceRequest], timeZone: String?, registry: ReaderRegistry,
    sink: any DiagnosticSink
  ) throws(PipelineError) {
    for source in sources {
      var forced: (any Reader)?
      if let format = source.format {
        forced = registry.reader(named: format)
        if forced == nil {
          throw .usage("unknown format '\(format)'; `circles-import formats` lists them")
        }
      }
      let adding = Adding(
        source: source, forced: forced, timeZone: source.timeZone ?? timeZone, registry: registry,
        sink: sink)
      do throws(ReadError) {
        let inputs = source.inputs
        var found: [[InputCollector.Found]] = []
        for input in inputs { found.append(try InputCollector.files([input])) }
        for (input, files) in zip(inputs, found) { try add(files, of: input, adding) }
      } catch {
        throw PipelineError(error)
      }
    }
  }

  /// Recognises one input that is open already, named outright; an archive stands for the files in it.
  init(
    spooled input: InputFile, _ source: SourceRequest, timeZone: String?,
    registry: ReaderRegistry, sink: any DiagnosticSink
  ) throws(ReadError) {
    let adding = Adding(
      source: source, forced: source.format.flatMap(registry.reader(named:)),
      timeZone: source.timeZone ?? timeZone, registry: registry, sink: sink)
    try add(input, InputOrigin(spooled: input, isNamed: true), adding)
  }

  /// What is the same for all files of a source while the plan is made.
  private struct Adding {
    let source: SourceRequest
    let forced: (any Reader)?
    let timeZone: String?
    let registry: ReaderRegistry
    let sink: any DiagnosticSink
  }

  /// Adds what one input stands for: a file, or all files below a folder.
  private mutating func add(
    _ files: [InputCollector.Found], of input: String, _ adding: Adding
  ) throws(ReadError) {
    if files.contains(where: \.isNamed) {
      for file in files { try add(file, adding) }
      return
    }
    passedOver = UnrecognizedFiles()
    let before = entries.count
    for file in files { try add(file, adding) }
    let formats = Set(entries[before...].map(\.reader.format.id))
    if files.isEmpty || !passedOver.isEmpty {
      passedOver.diagnostics(in: "folder", input, .warning, formats: formats)
        .forEach(adding.sink.emit)
    }
  }

  private mutating func add(
    _ found: InputCollector.Found, _ adding: Adding
  ) throws(ReadError) {
    let input: InputFile
    do throws(ReadError) {
      input = try found.open()
    } catch {
      // One file of a folder that cannot be read is no reason to leave the others.
      if found.isNamed { throw error }
      return adding.sink.emit(error.diagnostic)
    }
    let origin =
      found.isSpooled
      ? InputOrigin(spooled: input, isNamed: true)
      : InputOrigin(path: found.path, isNamed: found.isNamed)
    try add(input, origin, adding)
  }

  private mutating func add(
    _ input: InputFile, _ origin: InputOrigin, _ adding: Adding
  ) throws(ReadError) {
    if input.size == 0 {
      if origin.isNamed {
        adding.sink.emit(
          Diagnostic(
            .error, "input.empty", "the file is empty", at: SourceLocation(path: origin.path)))
      } else {
        passedOver.add("empty")
      }
      return
    }
    let probe = try input.probe()
    // What lies unpacked in an archive looks like the text that it is, so this is asked first.
    if ArchiveInputs.isArchive(probe.head) {
      try add(archive: origin, adding)
    } else {
      let reader = Self.reader(for: probe, adding)
      add(origin, probe, size: input.size, adding.forced ?? reader, adding)
    }
  }

  /// The reader of a file; nil also for one of a kind of which another is to be asked for.
  private static func reader(for probe: FileProbe, _ adding: Adding) -> (any Reader)? {
    UnsupportedExport(probe) == nil ? adding.registry.reader(for: probe) : nil
  }

  private mutating func add(archive: InputOrigin, _ adding: Adding) throws(ReadError) {
    let isWhatsApp = adding.forced.map { $0.format.id == WhatsAppReader().format.id } ?? true
    let inputs = try ArchiveInputs(
      archive, zone: adding.timeZone, keepsAttachments: !isWhatsApp)
    inputs.diagnostics.forEach(adding.sink.emit)
    if archive.isNamed { passedOver = UnrecognizedFiles() }
    let count = entries.count
    for entry in inputs.entries {
      let reader = Self.reader(for: entry.probe, adding)
      if let forced = adding.forced, reader?.format.id != forced.format.id,
        inputs.entries.count > 1
      {
        continue
      }
      add(entry.origin, entry.probe, size: entry.size, adding.forced ?? reader, adding)
    }
    let formats = Set(entries[count...].map(\.reader.format.id))
    if archive.isNamed {
      let isTold = inputs.diagnostics.contains { $0.severity != .note }
      if isTold && passedOver.isEmpty { return }
      passedOver.diagnostics(in: "archive", archive.path, .error, formats: formats)
        .forEach(adding.sink.emit)
    } else if inputs.entries.isEmpty, inputs.diagnostics.isEmpty {
      passedOver.add("an empty ZIP archive")
    }
  }

  private mutating func add(
    _ origin: InputOrigin, _ probe: FileProbe, size: Int, _ reader: (any Reader)?,
    _ adding: Adding
  ) {
    guard let reader else {
      if origin.isNamed {
        adding.sink.emit(
          Diagnostic(
            .error, "input.unrecognised",
            "no reader recognises this file; it looks like \(FileTypeGuess.describe(probe))",
            at: SourceLocation(path: origin.path)))
      } else {
        passedOver.add(probe, path: origin.path)
      }
      return
    }
    entries.append(Entry(origin: origin, reader: reader, source: adding.source))
    totalBytes += size
  }
}
