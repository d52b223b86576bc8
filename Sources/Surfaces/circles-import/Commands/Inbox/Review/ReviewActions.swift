import CirclesModel
import CirclesQueries
import CirclesStore

/// What a review does to a notebook.
protocol ReviewActions {
  /// An entry that still waits; nil where another program has taken it meanwhile.
  func waiting(_ entry: String) throws -> InboxEntry?
  /// Files an entry under a person (by id), with what follows in a conversation.
  func assign(_ entry: InboxEntry, to person: String) throws -> NoteEdit
  /// Takes an entry out of the inbox, with what follows in a conversation.
  func dismiss(_ entry: InboxEntry) throws -> NoteEdit
  /// Gives a note another text.
  func edit(_ note: String, text: String) throws -> NoteEdit
  /// Makes a new person; answers them and the run.
  func add(_ name: String) throws -> (person: InboxReview.Choice, run: String)
  /// The text as the user's editor leaves it.
  func editor(_ text: String) throws -> String
  /// Takes a run back; answers whether everything of it could be.
  func revert(_ run: String) throws -> Bool
  /// People whom words describe, the likeliest first.
  func people(_ words: String) throws -> [PersonSummary]
}

/// The notebook itself.
struct NotebookReviewActions: ReviewActions {
  let notebook: Notebook
  /// Tells what a note says of whom it is given to.
  let reading: NoteReading
  /// The conversations among the entries, by id of the entry.
  let conversations: [String: ConversationName]
  /// Does something while the terminal is as the user's programs expect it.
  var aside: (() throws -> String) throws -> String = { try $0() }

  func waiting(_ entry: String) throws -> InboxEntry? {
    if let name = conversations[entry] { return try notebook.inboxEntry(of: name) }
    return try notebook.inboxItem(id: entry).map(InboxEntry.init(note:))
  }

  func assign(_ entry: InboxEntry, to person: String) throws -> NoteEdit {
    if let name = entry.conversation {
      return try notebook.assign(conversation: name, to: person, reading: reading)
    }
    return try notebook.assign(note: entry.item.id, to: person, reading: reading)
  }

  func dismiss(_ entry: InboxEntry) throws -> NoteEdit {
    if let name = entry.conversation {
      return try notebook.dismiss(notes: [], conversations: [name])
    }
    return try notebook.dismiss(notes: [entry.item.id])
  }

  func edit(_ note: String, text: String) throws -> NoteEdit {
    try notebook.edit(note: note, text: text, reading: reading)
  }

  func add(_ name: String) throws -> (person: InboxReview.Choice, run: String) {
    var fields = ContactFields()
    fields.name.display = name
    let added = try notebook.addPerson(fields)
    guard case .one(let person) = try notebook.resolvePerson(added.id) else {
      throw StoreError.gone(id: added.id)
    }
    return (
      InboxReview.Choice(id: person.id, identifier: person.identifier, name: person.name),
      added.run
    )
  }

  func editor(_ text: String) throws -> String {
    try aside { try TextEditor.ofUser().edit(text) }
  }

  func revert(_ run: String) throws -> Bool { try notebook.undo(run: run).kept.isEmpty }

  func people(_ words: String) throws -> [PersonSummary] { try notebook.people(matching: words) }
}
