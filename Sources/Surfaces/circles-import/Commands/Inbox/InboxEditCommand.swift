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
    let notebook = try Notebook.toEdit(database)
    let item = try notebook.inboxNote(named: note)
    try notebook.edit(
      item.id, reading: item.content, as: text, command: "inbox edit", Console(output))
  }
}

extension Notebook {
  /// Gives a note (by id) with a text another one: `new`, or what the user's editor makes of its text of now.
  func edit(
    _ id: String, reading text: String, as new: String?, isFiled: Bool = false, command: String,
    _ console: Console
  ) throws {
    let edited = try new ?? TextEditor.ofUser().edit(text)
    let changed = edited.precomposedStringWithCanonicalMapping
    // With --text it is a run like any other command by hand.
    if new == nil, changed == text {
      console.note("The text did not change.")
      console.finish()
      return
    }
    if changed.allSatisfy(\.isWhitespace) {
      throw CommandError(
        .usage, "the text is empty; nothing was changed",
        hints: ["to dismiss the note: circles-import note dismiss \(id.prefix(8))"])
    }
    let edit = try edit(note: id, text: changed, reading: noteReading(), command: command)
    NoteEditLines(action: .edited, notes: [id], edit: edit, isFiled: isFiled)
      .say(console, inboxCount: try inboxCount())
  }
}
