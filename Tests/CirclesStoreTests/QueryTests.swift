import CirclesModel
import CirclesStore
import Testing

@Suite("Questions") struct QueryTests {
  let book: TestNotebook

  init() throws {
    book = try TestNotebook()
    try book.load([
      person("Zoë Müller", uid: "urn:uuid:6F9619FF-8B86-D011-B42D-00C04FC964FF") { fields in
        fields.emails = [Email(value: "zoe@example.com")]
        fields.organization = "Northwind"
        fields.nicknames = ["Zoza"]
      },
      person("Ana Ruiz", uid: "a", phone: "+15035550101"),
      person("Ana Ruiz", uid: "b", phone: "+15035550102"),
    ])
  }

  @Test("people are found by any of their names, addresses and numbers")
  func search() throws {
    func names(_ query: String?) throws -> [String] {
      try book.notebook.people(matching: query).map(\.name)
    }
    #expect(try names(nil) == ["Ana Ruiz", "Ana Ruiz", "Zoë Müller"])
    #expect(try names("zoe MULLER") == ["Zoë Müller"])
    #expect(try names("zoza") == ["Zoë Müller"])
    #expect(try names("north") == ["Zoë Müller"])
    #expect(try names("zoe@example.com") == ["Zoë Müller"])
    #expect(try names("(503) 555-0102").count == 1)
    #expect(try names("ana ruiz peña").isEmpty)
  }

  @Test("a PERSON is an id, a beginning of one, an identifier or a name")
  func resolving() throws {
    let zoe = try #require(try book.notebook.people(matching: "zoe").first)
    for text in [
      zoe.id, String(zoe.id.prefix(8)), zoe.identifier, "6f9619ff-8b86-d011-b42d-00c04fc964ff",
      "müller, zoë", "Zoza",
    ] {
      #expect(try book.notebook.resolvePerson(text) == .one(zoe), "\(text)")
    }
    for text in ["", "nobody", String(zoe.id.prefix(3)), "%", "_"] {
      #expect(try book.notebook.resolvePerson(text) == .none, "\(text)")
    }
    guard case .ambiguous(let both) = try book.notebook.resolvePerson("ana ruiz") else {
      Issue.record("two contacts bear the name")
      return
    }
    #expect(both.map(\.identifier) == ["a", "b"])
    #expect(try book.notebook.person(id: "nobody") == nil)
  }

  @Test("likely duplicates come with reasons; families and switchboards do not")
  func duplicates() throws {
    let book = try TestNotebook()
    var cards = [
      person("Ana Ruiz", uid: "1"), person("Ana Ruiz", uid: "2"), person("Ruiz Ana", uid: "3"),
      person("Ben Hale", uid: "4", phone: "+15035550101"),
      person("B. Hale", uid: "5", phone: "+15035550101"),
      person("Cara Hale", uid: "6", phone: "+15035550101"),
    ]
    cards += (0..<30).map { person("Worker Number\($0)", uid: "w\($0)", phone: "+15035550199") }
    try book.load(cards)
    let pairs = try book.notebook.duplicates()
    #expect(
      pairs.map { "\($0.left.identifier)+\($0.right.identifier): \($0.reasons)" } == [
        "1+2: [\"same name\"]", "1+3: [\"same names\"]", "2+3: [\"same names\"]",
        "4+5: [\"same phone\"]",
      ])
  }

  @Test("runs are listed newest first, with what they reported")
  func runs() throws {
    let loaded = try book.load([person("Ana Ruiz", uid: "a", phone: "+15035550109")])
    let runs = try book.notebook.runs()
    #expect(runs.map(\.state) == [.finished, .finished])
    #expect(runs[0].id == loaded.run)
    #expect(runs[0].report.contacts.updated == 1)
    #expect(runs[1].report.records.imported == 3)
    #expect(runs.allSatisfy { $0.report.isBalanced })
    #expect(try book.notebook.resolveRun("last") == .one(runs[0]))
    #expect(
      try book.notebook.resolveRun(String(runs[1].id.prefix(13)).uppercased()) == .one(runs[1]))
    #expect(try book.notebook.resolveRun("nope") == .none)
    let detail = try #require(try book.notebook.run(id: loaded.run))
    #expect(detail.updated.map(\.identifier) == ["a"])
    #expect(detail.created.isEmpty)
    #expect(try book.notebook.run(id: runs[1].id)?.created.count == 3)
  }

  @Test("a report that does not add up is not stored")
  func unbalanced() throws {
    let session = try book.notebook.beginImport(ImportRequest(command: "import"))
    var report = RunReport()
    report.records.read = 2
    report.records.refused = 1
    #expect(throws: StoreError.self) { try session.finish(report) }
    #expect(throws: (any Error).self) { try book.sql("UPDATE run SET records_read = 99") }
  }

  @Test("diagnostics are counted by code")
  func diagnostics() throws {
    let session = try book.notebook.beginImport(ImportRequest(command: "import"))
    try session.finish(
      RunReport(),
      diagnostics: [
        .init(code: "vcard.bad-date", count: 2), .init(code: "contact.kept-edit", count: 5),
      ])
    #expect(
      try book.notebook.run(id: session.runID)?.diagnostics.map { "\($0.code) \($0.count)" }
        == ["contact.kept-edit 5", "vcard.bad-date 2"])
  }
}
