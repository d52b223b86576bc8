import ArgumentParser
import CirclesExports
import CirclesModel
import CirclesQueries
import CirclesStore

/// `stats`: a look back.
struct StatsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stats",
    abstract: "Show statistics for all years or one: how much, with whom, who writes first.",
    discussion: """
      Examples:
        circles-import stats
        circles-import stats --year 2025 --html 2025.html
      """)

  @Option(
    help: ArgumentHelp("Only this year.", valueName: "year"),
    transform: {
      guard let year = Int($0), (1...9999).contains(year) else {
        throw ValidationError("write the year as 2025")
      }
      return year
    })
  var year: Int?
  @Option(help: ArgumentHelp("Write a page with charts to a file.", valueName: "file"))
  var html: String?
  @Flag(help: "Replace an existing file.") var force = false

  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let console = Console(output, pages: true)
    let notebook = try Notebook.toRead(database)
    if let html { try AbsolutePath.requireOther(html, than: notebook.path) }
    let stats = try notebook.chatStats(year: year)
    if let html { try write(StatsPage.html(stats), to: html) }
    switch console.form {
    case .jsonl:
      var json = JSONWriter(capacity: 4096)
      stats.write(to: &json)
      json.newline()
      console.data(json.bytes)
    case .text: StatsText.lines(stats, console).forEach { console.line($0) }
    }
    if let html { console.note("Wrote the page to \(TerminalText.escaped(html)).") }
    console.finish()
  }
  private func write(_ page: String, to path: String) throws {
    do throws(ExportError) {
      let file = try ExportFile(path, replaces: force)
      try file.write(Array(page.utf8))
      try file.finish()
    } catch {
      throw ExportMessage.failure(error)
    }
  }
}
