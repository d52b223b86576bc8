import ArgumentParser
import CirclesModel
import CirclesQueries
import CirclesStore

/// `inbox assign`: whose an entry is.
struct InboxAssignCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "assign",
    abstract: "File an entry under a person; later days of the conversation follow.",
    discussion: """
      In a conversation, every day is filed that is waiting or that the program filed; days that \
      you filed yourself stay. Later imports of the conversation follow, and so do screenshots and \
      pasted chats with the same header in the same app. A note filed under somebody else moves; a dismissed one \
      comes back. What you assign stays: neither import nor reprocess moves it.

      With --only-this nothing follows and nothing is learned; ENTRY may then be the id of one day.

      Examples:
        circles-import inbox assign 3f2a1b7c "Ana Ruiz"
        circles-import inbox assign 90b1c2d4 "Ana Ruiz" --only-this
      """)

  @Argument(help: "The entry: its id, or that of a day or note.") var entry: String
  @Argument(help: "The person to file it under.") var person: String
  @Flag(help: "File only this: nothing follows, and nothing is learned.") var onlyThis = false

  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let notebook = try Notebook.toEdit(database)
    let target = try notebook.entry(named: entry)
    let person = try notebook.person(named: person)
    let edit = try notebook.assign(
      target, to: person.id, reading: try notebook.noteReading(), follows: !onlyThis)
    if edit.notes.isEmpty {
      throw CommandError(
        .usage, "nothing of that conversation is waiting",
        hints: ["to move a day: circles-import inbox assign DAY PERSON --only-this"])
    }
    var lines = NoteEditLines(action: .assigned, notes: edit.notes, person: person, edit: edit)
    if case .conversation = target { lines.follows = !onlyThis }
    lines.say(Console(output), inboxCount: try notebook.inboxEntryCount())
  }
}

/// `inbox dismiss`: entries about nobody.
struct InboxDismissCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dismiss",
    abstract: "Dismiss entries for good, with later days of a conversation.",
    discussion: """
      Importing them again does not bring them back, and later days of a conversation are \
      dismissed \
      as they come; runs undo reverts that. With --only-this an ENTRY may be the id of one day, \
      and \
      nothing follows.

      Example:
        circles-import inbox dismiss 3f2a1b7c 90b1c2d4
      """)

  @Argument(help: ArgumentHelp("The entries.", valueName: "entry")) var entries: [String]
  @Flag(help: "Dismiss only this: later days come to the inbox.") var onlyThis = false

  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let notebook = try Notebook.toEdit(database)
    var follows = false
    let targets = try entries.map { name in
      let target = try notebook.entry(named: name)
      switch target {
      case .conversation(_, let day):
        if let day { _ = try notebook.inboxNote(named: day) }
        if !onlyThis { follows = true }
      case .note(let note): _ = try notebook.inboxNote(named: note)
      }
      return target
    }
    let edit = try notebook.dismiss(targets, onlyThis: onlyThis)
    NoteEditLines(
      action: .dismissed, notes: edit.notes, edit: edit, follows: follows
    ).say(Console(output), inboxCount: try notebook.inboxEntryCount())
  }
}
