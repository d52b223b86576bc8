import CirclesModel
import CirclesStore
import Testing

@Suite("A note that another program put under somebody")
struct ForeignNoteTests {
  private let book: TestNotebook
  private let note = "21111111-2222-4333-8444-555555555555"

  init() throws {
    book = try TestNotebook()
    try book.load([person("Ana Ruiz", uid: "a"), person("Ben Hale", uid: "b")])
    try book.sql(
      """
      INSERT INTO interaction (id, contact_id, content, interaction_date)
      SELECT '\(note)', id, 'in the app', '2026-01-02T10:00:00Z' FROM contact WHERE identifier = 'a'
      """)
  }

  private func id(_ identifier: String) throws -> String {
    try book.value("SELECT id FROM contact WHERE identifier = '\(identifier)'")?
      .filter { $0 != "\"" } ?? ""
  }

  private func filed() throws -> [String] {
    try book.rows(
      """
      SELECT c.identifier FROM interaction AS i JOIN contact AS c ON c.id = i.contact_id
      ORDER BY 1
      """)
  }

  private enum Change: CaseIterable { case move, also, unfile, dismiss }

  @Test("is found by its id, changes hands as any other, and undo gives its rows back")
  func changes() throws {
    #expect(try book.notebook.resolveNote("2111") == .one(id: note, state: "assigned"))
    let before = try book.dump()
    for change in Change.allCases {
      let edit: NoteEdit
      switch change {
      case .move:
        edit = try book.notebook.assign(note: note, to: id("b"))
        #expect(try filed() == ["\"b\""])
      case .also:
        edit = try book.notebook.also(note: note, id("b"))
        #expect(try filed() == ["\"a\"", "\"b\""])
      case .unfile:
        edit = try book.notebook.unfile(note: note)
        #expect(try book.count("unassigned_note") == 1)
      case .dismiss:
        edit = try book.notebook.dismiss(notes: [note], evenFiled: true)
        #expect(try filed().isEmpty)
      }
      _ = try book.notebook.undo(run: edit.run)
      #expect(try book.dump() == before)
    }
  }
}
