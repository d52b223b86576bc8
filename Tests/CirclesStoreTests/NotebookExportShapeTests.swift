import CirclesModel
import CirclesStore
import Testing

@Suite("The shape of an export") struct NotebookExportShapeTests {
  let book: TestNotebook
  init() throws { book = try TestNotebook() }

  private func lines(_ kind: ExportKind) throws -> [String] {
    var lines: [String] = []
    try book.notebook.export(kind) {
      lines.append(String(decoding: $0, as: UTF8.self))
      return true
    }
    return lines
  }

  private func values(_ kind: ExportKind) throws -> [JSONValue] {
    try lines(kind).compactMap { JSONValue(parsing: Array($0.utf8)) }
  }

  @Test("what is empty is absent, never null, and every object stands on one line")
  func absent() throws {
    try book.load([
      person("Ana Ruiz", uid: "a") {
        $0.note = "two\nlines \"quoted\" \u{2028} \\ \u{0}"
        $0.related = [RelatedPerson(type: "friend", name: "Ben Hale")]
      },
      person("Ben Hale", uid: "b"), group("Choir", uid: "g", []),
    ])
    try book.sql(
      "INSERT INTO unassigned_note (id, content) VALUES ('n', 'a' || char(10) || 'b')",
      """
      INSERT INTO interaction (id, contact_id, content, interaction_date)
      SELECT 'i', id, 'x', '2026-01-01' FROM contact WHERE identifier = 'a'
      """)
    for kind in [ExportKind.contacts, .interactions, .inbox, .connections] {
      let lines = try lines(kind)
      #expect(!lines.isEmpty)
      for line in lines {
        #expect(!line.contains("\n"))
        #expect(!line.contains(":null"))
        #expect(!line.contains(":[]"))
        #expect(JSONValue(parsing: Array(line.utf8)) != nil)
      }
    }
    let ana = try #require(try values(.contacts).first)
    #expect(ana["note"]?.text == "two\nlines \"quoted\" \u{2028} \\ \u{0}")
    for key in ["known_as", "aliases", "family_details", "birthday"] {
      #expect(ana[key] == nil, "\(key)")
    }
  }

  @Test("every line says what it is, by the name of its table")
  func types() throws {
    try book.load([
      person("Ana Ruiz", uid: "a") {
        $0.related = [RelatedPerson(type: "friend", identifier: "b")]
      },
      person("Ben Hale", uid: "b"),
    ])
    try book.sql("INSERT INTO unassigned_note (id, content) VALUES ('n', 'x')")
    #expect(try values(.contacts).map { $0["type"]?.text } == ["contact", "contact"])
    #expect(try values(.connections).map { $0["type"]?.text } == ["connection"])
    #expect(try values(.inbox).map { $0["type"]?.text } == ["unassigned_note"])
    #expect(try values(.interactions).isEmpty)
  }

  @Test("what the user wrote by SQL is in it")
  func edits() throws {
    try book.load([person("Ana Ruiz", uid: "a")])
    try book.sql(
      """
      UPDATE contact SET travel_notes = 'Lisbon', family_details = 'two sons',
        relationship_type = 'Mentor'
      """)
    let id = try book.value("SELECT id FROM contact")?.filter { $0 != "\"" } ?? ""
    try book.notebook.addAlias("Nita", to: id)
    let ana = try #require(try values(.contacts).first)
    #expect(ana["travel_notes"]?.text == "Lisbon")
    #expect(ana["family_details"]?.text == "two sons")
    #expect(ana["relationship_type"]?.text == "Mentor")
    #expect(ana["aliases"]?.elements.map(\.text) == ["Nita"])
  }

  @Test("contacts come in the order in which they were made, whatever their names")
  func order() throws {
    try book.load([person("Zoe Ash", uid: "z"), person("Ana Ruiz", uid: "a")])
    try book.load([person("Ana Ruiz", uid: "a", phone: "+15035550101")])
    #expect(try values(.contacts).map { $0["identifier"]?.text } == ["z", "a"])
  }

  @Test("imported into an empty notebook an export gives the same people")
  func roundTrip() throws {
    try book.load([
      person("Ana Ruiz", uid: "a", phone: "+15035550101") { fields in
        fields.birthday = PartialDate(year: 5750, month: 7, day: 10, calendar: "hebrew")
        fields.dates = [LabelledDate(label: "anniversary", date: PartialDate(month: 6, day: 5))]
        fields.related = [RelatedPerson(type: "friend", name: "Ben Hale")]
        fields.extra = [ExtraProperty(name: "X-A", value: "\"b\"", label: "l")]
      },
      person("Ben Hale", uid: "b"), group("Choir", uid: "g", ["a", "b"]),
    ])
    let records = try values(.contacts).compactMap { line in
      ContactFields(json: line).map { record($0, uid: line["identifier"]?.text) }
    }
    let copy = try TestNotebook()
    try copy.load(records)
    #expect(try copy.contents() == book.contents())
  }
}
