import Foundation
import Testing

@Suite struct NoteTests {
  private let place: Workplace

  init() throws {
    place = try Workplace()
    try place.file("book.vcf", Cards.book)
    try place.run("import", "--time-zone", "Europe/London", "-q", "book.vcf")
  }

  private func run(_ arguments: String..., input: String? = nil) throws -> CommandRunner.Outcome {
    try place.runner.run(["note"] + arguments, input: input.map { Data($0.utf8) })
  }

  /// Writes a note down; answers its decision.
  private func write(_ arguments: String..., input: String? = nil) throws -> [String: Any] {
    let outcome = try place.runner.run(
      ["note"] + arguments + ["--output", "jsonl"], input: input.map { Data($0.utf8) })
    #expect(outcome.status == 0)
    let change = try #require(try outcome.objects().last)
    #expect(change["type"] as? String == "change")
    return try #require(try outcome.objects("decision").first)
  }

  private func show(_ note: String) throws -> [String: Any] {
    let outcome = try run("show", note, "--output", "jsonl")
    #expect(outcome.status == 0)
    return try #require(try outcome.objects("note").first)
  }

  private func names(_ sheet: [String: Any]) -> [String] {
    (sheet["contacts"] as? [[String: Any]])?.compactMap { $0["name"] as? String } ?? []
  }

  private func texts(_ sheet: [String: Any], _ key: String) -> [String] {
    (sheet[key] as? [[String: Any]])?.compactMap { $0["text"] as? String } ?? []
  }

  /// All that the notebook holds but the runs.
  private func everything() throws -> [String] { try NotebookRows(place.database).everything() }

  @Test("What another program moved or took away is shown so, and for no reason of the program's")
  func otherProgram() throws {
    _ = try write("Lunch with Zoe Lindqvist: she likes chess")
    _ = try write("Zoe Lindqvist moves to Leeds")
    let rows = try NotebookRows(place.database)
    let moved = try #require(try rows.text("SELECT id FROM note WHERE text LIKE 'Lunch%'"))
    let gone = try #require(try rows.text("SELECT id FROM note WHERE text LIKE '%Leeds'"))
    try rows.edit(
      """
      UPDATE interaction SET contact_id = (SELECT id FROM contact WHERE name LIKE 'Amara%')
        WHERE id = '\(moved)';
      DELETE FROM interaction WHERE id = '\(gone)';
      """)
    #expect(try names(show(moved)) == ["Amara Okafor"])
    #expect(try show(moved)["by_hand"] as? Bool == true)
    #expect(try texts(show(moved), "evidence").isEmpty)
    #expect(try run("show", moved).output.contains("Filed under Amara Okafor (by you)."))
    #expect(try show(gone)["state"] as? String == "dismissed")
    #expect(try place.run("search", "Leeds").output.hasPrefix("Dismissed"))
  }

  @Test("A person's timeline shows the words that somebody wrote over a note's")
  func editedText() throws {
    #expect(try run("Zoe Lindqvist", "free note about turtles").status == 0)
    let note = try #require(try NotebookRows(place.database).text("SELECT id FROM note"))
    #expect(try run("edit", note, "--text", "edited about lizards").status == 0)
    let lines = try place.run("people", "timeline", "zoe", "--full", "--output", "jsonl")
    let entry = try #require(lines.objects("timeline").first { $0["kind"] as? String == "note" })
    #expect(entry["text"] as? String == "edited about lizards")
  }

