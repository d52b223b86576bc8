import CirclesModel
import GRDB
import Testing

@testable import CirclesStore

@Suite("Bringing a run back") struct RedoTests {
  let book: TestNotebook
  init() throws { book = try TestNotebook() }

  private func sorted() throws -> [String: [String]] {
    try book.dump(without: ["sqlite_sequence"]).mapValues { $0.sorted() }
  }

  /// Undoes and redoes a run; the notebook must be as before, row for row.
  private func thereAndBack(_ run: String) throws -> RedoOutcome {
    let before = try sorted()
    let outcome = try book.notebook.undo(run: run)
    #expect(outcome.canRedo)
    #expect(try sorted() != before)
    let redone = try book.notebook.redo(run: run)
    #expect(redone.changedSince.isEmpty)
    #expect(try sorted() == before)
    #expect(try book.notebook.undoneRuns().isEmpty)
    return redone
  }

  private func ana(_ title: String, photo: [UInt8] = [0, 1, 255]) -> ContactRecord {
    person("Ana Ruiz", uid: "a", phone: "+15035550101") {
      $0.jobTitle = title
      $0.photo = Photo(mediaType: "image/png", byteCount: photo.count, data: photo)
      $0.related = [RelatedPerson(type: "spouse", name: "Ben Hale")]
      // A text that begins with a combining mark, and one with every quote.
      $0.extra = [ExtraProperty(name: "X-A", value: "\u{301}'\"\\\u{1}[]")]
    }
  }

  @Test("a first import is there again, row for row, under its id")
  func firstImport() throws {
    let loaded = try book.load([
      ana("Engineer"), person("Ben Hale", uid: "b"), group("Choir", uid: "g", ["a", "b"]),
    ])
    let redone = try thereAndBack(loaded.run)
    #expect(redone.restored.contacts == 2)
    #expect(try book.notebook.runs().map(\.id) == [loaded.run])
    // Once more, and the next import finds it all.
    _ = try thereAndBack(loaded.run)
    #expect(try book.load([ana("Engineer")]).actions == [.unchanged])
    #expect(try book.notebook.runs().count == 2)
  }

  @Test("an import that changed and pruned is there again, and so is a merge")
  func changes() throws {
    try book.load([ana("Engineer"), person("Ben Hale", uid: "b"), person("Cem Aydin", uid: "c")])
    let second = try book.load(
      [ana("Baker", photo: [9]), person("Dana Moss", uid: "d")], prune: true)
    let redone = try thereAndBack(second.run)
    #expect(redone.restored.contacts == 1)
    #expect(redone.removed.contacts == 2)
    let people = try book.notebook.people()
    let merge = try book.notebook.merge(kept: people[0].id, absorbed: people[1].id)
    _ = try thereAndBack(merge)
  }

  @Test("several undone runs come back in the order in which they were made")
  func several() throws {
    let first = try book.load([ana("Engineer")])
    let second = try book.load([ana("Baker"), person("Ben Hale", uid: "b")])
    let before = try sorted()
    _ = try book.notebook.undo(run: second.run)
    _ = try book.notebook.undo(run: first.run)
    #expect(try book.notebook.undoneRuns().map(\.id) == [first.run, second.run])
    // Not the second without the first.
    #expect(try !book.notebook.redo(run: second.run).changedSince.isEmpty)
    #expect(try book.notebook.redo(run: first.run).changedSince.isEmpty)
    #expect(try book.notebook.redo(run: second.run).changedSince.isEmpty)
    #expect(try sorted() == before)
  }

  @Test("what changed since is named, and nothing is done")
  func changedSince() throws {
    try book.load([ana("Engineer"), person("Ben Hale", uid: "b")])
    let second = try book.load([ana("Baker"), person("Ben Hale", uid: "b")])
    _ = try book.notebook.undo(run: second.run)
    try book.sql("UPDATE contact SET job_title = 'Singer' WHERE identifier = 'a'")
    let before = try sorted()
    let refused = try book.notebook.redo(run: second.run)
    #expect(refused.changedSince == ["Ana Ruiz changed since the undo"])
    #expect(try sorted() == before)
    // What it does not touch may change.
    try book.sql(
      "UPDATE contact SET job_title = 'Engineer' WHERE identifier = 'a'",
      "UPDATE contact SET note = 'mine' WHERE identifier = 'b'")
    #expect(try book.notebook.redo(run: second.run).changedSince.isEmpty)
    #expect(try book.value("SELECT job_title FROM contact WHERE identifier = 'a'") == "\"Baker\"")
    #expect(try book.value("SELECT note FROM contact WHERE identifier = 'b'") == "\"mine\"")
  }

