import ArgumentParser
import CirclesStore

/// `runs`: what each import did.
struct RunsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "runs",
    abstract: "List what each import did; take one back whole.",
    discussion: """
      A RUN is an id, a unique beginning of one, or `last`.
      """,
    subcommands: [RunsListCommand.self, RunsShowCommand.self, RunsUndoCommand.self],
    defaultSubcommand: RunsListCommand.self)
}

/// `runs list`: all of them, the newest first.
struct RunsListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the runs, newest first (the default).")

  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let console = Console(output)
    let runs = try Notebook.toRead(database).runs()
    switch console.form {
    case .jsonl: for run in runs { console.data(RunLines.json(run)) }
    case .text: RunLines.table(runs, console).forEach(console.line)
    }
    console.finish()
  }
}

/// `runs show`: one of them in full.
struct RunsShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show what a run created, changed and found wrong.")

  @Argument(
    help: ArgumentHelp("An id, a unique beginning of one, or last.", valueName: "run"))
  var wanted: String

  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let console = Console(output)
    let notebook = try Notebook.toRead(database)
    let id = try notebook.run(named: wanted).id
    guard let detail = try notebook.run(id: id) else { throw StoreFailure.gone(id: id) }
    switch console.form {
    case .jsonl: console.data(RunDetailLines.json(detail))
    case .text: RunDetailLines.text(detail, console.style).forEach(console.line)
    }
    console.finish()
  }
}

/// `runs undo`: as if it had not been.
struct RunsUndoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: "Take back what a run created or changed, except where you edited since.",
    discussion: """
      Example:
        circles-import runs undo last
      """)

  @Argument(
    help: ArgumentHelp("An id, a unique beginning of one, or last.", valueName: "run"))
  var wanted: String

  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let console = Console(output, stopsWithoutReader: false)
    let notebook = try Notebook.toEdit(database)
    let id = try notebook.run(named: wanted).id
    let outcome = try notebook.undo(run: id)
    switch console.form {
    case .jsonl: console.data(UndoLines.json(outcome, run: id))
    case .text where !console.isQuiet:
      UndoLines.text(outcome, run: id, console.style).forEach(console.line)
    case .text: break
    }
    console.finish()
  }
}
