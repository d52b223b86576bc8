import ArgumentParser
import CirclesModel
import CirclesQueries
import Testing

@testable import CirclesStore
@testable import circles_import

@Suite struct RunLinesTests {
  private var run: RunSummary {
    var report = RunReport()
    report.records.read = 12
    report.records.imported = 12
    report.contacts.created = 11
    report.contacts.merged = 1
    return RunSummary(
      id: "90b1c2d4-0000-5000-8000-000000000000", command: "import contacts.vcf",
      startedAt: "2026-11-21T19:40:12Z", finishedAt: "2026-11-21T19:40:13Z", state: .finished,
      report: report)
  }

  @Test("a run is a line with what it read, created and merged")
  func table() throws {
    let console = Console(try OutputOptions.parse([]))
    let lines = RunLines.table([run], console)
    #expect(lines.count == 2)
    #expect(lines[1].hasPrefix("90b1c2d4  2026-11-21 19:40  11 new, 1 merged"))
    #expect(lines[1].hasSuffix("import contacts.vcf"))
  }

  @Test("on a terminal the table fits into 80 columns, whatever was imported")
  func width() throws {
    var wide = run
    wide.command = "import " + String(repeating: "a long folder/", count: 12)
    wide.state = .interrupted
    wide.report.contacts.created = 123_456
    wide.report.notes.inbox = 123_456
    var terminal = Terminal.current
    terminal.outputIsTerminal = true
    terminal.columns = 80
    let console = Console(try OutputOptions.parse([]), terminal: terminal)
    for line in RunLines.table([run, wide], console) { #expect(line.count <= 80, "\(line)") }
  }

  @Test("for programs it carries the counts of its report, and no null")
  func json() {
    var running = run
    running.finishedAt = nil
    running.state = .running
    let text = String(decoding: RunLine.json(running), as: UTF8.self)
    #expect(text.hasPrefix("{\"type\":\"run\",\"run\":\"90b1c2d4-"))
    #expect(text.contains("\"state\":\"running\""))
    #expect(!text.contains("finished_at") && !text.contains("null"))
    #expect(text.contains("\"records\":{\"read\":12,\"imported\":12,"))
  }

  @Test("one run in full lists whom it created and which problems it met")
  func detail() {
    let detail = RunDetail(
      summary: run, created: [PeopleFixtures.person("Zoë")], updated: [], removed: [],
      diagnostics: [.init(code: "vcard.bad-date", count: 3)])
    let lines = RunDetailLines.text(detail, .plain)
    #expect(lines[0] == "import contacts.vcf")
    #expect(lines[1] == "finished, began 2026-11-21 19:40, ended 2026-11-21 19:40 UTC")
    #expect(
      Array(lines.suffix(5)) == ["Created (1)", "  Zoë", "", "Problems (1)", "  vcard.bad-date  3"])
  }

  @Test("undo tells what is gone, what is back, and what stayed because somebody worked on it")
  func undo() {
    let outcome = UndoOutcome(
      removed: ["a", "b"], restored: ["c"],
      kept: [.init(identifier: "d", name: "Zoë\u{1B}", reason: "edited since")])
    let lines = UndoLines.text(outcome, run: run, .done, .plain)
    #expect(lines[0] == "Run 90b1c2d4 is undone.")
    #expect(lines.contains("  removed   2 people"))
    #expect(lines.last == "    Zoë\\u{1B}: edited since")
    let json = String(decoding: UndoLine.json(outcome, run: run), as: UTF8.self)
    #expect(json.contains("\"removed\":[\"a\",\"b\"],\"restored\":[\"c\"]"))
    #expect(json.contains("\"reason\":\"edited since\""))
  }
}
