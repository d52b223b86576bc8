import CirclesModel
import CirclesStore
import Testing

@Suite struct ConversationAssignTests {
  private let book: TestNotebook
  private let quill = ConversationName(thread: "whatsapp/Quill")

  private static let messages = [
    Texts.message("2026-03-03T10:00:00", "One"), Texts.message("2026-03-04T10:00:00", "Two"),
    Texts.message("2026-03-05T10:00:00", "Three"),
  ]

  init() throws {
    book = try TestNotebook()
    try book.load([person("Ana Ruiz", uid: "ana"), person("Ben Hale", uid: "ben")])
    try book.file(chats: [Texts.chat(Self.messages)])
    try book.file([(Texts.note("v1", "Hm."), Texts.perhaps("ben"))])
  }

  private func id(of name: String) throws -> String {
    try #require(try book.text("SELECT id FROM contact WHERE name = '\(name)'"))
  }

  private func state() throws -> [String: [String]] { try book.dump(without: ["sqlite_sequence"]) }

  private func holders() throws -> [String] {
    try book.rows(
      """
      SELECT n.record, c.identifier FROM note AS n LEFT JOIN contact AS c ON c.id = n.contact_id
      WHERE n.thread_key IS NOT NULL ORDER BY n.key
      """)
  }

  private func learned() throws -> LearnedAbout {
    var found = LearnedAbout()
    try book.filing { session in
      try session.people { if $0.identifier == "ana" { found = $0.learned } }
    }
    return found
  }

  @Test("nothing is learned where no day is to be filed")
  func settled() throws {
    try book.notebook.assign(conversation: quill, to: id(of: "Ana Ruiz"))
    let before = try state()
    let edit = try book.notebook.assign(conversation: quill, to: id(of: "Ben Hale"))
    #expect(edit.notes.isEmpty && edit.run.isEmpty)
    #expect(try state() == before)
  }

  @Test("every day of a conversation is filed in one run, which undo takes back row for row")
  func whole() throws {
    let before = try state()
    let edit = try book.notebook.assign(conversation: quill, to: id(of: "Ana Ruiz"))
    #expect(edit.notes.count == 3)
    #expect(try book.notebook.inbox().map(\.record) == ["v1"])
    #expect(
      try book.rows("SELECT kind, text FROM learned ORDER BY kind") == [
        "\"header\"|\"Quill\"", "\"thread\"|\"Quill\"",
      ])
    #expect(try learned().conversations == [quill])
    #expect(try learned().headers == [NoteHeader(app: "whatsapp", text: "Quill")])
    _ = try book.notebook.undo(run: edit.run)
    #expect(try book.notebook.inboxCount() == 4)
    let after = try state()
    for table in ["note", "interaction", "unassigned_note", "learned", "alias", "suggestion"] {
      #expect(after[table] == before[table], "\(table)")
    }
  }

  @Test("a day that was filed by hand stays where it lies; what the program filed moves along")
  func otherHands() throws {
    let day = try book.noteID("whatsapp/Quill#2")
    _ = try book.notebook.assign(note: day, to: id(of: "Ben Hale"), learns: false)
    #expect(try book.count("learned") == 0 && book.count("alias") == 0)
    let edit = try book.notebook.assign(conversation: quill, to: id(of: "Ana Ruiz"))
    #expect(edit.notes.count == 2)
    let names = try holders()
    #expect(names[1].contains("ben") && names[0].contains("ana") && names[2].contains("ana"))
  }

  @Test("without what follows nothing is learned")
  func onlyThis() throws {
    let edit = try book.notebook.assign(
      conversation: quill, to: id(of: "Ana Ruiz"), follows: false)
    #expect(edit.notes.count == 3 && edit.learned.isEmpty)
    #expect(try book.count("learned") == 0 && book.count("alias") == 0)
  }

  @Test("a dismissed conversation stays dismissed when it goes on, until somebody files it")
  func dismissed() throws {
    let before = try state()
    let edit = try book.notebook.dismiss(notes: [], conversations: [quill])
    #expect(edit.notes.count == 3)
    let more = Self.messages + [Texts.message("2026-03-09T10:00:00", "Four")]
    let run = try book.file(chats: [Texts.chat(more)]).run
    #expect(try book.notebook.inbox().map(\.record) == ["v1"])
    #expect(try book.count("note") == 5)
    _ = try book.notebook.undo(run: run)
    _ = try book.notebook.undo(run: edit.run)
    #expect(try book.notebook.inboxCount() == 4)
    #expect(try state()["note"] == before["note"])
    try book.file(chats: [Texts.chat(more)])
    #expect(try book.notebook.inboxCount() == 5)
  }

  @Test("the later correction counts, and one that is forgotten counts no more")
  func laterCounts() throws {
    _ = try book.notebook.assign(conversation: quill, to: id(of: "Ana Ruiz"))
    let other = try book.notebook.assign(
      conversation: quill, to: id(of: "Ben Hale"), including: book.noteID("whatsapp/Quill#1"))
    #expect(try learned().isEmpty)
    _ = try book.notebook.undo(run: other.run)
    #expect(try learned().conversations == [quill])
    let items = try book.notebook.learned()
    #expect(Set(items.map(\.kind)) == ["alias", "thread", "header"])
    #expect(items.allSatisfy { $0.contact == "ana" && $0.text == "Quill" && $0.run != nil })
    let rows = try (book.rows("SELECT * FROM learned"), book.rows("SELECT * FROM alias"))
    for item in items {
      let run = try book.notebook.forget(learned: item.id)
      #expect(try !book.notebook.learned().contains { $0.id == item.id })
      _ = try book.notebook.undo(run: run)
      #expect(try book.rows("SELECT * FROM learned") == rows.0)
      #expect(try book.rows("SELECT * FROM alias") == rows.1)
      #expect(try book.count("forgotten") == 0)
    }
  }

  @Test("what was learned goes over with a merge, back with taking it apart, and with a removal")
  func merge() throws {
    _ = try book.notebook.assign(conversation: quill, to: id(of: "Ben Hale"))
    try book.notebook.merge(kept: id(of: "Ana Ruiz"), absorbed: id(of: "Ben Hale"))
    #expect(try learned().conversations == [quill])
    _ = try book.notebook.unmerge(id(of: "Ana Ruiz"))
    #expect(try learned().isEmpty)
    #expect(try book.notebook.learned().allSatisfy { $0.contact == "ben" })
  }

  @Test("who is ruled out for a day is ruled out for the whole thread")
  func denied() throws {
    let day = try book.noteID("whatsapp/Quill#2")
    _ = try book.notebook.unfile(note: day, not: id(of: "Ana Ruiz"))
    #expect(try learned().deniedConversations == [quill])
    _ = try book.notebook.unfile(note: book.noteID("v1"), not: id(of: "Ana Ruiz"))
    #expect(try learned().deniedNotes == ["v1"])
  }
}
