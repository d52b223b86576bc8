import CirclesStore

/// What a review does to a notebook.
protocol ReviewDesk {
  /// A note that still waits; nil where another program has taken it meanwhile.
  func waiting(_ note: String) throws -> InboxItem?
  /// Files a note under a person, both by id.
  func assign(_ note: String, to person: String) throws -> NoteEdit
  /// Takes a note out of the inbox.
  func dismiss(_ note: String) throws -> NoteEdit
  /// Takes a run back; answers whether everything of it could be.
  func takeBack(_ run: String) throws -> Bool
  /// People whom words describe, the likeliest first.
  func people(_ words: String) throws -> [PersonSummary]
}

/// The notebook itself.
struct NotebookDesk: ReviewDesk {
  let notebook: Notebook
  /// Tells what a note says of whom it is given to.
  let reading: NoteReading

  func waiting(_ note: String) throws -> InboxItem? { try notebook.inboxItem(id: note) }

  func assign(_ note: String, to person: String) throws -> NoteEdit {
    try notebook.assign(note: note, to: person, reading: reading)
  }

  func dismiss(_ note: String) throws -> NoteEdit { try notebook.dismiss(notes: [note]) }

  func takeBack(_ run: String) throws -> Bool { try notebook.undo(run: run).kept.isEmpty }

  func people(_ words: String) throws -> [PersonSummary] { try notebook.people(matching: words) }
}
