import Foundation
import Testing

@Suite struct InboxTests {
  private let inbox: InboxPlace

  init() throws { inbox = try InboxPlace() }

  @Test("the list tells when, where from, the first words and the best suggestion")
  func list() throws {
    try inbox.suggest("Zoe Lindqvist", for: "v1")
    let outcome = try inbox.run("inbox")
    #expect(outcome.status == 0)
    #expect(outcome.lines.count == 4)
    #expect(outcome.lines[1].contains("2026-03-14 18:20"))
    #expect(outcome.lines[1].contains("voice note"))
    #expect(outcome.lines[1].contains("Tea and a long talk about the boat."))
    #expect(outcome.lines[1].contains("Zoe Lindqvist 41 %, first name \"Al\""))
    #expect(outcome.errors.contains("3 entries"))
  }

  @Test("for programs a note is an object, and its suggestions carry the contact's identifier")
  func jsonl() throws {
    try inbox.suggest("Zoe Lindqvist", for: "v1")
    let objects = try inbox.run("inbox", "list", "--output", "jsonl").objects()
    #expect(objects.count == 3)
    let first = try #require(objects.first)
    #expect(first["record"] as? String == "v1")
    #expect(first["source"] as? String == "voice_note")
    #expect(first["captured_at"] as? String == "2026-03-14T18:20:00Z")
    #expect(first["content"] as? String == "Tea and a long talk about the boat.")
    let suggestion = try #require((first["suggestions"] as? [[String: Any]])?.first)
    #expect(suggestion["contact"] as? String == "zoe-lindqvist")
    #expect(suggestion["name"] as? String == "Zoe Lindqvist")
    #expect(suggestion["confidence"] as? Double == 0.41)
  }

  @Test("--limit and --source choose")
  func choose() throws {
    let limited = try inbox.run("inbox", "list", "--limit", "2")
    #expect(limited.lines.count == 3)
    #expect(limited.errors.contains("2 of 3 entries"))
    #expect(try inbox.run("inbox", "list", "--source", "voice_note").lines.count == 4)
    let none = try inbox.run("inbox", "list", "--source", "whatsapp")
    #expect(none.status == 0 && none.output.isEmpty)
    #expect(none.errors.contains("whatsapp"))
    #expect(try inbox.run("inbox", "list", "--limit", "0").status == 64)
  }

  @Test("an empty inbox says so, and is no error")
  func empty() throws {
    #expect(try inbox.run("inbox", "dismiss", "v1", "v2", "v3").status == 0)
    let outcome = try inbox.run("inbox")
    #expect(outcome.status == 0 && outcome.output.isEmpty)
    #expect(outcome.errors.contains("empty"))
    let objects = try inbox.run("inbox", "--output", "jsonl")
    #expect(objects.status == 0 && objects.output.isEmpty)
  }

