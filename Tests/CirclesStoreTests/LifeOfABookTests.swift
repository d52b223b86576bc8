import CirclesModel
import CirclesStore
import Testing

/// Imports, edits, pruning, merges and undoing in the sequences in which they come in life.
@Suite("The life of a notebook") struct LifeOfABookTests {
  let book: TestNotebook
  init() throws { book = try TestNotebook() }

  private func ana(_ title: String = "", uid: String = "a", phone: String...) -> ContactRecord {
    person("Ana Ruiz", uid: uid) { fields in
      fields.jobTitle = title
      fields.phones = (["+15035550101"] + phone).map { Phone(value: $0, normalized: $0) }
    }
  }

  private func id(_ identifier: String) throws -> String {
    try book.value("SELECT id FROM contact WHERE identifier = '\(identifier)'")?
      .filter { $0 != "\"" } ?? ""
  }

  private func names() throws -> [String] {
    try book.rows("SELECT name FROM contact ORDER BY name").map { $0.filter { $0 != "\"" } }
  }

  // MARK: Several sources

  @Test("three sources of one contact: scalars are the first one's, numbers are everybody's")
  func threeSources() throws {
    try book.load([ana("Engineer")], source: "one")
    try book.load([ana("Baker", uid: "b", phone: "+15035550102")], source: "two")
    try book.load([ana("Poet", uid: "c", phone: "+15035550103")], source: "three")
    #expect(try book.rows("SELECT job_title FROM contact") == ["\"Engineer\""])
    #expect(try book.value("SELECT count(*) FROM phone") == "3")
    #expect(try book.rows("SELECT value FROM identifier ORDER BY 1") == ["\"b\"", "\"c\""])
    // Once the first is silent, nothing takes the word away from it until another one changes.
    try book.load([ana("Director", uid: "b", phone: "+15035550102")], source: "two")
    #expect(try book.rows("SELECT job_title FROM contact") == ["\"Engineer\""])
  }

  @Test("another source's word is not the user's: the change of a first source comes through")
  func firstSourceChanges() throws {
    try book.load([ana("Engineer")], source: "one")
    try book.load([ana("Engineer", uid: "b")], source: "two")
    let loaded = try book.load([ana("Director")], source: "one")
    #expect(loaded.codes.isEmpty)
    #expect(try book.rows("SELECT job_title FROM contact") == ["\"Director\""])
  }

  @Test("the order in which two sources come makes no difference to what is known")
  func eitherOrder() throws {
    let cards = [ana(uid: "a", phone: "+15035550102"), ana(uid: "b", phone: "+15035550103")]
    var known: [[String]] = []
    for order in [[0, 1], [1, 0]] {
      let book = try TestNotebook()
      for index in order { try book.load([cards[index]], source: "s\(index)") }
      #expect(try book.value("SELECT count(*) FROM contact") == "1")
      known.append(
        try book.rows("SELECT normalized FROM phone ORDER BY 1")
          + book.rows("SELECT identifier FROM known_identifier ORDER BY 1"))
    }
    #expect(known[0] == known[1])
    #expect(known[0].count == 5)
  }

  // MARK: Pruned, and back

