import CirclesModel
import SeededRandom
import Testing

@testable import CirclesStore

/// What must hold for any address books, in any order of imports.
@Suite("Any address book") struct RandomBookTests {
  /// An edit as another program makes it.
  private func edit(_ dice: inout SeededRandom) -> String {
    [
      "UPDATE contact SET note = 'mine' WHERE key % 3 = 0",
      "UPDATE contact SET job_title = 'Director' WHERE key % 2 = 0",
      "DELETE FROM phone WHERE contact_key % 2 = 0 AND position = 0",
      "UPDATE phone SET label = 'cottage' WHERE contact_key % 3 = 1",
      "DELETE FROM contact WHERE key % 4 = 3",
      "UPDATE contact SET name = name || ' X' WHERE key % 5 = 1",
      "DELETE FROM photo", "DELETE FROM connection",
      "UPDATE contact SET relationship_type = 'Mentor' WHERE key % 2 = 1",
    ].randomElement(using: &dice) ?? ""
  }

  @Test("importing again changes no row, and each run can be taken back whole", arguments: 0..<10)
  func runs(seed: Int) throws {
    var random = RandomBook(seed: seed)
    let book = try TestNotebook()
    var dumps = [try book.dump()]
    var ids: [String] = []
    var cards = random.draw(12)
    for round in 0..<4 {
      let file = RandomBook.records(cards)
      let source = random.dice.chance(70) ? "one" : "two"
      let loaded = try book.load(
        file, source: source, prune: random.dice.chance(30), at: Double(1_770_000_000 + round))
      ids.append(loaded.run)
      dumps.append(try book.dump())
      let again = try book.load(file, source: source)
      #expect(again.actions.allSatisfy { $0 == .unchanged }, "round \(round)")
      _ = try book.notebook.undo(run: again.run)
      #expect(try book.dump() == dumps[round + 1], "round \(round)")
      #expect(try book.rows("PRAGMA foreign_key_check").isEmpty)
      // The next export: some cards changed, some gone, some new.
      cards.removeAll { _ in random.dice.chance(15) }
      for index in cards.indices where random.dice.chance(30) {
        cards[index].fields.note = "round \(round)"
        if random.dice.chance(50) { cards[index].fields.phones = random.fields().phones }
      }
      cards += random.draw(3)
    }
    for (round, id) in ids.enumerated().reversed() {
      _ = try book.notebook.undo(run: id)
      let dump = try book.dump()
      for table in dump.keys.sorted() {
        #expect(dump[table] == dumps[round][table], "round \(round), \(table)")
      }
    }
  }

  @Test("a part of a file and then the whole give the rows of the whole", arguments: 0..<10)
  func parts(seed: Int) throws {
    var random = RandomBook(seed: 1000 + seed)
    let cards = random.draw(12)
    let whole = try TestNotebook()
    try whole.load(RandomBook.records(cards))
    let parts = try TestNotebook()
    let cut = Int.random(in: 1..<12, using: &random.dice)
    try parts.load(RandomBook.records(Array(cards.prefix(cut))))
    try parts.load(RandomBook.records(cards))
    let (left, right) = (try parts.contents(), try whole.contents())
    for table in right.keys.sorted() where table != "identifier" {
      #expect(left[table] == right[table], "\(table) cut at \(cut)")
    }
  }

  @Test(
    "after any edits everything still adds up, and undo never touches an edit", arguments: 0..<10)
  func edits(seed: Int) throws {
    var random = RandomBook(seed: 2000 + seed)
    let book = try TestNotebook()
    var cards = random.draw(12)
    var ids = [try book.load(RandomBook.records(cards)).run]
    for _ in 0..<4 {
      try book.sql(edit(&random.dice))
      for index in cards.indices where random.dice.chance(40) {
        cards[index].fields.jobTitle = "Clerk \(Int.random(in: 0...9, using: &random.dice))"
        cards[index].fields.phones = random.fields().phones
      }
      let before = try book.rows("SELECT key, note FROM contact WHERE note = 'mine'")
      let file = RandomBook.records(cards)
      ids.append(try book.load(file, prune: random.dice.chance(30)).run)
      #expect(try book.load(file).outcomes.allSatisfy(\.isDuplicate))
      let after = Set(try book.rows("SELECT key, note FROM contact WHERE note = 'mine'"))
      #expect(after.isSuperset(of: before))
      if random.dice.chance(40), let id = ids.randomElement(using: &random.dice) {
        ids.removeAll { $0 == id }
        _ = try book.notebook.undo(run: id)
        #expect(
          Set(try book.rows("SELECT key, note FROM contact WHERE note = 'mine'"))
            .isSuperset(of: before))
      }
      #expect(try book.rows("PRAGMA foreign_key_check").isEmpty)
      #expect(try book.value("PRAGMA integrity_check") == "\"ok\"")
      _ = try book.notebook.duplicates()
    }
  }
}
