import ArgumentParser
import CirclesStore

/// `learned`: what corrections by hand taught.
struct LearnedCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "learned",
    abstract: "List what your corrections taught, and forget what is wrong.",
    discussion: """
      Filing an entry by hand teaches other names of a person, whose a conversation is and who stands \
      behind a header; saying "not this person" and dismissing a conversation teach too. Imports, watch \
      and reprocess go by it.

      Examples:
        circles-import learned
        circles-import learned forget 3f2a1b7c
      """,
    subcommands: [LearnedListCommand.self, LearnedForgetCommand.self],
    defaultSubcommand: LearnedListCommand.self)
}

/// `learned list`: all of it.
struct LearnedListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List what was learned, the newest first (the default).",
    discussion: """
      Example:
        circles-import learned list --output jsonl
      """)

  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let console = Console(output)
    let items = try Notebook.toRead(database).learned()
    switch console.form {
    case .jsonl: for item in items { console.data(LearnedLines.json(item)) }
    case .text where items.isEmpty:
      console.note("Nothing was learned yet: filing notes by hand teaches.")
    case .text:
      LearnedLines.table(items, width: console.tableWidth, console.style).forEach(console.line)
    }
    console.finish()
  }
}

/// `learned forget`: it counts no more.
struct LearnedForgetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "forget",
    abstract: "Forget something that was learned; what was filed by it stays.",
    discussion: """
      Example:
        circles-import learned forget 3f2a1b7c
      """)

  @Argument(help: "Its id, or a unique beginning of it.") var id: String

  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let console = Console(output)
    let notebook = try Notebook.toEdit(database)
    let item = try notebook.learned(named: id)
    let run = try notebook.forget(learned: item.id)
    switch console.form {
    case .jsonl: console.data(LearnedLines.json(item, forgottenIn: run))
    case .text where !console.isQuiet: console.line("Forgotten: \(LearnedLines.sentence(item))")
    case .text: break
    }
    ChangeLine.say(run: run, console)
    console.finish()
  }
}

extension Notebook {
  /// What was learned that an argument means, or a usage error.
  func learned(named argument: String) throws -> LearnedItem {
    let all = try learned()
    if let exact = all.first(where: { $0.id == argument.lowercased() }) { return exact }
    let begun = argument.utf8.count < 4 ? [] : all.filter { $0.id.hasPrefix(argument.lowercased()) }
    if begun.count == 1 { return begun[0] }
    throw CommandFailure(
      .usage,
      begun.isEmpty
        ? "nothing that was learned has the id '\(argument)'"
        : "'\(argument)' may be any of these; write more of the id:",
      hints: begun.isEmpty
        ? ["circles-import learned list shows what was learned"]
        : begun.prefix(5).map { "\($0.id)  \(LearnedLines.sentence($0))" })
  }
}
