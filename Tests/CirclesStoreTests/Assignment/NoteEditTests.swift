import CirclesModel
import CirclesStore
import Testing

@Suite struct NoteEditTests {
  private let book: TestNotebook
  private let ana: String
  private let ben: String
  private let zoe: String

  init() throws {
    let book = try TestNotebook()
    try book.load([
      person("Ana Ruiz", uid: "ana"), person("Ben Lee", uid: "ben"),
      person("Zoe Quill", uid: "zoe"),
    ])
    func id(_ identifier: String) throws -> String {
      try book.text("SELECT id FROM contact WHERE identifier = '\(identifier)'") ?? ""
    }
    ana = try id("ana")
    ben = try id("ben")
    zoe = try id("zoe")
    try book.file([
      (Texts.note("v1", "Lunch with Ana."), Texts.about("ana")),
      (Texts.note("v2", "Somebody called."), Texts.perhaps("ana", "ben")),
    ])
    self.book = book
  }

  private func holders(_ record: String) throws -> [String] {
    try book.rows(
      """
      SELECT c.identifier FROM filed_note AS f JOIN note AS n ON n.key = f.note_key
      JOIN contact AS c ON c.id = f.contact_id WHERE n.record = '\(record)'
      ORDER BY f.is_first DESC, c.identifier
      """
    ).map { $0.replacing("\"", with: "") }
  }

  private func state(_ record: String) throws -> String? {
    try book.text("SELECT state FROM note WHERE record = '\(record)'")
  }

  /// Does something in one run, and checks that undoing it leaves the notebook as before.
  private func undoing(_ body: () throws -> NoteEdit) throws {
    let left: Set = ["run_number"]
    let before = try book.dump(without: left)
    let edit = try body()
    #expect(try book.dump(without: left) != before)
    let outcome = try book.notebook.undo(run: edit.run)
    #expect(outcome.kept.isEmpty)
    let after = try book.dump(without: left)
    for (table, rows) in before { #expect(after[table] == rows, "\(table)") }
  }

  @Test(
    "a filing that is taken back lies in the inbox, with all its words, and undo files it again")
  func unfile() throws {
    let v1 = try book.noteID("v1")
    try book.notebook.unfile(note: v1) { _ in Texts.perhaps("ana", "ben") }
    #expect(try holders("v1").isEmpty)
    #expect(try state("v1") == "inbox")
    #expect(try book.notebook.inboxItem(id: v1)?.content == "Lunch with Ana.")
    #expect(
      try book.notebook.inboxItem(id: v1)?.suggestions.map(\.identifier) == ["ana", "ben"])
    #expect(try book.text("SELECT last_connected_at FROM contact WHERE identifier = 'ana'") == "-")
  }

  @Test("undo of each change leaves the notebook row for row as before")
  func undo() throws {
    let (v1, v2) = try (book.noteID("v1"), book.noteID("v2"))
    let book = book.notebook
    try undoing { try book.unfile(note: v1) { _ in Texts.perhaps("ana", "ben") } }
    try undoing { try book.unfile(note: v1, not: ana) { _ in Texts.perhaps("ana", "ben") } }
    try undoing { try book.unfile(note: v2, not: ben) { _ in Texts.perhaps("ana", "ben") } }
    try undoing { try book.assign(note: v1, to: ben, command: "note move") }
    try undoing { try book.assign(note: v2, to: ben, command: "note move") }
    try undoing { try book.dismiss(notes: [v1, v2], evenFiled: true) }
    try undoing { try book.also(note: v1, ben) }
    try undoing { try book.also(note: v2, ben) }
    _ = try book.also(note: v1, ben)
    try undoing { try book.also(note: v1, ben, removing: true) }
    try undoing { try book.also(note: v1, zoe) }
    try undoing { try book.assign(note: v1, to: ben) }
    try undoing { try book.assign(note: v1, to: zoe) }
    try undoing { try book.unfile(note: v1, not: ben) }
    try undoing { try book.dismiss(notes: [v1], evenFiled: true) }
    _ = try book.dismiss(notes: [v1], evenFiled: true)
    try undoing { try book.assign(note: v1, to: zoe) }
    try undoing { try book.unfile(note: v1) }
    try undoing { try book.also(note: v1, ben) }
  }

  @Test("who a note is not about is not suggested for it again, until it is filed under them")
  func notPerson() throws {
    let v2 = try book.noteID("v2")
    try book.notebook.unfile(note: v2, not: ana) { _ in Texts.perhaps("ana", "ben") }
    #expect(try book.notebook.inboxItem(id: v2)?.suggestions.map(\.identifier) == ["ben"])
    #expect(try book.notebook.inboxItem(id: v2)?.evidence.map(\.text) == ["ben"])
    #expect(try book.value("SELECT kind, note_id = '\(v2)' FROM learned") == "\"not_person\"|1")
    try book.notebook.unfile(note: v2) { _ in Texts.perhaps("ana", "ben") }
    #expect(try book.notebook.inboxItem(id: v2)?.suggestions.map(\.identifier) == ["ben"])
    _ = try book.notebook.assign(note: v2, to: ana)
    #expect(try book.count("learned") == 0)
  }

