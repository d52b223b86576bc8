import ArgumentParser
import CirclesQueries
import CirclesStore

/// `runs undo`: as if it had not been.
struct RunsUndoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: "Undo what a run created or changed, except where you edited since.",
    discussion: """
      Shows what is removed and restored. On a terminal it asks before removing people or notes; \
      a script is not asked. Redo with: circles-import runs redo.

      Examples:
        circles-import runs undo last
        circles-import runs undo --dry-run 3f2a1b7c      only shows what would happen
        circles-import runs undo --yes last              does not ask
      """)

  @Argument(
    help: ArgumentHelp(
      "An id, a unique prefix of one, or last: the newest run that changed something.",
      valueName: "run"))
  var wanted: String

  @Flag(name: [.customShort("y"), .long], help: "Do not ask for confirmation.")
  var yes = false

  @Flag(help: "Show what would change without writing.")
  var dryRun = false

  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let console = Console(output, stopsWithoutReader: false)
    let notebook = try Notebook.toEdit(database)
    let run = try notebook.run(named: wanted)
    if dryRun {
      print(try notebook.undo(run: run.id, isDryRun: true), of: run, console)
    } else if yes || console.form == .jsonl || !Question.isPossible {
      print(try notebook.undo(run: run.id), of: run, console)
    } else {
      try ask(run, notebook, console)
    }
    console.finish()
  }

  /// Shows what would happen and does it when the user agrees, or nothing is lost by it.
  private func ask(_ run: RunSummary, _ notebook: Notebook, _ console: Console) throws {
    let preview = try notebook.undo(run: run.id, isDryRun: true)
    guard preview.losesAnything else {
      return print(try notebook.undo(run: run.id), of: run, console)
    }
    UndoLines.text(preview, run: run, .foretold, console.style).forEach(console.line)
    guard Question.ask("Undo this run? [y/N] ", console) else {
      return console.line("Nothing was changed.")
    }
    // Shown already; what another program changed meanwhile is told by the figures alone.
    let outcome = try notebook.undo(run: run.id)
    if outcome == preview {
      UndoLines.end(outcome, run: run, console.style).forEach(console.line)
    } else {
      print(outcome, of: run, console)
    }
  }

  private func print(_ outcome: UndoOutcome, of run: RunSummary, _ console: Console) {
    switch console.form {
    case .jsonl: console.data(UndoLine.json(outcome, run: run, isDryRun: dryRun))
    case .text where !console.isQuiet:
      UndoLines.text(outcome, run: run, dryRun ? .foretold : .done, console.style)
        .forEach(console.line)
      if dryRun { console.line("Dry run: nothing was changed.") }
      if !dryRun { UndoLines.end(outcome, run: run, console.style).forEach(console.line) }
    case .text: break
    }
  }
}
