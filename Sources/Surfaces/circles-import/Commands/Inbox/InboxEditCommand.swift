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

  @OptionGroup var text: NewText
  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let notebook = try Notebook.toEdit(database)
    let id = try notebook.inboxNote(named: note).id
    try text.give(
      to: id, reading: { try notebook.inboxItem(id: id)?.content }, command: "inbox edit",
      in: notebook, output)
  }
}
