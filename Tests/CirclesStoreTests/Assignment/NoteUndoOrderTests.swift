import CirclesModel
import CirclesStore
import Testing

/// Taking back what happened to notes when something else has happened since.
@Suite struct NoteUndoOrderTests {
  private let book: TestNotebook

  init() throws {
    book = try TestNotebook()
    try book.load([person("Ana Ruiz", uid: "ana"), person("Ben Hale", uid: "ben")])
  }

  private func state() throws -> [String: [String]] { try book.dump(without: ["sqlite_sequence"]) }

  private let day = (0..<9).map { Texts.message("2026-03-03T1\($0):00:00", "Hour \($0)") }

  @Test(
    "messages of runs that are taken back in another order are new again", arguments: [[], ["ana"]])
  func messages(identifiers: [String]) throws {
    let decision = identifiers.first.map { Texts.about($0) } ?? MatchDecision()
    try book.file(chats: [Texts.chat(Array(day.prefix(3)))], decision)
    let before = try state()
    let middle = try book.file(chats: [Texts.chat(Array(day.prefix(6)))], decision).run
    let last = try book.file(chats: [Texts.chat(day)], decision).run
    #expect(try book.notebook.undo(run: middle).kept.count == 1)
    _ = try book.notebook.undo(run: last)
    #expect(try state() == before)
    #expect(try book.file(chats: [Texts.chat(day)], decision).new == [6])
  }

