import CirclesModel
import CirclesStore
import SourceDiagnostics
import Testing

@Suite("Birthdays that another program edits") struct BirthdayEditTests {
  let book: TestNotebook
  init() throws { book = try TestNotebook() }

  private let hebrew = person("Ana Ruiz", uid: "a") {
    $0.birthday = PartialDate(year: 5750, month: 7, day: 10, calendar: "hebrew")
  }
  private let emptied = """
    UPDATE contact SET birthday_year = NULL, birthday_month = NULL, birthday_day = NULL
    """

  private func upcoming() throws -> [String] {
    try book.rows("SELECT name, birthday_calendar FROM upcoming_birthdays")
      .map { $0.filter { $0 != "\"" } }
  }

  @Test("one of another calendar that was emptied does not come round any more")
  func emptiedBirthday() throws {
    try book.load([hebrew])
    #expect(try upcoming() == ["Ana Ruiz|hebrew"])
    try book.sql(emptied)
    #expect(try upcoming().isEmpty)
    #expect(try book.notebook.birthdays().isEmpty)
  }

  @Test("one that became Gregorian comes round once, on its new day")
  func becameGregorian() throws {
    try book.load([hebrew])
    try book.sql(
      """
      UPDATE contact SET birthday_year = 1990, birthday_month = 3, birthday_day = 15,
        birthday_calendar = 'gregorian'
      """)
    let list = try book.notebook.birthdays(from: "2026-03-01")
    #expect(list.map(\.date) == ["2026-03-15"])
    #expect(list.map(\.turns) == [36])
    #expect(try upcoming() == ["Ana Ruiz|gregorian"])
  }

  @Test("a calendar that is left behind alone is no birthday, to nobody")
  func calendarAlone() throws {
    try book.load([hebrew])
    try book.sql(emptied)
    let id = try book.value("SELECT id FROM contact")?.filter { $0 != "\"" } ?? ""
    #expect(try book.notebook.person(id: id)?.fields.birthday == nil)
    // It was deleted by the user, and stays so when the source changes it.
    var changed = hebrew
    changed.fields.birthday?.day = 11
    let again = try book.load([record(changed.fields, uid: "a")])
    #expect(again.outcomes[0].diagnostics.map(\.property) == ["birthday"])
    #expect(try upcoming().isEmpty)
  }

  @Test(
    "any parts of a birthday can be known; it comes round when month and day are",
    arguments: [
      (PartialDate(month: 3, day: 15), 1), (PartialDate(year: 1990, month: 3, day: 15), 1),
      (PartialDate(month: 3), 0), (PartialDate(year: 1990), 0), (PartialDate(day: 15), 0),
      (PartialDate(month: 2, day: 29), 1), (PartialDate(month: 7, calendar: "hebrew"), 0),
    ])
  func parts(birthday: PartialDate, count: Int) throws {
    try book.load([person("Ana Ruiz", uid: "a") { $0.birthday = birthday }])
    #expect(try upcoming().count == count)
    let id = try book.value("SELECT id FROM contact")?.filter { $0 != "\"" } ?? ""
    #expect(try book.notebook.person(id: id)?.fields.birthday == birthday)
  }

  @Test(
    "29 February is kept on 1 March in common years, centuries among them",
    arguments: [
      ("2027-01-01", "2027-03-01", 59), ("2028-01-01", "2028-02-29", 59),
      ("2028-02-29", "2028-02-29", 0), ("2028-03-01", "2029-03-01", 365),
      ("2027-03-01", "2027-03-01", 0), ("2027-03-02", "2028-02-29", 364),
      ("2100-02-28", "2100-03-01", 1),
    ])
  func leapDay(today: String, next: String, days: Int) throws {
    try book.load([person("Ana Ruiz", uid: "a") { $0.birthday = PartialDate(month: 2, day: 29) }])
    let list = try book.notebook.birthdays(from: today)
    #expect(list.map(\.date) == [next])
    #expect(list.map(\.daysAway) == [days])
    #expect(list.map(\.turns) == [nil])
  }
}
