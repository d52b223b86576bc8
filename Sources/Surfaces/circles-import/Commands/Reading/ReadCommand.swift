import ArgumentParser
import CirclesPipeline

/// `read`: the reading stage alone.
struct ReadCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "read",
    abstract: "Print the records of files as JSON, one per line; no database is opened.",
    discussion: """
      With --output jsonl, diagnostics appear among the records, as lines of type "diagnostic".

      Examples:
        circles-import read contacts.vcf | jq -r .name.display
        circles-import read --as vcard - < export.txt
      """)

  @OptionGroup var inputs: InputArguments
  @OptionGroup(title: "Reading") var reading: ReadingOptions
  @OptionGroup(visibility: .hidden) var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() async throws {
    let console = Console(output)
    let printer = RunPrinter(console, isStrict: reading.strict)
    let options = reading.importOptions()
    try await ReadingRun.finish(console, printer) { () async throws(PipelineError) in
      try await ImportPipeline().read(inputs.files, options, printer)
    } print: { report in
      console.note(RunReportText(report, console.errorStyle).read())
    }
  }
}
