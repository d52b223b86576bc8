import ArgumentParser
import CirclesModel
import CirclesPipeline
import CirclesStore
import SourceDiagnostics

/// `reprocess`: notes are looked at again.
struct ReprocessCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reprocess",
    abstract: "Check notes again if something changed since they were decided.",
    discussion: """
      That is: contacts were added, renamed, merged or given an alias, a note's text was edited, \
      or this program decides differently than it did. What you assigned or dismissed stays; what \
      the program assigned moves only on clearly better evidence. Options that are left out are \
      those of the newest import; if one differs, every note is checked.

      Examples:
        circles-import reprocess
        circles-import reprocess --dry-run --output jsonl
        circles-import reprocess --all --since 2026-03-01
      """)

  @Flag(help: "Check every note that the program may decide.")
  var all = false

  @Flag(help: "Show what would change without writing.")
  var dryRun = false

  @Option(
    help: ArgumentHelp("Only notes from this day on.", valueName: "date"),
    transform: DayText.checked)
  var since: String?

  @OptionGroup(title: "Reading") var settings: SettingsOptions
  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() async throws {
    // The notebook is written to the end even if nobody reads the output any more.
    let console = Console(output, stopsWithoutReader: false)
    let notebook = try Notebook.toEdit(database)
    let last = try notebook.lastSettings()
    var common = settings.importOptions(after: last)
    common.databasePath = database.path
    common.isDryRun = dryRun
    common.command = "reprocess"
    var options = ReprocessOptions(common)
    options.all = all || settings.differ(from: last)
    options.since = since

    let open = try notebook.openNoteCount()
    let printer = RunPrinter(console)
    let changes = ReprocessChanges(printer)
    try await ReadingRun.finish(console, printer) {
      () async throws(PipelineError) in
      try ReprocessPipeline().run(notebook, options, changes)
    } print: { report in
      switch console.form {
      case .jsonl: console.data(ReportLine.json(report))
      case .text where !console.isQuiet:
        let names = Self.names(changes.decisions, notebook)
        ReprocessText(report, of: open, changes.decisions, names: names)
          .lines(width: console.tableWidth, console.style).forEach(console.line)
      case .text: break
      }
    }
  }

  /// The names of those from whom notes moved, by identifier.
  private static func names(
    _ decisions: [AssignedDecision], _ notebook: Notebook
  ) -> [String: String] {
    var names: [String: String] = [:]
    for case let identifier? in decisions.map(\.movedFrom) where names[identifier] == nil {
      if case .one(let person) = try? notebook.resolvePerson(identifier) {
        names[identifier] = person.name
      }
    }
    return names
  }
}

/// Hears what a `reprocess` decides and keeps what changed, for the table at its end.
final class ReprocessChanges: PipelineObserver {
  /// The decisions that assigned or moved a note.
  private(set) var decisions: [AssignedDecision] = []
  private let printer: RunPrinter

  /// Hands everything on to `printer`.
  init(_ printer: RunPrinter) { self.printer = printer }

  func diagnostic(_ diagnostic: Diagnostic) { printer.diagnostic(diagnostic) }
  func records(ndjson: [UInt8]) { printer.records(ndjson: ndjson) }
  func contactResult(_ result: ContactResult) { printer.contactResult(result) }
  func progress(_ progress: PipelineProgress) { printer.progress(progress) }

  func decision(_ decision: AssignedDecision) {
    printer.decision(decision)
    if decision.decision.contact != nil { decisions.append(decision) }
  }
}