  @Test(
    "what was taken back stays so when its source tells it again, and when it is looked at again")
  func kept() throws {
    let v1 = try book.noteID("v1")
    try book.notebook.unfile(note: v1)
    try book.file([(Texts.note("v1", "Lunch with Ana Ruiz."), Texts.about("ana", 0.99))])
    #expect(try holders("v1").isEmpty)
    #expect(try book.notebook.inboxItem(id: v1)?.content == "Lunch with Ana Ruiz.")
    try book.filing { session in
      let keys = try session.notesToReview(ReviewRequest(all: true), .tests)
      let items = try session.reviewItems(keys, .tests)
      _ = try session.refile(
        items.map { Decided($0, decision: Texts.about("ana", 1)) }, .tests)
    }
    #expect(try holders("v1").isEmpty)
    #expect(try state("v1") == "inbox")
  }

  @Test("a note under several people is in everybody's history, and follows the first")
  func also() throws {
    let v1 = try book.noteID("v1")
    _ = try book.notebook.also(note: v1, ben)
    #expect(try holders("v1") == ["ana", "ben"])
    #expect(throws: StoreError.self) { try book.notebook.also(note: v1, ben) }
    // Each row that the app shows means the note, by its whole id or the beginning of it.
    let row = try #require(try book.text("SELECT interaction_id FROM note_also"))
    for name in [v1, row, String(row.prefix(8)), String(v1.prefix(8))] {
      guard case .one(v1, _) = try book.notebook.resolveNote(name) else {
        Issue.record("\(name) is no note")
        continue
      }
    }
    #expect(throws: StoreError.self) { try book.notebook.also(note: v1, ana) }
    #expect(throws: StoreError.self) { try book.notebook.also(note: v1, zoe, removing: true) }
    #expect(try book.notebook.person(id: ben)?.interactionCount == 1)
    try book.sql("UPDATE interaction SET content = 'Other words' WHERE id = '\(v1)'")
    #expect(try book.rows("SELECT DISTINCT content FROM interaction") == ["\"Other words\""])
    // No program decides about it again.
    try book.file([(Texts.note("v1", "Zoe Quill!"), Texts.about("zoe", 0.99))])
    #expect(try holders("v1") == ["ana", "ben"])
    _ = try book.notebook.assign(note: v1, to: zoe, command: "note move")
    #expect(try holders("v1") == ["zoe", "ben"])
    _ = try book.notebook.assign(note: v1, to: ben, command: "note move")
    #expect(try holders("v1") == ["ben"])
    _ = try book.notebook.also(note: v1, ana)
    try book.notebook.unfile(note: v1)
    #expect(try holders("v1").isEmpty)
    #expect(try book.count("interaction") == 0)
    #expect(try book.count("note_also") == 0)
  }

  @Test("the rows of a note under several people stay one note, whichever another program changes")
  func alsoOfOthers() throws {
    let v1 = try book.noteID("v1")
    _ = try book.notebook.also(note: v1, ben)
    try book.sql("UPDATE interaction SET content = 'From the app' WHERE contact_id = '\(ben)'")
    #expect(try book.rows("SELECT DISTINCT content FROM interaction") == ["\"From the app\""])
    #expect(try book.count("interaction") == 2)
    try book.sql("UPDATE interaction SET contact_id = '\(zoe)' WHERE contact_id = '\(ben)'")
    #expect(try holders("v1") == ["ana", "zoe"])
    try book.sql("DELETE FROM interaction WHERE contact_id = '\(zoe)'")
    #expect(try holders("v1") == ["ana"])
    #expect(try book.count("note_also") == 0)
    _ = try book.notebook.also(note: v1, zoe)
    #expect(try holders("v1") == ["ana", "zoe"])
    // Whether or not triggers may set off themselves.
    try book.sql(
      "PRAGMA recursive_triggers = ON; UPDATE interaction SET raw_text = 'x' WHERE id = '\(v1)'",
      "DELETE FROM note_also")
    #expect(try holders("v1") == ["ana"])
    #expect(try book.count("interaction") == 1)
  }

  @Test("people who become one have one row of a note, and both theirs when taken apart")
  func merged() throws {
    let v1 = try book.noteID("v1")
    _ = try book.notebook.also(note: v1, ben)
    _ = try book.notebook.also(note: v1, zoe)
    let left: Set = ["run_number", "identifier"]
    let before = try book.dump(without: left)
    for (kept, absorbed, whose) in [
      (ana, ben, ["ana", "zoe"]), (ben, ana, ["ben", "zoe"]), (zoe, ben, ["ana", "zoe"]),
    ] {
      let run = try book.notebook.merge(kept: kept, absorbed: absorbed)
      #expect(try holders("v1") == whose)
      #expect(try book.count("interaction") == whose.count)
      _ = try book.notebook.undo(run: run)
      let after = try book.dump(without: left)
      for (table, rows) in before {
        #expect(after[table]?.sorted() == rows.sorted(), "\(table)")
      }
    }
  }

