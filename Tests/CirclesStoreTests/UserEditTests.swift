import CirclesModel
import CirclesStore
import Testing

@Suite("Edits by hand") struct UserEditTests {
  let book: TestNotebook

  init() throws {
    book = try TestNotebook()
    try book.load([
      person("Ana Ruiz", uid: "a", phone: "+15035550101") {
        $0.related = [RelatedPerson(type: "sister", name: "Dana Moss")]
      },
      person("Anita Ruiz", uid: "b", phone: "+15035550102") { fields in
        fields.jobTitle = "Engineer"
        fields.photo = Photo(mediaType: "image/png", byteCount: 2, data: [5, 6])
        fields.related = [RelatedPerson(type: "boss", name: "Dana Moss")]
      },
      person("Dana Moss", uid: "d") {
        $0.related = [RelatedPerson(type: "friend", name: "Anita Ruiz")]
      },
      group("Choir", uid: "g", ["b"]),
    ])
    try book.sql(
      """
      INSERT INTO interaction (id, contact_id, content, interaction_date)
      SELECT 'i', id, 'Coffee', '2026-01-01' FROM contact WHERE identifier = 'b'
      """,
      "UPDATE contact SET travel_notes = 'Lisbon in May' WHERE identifier = 'b'")
    try book.notebook.addAlias("Nita", to: id("b"))
  }

  private func id(_ identifier: String) throws -> String {
    let value = try book.value("SELECT id FROM contact WHERE identifier = '\(identifier)'")
    return value?.filter { $0 != "\"" } ?? ""
  }

  @Test("an alias finds its person, is a run, and goes with it")
  func alias() throws {
    let before = try book.dump()
    let run = try book.notebook.addAlias("  La  Jefa ", to: id("d"))
    guard case .one(let found) = try book.notebook.resolvePerson("la jefa") else {
      Issue.record("the alias finds nobody")
      return
    }
    #expect(found.name == "Dana Moss")
    #expect(try book.notebook.person(id: found.id)?.aliases.map(\.name) == ["La  Jefa"])
    #expect(try book.notebook.runs().first?.command == "alias")
    _ = try book.notebook.undo(run: run)
    #expect(try book.dump() == before)
  }

  @Test("an alias has to be a name, and its person has to be there")
  func badAlias() throws {
    #expect(throws: StoreError.self) { try book.notebook.addAlias("  ", to: id("d")) }
    #expect(throws: StoreError.self) {
      try book.notebook.addAlias(String(repeating: "x", count: 501), to: id("d"))
    }
    #expect(throws: StoreError.gone(id: "nobody")) {
      try book.notebook.addAlias("Dee", to: "nobody")
    }
    #expect(try book.notebook.runs().count == 2)
  }

  @Test("a merge brings everything of one contact to the other")
  func merge() throws {
    let kept = try id("a")
    try book.notebook.merge(kept: kept, absorbed: id("b"))
    let sheet = try book.notebook.person(id: kept)
    #expect(sheet?.summary.name == "Ana Ruiz")
    #expect(sheet?.fields.phones.map(\.value) == ["+15035550101", "+15035550102"])
    #expect(sheet?.fields.jobTitle == "Engineer")
    #expect(sheet?.travelNotes == "Lisbon in May")
    #expect(sheet?.aliases.map(\.name) == ["Nita", "Anita Ruiz"])
    #expect(sheet?.identifiers == ["a", "b"])
    #expect(sheet?.merged == ["b"])
    #expect(sheet?.groups == ["Choir"])
    #expect(sheet?.interactionCount == 1)
    #expect(sheet?.summary.lastConnectedAt == "2026-01-01")
    #expect(sheet?.connections.filter(\.isOutgoing).map(\.type) == ["boss", "sister"])
    #expect(try book.value("SELECT hex(data) FROM photo") == "\"0506\"")
    #expect(try book.value("PRAGMA foreign_key_check") == nil)
  }

  @Test("both cards are known after a merge, and a change of either comes through")
  func importAfterMerge() throws {
    let kept = try id("a")
    try book.notebook.merge(kept: kept, absorbed: id("b"))
    let loaded = try book.load([
      person("Anita Ruiz", uid: "b", phone: "+15035550102", "+15035550103")
    ])
    #expect(loaded.outcomes.map(\.result.identifier) == ["a"])
    #expect(try book.notebook.person(id: kept)?.fields.phones.count == 3)
    #expect(try book.value("SELECT count(*) FROM contact") == "2")
  }

  @Test("undo of a merge, and undo of its undoing, leave everything as before, row for row")
  func undoMerge() throws {
    let before = try book.dump()
    let run = try book.notebook.merge(kept: id("a"), absorbed: id("b"))
    let merged = try book.dump()
    let back = try book.notebook.unmerge(id("a"))
    let restored = try id("b")
    #expect(back.restored == restored)
    let left: Set = ["run", "contact_merge", "run_diagnostic"]
    #expect(try book.dump(without: left) == before.filter { !left.contains($0.key) })
    _ = try book.notebook.undo(run: back.run)
    #expect(try book.dump() == merged)
    let outcome = try book.notebook.undo(run: run)
    #expect(outcome.restored == ["a", "b"])
    #expect(try book.dump() == before)
  }

  @Test("what was edited after a merge stays when it is taken apart")
  func editedAfterMerge() throws {
    try book.notebook.merge(kept: id("a"), absorbed: id("b"))
    try book.sql(
      "UPDATE contact SET job_title = 'Director', note = 'mine' WHERE identifier = 'a'",
      """
      INSERT INTO interaction (id, contact_id, content, interaction_date)
      SELECT 'j', id, 'Tea', '2026-02-01' FROM contact WHERE identifier = 'a'
      """)
    try book.notebook.unmerge(id("a"))
    #expect(
      try book.rows("SELECT identifier, job_title, note FROM contact ORDER BY key") == [
        "\"a\"|\"Director\"|\"mine\"", "\"b\"|\"Engineer\"|-", "\"d\"|-|-",
      ])
    #expect(
      try book.rows("SELECT id FROM interaction WHERE contact_id = '\(id("a"))'") == ["\"j\""])
    #expect(
      try book.rows("SELECT last_connected_at FROM contact ORDER BY key")
        == ["\"2026-02-01\"", "\"2026-01-01\"", "-"])
  }

  @Test("merging makes no sense with oneself, and taking apart needs a merge")
  func impossible() throws {
    #expect(throws: StoreError.self) {
      try book.notebook.merge(kept: id("a"), absorbed: id("a"))
    }
    let failure = #expect(throws: StoreError.self) { try book.notebook.unmerge(id("a")) }
    #expect(failure?.exitCode == 64)
    #expect(throws: StoreError.gone(id: "x")) {
      try book.notebook.merge(kept: id("a"), absorbed: "x")
    }
  }
}
