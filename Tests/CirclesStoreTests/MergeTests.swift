import CirclesModel
import CirclesStore
import SourceDiagnostics
import Testing

@Suite("Edits are the user's") struct MergeTests {
  let book: TestNotebook
  init() throws { book = try TestNotebook() }

  /// A card with a job and two numbers.
  private func ana(
    title: String = "Engineer", note: String = "", phones: [Phone]? = nil, uid: String = "a"
  ) -> ContactRecord {
    person("Ana Ruiz", uid: uid) { fields in
      fields.jobTitle = title
      fields.note = note
      fields.phones =
        phones ?? [
          Phone(value: "+15035550101", normalized: "+15035550101", label: "mobile"),
          Phone(value: "+15035550102", normalized: "+15035550102", label: "home"),
        ]
    }
  }

  @Test("a change in the source comes through where nobody edited")
  func sourceChanged() throws {
    try book.load([ana()])
    let again = try book.load([ana(title: "Director")], at: 1_780_000_000)
    #expect(again.actions == [.updated])
    #expect(
      try book.rows("SELECT job_title, job_info, modified_at, created_at FROM contact")
        == ["\"Director\"|\"Director\"|\"2026-05-28T20:26:40Z\"|\"2026-02-02T02:40:00Z\""])
  }

  @Test("a value emptied by the source is emptied here, but a name stays")
  func sourceEmptied() throws {
    try book.load([ana(note: "Choir")])
    var bare = ana()
    bare.fields.jobTitle = ""
    bare.fields.name = PersonName()
    try book.load([record(bare.fields, uid: "a")])
    #expect(
      try book.rows("SELECT name, job_title, note FROM contact") == ["\"Ana Ruiz\"|-|-"])
  }

  @Test("an edit stays when the source says what it always said")
  func editedOnly() throws {
    try book.load([ana()])
    try book.sql("UPDATE contact SET job_title = 'Baker'")
    let again = try book.load([ana(note: "Choir")])
    #expect(again.actions == [.updated])
    #expect(again.codes.isEmpty)
    #expect(try book.rows("SELECT job_title, note FROM contact") == ["\"Baker\"|\"Choir\""])
  }

  @Test("where both changed the edit stays, and the run says so without the values")
  func bothChanged() throws {
    try book.load([ana()])
    try book.sql("UPDATE contact SET job_title = 'Baker', job_info = 'Baker'")
    let again = try book.load([ana(title: "Director")])
    #expect(again.actions == [.unchanged])
    #expect(again.codes == ["contact.kept-edit", "contact.kept-edit"])
    let diagnostics = again.outcomes[0].diagnostics
    #expect(diagnostics.map(\.property) == ["job_title", "job_info"])
    #expect(!diagnostics.map(\.message).joined().contains("Director"))
    #expect(try book.value("SELECT job_title FROM contact") == "\"Baker\"")
    // The source's word is known now: the same file again is nothing new.
    #expect(try book.load([ana(title: "Director")]).codes.isEmpty)
  }

  @Test("a source that comes round to the edit makes no noise")
  func sameEdit() throws {
    try book.load([ana()])
    try book.sql("UPDATE contact SET job_title = 'Baker', job_info = 'Baker'")
    #expect(try book.load([ana(title: "Baker")]).codes.isEmpty)
  }

  @Test("a number the user deleted stays deleted, and one they added stays")
  func numbersAsASet() throws {
    try book.load([ana()])
    try book.sql(
      "DELETE FROM phone WHERE normalized = '+15035550102'",
      """
      INSERT INTO phone (contact_key, position, value, normalized)
      VALUES (1, 9, '+15035550109', '+15035550109')
      """)
    let numbers = ["+15035550101", "+15035550102", "+15035550103"].map {
      Phone(value: $0, normalized: $0, label: "work")
    }
    try book.load([ana(phones: numbers)])
    #expect(
      try book.rows("SELECT position, normalized, label FROM phone") == [
        "0|\"+15035550101\"|\"work\"", "1|\"+15035550109\"|\"\"", "2|\"+15035550103\"|\"work\"",
      ])
  }

  @Test("a number the source dropped goes, unless the user changed it")
  func numberDropped() throws {
    try book.load([ana()])
    try book.sql("UPDATE phone SET label = 'cottage' WHERE normalized = '+15035550102'")
    let again = try book.load([ana(phones: [])])
    #expect(try book.rows("SELECT normalized FROM phone") == ["\"+15035550102\""])
    #expect(again.codes == ["contact.kept-edit"])
  }

  @Test("the source changes one attribute of a number while the user changes another")
  func attributes() throws {
    try book.load([ana()])
    try book.sql("UPDATE phone SET label = 'cottage' WHERE position = 0")
    try book.load([
      ana(phones: [
        Phone(
          value: "(503) 555-0101", normalized: "+15035550101", label: "mobile", preferred: true)
      ])
    ])
    #expect(
      try book.rows("SELECT value, label, preferred FROM phone")
        == ["\"(503) 555-0101\"|\"cottage\"|1"])
  }

  @Test("a second source adds values and fills what is empty, and never overwrites")
  func secondSource() throws {
    try book.load([ana()])
    let other = ana(title: "Baker", note: "Choir", uid: "b")
    #expect(try book.load([other], source: "other").actions == [.merged])
    #expect(try book.rows("SELECT job_title, note FROM contact") == ["\"Engineer\"|\"Choir\""])
    // What the first source drops stays while the second one says it.
    try book.load([ana(phones: [])])
    #expect(try book.value("SELECT count(*) FROM phone") == "2")
  }

  @Test("a second source brings nothing back that the user deleted")
  func secondSourceAfterDeletion() throws {
    try book.load([ana(note: "Choir")])
    try book.sql(
      "DELETE FROM phone WHERE position = 1", "UPDATE contact SET note = NULL, job_title = ''")
    try book.load([ana(title: "Baker", note: "Chess", uid: "b")], source: "other")
    #expect(try book.rows("SELECT job_title, note FROM contact") == ["\"\"|-"])
    #expect(try book.value("SELECT count(*) FROM phone") == "1")
  }

  @Test("a contact the user deleted stays deleted, and its source's next change is reported")
  func deletedContact() throws {
    try book.load([ana(), person("Ben Hale", uid: "b")])
    try book.sql("DELETE FROM contact WHERE identifier = 'a'")
    #expect(try book.load([ana()]).actions == [.unchanged])
    let again = try book.load([ana(title: "Director")])
    #expect(again.actions == [.unchanged])
    #expect(again.codes == ["contact.kept-edit"])
    #expect(try book.rows("SELECT identifier FROM contact") == ["\"b\""])
  }

  @Test("a birthday is one value: a new year replaces it whole")
  func birthday() throws {
    func born(_ year: Int?) -> ContactRecord {
      person("Ana Ruiz", uid: "a") { $0.birthday = PartialDate(year: year, month: 3, day: 15) }
    }
    try book.load([born(nil)])
    try book.load([born(1990)])
    #expect(
      try book.rows("SELECT birthday_month, birthday_day, birthday_year FROM contact")
        == ["3|15|1990"])
    try book.sql("UPDATE contact SET birthday_day = 16")
    #expect(try book.load([born(1991)]).codes == ["contact.kept-edit"])
    #expect(try book.value("SELECT birthday_year FROM contact") == "1990")
  }

  @Test("a picture is told by its bytes: another of the same size replaces it")
  func photos() throws {
    func pictured(_ byte: UInt8) -> ContactRecord {
      person("Ana Ruiz", uid: "a") {
        $0.photo = Photo(mediaType: "image/png", byteCount: 3, data: [1, 2, byte])
      }
    }
    try book.load([pictured(3)])
    #expect(try book.value("SELECT hex(data) FROM photo") == "\"010203\"")
    #expect(try book.load([pictured(4)]).actions == [.updated])
    #expect(try book.value("SELECT hex(data) FROM photo") == "\"010204\"")
    #expect(try book.load([pictured(4)]).actions == [.unchanged])
  }
}
