import CirclesModel
import CirclesStore
import Testing

/// Undo of a run that is not the newest: the notebook is as if it had not been, and all later ones
/// had.
@Suite("Undo of a run in the middle") struct MiddleUndoTests {
  private let book: TestNotebook
  private let number = "+15035550101"

  init() throws { book = try TestNotebook() }

  private func ana(
    _ uid: String = "a", note: String = "", email: String? = nil, job: String = ""
  ) -> ContactRecord {
    person("Ana Ruiz", uid: uid, phone: number) { fields in
      fields.note = note
      fields.jobTitle = job
      fields.emails = [email].compactMap { $0.map { Email(value: $0) } }
    }
  }

  private func values() throws -> [String] {
    try book.rows(
      """
      SELECT name, coalesce(note, ''), coalesce(job_title, ''), coalesce(job_info, ''),
        coalesce((SELECT group_concat(value) FROM email WHERE contact_key = contact.key), '')
      FROM contact ORDER BY key
      """
    ).map { $0.filter { $0 != "\"" } }
  }

  private func id(_ name: String) throws -> String {
    try #require(try book.notebook.people().first { $0.name == name }).id
  }

  @Test("what a later export of the same book says stays, and goes with that")
  func saidAgain() throws {
    try book.load([ana()])
    let before = try book.dump()
    let second = try book.load([ana(note: "Choir", job: "Cook")]).run
    let third = try book.load([ana(note: "Choir", email: "a@x.org", job: "Baker")]).run
    #expect(
      try book.notebook.undo(run: second).kept.map(\.reason) == ["changed again by a later run"])
    #expect(try values() == ["Ana Ruiz|Choir|Baker|Baker|a@x.org"])
    _ = try book.notebook.undo(run: third)
    #expect(try book.dump(without: ["run_number"]) == before.filter { $0.key != "run_number" })
  }

  @Test("what was taken out by hand in between stays out, though a later export says it")
  func takenOut() throws {
    try book.load([ana()])
    let second = try book.load([ana(note: "Choir", email: "a@x.org")]).run
    try book.sql("DELETE FROM email", "UPDATE contact SET note = NULL")
    try book.load([ana(note: "Choir", email: "a@x.org", job: "Baker")])
    _ = try book.notebook.undo(run: second)
    #expect(try values() == ["Ana Ruiz||Baker|Baker|"])
  }

  @Test("what two books said goes with the undo of both, in any order", arguments: [true, false])
  func twoBooks(olderFirst: Bool) throws {
    try book.load([ana()], source: "one")
    let before = try book.dump()
    let older = try book.load([ana("b", note: "Choir", job: "Cook")], source: "two").run
    let newer = try book.load([ana("c", note: "Choir", job: "Baker")], source: "three").run
    for run in olderFirst ? [older, newer] : [newer, older] {
      _ = try book.notebook.undo(run: run)
      if run == older, olderFirst { #expect(try values() == ["Ana Ruiz|Choir|Baker|Baker|"]) }
    }
    #expect(try book.dump(without: ["run_number"]) == before.filter { $0.key != "run_number" })
  }

  @Test("what a book alone kept alive goes with the undo of its import")
  func keptAlive() throws {
    try book.load([ana(email: "a@x.org")], source: "one")
    let other = try book.load([ana("b", email: "a@x.org")], source: "two").run
    try book.load([ana()], source: "one")
    #expect(try values() == ["Ana Ruiz||||a@x.org"])
    _ = try book.notebook.undo(run: other)
    #expect(try values() == ["Ana Ruiz||||"])
  }

  @Test("who became one with a second and then a third person stays, when their import is undone")
  func mergedTwice() throws {
    let first = try book.load([person("Ana Ruiz", uid: "a")]).run
    try book.load([person("Ben Hale", uid: "b"), person("Cher", uid: "c")], source: "two")
    func id(_ name: String) throws -> String {
      try #require(try book.notebook.people().first { $0.name == name }).id
    }
    try book.notebook.merge(kept: id("Ben Hale"), absorbed: id("Ana Ruiz"))
    try book.notebook.merge(kept: id("Cher"), absorbed: id("Ben Hale"))
    let outcome = try book.notebook.undo(run: first)
    #expect(outcome.kept.map(\.identifier) == ["a"])
    #expect(try book.value("SELECT count(*) FROM contact") == "1")
  }

  @Test("a person of the first of two books is as the second one says, and goes with it")
  func handedOver() throws {
    let before = try book.dump()
    let first = try book.load([ana("a", note: "Chess", job: "Cook")], source: "one").run
    let second = try book.load([ana("b", note: "Choir", email: "a@x.org")], source: "two").run
    _ = try book.notebook.undo(run: first)
    #expect(try values() == ["Ana Ruiz|Choir|||a@x.org"])
    _ = try book.notebook.undo(run: second)
    #expect(try book.dump(without: ["run_number"]) == before.filter { $0.key != "run_number" })
  }

  @Test(
    "a card whose import was undone while its person was one with another can come again",
    arguments: [true, false])
  func afterMerge(takesApart: Bool) throws {
    let ben = person("Ben Hale", uid: "b", phone: "+15035550102")
    try book.load([ana(), ben], source: "one")
    let kim = person("Kim Park", uid: "k", phone: "+15035550109")
    let cards = [kim, ana("z", note: "Choir", email: "a@x.org")]
    let run = try book.load(cards, source: "two").run
    let merge = try book.notebook.merge(
      kept: id(takesApart ? "Kim Park" : "Ben Hale"), absorbed: id("Ana Ruiz"))
    _ = try book.notebook.undo(run: run)
    if takesApart { _ = try book.notebook.undo(run: merge) }
    #expect(try book.rows("SELECT 1 FROM source_record WHERE identifier = 'z'").isEmpty)
    #expect(try book.rows("SELECT 1 FROM email").isEmpty)
    try book.load(cards, source: "two")
    #expect(try values().contains { $0.hasSuffix("|Choir|||a@x.org") })
  }

  @Test("a person whose import was undone does not come back with the undo of their removal")
  func removedByHand() throws {
    let before = try book.dump()
    let first = try book.load([ana()]).run
    let removal = try book.notebook.removePerson(id("Ana Ruiz"))
    _ = try book.notebook.undo(run: first)
    _ = try book.notebook.undo(run: removal)
    #expect(try book.dump(without: ["run_number"]) == before.filter { $0.key != "run_number" })
  }

  @Test("a relation that was said twice goes with the undo of both")
  func relations() throws {
    try book.load([ana(), person("Ben Hale", uid: "b")])
    let (ana, ben) = (try id("Ana Ruiz"), try id("Ben Hale"))
    let first = try book.notebook.relate(ana, to: ben, as: "sister")
    let second = try book.notebook.relate(ana, to: ben, as: "sister", context: "twins")
    _ = try book.notebook.undo(run: first)
    #expect(try book.rows("SELECT DISTINCT context FROM connection") == ["\"twins\""])
    _ = try book.notebook.undo(run: second)
    #expect(try book.rows("SELECT 1 FROM connection").isEmpty)
  }

  @Test("a person whom another program connected with somebody stays", arguments: [true, false])
  func connectedElsewhere(prunes: Bool) throws {
    try book.load([ana()], source: "one")
    let run = try book.load([person("Ben Hale", uid: "b")], source: "two").run
    try book.sql(
      """
      INSERT INTO connection (from_contact_id, to_contact_id, connection_type)
      SELECT a.id, b.id, 'spouse' FROM contact AS a, contact AS b WHERE a.key < b.key
      """)
    if prunes {
      try book.load([], source: "two", prune: true)
    } else {
      #expect(try book.notebook.undo(run: run).kept.count == 1)
    }
    #expect(try values().count == 2)
    #expect(try book.rows("SELECT 1 FROM connection").count == 1)
  }
}
