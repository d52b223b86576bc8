import CirclesModel
import CirclesStore
import Testing

@Suite("What was last changed by hand") struct HandEditTests {
  let book: TestNotebook

  init() throws {
    book = try TestNotebook()
    try book.load([person("Ana Ruiz", uid: "a"), person("Ben Okafor", uid: "b")])
    try book.sql(
      """
      INSERT INTO interaction (id, contact_id, content, interaction_date)
      SELECT 'i', id, 'Coffee', '2026-01-01' FROM contact WHERE identifier = 'b'
      """)
  }

  @Test("The words and the place of a note have each a time of their own")
  func notes() throws {
    let notebook = book.notebook
    for what in [HandEdit.noteText, .notePlace] {
      #expect(try notebook.lastHandEdit(what, of: "i") == nil)
    }
    let run = try notebook.edit(note: "i", text: "Tea").run
    #expect(try notebook.lastHandEdit(.noteText, of: "i") != nil)
    #expect(try notebook.lastHandEdit(.notePlace, of: "i") == nil)
    _ = try notebook.undo(run: run)
    _ = try notebook.unfile(note: "i")
    #expect(try notebook.lastHandEdit(.noteText, of: "i") == nil)
    #expect(try notebook.lastHandEdit(.notePlace, of: "i") != nil)
  }

  @Test("Reminders have one, too, and nobody is changed by a note")
  func others() throws {
    let notebook = book.notebook
    #expect(try notebook.lastHandEdit(.reminders, of: "settings") == nil)
    _ = try notebook.setReminderDays(["Friend": 3])
    #expect(try notebook.lastHandEdit(.reminders, of: "settings") != nil)
    _ = try notebook.edit(note: "i", text: "Tea")
    for id in try notebook.people().map(\.id) {
      #expect(try notebook.lastHandEdit(.person, of: id) == nil)
    }
  }

  @Test("Who was merged is the other; who was removed is nobody")
  func successors() throws {
    let people = try book.notebook.people().sorted { $0.name < $1.name }.map(\.id)
    _ = try book.notebook.merge(kept: people[0], absorbed: people[1])
    #expect(try book.notebook.currentContact(people[1]) == people[0])
    _ = try book.notebook.removePerson(people[0])
    #expect(try book.notebook.currentContact(people[1]) == nil)
  }
}