  @Test("a person who is removed leaves a note to the others whom it lies under")
  func removed() throws {
    let v1 = try book.noteID("v1")
    _ = try book.notebook.also(note: v1, ben)
    let left: Set = ["run_number"]
    let before = try book.dump(without: left)
    for (gone, whose) in [(ben, ["ana"]), (ana, ["ben"])] {
      let run = try book.notebook.removePerson(gone)
      #expect(try holders("v1") == whose)
      #expect(try book.count("interaction") == 1)
      #expect(try book.notebook.inboxCount() == 1)
      #expect(try book.count("note") == 2)
      _ = try book.notebook.undo(run: run)
      let after = try book.dump(without: left)
      for (table, rows) in before { #expect(after[table]?.sorted() == rows.sorted(), "\(table)") }
    }
  }

  @Test("an undone change of several people's note can be redone")
  func redone() throws {
    let v1 = try book.noteID("v1")
    let edits: [() throws -> NoteEdit] = [
      { try book.notebook.also(note: v1, ben) }, { try book.notebook.also(note: v1, zoe) },
      { try book.notebook.assign(note: v1, to: ben) },
      { try book.notebook.unfile(note: v1, not: ben) },
      { try book.notebook.dismiss(notes: [v1], evenFiled: true) },
    ]
    for edit in edits {
      let run = try edit().run
      let tables = ["interaction", "note_also", "note", "learned", "unassigned_note"]
      let before = try tables.map { try book.rows("SELECT * FROM \($0)") }
      _ = try book.notebook.undo(run: run)
      #expect(try book.notebook.redo(run: run).changedSince.isEmpty)
      #expect(try tables.map { try book.rows("SELECT * FROM \($0)") } == before)
    }
  }

  @Test("a merge between a change and its undo does not keep the change")
  func undoneAfterMerge() throws {
    let v1 = try book.noteID("v1")
    let edit = try book.notebook.also(note: v1, ben)
    try book.notebook.merge(kept: zoe, absorbed: ben)
    #expect(try holders("v1") == ["ana", "zoe"])
    _ = try book.notebook.undo(run: edit.run)
    #expect(try holders("v1") == ["ana"])
    #expect(try book.count("interaction") == 1)
  }

  @Test("an import that is taken back leaves what was decided by hand of its notes")
  func undoneWithItsImport() throws {
    let run = try book.file([(Texts.note("v3", "Tea with Ana."), Texts.about("ana"))]).run
    #expect(try book.notebook.undo(run: run).kept.isEmpty)
    let again = try book.file([(Texts.note("v3", "Tea with Ana."), Texts.about("ana"))]).run
    _ = try book.notebook.also(note: book.noteID("v3"), ben)
    // What was decided by hand since is kept, and what it was decided of.
    #expect(try book.notebook.undo(run: again).kept.count == 1)
    #expect(try holders("v3") == ["ana", "ben"])
  }

  @Test("a day of a chat goes back to the inbox, and what is said later comes to it there")
  func chat() throws {
    let first = Texts.message("2026-03-01T10:00:00", "Hello there")
    try book.file(chats: [Texts.chat([first])], Texts.about("ana"))
    let id = try #require(try book.text("SELECT id FROM note WHERE thread_key IS NOT NULL"))
    try undoing { try book.notebook.unfile(note: id, not: ana) }
    try book.notebook.unfile(note: id)
    try book.file(
      chats: [Texts.chat([first, Texts.message("2026-03-01T11:00:00", "Still here")])],
      Texts.about("ana"))
    let item = try #require(try book.notebook.inboxItem(id: id))
    #expect(item.content.contains("Hello there") && item.content.contains("Still here"))
    #expect(try book.count("interaction") == 1)
  }

  @Test("who else a note might have been about is kept with it")
  func against() throws {
    var decision = Texts.about("ana", 0.9)
    decision.suggestions = [
      MatchSuggestion(identifier: "ana", name: "Ana Ruiz", confidence: 0.9),
      MatchSuggestion(
        identifier: "ben", name: "Ben Lee", confidence: 0.08,
        reason: MatchEvidence(kind: "given_name", text: "Ben")),
    ]
    try book.file([(Texts.note("v3", "Ana and Ben."), decision)])
    #expect(
      try book.value(
        """
        SELECT json_extract(against, '$[0].contact'), json_extract(against, '$[0].confidence'),
          json_extract(against, '$[0].text'), json_array_length(against)
        FROM note WHERE record = 'v3'
        """) == "\"ben\"|0.08|\"Ben\"|1")
  }

  @Test("a filed note takes another text and stays where it is, whatever the text says")
  func text() throws {
    try undoing {
      try book.notebook.edit(
        note: book.noteID("v1"), text: "Lunch with Ben.", command: "note edit")
    }
    _ = try book.notebook.edit(
      note: book.noteID("v1"), text: "Lunch with Ben.", command: "note edit")
    try book.reread(Texts.about("ben"))
    #expect(try holders("v1") == ["ana"])
    #expect(try book.text("SELECT content FROM interaction") == "Lunch with Ben.")
    #expect(try book.text("SELECT raw_text FROM interaction") == "Lunch with Ana.")
  }
}
