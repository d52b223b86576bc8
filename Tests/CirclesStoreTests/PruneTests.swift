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

  @Test("undo brings back by what else a contact was known, though no card says so any more")
  func formerIdentifiers() throws {
    try book.load([ana])
    try book.load([person("Ana Ruiz", phone: "+15035550101"), ben], source: "work")
    try book.load([ben], source: "work", prune: true)
    let before = try book.dump()
    #expect(before["identifier"]?.count == 1)
    let loaded = try book.load([group("Choir", uid: "g", [])], prune: true)
    #expect(loaded.actions.contains(.pruned))
    _ = try book.notebook.undo(run: loaded.run)
    #expect(try book.dump() == before)
  }

  @Test(
    "undo of a prune brings back a merge that was taken apart, and what was learned of somebody")
  func takenApart() throws {
    try book.load([ana, ben])
    func id(_ name: String) throws -> String {
      try #require(try book.notebook.people().first { $0.name == name }).id
    }
    try book.notebook.merge(kept: id("Ana Ruiz"), absorbed: id("Ben Hale"))
    let apart = try book.notebook.unmerge(id("Ana Ruiz")).run
    try book.sql(
      """
      INSERT INTO interaction (id, contact_id, content, interaction_date)
      SELECT 'i', id, 'Coffee', '2026-01-01' FROM contact WHERE name = 'Ana Ruiz'
      """)
    try book.notebook.unfile(note: "i", not: id("Ana Ruiz"))
    let before = try book.dump()
    #expect(before["contact_merge"]?.count == 1 && before["learned"]?.count == 1)
    let pruned = try book.load([ben], prune: true)
    #expect(pruned.actions.contains(.pruned))
    _ = try book.notebook.undo(run: pruned.run)
    #expect(try book.dump() == before)
    _ = try book.notebook.undo(run: apart)
    #expect(try book.rows("SELECT name FROM contact") == ["\"Ana Ruiz\""])
  }

  @Test("undo of a prune leaves no card of somebody who has come again since")
  func cameAgain() throws {
    try book.load([person("Ana Ruiz")])
    let pruned = try book.load([group("Choir", uid: "g", [])], prune: true)
    #expect(pruned.actions.contains(.pruned))
    try book.load([person("Ana Ruiz")])
    let outcome = try book.notebook.undo(run: pruned.run)
    #expect(outcome.kept.map(\.reason) == ["its identifier now belongs to another contact"])
    #expect(
      try book.rows(
        "SELECT r.identifier, c.name FROM source_record AS r LEFT JOIN contact AS c ON c.key = contact_key"
      )
        == ["\"derived:ana ruiz\"|\"Ana Ruiz\""])
    #expect(try book.load([person("Ana Ruiz")]).actions == [.unchanged])
  }

  @Test("the name chosen in a merge stays a name of theirs when its card goes, until undo")
  func chosenName() throws {
    let nita = person("Nita Alvarez", uid: "n", phone: "+15035550102")
    try book.load([ana, nita, ben])
    func id(_ name: String) throws -> String {
      try #require(try book.notebook.people().first { $0.name == name }).id
    }
    try book.notebook.merge(kept: id("Ana Ruiz"), absorbed: id("Nita Alvarez"))
    let before = try book.dump()
    let pruned = try book.load([nita, ben], prune: true)
    #expect(
      try book.rows("SELECT name FROM contact ORDER BY name DESC LIMIT 1") == ["\"Nita Alvarez\""])
    #expect(try book.rows("SELECT name FROM alias ORDER BY name").contains("\"Ana Ruiz\""))
    _ = try book.notebook.undo(run: pruned.run)
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

  @Test(
    "somebody of two cards whom nobody edited goes when both are gone, and undo brings them back",
    arguments: [
      [
        person("Ana Ruiz", uid: "k1", phone: "+15035550101") { $0.jobTitle = "Baker" },
        person("Ana Ruiz", uid: "k2", phone: "+15035550101", "+15035550102"),
      ],
      [
        person("Ana Ruiz", uid: "k1") { $0.jobTitle = "Baker" },
        person("Ana R.", uid: "k1", phone: "+15035550102") { $0.jobTitle = "Pilot" },
      ],
    ])
  func twoCards(cards: [ContactRecord]) throws {
    try book.load(cards + [ben])
    let before = try book.dump()
    let loaded = try book.load([ben], prune: true)
    #expect(loaded.actions == [.unchanged, .pruned])
    #expect(try book.rows("SELECT identifier FROM contact") == ["\"b\""])
    #expect(try book.value("SELECT count(*) FROM source_record") == "1")
    _ = try book.notebook.undo(run: loaded.run)
    #expect(try book.dump() == before)
  }

  @Test("nobody edited one who is of two cards, of which the first no longer says their job")
  func twoCardsChanged() throws {
    let (one, two) = (
      person("Ana Ruiz", uid: "k1", phone: "+15035550101") { $0.jobTitle = "Baker" },
      person("Ana Ruiz", uid: "k2", phone: "+15035550101") { $0.jobTitle = "Pilot" }
    )
    try book.load([one, two])
    try book.load([person("Ana Ruiz", uid: "k1", phone: "+15035550101"), two])
    #expect(try book.rows("SELECT job_title, job_info FROM contact") == ["\"Pilot\"|\"Pilot\""])
    #expect(try book.load([], prune: true).actions == [.pruned])
  }

  @Test("somebody of two cards who was edited stays as they are when both are gone")
  func twoCardsEdited() throws {
    let two = person("Ana Ruiz", uid: "k2", phone: "+15035550101", "+15035550102")
    try book.load([ana, two, ben])
    try book.sql("UPDATE contact SET note = 'mine' WHERE identifier = 'a'")
    let loaded = try book.load([ben], prune: true)
    #expect(loaded.codes == ["contact.kept-pruned"])
    #expect(try book.value("SELECT count(*) FROM phone WHERE contact_key = 1") == "2")
  }

  /// Ana and Ben, whom the user has made one.
  private func merged() throws -> (ana: ContactRecord, ben: ContactRecord) {
    let ana = person("Ana Ruiz", uid: "k1", phone: "+15035550101", "+15035550100") {
      $0.jobTitle = "Baker"
    }
    let ben = person("Ben Hale", uid: "k2", phone: "+15035550102", "+15035550100") {
      $0.jobTitle = "Pilot"
      $0.birthday = PartialDate(year: 1980, month: 1, day: 2)
    }
    try book.load([ana, ben])
    let people = try book.notebook.people()
    let ids = ["Ana Ruiz", "Ben Hale"].compactMap { name in people.first { $0.name == name }?.id }
    _ = try book.notebook.merge(kept: ids[0], absorbed: ids[1])
    return (ana, ben)
  }

  private func said() throws -> [String] {
    try book.rows(
      """
      SELECT name, job_title, birthday_year FROM contact UNION ALL
      SELECT normalized, '', '' FROM phone ORDER BY 1
      """
    ).map { $0.filter { $0 != "\"" } }
  }

  @Test("of two whom the user made one, the values of the one who is gone go")
  func mergedOneGone() throws {
    let (ana, ben) = try merged()
    let before = try book.dump()
    let first = try book.load([ana], prune: true)
    #expect(try said() == ["+15035550100||", "+15035550101||", "Ana Ruiz|Baker|-"])
    _ = try book.notebook.undo(run: first.run)
    #expect(try book.dump() == before)
    try book.load([ben], prune: true)
    #expect(try said() == ["+15035550100||", "+15035550102||", "Ben Hale|Pilot|1980"])
  }

  @Test("two whom the user made one stay whole when both are gone")
  func mergedBothGone() throws {
    _ = try merged()
    let before = try said()
    #expect(try book.load([], prune: true).codes == ["contact.kept-pruned"])
    #expect(try said() == before)
  }

  @Test("the user themself is kept and marked")
  func me() throws {
    try book.load([ana, ben])
    let ben = try #require(try book.notebook.people().first { $0.name == "Ben Hale" })
    _ = try book.notebook.setMe(ben.id)
    let before = try book.dump()
    let loaded = try book.load([ana], prune: true)
    #expect(loaded.codes == ["contact.kept-pruned"])
    #expect(try book.notebook.me()?.name == "Ben Hale")
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
