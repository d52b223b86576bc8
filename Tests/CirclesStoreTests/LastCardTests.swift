import CirclesModel
import CirclesStore
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
}