  @Test("who came again since, or has something new, is not written over")
  func cameAgain() throws {
    let first = try book.load([ana("Engineer")])
    _ = try book.notebook.undo(run: first.run)
    try book.load([ana("Engineer")])
    #expect(try !book.notebook.redo(run: first.run).changedSince.isEmpty)
    #expect(try book.notebook.people().count == 1)

    let other = try TestNotebook()
    try other.load([person("Ben Hale", uid: "b"), person("Cem Aydin", uid: "c")])
    let pruned = try other.load([person("Ben Hale", uid: "b")], prune: true)
    _ = try other.notebook.undo(run: pruned.run)
    try other.sql(
      """
      INSERT INTO interaction (id, contact_id, content, interaction_date)
        SELECT 'i', id, 'Tea', '2026-03-01' FROM contact WHERE identifier = 'c'
      """)
    #expect(try !other.notebook.redo(run: pruned.run).changedSince.isEmpty)
    #expect(try other.rows("SELECT content FROM interaction") == ["\"Tea\""])
    #expect(try other.notebook.people().count == 2)
    #expect(try other.rows("PRAGMA foreign_key_check").isEmpty)
  }

  @Test("a later run never gets the number of one that came back")
  func numbers() throws {
    let first = try book.load([ana("Engineer")])
    _ = try book.notebook.undo(run: first.run)
    _ = try book.notebook.redo(run: first.run)
    try book.load([person("Ben Hale", uid: "b")])
    #expect(try book.rows("SELECT DISTINCT created_run FROM contact ORDER BY 1") == ["1", "2"])
  }

  @Test("too large an undo is done and cannot be redone; only the last twenty are kept")
  func bounds() throws {
    let loaded = try book.load([ana("Engineer")])
    try book.notebook.access { db in
      try RedoFile.using(of: book.path, makes: true, db) { isThere in
        #expect(isThere)
        let log = try UndoLog(of: 1, db, limit: 500)
        try db.execute(sql: "UPDATE contact SET note = 'x'; UPDATE contact SET note = 'y'")
        #expect(try !log.end())
        #expect(try Int.fetchOne(db, sql: "SELECT count(*) FROM run_undone_row") == 0)
      }
    }
    #expect(try book.notebook.undoneRuns().isEmpty)
    #expect(try book.rows("SELECT name FROM sqlite_temp_master").isEmpty)
    let person = try #require(try book.notebook.people().first)
    for number in 0..<23 {
      _ = try book.notebook.undo(run: book.notebook.addAlias("Name \(number)", to: person.id))
    }
    #expect(try book.notebook.undoneRuns().count == 20)
    #expect(try book.notebook.runs().map(\.id) == [loaded.run])
  }

  @Test("a dry run of an undo says the same and changes nothing")
  func dryRun() throws {
    let loaded = try book.load([ana("Engineer"), person("Ben Hale", uid: "b")])
    let before = try sorted()
    let foretold = try book.notebook.undo(run: loaded.run, isDryRun: true)
    #expect(try sorted() == before)
    #expect(foretold == (try book.notebook.undo(run: loaded.run)))
    #expect(foretold.removedNames == ["Ana Ruiz", "Ben Hale"])
    #expect(foretold.losesAnything)
  }

  @Test("undo tells how many people a later import met, too")
  func metLater() throws {
    let cards = [ana("Engineer"), person("Ben Hale", uid: "b"), person("Cem Aydin", uid: "c")]
    let first = try book.load(cards)
    try book.load(Array(cards.dropFirst()))
    #expect(try book.notebook.undo(run: first.run).metLater == 2)
    #expect(try book.notebook.redo(run: first.run).changedSince.isEmpty)
    try book.load(cards, source: "other")
    #expect(try book.notebook.undo(run: first.run).metLater == 0)
  }

  @Test("last is the newest run that changed something")
  func last() throws {
    let first = try book.load([ana("Engineer")])
    let again = try book.load([ana("Engineer")])
    let person = try #require(try book.notebook.people().first)
    let alias = try book.notebook.addAlias("Anny", to: person.id)
    let same = try book.notebook.addAlias("Anny", to: person.id)
    #expect(
      try book.notebook.runs().filter { !$0.isChange }.map(\.id) == [same, again.run])
    func last() throws -> String? {
      guard case .one(let run) = try book.notebook.resolveRun("last") else { return nil }
      return run.id
    }
    #expect(try last() == alias)
    _ = try book.notebook.undo(run: alias)
    #expect(try last() == first.run)
    _ = try book.notebook.undo(run: first.run)
    #expect(try last() == nil)
  }

  @Test("ranges of records are joined, asked and read again")
  func ranges() {
    let met = SeenRecords().adding([5, 1, 2, 3, 9]).adding([4, 20])
    #expect(met.text == "1-5,9-9,20-20")
    #expect([1, 5, 9, 20].allSatisfy(met.contains))
    #expect(![0, 6, 10, 21].contains(where: met.contains))
    #expect(SeenRecords(met.text) == met)
    #expect(SeenRecords("nonsense,3-1,-2").isEmpty)
    #expect(SeenRecords("1-9223372036854775807,5-6").ranges == [1...Int.max])
    let many = SeenRecords().adding(Array(stride(from: 0, to: 5000, by: 2)))
    #expect(SeenRecords(many.text).ranges.count == SeenRecords.maximumCount)
    #expect(SeenRecords(many.text).contains(4998))
  }
}
