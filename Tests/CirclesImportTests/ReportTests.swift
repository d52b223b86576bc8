import CirclesModel
import Testing

@testable import circles_import

@Suite struct ReportTests {
  private var report: RunReport {
    var report = RunReport()
    report.run = "3f2a1b7c-0000-5000-8000-000000000000"
    report.files = 3
    report.records.read = 412
    report.records.imported = 300
    report.records.duplicate = 100
    report.records.skipped = 8
    report.records.refused = 4
    report.contacts.created = 298
    report.contacts.merged = 2
    report.contacts.unchanged = 100
    report.errors = 4
    report.warnings = 1
    report.seconds = 1.23456
    return report
  }

  @Test("the report line has the shape of the contract, to the key")
  func json() {
    #expect(
      String(decoding: ReportLine.json(report), as: UTF8.self) == """
        {"type":"report","run":"3f2a1b7c-0000-5000-8000-000000000000","dry_run":false,"files":3,\
        "records":{"read":412,"imported":300,"duplicate":100,"skipped":8,"refused":4},\
        "contacts":{"created":298,"updated":0,"unchanged":100,"merged":2,"pruned":0},\
        "notes":{"assigned":0,"inbox":0,"duplicate":0},\
        "diagnostics":{"errors":4,"warnings":1},"seconds":1.235}

        """)
  }

  @Test("the summary says what was read, what became of it, where it is and how to undo it")
  func summary() {
    let lines = RunReportText(report, .plain).imported(into: "/tmp/c.sqlite")
    #expect(lines.first == "Read 412 records from 3 files in 1.23 s.")
    #expect(lines.contains("  created   298  new people"))
    #expect(lines.contains("  merged      2  the same person as another card"))
    #expect(lines.contains("  refused     4  could not be imported"))
    #expect(!lines.contains { $0.contains("updated") })
    #expect(lines.contains("Problems: 4 errors, 1 warning."))
    #expect(lines.contains("Database: /tmp/c.sqlite"))
    #expect(lines.last == "Undo with: circles-import runs undo 3f2a1b7c")
  }

  @Test("a dry run says that nothing was written, and offers nothing to undo")
  func dryRun() {
    var report = report
    report.isDryRun = true
    let lines = RunReportText(report, .plain).imported(into: "/tmp/c.sqlite")
    #expect(lines.last == "Dry run: nothing was written to /tmp/c.sqlite")
  }

  @Test("a run that changed nothing offers nothing to undo")
  func nothingToUndo() {
    var report = report
    report.records.imported = 0
    let lines = RunReportText(report, .plain).imported(into: "c.sqlite")
    #expect(lines.last == "Database: c.sqlite")
  }

  @Test("one is counted in the singular")
  func singular() {
    var report = RunReport()
    report.records.read = 1
    report.files = 1
    #expect(
      RunReportText(report, .plain).read()
        == "Read 1 record from 1 file in 0.0 s. No problems found.")
  }

  @Test("refused records and errors are status 1, anything else is 0")
  func status() {
    #expect(RunOutcome.status(report) == .refused)
    var clean = report
    clean.records.refused = 0
    clean.errors = 0
    #expect(RunOutcome.status(clean) == .done)
  }
}
