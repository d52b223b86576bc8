import CirclesModel
import CirclesStore
import GRDB
import Testing

@Suite("What the tables refuse") struct ConstraintTests {
  let book: TestNotebook
  init() throws {
    book = try TestNotebook()
    try book.load([person("Ana Ruiz", uid: "a"), person("Ben Hale", uid: "b")])
  }

  /// How SQLite refuses a statement of another program; nil where it does not.
  private func refusal(_ sql: String) throws -> ResultCode? {
    do {
      try book.sql(sql)
      return nil
    } catch let error as DatabaseError {
      return error.extendedResultCode
    }
  }

  @Test(
    "a value of another type than its column's is refused",
    arguments: [
      "UPDATE contact SET birthday_month = 'March'", "UPDATE contact SET name = x'00'",
      "UPDATE run SET seconds = 'long'", "UPDATE source_record SET digest = 'abc'",
      "INSERT INTO phone (contact_key, position, value, preferred) VALUES (1, 0, '1', 'yes')",
      "INSERT INTO photo (contact_key, data) VALUES (1, 'text')",
    ])
  func types(sql: String) throws {
    #expect(try refusal(sql) == .SQLITE_CONSTRAINT_DATATYPE)
  }

  @Test(
    "rows that speak of nobody are refused",
    arguments: [
      "INSERT INTO phone (contact_key, position, value) VALUES (99, 0, '1')",
      "INSERT INTO alias (contact_key, name, normalized, created_at) VALUES (99, 'x', 'x', '')",
      "INSERT INTO connection VALUES ('x', 'y', 'friend', NULL, NULL, NULL)",
      "INSERT INTO group_member VALUES (99, 0, 'a', NULL)",
      "INSERT INTO birthday_occurrence VALUES (99, '2026-01-01', NULL)",
      """
      INSERT INTO interaction (id, contact_id, content, interaction_date)
      VALUES ('i', 'nobody', 'x', '2026-01-01')
      """,
      """
      INSERT INTO source_record (source_key, identifier, digest) VALUES (99, 'x', x'00')
      """,
    ])
  func strangers(sql: String) throws {
    #expect(try refusal(sql) == .SQLITE_CONSTRAINT_FOREIGNKEY)
  }

  @Test(
    "ids and identifiers are unique",
    arguments: [
      "UPDATE contact SET id = 'x'", "UPDATE contact SET identifier = 'x'",
      "INSERT INTO source (name) VALUES ('book')",
      "INSERT INTO run (id, command, started_at, state) SELECT id, '', '', 'running' FROM run",
    ])
  func unique(sql: String) throws {
    #expect(try refusal(sql) == .SQLITE_CONSTRAINT_UNIQUE)
  }

  @Test(
    "words that are not of the few a column knows are refused",
    arguments: [
      "UPDATE contact SET kind = 'group'", "UPDATE run SET state = 'done'",
    ])
  func words(sql: String) throws {
    #expect(try refusal(sql) == .SQLITE_CONSTRAINT_CHECK)
  }

  @Test(
    "a run that does not balance is refused, whichever number is wrong",
    arguments: [
      "records_read", "records_imported", "records_duplicate", "records_skipped",
      "records_refused",
    ])
  func balance(column: String) throws {
    #expect(
      try refusal("UPDATE run SET \(column) = \(column) + 1") == .SQLITE_CONSTRAINT_CHECK)
    if column != "records_read" {
      #expect(
        try refusal(
          "UPDATE run SET \(column) = \(column) + 1, records_read = records_read + 1") == nil)
    }
  }

  @Test("a contact with notes cannot be deleted; one without takes everything of its own along")
  func deletion() throws {
    try book.load([
      person("Cem Aydin", uid: "c", phone: "+15035550101") { fields in
        fields.nicknames = ["Cemo"]
        fields.photo = Photo(mediaType: "image/png", byteCount: 1, data: [1])
        fields.related = [RelatedPerson(type: "friend", name: "Ana Ruiz")]
        fields.birthday = PartialDate(month: 1, day: 2, calendar: "hebrew")
      },
      person("Dana Moss", uid: "d") {
        $0.related = [RelatedPerson(type: "boss", name: "Cem Aydin")]
      },
    ])
    try book.sql(
      """
      INSERT INTO interaction (id, contact_id, content, interaction_date)
      SELECT 'i', id, 'Coffee', '2026-01-01' FROM contact WHERE identifier = 'c'
      """)
    let delete = "DELETE FROM contact WHERE identifier = 'c'"
    #expect(try refusal(delete) == .SQLITE_CONSTRAINT_FOREIGNKEY)
    try book.sql("DELETE FROM interaction", delete)
    for table in ["phone", "nickname", "photo", "birthday_occurrence", "connection"] {
      #expect(try book.value("SELECT count(*) FROM \(table)") == "0", "\(table)")
    }
    // Dana's word for Cem is Dana's own, and stays without whom it meant.
    #expect(try book.rows("SELECT name, related_key FROM related") == ["\"Cem Aydin\"|-"])
    #expect(try book.value("PRAGMA foreign_key_check") == nil)
  }

  @Test("a contact that another program inserts needs an id, an identifier and a name, no more")
  func inserted() throws {
    try book.sql("INSERT INTO contact (id, identifier, name) VALUES ('x', 'app:1', 'Eli Novak')")
    #expect(
      try book.rows("SELECT kind, relationship_type FROM contact WHERE id = 'x'")
        == ["\"individual\"|\"Acquaintance\""])
    #expect(
      try book.value("SELECT created_at LIKE '____-__-__T__:__:__Z' FROM contact WHERE id = 'x'")
        == "1")
    guard case .one(let found) = try book.notebook.resolvePerson("Eli Novak") else {
      Issue.record("nobody is called so")
      return
    }
    #expect(found.id == "x")
    // And an import meets it like any other.
    let loaded = try book.load([person("Eli Novak", uid: "app:1")], source: "app")
    #expect(loaded.actions == [.merged])
    for column in ["id", "identifier", "name"] {
      #expect(
        try refusal("UPDATE contact SET \(column) = NULL WHERE id = 'x'")
          == .SQLITE_CONSTRAINT_NOTNULL)
    }
  }
}
