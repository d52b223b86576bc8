import ArgumentParser
import CirclesStore

/// `inbox assign`: whose a note is.
struct InboxAssignCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "assign",
    abstract: "File a note under a person; what named them in it is learned.",
    discussion: """
      A note that the program filed under somebody else moves; one that was dismissed comes back.
      What you assign stays: no import and no reprocess moves it.

      Example:
        circles-import inbox assign 3f2a1b7c "Ana Ruiz"
      """)

  @Argument(help: "Which note.") var note: String
  @Argument(help: "Whose it is.") var person: String

  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let notebook = try Notebook.toEdit(database)
    let note = try notebook.note(named: note).id
    let person = try notebook.person(named: person)
    let edit = try notebook.assign(
      note: note, to: person.id, reading: try notebook.noteReading())
    NoteEditLines(action: .assigned, notes: [note], person: person, edit: edit)
      .say(Console(output), inboxCount: try notebook.inboxCount())
  }
}

/// `inbox dismiss`: notes about nobody.
struct InboxDismissCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dismiss",
    abstract: "Take notes out of the inbox for good.",
    discussion: """
      Importing them again does not bring them back; runs undo does.

      Example:
        circles-import inbox dismiss 3f2a1b7c 90b1c2d4
      """)

  @Argument(help: ArgumentHelp("Which notes.", valueName: "note")) var notes: [String]

  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let notebook = try Notebook.toEdit(database)
    var ids: [String] = []
    for name in notes {
      let id = try notebook.inboxNote(named: name).id
      if !ids.contains(id) { ids.append(id) }
    }
    let edit = try notebook.dismiss(notes: ids)
    NoteEditLines(action: .dismissed, notes: ids, edit: edit)
      .say(Console(output), inboxCount: try notebook.inboxCount())
  }
}
