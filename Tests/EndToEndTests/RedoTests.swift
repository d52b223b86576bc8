import Foundation
import Testing

/// `runs undo` says what it does before it does it, and `runs redo` undoes that.
@Suite struct RedoTests {
  private let place: Workplace

  init() throws {
    place = try Workplace()
    try place.file("book.vcf", Cards.book)
  }

  private func rows() throws -> [String] { try NotebookRows(place.database).everything() }

  @Test("the undo line has the figures, and a dry run prints the same and changes nothing")
  func line() throws {
    try place.run("book.vcf")
    let before = try rows()
    let dry = try place.run("runs", "undo", "last", "--dry-run", "--output", "jsonl")
    #expect(dry.status == 0)
    #expect(try rows() == before)
    let done = try place.run("runs", "undo", "last", "--output", "jsonl")
    for (outcome, isDry) in [(dry, true), (done, false)] {
      #expect(outcome.lines.count == 1)
      let line = try #require(try outcome.objects("undo").first)
      #expect(line["command"] as? String == "import book.vcf")
      #expect(line["dry_run"] as? Bool == isDry)
      #expect(line["contacts"] as? [String: Int] == ["removed": 2, "restored": 0])
      #expect((line["notes"] as? [String: Int])?["removed"] == 0)
      #expect((line["removed"] as? [String])?.count == 2)
    }
    #expect(try place.export().isEmpty)
  }

  @Test("redo brings everything back, and the run can be undone again")
  func redo() throws {
    try place.run("book.vcf")
    let before = try rows()
    let undo = try place.run("runs", "undo", "last")
    #expect(undo.output.contains("Zoe Lindqvist"))
    #expect(undo.output.contains("Redo with: circles-import runs redo "))
    let redo = try place.run("runs", "redo", "last", "--output", "jsonl")
    #expect(redo.status == 0)
    #expect(try rows() == before)
    let line = try #require(try redo.objects("redo").first)
    #expect(line["contacts"] as? [String: Int] == ["restored": 2, "removed": 0])
    #expect(try redo.objects().last?["type"] as? String == "change")
    #expect(try place.run("runs", "redo", "last").status == 64)
    #expect(try place.run("runs", "undo", "last").status == 0)
    #expect(try place.export().isEmpty)
  }

  @Test("what changed since the undo is named, and nothing is done")
  func refused() throws {
    try place.run("book.vcf")
    try place.file("book.vcf", Cards.book.replacing("142", with: "143"))
    try place.run("book.vcf")
    try place.run("runs", "undo", "last")
    try NotebookRows(place.database).edit(
      "UPDATE phone SET value = '+44 7700 900199' WHERE value LIKE '%142'")
    let before = try rows()
    let outcome = try place.run("runs", "redo", "last")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("Zoe Lindqvist"))
    #expect(try rows() == before)
  }

  @Test("an import that changed nothing is neither last nor in the list")
  func last() throws {
    try place.run("book.vcf")
    let again = try place.run("book.vcf")
    #expect(again.output.contains("Already known"))
    #expect(try place.run("runs", "--output", "jsonl").objects("run").count == 1)
    #expect(try place.run("runs", "list", "--all", "--output", "jsonl").objects("run").count == 2)
    let undo = try place.run("runs", "undo", "last", "--output", "jsonl")
    let line = try #require(try undo.objects("undo").first)
    #expect((line["removed"] as? [String])?.count == 2)
    // The second import met them, too.
    #expect(line["met_later"] as? Int == 2)
    #expect(try place.run("runs", "undo", "last").status == 64)
  }

  @Test("on a terminal it shows what goes and asks; no changes nothing, yes does it")
  func asks() throws {
    try place.run("book.vcf")
    let before = try rows()
    let session = TerminalSession(environment: place.runner.environment, folder: place.folder)
    let no = try session.run(
      ["runs", "undo", "last"], typing: [.init(after: "[y/N]", keys: "n\n")])
    #expect(no.screen.contains("Zoe Lindqvist") && no.screen.contains("Nothing was changed."))
    #expect(try rows() == before)
    let yes = try session.run(
      ["runs", "undo", "last"], typing: [.init(after: "[y/N]", keys: "y\n")])
    #expect(yes.status == 0)
    #expect(try place.export().isEmpty)
    try place.run("runs", "redo", "last")
    let unasked = try session.run(
      ["runs", "undo", "last", "--yes"], typing: [.init(after: "[y/N]", keys: "n\n")])
    #expect(!unasked.screen.contains("[y/N]"))
    #expect(try place.export().isEmpty)
  }

  @Test("an edit that loses nothing is not asked about, and its note is back in the inbox")
  func edit() throws {
    try place.run("book.vcf")
    try place.file("a.notes.jsonl", #"{"id":"n1","source":"manual","text":"Bring the blue jug."}"#)
    try place.run("a.notes.jsonl")
    #expect(try place.run("inbox", "assign", "n1", "Zoe Lindqvist").status == 0)
    let outcome = try place.run("runs", "undo", "last", "--output", "jsonl")
    let line = try #require(try outcome.objects("undo").first)
    let notes = line["notes"] as? [String: Int]
    #expect(notes?["returned_to_inbox"] == 1 && notes?["removed"] == 0)
    #expect(line["contacts"] as? [String: Int] == ["removed": 0, "restored": 0])
    #expect(try place.run("inbox", "--output", "jsonl").lines.count == 1)
    try place.run("runs", "redo", "last")
    #expect(try place.run("inbox", "--output", "jsonl").lines.isEmpty)
    let session = TerminalSession(environment: place.runner.environment, folder: place.folder)
    let screen = try session.run(
      ["runs", "undo", "last"], typing: [.init(after: "[y/N]", keys: "n\n")]
    ).screen
    #expect(!screen.contains("[y/N]") && screen.contains("back in the inbox"))
  }

  @Test("a note under several people, and a chat in the index, come back with their rows")
  func triggers() throws {
    try place.run("book.vcf")
    try place.file(
      "a.notes.jsonl", #"{"id":"n1","source":"manual","text":"Lunch with Zoe Lindqvist."}"#)
    try place.run("a.notes.jsonl")
    #expect(try place.run("note", "also", "n1", "Amara Okafor").status == 0)
    let before = try rows()
    for _ in 0..<3 { #expect(try place.run("runs", "undo", "last").status == 0) }
    #expect(try place.export().isEmpty)
    for _ in 0..<3 { #expect(try place.run("runs", "redo", "last").status == 0) }
    #expect(try rows() == before)
    // Triggers are there again.
    try NotebookRows(place.database).edit("UPDATE interaction SET content = 'Tea'")
    #expect(
      try NotebookRows(place.database).number(
        "SELECT count(*) FROM sqlite_master WHERE type = 'trigger'") ?? 0 >= 6)
  }
}
