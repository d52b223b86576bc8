import ArgumentParser
import CirclesModel
import CirclesPipeline
import Testing

@testable import CirclesQueries
@testable import CirclesStore
@testable import circles_import

@Suite struct InboxPrintingTests {
  private let long = InboxFixtures.item(
    "90b1c2d4-0000-5000-8000-000000000000",
    "Met her at the harbour.\nShe said that the boat would be ready by the end of next month.",
    app: "whatsapp", partner: "Somebody with quite a long name",
    suggestions: [InboxFixtures.suggestion("Anastasia Featherstonehaugh-Quillington")])

  @Test("the table fits into the terminal, whatever the notes hold", arguments: [60, 80, 100, 140])
  func fits(width: Int) {
    let lines = InboxTable.lines(
      [InboxFixtures.item(), long].map(InboxEntry.init(note:)), width: width, .plain)
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { TerminalWidth.of($0) <= width })
    #expect(lines[2].hasPrefix("90b1c2d4  2026-03-14"))
    #expect(lines[2].contains("whatsapp") && lines[2].contains("Met her"))
    #expect(!lines[2].contains("\\n"))
  }

  @Test("wide enough, it tells the minute, the whole suggestion and its reason")
  func wide() {
    let item = InboxFixtures.item(suggestions: [InboxFixtures.suggestion("Ana Ruiz", 0.4149)])
    let lines = InboxTable.lines([InboxEntry(note: item)], width: 160, .plain)
    #expect(lines[1].contains("2026-03-14 18:20  voice note  Lunch with A."))
    #expect(lines[1].hasSuffix("Ana Ruiz 41 %, first name \"Ana Ruiz\""))
  }

  @Test("namesakes are told apart, by their ids if nothing else does")
  func namesakes() {
    func lines(_ one: String, _ other: String) -> [String] {
      let item = InboxFixtures.item(suggestions: [
        InboxFixtures.suggestion("Ann Smith", id: "a1111111-0", about: one),
        InboxFixtures.suggestion("Ann Smith", id: "a2222222-0", about: other),
        InboxFixtures.suggestion("Ben", about: "BP"),
      ])
      return InboxSheet(item, .plain).suggestions()
    }
    let different = lines("Choir", "BP")
    #expect(different[0].contains("1  Ann Smith (Choir) 41 %"))
    #expect(different[1].contains("2  Ann Smith (BP) 41 %"))
    #expect(different[2].contains("3  Ben 41 %"))
    #expect(lines("BP", "BP")[1].contains("Ann Smith (BP, a2222222) 41 %"))
    #expect(lines("", "BP")[0].contains("Ann Smith (a1111111) 41 %"))
  }

  @Test("nothing of a note reaches the terminal unescaped")
  func escapes() {
    let item = InboxFixtures.item(
      "x", "\u{1B}[31mred\u{202E}", app: "a\u{7}", partner: "\u{9B}1m",
      suggestions: [InboxFixtures.suggestion("\u{1B}]0;x")])
    let lines =
      InboxTable.lines([InboxEntry(note: item)], width: 120, .plain)
      + InboxSheet(item, .plain).lines()
      + ReviewLines.text(.note(InboxEntry(note: item), number: 1, count: 1), .plain)
    let unsafe: [Unicode.Scalar] = ["\u{1B}", "\u{7}", "\u{9B}", "\u{202E}"]
    #expect(!lines.joined().unicodeScalars.contains { unsafe.contains($0) })
  }

  @Test("for programs a note is an object with its suggestions, and no null")
  func json() {
    let text = String(
      decoding: InboxLine.json(
        InboxFixtures.item(suggestions: [InboxFixtures.suggestion("Ana", 0.41234567)])),
      as: UTF8.self)
    #expect(text.hasPrefix("{\"type\":\"inbox_note\",\"id\":\"3f2a1b7c-"))
    #expect(text.contains("\"record\":\"v1\",\"source\":\"voice_note\",\"captured_at\":"))
    #expect(
      text.contains(
        "\"suggestions\":[{\"contact\":\"urn:Ana\",\"name\":\"Ana\",\"confidence\":0.4123,"
          + "\"reason\":{\"kind\":\"first_name\",\"text\":\"Ana\"}}]"))
    #expect(!text.contains("null") && !text.contains("raw_text") && text.hasSuffix("}\n"))
  }

  @Test("a sheet has the whole text, what it was read as where that differs, and all suggestions")
  func sheet() {
    var item = InboxFixtures.item(
      "x", "One\nTwo", suggestions: ["Ana", "Ben"].map { InboxFixtures.suggestion($0) })
    item.evidence = [MatchEvidence(kind: "last_name", text: "Ruiz")]
    var lines = InboxSheet(item, .plain).lines()
    #expect(lines.contains("  One") && lines.contains("  Two"))
    #expect(lines.contains("  last name \"Ruiz\""))
    #expect(lines.contains("  2  Ben 41 %, first name \"Ben\""))
    #expect(!lines.contains("Original text:"))
    item.rawText = "Wun"
    lines = InboxSheet(item, .plain).lines()
    #expect(lines.contains("Original text:") && lines.contains("  Wun"))
  }

  @Test("nobody to suggest is said in words, and no confidence is certain or nonsense")
  func edges() {
    #expect(InboxSheet(InboxFixtures.item(), .plain).lines().last == "No suggestions.")
    #expect(Percent.text(1) == "99 %")
    #expect(Percent.text(-1) == "0 %" && Percent.text(0.001) == "under 1 %")
    #expect(Percent.text(.nan) == "0 %")
  }

  @Test("an assignment says under whom and what was learned")
  func edit() {
    let lines = NoteEditLines(
      action: .assigned, notes: ["3f2a1b7c-1"], person: PeopleFixtures.person("Ana Ruiz"),
      edit: NoteEdit(run: "90b1c2d4", learned: ["Nanna"]))
    #expect(
      lines.sentences() == [
        "Note 3f2a1b7c is filed under Ana Ruiz.", "Learned: Ana Ruiz is also called Nanna.",
      ])
    let text = String(decoding: lines.json(), as: UTF8.self)
    #expect(
      text.contains("\"action\":\"assigned\",\"run\":\"90b1c2d4\",\"notes\":[\"3f2a1b7c-1\"]"))
    #expect(text.contains("\"contact\":\"urn:uuid:1\"") && text.contains("\"learned\":[\"Nanna\"]"))
  }

  @Test("every event of a review is one JSON object a line")
  func reviewJSON() {
    let choice = InboxReview.Choice(id: "p", identifier: "urn:p", name: "Ana")
    let edit = NoteEdit(run: "r", learned: [])
    let item = InboxEntry(note: InboxFixtures.item())
    let events: [(InboxReview.Event, String)] = [
      (.note(item, number: 1, count: 2), "inbox_note"), (.found([choice], count: 1), "found"),
      (.filed(choice, item, edit), "edit"), (.dismissed(item, edit), "edit"),
      (.added(choice, run: "r"), "edit"), (.edited(item, edit), "edit"),
      (.takenBack(isWhole: true), "undo"), (.help, "help"), (.refused("no"), "refused"),
      (.over(InboxReview.Totals()), "review"),
    ]
    for (event, type) in events {
      let bytes = ReviewLines.json(event)
      #expect(JSONValue(parsing: bytes)?["type"]?.text == type)
      #expect(bytes.last == UInt8(ascii: "\n") && bytes.count { $0 == UInt8(ascii: "\n") } == 1)
    }
  }

  @Test("reprocess lists what was assigned and each move: from whom, to whom, and why")
  func reprocess() {
    func decision(_ name: String, from: String? = nil) -> AssignedDecision {
      var findings = TextFindings()
      findings.summary = "Tea with Nanna."
      return AssignedDecision(
        record: "v",
        decision: MatchDecision(
          contact: MatchSuggestion(identifier: "urn:\(name)", name: name, confidence: 0.97),
          confidence: 0.97, evidence: [MatchEvidence(kind: "alias", text: "Nanna")]),
        findings: findings, movedFrom: from)
    }
    var report = RunReport()
    report.records.read = 7
    report.records.imported = 2
    report.notes.assigned = 2
    report.run = "90b1c2d4-0000"
    let text = ReprocessText(
      report, of: 50, [decision("Ana Ruiz"), decision("Cem", from: "urn:ben")],
      names: ["urn:ben": "Ben Hale"])
    let lines = text.lines(width: 120, .plain)
    #expect(lines.contains { $0.contains("Tea with Nanna.") && $0.contains("Ana Ruiz") })
    let move = lines.first { $0.contains("Ben Hale") }
    #expect(move?.contains("Cem") == true && move?.contains("alias \"Nanna\"") == true)
    #expect(lines.contains("Checked 7 of 50 notes."))
    #expect(lines.contains("Assigned 1, moved 1, new suggestions for 0."))
    #expect(lines.last?.contains("runs undo 90b1c2d4") == true)
    #expect(text.lines(width: 80, .plain).allSatisfy { TerminalWidth.of($0) <= 80 })
    report.isDryRun = true
    let dry = ReprocessText(report, of: 50, [], names: [:]).lines(width: 80, .plain)
    #expect(dry.last == "Dry run: nothing was written.")
  }

  @Test("days are real ones, and limits whole numbers from 1")
  func checks() throws {
    #expect(try DayText.checked("2024-02-29") == "2024-02-29")
    for wrong in ["2026-02-29", "2026-3-14", "14.03.2026", "2026-03-14T10:00", "", "-026-03-14"] {
      #expect(throws: ValidationError.self) { try DayText.checked(wrong) }
    }
    #expect(try NoteLimit.checked("20") == 20)
    for wrong in ["0", "-1", "many", "99999999999999999999"] {
      #expect(throws: ValidationError.self) { try NoteLimit.checked(wrong) }
    }
  }

  @Test("settings that are not said are those of the newest run")
  func settings() throws {
    let last = RunSettings(owners: ["Me"], region: "GB", timeZone: "Europe/London", keepsRaw: false)
    let silent = try SettingsOptions.parse([])
    let options = silent.importOptions(after: last)
    #expect(options.owners == ["Me"] && options.region == "GB" && !options.keepsRaw)
    #expect(options.timeZone == "Europe/London")
    #expect(!silent.differ(from: last))
    let spoken = try SettingsOptions.parse(["--region", "US", "--owner", "I"])
    #expect(spoken.importOptions(after: last).region == "US")
    #expect(spoken.importOptions(after: last).owners == ["I"])
    #expect(spoken.differ(from: last))
    let same = try SettingsOptions.parse(["--region", "GB"])
    #expect(!same.differ(from: last))
  }
}
