import CirclesModel
import CirclesStore
import Testing

/// What somebody wrote over a note of the inbox is theirs, wherever the note goes.
@Suite struct WrittenOverTests {
  private let book: TestNotebook
  private let long = String(repeating: "All of this is mine. ", count: 45)

  init() throws {
    book = try TestNotebook()
    try book.load([person("Ana Ruiz", uid: "ana"), person("Ben Hale", uid: "ben")])
  }

  private func edit(_ record: String, _ text: String) throws {
    _ = try book.notebook.edit(note: book.noteID(record), text: text, reading: .words)
  }

  @Test("a note that is filed by hand keeps every word that was written over it")
  func byHand() throws {
    try book.file([(Texts.note("v1", "Lunch."), MatchDecision())])
    try edit("v1", long)
    _ = try book.notebook.assign(note: book.noteID("v1"), to: book.id(of: "Ana Ruiz"))
    #expect(try book.text("SELECT content FROM interaction") == long)
  }

  @Test("so does one that another look files")
  func reviewed() throws {
    try book.file([(Texts.note("v1", "Lunch."), MatchDecision())])
    try edit("v1", long)
    #expect(try book.reread(Texts.about("ana")).results == [.assigned(book.id(of: "Ana Ruiz"))])
    #expect(try book.text("SELECT content FROM interaction") == long)
  }

  @Test("what the user edited away does not come back with a second person or a newer reader")
  func findings() throws {
    try book.read([(Texts.note("v1", "likes chess"), MatchDecision())])
    try edit("v1", "likes go")
    let note = try book.noteID("v1")
    for name in ["Ana Ruiz", "Ben Hale"] {
      _ = try book.notebook.assign(note: note, to: book.id(of: name), reading: .words)
      #expect(try book.interests() == ["\(name) go 1"])
    }
    var newer = AssignOptions.reading
    newer.extractorVersion = 8
    try book.reread(Texts.about("ana"), newer)
    #expect(try book.interests() == ["Ben Hale go 1"])
  }

  @Test("a dismissed note that is filed after all shows a summary, and is read whole")
  func dismissed() throws {
    let text = "likes chess. " + String(repeating: "More and more. ", count: 30) + "likes go"
    try book.read([(Texts.note("v1", text), MatchDecision())])
    let note = try book.noteID("v1")
    _ = try book.notebook.dismiss(notes: [note])
    for name in ["Ana Ruiz", "Ben Hale"] {
      _ = try book.notebook.assign(note: note, to: book.id(of: name), reading: .words)
    }
    #expect(try book.text("SELECT length(content) <= 280 FROM interaction") == "1")
    #expect(try book.interests() == ["Ben Hale chess 1", "Ben Hale go 1"])
  }

  @Test("a day of a chat is looked at with the words that were written over it, and its partner")
  func day() throws {
    try book.file(chats: [Texts.chat([Texts.message("2026-03-03T10:00:00", "Hi")])])
    try edit("whatsapp/Quill#1", "Tea with Ana")
    try book.filing { session in
      let keys = try session.notesToReview(ReviewRequest(), .tests)
      guard case .note(let note) = try session.reviewItems(keys, .tests).first?.subject else {
        Issue.record("no note")
        return
      }
      #expect(note.text == "Tea with Ana")
      #expect(note.title == "Quill")
    }
  }

  @Test("messages that come do not bring back what such a day said")
  func messages() throws {
    let first = Texts.message("2026-03-03T10:00:00", "likes chess")
    let second = Texts.message("2026-03-03T11:00:00", "likes bowls")
    try book.read(chat: Texts.chat([first]), MatchDecision())
    try edit("whatsapp/Quill#1", "likes go")
    try book.reread(Texts.about("ana"))
    try book.read(chat: Texts.chat([first, second]), Texts.about("ana"))
    #expect(try book.interests() == ["Ana Ruiz go 1"])
    #expect(try book.text("SELECT content FROM interaction") == "likes go")
  }

  @Test("a day that nobody wrote over shows its words without times when new ones file it")
  func filedLater() throws {
    let messages = [
      Texts.message("2026-03-03T10:00:00", "Hi"), Texts.message("2026-03-03T10:05:00", "Ana here"),
    ]
    try book.file(chats: [Texts.chat(Array(messages.prefix(1)))])
    try book.file(chats: [Texts.chat(messages)], Texts.about("ana"))
    #expect(try book.text("SELECT content FROM interaction") == "Hi · Ana here")
  }
}
