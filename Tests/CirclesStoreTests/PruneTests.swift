import CirclesModel
import CirclesStore
import Testing

@Suite("Pruning") struct PruneTests {
  let book: TestNotebook
  init() throws { book = try TestNotebook() }

  private let ana = person("Ana Ruiz", uid: "a", phone: "+15035550101")
  private let ben = person("Ben Hale", uid: "b", phone: "+15035550102") {
    $0.photo = Photo(mediaType: "image/png", byteCount: 2, data: [7, 7])
  }

  @Test("a contact that only this source had is removed, and undo brings it back, row for row")
  func removed() throws {
    try book.load([ana, ben])
    let before = try book.dump()
    let loaded = try book.load([ana], prune: true)
    #expect(loaded.actions == [.unchanged, .pruned])
    #expect(loaded.outcomes[1].result.identifier == "b")
    #expect(try book.rows("SELECT identifier FROM contact") == ["\"a\""])
    #expect(try book.notebook.run(id: loaded.run)?.removed == ["Ben Hale"])
    let outcome = try book.notebook.undo(run: loaded.run)
    #expect(outcome.restored == ["b"])
    #expect(try book.dump() == before)
  }

  @Test("without being asked for, nothing is pruned")
  func notAsked() throws {
    try book.load([ana, ben])
    try book.load([ana])
    #expect(try book.value("SELECT count(*) FROM contact") == "2")
  }

  @Test(
    "a contact somebody has worked on is kept and marked, until the source has it again",
    arguments: [
      "UPDATE contact SET note = 'mine' WHERE identifier = 'b'",
      "DELETE FROM phone WHERE contact_key = 2",
      """
      INSERT INTO interaction (id, contact_id, content, interaction_date)
      SELECT 'i', id, 'Coffee', '2026-01-01' FROM contact WHERE identifier = 'b'
      """,
    ])
  func keptAndMarked(edit: String) throws {
    try book.load([ana, ben])
    try book.sql(edit)
    let before = try book.dump()
    let loaded = try book.load([ana], prune: true)
    #expect(loaded.codes == ["contact.kept-pruned"])
    #expect(try book.rows("SELECT source_gone_at IS NULL FROM contact ORDER BY key") == ["1", "0"])
    // Once is enough.
    #expect(try book.load([ana], prune: true).actions == [.unchanged])
    let people = try book.notebook.people()
    #expect(people.map(\.isPruned) == [false, true])
    try book.load([ana, ben])
    #expect(try book.rows("SELECT source_gone_at IS NULL FROM contact ORDER BY key") == ["1", "1"])
    for run in try book.notebook.runs().prefix(3) { _ = try book.notebook.undo(run: run.id) }
    #expect(try book.dump() == before)
  }

  @Test("a contact that another source has too stays, without what only this one said")
  func otherSource() throws {
    try book.load([ana])
    let theirs = person("Ana Ruiz", uid: "x", phone: "+15035550101", "+15035550109")
    try book.load([theirs], source: "other")
    let before = try book.dump()
    let loaded = try book.load([], source: "other", prune: true)
    #expect(loaded.actions == [.updated])
    #expect(try book.rows("SELECT normalized FROM phone") == ["\"+15035550101\""])
    _ = try book.notebook.undo(run: loaded.run)
    #expect(try book.dump() == before)
  }

  @Test("pruning one source leaves the contacts of the others alone")
  func onlyThisSource() throws {
    try book.load([ana], source: "one")
    try book.load([ben], source: "two")
    #expect(try book.load([], source: "two", prune: true).actions == [.pruned])
    #expect(try book.rows("SELECT identifier FROM contact") == ["\"a\""])
  }
}
