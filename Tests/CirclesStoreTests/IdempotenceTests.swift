import CirclesModel
import Testing

@testable import CirclesStore

@Suite("Importing again") struct IdempotenceTests {
  /// A book with UIDs and without, a UID twice, namesakes, relations and a group.
  private func cards(_ count: Int) -> [ContactRecord] {
    let namesakes = count > 6
    let all = [
      person("Ana Ruiz", phone: "+15035550101") { fields in
        fields.related = [RelatedPerson(type: "brother", name: "Gus Iver")]
      },
      person("Ben Hale", uid: "b") { fields in
        fields.related = [RelatedPerson(type: "spouse", name: "Dana Moss")]
      },
      person("Cem Aydin", uid: "c", phone: "+15035550102"),
      group("Choir", uid: "g", ["b", "i"]),
      person("Ben H.", uid: "b", phone: "+15035550103"),
      person("Gus Iver", uid: "h"),
      person("Ana Ruiz", phone: "+15035550109"),
      person("Gus Iver", uid: "k"), person("Dana Moss", uid: "d"), person("Ida Lund", uid: "i"),
    ]
    return all.prefix(count).map { card in
      guard card.isDerived, namesakes else { return card }
      return card.among(namesakes: card.fields.phones[0].value)
    }
  }

  @Test("importing a file twice changes no row, and the run is still listed")
  func twice() throws {
    let book = try TestNotebook()
    try book.load(cards(10))
    let before = try book.dump(without: ["run"])
    let again = try book.load(cards(10), at: 1_790_000_000)
    #expect(again.outcomes.allSatisfy { $0.isDuplicate && $0.result.action == .unchanged })
    #expect(try book.dump(without: ["run"]) == before)
    #expect(try book.notebook.runs().count == 2)
  }

  @Test("importing a part and then the whole gives the rows of the whole", arguments: 1...9)
  func partThenWhole(part: Int) throws {
    let whole = try TestNotebook()
    try whole.load(cards(10))
    let parts = try TestNotebook()
    try parts.load(cards(part))
    try parts.load(cards(10))
    let (left, right) = (try parts.contents(), try whole.contents())
    for table in right.keys.sorted() { #expect(left[table] == right[table], "\(table)") }
  }

  @Test("a bare card is known by its bytes when a namesake turns up, and undo takes that back")
  func knownByBytes() throws {
    let book = try TestNotebook()
    let bare = person("Cem Aydin")
    try book.load([bare])
    let before = try book.dump()
    let file = [
      person("Cem Aydin") { $0.note = "choir" }.among(namesakes: "1"), bare.among(namesakes: "2"),
    ]
    let loaded = try book.load(file, at: 1_780_000_000)
    #expect(loaded.actions == [.created, .updated])
    #expect(try book.load(file).actions == [.unchanged, .unchanged])
    #expect(
      try book.rows("SELECT identifier, note FROM contact ORDER BY key") == [
        "\"derived:cem aydin+2\"|-", "\"derived:cem aydin+1\"|\"choir\"",
      ])
    for run in try book.notebook.runs().prefix(2) { _ = try book.notebook.undo(run: run.id) }
    #expect(try book.dump() == before)
  }

  @Test("many cards of one person cost time that grows with them", .timeLimit(.minutes(2)))
  func manyCardsOfOnePerson() throws {
    let book = try TestNotebook()
    let cards = (0..<600).map { number in
      person("Ana Ruiz", uid: "n\(number)", phone: "+15035550101") { $0.note = "\(number)" }
    }
    let loaded = try book.load(cards)
    // A contact is full at so many records; the next one begins another.
    #expect(loaded.actions.count { $0 == .created } == 600 / RecordTable.recordsLookedAt + 1)
    #expect(try book.load(cards).actions.allSatisfy { $0 == .unchanged })
  }

  @Test("an id that something refers to stays when the file's identifier changes")
  func referredID() throws {
    let book = try TestNotebook()
    let alone = person("Ana Ruiz", phone: "+15035550101")
    try book.load([alone])
    try book.sql(
      """
      INSERT INTO interaction (id, contact_id, content, interaction_date)
      SELECT 'i', id, 'Coffee', '2026-01-01' FROM contact
      """)
    let file = [
      alone.among(namesakes: "1"),
      person("Ana Ruiz", phone: "+15035550109").among(namesakes: "2"),
    ]
    let loaded = try book.load(file)
    #expect(loaded.outcomes.map(\.result.identifier) == ["derived:ana ruiz", "derived:ana ruiz+2"])
    #expect(try book.rows("SELECT value FROM identifier") == ["\"derived:ana ruiz+1\""])
    #expect(try book.load(file).actions == [.unchanged, .unchanged])
  }

  @Test("a dry run decides the same and leaves everything as it was")
  func dryRun() throws {
    let book = try TestNotebook()
    try book.load(cards(5))
    let before = try book.dump()
    let dry = try book.load(cards(10), prune: true, dryRun: true)
    #expect(try book.dump() == before)
    let real = try book.load(cards(10), prune: true)
    #expect(real.outcomes == dry.outcomes)
  }

  @Test("a dry run without a notebook is tried in memory")
  func scratch() throws {
    let notebook = try Notebook.open(path: "", mode: .scratch)
    let session = try notebook.beginImport(ImportRequest(command: "import", isDryRun: true))
    let outcomes = try session.load(cards(10).map(PreparedContact.init), source: "book")
    #expect(outcomes.count { $0.result.action == .created && !$0.isGroup } == 8)
    try session.finish(RunReport())
    #expect(try notebook.people().isEmpty)
  }

  @Test("the same records on two machines give the same ids")
  func sameIDs() throws {
    let one = try TestNotebook()
    let other = try TestNotebook()
    try one.load(cards(10))
    try other.load(cards(10), at: 1_790_000_000)
    #expect(try one.contents() == other.contents())
  }
}
