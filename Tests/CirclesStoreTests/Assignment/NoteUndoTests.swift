import CirclesModel
import CirclesStore
import Testing

@Suite struct NoteUndoTests {
  private let book: TestNotebook

  init() throws {
    book = try TestNotebook()
    try book.load([person("Ana Ruiz", uid: "ana"), person("Ben Hale", uid: "ben")])
  }

  private let messages = [
    Texts.message("2026-03-03T23:50:00", "Nearly"),
    Texts.message("2026-03-04T00:20:00", "Good night"),
    Texts.message("2026-03-05T12:00:00", "ok"),
  ]

  private func id(of name: String) throws -> String {
    try #require(try book.text("SELECT id FROM contact WHERE name = '\(name)'"))
  }

  /// Everything but what the matcher remembers of itself and which keys are used up.
  private func state() throws -> [String: [String]] { try book.dump(without: ["sqlite_sequence"]) }

  @Test("undo of the run that brought notes and chats leaves the notebook as before, row for row")
  func fresh() throws {
    let before = try state()
    let run = try book.filing { session in
      let notes = [
        Decided(Texts.note("v1", "Lunch with Ana."), decision: Texts.about("ana")),
        Decided(
          Texts.note("v2", "Hm."), decision: Texts.perhaps("ben"), blocks: [1, 2]),
      ]
      _ = try session.load(notes: notes, .tests)
      _ = try session.load(conversations: [(Texts.chat(messages), .chatImport)], .tests)
      _ = try session.load(
        conversations: [
          (
            Texts.groupChat([
              Texts.message("2026-03-03T10:00:00", "Who?", from: .me),
              Texts.message("2026-03-03T10:01:00", "I", from: .named("Quill")),
            ]), .chatImport
          )
        ], .tests)
      let pending = try session.pendingParts(.tests)
      _ = try session.file(
        parts: pending.map {
          Decided(PreparedPart($0), decision: Texts.about("ana"), blocks: [3])
        }, .tests
      )
    }
    #expect(try book.count("interaction") == 4)
    _ = try book.notebook.undo(run: run)
    #expect(try state() == before)
  }

  @Test("undo of a run that added messages leaves the chat as it was, row for row")
  func appended() throws {
    try book.file(chats: [Texts.chat(Array(messages.prefix(1)))], Texts.about("ana"))
    let before = try state()
    let run = try book.file(chats: [Texts.chat(messages)], Texts.about("ana")).run
    #expect(try book.count("message") == 3)
    let outcome = try book.notebook.undo(run: run)
    #expect(outcome.kept.isEmpty)
    #expect(try state() == before)
  }

  @Test("undo of an older export gives back the days that it had moved")
  func regrouped() throws {
    try book.file(chats: [Texts.chat(Array(messages.suffix(2)))])
    let before = try state()
    let run = try book.file(chats: [Texts.chat(Array(messages.prefix(1)))]).run
    #expect(try book.notebook.inboxCount() == 2)
    _ = try book.notebook.undo(run: run)
    #expect(try book.notebook.inboxCount() == 2)
    #expect(try state() == before)
  }

  @Test("messages of a day that somebody decided about stay in it when an older part comes")
  func settled() throws {
    let late = [
      Texts.message("2026-03-04T00:30:00", "Two"), Texts.message("2026-03-04T01:10:00", "Three"),
    ]
    try book.file(chats: [Texts.chat(late)])
    let day = try #require(try book.text("SELECT id FROM note"))
    _ = try book.notebook.assign(note: day, to: id(of: "Ana Ruiz"))
    try book.file(chats: [Texts.chat([Texts.message("2026-03-03T23:00:00", "One")])])
    #expect(
      try book.rows(
        "SELECT m.text, n.contact_id IS NULL FROM message AS m JOIN note AS n ON n.key = m.note_key ORDER BY m.sent"
      ) == ["\"One\"|1", "\"Two\"|0", "\"Three\"|0"])
  }

  @Test("undo of a changed text gives back the former one, so that the change is new again")
  func changedText() throws {
    try book.file([(Texts.note("v1", "Lunch."), Texts.perhaps("ben"))])
    let before = try state()
    let changed = (Texts.note("v1", "Lunch with Ana.", title: "Monday"), Texts.about("ana"))
    let run = try book.file([changed]).run
    _ = try book.notebook.undo(run: run)
    #expect(try state() == before)
    #expect(try book.file([changed]).fates == [.assigned])
  }

  @Test("a note that was assigned by hand stays when its import is taken back")
  func keptByHand() throws {
    let run = try book.file([
      (Texts.note("v1", "Lunch."), Texts.perhaps("ben")),
      (Texts.note("v2", "Hm."), MatchDecision()),
    ]).run
    _ = try book.notebook.assign(note: try book.noteID("v1"), to: id(of: "Ana Ruiz"))
    let outcome = try book.notebook.undo(run: run)
    #expect(outcome.kept.map(\.identifier) == ["v1"])
    #expect(try book.rows("SELECT content FROM interaction") == ["\"Lunch.\""])
    #expect(try book.notebook.inboxCount() == 0)
    #expect(try book.count("note") == 1)
  }

  @Test("so does one whose words somebody changed")
  func keptEdited() throws {
    let run = try book.file([(Texts.note("v1", "Lunch with Ana."), Texts.about("ana"))]).run
    try book.sql("UPDATE interaction SET content = 'Ours'")
    #expect(try book.notebook.undo(run: run).kept.map(\.identifier) == ["v1"])
    #expect(try book.rows("SELECT content FROM interaction") == ["\"Ours\""])
  }

  @Test("undo of an assignment gives back the inbox, its suggestions, and unlearns the name")
  func assignment() throws {
    try book.file([
      (Texts.note("v1", "Call with Nanna."), Texts.perhaps("ben", "ana", mentions: ["Nanna"]))
    ])
    let before = try state()
    let edit = try book.notebook.assign(note: try book.noteID("v1"), to: id(of: "Ana Ruiz"))
    #expect(edit.learned == ["Nanna"])
    #expect(try book.text("SELECT last_connected_at FROM contact WHERE name = 'Ana Ruiz'") != "-")
    _ = try book.notebook.undo(run: edit.run)
    #expect(try book.notebook.inbox().first?.suggestions.count == 2)
    #expect(try state() == before)
  }

  @Test("undo of a dismissal and of an edit gives back what was there")
  func dismissalAndEdit() throws {
    try book.file([(Texts.note("v1", "Call."), Texts.perhaps("ben"))])
    let note = try book.noteID("v1")
    let before = try state()
    for edit in [
      { try self.book.notebook.dismiss(notes: [note]) },
      { try self.book.notebook.edit(note: note, text: "Call with Ben") },
    ] {
      let run = try edit().run
      #expect(try state() != before)
      _ = try book.notebook.undo(run: run)
      #expect(try state() == before)
    }
  }

  @Test("after a part in the middle is undone the next part bears a number of its own")
  func partNumbers() throws {
    try book.file(chats: [Texts.chat(Array(messages.prefix(1)))])
    let middle = try book.file(chats: [
      Texts.chat(messages + [Texts.message("2026-03-06T12:00:00", "x")])
    ]).run
    try book.file(chats: [Texts.chat([Texts.message("2026-03-08T12:00:00", "y")])])
    _ = try book.notebook.undo(run: middle)
    try book.file(chats: [Texts.chat([Texts.message("2026-03-09T12:00:00", "z")])])
    let records = try book.rows("SELECT record FROM note")
    #expect(Set(records).count == records.count)
  }
}
