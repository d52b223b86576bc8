import ArgumentParser
import CirclesModel
import CirclesPipeline

/// `run`: an import that is described in a file.
struct RunCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Run a pipeline file: sources, owner and options, written down once.",
    discussion: """
      A pipeline file is YAML; paths in it are relative to the file. Errors in it are reported \
      with their line, and nothing is done (exit 78). pipelines/ holds examples and a table of \
      all keys.

      Examples:
        circles-import run pipelines/household.yaml
        circles-import run --dry-run --output jsonl pipelines/messages.yaml
        circles-import run --db try.sqlite pipelines/contacts.yaml
      """)

  @Argument(
    help: ArgumentHelp("The pipeline file.", valueName: "pipeline"),
    completion: .file(extensions: ["yaml", "yml"]))
  var pipeline: String

  @Flag(help: "Show what would change without writing.")
  var dryRun = false

  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() async throws {
    // The notebook is written to the end even if nobody reads the output any more.
    let console = Console(output, stopsWithoutReader: false)
    let printer = RunPrinter(console)
    var usual = SavedSettings.current.importOptions(after: nil)
    usual.databasePath = database.path
    usual.isDryRun = dryRun
    usual.command = "run \(pipeline)"

    var path = database.path
    try await ReadingRun.finishAll(console, printer) {
      report async throws(PipelineError) in
      var file = try PipelineFile.read(pipeline)
      if let named = database.db { file.database = named }
      path = file.database ?? path
      usual.makesFolder = DefaultDatabase.isPlace(path)
      try await PipelineFileRun(file, usual).run(printer, report: report)
    } print: { report in
      switch console.form {
      case .jsonl: console.data(ReportLine.json(report))
      case .text where !console.isQuiet:
        RunReportText(report, console.style).imported(into: path).forEach(console.line)
      case .text: break
      }
    }
  }
}