  @Test("a contact that was pruned and comes back is the one it was: same id, same values")
  func pruneAndReturn() throws {
    let cards = [ana("Engineer"), person("Ben Hale", uid: "b")]
    try book.load(cards)
    let before = try id("a")
    #expect(try book.load([cards[1]], prune: true).actions == [.unchanged, .pruned])
    #expect(try book.load(cards, prune: true).actions == [.created, .unchanged])
    #expect(try id("a") == before)
    let fresh = try TestNotebook()
    try fresh.load(cards)
    for table in ["contact", "phone"] {
      #expect(
        try book.rows("SELECT count(*) FROM \(table)")
          == fresh.rows("SELECT count(*) FROM \(table)"))
    }
    #expect(try book.load(cards, prune: true).actions == [.unchanged, .unchanged])
  }

  @Test("two sources that prune one after the other remove a contact with the last of them")
  func prunedByBoth() throws {
    try book.load([ana()], source: "one")
    try book.load([ana(uid: "b")], source: "two")
    try book.load([], source: "one", prune: true)
    #expect(try names() == ["Ana Ruiz"])
    #expect(try book.load([], source: "two", prune: true).actions == [.pruned])
    #expect(try names().isEmpty)
  }

  @Test("a marked contact that its source says again, otherwise, is no longer marked")
  func markedAndChanged() throws {
    try book.load([ana("Engineer"), person("Ben Hale", uid: "b")])
    try book.sql("UPDATE contact SET note = 'mine' WHERE identifier = 'a'")
    try book.load([person("Ben Hale", uid: "b")], prune: true)
    #expect(try book.load([ana("Director")]).actions == [.updated])
    #expect(
      try book.rows("SELECT job_title, note, source_gone_at FROM contact WHERE identifier = 'a'")
        == ["\"Director\"|\"mine\"|-"])
  }

  // MARK: Merged by hand

  @Test("after a merge both cards can be imported again, in any order, and change nothing")
  func importAfterMerge() throws {
    let cards = [ana("Engineer"), person("Anita Ruiz", uid: "b", phone: "+15035550109")]
    try book.load(cards)
    try book.notebook.merge(kept: id("a"), absorbed: id("b"))
    let before = try book.dump(without: ["run"])
    #expect(try book.load(cards).actions == [.unchanged, .unchanged])
    #expect(try book.load(cards.reversed()).actions == [.unchanged, .unchanged])
    #expect(try book.dump(without: ["run"]) == before)
  }

  @Test("a merged contact stays while one of its cards is in the source, and goes with the last")
  func pruneAfterMerge() throws {
    let cards = [ana("Engineer"), person("Anita Ruiz", uid: "b", phone: "+15035550109")]
    try book.load(cards)
    try book.notebook.merge(kept: id("a"), absorbed: id("b"))
    try book.load([cards[1]], prune: true)
    // What only the missing card said is gone, the name with it: no mixture of the two is left.
    #expect(try names() == ["Anita Ruiz"])
    #expect(try book.rows("SELECT normalized FROM phone") == ["\"+15035550109\""])
  }

  @Test("taken apart after an import, each contact has what its own card says by now")
  func unmergeAfterImport() throws {
    try book.load([ana("Engineer"), person("Anita Ruiz", uid: "b", phone: "+15035550109")])
    try book.notebook.merge(kept: id("a"), absorbed: id("b"))
    try book.load([ana("Director")], at: 1_780_000_000)
    let back = try book.notebook.unmerge(id("a"))
    #expect(back.restored == (try id("b")))
    #expect(try names() == ["Ana Ruiz", "Anita Ruiz"])
    #expect(
      try book.rows("SELECT job_title FROM contact ORDER BY key") == ["\"Director\"", "-"])
    let cards = [ana("Director"), person("Anita Ruiz", uid: "b", phone: "+15035550109")]
    #expect(try book.load(cards).actions == [.unchanged, .unchanged])
    #expect(try book.value("PRAGMA foreign_key_check") == nil)
  }

  @Test("three contacts merged one after the other come apart in the reverse order")
  func chainOfMerges() throws {
    try book.load([ana(), person("Anita Ruiz", uid: "b"), person("A. Ruiz", uid: "c")])
    let left: Set = ["run", "contact_merge", "run_diagnostic"]
    let before = try book.dump(without: left)
    try book.notebook.merge(kept: id("b"), absorbed: id("c"))
    try book.notebook.merge(kept: id("a"), absorbed: id("b"))
    #expect(try names() == ["Ana Ruiz"])
    #expect(
      try book.rows("SELECT identifier FROM known_identifier ORDER BY 1")
        == ["\"a\"", "\"b\"", "\"c\""])
    try book.notebook.unmerge(id("a"))
    try book.notebook.unmerge(id("b"))
    #expect(try book.dump(without: left) == before)
  }

  // MARK: Undone

  @Test("runs undone newest first leave no trace, whatever they were", arguments: [false, true])
  func newestFirst(edits: Bool) throws {
    let empty = try book.dump()
    var dumps = [empty]
    var runs: [String] = []
    func step(_ run: () throws -> String) throws {
      runs.append(try run())
      dumps.append(try book.dump())
    }
    try step { try book.load([ana("Engineer"), person("Anita Ruiz", uid: "b")]).run }
    try step { try book.load([ana("Baker", uid: "z")], source: "two", at: 1_771_000_000).run }
    if edits { try step { try book.notebook.addAlias("Nita", to: id("a")) } }
    try step { try book.load([ana("Director")], at: 1_772_000_000).run }
    try step { try book.notebook.merge(kept: id("a"), absorbed: id("b")) }
    try step { try book.load([ana("Poet")], at: 1_773_000_000).run }
    try step { try book.load([], source: "two", prune: true, at: 1_774_000_000).run }
    for run in runs.reversed() {
      dumps.removeLast()
      _ = try book.notebook.undo(run: run)
      #expect(try book.dump() == dumps.last)
    }
    #expect(dumps == [empty])
  }

  @Test("two runs that touched different people are undone in either order", arguments: [0, 1])
  func independentRuns(first: Int) throws {
    try book.load([ana("Engineer"), person("Ben Hale", uid: "b")])
    let tables = ["contact", "phone", "said", "source_record", "contact_change", "record_change"]
    let before = try book.dump()
    let runs = [
      try book.load([ana("Director")], at: 1_780_000_000).run,
      try book.load([person("Ben Hale", uid: "b", phone: "+15035550102")], at: 1_790_000_000).run,
    ]
    for index in [first, 1 - first] {
      #expect(try book.notebook.undo(run: runs[index]).kept.isEmpty)
    }
    let after = try book.dump()
    for table in tables { #expect(after[table] == before[table], "\(table)") }
  }

  @Test("after undo the same file does again what it did")
  func again() throws {
    try book.load([ana("Engineer")])
    let first = try book.load([ana("Director"), person("Ben Hale", uid: "b")])
    let rows = try book.contents()
    _ = try book.notebook.undo(run: first.run)
    let second = try book.load([ana("Director"), person("Ben Hale", uid: "b")])
    #expect(second.actions == first.actions)
    #expect(try book.contents() == rows)
  }

  @Test("undo of a prune after the contact came back in a later run keeps one contact, not two")
  func undoPruneAfterReturn() throws {
    let cards = [ana("Engineer"), person("Ben Hale", uid: "b")]
    try book.load(cards)
    let pruning = try book.load([cards[1]], prune: true)
    try book.load(cards)
    _ = try book.notebook.undo(run: pruning.run)
    #expect(try names() == ["Ana Ruiz", "Ben Hale"])
    #expect(try book.load(cards).actions == [.unchanged, .unchanged])
    #expect(try book.value("PRAGMA foreign_key_check") == nil)
    #expect(try book.value("PRAGMA integrity_check") == "\"ok\"")
  }
}
