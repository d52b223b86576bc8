import CirclesModel
import CirclesStore
import Foundation
import GRDB
import Testing

@Suite("Transactions of an import") struct TransactionTests {
  let book: TestNotebook
  init() throws { book = try TestNotebook() }

  private func session(recordsPerTransaction: Int) throws -> ImportSession {
    try book.notebook.beginImport(
      ImportRequest(
        command: "import", startedAt: Date(timeIntervalSince1970: 1_770_000_000),
        recordsPerTransaction: recordsPerTransaction))
  }

  private func cards(_ range: Range<Int>) -> [PreparedContact] {
    range.map { PreparedContact(person("Person Number\($0)", uid: "\($0)")) }
  }

  private func seen() throws -> Int {
    Int(try book.value("SELECT count(*) FROM contact") ?? "") ?? -1
  }

  @Test("batches are seen by others once a transaction holds its number of records")
  func borders() throws {
    let session = try session(recordsPerTransaction: 10)
    _ = try session.load(cards(0..<9), source: "book")
    #expect(try seen() == 0)
    _ = try session.load(cards(9..<10), source: "book")
    #expect(try seen() == 10)
    _ = try session.load(cards(10..<13), source: "book")
    #expect(try seen() == 10)
    // A batch is never split, however large.
    _ = try session.load(cards(13..<40), source: "book")
    #expect(try seen() == 40)
    _ = try session.load(cards(40..<41), source: "book")
    try session.finish(RunReport())
    #expect(try seen() == 41)
  }

  @Test("several edits that hold the notebook are one: all, or none where one fails")
  func held() throws {
    var fields = person("Eli Novak").fields
    let before = try book.dump()
    #expect(throws: StoreError.gone(id: "nobody")) {
      try book.notebook.hold {
        _ = try book.notebook.addPerson(fields)
        try book.notebook.addAlias("X", to: "nobody")
      }
    }
    #expect(try book.dump() == before)
    fields.nicknames = ["Novi"]
    let added = try book.notebook.hold {
      let added = try book.notebook.addPerson(fields)
      try book.notebook.addAlias("X", to: added.id)
      return added
    }
    #expect(try book.notebook.person(id: added.id)?.aliases.map(\.name) == ["X"])
  }

  @Test("with one record a transaction every batch is there at once")
  func everyBatch() throws {
    let session = try session(recordsPerTransaction: 1)
    for index in 0..<3 {
      _ = try session.load(cards(index..<index + 1), source: "book")
      #expect(try seen() == index + 1)
    }
    try session.abandon()
    #expect(try book.value("SELECT state FROM run") == "\"abandoned\"")
  }

  @Test("a run that somebody takes back while it goes on fails, and touches no other")
  func takenBack() throws {
    let session = try session(recordsPerTransaction: 1)
    _ = try session.load(cards(0..<1), source: "book")
    let other = try Notebook.open(path: book.path)
    _ = try other.undo(run: session.runID)
    // The next run gets the key that is free now.
    let next = try other.beginImport(ImportRequest(command: "import next.vcf"))
    #expect(throws: StoreError.undone) {
      try session.load(cards(1..<2), source: "book")
    }
    #expect(try seen() == 0)
    try session.abandon()
    #expect(try other.runs().map { "\($0.id) \($0.state)" } == ["\(next.runID) running"])
  }

  @Test("a run that somebody takes back before its end does not end")
  func takenBackAtEnd() throws {
    let session = try session(recordsPerTransaction: 1)
    _ = try book.notebook.undo(run: session.runID)
    #expect(throws: StoreError.undone) { try session.finish(RunReport()) }
    #expect(try book.notebook.runs().isEmpty)
  }

  @Test("how the records fall into transactions makes no difference to any row")
  func sameRows() throws {
    var dumps: [[String: [String]]] = []
    for size in [1, 3, 1000] {
      let book = try TestNotebook()
      let session = try book.notebook.beginImport(
        ImportRequest(
          command: "import", startedAt: Date(timeIntervalSince1970: 1_770_000_000),
          recordsPerTransaction: size))
      for start in stride(from: 0, to: 20, by: 4) {
        _ = try session.load(cards(start..<start + 4), source: "book")
      }
      try session.finish(RunReport())
      dumps.append(try book.contents())
    }
    #expect(dumps[0] == dumps[1])
    #expect(dumps[0] == dumps[2])
    #expect(dumps[0]["contact"]?.count == 20)
  }

  @Test("a failure takes back the batches that are not committed yet, and those alone")
  func failure() throws {
    let session = try session(recordsPerTransaction: 5)
    _ = try session.load(cards(0..<5), source: "book")
    _ = try session.load(cards(5..<7), source: "book")
    let unknown = LoadItem.known(
      RecordDigest(of: [1]), RecordSource(path: "x", format: "vcard", index: 0, line: 1))
    #expect(throws: StoreError.busy) { try session.load([unknown], source: "book") }
    #expect(try seen() == 5)
    // What is remembered of the lost rows is of no use: nothing more can be loaded.
    #expect(throws: StoreError.self) { try session.load(cards(7..<8), source: "book") }
    try session.abandon()
    #expect(
      try book.load((0..<8).map { person("Person Number\($0)", uid: "\($0)") }).actions
        == Array(repeating: .unchanged, count: 5) + Array(repeating: .created, count: 3))
  }

  @Test("after a failure the run can be undone, and leaves nothing")
  func failureUndone() throws {
    let before = try book.dump()
    let session = try session(recordsPerTransaction: 2)
    _ = try session.load(cards(0..<4), source: "book")
    let unknown = LoadItem.known(
      RecordDigest(of: [1]), RecordSource(path: "x", format: "vcard", index: 0, line: 1))
    #expect(throws: StoreError.busy) { try session.load([unknown], source: "book") }
    try session.abandon()
    #expect(try book.notebook.undo(run: session.runID).removed.count == 4)
    #expect(try book.dump() == before)
  }

  @Test("nothing can be loaded into a run that is over")
  func over() throws {
    for ends in [true, false] {
      let session = try session(recordsPerTransaction: 1)
      if ends { try session.finish(RunReport()) } else { try session.abandon() }
      #expect(throws: StoreError.self) { try session.load(cards(0..<1), source: "book") }
      #expect(try seen() == 0)
    }
  }

  @Test("a dry run keeps nothing, however many transactions its records would fill")
  func dryRun() throws {
    let before = try book.dump()
    let session = try book.notebook.beginImport(
      ImportRequest(command: "import", isDryRun: true, recordsPerTransaction: 1))
    for index in 0..<3 { _ = try session.load(cards(index..<index + 1), source: "book") }
    try session.finish(RunReport())
    #expect(try book.dump() == before)
  }
}
