import ArgumentParser
import CirclesStore

/// `inbox show`: a note in full.
struct InboxShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show the whole text of a note, what was seen in it, and all suggestions.",
    discussion: """
      Example:
        circles-import inbox show 3f2a1b7c
      """)

  @Argument(help: "An id, a unique beginning of one, or the source's own id.")
  var note: String

  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let console = Console(output)
    let item = try Notebook.toRead(database).inboxNote(named: note)
    switch console.form {
    case .jsonl: console.data(InboxLine.json(item, isWhole: true))
    case .text: InboxSheet(item, console.style).lines().forEach(console.line)
    }
    console.finish()
  }
}
