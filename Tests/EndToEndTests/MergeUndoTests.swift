import Foundation
import Testing

/// What people did by hand while two contacts were one by mistake, undone in any order.
@Suite struct MergeUndoTests {
  private let place: Workplace

  init() throws {
    place = try Workplace()
    try place.file("book.vcf", Cards.book)
    try place.file("more.vcf", Cards.card("Bea Two"))
    try place.run("import", "-q", "book.vcf", "more.vcf")
  }

  /// Runs a command that changes the notebook; answers its run.
  private func change(_ command: [String]) throws -> String {
    let outcome = try place.runner.run(command + ["--output", "jsonl"])
    #expect(outcome.status == 0)
    return try #require(try outcome.objects().compactMap { $0["run"] as? String }.last)
  }

  private func undo(_ run: String) throws {
    #expect(try place.run("runs", "undo", run, "--yes").status == 0)
  }

  private func everything() throws -> [String] { try NotebookRows(place.database).everything() }

  private func note() throws -> String {
    try #require(try NotebookRows(place.database).text("SELECT id FROM note"))
  }

  private func filed() throws -> [String] {
    try NotebookRows(place.database).texts(
      "SELECT c.name FROM note AS n JOIN contact AS c ON c.id = n.contact_id")
  }

  private static let edits = [
    ["dismiss"], ["unfile"], ["move", "bea"], ["edit", "--text", "plays chess"],
  ]

  @Test(
    "a note goes back to whom it was about, whatever was done to it around the merge",
    arguments: edits, [(true, true), (true, false), (false, true), (false, false)])
  func notes(edit: [String], order: (isBefore: Bool, isUnmerged: Bool)) throws {
    try place.run("note", "Zoe Lindqvist", "likes tea")
    let command = ["note", edit[0], try note()] + edit.dropFirst()
    var run = ""
    if order.isBefore { run = try change(command) }
    let merge = try change(["people", "merge", "amara", "zoe"])
    if !order.isBefore { run = try change(command) }
    if order.isBefore { try undo(run) }
    if order.isUnmerged {
      #expect(try place.run("people", "unmerge", "amara").status == 0)
    } else {
      try undo(merge)
    }
    if !order.isBefore { try undo(run) }
    #expect(try filed() == ["Zoe Lindqvist"])
    #expect(
      try NotebookRows(place.database).texts("SELECT content FROM interaction") == ["likes tea"])
  }

  @Test("days of a chat that came during the merge go back, too", arguments: [true, false])
  func days(isUnmerged: Bool) throws {
    func chat(_ lines: String...) throws {
      try place.file(
        "WhatsApp Chat with Zoe Lindqvist.txt", lines.map { $0 + "\n" }.joined())
      try place.run("import", "WhatsApp Chat with Zoe Lindqvist.txt", "--owner", "Robin Falk")
    }
    let first = "01/05/2026, 10:00 - Zoe Lindqvist: hello"
    try chat(first)
    let merge = try change(["people", "merge", "amara", "zoe"])
    try chat(first, "20/06/2026, 10:01 - Zoe Lindqvist: I love knitting")
    if isUnmerged { try place.run("people", "unmerge", "amara") } else { try undo(merge) }
    #expect(try filed() == ["Zoe Lindqvist", "Zoe Lindqvist"])
  }

  @Test("who was removed after a merge comes back, once both are undone")
  func removal() throws {
    let before = try place.export()
    let merge = try change(["people", "merge", "zoe", "amara"])
    let removal = try change(["people", "remove", "zoe", "--yes"])
    try undo(merge)
    try undo(removal)
    #expect(try place.export() == before)
    #expect(try place.run("book.vcf").output.contains("unchanged 2"))
  }

  @Test("what was undone while its person was removed does not come back with them")
  func undoneWhileRemoved() throws {
    let before = try everything()
    let runs = try [
      ["people", "relate", "zoe", "amara", "--as", "sister"], ["people", "alias", "zoe", "Zaza"],
      ["people", "remove", "zoe", "--yes"],
    ].map(change)
    for run in runs { try undo(run) }
    #expect(try everything() == before)
  }

  @Test("an import that was made twice goes whole, however what was done by hand is undone")
  func twice() throws {
    let before = try everything()
    try place.file(
      "a.notes.jsonl", #"{"id":"v1","source":"manual","text":"Zoe Lindqvist likes tea."}"# + "\n")
    let first = try change(["import", "a.notes.jsonl"])
    let second = try change(["import", "a.notes.jsonl"])
    let hand = try change(["note", "dismiss", "v1"])
    for run in [first, hand, second] { try undo(run) }
    #expect(try everything() == before)
  }
}
