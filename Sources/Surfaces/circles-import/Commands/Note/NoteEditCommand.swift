import ArgumentParser
import CirclesQueries
import CirclesStore

/// `note edit`: a note in other words, wherever it lies.
struct NoteEditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit",
    abstract: "Change the text of a note, filed or in the inbox.",
    discussion: """
      Without --text, $VISUAL or $EDITOR opens, else vi. The original text is kept beside the new \
      one, and what the note says is read again. A filed note stays where it is: neither import \
      nor reprocess moves it.

      Examples:
        circles-import note edit 3f2a1b7c
        circles-import note edit 3f2a1b7c --text "Ana starts at the clinic in May"
      """)

  @Argument(help: "The note.") var note: String

  @OptionGroup var text: NewText
  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let notebook = try Notebook.toEdit(database)
    let id = try notebook.note(named: note).id
    guard let sheet = try notebook.noteSheet(id: id) else { throw StoreError.gone(id: id) }
    try text.give(
      to: id, reading: { try notebook.noteSheet(id: id)?.text },
      isFiled: sheet.state == .assigned, command: "note edit", in: notebook, output)
  }
}
