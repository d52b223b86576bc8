import CirclesModel
import CirclesStore
import Testing

/// What notes say goes back with them, row for row.
@Suite struct FindingUndoTests {
  private let book: TestNotebook

  init() throws {
    book = try TestNotebook()
    try book.load([person("Ana Ruiz", uid: "ana"), person("Ben Hale", uid: "ben")])
  }

  private let text = "likes chess. avoid work. moves May. works baker. born 06-05 on 2026-04-01"

  private func state() throws -> [String: [String]] { try book.dump(without: ["sqlite_sequence"]) }

  /// Does something that is a run, undoes it, and expects everything to be as before.
  private func expectUndone(_ body: () throws -> String) throws {
    let before = try state()
    let run = try body()
    #expect(try state() != before)
    #expect(try book.notebook.undo(run: run).kept.isEmpty)
    #expect(try state() == before)
  }

  @Test("undo of an import leaves nothing of what its notes said")
  func imported() throws {
    try expectUndone {
      try book.read([
        (Texts.note("v1", text), Texts.about("ana")), (Texts.note("v2", text), MatchDecision()),
      ])
    }
  }

  @Test("undo of a text told otherwise gives back what the former one said")
  func retold() throws {
    try book.read([(Texts.note("v1", text), Texts.about("ana"))])
    try expectUndone { try book.read([(Texts.note("v1", "likes go"), Texts.about("ana"))]) }
    #expect(try book.interests() == ["Ana Ruiz chess 1"])
  }

  @Test("undo of messages that came gives back what the day said before")
  func messages() throws {
    let first = Texts.message("2026-03-03T10:00:00", "likes chess")
    let second = Texts.message("2026-03-03T11:00:00", "likes go")
    try book.read(chat: Texts.chat([first]), Texts.about("ana"))
    try expectUndone {
      try book.read(chat: Texts.chat([first, second]), Texts.about("ana"))
    }
  }

  @Test("undo of an assignment by hand gives back what was read for the former person")
  func assigned() throws {
    try book.read([(Texts.note("v1", text), Texts.about("ana"))])
    try expectUndone {
      try book.notebook.assign(
        note: book.noteID("v1"), to: book.id(of: "Ben Hale"), reading: .words
      ).run
    }
  }

  @Test("undo of an edit gives back what the former words said")
  func edited() throws {
    try book.read([(Texts.note("v1", text), MatchDecision())])
    try expectUndone {
      try book.notebook.edit(note: book.noteID("v1"), text: "on 2026-05-05", reading: .words).run
    }
  }

  @Test("undo of another look gives back what an older version read, or none")
  func reread() throws {
    try book.file([(Texts.note("v1", text), Texts.about("ana"))])
    try expectUndone { try book.reread(Texts.about("ana")).run }
    try book.reread(Texts.about("ana"))
    try expectUndone { try book.reread(Texts.about("ben", 0.99), all: true).run }
    #expect(try book.interests() == ["Ana Ruiz chess 1"])
  }

  @Test("a later run's note keeps what it says when the first run is taken back")
  func later() throws {
    let first = try book.read([(Texts.note("v1", text), MatchDecision())])
    _ = try book.notebook.assign(
      note: book.noteID("v1"), to: book.id(of: "Ana Ruiz"), reading: .words)
    _ = try book.notebook.undo(run: first)
    #expect(try book.interests() == ["Ana Ruiz chess 1"])
  }

  @Test("what a taken-back run merely looked at is looked at again when a contact changes")
  func lookedAt() throws {
    try book.read([(Texts.note("v1", "Hm."), Texts.about("ana"))])
    let before = try book.value("SELECT matched_run FROM note")
    let look = try book.reread(Texts.about("ana"), all: true)
    #expect(look.results == [.same])
    #expect(try book.value("SELECT matched_run FROM note") != before)
    _ = try book.notebook.undo(run: look.run)
    // Who changes later is newer than that.
    #expect(try book.value("SELECT matched_run FROM note") == before)
  }

  @Test("a merge takes the days of a person along, and taking it apart gives them back")
  func merge() throws {
    try book.read([
      (Texts.note("v1", "likes chess. born 06-05"), Texts.about("ana")),
      (Texts.note("v2", "likes chess. born 06-06"), Texts.about("ben")),
    ])
    let question = """
      SELECT n.record, c.name, d.value FROM mentioned_date AS d JOIN note AS n ON n.key = note_key
      JOIN contact AS c ON c.id = of_contact_id ORDER BY 1
      """
    let before = try (book.interests(), book.rows(question))
    _ = try book.notebook.merge(kept: book.id(of: "Ana Ruiz"), absorbed: book.id(of: "Ben Hale"))
    #expect(try book.interests() == ["Ana Ruiz chess 2"])
    #expect(
      try book.rows("SELECT name, birthday_day FROM birthday_suggestion ORDER BY 2")
        == [#""Ana Ruiz"|5"#, #""Ana Ruiz"|6"#])
    _ = try book.notebook.unmerge(book.id(of: "Ana Ruiz"))
    #expect(try book.interests() == before.0)
    #expect(try book.rows(question) == before.1)
  }
}
