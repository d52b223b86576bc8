import CirclesModel
import CirclesStore
import Foundation
import GRDB
import Testing

@Suite("Another program's SQL") struct OtherProgramTests {
  let book: TestNotebook

  init() throws {
    book = try TestNotebook()
    try book.load([
      person("Ana Ruiz", uid: "a", phone: "+15035550101") { fields in
        fields.emails = [Email(value: "ana@example.com")]
        fields.related = [RelatedPerson(type: "sister", name: "Dana Moss")]
      },
      person("Dana Moss", uid: "d", phone: "+15035550102"),
      group("Choir", uid: "g", ["a"]),
    ])
  }

  private func loose(_ statements: String...) throws {
    var configuration = Configuration()
    configuration.foreignKeysEnabled = false
    let queue = try DatabaseQueue(path: book.path, configuration: configuration)
    for statement in statements { try queue.write { try $0.execute(sql: statement) } }
    try queue.close()
  }

  @Test("a contact deleted without foreign keys leaves no row behind; its notes lie in the inbox")
  func deleted() throws {
    try book.notebook.addAlias("La Jefa", to: UUIDv5.text(of: "a"))
    try book.sql(
      """
      INSERT INTO note (id, record, source, digest, state, contact_id)
      SELECT 'n', 'n', 'manual', zeroblob(16), 'assigned', id FROM contact WHERE identifier = 'a'
      """,
      """
      INSERT INTO interaction (id, contact_id, content, interaction_date)
      SELECT 'n', id, 'Coffee', '2026-01-01' FROM contact WHERE identifier = 'a'
      """)
    try loose("DELETE FROM contact WHERE identifier = 'a'")
    #expect(try book.rows("PRAGMA foreign_key_check").isEmpty)
    #expect(try book.value("SELECT count(*) FROM phone") == "1")
    #expect(try book.value("SELECT count(*) FROM alias") == "0")
    #expect(try book.rows("SELECT id, content FROM unassigned_note") == ["\"n\"|\"Coffee\""])
    #expect(try book.value("SELECT state FROM note") == "\"inbox\"")
    #expect(try book.notebook.people().map(\.name) == ["Dana Moss"])
    // The deletion is an edit: the card does not bring them back.
    let again = person("Ana Ruiz", uid: "a", phone: "+15035550101") { $0.note = "new" }
    #expect(try book.load([again]).codes == ["contact.kept-edit"])
  }

  @Test("who was renamed is still met by the name and the number of their cards")
  func renamed() throws {
    try loose("UPDATE contact SET name = 'Annie B' WHERE identifier = 'a'")
    let card = person("Ana Ruiz", uid: "k2", phone: "+15035550101")
    #expect(try book.load([card], source: "google").actions == [.merged])
    var called: [String: [String]] = [:]
    try book.notebook.knownPeople { called[$1.name] = $1.aliases.map(\.name) }
    #expect(called == ["Annie B": ["Ana Ruiz"], "Dana Moss": []])
    // A name that somebody else bears would draw their notes.
    try book.load([person("Ana Ruiz", uid: "other", phone: "+15035550190")])
    try book.notebook.knownPeople { called[$1.name] = $1.aliases.map(\.name) }
    #expect(called["Annie B"] == [])
  }

  @Test("a number and an address that another program changed are found as they are now")
  func edited() throws {
    try loose(
      "UPDATE phone SET value = '+1 (503) 555-0177' WHERE value = '+15035550101'",
      "UPDATE phone SET value = '0503 555 0188' WHERE value = '+15035550102'",
      "UPDATE email SET value = 'Ana.Ruiz@example.com'")
    #expect(
      try book.rows("SELECT normalized FROM phone ORDER BY contact_key") == [
        "\"+15035550177\"", "-",
      ])
    #expect(try book.value("SELECT normalized FROM email") == "\"ana.ruiz@example.com\"")
    let card = person("Ana Ruiz", uid: "x", phone: "+15035550177")
    #expect(try book.load([card], source: "another").actions == [.merged])
    let session = try book.notebook.beginImport(ImportRequest(command: "import"))
    try session.normalizeEditedPhones { "+1" + $0.filter(\.isNumber).dropFirst() }
    try session.finish(RunReport())
    #expect(
      try book.value("SELECT normalized FROM phone WHERE value LIKE '0503%'") == "\"+15035550188\"")
    #expect(try book.value("SELECT count(*) FROM edited_phone") == "0")
  }
}
