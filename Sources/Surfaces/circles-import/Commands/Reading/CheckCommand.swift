import ArgumentParser
import CirclesPipeline

/// `check`: every problem with its place, and nothing written.
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Read everything, write nothing: totals, and every problem with its place.",
    discussion: """
      Messages contain no values, so that a log can be shared; --show-values adds them for your \
      eyes only.

      Examples:
        circles-import check contacts.vcf
        circles-import check --strict --quiet exports/ && echo clean
      """)

  @OptionGroup var inputs: InputArguments

  @Flag(help: "Show the values that problems are about.")
  var showValues = false

  @OptionGroup(title: "Reading") var reading: ReadingOptions
  @OptionGroup(visibility: .hidden) var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() async throws {
    let console = Console(output)
    let printer = RunPrinter(console, showsValues: showValues, isStrict: reading.strict)
    let options = reading.importOptions()
    try await ReadingRun.finish(console, printer) { () async throws(PipelineError) in
      try await ImportPipeline().check(inputs.files, options, printer)
    } print: { report in
      switch console.form {
      case .jsonl: console.data(ReportLine.json(report))
      case .text where !console.isQuiet:
        RunReportText(report, console.style).checked().forEach(console.line)
      case .text: break
      }
    }
  }
}
