import CirclesModel
import CirclesReaders
import SourceDiagnostics

/// The files of a run, each with the reader that recognised it.
struct InputPlan {
  /// A file and its reader.
  struct Entry {
    /// The file as the user named it.
    var path: String
    var reader: any Reader
    /// Standard input, already spooled; any other file is opened when its turn comes, since a
    /// folder may hold more files than a process may have open.
    var spooled: InputFile?

    /// The file, open for reading.
    func open() throws(ReadFailure) -> any InputSource {
      if let spooled { return spooled }
      return try InputFile(path: path)
    }
  }

  /// The files that can be read, in order.
  private(set) var entries: [Entry] = []
  /// The bytes of all of them.
  private(set) var totalBytes = 0

  /// Finds and recognises the files that `names` stand for.
  ///
  /// A file named outright that nothing recognises, or that is empty, is an error; one that merely
  /// lies in a folder is passed over.
  /// - Throws: `PipelineFailure` when a named input does not exist, or a format's name is unknown.
  init(
    _ names: [String], format: String?, registry: ReaderRegistry, sink: any DiagnosticSink
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
        try add(found, forced: forced, registry: registry, sink: sink)
      }
    } catch {
      throw PipelineFailure(error)
    }
  }

  private mutating func add(
    _ found: InputCollector.Found, forced: (any Reader)?, registry: ReaderRegistry,
    sink: any DiagnosticSink
  ) throws(ReadFailure) {
    let isStandardInput = found.path == "-"
    let input = isStandardInput ? try StandardInput.spool() : try InputFile(path: found.path)
    let place = SourceLocation(path: found.path)
    if input.size == 0 {
      if found.isNamed {
        sink.emit(Diagnostic(.error, "input.empty", "the file is empty", at: place))
      }
      return
    }
    let probe = try input.probe()
    guard let reader = forced ?? registry.reader(for: probe) else {
      if found.isNamed {
        sink.emit(
          Diagnostic(
            .error, "input.unrecognised",
            "no reader recognises this file; it looks like \(LooksLike.describe(probe.head))",
            at: place))
      }
      return
    }
    entries.append(
      Entry(path: found.path, reader: reader, spooled: isStandardInput ? input : nil))
    totalBytes += input.size
  }
}
