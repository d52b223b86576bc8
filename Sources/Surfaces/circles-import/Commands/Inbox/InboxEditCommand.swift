import ArgumentParser
import CirclesStore
import Foundation

/// `inbox edit`: a note in other words.
struct InboxEditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit",
    abstract: "Change the text of a note; reprocess then checks it again.",
    discussion: """
      Without --text, $VISUAL or $EDITOR opens, else vi. The original text is kept beside the new \
      one. A text that leaves the editor unchanged or empty changes nothing.

      Examples:
        circles-import inbox edit 3f2a1b7c
        circles-import inbox edit 3f2a1b7c --text "Lunch with Ana: she moves in May"
      """)

  @Argument(help: "The note.") var note: String

  @Option(
    help: ArgumentHelp("The new text.", valueName: "text"),
    transform: {
      try NonEmpty.checked($0, "a note needs a text; to remove a note, use inbox dismiss")
    })
  var text: String?

  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let console = Console(output)
    let notebook = try Notebook.toEdit(database)
    let item = try notebook.inboxNote(named: note)
    let edited = try text ?? TextEditor.ofUser().edit(item.content)
    let text = edited.precomposedStringWithCanonicalMapping
    // With --text it is a run like any other command by hand.
    if self.text == nil, text == item.content {
      console.note("The text did not change.")
      console.finish()
      return
    }
    if text.allSatisfy(\.isWhitespace) {
      throw CommandError(
        .usage, "the text is empty; nothing was changed",
        hints: ["to dismiss the note: circles-import inbox dismiss \(item.id.prefix(8))"])
    }
    let edit = try notebook.edit(
      note: item.id, text: text, reading: try notebook.noteReading())
    NoteEditLines(action: .edited, notes: [item.id], edit: edit)
      .say(console, inboxCount: try notebook.inboxCount())
  }
}