  /// Does something, and checks that undoing it leaves everything as before.
  private func undoing(_ body: () throws -> CommandRunner.Outcome) throws {
    let before = try everything()
    let outcome = try body()
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("Undo with: circles-import runs undo "))
    #expect(try everything() != before)
    #expect(try place.run("runs", "undo", "last").status == 0)
    let after = try everything()
    #expect(after == before)
  }

  @Test("a note is filed under whom it is about, with what it says, and undo takes it away")
  func written() throws {
    let text =
      "Lunch with Zoe Lindqvist. She is learning the cello. She moves to Oslo on 3 May 2027."
    let decision = try write(text)
    #expect(decision["contact_name"] as? String == "Zoe Lindqvist")
    let sheet = try show(try #require(decision["record"] as? String))
    #expect(sheet["id"] as? String == decision["note"] as? String)
    #expect(sheet["state"] as? String == "assigned")
    #expect(sheet["source"] as? String == "manual")
    #expect(names(sheet) == ["Zoe Lindqvist"])
    #expect(sheet["text"] as? String == text)
    #expect(sheet["interests"] as? [String] == ["cello"])
    #expect((sheet["dates"] as? [Any])?.isEmpty == false)
    #expect(texts(sheet, "evidence").contains("Zoe Lindqvist"))
    #expect(try place.run("people", "show", "Zoe Lindqvist").output.contains("cello"))
    try undoing { try run("Coffee with Zoe Lindqvist") }
    try undoing { try run("The sea was calm") }
  }

  @Test("a note for a person is theirs for certain, whatever it says")
  func forPerson() throws {
    let decision = try write("Amara Okafor", "Talked about Zoe Lindqvist all evening")
    #expect(decision["contact_name"] as? String == "Amara Okafor")
    let id = try #require(decision["note"] as? String)
    let sheet = try show(id)
    #expect(names(sheet) == ["Amara Okafor"])
    #expect(sheet["by_hand"] as? Bool == true)
    #expect(try place.run("reprocess", "--all").status == 0)
    #expect(try names(show(id)) == ["Amara Okafor"])
    try undoing { try run("Amara Okafor", "Likes rye bread") }
    let words = try run("Zoe Lindqvist", "Likes oat milk").output
    #expect(words.contains("Filed under Zoe Lindqvist, note "))
  }

  @Test("a note that tells of nobody stays in the inbox; one on standard input is the same")
  func inbox() throws {
    #expect(try write("The sea was calm")["contact"] == nil)
    let piped = try write("-", input: "Tea with Amara Okafor\nand cake\n")
    #expect(piped["contact_name"] as? String == "Amara Okafor")
    let sheet = try show(try #require(piped["note"] as? String))
    #expect(sheet["text"] as? String == "Tea with Amara Okafor\nand cake")
    #expect(try place.run("inbox", "--output", "jsonl").objects("inbox_note").count == 1)
  }

  @Test("what is no note, or names no person, is exit 64 and writes nothing")
  func usage() throws {
    let before = try everything()
    let long = String(repeating: "x", count: (1 << 20) + 1)
    for (arguments, input) in [
      ([""], ""), ([" \n"], ""), (["-"], ""), (["-"], " \n"), (["-"], "a\u{0}b"), (["-"], long),
      (["Nobody Here", "Hello"], ""), (["Zoe Lindqvist", " "], ""), (["one", "two", "three"], ""),
      ([], ""), (["show", "v9"], ""), (["move", "v9", "Zoe Lindqvist"], ""),
      (["unfile", "v9"], ""), (["also", "v9", "Zoe Lindqvist"], ""), (["dismiss", "v9"], ""),
    ] {
      let outcome = try place.runner.run(["note"] + arguments, input: Data(input.utf8))
      #expect(outcome.status == 64, "\(arguments)")
      #expect(!outcome.errors.isEmpty)
    }
    let bytes = try place.runner.run(["note", "-"], input: Data([0x61, 0xFF, 0xFE]))
    #expect(bytes.status == 64)
    #expect(try everything() == before)
    #expect(try place.run("runs", "--output", "jsonl").lines.count == 1)
    let largest = String(repeating: "x", count: 1 << 20)
    #expect(try run("-", input: largest).status == 0)
  }

  @Test("controls in a note are shown, and do nothing")
  func controls() throws {
    let decision = try write("Evil \u{1B}[2J\u{202E} words")
    let shown = try run("show", try #require(decision["note"] as? String))
    #expect(shown.output.contains("\\u{1B}[2J\\u{202E}"))
    #expect(!shown.output.contains("\u{1B}"))
  }

  @Test("a note can be the first thing in a notebook")
  func first() throws {
    let outcome = try run("The sea was calm", "--db", "new.sqlite")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("In the inbox, note "))
    #expect(try run("Zoe", "Hello", "--db", "none.sqlite").status == 66)
  }

  @Test("a note moves, goes back to the inbox, is dismissed, and each can be undone")
  func moves() throws {
    let decision = try write("Lunch with Zoe Lindqvist about Amara Okafor and her boat")
    let note = String(try #require(decision["note"] as? String).prefix(8))
    try undoing { try run("move", note, "Amara Okafor") }
    try undoing { try run("unfile", note) }
    try undoing { try run("unfile", note, "--not", "Zoe Lindqvist") }
    try undoing { try run("dismiss", note) }
    try undoing { try run("also", note, "Amara Okafor") }
    #expect(try run("unfile", note, "--not", "Zoe Lindqvist").status == 0)
    var sheet = try show(note)
    #expect(sheet["state"] as? String == "inbox")
    #expect(texts(sheet, "against").contains("you said it is not about Zoe Lindqvist"))
    let suggested = (sheet["suggestions"] as? [[String: Any]])?.compactMap { $0["name"] as? String }
    #expect(suggested?.contains("Zoe Lindqvist") == false)
    #expect(try place.run("reprocess", "--all").status == 0)
    #expect(try show(note)["state"] as? String == "inbox")
    #expect(try run("dismiss", note).status == 0)
    #expect(try show(note)["state"] as? String == "dismissed")
    #expect(try run("dismiss", note).status == 64)
    try undoing { try run("move", note, "Amara Okafor") }
    try undoing { try run("unfile", note) }
    #expect(try run("move", note, "Zoe Lindqvist").status == 0)
    sheet = try show(note)
    #expect(names(sheet) == ["Zoe Lindqvist"])
    #expect(sheet["by_hand"] as? Bool == true)
  }

  @Test("a note under several people is in the export of each, and taken from one again")
  func also() throws {
    let note = try #require(try write("Zoe Lindqvist", "Sailing with Amara")["note"] as? String)
    #expect(try run("also", note, "Amara Okafor").status == 0)
    #expect(try names(show(note)) == ["Zoe Lindqvist", "Amara Okafor"])
    let shown = try place.run("export", "interactions").objects()
    #expect(
      Set(shown.compactMap { $0["contact_name"] as? String })
        == ["Zoe Lindqvist", "Amara Okafor"])
    #expect(shown.allSatisfy { $0["content"] as? String == "Sailing with Amara" })
    #expect(try run("also", note, "Amara Okafor").status == 64)
    try undoing { try run("also", note, "Amara Okafor", "--remove") }
    try undoing { try run("move", note, "Amara Okafor") }
    try undoing { try run("unfile", note) }
    try undoing { try run("dismiss", note) }
  }

  @Test("a filing that an import made is shown with its reasons, and taken back for good")
  func imported() throws {
    let line =
      #"{"id":"v1","source":"voice_note","captured_at":"2026-03-14T18:20:00Z","text":"Tea with Zoe Lindqvist and her cello."}"#
    try place.file("a.notes.jsonl", line + "\n")
    #expect(try place.run("import", "-q", "a.notes.jsonl").status == 0)
    #expect(try names(show("v1")) == ["Zoe Lindqvist"])
    let words = try run("show", "v1").output
    for piece in ["voice note", "Filed under Zoe Lindqvist", "For:", "Tea with"] {
      #expect(words.contains(piece))
    }
    #expect(words.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(try run("unfile", "v1").status == 0)
    #expect(try place.run("import", "-q", "a.notes.jsonl").status == 0)
    let changed = line.replacing("Tea", with: "Coffee")
    try place.file("b.notes.jsonl", changed + "\n")
    #expect(try place.run("import", "-q", "b.notes.jsonl").status == 0)
    let sheet = try show("v1")
    #expect(sheet["state"] as? String == "inbox")
    #expect((sheet["text"] as? String)?.contains("Coffee") == true)
    #expect(texts(sheet, "against").contains { $0.contains("Zoe Lindqvist") })
    // The inbox's own commands go on from there.
    #expect(try place.run("inbox", "assign", "v1", "Amara Okafor").status == 0)
    #expect(try names(show("v1")) == ["Amara Okafor"])
  }

  @Test("a text on standard input that is no known format is a note")
  func standardInput() throws {
    for arguments in [["import", "-"], ["-"], []] {
      let outcome = try place.runner.run(
        arguments + ["--output", "jsonl"],
        input: Data("Tea, cake, and talk with Zoe Lindqvist \(arguments)\n".utf8))
      #expect(outcome.status == 0)
      let decision = try #require(try outcome.objects("decision").first)
      #expect(decision["contact_name"] as? String == "Zoe Lindqvist")
      #expect(
        try show(try #require(decision["record"] as? String))["source"] as? String == "manual")
    }
    let cards = try place.run("-", "--output", "jsonl", input: Cards.card("Tom Baker"))
    #expect(try cards.objects("contact_result").count == 1)
    for odd in ["{\"a\": 1}", "<html></html>", "a,b,c\n1,2,3\n4,5,6\n", "\u{0}\u{1}\u{2}"] {
      #expect(try place.run("-", input: odd).status == 1, "\(odd)")
    }
    #expect(try place.run().status == 64)
    #expect(try place.run(input: "").status == 64)
  }
}
