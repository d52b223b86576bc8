import ArgumentParser
import CirclesPipeline
import CirclesStore

/// `note move`: a note under somebody else.
struct NoteMoveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "move",
    abstract: "File a note under a person, wherever it lies.",
    discussion: """
      From under somebody else, from the inbox, or back from the dismissed. Others under whom the \
      note lies as well keep it. What you say stays: no import and no reprocess moves the note.

      Example:
        circles-import note move 3f2a1b7c "Ana Ruiz"
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
      note: note, to: person.id, reading: try notebook.noteReading(), command: "note move")
    NoteEditLines(action: .moved, notes: [note], person: person, edit: edit)
      .say(Console(output), inboxCount: try notebook.inboxCount())
  }
}

/// `note unfile`: a filing taken back.
struct NoteUnfileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "unfile",
    abstract: "Put a note back into the inbox, where it stays until you file it.",
    discussion: """
      It goes from everybody under whom it lies; no import and no reprocess files it again. With \
      --not that person is not suggested for it any more, either.

      Example:
        circles-import note unfile 3f2a1b7c --not "Ana Ruiz"
      """)

  @Argument(help: "Which note.") var note: String

  @Option(
    name: .customLong("not"),
    help: ArgumentHelp("Somebody whom the note is not about.", valueName: "person"))
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
    abstract: "Take notes away for good, from the inbox or from under somebody.",
    discussion: """
      Importing them again does not bring them back; runs undo and note move do.

      Example:
        circles-import note dismiss 3f2a1b7c 90b1c2d4
      """)

  @Argument(help: ArgumentHelp("Which notes.", valueName: "note")) var notes: [String]

  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let notebook = try Notebook.toEdit(database)
    var ids: [String] = []
    for name in notes {
      let (id, state) = try notebook.note(named: name)
      if state == "dismissed" {
        throw CommandFailure(.usage, "note \(id.prefix(8)) is dismissed already")
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
    abstract: "File a note under a further person, beside whom it lies under.",
    discussion: """
      Everybody's history shows it; interests and facts count for the first. A note that lies under \
      nobody is filed under the person alone. --remove takes it from one of several again.

      Examples:
        circles-import note also 3f2a1b7c "Ben Lee"
        circles-import note also 3f2a1b7c "Ben Lee" --remove
      """)

  @Argument(help: "Which note.") var note: String
  @Argument(help: "Who else.") var person: String

  @Flag(help: "Take the note from that person again.") var remove = false

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
