import ArgumentParser
import CirclesQueries
import CirclesStore

/// `inbox show`: a note in full.
struct InboxShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show an entry in full: its text, what was found in it, and all suggestions.",
    discussion: """
      Example:
        circles-import inbox show 3f2a1b7c
      """)

  @Argument(help: "An entry or a day: an id, a unique prefix, or the source's own id.")
  var note: String

  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let console = Console(output)
    let notebook = try Notebook.toRead(database)
    switch try notebook.entry(named: note) {
    case .conversation(let name, nil):
      guard let entry = try notebook.inboxEntry(of: name) else {
        throw CommandError(.usage, "nothing of that conversation is waiting")
      }
      let days = try notebook.inbox(of: name)
      switch console.form {
      case .jsonl: console.data(InboxLine.json(entry, days: days))
      case .text: ConversationSheet(entry, days, console.style).lines().forEach(console.line)
      }
    case .conversation(_, let id?), .note(let id):
      let item = try notebook.inboxNote(named: id)
      switch console.form {
      case .jsonl: console.data(InboxLine.json(item, isWhole: true))
      case .text: InboxSheet(item, console.style).lines().forEach(console.line)
      }
    }
    console.finish()
  }
}
