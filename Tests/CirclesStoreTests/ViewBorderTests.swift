import CirclesModel
import CirclesStore
import Testing

@Suite("The overview at its borders") struct ViewBorderTests {
  let book: TestNotebook
  init() throws {
    book = try TestNotebook()
    try book.load([person("Ana Ruiz", uid: "a"), person("Ben Hale", uid: "b")])
  }

  /// Writes an interaction on a day given as SQLite's modifier of today.
  private func talk(_ modifier: String, id: String = "i", time: String = "") throws {
    try book.sql(
      """
      INSERT INTO interaction (id, contact_id, content, interaction_date)
      SELECT '\(id)', id, 'x', date('now', 'localtime', '\(modifier)') || '\(time)'
      FROM contact WHERE identifier = 'a'
      """)
  }

  private func overview(_ columns: String, of identifier: String = "a") throws -> String? {
    try book.value(
      "SELECT \(columns) FROM contact_overview WHERE identifier = '\(identifier)'")?
      .filter { $0 != "\"" }
  }

  @Test(
    "urgency changes on the seventh, the thirtieth and the sixtieth day, and at no other",
    arguments: [
      (0, "low"), (6, "low"), (7, "medium"), (8, "medium"), (29, "medium"), (30, "high"),
      (31, "high"), (59, "high"), (60, "critical"), (89, "critical"), (90, "critical"),
      (91, "critical"), (10_000, "critical"),
    ])
  func urgency(days: Int, word: String) throws {
    try talk("-\(days) days")
    #expect(try overview("days_since_last_contact, urgency_level") == "\(days)|\(word)")
  }

  @Test("after ninety days only the number of interactions counts", arguments: [90, 91, 5000])
  func oldScore(days: Int) throws {
    try talk("-\(days) days")
    #expect(try overview("round(relationship_score, 9)") == "0.006")
  }

  @Test(
    "the number of interactions counts up to fifty",
    arguments: [(1, 0.706), (25, 0.85), (49, 0.994), (50, 1.0), (51, 1.0), (200, 1.0)])
  func counts(count: Int, score: Double) throws {
    for index in 0..<count { try talk("-0 days", id: "\(index)") }
    #expect(try overview("round(relationship_score, 9)") == "\(score)")
  }

  @Test("a day ahead counts as today, so that no score is above one")
  func ahead() throws {
    try talk("+3 days")
    #expect(
      try overview("days_since_last_contact, round(relationship_score, 9), urgency_level")
        == "0|0.706|low")
  }

  @Test(
    "the time of the day makes no difference",
    arguments: ["T00:00:00", "T23:59:59", "T23:59:59+14:00", "T12:00:00Z", " 08:00"])
  func times(time: String) throws {
    try talk("-7 days", time: time)
    #expect(try overview("days_since_last_contact, urgency_level") == "7|medium")
  }

  @Test("of several interactions the newest one counts, in whatever order they were written")
  func newest() throws {
    try talk("-40 days", id: "1")
    try talk("-5 days", id: "2")
    try talk("-80 days", id: "3")
    #expect(
      try overview("days_since_last_contact, interaction_count, urgency_level") == "5|3|low")
    try book.sql("DELETE FROM interaction WHERE id = '2'")
    #expect(
      try overview("days_since_last_contact, interaction_count, urgency_level") == "40|2|high")
  }

  @Test("what one person said is no history of another, and NULL again when it is gone")
  func unknown() throws {
    let columns = "days_since_last_contact, relationship_score, urgency_level"
    try talk("-1 days")
    #expect(try overview(columns, of: "b") == "-|-|-")
    try book.sql("DELETE FROM interaction")
    #expect(try overview(columns) == "-|-|-")
    #expect(try overview("last_connected_at") == "-")
  }

  @Test("an interaction that moves to another person takes its history along")
  func moved() throws {
    try talk("-3 days")
    try book.sql(
      "UPDATE interaction SET contact_id = (SELECT id FROM contact WHERE identifier = 'b')")
    #expect(try overview("urgency_level, last_connected_at") == "-|-")
    #expect(try overview("urgency_level", of: "b") == "low")
  }
}
