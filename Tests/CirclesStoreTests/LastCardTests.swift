import CirclesModel
import CirclesStore
import GRDB
import Testing

/// What becomes of a person when the last card that speaks of them goes with an undo.
@Suite("The last card of a person")
struct LastCardTests {
  let book: TestNotebook
  private let zoe = "0c1e5000-aaaa-4bbb-8ccc-000000000001"

  init() throws { book = try TestNotebook() }

  private func card(_ title: String = "") -> ContactRecord {
    person("Zoë Hartley", uid: zoe, phone: "+447700900101") { $0.jobTitle = title }
  }

  private func orphans() throws -> [String] {
    try book.rows(
      """
      SELECT name FROM contact WHERE created_run IS NOT NULL AND NOT EXISTS (
        SELECT 1 FROM source_record WHERE contact_key = contact.key)
      """)
  }

  private func recordsOfNobody() throws -> [String] {
    try book.rows(
      "SELECT identifier FROM source_record WHERE contact_key IS NULL AND group_key IS NULL")
  }

  @Test("Undo says that a person stays whose other card a later import had removed")
  func prunedElsewhere() throws {
    try book.load([card()], source: "two")
    let one = try book.load([card()], source: "one").run
    try book.load([], source: "two", prune: true)
    let outcome = try book.notebook.undo(run: one)
    #expect(outcome.kept.map(\.name) == ["Zoë Hartley"])
    #expect(try orphans().isEmpty)
    #expect(try book.notebook.people().map(\.name) == ["Zoë Hartley"])
  }

  @Test("A card that an undone import had brought does not come back with the undo of its removal")
  func removedThenUndone() throws {
    let first = try book.load([card()], source: "two").run
    let other = try book.load([card()], source: "one").run
    try book.load([card("Baker")], source: "two")
    let prune = try book.load([], source: "two", prune: true).run
    _ = try book.notebook.undo(run: first)
    _ = try book.notebook.undo(run: other)
    _ = try book.notebook.undo(run: prune)
    #expect(try recordsOfNobody().isEmpty)
    #expect(try orphans().isEmpty)
  }

  @Test("Somebody whose card was removed while they were one with another stays when split off")
  func splitWithoutCard() throws {
    try book.load([card()], source: "two")
    try book.load([person("Finn Weber", uid: "f")], source: "one")
    func id(_ name: String) throws -> String {
      try #require(try book.notebook.people().first { $0.name == name }).id
    }
    try book.notebook.merge(kept: id("Finn Weber"), absorbed: id("Zoë Hartley"))
    try book.notebook.addAlias("Captain", to: id("Finn Weber"))
    try book.load([], source: "one", prune: true)
    let name = try #require(try book.notebook.people().first).name
    let before = try book.dump()
    let back = try book.notebook.unmerge(id(name))
    #expect(try orphans().isEmpty)
    #expect(try book.notebook.people().count == 2)
    _ = try book.notebook.undo(run: back.run)
    #expect(try book.dump() == before)
  }

  @Test("Somebody edited by hand, then met by a second import, stays when both imports are undone")
  func editedBetween() throws {
    let first = try book.load([card()], source: "two").run
    let person = try #require(try book.notebook.people().first)
    _ = try book.notebook.setBirthday(PartialDate(year: nil, month: 6, day: 5), of: person.id)
    let other = try book.load([card()], source: "one").run
    _ = try book.notebook.undo(run: first)
    _ = try book.notebook.undo(run: other)
    #expect(try orphans().isEmpty)
    #expect(try book.notebook.people().map(\.name) == ["Zoë Hartley"])
  }

  @Test("A card whose import is gone stays with its person when a namesake is split off again")
  func keptCardOfTheOther() throws {
    let first = try book.load(
      [person("Ana Ruiz", uid: nil, phone: "+447700900101")], source: "two"
    ).run
    let ana = try #require(try book.notebook.people().first)
    try book.notebook.addAlias("Captain", to: ana.id)
    _ = try book.notebook.undo(run: first)
    try book.load([person("Ana Ruiz", uid: nil, phone: "+447700900102")], source: "one")
    let other = try #require(try book.notebook.people().first { $0.id != ana.id })
    let before = try book.dump()
    let merge = try book.notebook.merge(kept: ana.id, absorbed: other.id)
    _ = try book.notebook.undo(run: merge)
    #expect(try book.dump() == before)
  }

  @Test("A source that another program deleted makes the notebook a damaged one, not our mistake")
  func damagedByOthers() throws {
    try book.load([card()], source: "two")
    let prune = try book.load([], source: "two", prune: true).run
    let before = try book.dump()
    // As `sqlite3` leaves it unless told otherwise.
    var configuration = Configuration()
    configuration.foreignKeysEnabled = false
    let other = try DatabaseQueue(path: book.path, configuration: configuration)
    try other.write { db in
      try db.execute(
        sql: """
          DELETE FROM source;
          INSERT INTO phone (contact_key, position, value) VALUES (99, 0, '1')
          """)
    }
    try other.close()
    #expect(throws: StoreError.damaged(path: book.path)) {
      try book.notebook.undo(run: prune)
    }
    #expect(try book.dump()["run"] == before["run"])
  }
}
