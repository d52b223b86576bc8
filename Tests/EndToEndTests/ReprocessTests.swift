import Foundation
import Testing

@Suite struct ReprocessTests {
  private let inbox: InboxPlace

  init() throws { inbox = try InboxPlace() }

  private func looked(_ arguments: String...) throws -> Int? {
    let outcome = try inbox.place.runner.run(["reprocess", "--output", "jsonl"] + arguments)
    #expect(outcome.status == 0)
    return (try outcome.report()["records"] as? [String: Any])?["read"] as? Int
  }

  @Test("where nothing changed, no note is looked at; --all looks at every one")
  func nothing() throws {
    #expect(try looked() == 0)
    #expect(try looked("--all") == 3)
    #expect(try looked("--all", "--since", "2026-03-15") == 2)
    let text = try inbox.run("reprocess")
    #expect(text.status == 0)
    #expect(text.output.contains("Checked 0 of 3 notes."))
  }

  @Test("another setting looks at every note, and is what the next run is told")
  func settings() throws {
    #expect(try looked("--owner", "Robin Vale") == 3)
    #expect(try looked("--owner", "Robin Vale") == 0)
    #expect(try looked() == 0)
    #expect(
      try inbox.rows().text("SELECT settings FROM run ORDER BY key DESC LIMIT 1")?
        .contains("Robin Vale") == true)
    #expect(
      try inbox.rows().text("SELECT settings FROM run ORDER BY key DESC LIMIT 1")?
        .contains("Europe/London") == true)
  }

  @Test("a dry run looks at the same notes and writes nothing")
  func dryRun() throws {
    #expect(try inbox.run("inbox", "edit", "v1", "--text", "Quite other words").status == 0)
    let before = try inbox.rows().everything()
    let runs = try inbox.run("runs", "--output", "jsonl").lines.count
    #expect(try looked("--dry-run") == 1)
    #expect(try inbox.rows().everything() == before)
    #expect(try inbox.run("runs", "--output", "jsonl").lines.count == runs)
    #expect(try inbox.run("reprocess", "--dry-run").output.contains("Dry run"))
    #expect(try looked() == 1)
  }

  @Test("every note looked at is accounted for")
  func report() throws {
    let report = try inbox.run("reprocess", "--all", "--output", "jsonl").report()
    let records = try #require(report["records"] as? [String: Int])
    let parts = ["imported", "duplicate", "skipped", "refused"].compactMap { records[$0] }
    #expect(records["read"] == parts.reduce(0, +))
  }

  @Test(
    "a command line that makes no sense is exit 64",
    arguments: [
      ["--since", "yesterday"], ["--since", "2026-02-30"], ["--region", "UK"], ["a.notes.jsonl"],
    ])
  func usage(arguments: [String]) throws {
    #expect(try inbox.place.runner.run(["reprocess"] + arguments).status == 64)
  }

  @Test("a busy notebook is exit 75, and nothing has changed")
  func busy() throws {
    let rows = try inbox.rows()
    let before = try rows.everything()
    try rows.holdingLock {
      let outcome = try inbox.run("inbox", "dismiss", "v1")
      #expect(outcome.status == 75)
    }
    #expect(try rows.everything() == before)
  }
}
