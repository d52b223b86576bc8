import Foundation
import Testing

@Suite("A calendar that is imported")
struct CalendarImportTests {
  private let place: Workplace

  init() throws {
    place = try Workplace()
    try place.file(
      "book.vcf",
      Cards.card("Ana Ruiz", "EMAIL:ANA@example.org") + Cards.card("Lena Vogt")
        + Cards.card("Theo Bright", "BDAY:1990-01-01"))
    try place.run("book.vcf")
  }

  private func calendar(_ events: String..., head: String = "") throws {
    let body = events.map { "BEGIN:VEVENT\n\($0)\nEND:VEVENT\n" }.joined()
    try place.file("home.ics", "BEGIN:VCALENDAR\nVERSION:2.0\n\(head)\(body)END:VCALENDAR\n")
  }

  private static let tea = """
    UID:tea
    SUMMARY:Tea
    DTSTART:20260317T160000Z
    ATTENDEE;CN=Ana Ruiz:mailto:ana@example.org
    ATTENDEE;CN=Lena Vogt:mailto:lena@example.net
    ATTENDEE;CN=Robin Falk:mailto:robin@example.org
    """
  private static let walk = """
    UID:walk
    SUMMARY:Walk
    DTSTART:20260401T090000Z
    RRULE:FREQ=WEEKLY;COUNT=3
    ATTENDEE;CN=Ana Ruiz:mailto:ana@example.org
    """

  @discardableResult
  private func load(_ name: String = "home.ics") throws -> [String: Any] {
    let outcome = try place.run(
      name, "--owner", "robin@example.org", "--time-zone", "UTC", "--output", "jsonl")
    return try outcome.report()
  }

  /// Name, time and words of each meeting.
  private func meetings() throws -> [String] {
    try place.run("export", "interactions").objects().map { row in
      #expect(row["source"] as? String == "meeting")
      let parts = ["contact_name", "interaction_date", "content"].map { row[$0] as? String ?? "" }
      return parts.joined(separator: " ")
    }.sorted()
  }

  private func counts(_ report: [String: Any]) -> [String: Int] {
    report["records"] as? [String: Int] ?? [:]
  }

