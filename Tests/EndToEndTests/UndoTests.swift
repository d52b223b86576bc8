import Foundation
import Testing

@Suite struct UndoTests {
  private let place: Workplace

  init() throws {
    place = try Workplace()
    try place.file("book.vcf", Cards.book)
  }

  @Test("undo of the first import leaves the notebook empty again")
  func first() throws {
    try place.run("book.vcf")
    #expect(try place.export().count == 2)
    let outcome = try place.run("runs", "undo", "last")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("removed   2 people"))
    #expect(try place.export().isEmpty)
    #expect(try place.run("people", "list", "--output", "jsonl").lines.isEmpty)
  }

  @Test(
    "undo tells of what is neither a person nor a note",
    arguments: [
      (["people", "alias", "zoe", "Zed"], "1 other name"),
      (["people", "relate", "zoe", "amara", "--as", "friend"], "1 connection"),
      (["people", "me", "zoe"], "1 setting"),
    ])
  func others(command: [String], said: String) throws {
    try place.run("book.vcf")
    #expect(try place.runner.run(command).status == 0)
    let outcome = try place.run("runs", "undo", "last")
    #expect(outcome.output.contains("undone    \(said)"))
    #expect(!outcome.output.contains("nothing left"))
  }

  @Test("a note that stays since it was edited is named by its words")
  func keptNote() throws {
    try place.run("book.vcf")
    try place.run("note", "Zoe Lindqvist", "likes tea")
    let rows = try NotebookRows(place.database)
    let run = try #require(try rows.text("SELECT id FROM run WHERE command = 'note'"))
    let note = try #require(try rows.text("SELECT id FROM note"))
    #expect(try place.run("note", "edit", note, "--text", "likes coffee").status == 0)
    let outcome = try place.run("runs", "undo", run, "--dry-run")
    #expect(outcome.output.contains("“likes coffee”: changed again by a later run"))
  }

  @Test("what the owner wrote in a group is a record, and undone as messages")
  func ownMessages() throws {
    func group(_ more: String...) throws {
      let lines = [
        "[15/01/2026, 08:00:00] Ben Okafor created group \"Book Club\"",
        "[15/01/2026, 09:00:00] Ben Okafor: who reads?", "[15/01/2026, 09:01:00] Carla: me!",
      ]
      try place.file(
        "WhatsApp Chat with Book Club.txt", (lines + more).map { $0 + "\n" }.joined())
      try place.run("import", "WhatsApp Chat with Book Club.txt", "--owner", "Robin Falk")
    }
    try group()
    try group("[19/01/2026, 09:03:00] Robin Falk: anybody home")
    #expect(try place.run("runs").lines.dropFirst().first?.contains("1 record ") == true)
    let outcome = try place.run("runs", "undo", "last")
    #expect(outcome.output.contains("undone    1 own message"))
  }

  @Test("undo of a later import leaves what was there before, row for row")
  func later() throws {
    try place.run("book.vcf")
    let before = try place.export()
    try place.file("more.vcf", Cards.book.replacing("142", with: "143") + Cards.card("Bea Two"))
    try place.run("more.vcf", "--source", "vcard")
    let outcome = try place.run("runs", "undo", "last", "--output", "jsonl")
    #expect(outcome.status == 0)
    #expect(try outcome.objects().first?["type"] as? String == "undo")
    #expect(try place.export() == before)
  }

  @Test("an import can be done again after it was taken back")
  func again() throws {
    try place.run("book.vcf")
    let before = try place.export()
    try place.run("runs", "undo", "last")
    try place.run("book.vcf")
    let ids = { (lines: [String]) in
      lines.compactMap { $0.firstMatch(of: /"id":"([^"]+)"/)?.1 }.sorted()
    }
    #expect(try ids(place.export()) == ids(before))
  }

  @Test("a run is named by the beginning of its id; one that is not there is exit 64")
  func naming() throws {
    try place.run("book.vcf")
    let run = try #require(try place.run("runs", "--output", "jsonl").objects("run").first)
    let id = try #require(run["run"] as? String)
    let shown = try place.run("runs", "show", String(id.prefix(8)))
    #expect(shown.status == 0)
    #expect(shown.output.contains("import book.vcf"))
    #expect(shown.output.contains("Zoe Lindqvist"))
    #expect(try place.run("runs", "show", "ffffffff-no").status == 64)
    #expect(try place.run("runs", "undo", "ffffffff-no").status == 64)
  }

  @Test("an identifier that became somebody else's meanwhile is not given back")
  func identifierOfAnother() throws {
    let card = { (phone: String) in
      "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Zoe\r\nTEL:\(phone)\r\nEND:VCARD\r\n"
    }
    let (one, other) = (card("+447700900113"), card("+447700900106"))
    try place.file("one.vcf", one)
    try place.file("both.vcf", one + other)
    try place.file("other.vcf", other)
    try place.run("one.vcf", "--source", "a")
    // Two of a name are told apart by more than it, so the first is called otherwise from here on.
    try place.run("both.vcf", "--source", "a")
    let line = try #require(try place.run("runs", "--output", "jsonl").objects("run").first)
    let run = try #require(line["run"] as? String)
    try place.run("other.vcf", "--source", "b")
    try place.run("runs", "undo", run, "--yes")
    let rows = try NotebookRows(place.database)
    let known = try rows.texts("SELECT DISTINCT identifier FROM known_identifier")
    let bearers = try rows.texts(
      "SELECT DISTINCT contact_id || identifier FROM known_identifier")
    #expect(known.count == bearers.count)
    try place.run("other.vcf", "--source", "c")
    try place.run("one.vcf", "--source", "c")
    #expect(try place.run("people", "list", "--output", "jsonl").lines.count == 2)
  }
}
