import CirclesModel
import CirclesStore
import Testing

@Suite("People removed by hand") struct PersonRemovalTests {
  let book: TestNotebook
  private let cards: [ContactRecord] = [
    person("Ana Ruiz", uid: "3f2a1b7c-0000-4000-8000-000000000001", phone: "+15035550101") {
      $0.related = [RelatedPerson(type: "sister", name: "Dana Moss")]
    },
    person("Dana Moss", uid: "d") {
      $0.related = [RelatedPerson(type: "friend", name: "Ana Ruiz")]
    },
    group("Choir", uid: "g", ["3f2a1b7c-0000-4000-8000-000000000001", "d"]),
  ]

  init() throws {
    book = try TestNotebook()
    try book.load(cards)
    let ana = try id("Ana Ruiz")
    try book.notebook.addAlias("La Jefa", to: ana)
    _ = try book.notebook.relate(ana, to: id("Dana Moss"), as: "boss", context: "Northwind")
    _ = try book.notebook.editPerson(ana) { $0.cadenceDays = 7 }
    try book.sql(
      """
      INSERT INTO interaction (id, contact_id, content, interaction_date)
      VALUES ('i', '\(ana)', 'Coffee', '2026-01-01')
      """,
      """
      INSERT INTO note (id, record, source, digest, state, contact_id, confidence, said)
      VALUES ('n', 'n', 'manual', zeroblob(16), 'assigned', '\(ana)', 0.9, NULL)
      """,
      """
      INSERT INTO interaction (id, contact_id, content, interaction_date, raw_text)
      VALUES ('n', '\(ana)', 'Lunch', '2026-02-01', 'Lunch with Ana')
      """,
      """
      INSERT INTO note (id, record, source, digest, state)
      VALUES ('o', 'o', 'manual', zeroblob(16), 'inbox')
      """,
      "INSERT INTO unassigned_note (id, content) VALUES ('o', 'Somebody called')",
      """
      INSERT INTO suggestion (note_key, position, contact_id, confidence)
      SELECT key, 0, '\(ana)', 0.4 FROM note WHERE id = 'o'
      """)
  }

  private func id(_ name: String) throws -> String {
    let value = try book.value("SELECT id FROM contact WHERE name = '\(name)'")
    return value?.filter { $0 != "\"" } ?? ""
  }

  @Test("notes go back to the inbox, everything else goes, and undo brings all of it back")
  func remove() throws {
    let before = try book.dump()
    let ana = try id("Ana Ruiz")
    let goes = try book.notebook.belongings(of: ana)
    #expect(goes == PersonBelongings(notes: 2, cards: 1, connections: 3, aliases: 1))
    let run = try book.notebook.removePerson(ana)
    #expect(try book.notebook.person(id: ana) == nil)
    #expect(
      try book.rows("SELECT id FROM unassigned_note ORDER BY id") == ["\"i\"", "\"n\"", "\"o\""])
    #expect(try book.value("SELECT count(*) FROM interaction") == "0")
    #expect(try book.value("PRAGMA foreign_key_check") == nil)
    _ = try book.notebook.undo(run: run)
    let after = try book.dump()
    for (table, rows) in before where after[table] != rows {
      Issue.record("\(table): \(rows) became \(after[table] ?? [])")
    }
  }

  @Test(
    "two who are connected come back with what connects them, whoever is first",
    arguments: [true, false])
  func both(isFirstFirst: Bool) throws {
    let tables = ["connection", "connection_change", "related", "alias", "removed_row"]
    let before = try book.dump()
    let runs = try ["Ana Ruiz", "Dana Moss"].map { try book.notebook.removePerson(id($0)) }
    for run in isFirstFirst ? runs : runs.reversed() { _ = try book.notebook.undo(run: run) }
    let after = try book.dump()
    for table in tables { #expect(before[table] == after[table]) }
    #expect(try book.value("PRAGMA foreign_key_check") == nil)
  }

  @Test("who comes back is connected with whom the other has become one with meanwhile")
  func merged() throws {
    try book.load([person("Eli Novak", uid: "eli")], source: "another")
    let removal = try book.notebook.removePerson(id("Ana Ruiz"))
    let merge = try book.notebook.merge(kept: id("Eli Novak"), absorbed: id("Dana Moss"))
    _ = try book.notebook.undo(run: removal)
    let boss = "SELECT from_contact_id FROM connection WHERE connection_type = 'boss'"
    #expect(try book.value(boss)?.filter { $0 != "\"" } == id("Eli Novak"))
    _ = try book.notebook.undo(run: merge)
    #expect(try book.value("PRAGMA foreign_key_check") == nil)
  }

  @Test("no import of the card brings the person back, from this book or another")
  func stays() throws {
    _ = try book.notebook.removePerson(id("Ana Ruiz"))
    #expect(try book.load(cards).outcomes.allSatisfy { $0.result.action == .unchanged })
    // Also where the card is told by its bytes alone, the result names it.
    let known = try book.notebook.beginImport(ImportRequest(command: "import people.vcf"))
    let outcomes = try known.load(
      [.known(cards[0].digest, cards[0].source)], source: "book", readInFull: { [] })
    #expect(outcomes.map(\.result.identifier) == [cards[0].identifier])
    try known.abandon()
    var changed = cards[0]
    changed.fields.note = "new"
    changed = record(changed.fields, uid: changed.identifier)
    try book.load([changed])
    let other = try book.load([changed], source: "another")
    #expect(other.codes == ["contact.kept-removed"])
    #expect(try id("Ana Ruiz").isEmpty)
    // Somebody else of the name is somebody else.
    #expect(try book.load([person("Ana Ruiz", uid: "x")], source: "another").actions == [.created])
  }

  @Test("who was added by hand and removed is gone, and undo of both leaves nothing")
  func added() throws {
    let before = try book.dump()
    let added = try book.notebook.addPerson(person("Eli Novak").fields)
    let between = try book.dump()
    let run = try book.notebook.removePerson(added.id)
    _ = try book.notebook.undo(run: run)
    #expect(try book.dump() == between)
    _ = try book.notebook.undo(run: added.run)
    #expect(try book.dump() == before)
  }
}
