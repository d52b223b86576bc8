import ArgumentParser
import CirclesModel
import CirclesQueries
import CirclesStore

/// `inbox assign`: whose an entry is.
struct InboxAssignCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "assign",
    abstract: "File an entry under a person; what follows in that conversation goes there too.",
    discussion: """
      Of a conversation every day is filed that waits or that the program filed; days that you filed
      yourself stay. Later imports of the conversation, and other chats with the same header in the
      same app, follow. A note that lies under somebody else moves; one that was dismissed comes back.
      What you assign stays: no import and no reprocess moves it.

      With --only-this nothing follows and nothing is learned; ENTRY may then be the id of one day.

      Examples:
        circles-import inbox assign 3f2a1b7c "Ana Ruiz"
        circles-import inbox assign 90b1c2d4 "Ana Ruiz" --only-this
      """)

  @Argument(help: "Which entry: its id, or that of a day or note.") var entry: String
  @Argument(help: "Whose it is.") var person: String
  @Flag(help: "File just that: nothing follows, and nothing is learned.") var onlyThis = false

  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let notebook = try Notebook.toEdit(database)
    let target = try notebook.entry(named: entry)
    let person = try notebook.person(named: person)
    let edit = try notebook.assign(
      target, to: person.id, reading: try notebook.noteReading(), follows: !onlyThis)
    if edit.notes.isEmpty {
      throw CommandFailure(
        .usage, "nothing of that conversation waits",
        hints: ["to move a day: circles-import inbox assign DAY PERSON --only-this"])
    }
    var lines = NoteEditLines(action: .assigned, notes: edit.notes, person: person, edit: edit)
    if case .conversation = target { lines.follows = !onlyThis }
    lines.say(Console(output), inboxCount: try notebook.inboxEntryCount())
  }
}

extension Notebook {
  /// Files what a command is about under a person (by id). Nothing follows a single day.
  func assign(
    _ target: InboxTarget, to person: String, reading: NoteReading, follows: Bool
  ) throws(StoreFailure) -> NoteEdit {
    switch target {
    case .conversation(let name, let day?) where follows:
      try assign(conversation: name, to: person, reading: reading, including: day)
    case .conversation(let name, nil):
      try assign(conversation: name, to: person, reading: reading, follows: follows)
    case .conversation(_, let note?), .note(let note):
      try assign(note: note, to: person, reading: reading, learns: follows)
    }
  }
}

/// `inbox dismiss`: entries about nobody.
struct InboxDismissCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dismiss",
    abstract: "Take entries out of the inbox for good, with what follows in a conversation.",
    discussion: """
      Importing them again does not bring them back, and later days of a conversation are dismissed
      as they come; runs undo takes that back. With --only-this an ENTRY may be the id of one day, and
      nothing follows.

      Example:
        circles-import inbox dismiss 3f2a1b7c 90b1c2d4
      """)

  @Argument(help: ArgumentHelp("Which entries.", valueName: "entry")) var entries: [String]
  @Flag(help: "Dismiss just that: what follows is offered again.") var onlyThis = false

  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let notebook = try Notebook.toEdit(database)
    var notes: [String] = []
    var conversations: [ConversationName] = []
    for name in entries {
      switch try notebook.entry(named: name) {
      case .conversation(let conversation, nil) where onlyThis:
        notes += try notebook.inbox(of: conversation).map(\.id)
      case .conversation(let conversation, let day) where !onlyThis:
        if let day { _ = try notebook.inboxNote(named: day) }
        conversations.append(conversation)
      case .conversation(_, let note?), .note(let note):
        notes.append(try notebook.inboxNote(named: note).id)
      case .conversation: break
      }
    }
    let edit = try notebook.dismiss(
      notes: Self.unique(notes), conversations: Self.unique(conversations))
    NoteEditLines(
      action: .dismissed, notes: edit.notes, edit: edit, follows: !conversations.isEmpty
    ).say(Console(output), inboxCount: try notebook.inboxEntryCount())
  }

  private static func unique<Value: Hashable>(_ values: [Value]) -> [Value] {
    var seen: Set<Value> = []
    return values.filter { seen.insert($0).inserted }
  }
}
