import CirclesModel
import CirclesStore
import Foundation
import Testing

@Suite("Views") struct ViewTests {
  let book: TestNotebook
  init() throws { book = try TestNotebook() }

  private func talk(_ identifier: String, daysAgo: Int, times: Int = 1) throws {
    try book.sql(
      """
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(times))
      INSERT INTO interaction (id, contact_id, content, interaction_date)
      SELECT contact.id || i, contact.id, 'x', date('now', 'localtime', '-\(daysAgo) days')
      FROM n, contact WHERE identifier = '\(identifier)'
      """)
  }

  @Test(
    "score and urgency follow the days and the number of interactions",
    arguments: [
      (0, 1, 0.706, "low"), (6, 50, 0.95333, "low"), (7, 50, 0.94556, "medium"),
      (29, 100, 0.77444, "medium"), (30, 1, 0.47267, "high"), (59, 1, 0.24711, "high"),
      (60, 1, 0.23933, "critical"), (400, 25, 0.15, "critical"),
    ])
  func overview(days: Int, count: Int, score: Double, urgency: String) throws {
    try book.load([person("Ana Ruiz", uid: "a")])
    try talk("a", daysAgo: days, times: count)
    let row = try book.value(
      """
      SELECT days_since_last_contact, interaction_count, round(relationship_score, 5), urgency_level
      FROM contact_overview
      """)
    #expect(row == "\(days)|\(count)|\(score)|\"\(urgency)\"")
  }

