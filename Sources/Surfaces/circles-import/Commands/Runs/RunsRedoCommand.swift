import ArgumentParser
import CirclesStore

/// `runs redo`: what an undo took is there again.
struct RunsRedoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "redo",
    abstract: "Redo a run that was undone; it is listed again under its id.",
    discussion: """
      If anything that the undo touched has changed since, nothing is done and the changes are \
      listed.

      Examples:
        circles-import runs redo last        the run that was undone last
        circles-import runs redo 3f2a1b7c
      """)

  @Argument(
    help: ArgumentHelp(
      "The id of a run that was undone, a unique prefix of one, or last.", valueName: "run"))
  var wanted: String

  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let console = Console(output, stopsWithoutReader: false)
    let notebook = try Notebook.toEdit(database)
    let run = try notebook.undoneRun(named: wanted)
    let outcome = try notebook.redo(run: run.id)
    if !outcome.changedSince.isEmpty {
      throw CommandError(
        .refused, "run \(run.id.prefix(8)) cannot be redone: the notebook changed since the undo",
        hints: outcome.changedSince + ["nothing was changed"])
    }
    switch console.form {
    case .jsonl: console.data(RedoLines.json(outcome))
    case .text where !console.isQuiet:
      RedoLines.text(outcome, console.style).forEach(console.line)
    case .text: break
    }
    ChangeLine.say(run: run.id, console)
    console.finish()
  }
}

extension Notebook {
  /// The undone run that an argument means, or a usage error that lists those there are.
  fileprivate func undoneRun(named argument: String) throws -> UndoneRun {
    let all = try undoneRuns()
    let wanted = argument.lowercased()
    let found = wanted == "last" ? Array(all.prefix(1)) : all.filter { $0.id.hasPrefix(wanted) }
    if found.count == 1, !wanted.isEmpty { return found[0] }
    throw CommandError(
      .usage,
      found.isEmpty
        ? "no run '\(argument)' was undone"
        : "'\(argument)' matches several; give more of it:",
      hints: all.isEmpty
        ? ["there is nothing to redo"]
        : (found.isEmpty ? ["these can be redone, last undone first:"] : [])
          + (found.isEmpty ? all : found).prefix(Self.candidateLimit).map {
            "\($0.id.prefix(8))  \(RunLines.moment($0.startedAt))  \($0.command)"
          })
  }
}