  @Test("show tells the whole text, by the source's id, the id, or a beginning of one")
  func show() throws {
    let object = try #require(
      try inbox.run("inbox", "show", "v3", "--output", "jsonl").objects().first)
    let id = try #require(object["id"] as? String)
    #expect(object["raw_text"] as? String == "Remember the green umbrella.")
    for name in [id, String(id.prefix(8)), "v3"] {
      let outcome = try inbox.run("inbox", "show", name)
      #expect(outcome.status == 0)
      #expect(outcome.output.contains("Remember the green umbrella."))
    }
  }

  @Test("an assigned note is the person's, and undo gives it back with its suggestions")
  func assign() throws {
    try inbox.suggest("Amara Okafor", for: "v1")
    let outcome = try inbox.run("inbox", "assign", "v1", "Zoe Lindqvist")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("filed under Zoe Lindqvist"))
    #expect(outcome.output.contains("runs undo"))
    #expect(outcome.output.contains("2 more entries waiting"))
    #expect(outcome.output.contains("circles-import reprocess"))
    #expect(try inbox.waiting() == ["v2", "v3"])
    #expect(
      try inbox.rows().text(
        "SELECT c.name FROM interaction AS i JOIN contact AS c ON c.id = i.contact_id")
        == "Zoe Lindqvist")
    #expect(try inbox.run("runs", "undo", "last").status == 0)
    #expect(try inbox.waiting() == ["v1", "v2", "v3"])
    #expect(try inbox.run("inbox").output.contains("Amara Okafor"))
    #expect(try inbox.rows().number("SELECT count(*) FROM interaction") == 0)
  }

  @Test("what the note's header taught is told, and finds the person")
  func learns() throws {
    try inbox.rows().edit("UPDATE note SET mentions = '[\"Captain\"]' WHERE record = 'v1'")
    let object = try #require(
      try inbox.run("inbox", "assign", "v1", "amara-okafor", "--output", "jsonl").objects().first)
    #expect(object["type"] as? String == "edit")
    #expect(object["action"] as? String == "assigned")
    #expect(object["contact"] as? String == "amara-okafor")
    #expect(object["learned"] as? [String] == ["Captain"])
    #expect(try inbox.run("people", "show", "captain").output.contains("Amara Okafor"))
    let run = try #require(object["run"] as? String)
    #expect(try inbox.run("runs", "undo", run).status == 0)
    #expect(try inbox.run("people", "show", "captain").status == 64)
  }

  @Test("an assignment stays when the file is imported again, and when notes are looked at again")
  func assignmentStays() throws {
    #expect(try inbox.run("inbox", "assign", "v1", "Zoe Lindqvist").status == 0)
    let before = try inbox.place.export()
    #expect(try inbox.run("import", "a.notes.jsonl").status == 0)
    #expect(try inbox.run("reprocess", "--all").status == 0)
    #expect(try inbox.place.export() == before)
  }

  @Test("dismissed notes stay dismissed when the file is imported again; undo brings them back")
  func dismiss() throws {
    let outcome = try inbox.run("inbox", "dismiss", "v2", "v3", "v2")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("2 notes are dismissed"))
    #expect(try inbox.run("import", "a.notes.jsonl").status == 0)
    #expect(try inbox.run("reprocess", "--all").status == 0)
    #expect(try inbox.waiting() == ["v1"])
    #expect(try inbox.run("inbox", "show", "v2").status == 64)
    #expect(try inbox.run("inbox", "dismiss", "v2").status == 64)
    // The newest run is that of reprocess; the dismissal is found by what it is called.
    let runs = try inbox.run("runs", "--output", "jsonl").objects()
    let run = try #require(
      runs.first { $0["command"] as? String == "inbox dismiss" }?["run"] as? String)
    #expect(try inbox.run("runs", "undo", run).status == 0)
    #expect(try inbox.waiting() == ["v1", "v2", "v3"])
  }

  @Test("a dismissed note can still be assigned")
  func assignDismissed() throws {
    #expect(try inbox.run("inbox", "dismiss", "v1").status == 0)
    #expect(try inbox.run("inbox", "assign", "v1", "Zoe Lindqvist").status == 0)
    #expect(
      try inbox.rows().text("SELECT content FROM interaction")
        == "Tea and a long talk about the boat.")
  }

  @Test("a note or person that is not clear is exit 64 with the candidates, and nothing changes")
  func unclear() throws {
    try inbox.place.file("more.vcf", Cards.card("Zoe Marsh"))
    #expect(try inbox.run("more.vcf").status == 0)
    let before = try inbox.place.export()
    let note = try inbox.run("inbox", "assign", "v9", "Zoe Lindqvist")
    #expect(note.status == 64)
    #expect(note.errors.contains("no note 'v9'"))
    #expect(note.errors.contains("green umbrella"))
    let person = try inbox.run("inbox", "assign", "v1", "Zoe")
    #expect(person.status == 64)
    #expect(person.errors.contains("Zoe Lindqvist") && person.errors.contains("Zoe Marsh"))
    #expect(try inbox.run("inbox", "assign", "v1", "Nobody Atall").status == 64)
    #expect(try inbox.run("inbox", "dismiss", "v1", "v9").status == 64)
    #expect(try inbox.run("inbox", "assign", "v1").status == 64)
    #expect(try inbox.place.export() == before)
  }

  @Test("several notes of one source id are listed, by the ids that tell them apart")
  func ambiguous() throws {
    try inbox.rows().edit("UPDATE note SET record = 'v1' WHERE record = 'v3'")
    let outcome = try inbox.run("inbox", "show", "v1")
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("boat") && outcome.errors.contains("umbrella"))
  }

  @Test("without a notebook there is no inbox")
  func missing() throws {
    for command in [["inbox"], ["inbox", "review"], ["reprocess"], ["inbox", "dismiss", "x"]] {
      #expect(try inbox.place.runner.run(command + ["--db", "none.sqlite"]).status == 66)
    }
  }
}
