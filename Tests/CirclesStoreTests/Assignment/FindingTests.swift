import CirclesModel
import CirclesStore
import Testing

/// What notes say, in the notebook: of whom, and when it is read again.
@Suite struct FindingTests {
  private let book: TestNotebook

  init() throws {
    book = try TestNotebook()
    try book.load([person("Ana Ruiz", uid: "ana"), person("Ben Hale", uid: "ben")])
  }

  @Test("each thing that a note says has its note, its place and its run")
  func rows() throws {
    let text = "likes chess. avoid work. moves May. works baker. born 06-05"
    try book.read([(Texts.note("v1", text), Texts.about("ana"))])
    #expect(
      try book.rows("SELECT note_key, position, name, text, span_start, span_end FROM interest")
        == [#"1|0|"chess"|"chess"|0|1"#])
    #expect(try book.rows("SELECT text FROM event") == [#""May""#])
    #expect(try book.rows("SELECT text FROM topic_to_avoid") == [#""work""#])
    #expect(try book.rows("SELECT key, text FROM fact") == [#""job"|"baker""#])
    #expect(
      try book.rows(
        """
        SELECT value, label, (SELECT name FROM contact WHERE id = of_contact_id)
        FROM mentioned_date
        """) == [#""--06-05"|"birthday"|"Ana Ruiz""#])
    for table in ["interest", "event", "topic_to_avoid", "fact", "mentioned_date"] {
      #expect(
        try book.value("SELECT count(*) FROM \(table) JOIN run ON run.key = run_key") == "1")
    }
    #expect(try book.text("SELECT summary FROM note") == text)
  }

  @Test("a note in the inbox keeps what is nobody's, and gets the rest with its person")
  func inbox() throws {
    let note = Texts.note("v1", "likes chess on 2026-04-01")
    try book.read([(note, MatchDecision())])
    #expect(try book.count("interest") == 0)
    #expect(try book.count("mentioned_date") == 1)
    #expect(try book.reread(MatchDecision()).results.isEmpty)
    try book.reread(Texts.about("ana"), all: true)
    #expect(try book.interests() == ["Ana Ruiz chess 1"])
  }

  @Test("a note assigned by hand is read for that person")
  func byHand() throws {
    try book.read([(Texts.note("v1", "likes chess"), Texts.about("ana"))])
    let note = try book.noteID("v1")
    _ = try book.notebook.assign(note: note, to: book.id(of: "Ben Hale"), reading: .words)
    #expect(try book.interests() == ["Ben Hale chess 1"])
    #expect(try book.reread(Texts.about("ana"), all: true).results.isEmpty)
  }

  @Test("without a reader what was said of another is forgotten, and read when one looks again")
  func byHandUnread() throws {
    try book.read([(Texts.note("v1", "likes chess"), Texts.about("ana"))])
    _ = try book.notebook.assign(note: book.noteID("v1"), to: book.id(of: "Ben Hale"))
    #expect(try book.interests().isEmpty)
    #expect(try book.reread(Texts.about("ana")).results == [.reread])
    #expect(try book.interests() == ["Ben Hale chess 1"])
  }

  @Test("a note that another program moved shows nothing until it was read again")
  func movedElsewhere() throws {
    try book.read([(Texts.note("v1", "likes chess. born 06-05"), Texts.about("ana"))])
    try book.sql(
      "UPDATE interaction SET contact_id = (SELECT id FROM contact WHERE name = 'Ben Hale')")
    #expect(try book.interests().isEmpty)
    #expect(try book.rows("SELECT name FROM birthday_suggestion").isEmpty)
    #expect(try book.reread(Texts.about("ana")).results == [.reread])
    #expect(try book.interests() == ["Ben Hale chess 1"])
    #expect(try book.rows("SELECT name FROM birthday_suggestion") == [#""Ben Hale""#])
  }

  @Test(
    "a birthday is offered with the year that was said, unless that is the year of the note",
    arguments: [
      ("born 11-25", "11|25|-"), ("born 1990-11-25", "11|25|1990"),
      ("born 2026-11-25", "11|25|-"), ("born 2031-11-25", "11|25|-"), ("on 1990-11-25", nil),
    ])
  func birthday(text: String, offered: String?) throws {
    try book.read([(Texts.note("v1", text), Texts.about("ana"))])
    let question = "SELECT birthday_month, birthday_day, birthday_year FROM birthday_suggestion"
    #expect(try book.rows(question) == (offered.map { [$0] } ?? []))
  }

  @Test("an edited note says what its new words say")
  func edited() throws {
    try book.read([(Texts.note("v1", "on 2026-04-01"), MatchDecision())])
    _ = try book.notebook.edit(
      note: try book.noteID("v1"), text: "likes chess on 2026-05-05", reading: .words)
    #expect(try book.rows("SELECT value FROM mentioned_date") == [#""2026-05-05""#])
    try book.reread(Texts.about("ana"))
    #expect(try book.interests() == ["Ana Ruiz chess 1"])
    #expect(try book.reread(Texts.about("ana"), all: true).results == [.same])
    #expect(try book.interests() == ["Ana Ruiz chess 1"])
  }

  @Test("a note whose source tells it otherwise is read again, for whom it is about then")
  func retold() throws {
    try book.read([(Texts.note("v1", "likes chess"), Texts.about("ana"))])
    try book.read([(Texts.note("v1", "likes go"), Texts.about("ben"))])
    #expect(try book.interests() == ["Ben Hale go 1"])
  }

  @Test("so is one that was assigned by hand, for whom it was given to")
  func retoldByHand() throws {
    try book.read([(Texts.note("v1", "likes chess"), Texts.about("ana"))])
    _ = try book.notebook.assign(
      note: book.noteID("v1"), to: book.id(of: "Ana Ruiz"), reading: .words)
    try book.read([(Texts.note("v1", "likes go"), Texts.about("ben"))])
    #expect(try book.interests() == ["Ana Ruiz go 1"])
  }

  @Test("a day that gets messages says what all of them say")
  func messages() throws {
    let first = Texts.message("2026-03-03T10:00:00", "likes chess")
    let second = Texts.message("2026-03-03T11:00:00", "likes go")
    try book.read(chat: Texts.chat([first]), Texts.about("ana"))
    try book.read(chat: Texts.chat([first, second]), Texts.about("ana"))
    #expect(try book.interests() == ["Ana Ruiz chess 1", "Ana Ruiz go 1"])
  }

  @Test("where words are not kept, what they said is, and what comes is added")
  func noRaw() throws {
    var options = AssignOptions.reading
    options.keepsRaw = false
    let first = Texts.message("2026-03-03T10:00:00", "likes chess")
    let second = Texts.message("2026-03-03T11:00:00", "likes go")
    try book.read(chat: Texts.chat([first]), Texts.about("ana"), options)
    try book.read(chat: Texts.chat([first, second]), Texts.about("ana"), options)
    let note = Texts.note("v1", "likes bowls" + String(repeating: " very much", count: 60))
    try book.read([(note, Texts.about("ben"))], options)
    let all = ["Ana Ruiz chess 1", "Ana Ruiz go 1", "Ben Hale bowls 1"]
    #expect(try book.interests() == all)
    var newer = options
    newer.extractorVersion = 8
    try book.reread(Texts.about("ana"), newer)
    #expect(try book.interests() == all)
  }

  @Test("another version of the extractor reads all notes again, and those decided by hand, once")
  func version() throws {
    try book.file([
      (Texts.note("v1", "likes chess"), Texts.about("ana")),
      (Texts.note("v2", "likes go"), MatchDecision()), (Texts.note("v3", "Hm."), MatchDecision()),
    ])
    _ = try book.notebook.assign(note: book.noteID("v2"), to: book.id(of: "Ben Hale"))
    _ = try book.notebook.dismiss(notes: [book.noteID("v3")])
    #expect(try book.interests().isEmpty)
    #expect(try book.reread(Texts.about("ana")).results == [.reread, .reread])
    #expect(try book.interests() == ["Ana Ruiz chess 1", "Ben Hale go 1"])
    #expect(try book.reread(Texts.about("ana")).results.isEmpty)
  }

  @Test("a second look that finds the same writes nothing anew")
  func same() throws {
    try book.read([(Texts.note("v1", "likes chess"), Texts.about("ana"))])
    let before = try book.rows("SELECT * FROM interest")
    #expect(try book.reread(Texts.about("ana"), all: true).results == [.same])
    #expect(try book.rows("SELECT * FROM interest") == before)
    #expect(try book.count("note_change") == 0)
  }
}
