import CirclesModel
import CirclesStore
import Testing

/// What a book says under new keys, and what stays of what was typed.
@Suite("Records with other keys") struct NewKeyTests {
  let book: TestNotebook
  init() throws { book = try TestNotebook() }

  private func id(_ name: String) throws -> String {
    try book.value("SELECT id FROM contact WHERE name = '\(name)'")?.filter { $0 != "\"" } ?? ""
  }

  private func ana(_ uid: String, _ firm: String, _ phone: String = "+15035550101") -> ContactRecord
  {
    person("Ana Ruiz", uid: uid, phone: phone) {
      ($0.organization, $0.note) = (firm, "from \(firm)")
      $0.emails = [Email(value: "ana@example.com")]
    }
  }

  @Test("What a book says of somebody under a new UID counts, now and later")
  func newUID() throws {
    try book.load([ana("a", "Northwind")])
    #expect(try book.load([ana("b", "Harbour", "+15035550102")]).actions == [.merged])
    #expect(try book.value("SELECT organization FROM contact") == "\"Harbour\"")
    try book.load([ana("b", "Quayside", "+15035550102")])
    #expect(
      try book.rows("SELECT organization, note FROM contact") == ["\"Quayside\"|\"from Quayside\""])
    #expect(try book.rows("SELECT count(*) FROM phone") == ["2"])
  }

  @Test("Two cards of one person in one book do not take each other's place")
  func twoCards() throws {
    try book.load([ana("a", "Northwind"), ana("b", "Harbour")])
    #expect(try book.value("SELECT organization FROM contact") == "\"Northwind\"")
    let before = try book.contents()
    try book.load([ana("a", "Northwind"), ana("b", "Harbour")])
    #expect(try book.contents() == before)
  }

  @Test(
    "What the user typed stays when a card that says it, too, lets go of it",
    arguments: [false, true])
  func typed(isPruned: Bool) throws {
    try book.load([ana("a", "Northwind")], source: "one")
    _ = try book.notebook.editPerson(id("Ana Ruiz")) {
      ($0.fields.organization, $0.fields.note) = ("Harbour", "from Harbour")
    }
    let other = person("Dana Moss", uid: "d")
    try book.load([ana("x", "Harbour"), other], source: "two")
    if isPruned {
      try book.load([other], source: "two", prune: true)
    } else {
      try book.load([ana("x", ""), other], source: "two")
    }
    #expect(
      try book.value("SELECT organization FROM contact WHERE name LIKE 'A%'") == "\"Harbour\"")
  }

  @Test("A table without a column says nothing of its field")
  func missingColumn() throws {
    func row(_ tags: [String], _ firm: String) -> ContactRecord {
      person("Ana Ruiz", phone: "+15035550101") { fields in
        fields.categories = tags
        fields.related = tags.isEmpty ? [] : [RelatedPerson(type: "child", name: "Maj")]
        fields.organization = firm
      }
    }
    try book.load([row(["Family", "Choir"], "Northwind")])
    var narrow = row([], "Harbour")
    narrow.unsaid = ["categories", "related"]
    #expect(try book.load([narrow]).actions == [.updated])
    #expect(
      try book.rows("SELECT relationship_type, organization FROM contact")
        == ["\"Family\"|\"Harbour\""])
    #expect(try book.rows("SELECT value FROM category") == ["\"Family\"", "\"Choir\""])
    #expect(try book.load([narrow]).actions == [.unchanged])
    // A column that is empty says that there is nothing.
    try book.load([row([], "Quayside")])
    #expect(try book.rows("SELECT count(*) FROM category") == ["0"])
  }

  @Test("A namesake without UID whose number changes keeps the id")
  func changedNamesake() throws {
    func anna(_ phone: String, _ number: String) -> ContactRecord {
      person("Anna Smith", phone: phone) {
        $0.birthday = PartialDate(year: 1990, month: 3, day: 15)
      }.among(namesakes: number)
    }
    let other = person("Anna Smith", phone: "+447700900101").among(namesakes: "1")
    try book.load([other, anna("+447700900201", "2")])
    let before = try book.rows("SELECT id, identifier FROM contact ORDER BY key")
    #expect(try book.load([other, anna("+447700900299", "3")]).actions == [.unchanged, .updated])
    #expect(try book.rows("SELECT id, identifier FROM contact ORDER BY key") == before)
  }

  private func john(_ year: Int, _ phone: String, mail: String) -> ContactRecord {
    var record = person("John Hale", phone: phone) {
      $0.birthday = PartialDate(year: year, month: year % 12 + 1, day: year % 28 + 1)
      $0.emails = [Email(value: mail)]
    }
    record.bearsUniqueName = false
    return record
  }

  @Test("Father and son without UID on one landline stay two, in either order, and as they change")
  func fatherAndSon() throws {
    let cards = [
      john(1950, "+441632960100", mail: "john@example.com"),
      john(1980, "+441632960100", mail: "junior@example.com"),
    ]
    #expect(try book.load(cards).actions == [.created, .created])
    let before = try book.contents()
    try book.load(cards.reversed())
    #expect(try book.contents() == before)
    let changed = john(1980, "+441632960199", mail: "junior@example.com")
    #expect(try book.load([changed, cards[0]]).actions == [.updated, .unchanged])
    #expect(try book.rows("SELECT count(*) FROM contact") == ["2"])
  }

  @Test("Another list's namesake with another birthday and nothing in common is another one")
  func otherList() throws {
    func anna(_ year: Int, _ phone: String) -> ContactRecord {
      person("Anna Smith", phone: phone) {
        $0.birthday = PartialDate(year: year, month: year % 12 + 1, day: year % 28 + 1)
      }
    }
    try book.load([anna(1950, "+447700900141")])
    #expect(try book.load([anna(2017, "+447700900999")]).actions == [.created])
    // Of one birthday, it is a changed number.
    #expect(try book.load([anna(1950, "+447700900142")]).actions == [.updated])
  }

  @Test("A book whose signs name another exporter by now is the book that it was")
  func sameBook() throws {
    let cards = ["a", "b", "c"].map { person("Somebody \($0)", uid: $0) }
    try book.load(cards, source: "vcard/apple")
    try book.load([person("Cem Aydin")], source: "vcard")
    func source(_ records: [ContactRecord], _ likeliest: String) throws -> String {
      let session = try book.notebook.beginImport(ImportRequest(command: "import people.vcf"))
      defer { try? session.abandon() }
      return try session.book(
        of: records.map { .prepared(PreparedContact($0)) }, likeliest: likeliest)
    }
    let new = ["x", "y", "z", "w"].map { person("Somebody \($0)", uid: $0) }
    #expect(try source(cards + new.dropLast(), "vcard/nextcloud") == "vcard/apple")
    #expect(try source(cards + new, "vcard/nextcloud") == "vcard/nextcloud")
    #expect(try source(cards, "vcard/circles") == "vcard/circles")
    #expect(try source(cards, "csv") == "csv")
    // A name stands in many books; only one phone's marks come and go.
    #expect(try source([person("Cem Aydin")], "vcard/google") == "vcard/google")
    #expect(try source([person("Cem Aydin")], "vcard/android") == "vcard")
  }

  @Test("Two of one name in files with one card each stay two, and are known again")
  func folder() throws {
    func chris(_ path: String, _ phone: String) -> ContactRecord {
      var record = person("Chris Miller", phone: phone)
      record.source.path = path
      return record
    }
    func folder(_ files: [ContactRecord]...) throws -> [ContactAction] {
      let session = try book.notebook.beginImport(ImportRequest(command: "import cards"))
      let outcomes = try files.flatMap {
        try session.load($0.map(PreparedContact.init), source: "book")
      }
      try session.finish(RunReport())
      return outcomes.map(\.result.action)
    }
    let cards = [chris("a.vcf", "+441632960001"), chris("b.vcf", "+441632960009")]
    #expect(try folder([cards[0]], [cards[1]]) == [.created, .created])
    let before = try book.contents()
    #expect(try folder([cards[0]], [cards[1]]) == [.unchanged, .unchanged])
    #expect(try book.load([cards[1]]).actions == [.unchanged])
    #expect(try book.contents() == before)
    // Two books of several years are no such files: there a changed number is a change.
    let (bea, cem) = (person("Bea Lind", phone: "+441632960021"), person("Cem Aydin"))
    var later = person("Bea Lind", phone: "+441632960022")
    later.source.path = "2024.vcf"
    _ = try folder([bea, cem], [later, cem])
    #expect(try book.rows("SELECT count(*) FROM contact WHERE name = 'Bea Lind'") == ["1"])
  }
}
