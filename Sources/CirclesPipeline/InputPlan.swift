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

    /// The file as the user named it.
    var path: String { origin.path }

    /// Whether files of its format may hold such things.
    func holds(_ contents: FormatContents) -> Bool { reader.format.contents.contains(contents) }

    /// The file, open for reading.
    func open() throws(ReadFailure) -> any InputSource { try origin.open() }
  }

  /// The files that can be read, in order.
  private(set) var entries: [Entry] = []
  /// The bytes of all of them.
  private(set) var totalBytes = 0

  /// The same plan for the files alone that may hold such things.
  func holding(_ contents: FormatContents) -> InputPlan {
    var plan = self
    plan.entries.removeAll { !$0.holds(contents) }
    return plan
  }

  /// Finds and recognises the files that `names` stand for; an archive stands for those in it.
  ///
  /// `timeZone` is that of the times in archives. A file named outright that nothing recognises, or that is empty, is an error; one that merely
  /// lies in a folder is passed over.
  /// - Throws: `PipelineFailure` when a named input does not exist, or a format's name is unknown.
  init(
    _ names: [String], format: String?, timeZone: String?, registry: ReaderRegistry,
    sink: any DiagnosticSink
  ) throws(PipelineFailure) {
    var forced: (any Reader)?
    if let format {
      forced = registry.reader(named: format)
      if forced == nil {
        throw .usage("unknown format '\(format)'; `circles-import formats` lists them")
      }
    }
    do throws(ReadFailure) {
      for found in try InputCollector.files(names) {
        try add(found, forced, timeZone, registry, sink)
      }
    } catch {
      throw PipelineFailure(error)
    }
  }

  private mutating func add(
    _ found: InputCollector.Found, _ forced: (any Reader)?, _ timeZone: String?,
    _ registry: ReaderRegistry, _ sink: any DiagnosticSink
  ) throws(ReadFailure) {
    let input = try found.open()
    if input.size == 0 {
      if found.isNamed {
        sink.emit(
          Diagnostic(
            .error, "input.empty", "the file is empty", at: SourceLocation(path: found.path)))
      }
      return
    }
    let origin =
      found.isSpooled
      ? InputOrigin(spooled: input, isNamed: true)
      : InputOrigin(path: found.path, isNamed: found.isNamed)
    let probe = try input.probe()
    // A document of another program may be an archive too, and have a reader.
    if ArchiveInputs.isArchive(probe.head), registry.reader(for: probe) == nil {
      try add(archive: origin, forced, timeZone, registry, sink)
    } else {
      add(origin, probe, size: input.size, forced ?? registry.reader(for: probe), sink)
    }
  }

  private mutating func add(
    archive: InputOrigin, _ forced: (any Reader)?, _ timeZone: String?,
    _ registry: ReaderRegistry, _ sink: any DiagnosticSink
  ) throws(ReadFailure) {
    let inputs = try ArchiveInputs(archive, zone: timeZone)
    inputs.diagnostics.forEach(sink.emit)
    let count = entries.count
    for entry in inputs.entries {
      let reader = registry.reader(for: entry.probe)
      if let forced, reader?.format.id != forced.format.id, inputs.entries.count > 1 { continue }
      add(entry.origin, entry.probe, size: entry.size, forced ?? reader, sink)
    }
    if entries.count == count, archive.isNamed, inputs.diagnostics.isEmpty {
      sink.emit(
        Diagnostic(
          .error, "input.unrecognised",
          "no reader recognises any of the \(inputs.entries.count) files in this archive",
          at: SourceLocation(path: archive.path)))
    }
  }

  private mutating func add(
    _ origin: InputOrigin, _ probe: FileProbe, size: Int, _ reader: (any Reader)?,
    _ sink: any DiagnosticSink
  ) {
    guard let reader else {
      if origin.isNamed {
        sink.emit(
          Diagnostic(
            .error, "input.unrecognised",
            "no reader recognises this file; it looks like \(LooksLike.describe(probe.head))",
            at: SourceLocation(path: origin.path)))
      }
      return
    }
    entries.append(Entry(origin: origin, reader: reader))
    totalBytes += size
  }
}
