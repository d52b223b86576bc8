import CirclesModel
import CirclesStore
import Testing

@Suite("Records known by their digest") struct KnownRecordTests {
  let book: TestNotebook
  init() throws { book = try TestNotebook() }

  private let everyone = [
    person("Ana Ruiz", uid: "a", phone: "+15035550101"), person("Ben Hale"),
    person("Ben H.", uid: "a"), group("Choir", uid: "g", ["a"]),
  ]

  private func load(
    _ items: [LoadItem], source: String = "book", prune: Bool = false
  ) throws -> [ContactOutcome] {
    let session = try book.notebook.beginImport(ImportRequest(command: "import"))
    var outcomes = try session.load(items, source: source)
    if prune { outcomes += try session.prune(source: source) }
    try session.finish(RunReport())
    return outcomes
  }

  private func known(_ records: [ContactRecord]) -> [LoadItem] {
    records.map { .known($0.digest, $0.source) }
  }

  @Test("the outcomes are those of the records themselves, and no row changes")
  func sameOutcomes() throws {
    try book.load(everyone)
    let before = try book.dump(without: ["run"])
    let prepared = try load(everyone.map { .prepared(PreparedContact($0)) })
    let known = try load(known(everyone))
    #expect(known.map(\.isDuplicate) == prepared.map(\.isDuplicate))
    #expect(known.map(\.isGroup) == prepared.map(\.isGroup))
    #expect(known.map(\.result.action) == prepared.map(\.result.action))
    #expect(known.prefix(3).map(\.result) == prepared.prefix(3).map(\.result))
    #expect(try book.dump(without: ["run"]) == before)
  }

  @Test("a contact of a second source answers with its own identifier, not with the record's")
  func otherIdentifier() throws {
    try book.load(everyone)
    let theirs = person("Ana Ruiz", uid: "z", phone: "+15035550101")
    try book.load([theirs], source: "other")
    #expect(try load(known([theirs]), source: "other").map(\.result.identifier) == ["a"])
  }

  @Test("a digest that the source never said makes the run busy, also when another source said it")
  func unknown() throws {
    try book.load(everyone)
    #expect(throws: StoreError.busy) { try load(known([person("Cem Aydin")])) }
    try book.load([person("Dana Moss", uid: "d")], source: "other")
    #expect(throws: StoreError.busy) { try load(known([person("Dana Moss", uid: "d")])) }
  }

  @Test("a record that says something else by now is read in full")
  func overtaken() throws {
    let ana = person("Ana Ruiz", uid: "a", phone: "+15035550101")
    try book.load([ana])
    let newer = person("Ana Ruiz", uid: "a", phone: "+15035550102")
    let full: [LoadItem] = [newer, ana].map { .prepared(PreparedContact($0)) }
    let session = try book.notebook.beginImport(ImportRequest(command: "import"))
    let outcomes = try session.load(full.prefix(1) + known([ana]), source: "book") { full }
    try session.finish(RunReport())
    #expect(outcomes.map(\.result.action) == [.updated, .merged])
    #expect(
      try book.rows("SELECT normalized FROM phone") == ["\"+15035550102\"", "\"+15035550101\""])
  }

  @Test("bytes that two sources said are known of both")
  func bothSources() throws {
    let ana = person("Ana Ruiz", uid: "a")
    try book.load([ana], source: "one")
    try book.load([ana], source: "two")
    let session = try book.notebook.beginImport(ImportRequest(command: "import"))
    let known = try session.knownRecords()
    try session.abandon()
    #expect(
      ["one", "two", "three"].map { known.isSaid(ana.digest, by: $0) } == [true, true, false])
  }

  @Test("a record known by its digest is met, and so it is not pruned")
  func notPruned() throws {
    try book.load(everyone)
    #expect(
      try load(known(everyone), prune: true).map(\.result.action)
        == Array(repeating: .unchanged, count: 4))
    let outcomes = try load(known(Array(everyone.dropFirst(2))) + known([everyone[0]]), prune: true)
    #expect(outcomes.map(\.result.action).last == .pruned)
    #expect(try book.rows("SELECT name FROM contact") == ["\"Ana Ruiz\""])
  }

  @Test("what is known tells by digest which source said it last, and forgets what it said before")
  func knownRecords() throws {
    try book.load(everyone)
    let changed = person("Ana Ruiz", uid: "a", phone: "+15035550102")
    try book.load([changed])
    let session = try book.notebook.beginImport(ImportRequest(command: "import"))
    let known = try session.knownRecords()
    try session.abandon()
    #expect(known.source(of: changed.digest) == "book")
    #expect(known.source(of: everyone[0].digest) == nil)
    #expect(!known.contains(everyone[0].digest))
    #expect(known.contains(everyone[3].digest))
  }

  @Test("a contact that was deleted by hand stays deleted when its record is known")
  func deleted() throws {
    try book.load(everyone)
    try book.sql("DELETE FROM contact WHERE identifier = 'a'")
    #expect(try load(known([everyone[0]])).map(\.result.action) == [.unchanged])
    #expect(try book.rows("SELECT name FROM contact") == ["\"Ben Hale\""])
  }

  @Test("a record that was gone and is known again takes the mark from its contact")
  func returned() throws {
    try book.load(everyone)
    try book.sql("UPDATE contact SET note = 'mine' WHERE name = 'Ben Hale'")
    let rest = [everyone[0]] + everyone.dropFirst(2)
    _ = try load(known(rest), prune: true)
    let marked = "SELECT count(*) FROM contact WHERE source_gone_at IS NOT NULL"
    #expect(try book.value(marked) == "1")
    _ = try load(known(everyone))
    #expect(try book.value(marked) == "0")
    #expect(try book.value("SELECT count(*) FROM source_record WHERE gone_at IS NOT NULL") == "0")
  }
}