  @Test("without any interaction all three are unknown: no history yet is no bad score")
  func noHistory() throws {
    try book.load([person("Ana Ruiz", uid: "a")])
    #expect(
      try book.rows(
        "SELECT days_since_last_contact, relationship_score, urgency_level FROM contact_overview")
        == ["-|-|-"])
  }

  @Test("the newest interaction is the last contact, whoever writes, moves or deletes it")
  func lastContact() throws {
    try book.load([person("Ana Ruiz", uid: "a"), person("Ben Hale", uid: "b")])
    try book.sql(
      """
      INSERT INTO interaction (id, contact_id, content, interaction_date)
      SELECT day, id, 'x', day FROM contact, (SELECT '2026-01-05' AS day UNION SELECT '2026-01-03')
      WHERE identifier = 'a'
      """)
    func last() throws -> [String] {
      try book.rows("SELECT last_connected_at FROM contact ORDER BY key")
    }
    #expect(try last() == ["\"2026-01-05\"", "-"])
    try book.sql(
      """
      UPDATE interaction SET contact_id = (SELECT id FROM contact WHERE identifier = 'b')
      WHERE id = '2026-01-05'
      """)
    #expect(try last() == ["\"2026-01-03\"", "\"2026-01-05\""])
    try book.sql("DELETE FROM interaction WHERE id = '2026-01-03'")
    #expect(try last() == ["-", "\"2026-01-05\""])
  }

  @Test("birthdays come round: this year's or next year's, 29 February on 1 March")
  func birthdays() throws {
    func born(_ name: String, _ year: Int?, _ month: Int, _ day: Int) -> ContactRecord {
      person(name, uid: name) { $0.birthday = PartialDate(year: year, month: month, day: day) }
    }
    try book.load([
      born("Today", 1990, 2, 25), born("Leap", 2000, 2, 29), born("Soon", nil, 3, 4),
      born("Month", 1950, 3, 27), born("Yesterday", 1990, 2, 24), born("Unborn", 2030, 6, 1),
      person("Month Only", uid: "m") { $0.birthday = PartialDate(month: 5) },
    ])
    let list = try book.notebook.birthdays(from: "2026-02-25")
    #expect(
      list.map { "\($0.person.name) \($0.date) \($0.daysAway) \($0.turns ?? -1) \($0.group)" } == [
        "Today 2026-02-25 0 36 today", "Leap 2026-03-01 4 26 thisWeek",
        "Soon 2026-03-04 7 -1 thisWeek", "Month 2026-03-27 30 76 thisMonth",
        "Unborn 2026-06-01 96 -1 later", "Yesterday 2027-02-24 364 37 later",
      ])
    let leapYear = try book.notebook.birthdays(from: "2028-02-25")
    #expect(leapYear.first { $0.person.name == "Leap" }?.date == "2028-02-29")
    #expect(try book.value("SELECT count(*) FROM upcoming_birthdays") == "6")
    #expect(
      try book.value(
        "SELECT min(days_until) >= 0 AND max(days_until) < 367 FROM upcoming_birthdays")
        == "1")
  }

  @Test("who has died turns no age any more")
  func deathDay() throws {
    try book.load([
      person("Old Tom", uid: "t") {
        $0.birthday = PartialDate(year: 1940, month: 3, day: 1)
        $0.dates = [LabelledDate(label: "death", date: PartialDate(year: 2025, month: 1, day: 1))]
      }
    ])
    let tom = try #require(try book.notebook.people().first)
    #expect(try book.notebook.birthdays(from: "2026-02-25").isEmpty)
    #expect(try book.notebook.birthdays(from: "2026-02-25", within: 30).isEmpty)
    #expect(try book.notebook.birthday(of: tom.id, from: "2026-02-25") == nil)
    #expect(try book.value("SELECT count(*) FROM upcoming_birthdays") == "1")
  }

  @Test("birthdays of other calendars have their Gregorian days for years ahead")
  func otherCalendars() throws {
    try book.load([
      person("Li Wei", uid: "l") {
        $0.birthday = PartialDate(year: 7, month: 8, day: 15, calendar: "chinese", era: 78)
      },
      person("Odd", uid: "o") {
        $0.birthday = PartialDate(month: 1, day: 1, calendar: "martian")
      },
    ])
    let days = try book.rows("SELECT day, turns FROM birthday_occurrence ORDER BY day")
    #expect(days.count == 20)
    let next = try book.notebook.birthdays()
    #expect(next.map(\.person.name) == ["Li Wei"])
    #expect((0..<390).contains(next[0].daysAway))
    // The fifteenth of the eighth month of 1990: 3 October.
    let year = Int(next[0].date.prefix(4)) ?? 0
    #expect(next[0].turns == year - 1990)
  }

  @Test(
    "a day that its calendar lacks in most years comes round each year",
    arguments: [
      PartialDate(year: 1370, month: 12, day: 30, calendar: "persian"),
      PartialDate(year: 1410, month: 12, day: 30, calendar: "islamic-civil"),
      PartialDate(year: 5744, month: 6, day: 13, calendar: "hebrew"),
      PartialDate(year: 1984, month: 3, day: 30, calendar: "dangi", era: 77),
      PartialDate(year: 7490, month: 1, day: 5, calendar: "ethiopic-amete-alem"),
    ])
  func rareDays(birthday: PartialDate) throws {
    try book.load([person("Odd", uid: "o") { $0.birthday = birthday }])
    let gaps = try book.rows(
      """
      SELECT julianday(day) - julianday(lag(day) OVER (ORDER BY day)) AS gap
      FROM birthday_occurrence
      """
    ).compactMap(Double.init)
    #expect(gaps.count == 19)
    #expect(gaps.allSatisfy { (350...390).contains($0) }, "\(gaps)")
  }

  @Test("who was born on the last day of a leap year turns as old on the first of the next")
  func turnsOnLeapDay() throws {
    let esfand = PartialDate(year: 1370, month: 12, day: 30, calendar: "persian")
    try book.load([person("Shirin", uid: "s") { $0.birthday = esfand }])
    // 1 Farvardin 1406, on 21 March 2027, stands for 30 Esfand 1405.
    let rows = try book.rows(
      "SELECT turns FROM birthday_occurrence WHERE day BETWEEN '2027-01-01' AND '2027-12-31'")
    #expect(rows == ["35"])
  }

  @Test("the inbox lists what belongs to nobody, oldest first")
  func inbox() throws {
    try book.sql(
      """
      INSERT INTO unassigned_note (id, content, created_at)
      VALUES ('2', 'later', '2026-02-01'), ('1', 'earlier', '2026-01-01')
      """)
    #expect(try book.rows("SELECT content FROM inbox") == ["\"earlier\"", "\"later\""])
  }

  @Test("reminders have a default of 30 days")
  func settings() throws {
    #expect(
      try book.value("SELECT value FROM user_settings WHERE key = 'reminder_days'") == "\"30\"")
  }
}
