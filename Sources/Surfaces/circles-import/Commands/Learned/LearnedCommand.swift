import ArgumentParser
import CirclesStore

/// `learned`: what corrections by hand taught.
struct LearnedCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "learned",
    abstract: "List what your corrections taught, and forget what is wrong.",
    discussion: """
      Filing an entry by hand teaches a person's other names, whom a conversation is with and who \
      a chat's header means; rejecting a person and dismissing a conversation teach, too. import, \
      watch and reprocess apply it.

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
    abstract: "List what was learned, newest first (the default).",
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
      console.note("Nothing learned yet. Filing notes by hand teaches the program.")
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
    abstract: "Forget something that was learned; notes filed by it stay.",
    discussion: """
      Example:
        circles-import learned forget 3f2a1b7c
      """)

  @Argument(help: "Its id, or a unique prefix of it.") var id: String

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
    throw CommandError(
      .usage,
      begun.isEmpty
        ? "nothing learned has the id '\(argument)'"
        : "'\(argument)' matches several; give more of the id:",
      hints: begun.isEmpty
        ? ["circles-import learned list shows what was learned"]
        : begun.prefix(5).map { "\($0.id)  \(LearnedLines.sentence($0))" })
  }
}
