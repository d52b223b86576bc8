import ArgumentParser
import CirclesQueries
import CirclesStore

/// `runs`: what each import did.
struct RunsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "runs",
    abstract: "List what each import or edit did; undo one, or redo it.",
    discussion: """
      A RUN is an id, a unique prefix of one, or `last`: the newest that changed something.

      Examples:
        circles-import runs                what was done, the newest first
        circles-import runs show last
        circles-import runs undo last      asks first if something would be lost
        circles-import runs redo last      redoes what was last undone
      """,
    subcommands: [
      RunsListCommand.self, RunsShowCommand.self, RunsUndoCommand.self, RunsRedoCommand.self,
    ],
    defaultSubcommand: RunsListCommand.self)
}

/// `runs list`: those that changed something, the newest first.
struct RunsListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the runs, newest first (the default).",
    discussion: """
      Runs that changed nothing, such as a second import of a file, are left out; --all shows them.

      Examples:
        circles-import runs
        circles-import runs list --all --output jsonl
      """)

  @Flag(help: "Show runs that changed nothing, too.")
  var all = false

  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let console = Console(output, pages: true)
    let runs = try Notebook.toRead(database).runs()
    let shown = all ? runs : runs.filter { $0.isChange || $0.state == .running }
    switch console.form {
    case .jsonl: for run in shown { console.data(RunLine.json(run)) }
    case .text:
      RunLines.table(shown, console).forEach(console.line)
      if shown.count < runs.count {
        let left = runs.count - shown.count
        console.note("\(left) more that changed nothing: circles-import runs list --all")
      }
    }
    console.finish()
  }
}

/// `runs show`: one of them in full.
struct RunsShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show what a run created, changed and found wrong.")

  @Argument(
    help: ArgumentHelp("An id, a unique prefix of one, or last.", valueName: "run"))
  var wanted: String

  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let console = Console(output)
    let notebook = try Notebook.toRead(database)
    let id = try notebook.run(named: wanted).id
    guard let detail = try notebook.run(id: id) else { throw StoreError.gone(id: id) }
    switch console.form {
    case .jsonl: console.data(RunDetailLines.json(detail))
    case .text: RunDetailLines.text(detail, console.style).forEach(console.line)
    }
    console.finish()
  }
}
