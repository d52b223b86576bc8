import CirclesModel
import CirclesStore
import Testing

/// What the app asks of what notes say.
@Suite struct FindingQueryTests {
  private let book: TestNotebook

  init() throws {
    book = try TestNotebook()
    try book.load([person("Ana Ruiz", uid: "ana"), person("Ben Hale", uid: "ben")])
    try book.read([
      (
        Texts.note("v1", "likes chess. works baker", at: "2026-03-01T10:00:00Z"), Texts.about("ana")
      ),
      (
        Texts.note("v2", "likes chess. likes go. works tailor", at: "2026-03-09T10:00:00Z"),
        Texts.about("ana")
      ),
      (
        Texts.note("v3", "likes chess on 2026-04-01", at: "2026-03-05T10:00:00Z"),
        Texts.about("ben")
      ),
    ])
  }

  private func findings(_ name: String, from day: String = "2026-03-10") throws -> PersonFindings {
    let sheet = try book.notebook.person(id: book.id(of: name), from: day)
    return try #require(sheet).findings
  }

  @Test("interests are told with how often and when last, the most frequent first")
  func interests() throws {
    let interests = try findings("Ana Ruiz").interests
    #expect(interests.map(\.text) == ["chess", "go"])
    #expect(interests.map(\.times) == [2, 1])
    #expect(interests.first?.lastSaid.hasPrefix("2026-03-09") == true)
  }

  @Test("facts come the newest first")
  func facts() throws {
    #expect(try findings("Ana Ruiz").facts.map(\.text) == ["tailor", "baker"])
    #expect(try findings("Ben Hale").facts.isEmpty)
  }

  @Test("days are told until they are over")
  func dates() throws {
    #expect(try findings("Ben Hale").comingDates.map(\.value) == ["2026-04-01"])
    #expect(try findings("Ben Hale", from: "2026-04-01").comingDates.count == 1)
    #expect(try findings("Ben Hale", from: "2026-04-02").comingDates.isEmpty)
  }

  @Test(
    "a range lasts to its end, and an open one for ever",
    arguments: [
      ("range", "2026-05-01/2026-05-31", "2026-05-20", true),
      ("range", "2026-05-01/2026-05-31", "2026-06-01", false),
      ("range", "../2026-05-31", "2026-05-31", true),
      ("range", "2026-05-01/..", "2026-04-01", true),
      ("datetime", "2026-05-01T19:00", "2026-05-01", true),
      ("duration", "P3W", "2026-01-01", false),
      ("time", "T19:00", "2026-01-01", false), ("annual", "--05-01", "2026-01-01", false),
    ])
  func lasts(kind: String, value: String, today: String, isComing: Bool) throws {
    try book.sql("UPDATE mentioned_date SET kind = '\(kind)', value = '\(value)'")
    #expect(try findings("Ben Hale", from: today).comingDates.isEmpty == !isComing)
  }

  @Test(
    "a person's own anniversary lies ahead each year, a birthday has a place of its own",
    arguments: [
      ("anniversary", "ben", "--05-20", "2026-05-20", "2026-05-20"),
      ("anniversary", "ben", "--05-20", "2026-05-21", "2027-05-20"),
      ("anniversary", "ben", "--02-29", "2026-03-01", "2026-03-01"),
      ("anniversary", "ben", "--02-29", "2027-06-01", "2028-02-29"),
      ("anniversary", "ana", "--05-20", "2026-05-20", nil),
      ("anniversary", nil, "--05-20", "2026-05-20", nil),
      ("birthday", "ben", "--05-20", "2026-05-20", nil),
    ])
  func anniversary(
    label: String, of person: String?, value: String, today: String, day: String?
  ) throws {
    let owner = person.map { "(SELECT id FROM contact WHERE identifier = '\($0)')" } ?? "NULL"
    try book.sql(
      """
      UPDATE mentioned_date SET kind = 'annual', label = '\(label)', value = '\(value)',
        of_contact_id = \(owner)
      """)
    let dates = try findings("Ben Hale", from: today).comingDates
    #expect(dates.map(\.firstDay) == (day.map { [$0] } ?? []))
  }

  @Test("another contact's own day is not this one's")
  func others() throws {
    try book.sql(
      "UPDATE mentioned_date SET of_contact_id = (SELECT id FROM contact WHERE name = 'Ana Ruiz')")
    #expect(try findings("Ben Hale").comingDates.isEmpty)
  }

  private func lines(_ kind: ExportKind) throws -> [JSONValue] {
    var lines: [JSONValue] = []
    try book.notebook.export(kind) { bytes in
      if let line = JSONValue(parsing: bytes) { lines.append(line) }
      return true
    }
    return lines
  }

  @Test("export tells all days, those of every year and every week among them")
  func exportedDays() throws {
    try book.sql(
      """
      INSERT INTO mentioned_date (note_key, position, text, span_start, span_end, kind, value, label)
      VALUES (3, 1, 'June fifth', 0, 1, 'annual', '--06-05', 'anniversary'),
        (3, 2, 'Thursdays', 0, 1, 'recurring', 'XXXX-WXX-4', NULL),
        (3, 3, 'in 1999', 0, 1, 'range', '1999-01-01/1999-12-31', NULL)
      """)
    let days = try #require(try lines(.contacts).last?["said_dates"]).elements
    #expect(
      Set(days.compactMap { $0["value"]?.text })
        == ["--06-05", "XXXX-WXX-4", "1999-01-01/1999-12-31", "2026-04-01"])
    #expect(days.compactMap { $0["label"]?.text } == ["anniversary"])
  }

  @Test("export tells of nobody what was said of another from whom a program took the note")
  func exportedMoved() throws {
    try book.sql(
      """
      UPDATE interaction SET contact_id = (SELECT id FROM contact WHERE name = 'Ana Ruiz')
        WHERE contact_id <> (SELECT id FROM contact WHERE name = 'Ana Ruiz');
      INSERT INTO unassigned_note (id, content)
        SELECT id, content FROM interaction WHERE content LIKE '%tailor%';
      DELETE FROM interaction WHERE content LIKE '%tailor%'
      """)
    let interactions = try lines(.interactions)
    #expect(interactions.map { $0["contact"]?.text } == ["ana", "ana"])
    #expect(interactions.map { $0["findings"] != nil } == [true, false])
    #expect(try lines(.inbox).map { $0["findings"] != nil } == [false])
  }

  @Test("export tells of each contact and of each note what was found")
  func export() throws {
    let ana = try lines(.contacts).first { $0["identifier"]?.text == "ana" }
    #expect(ana?["interests"]?.elements.count == 2)
    #expect(ana?["interests"]?.elements.first?["times_said"]?.integer == 2)
    let notes = try lines(.interactions)
    #expect(notes.count == 3)
    #expect(
      notes.allSatisfy { $0["findings"]?["interests"]?.elements.first?.text == "chess" })
    #expect(notes.contains { $0["findings"]?["dates"]?.elements.first?["value"] != nil })
    #expect(notes.allSatisfy { $0["note"] == nil })
  }
}
