import CirclesModel
import CirclesStore
import Testing

@Suite("Taking a merge apart") struct TakingApartTests {
  let book: TestNotebook
  private let first = "0c1e5000-aaaa-4bbb-8ccc-000000000001"
  private let second = "0c1e5000-aaaa-4bbb-8ccc-000000000002"

  init() throws {
    book = try TestNotebook()
    try load(ana(), ben())
  }

  private func ana(title: String = "") -> ContactRecord {
    person("Ana Ruiz", uid: first, phone: "+447700900101") { $0.jobTitle = title }
  }

  private func ben(_ phone: String = "+447700900102", title: String = "") -> ContactRecord {
    person("Ben Hartley", uid: second, phone: phone) { $0.jobTitle = title }
  }

  private func load(_ cards: ContactRecord...) throws { try book.load(cards) }

  private func id(_ name: String) throws -> String {
    let id = try book.value("SELECT id FROM contact WHERE name = '\(name)'") ?? ""
    return id.filter { $0 != "\"" }
  }

  private func unite() throws -> String {
    try book.notebook.merge(kept: id("Ana Ruiz"), absorbed: id("Ben Hartley"))
  }

  /// Each contact: name, job, numbers, identifiers, and whose cards it has.
  private func people() throws -> [String] {
    try book.rows(
      """
      SELECT c.name, coalesce(c.job_title, ''),
        (SELECT group_concat(substr(value, -3)) FROM phone WHERE contact_key = c.key),
        (SELECT group_concat(substr(identifier, -1)) FROM known_identifier
          WHERE contact_id = c.id),
        (SELECT group_concat(substr(identifier, -1)) FROM source_record
          WHERE contact_key = c.key)
      FROM contact AS c ORDER BY c.name
      """
    ).map { $0.filter { $0 != "\"" } }
  }

  private func names() throws -> [String] {
    try book.rows("SELECT c.name, a.name FROM alias AS a JOIN contact AS c ON c.key = contact_key")
      .map { $0.filter { $0 != "\"" } }
  }

  @Test("What either was called stays a name of the merged contact for as long as they are one")
  func formerName() throws {
    let merge = try unite()
    #expect(try names() == ["Ana Ruiz|Ben Hartley"])
    _ = try book.notebook.undo(run: merge)
    #expect(try names().isEmpty)
    _ = try unite()
    #expect(try names() == ["Ana Ruiz|Ben Hartley"])
    _ = try book.notebook.addAlias("Captain", to: id("Ana Ruiz"))
    let before = try book.dump()
    let apart = try book.notebook.unmerge(id("Ana Ruiz")).run
    #expect(try names() == ["Ana Ruiz|Captain"])
    _ = try book.notebook.undo(run: apart)
    #expect(try book.dump() == before)
  }

  @Test("A name that somebody else has, or that is the same, is kept for nobody")
  func othersName() throws {
    try load(person("Ben Hartley", uid: "other", phone: "+447700900103"))
    let ben = try book.value("SELECT id FROM contact WHERE identifier = '\(second)'") ?? ""
    _ = try book.notebook.merge(kept: id("Ana Ruiz"), absorbed: ben.filter { $0 != "\"" })
    #expect(try names().isEmpty)
  }

  @Test("an identifier that the contact had before the merge stays with it")
  func identifierOfAnEarlierMerge() throws {
    let cem = person("Cem Aydin")
    try book.load([cem], source: "one")
    _ = try book.notebook.merge(kept: id("Ana Ruiz"), absorbed: id("Cem Aydin"))
    try book.load([cem], source: "two")
    let before = try book.dump()
    let merge = try book.notebook.merge(kept: id("Ana Ruiz"), absorbed: id("Cem Aydin"))
    _ = try book.notebook.undo(run: merge)
    #expect(try book.dump() == before)
  }

  @Test("cards that changed meanwhile go back to their persons, with what they brought")
  func cards() throws {
    let merge = try unite()
    try load(ana(title: "Cook"), ben("+447700900103", title: "Baker"))
    let before = try book.dump()
    let apart = ["Ana Ruiz|Cook|101|1|1", "Ben Hartley|Baker|103|2|2"]
    let back = try book.notebook.unmerge(id("Ana Ruiz"))
    #expect(back.kept.isEmpty)
    #expect(try people() == apart)
    _ = try book.notebook.undo(run: back.run)
    #expect(try book.dump() == before)
    _ = try book.notebook.undo(run: merge)
    #expect(try people() == apart)
    try load(ana(title: "Cook"), ben("+447700900104", title: "Pilot"))
    #expect(try people() == ["Ana Ruiz|Cook|101|1|1", "Ben Hartley|Pilot|104|2|2"])
  }

