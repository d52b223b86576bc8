import CirclesModel
import CirclesStore
import Testing

@Suite("Two people of one name whom an import took for one") struct CardSplitTests {
  let book: TestNotebook
  private let land = "+447700900101"

  init() throws {
    book = try TestNotebook()
    try book.load([father])
    #expect(try book.load([son()], source: "work").actions == [.merged])
  }

  private let father = person("John Hale", uid: "father", phone: "+447700900101") {
    $0.jobTitle = "Baker"
  }

  private func son(title: String = "") -> ContactRecord {
    person("John Hale", uid: "son", phone: "+447700900101", "+447700900102") { fields in
      fields.jobTitle = title
      fields.birthday = PartialDate(year: 1999, month: 3, day: 4)
    }
  }

  /// Each contact: identifier, job, birthday, numbers, and whose cards it has.
  private func people() throws -> [String] {
    try book.rows(
      """
      SELECT c.identifier, c.job_title, c.birthday_year,
        (SELECT group_concat(substr(value, -3)) FROM phone WHERE contact_key = c.key),
        (SELECT group_concat(identifier) FROM source_record WHERE contact_key = c.key)
      FROM contact AS c ORDER BY c.identifier
      """
    ).map { $0.filter { $0 != "\"" } }
  }

  private func father(id: String = "father") throws -> String {
    try book.value("SELECT id FROM contact WHERE identifier = '\(id)'")?.filter { $0 != "\"" } ?? ""
  }

  @Test("unmerge gives each what their own card says, and undo makes them one again, row for row")
  func split() throws {
    let before = try book.dump()
    #expect(try people() == ["father|Baker|1999|101,102|father,son"])
    let split = try book.notebook.unmerge(father())
    #expect(try people() == ["father|Baker|-|101|father", "son|-|1999|101,102|son"])
    #expect(try split.restored == father(id: "son"))
    #expect(try book.rows("SELECT value FROM identifier").isEmpty)
    _ = try book.notebook.undo(run: split.run)
    #expect(try book.dump() == before)
  }

  @Test("they stay two, whatever their address books say later")
  func stays() throws {
    _ = try book.notebook.unmerge(father())
    #expect(try book.load([father]).actions == [.unchanged])
    #expect(try book.load([son(title: "Pilot")], source: "work").actions == [.updated])
    #expect(try people() == ["father|Baker|-|101|father", "son|Pilot|1999|101,102|son"])
  }

  @Test("a further card is whose it shares most with, whoever was known first")
  func nearest() throws {
    _ = try book.notebook.unmerge(father())
    var other = son(title: "Pilot")
    other.identifier = "other"
    #expect(try book.load([other], source: "phone").actions == [.merged])
    #expect(try people() == ["father|Baker|-|101|father", "son|Pilot|1999|101,102|son,other"])
  }

  @Test("what was typed stays with the contact, as do its notes")
  func edited() throws {
    _ = try book.notebook.editPerson(father()) { $0.fields.note = "tall" }
    _ = try book.notebook.unmerge(father())
    #expect(
      try book.rows("SELECT identifier FROM contact WHERE note = 'tall'") == ["\"father\""])
  }

  @Test("cards without UID, whose identifier is that of the name, are told apart by their source")
  func derived() throws {
    let book = try TestNotebook()
    func card(_ phone: String) -> ContactRecord {
      person("John Hale", phone: "+447700900101", phone)
    }
    try book.load([card("+447700900111")])
    try book.load([card("+447700900122")], source: "work")
    let before = try book.dump()
    let id = try book.value("SELECT id FROM contact")?.filter { $0 != "\"" } ?? ""
    let split = try book.notebook.unmerge(id)
    let numbers = "SELECT contact_key, normalized FROM phone ORDER BY 1, 2"
    let apart = try book.rows(numbers)
    #expect(apart.count == 4)
    #expect(try book.rows("SELECT identifier FROM contact").count == 2)
    #expect(try book.load([card("+447700900111")]).actions == [.unchanged])
    #expect(try book.load([card("+447700900122")], source: "work").actions == [.unchanged])
    #expect(try book.rows(numbers) == apart)
    for run in try book.notebook.runs().map(\.id).prefix(while: { $0 != split.run }) {
      _ = try book.notebook.undo(run: run)
    }
    _ = try book.notebook.undo(run: split.run)
    #expect(try book.dump() == before)
  }

  @Test("of whom one card alone speaks there is nothing to split")
  func single() throws {
    _ = try book.notebook.unmerge(father())
    for id in ["father", "son"] {
      #expect(throws: StoreError.self) { try book.notebook.unmerge(father(id: id)) }
    }
  }
}
