import ArgumentParser
import CirclesPipeline
import CirclesStore

/// `import`: files into the notebook.
struct ImportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Import files into the notebook (the default command).",
    discussion: """
      Importing a file again changes nothing; what you changed by hand stays as you made it.

      Examples:
        circles-import contacts.vcf
        circles-import import --source work --region GB exchange.vcf
        circles-import import --prune icloud.vcf
        circles-import import --dry-run --output jsonl exports/
        pbpaste | circles-import               a text of no known format is a note
      """)

  @OptionGroup var inputs: ImportInputs

  @Flag(help: "Remove contacts that only this source had and that it no longer has.")
  var prune = false

  @Flag(help: "Show what would change without writing.")
  var dryRun = false

  @Flag(name: .customLong("no-raw"), help: "Keep only summaries of texts, not the texts.")
  var noRaw = false

  @OptionGroup(title: "Reading") var reading: ReadingOptions
  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() async throws {
    // The notebook is written to the end even if nobody reads the output any more.
    let console = Console(output, stopsWithoutReader: false)
    let printer = RunPrinter(console, isStrict: reading.strict)
    var options = reading.importOptions(after: Notebook.lastSettings(at: database.path))
    options.databasePath = database.path
    options.makesFolder = DefaultDatabase.isPlace(database.path)
    options.prunes = prune
    options.isDryRun = dryRun
    options.keepsRaw = !noRaw
    // A link holds what somebody wrote; the list of runs only says that there was one.
    let named = inputs.names.map {
      $0.prefix(10).lowercased() == "circles://" ? "circles://import" : $0
    }
    options.command = (["import"] + named).joined(separator: " ")
    let command = options.command

    try await ReadingRun.finish(console, printer) {
      () async throws(PipelineError) in
      try await ImportPipeline().load(inputs.names, options, printer)
    } print: { report in
      switch console.form {
      case .jsonl: console.data(ReportLine.json(report))
      case .text where !console.isQuiet:
        RunReportText(
          report, console.style,
          problemsBefore: Notebook.problemsBefore(report, command, at: database.path)
        ).imported(into: database.path).forEach(console.line)
      case .text: break
      }
    }
  }
}
