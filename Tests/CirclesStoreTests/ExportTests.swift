import CirclesModel
import CirclesStore
import Testing

@Suite("Export") struct ExportTests {
  private func export(_ kind: ExportKind, of book: TestNotebook) throws -> [JSONValue] {
    var lines: [JSONValue] = []
    try book.notebook.export(kind) { line in
      if let value = JSONValue(parsing: line) { lines.append(value) }
      return true
    }
    return lines
  }

  @Test("contacts come as they are read, with what the notebook adds, and can be read again")
  func contacts() throws {
    let book = try TestNotebook()
    let card = person("Ana Ruiz", uid: "a", phone: "+15035550101") { fields in
      fields.birthday = PartialDate(month: 3, day: 15)
      fields.categories = ["Friends"]
      fields.photo = Photo(mediaType: "image/png", byteCount: 2, data: [5, 6])
    }
    try book.load([card, group("Choir", uid: "g", ["a"])])
    try book.load(
      [person("Ana Ruiz", uid: "z", phone: "+15035550101")], source: "other")
    let lines = try export(.contacts, of: book)
    #expect(lines.count == 2)
    var fields = card.fields
    fields.photo?.data = nil
    #expect(ContactFields(json: lines[0]) == fields)
    #expect(lines[0]["type"]?.text == "contact")
    #expect(lines[0]["id"]?.text == UUIDv5.text(of: "a"))
    #expect(lines[0]["relationship_type"]?.text == "Friend")
    #expect(lines[0]["created_at"]?.text == "2026-02-02T02:40:00Z")
    #expect(lines[0]["known_as"]?.elements.map(\.text) == ["z"])
    #expect(lines[0]["sources"]?.elements.map { $0["source"]?.text } == ["book", "other"])
    #expect(lines[1]["kind"]?.text == "group")
    #expect(ContactFields(json: lines[1])?.members == ["a"])
  }

  @Test("interactions, the inbox and connections come with whom they belong to")
  func others() throws {
    let book = try TestNotebook()
    try book.load([
      person("Ana Ruiz", uid: "a") {
        $0.related = [RelatedPerson(type: "spouse", name: "Ben Hale")]
      },
      person("Ben Hale", uid: "b"),
    ])
    try book.sql(
      """
      INSERT INTO interaction (id, contact_id, content, interaction_date)
      SELECT 'i', id, 'Coffee', '2026-01-01' FROM contact WHERE identifier = 'b'
      """, "INSERT INTO unassigned_note (id, content) VALUES ('n', 'Who?')")
    let interactions = try export(.interactions, of: book)
    #expect(interactions.map { $0["contact_name"]?.text } == ["Ben Hale"])
    #expect(interactions[0]["raw_text"] == nil)
    #expect(try export(.inbox, of: book).map { $0["content"]?.text } == ["Who?"])
    let connections = try export(.connections, of: book)
    #expect(connections.map { $0["from"]?.text } == ["a"])
    #expect(connections.map { $0["to_name"]?.text } == ["Ben Hale"])
  }

  @Test("an export stops when its taker has enough")
  func stops() throws {
    let book = try TestNotebook()
    try book.load((0..<5).map { person("Person Number\($0)", uid: "\($0)") })
    var count = 0
    try book.notebook.export(.contacts) { _ in
      count += 1
      return count < 2
    }
    #expect(count == 2)
  }
}