  @Test(
    "undo of a split leaves two people merged who were merged the other way round since")
  func otherWayRound() throws {
    let merge = try unite()
    let back = try book.notebook.unmerge(id("Ana Ruiz"))
    try book.notebook.merge(kept: id("Ben Hartley"), absorbed: id("Ana Ruiz"))
    let before = try people()
    #expect(before.count == 1)
    #expect(
      try book.notebook.undo(run: back.run).kept.map(\.reason) == ["changed again by a later run"])
    #expect(try people() == before)
    try book.notebook.unmerge(id("Ben Hartley"))
    _ = try book.notebook.undo(run: merge)
    #expect(try people() == ["Ana Ruiz||101|1|1", "Ben Hartley||102|2|2"])
    #expect(try book.rows("PRAGMA foreign_key_check").isEmpty)
  }

  @Test("the undo of a removal works when the split of the person was undone before it")
  func removedSince() throws {
    _ = try unite()
    let back = try book.notebook.unmerge(id("Ana Ruiz"))
    let removal = try book.notebook.removePerson(id("Ana Ruiz"))
    _ = try book.notebook.undo(run: back.run)
    _ = try book.notebook.undo(run: removal)
    #expect(try people() == ["Ana Ruiz||101|1|1", "Ben Hartley||102|2|2"])
    #expect(try book.rows("PRAGMA foreign_key_check").isEmpty)
  }

  @Test("another source's card of the absorbed person finds that person afterwards")
  func otherSource() throws {
    _ = try unite()
    try load(ana(title: "Cook"), ben())
    try book.notebook.unmerge(id("Ana Ruiz"))
    try book.load([ben("+447700900109")], source: "other")
    #expect(try people() == ["Ana Ruiz|Cook|101|1|1", "Ben Hartley||102,109|2|2,2"])
  }

  @Test("a card that came while they were one goes to the person it speaks of")
  func newCard() throws {
    _ = try unite()
    try book.load([ben("+447700900109")], source: "other")
    #expect(try people() == ["Ana Ruiz||101,102,109|1,2|1,2,2"])
    try book.notebook.unmerge(id("Ana Ruiz"))
    #expect(try people() == ["Ana Ruiz||101|1|1", "Ben Hartley||102,109|2|2,2"])
  }

  @Test("an edit by hand stays with the person who was kept, and is told")
  func editedSince() throws {
    _ = try unite()
    try book.notebook.setBirthday(PartialDate(year: 1990, month: 6, day: 5), of: id("Ana Ruiz"))
    try book.sql("UPDATE phone SET label = 'hers' WHERE normalized = '+447700900102'")
    let back = try book.notebook.unmerge(id("Ana Ruiz"))
    #expect(back.kept.map(\.identifier) == [first])
    #expect(try people() == ["Ana Ruiz||101,102|1|1", "Ben Hartley||102|2|2"])
    #expect(
      try book.rows("SELECT birthday_year FROM contact ORDER BY name") == ["1990", "-"])
  }

  @Test("an import while they were one can be taken back when they are two again")
  func importBetween() throws {
    _ = try unite()
    let between = try book.load([ana(title: "Cook"), ben("+447700900103", title: "Baker")])
    try book.notebook.unmerge(id("Ana Ruiz"))
    _ = try book.notebook.undo(run: between.run)
    #expect(try people() == ["Ana Ruiz||101|1|1", "Ben Hartley||102|2|2"])
  }

  @Test("after changes to both, undo of the unmerge makes them one as they are now")
  func mergedAgain() throws {
    let merge = try unite()
    let back = try book.notebook.unmerge(id("Ana Ruiz"))
    try load(ana(), ben("+447700900104", title: "Pilot"))
    _ = try book.notebook.undo(run: back.run)
    #expect(try people() == ["Ana Ruiz|Pilot|101,104|1,2|1,2"])
    _ = try book.notebook.undo(run: merge)
    #expect(try people() == ["Ana Ruiz||101|1|1", "Ben Hartley|Pilot|104|2|2"])
  }

  @Test("an inner merge is taken apart while an outer one stands")
  func nested() throws {
    try book.load([ana(), ben(), person("Cem Aydin", uid: "c3", phone: "+447700900103")])
    let inner = try unite()
    let outer = try book.notebook.merge(kept: id("Cem Aydin"), absorbed: id("Ana Ruiz"))
    _ = try book.notebook.undo(run: inner)
    #expect(try people() == ["Ben Hartley||102|2|2", "Cem Aydin||103,101|1,3|1,3"])
    _ = try book.notebook.undo(run: outer)
    #expect(
      try people() == ["Ana Ruiz||101|1|1", "Ben Hartley||102|2|2", "Cem Aydin||103|3|3"])
  }

  @Test("an alias that was taken back meanwhile does not return")
  func alias() throws {
    let alias = try book.notebook.addAlias("Bee", to: id("Ben Hartley"))
    let merge = try unite()
    _ = try book.notebook.undo(run: alias)
    _ = try book.notebook.undo(run: merge)
    #expect(try book.rows("SELECT name FROM alias").isEmpty)
  }

  @Test("no two people are known by one identifier, whatever other books say of who was merged")
  func oneBearer() throws {
    let eva = person("Eva Olsen", uid: "u26", phone: "+447700900108")
    try load(eva)
    try book.notebook.merge(kept: id("Ana Ruiz"), absorbed: id("Eva Olsen"))
    try book.load([eva], source: "two")
    try book.load([eva], source: "three")
    let shared = """
      SELECT identifier FROM known_identifier GROUP BY identifier
      HAVING count(DISTINCT contact_id) > 1
      """
    #expect(try book.rows(shared).isEmpty)
  }

  @Test("somebody edited by hand stays, in whatever order the runs that made them are undone")
  func editedStays() throws {
    let runs = try ["Ada Pohl", "Ada Pohl"].enumerated().map { number, name in
      let card = person(name, uid: "p") { $0.nicknames = number == 0 ? [] : ["Nini"] }
      let run = try book.load([card]).run
      if number == 0 {
        try book.sql("UPDATE contact SET job_title = 'Hand' WHERE name = 'Ada Pohl'")
      }
      return run
    }
    for run in runs { _ = try book.notebook.undo(run: run) }
    #expect(try book.rows("SELECT job_title FROM contact WHERE name = 'Ada Pohl'") == ["\"Hand\""])
  }
}
