import ArgumentParser
import CirclesPipeline
import CirclesStore

/// `note move`: a note under somebody else.
struct NoteMoveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "move",
    abstract: "File a note under a person, wherever it is now.",
    discussion: """
      The note may be filed under somebody else, in the inbox or dismissed. Others that it is \
      also filed under keep it. Your choice stays: neither import nor reprocess moves the note.

      Example:
        circles-import note move 3f2a1b7c "Ana Ruiz"
      """)

  @Argument(help: "The note.") var note: String
  @Argument(help: "The person to file it under.") var person: String

  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let notebook = try Notebook.toEdit(database)
    let note = try notebook.note(named: note).id
    let person = try notebook.person(named: person)
    let edit = try notebook.assign(
      note: note, to: person.id, reading: try notebook.noteReading(), command: "note move")
    NoteEditLines(action: .moved, notes: [note], person: person, edit: edit)
      .say(Console(output), inboxCount: try notebook.inboxCount())
  }
}

/// `note unfile`: a filing undone.
struct NoteUnfileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "unfile",
    abstract: "Put a note back into the inbox, where it stays until you file it.",
    discussion: """
      It is removed from everybody it is filed under; neither import nor reprocess files it \
      again. With --not, that person is no longer suggested for it.

      Example:
        circles-import note unfile 3f2a1b7c --not "Ana Ruiz"
      """)

  @Argument(help: "The note.") var note: String

  @Option(
    name: .customLong("not"),
    help: ArgumentHelp("A person the note is not about.", valueName: "person"))
  var stranger: String?

  @OptionGroup(title: "Reading") var settings: SettingsOptions
  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let notebook = try Notebook.toEdit(database)
    let note = try notebook.note(named: note).id
    let stranger = try stranger.map(notebook.person(named:))
    let options = settings.importOptions(after: try notebook.lastSettings())
    let edit = try NotePipeline().unfile(note, not: stranger?.id, in: notebook, options)
    NoteEditLines(action: .unfiled, notes: [note], person: stranger, edit: edit)
      .say(Console(output), inboxCount: try notebook.inboxCount())
  }
}

/// `note dismiss`: notes about nobody.
struct NoteDismissCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dismiss",
    abstract: "Dismiss notes for good, from the inbox or from a person.",
    discussion: """
      Importing them again does not bring them back; runs undo and note move do.

      Example:
        circles-import note dismiss 3f2a1b7c 90b1c2d4
      """)

  @Argument(help: ArgumentHelp("The notes.", valueName: "note")) var notes: [String]

  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let notebook = try Notebook.toEdit(database)
    var ids: [String] = []
    for name in notes {
      let (id, state) = try notebook.note(named: name)
      if state == "dismissed" {
        throw CommandError(.usage, "note \(id.prefix(8)) is already dismissed")
      }
      if !ids.contains(id) { ids.append(id) }
    }
    let edit = try notebook.dismiss(notes: ids, evenFiled: true, command: "note dismiss")
    NoteEditLines(action: .dismissed, notes: ids, edit: edit)
      .say(Console(output), inboxCount: try notebook.inboxCount())
  }
}

/// `note also`: one note under several people.
struct NoteAlsoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "also",
    abstract: "File a note under another person as well.",
    discussion: """
      It is in everybody's timeline; interests and facts count for the first person. A note that \
      is not filed yet is filed under this person alone. --remove takes it off one of several \
      people.

      Examples:
        circles-import note also 3f2a1b7c "Ben Lee"
        circles-import note also 3f2a1b7c "Ben Lee" --remove
      """)

  @Argument(help: "The note.") var note: String
  @Argument(help: "The other person.") var person: String

  @Flag(help: "Remove the note from this person.") var remove = false

  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let notebook = try Notebook.toEdit(database)
    let note = try notebook.note(named: note).id
    let person = try notebook.person(named: person)
    let edit = try notebook.also(
      note: note, person.id, removing: remove, reading: try notebook.noteReading())
    NoteEditLines(action: remove ? .taken : .also, notes: [note], person: person, edit: edit)
      .say(Console(output), inboxCount: try notebook.inboxCount())
  }
}
