import ArgumentParser
import CirclesStore
import Foundation

/// `inbox edit`: a note in other words.
struct InboxEditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit",
    abstract: "Change the text of a note; reprocess then looks at it again.",
    discussion: """
      Without --text the editor opens that $VISUAL or $EDITOR names, else vi. What was read stays \
      beside the new text. A text that comes back unchanged, or not at all, changes nothing.

      Examples:
        circles-import inbox edit 3f2a1b7c
        circles-import inbox edit 3f2a1b7c --text "Lunch with Ana: she moves in May"
      """)

  @Argument(help: "Which note.") var note: String

  @Option(
    help: ArgumentHelp("The new text.", valueName: "text"),
    transform: { try NonEmpty.checked($0, "a note needs a text; inbox dismiss takes one away") })
  var text: String?

  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let console = Console(output)
    let notebook = try Notebook.toEdit(database)
    let item = try notebook.inboxNote(named: note)
    let edited = try text ?? TextEditor.ofUser().edit(item.content)
    let text = edited.precomposedStringWithCanonicalMapping
    if text == item.content {
      console.note("The text is as before: nothing was changed.")
      console.finish()
      return
    }
    if text.allSatisfy(\.isWhitespace) {
      throw CommandFailure(
        .usage, "the text came back empty: nothing was changed",
        hints: ["to take the note away: circles-import inbox dismiss \(item.id.prefix(8))"])
    }
    let edit = try notebook.edit(
      note: item.id, text: text, reading: try notebook.noteReading())
    NoteEditLines(action: .edited, notes: [item.id], edit: edit)
      .say(console, inboxCount: try notebook.inboxCount())
  }
}
