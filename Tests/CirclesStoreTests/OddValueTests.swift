import CirclesModel
import CirclesStore
import Testing

/// The notebook is input, too: other programs write into it.
@Suite struct OddValueTests {
  private let book: TestNotebook

  init() throws {
    book = try TestNotebook()
    try book.load([person("Ana Ruiz", uid: "ana")])
  }

  @Test(
    "a day that is none is nobody's birthday, and no row of the view lacks its days",
    arguments: [
      (13, 1), (0, 1), (31, 1), (3, 0), (3, 99), (2, 30), (4, 31), (-1, -1), (Int.min, 5),
      (5, Int.max),
    ])
  func impossibleBirthday(month: Int, day: Int) throws {
    try book.sql("UPDATE contact SET birthday_month = \(month), birthday_day = \(day)")
    #expect(try book.notebook.birthdays(from: "2026-11-22").isEmpty)
    #expect(try book.rows("SELECT * FROM upcoming_birthdays").isEmpty)
    let ana = try #require(try book.notebook.people().first)
    #expect(try book.notebook.person(id: ana.id)?.fields.birthday?.month == month)
  }

  @Test(
    "every day that some year has is somebody's birthday",
    arguments: [(2, 29), (12, 31), (1, 1), (4, 30)])
  func possibleBirthday(month: Int, day: Int) throws {
    try book.sql("UPDATE contact SET birthday_month = \(month), birthday_day = \(day)")
    #expect(try book.notebook.birthdays(from: "2026-11-22").count == 1)
    #expect(try book.rows("SELECT * FROM upcoming_birthdays WHERE days_until >= 0").count == 1)
  }

  @Test("a day of another calendar that is no day is left out", arguments: ["soon", "2999-02-30"])
  func oddOccurrence(day: String) throws {
    try book.sql(
      "UPDATE contact SET birthday_month = 1, birthday_day = 1, birthday_calendar = 'hebrew'",
      "INSERT INTO birthday_occurrence (contact_key, day) SELECT key, '\(day)' FROM contact")
    #expect(try book.notebook.birthdays(from: "2026-11-22").isEmpty)
  }

  @Test("a value of the wrong kind makes the notebook a damaged one, told without the row")
  func wrongKind() throws {
    try book.sql(
      "ALTER TABLE run RENAME TO old_run", "CREATE TABLE run AS SELECT * FROM old_run",
      "UPDATE run SET command = NULL")
    #expect(throws: StoreError.damaged(path: book.path)) { try book.notebook.runs() }
    try book.sql("UPDATE run SET command = 'import', files = 'Zwitscher'")
    #expect(throws: StoreError.damaged(path: book.path)) { try book.notebook.runs() }
  }

  @Test("a table that is missing makes the notebook a damaged one")
  func missingTable() throws {
    try book.sql("DROP TABLE run_diagnostic")
    let run = try #require(try book.notebook.runs().first)
    #expect(throws: StoreError.damaged(path: book.path)) { try book.notebook.run(id: run.id) }
  }

  @Test("people are found wherever their keys lie", arguments: [Int.max - 1, -5, 1 << 40])
  func farKey(key: Int) throws {
    try book.sql(
      "INSERT INTO contact (key, id, identifier, name) VALUES (\(key), 'far', 'far', 'Bea Far')")
    let session = try book.notebook.beginImport(ImportRequest(command: "import", isDryRun: true))
    var names: Set<String> = []
    try session.people { names.insert($0.name) }
    try session.abandon()
    #expect(names == ["Ana Ruiz", "Bea Far"])
  }
}
