import Foundation
import Testing

/// What notes say, through the built program: kept, shown, offered, exported, undone.
@Suite struct NotesSayTests {
  private let place: Workplace

  private static let notes =
    InboxPlace.note(
      "n1",
      "Coffee with Amara Okafor. She is learning the cello. Don't bring up the shoulder.",
      "2026-03-14T18:20:00Z")
    + InboxPlace.note(
      "n2", "Ivo Fenn called. He loves pottery. His birthday is June fifth.", "2026-03-15T18:20:00Z"
    )
    + InboxPlace.note("n3", "She plays the violin, recital next Friday.", "2026-03-16T18:20:00Z")

  init() throws {
    place = try Workplace()
    try place.file("book.vcf", Cards.book + Cards.card("Ivo Fenn"))
    try place.file("a.notes.jsonl", Self.notes)
    let outcome = try place.run(
      "import", "--region", "GB", "--time-zone", "Europe/London", "book.vcf", "a.notes.jsonl")
    try #require(outcome.status == 0)
  }

  private func person(_ name: String) throws -> [String: Any] {
    try #require(try place.run("people", "show", name, "--output", "jsonl").objects().first)
  }

  private func interests(_ name: String) throws -> [String] {
    (try person(name)["interests"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
  }

  @Test("the sheet of a person says what was said of them, and not of others")
  func sheet() throws {
    #expect(try interests("Amara Okafor") == ["cello"])
    #expect(try interests("Ivo Fenn") == ["pottery"])
    #expect(try interests("Zoe Lindqvist").isEmpty)
    let text = try place.run("people", "show", "Amara Okafor").output
    #expect(text.contains("Interests     cello  2026-03-14"))
    #expect(text.contains("Don't mention the shoulder"))
  }

  @Test("a birthday that a note tells is offered, taken by hand, and given back")
  func birthday() throws {
    let sheet = try place.run("people", "show", "Ivo Fenn").output
    #expect(sheet.contains("5 June?"))
    let command = try #require(sheet.firstMatch(of: /people birthday ([0-9a-f]+) (--06-05)/))
    let listed = try place.run("birthdays", "--output", "jsonl").objects("birthday")
    let offered = try #require(listed.first { $0["name"] as? String == "Ivo Fenn" })
    #expect(offered["confirmed"] as? Bool == false)
    #expect(listed.count { $0["confirmed"] != nil } == 1)
    #expect(try place.run("birthdays").output.contains("not confirmed"))
    let rows = try NotebookRows(place.database)
    let before = try rows.everything()
    let taken = try place.run("people", "birthday", String(command.1), String(command.2))
    #expect(taken.status == 0)
    #expect(taken.output.contains("born on 5 June"))
    #expect(try person("Ivo Fenn")["offered_birthdays"] == nil)
    #expect(try !place.run("birthdays").output.contains("not confirmed"))
    #expect(try place.run("runs", "undo", "last").status == 0)
    #expect(try rows.everything() == before)
  }

  @Test(
    "a day that there is not, or none, is exit 64",
    arguments: [["1990-02-30"], ["--02-30"], ["soon"], [], ["--01-01", "--01-02"]])
  func impossible(days: [String]) throws {
    #expect(try place.runner.run(["people", "birthday", "Ivo Fenn"] + days).status == 64)
  }

  @Test("filing a note by hand reads it for that person; undo gives all back, row for row")
  func assign() throws {
    let rows = try NotebookRows(place.database)
    let before = try rows.everything()
    #expect(try place.run("inbox", "assign", "n3", "Zoe Lindqvist").status == 0)
    #expect(try interests("Zoe Lindqvist") == ["violin"])
    #expect(try place.run("inbox", "assign", "n3", "Amara Okafor").status == 0)
    #expect(try interests("Zoe Lindqvist").isEmpty)
    #expect(try interests("Amara Okafor").sorted() == ["cello", "violin"])
    for _ in 0..<2 { try place.run("runs", "undo", "last") }
    #expect(try rows.everything() == before)
  }

  @Test("filing a note in a review reads it, too")
  func review() throws {
    let outcome = try place.run("inbox", "review", "--output", "jsonl", input: "/zoe\n1\n")
    #expect(outcome.status == 0)
    #expect(try interests("Zoe Lindqvist") == ["violin"])
  }

  @Test("an edited note says what its new words say, once it has a person")
  func edit() throws {
    try place.run("inbox", "edit", "n3", "--text", "Zoe Lindqvist plays the harp.")
    #expect(try place.run("reprocess").status == 0)
    #expect(try interests("Zoe Lindqvist") == ["harp"])
    #expect(try place.run("reprocess", "--all").status == 0)
    #expect(try interests("Zoe Lindqvist") == ["harp"])
  }

  @Test("a second import and a second look change nothing")
  func twice() throws {
    let rows = try NotebookRows(place.database)
    let before = try rows.everything()
    try place.run("import", "--region", "GB", "book.vcf", "a.notes.jsonl")
    #expect(try rows.everything() == before)
    let report = try place.run("reprocess", "--all", "--output", "jsonl").report()
    #expect((report["records"] as? [String: Int])?["imported"] == 0)
    let interests = before.filter { $0.hasPrefix("interest ") }
    #expect(try rows.everything().filter { $0.hasPrefix("interest ") } == interests)
  }

  @Test("undo of the import leaves nothing of what its notes said")
  func undo() throws {
    #expect(try place.run("runs", "undo", "last").status == 0)
    let rows = try NotebookRows(place.database)
    for table in ["interest", "event", "topic_to_avoid", "fact", "mentioned_date", "note"] {
      #expect(try rows.number("SELECT count(*) FROM \(table)") == 0)
    }
  }

  @Test("a notebook of an older extractor is read again, also what was decided by hand")
  func older() throws {
    try place.run("inbox", "assign", "n3", "Zoe Lindqvist")
    let rows = try NotebookRows(place.database)
    try rows.edit(
      "DELETE FROM interest; UPDATE note SET extractor = 0, extracted_for = NULL, summary = NULL")
    #expect(try interests("Ivo Fenn").isEmpty)
    let outcome = try place.run("reprocess")
    #expect(outcome.output.contains("Checked 3 of 3 notes."))
    #expect(outcome.output.contains("3 notes changed when read again."))
    #expect(try interests("Ivo Fenn") == ["pottery"])
    #expect(try interests("Zoe Lindqvist") == ["violin"])
  }

  @Test("a pipeline file's switches hold, also for a later look")
  func switches() throws {
    let other = try Workplace()
    try other.file("book.vcf", Cards.card("Ivo Fenn"))
    try other.file("a.notes.jsonl", Self.notes)
    try other.file(
      "p.yaml",
      "sources:\n- path: book.vcf\n- path: a.notes.jsonl\nextraction:\n  interests: false\n")
    let outcome = try other.run("run", "p.yaml")
    #expect(outcome.status == 0, "\(outcome.errors)")
    try other.run("reprocess", "--all")
    let rows = try NotebookRows(other.database)
    #expect(try rows.number("SELECT count(*) FROM interest") == 0)
    #expect(try rows.number("SELECT count(*) FROM mentioned_date") ?? 0 > 0)
  }

  @Test("export tells what each person's notes say, and each note for itself")
  func export() throws {
    let people = try place.run("export", "contacts").objects()
    let ivo = try #require(people.first { $0["identifier"] as? String == "ivo-fenn" })
    #expect((ivo["interests"] as? [[String: Any]])?.first?["name"] as? String == "pottery")
    #expect((ivo["offered_birthdays"] as? [[String: Any]])?.count == 1)
    let filed = try place.run("export", "interactions").objects()
    #expect(filed.count { ($0["findings"] as? [String: Any])?["interests"] != nil } == 2)
    let waiting = try #require(try place.run("export", "inbox").objects().first)
    let dates = (waiting["findings"] as? [String: Any])?["dates"] as? [[String: Any]]
    #expect(dates?.first?["value"] as? String == "2026-03-27")
  }
}