  @Test("a message that a later-undone run had moved is shown where it goes back to")
  func regrouped() throws {
    try book.file(chats: [Texts.chat([Texts.message("2026-03-04T00:30:00", "Good night")])])
    let older = try book.file(chats: [
      Texts.chat([Texts.message("2026-03-03T23:50:00", "Nearly")])
    ]).run
    try book.file(chats: [Texts.chat([Texts.message("2026-03-04T09:00:00", "Good morning")])])
    #expect(try book.notebook.inboxCount() == 2)
    _ = try book.notebook.undo(run: older)
    #expect(
      try book.notebook.inbox().map(\.content) == [
        "[00:30] Quill: Good night\n[09:00] Quill: Good morning"
      ])
  }

  @Test("a note that came from somebody who is one with another by now goes back to that one")
  func merged() throws {
    try book.load([person("Cem Aydin", uid: "cem")])
    try book.file([(Texts.note("v1", "Lunch."), Texts.about("ana"))])
    let run = try book.notebook.assign(note: book.noteID("v1"), to: book.id(of: "Ben Hale")).run
    let ana = try book.id(of: "Ana Ruiz")
    try book.notebook.merge(kept: book.id(of: "Cem Aydin"), absorbed: ana)
    let outcome = try book.notebook.undo(run: run)
    #expect(outcome.restored == ["v1"])
    #expect(try book.text("SELECT contact_id FROM interaction") == book.id(of: "Cem Aydin"))
  }

  @Test("a note that came from somebody who is gone stays, and that is told")
  func gone() throws {
    try book.file([(Texts.note("v1", "Lunch."), Texts.about("ana"))])
    let run = try book.notebook.assign(note: book.noteID("v1"), to: book.id(of: "Ben Hale")).run
    try book.load([person("Ben Hale", uid: "ben")], prune: true)
    #expect(try book.count("contact") == 1)
    let outcome = try book.notebook.undo(run: run)
    #expect(outcome.kept.map(\.reason) == ["the person it was about is gone"])
    #expect(try book.text("SELECT contact_id FROM interaction") == book.id(of: "Ben Hale"))
  }

  @Test("a note that stayed for a later run's sake goes when that is undone", arguments: 0..<4)
  func keptForLater(kind: Int) throws {
    let before = try state()
    let first = try book.file([(Texts.note("v1", "Lunch."), Texts.about("ana"))]).run
    let note = try book.noteID("v1")
    let second =
      switch kind {
      case 0: try book.notebook.assign(note: note, to: book.id(of: "Ben Hale")).run
      case 1: try book.notebook.edit(note: note, text: "Dinner.").run
      case 2: try book.notebook.unfile(note: note).run
      default: try book.file([(Texts.note("v1", "Late lunch."), Texts.about("ana"))]).run
      }
    let reasons = try book.notebook.undo(run: first).kept.map(\.reason)
    #expect(reasons == ["changed again by a later run"])
    #expect(try book.notebook.undo(run: second).kept.isEmpty)
    #expect(try book.count("note") == 0)
    #expect(
      try state().filter { $0.key != "run_number" } == before.filter { $0.key != "run_number" })
  }

  @Test("a note goes back to somebody who was gone when what had moved it was undone")
  func movedAndRemoved() throws {
    try book.file([(Texts.note("v1", "Lunch."), Texts.about("ana"))])
    let before = try state()
    let move = try book.notebook.assign(note: book.noteID("v1"), to: book.id(of: "Ben Hale")).run
    let removal = try book.notebook.removePerson(book.id(of: "Ana Ruiz"))
    let reasons = try book.notebook.undo(run: move).kept.map(\.reason)
    #expect(reasons == ["the person it was about is gone"])
    _ = try book.notebook.undo(run: removal)
    #expect(
      try state().filter { $0.key != "run_number" } == before.filter { $0.key != "run_number" })
  }

  @Test("a run that moved a note and pruned whom it came from is taken back whole, row for row")
  func movedAndPruned() throws {
    try book.file([(Texts.note("v1", "Call with Ana."), Texts.about("ana"))])
    let before = try state()
    let run = try book.filing { session in
      _ = try session.load([PreparedContact(person("Ben Hale", uid: "ben"))], source: "book")
      let note = Decided(
        Texts.note("v1", "Call with Ben."), decision: Texts.about("ben"))
      _ = try session.load(notes: [note], .tests)
      #expect(try session.prune(source: "book").map(\.result.action) == [.pruned])
    }
    #expect(try book.notebook.undo(run: run).kept.isEmpty)
    #expect(try state() == before)
  }

  @Test("a note given to somebody who is one with another by now is taken back all the same")
  func givenToMerged() throws {
    try book.file([(Texts.note("v1", "Lunch."), Texts.perhaps("ana"))])
    let run = try book.notebook.assign(note: book.noteID("v1"), to: book.id(of: "Ben Hale")).run
    try book.notebook.merge(kept: book.id(of: "Ana Ruiz"), absorbed: book.id(of: "Ben Hale"))
    #expect(try book.notebook.undo(run: run).kept.isEmpty)
    #expect(try book.notebook.inboxCount() == 1)
  }

  private let told = [
    (Texts.note("v1", "born 06-05"), Texts.perhaps("ana", "ben")),
    (Texts.note("v2", "Hm."), Texts.perhaps("ben", "ana")),
    (Texts.note("v3", "born 06-06"), Texts.perhaps("ana")),
  ]

  @Test("a merge takes suggestions along, each once, and taking it apart gives them back")
  func mergedSuggestions() throws {
    try book.file(told)
    let before = try book.rows("SELECT * FROM suggestion")
    let run = try book.notebook.merge(
      kept: book.id(of: "Ben Hale"), absorbed: book.id(of: "Ana Ruiz"))
    #expect(
      try book.rows("SELECT suggested_name FROM inbox")
        == Array(repeating: "\"Ben Hale\"", count: 3))
    #expect(try book.count("suggestion") == 3)
    _ = try book.notebook.unmerge(book.id(of: "Ben Hale"))
    #expect(try book.rows("SELECT * FROM suggestion") == before)
    try book.notebook.undo(last: 1)
    #expect(try book.count("suggestion") == 3)
    _ = try book.notebook.undo(run: run)
    #expect(try book.rows("SELECT * FROM suggestion") == before)
  }

  @Test("a dismissed note suggests the same person as before when a merge is taken apart")
  func dismissedSuggestions() throws {
    try book.file(told)
    let note = try #require(try book.notebook.inbox().first { $0.suggestions.count == 1 })
    _ = try book.notebook.dismiss(notes: [note.id])
    let before = try book.rows("SELECT * FROM suggestion")
    let run = try book.notebook.merge(
      kept: book.id(of: "Ben Hale"), absorbed: book.id(of: "Ana Ruiz"))
    _ = try book.notebook.undo(run: run)
    #expect(try book.rows("SELECT * FROM suggestion") == before)
  }

  @Test("what runs noted while two were one is as it was when the taking apart is undone")
  func imagesOfMerged() throws {
    try book.file(told + [(Texts.note("v4", "Lunch."), Texts.about("ana"))])
    let run = try book.notebook.merge(
      kept: book.id(of: "Ben Hale"), absorbed: book.id(of: "Ana Ruiz"))
    let filed = try book.noteID("v4")
    _ = try book.notebook.edit(note: filed, text: "A long lunch.")
    _ = try book.notebook.dismiss(notes: told.map { try book.noteID($0.0.id) })
    _ = try book.notebook.unfile(note: filed)
    let before = try book.dump()
    let apart = try book.notebook.unmerge(book.id(of: "Ben Hale")).run
    _ = try book.notebook.undo(run: apart)
    #expect(try book.dump() == before)
    _ = try book.notebook.undo(run: run)
    #expect(try book.count("contact") == 2)
  }

  @Test("undo of a merge gives back notes whose interactions another program had moved")
  func movedInteractions() throws {
    try book.file([(Texts.note("v1", "Ana took up pottery."), Texts.about("ana"))])
    try book.sql(
      """
      UPDATE interaction SET contact_id = (SELECT id FROM contact WHERE name = 'Ben Hale')
      """)
    let before = try book.dump()
    let run = try book.notebook.merge(
      kept: book.id(of: "Ben Hale"), absorbed: book.id(of: "Ana Ruiz"))
    _ = try book.notebook.undo(run: run)
    #expect(try book.dump() == before)
  }

  @Test("suggestions of a later look stay when the merge is taken apart")
  func lookedAtSince() throws {
    try book.file(told)
    try book.notebook.merge(kept: book.id(of: "Ben Hale"), absorbed: book.id(of: "Ana Ruiz"))
    try book.reread(Texts.perhaps("ben"), all: true)
    _ = try book.notebook.unmerge(book.id(of: "Ben Hale"))
    #expect(try book.rows("SELECT DISTINCT suggested_name FROM inbox") == ["\"Ben Hale\""])
    #expect(try book.count("suggestion") == 3)
  }

  @Test("undo of a pruning gives back suggestions, and whose birthday it was, row for row")
  func pruned() throws {
    try book.file(told)
    try book.sql(
      """
      INSERT INTO mentioned_date (note_key, position, text, span_start, span_end, kind, value, \
      label,
        of_contact_id) SELECT 2, 0, 'born', 0, 4, 'annual', '--06-05', 'birthday', id FROM contact
        WHERE name = 'Ana Ruiz'
      """)
    let before = try state()
    let run = try book.load([person("Ben Hale", uid: "ben")], prune: true).run
    #expect(try book.count("contact") == 1)
    #expect(
      try book.rows("SELECT record, suggested_name FROM inbox ORDER BY record")
        == ["\"v1\"|\"Ben Hale\"", "\"v2\"|\"Ben Hale\"", "\"v3\"|-"])
    _ = try book.notebook.undo(run: run)
    #expect(try state() == before)
  }
}

extension Notebook {
  /// Takes the newest runs back.
  fileprivate func undo(last count: Int) throws {
    for run in try runs().prefix(count) { _ = try undo(run: run.id) }
  }
}
