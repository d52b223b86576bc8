import CirclesModel
import CirclesStore
import Testing

@Suite struct NoteLoaderTests {
  private let book: TestNotebook

  init() throws {
    book = try TestNotebook()
    try book.load([person("Ana Ruiz", uid: "ana"), person("Ben Hale", uid: "ben")])
  }

  @Test("a note about somebody is an interaction of theirs, at its own time")
  func assigned() throws {
    let (_, fates) = try book.file([(Texts.note("v1", "Lunch with Ana."), Texts.about("ana"))])
    #expect(fates == [.assigned])
    #expect(
      try book.rows(
        """
        SELECT c.name, i.content, i.interaction_date, i.source FROM interaction AS i
        JOIN contact AS c ON c.id = i.contact_id
        """) == [
          "\"Ana Ruiz\"|\"Lunch with Ana.\"|\"2026-03-14T18:20:00Z\"|\"voice_note\""
        ])
    #expect(try book.count("unassigned_note") == 0)
  }

  @Test("a note about nobody lies in the inbox whole, with its suggestions in their order")
  func inbox() throws {
    let text = String(repeating: "A long walk. ", count: 60)
    let (_, fates) = try book.file([(Texts.note("v1", text), Texts.perhaps("ben", "ana"))])
    #expect(fates == [.inbox])
    let item = try #require(try book.notebook.inbox().first)
    #expect(item.content == text)
    #expect(item.record == "v1")
    #expect(item.suggestions.map(\.name) == ["Ben Hale", "Ana Ruiz"])
    #expect(item.suggestions[0].reason == MatchEvidence(kind: "first_name", text: "ben"))
    #expect(try book.count("interaction") == 0)
  }

  @Test("a suggestion of somebody whom the notebook does not have is left out")
  func unknownSuggestion() throws {
    try book.file([(Texts.note("v1", "Hm."), Texts.perhaps("nobody", "ben"))])
    #expect(try book.notebook.inbox().first?.suggestions.map(\.name) == ["Ben Hale"])
  }

  @Test("the same note again changes no row")
  func duplicate() throws {
    let note = (Texts.note("v1", "Lunch with Ana.", speakers: ["S1"]), Texts.about("ana"))
    try book.file([note])
    let before = try book.filed()
    let (_, fates) = try book.file([note])
    #expect(fates == [.duplicate])
    #expect(try book.filed() == before)
  }

  @Test("a note of the notebook's own export, which goes by its id, is the note that it was")
  func exported() throws {
    try book.file([(Texts.note("v1", "Lunch with Ana."), Texts.about("ana"))])
    let before = try book.filed()
    let id = try #require(try book.value("SELECT id FROM note")).filter { $0 != "\"" }
    let (_, fates) = try book.file([(Texts.note(id, "Lunch with Ana."), Texts.perhaps("ben"))])
    #expect(fates == [.duplicate])
    #expect(try book.filed() == before)
  }

  @Test("a note that its source tells otherwise takes the new words, and is decided again")
  func changed() throws {
    try book.file([(Texts.note("v1", "Lunch with A."), Texts.perhaps("ben"))])
    let (_, fates) = try book.file([(Texts.note("v1", "Lunch with Ana."), Texts.about("ana"))])
    #expect(fates == [.assigned])
    #expect(try book.text("SELECT content FROM interaction") == "Lunch with Ana.")
    #expect(try book.count("note") == 1)
    #expect(try book.count("unassigned_note") == 0)
  }

  @Test("words that the user wrote over a note stay when its source changes")
  func edited() throws {
    try book.file([(Texts.note("v1", "Lunch with A."), Texts.perhaps("ben"))])
    _ = try book.notebook.edit(note: try book.noteID("v1"), text: "Lunch with Benjamin")
    try book.file([(Texts.note("v1", "Lunch with Al."), Texts.perhaps("ben"))])
    let item = try #require(try book.notebook.inbox().first)
    #expect(item.content == "Lunch with Benjamin")
    #expect(item.rawText == "Lunch with Al.")
  }

  @Test("so do words that another program wrote over them")
  func editedElsewhere() throws {
    try book.file([(Texts.note("v1", "Lunch with Ana."), Texts.about("ana"))])
    try book.sql("UPDATE interaction SET content = 'Ours'")
    try book.file([(Texts.note("v1", "Lunch with Anna."), Texts.about("ana"))])
    #expect(try book.text("SELECT content FROM interaction") == "Ours")
    #expect(try book.text("SELECT raw_text FROM interaction") == "Lunch with Anna.")
  }

  @Test("an assignment by hand stays when the source tells the note otherwise")
  func byHand() throws {
    try book.file([(Texts.note("v1", "Lunch."), Texts.perhaps("ben"))])
    let ana = try #require(try book.text("SELECT id FROM contact WHERE name = 'Ana Ruiz'"))
    _ = try book.notebook.assign(note: try book.noteID("v1"), to: ana)
    try book.file([(Texts.note("v1", "Lunch with Ben."), Texts.about("ben"))])
    #expect(try book.text("SELECT contact_id FROM interaction") == ana)
    #expect(try book.text("SELECT content FROM interaction") == "Lunch with Ben.")
  }

  @Test("a note that its source corrected goes to whom it is about now")
  func corrected() throws {
    try book.file([(Texts.note("v1", "Call with Ana."), Texts.about("ana"))])
    let before = try book.dump()
    let (run, fates) = try book.file([(Texts.note("v1", "Call with Ben."), Texts.about("ben"))])
    #expect(fates == [.assigned])
    #expect(try book.text("SELECT contact_id FROM interaction") == book.id(of: "Ben Hale"))
    _ = try book.notebook.undo(run: run)
    #expect(try book.dump() == before)
  }

  @Test("one that says nothing of anybody any more stays where it is")
  func correctedToNobody() throws {
    try book.file([(Texts.note("v1", "Call with Ana."), Texts.about("ana"))])
    try book.file([(Texts.note("v1", "A call."), Texts.perhaps("ben"))])
    #expect(try book.text("SELECT contact_id FROM interaction") == book.id(of: "Ana Ruiz"))
    #expect(try book.text("SELECT content FROM interaction") == "A call.")
  }

  @Test("what is told of a corrected note is where it lies, whoever decided")
  func standing() throws {
    try book.file([
      (Texts.note("v1", "Lunch."), MatchDecision()), (Texts.note("v2", "Hm."), MatchDecision()),
      (Texts.note("v3", "Tea."), MatchDecision()),
    ])
    _ = try book.notebook.assign(note: book.noteID("v1"), to: book.id(of: "Ana Ruiz"))
    _ = try book.notebook.dismiss(notes: [book.noteID("v2")])
    try book.filing { session in
      let told = try session.load(
        notes: ["v1", "v2", "v3"].map {
          Decided(Texts.note($0, "Lunch with Ben."), decision: Texts.about("ben"))
        }, .tests)
      #expect(told.map(\.fate) == [.assigned, .dismissed, .assigned])
      let decisions = told.map(\.standing?.decision)
      #expect(decisions.map { $0?.contact?.identifier } == ["ana", nil, "ben"])
      #expect(decisions[0]?.evidence.map(\.kind) == ["by_hand"])
      #expect(decisions[1] == MatchDecision())
      #expect(decisions[2]?.evidence == Texts.about("ben").evidence)
    }
  }

  @Test("a date that somebody corrected in the app stays when the source changes, and else moves")
  func correctedDate() throws {
    func load(_ text: String, at time: String?) throws -> String? {
      try book.file([(Texts.note("v1", text, at: time), Texts.about("ana"))])
      return try book.text("SELECT interaction_date FROM interaction")
    }
    #expect(try load("a", at: nil) == "2026-05-28T20:26:40Z")
    #expect(try load("b", at: "2026-02-01T10:00:00Z") == "2026-02-01T10:00:00Z")
    #expect(try load("c", at: "2026-02-02T10:00:00Z") == "2026-02-02T10:00:00Z")
    try book.sql("UPDATE interaction SET interaction_date = '2026-02-03T09:00:00Z'")
    #expect(try load("d", at: "2026-02-02T10:00:00Z") == "2026-02-03T09:00:00Z")
  }

  @Test("a dismissed note stays dismissed, the same or changed")
  func dismissed() throws {
    try book.file([(Texts.note("v1", "Your code is 1234"), MatchDecision())])
    _ = try book.notebook.dismiss(notes: [try book.noteID("v1")])
    try book.file([(Texts.note("v1", "Your code is 1234"), MatchDecision())])
    let changed = (Texts.note("v1", "Your code is 5678"), Texts.about("ana"))
    #expect(try book.file([changed]).fates == [.dismissed])
    #expect(try book.notebook.inboxCount() == 0)
    #expect(try book.count("interaction") == 0)
  }

  @Test("a note without a time is from when it came")
  func undated() throws {
    try book.file([(Texts.note("v1", "Lunch.", at: nil), Texts.about("ana"))])
    #expect(
      try book.text("SELECT interaction_date = created_at FROM interaction") == "1")
    #expect(try book.text("SELECT captured_at FROM note") == "-")
  }

  @Test(
    "a time keeps the offset that its source gives, and has the user's zone where it gives none")
  func offsets() throws {
    try book.file([
      (Texts.note("v1", "a", at: "2026-07-14T18:20:00-07:00"), MatchDecision()),
      (Texts.note("v2", "b", at: "2026-07-14T18:20:00"), MatchDecision()),
      (Texts.note("v3", "c", at: "2026-07-14T18:20:00Z"), MatchDecision()),
    ])
    #expect(
      try book.rows("SELECT captured_at FROM note ORDER BY record") == [
        "\"2026-07-14T18:20:00-07:00\"", "\"2026-07-14T18:20:00+01:00\"",
        "\"2026-07-14T19:20:00+01:00\"",
      ])
  }

  @Test("without raw texts the summary of an assigned note is kept, and nothing else of it")
  func noRaw() throws {
    let text = "Lunch. " + String(repeating: "More and more. ", count: 40)
    var options = AssignOptions.tests
    options.keepsRaw = false
    try book.file(
      [(Texts.note("v1", text), Texts.about("ana")), (Texts.note("v2", text), MatchDecision())],
      options)
    #expect(try book.rows("SELECT text FROM note") == ["-", "-"])
    #expect(try book.rows("SELECT raw_text FROM interaction") == ["-"])
    #expect(try book.rows("SELECT raw_text FROM unassigned_note") == ["-"])
    let content = try #require(try book.text("SELECT content FROM unassigned_note"))
    #expect(content.hasPrefix("Lunch. More") && content.count <= 280)
    let (_, fates) = try book.file([(Texts.note("v1", text), Texts.about("ana"))], options)
    #expect(fates == [.duplicate])
  }
}
