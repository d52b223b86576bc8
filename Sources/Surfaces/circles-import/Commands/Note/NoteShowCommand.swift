import ArgumentParser
import CirclesQueries
import CirclesStore

/// `note show`: a note in full, wherever it lies.
struct NoteShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show a note: its text, where it is filed and why, and what it says.",
    discussion: """
      Example:
        circles-import note show 3f2a1b7c
      """)

  @Argument(help: "An id, a unique prefix of one, or the source's own id.")
  var note: String

  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let console = Console(output)
    let notebook = try Notebook.toRead(database)
    let id = try notebook.note(named: note).id
    guard let sheet = try notebook.noteSheet(id: id) else { throw StoreError.gone(id: id) }
    switch console.form {
    case .jsonl: console.data(NoteSheetLine.json(sheet))
    case .text: NoteSheetText(sheet, console.style).lines().forEach(console.line)
    }
    console.finish()
  }
}