  @Test("is under all known people of each meeting, once, and undone whole")
  func meets() throws {
    let before = try place.export()
    try calendar(Self.tea, Self.walk)
    let report = try load()
    #expect(counts(report)["imported"] == 4)
    #expect(
      try meetings() == [
        "Ana Ruiz 2026-03-17T16:00:00Z Tea", "Ana Ruiz 2026-04-01T09:00:00Z Walk",
        "Ana Ruiz 2026-04-08T09:00:00Z Walk", "Ana Ruiz 2026-04-15T09:00:00Z Walk",
        "Lena Vogt 2026-03-17T16:00:00Z Tea",
      ])
    let loaded = try place.export()
    let again = try load()
    #expect(
      counts(again) == ["read": 4, "imported": 0, "duplicate": 4, "skipped": 0, "refused": 0])
    #expect(try place.export() == loaded)
    try place.run("reprocess", "--all")
    #expect(try place.export() == loaded)
    try place.run("runs", "undo", try #require(report["run"] as? String))
    #expect(try place.export() == before)
  }

  @Test("moves meetings that moved, takes out what was cancelled, and brings it back")
  func changes() throws {
    try calendar(Self.tea, Self.walk)
    try load()
    let loaded = try place.export()
    try calendar(
      Self.tea.replacing("T160000Z", with: "T170000Z"),
      Self.walk + "\nEXDATE:20260401T090000Z",
      "UID:walk\nRECURRENCE-ID:20260408T090000Z\nDTSTART:20260409T100000Z\nSUMMARY:Long walk",
      "UID:walk\nRECURRENCE-ID:20260415T090000Z\nSTATUS:CANCELLED")
    let report = try load()
    #expect(
      try meetings() == [
        "Ana Ruiz 2026-03-17T17:00:00Z Tea", "Ana Ruiz 2026-04-09T10:00:00Z Long walk",
        "Lena Vogt 2026-03-17T17:00:00Z Tea",
      ])
    try place.run("runs", "undo", try #require(report["run"] as? String))
    #expect(try place.export() == loaded)
    try calendar(Self.tea, head: "METHOD:CANCEL\n")
    try load()
    #expect(try meetings().allSatisfy { $0.hasSuffix("Walk") })
    try calendar(Self.tea)
    try load()
    #expect(try meetings().count == 5)
  }

  @Test("whose people come later has them then; what nobody knows is counted and told")
  func later() throws {
    try calendar(Self.tea.replacing("ana@", with: "mia@").replacing("Ana Ruiz", with: "Mia Sol"))
    try load()
    #expect(try meetings() == ["Lena Vogt 2026-03-17T16:00:00Z Tea"])
    try place.file("more.vcf", Cards.card("Mia Sol", "EMAIL:mia@example.org"))
    try place.run("more.vcf", "--source", "more")
    try load()
    #expect(try meetings().count == 2)
    try calendar("UID:x\nDTSTART:20260101T100000Z\nATTENDEE;CN=A Stranger:mailto:a@b.example")
    let outcome = try place.run("home.ics", "--output", "jsonl")
    #expect(counts(try outcome.report())["skipped"] == 1)
    let told = try outcome.objects("diagnostic")
    #expect(told.contains { $0["code"] as? String == "calendar.unknown-people" })
  }

  @Test("offers birthdays, and overwrites none")
  func birthdays() throws {
    let yearly = "DTSTART;VALUE=DATE:20200315\nRRULE:FREQ=YEARLY"
    try calendar(
      "UID:a\nSUMMARY:Ana’s birthday\n\(yearly)", "UID:t\nSUMMARY:🎂 Theo Bright (1988)\n\(yearly)")
    let before = try place.export()
    let report = try load()
    let after = try place.export().map {
      $0.replacing(/"offered_birthdays":\[[^\]]*\],/, with: "")
    }
    #expect(after == before)
    let offered = try place.run("birthdays", "--output", "jsonl").objects()
      .filter { $0["confirmed"] as? Bool == false }
    #expect(offered.map { $0["name"] as? String } == ["Ana Ruiz"])
    #expect(offered.first?["value"] as? String == "--03-15")
    #expect(counts(try load())["duplicate"] == 2)
    try place.run("runs", "undo", try #require(report["run"] as? String))
    #expect(!(try place.run("birthdays")).output.contains("Ana"))
  }

  @Test("that is our own changes nothing")
  func own() throws {
    try place.run("export", "calendar", "--to", "own.ics")
    let before = try place.export()
    let report = try load("own.ics")
    #expect(counts(report)["read"] == 1)
    #expect(counts(report)["skipped"] == 1)
    #expect(try place.export() == before)
    #expect(try place.run("birthdays").lines.count(where: { $0.contains("Theo") }) == 1)
  }

  @Test("leaves a meeting with whom somebody filed it")
  func byHand() throws {
    try calendar(Self.tea)
    try load()
    let row = try #require(try place.run("export", "interactions").objects().first)
    let id = try #require(row["id"] as? String)
    let edit = try place.run("inbox", "assign", id, "Theo Bright")
    #expect(edit.status == 0)
    try calendar(Self.tea.replacing("SUMMARY:Tea", with: "SUMMARY:Coffee"))
    try load()
    try calendar(Self.tea, head: "METHOD:CANCEL\n")
    try load()
    #expect(
      try meetings() == [
        "Lena Vogt 2026-03-17T16:00:00Z Coffee", "Theo Bright 2026-03-17T16:00:00Z Coffee",
      ])
  }

  @Test("cut off and then whole says what the whole says alone")
  func torn() throws {
    try calendar(Self.tea, Self.walk)
    try load()
    let whole = try meetings()
    try place.run("runs", "undo", "last")
    let file = place.folder.appendingPathComponent("home.ics")
    let text = try String(contentsOf: file, encoding: .utf8)
    try place.file("home.ics", String(text.prefix(text.count * 2 / 3)))
    try load()
    #expect(try meetings().count == 2)
    try place.file("home.ics", text)
    try load()
    #expect(try meetings() == whole)
  }
}
