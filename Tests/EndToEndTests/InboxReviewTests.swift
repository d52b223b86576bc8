import Foundation
import Testing

@Suite struct InboxReviewTests {
  private let inbox: InboxPlace

  init() throws {
    inbox = try InboxPlace()
    try inbox.suggest("Zoe Lindqvist", for: "v1")
    try inbox.suggest("Amara Okafor", for: "v1", position: 1)
  }

  private func session() -> TerminalSession {
    TerminalSession(environment: inbox.place.runner.environment, folder: inbox.place.folder)
  }

  private func names() throws -> String? {
    try inbox.rows().text(
      """
      SELECT group_concat(n.record || '=' || c.name) FROM interaction AS i
      JOIN note AS n ON n.id = i.id JOIN contact AS c ON c.id = i.contact_id
      """)
  }

  @Test("a script files, dismisses, searches and takes back, and every step answers")
  func script() throws {
    let outcome = try inbox.run(
      "inbox", "review", "--output", "jsonl", input: "2\nx\nz\nj\n/lindq\n1\n")
    #expect(outcome.status == 0)
    #expect(
      try outcome.objects().map { ($0["action"] ?? $0["type"]) as? String } == [
        "inbox_note", "assigned", "inbox_note", "dismissed", "inbox_note", "undo", "inbox_note",
        "inbox_note", "found", "assigned", "review",
      ])
    let last = try #require(try outcome.objects().last)
    #expect(last["assigned"] as? Int == 2)
    #expect(last["dismissed"] as? Int == 0 && last["skipped"] as? Int == 1)
    #expect(try names()?.contains("v1=Amara Okafor") == true)
    #expect(try names()?.contains("v3=Zoe Lindqvist") == true)
    #expect(try inbox.waiting() == ["v2"])
  }

  @Test("input that ends, or says q, ends the review; what was done stays")
  func ends() throws {
    for (input, waiting) in [("", 3), ("x\nq\nx\n", 2), ("\n\nnonsense\n", 2), ("x", 1)] {
      let outcome = try inbox.run("inbox", "review", input: input)
      #expect(outcome.status == 0)
      #expect(outcome.output.contains("Assigned 0"))
      #expect(try inbox.waiting().count == waiting)
    }
  }

  @Test("each step is a run of its own, which can be taken back later")
  func undo() throws {
    #expect(try inbox.run("inbox", "review", input: "1\nx\n").status == 0)
    #expect(try inbox.waiting() == ["v3"])
    #expect(try inbox.run("runs", "undo", "last").status == 0)
    #expect(try inbox.waiting() == ["v2", "v3"])
    #expect(try inbox.run("runs", "undo", "last").status == 0)
    #expect(try inbox.waiting() == ["v1", "v2", "v3"])
  }

  @Test("an empty inbox is over at once")
  func empty() throws {
    #expect(try inbox.run("inbox", "dismiss", "v1", "v2", "v3").status == 0)
    let outcome = try inbox.run("inbox", "review", input: "1\n")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("empty"))
  }

  @Test("on a terminal single keys do it, and the terminal is left as it was")
  func keys() throws {
    let (status, screen, isRestored) = try session().run(
      ["inbox", "review"],
      typing: [
        .init(after: "? help", keys: "?"), .init(after: "quit; what", keys: "1"),
        .init(after: "Entry 2 of 3", keys: ""), .init(after: "? help", keys: "x"),
        .init(after: "Entry 3 of 3", keys: ""), .init(after: "? help", keys: "z"),
        .init(after: "Undone", keys: ""), .init(after: "? help", keys: "/okx\u{7F}a\r"),
        .init(after: "Amara Okafor", keys: "1"),
        .init(after: "Entry 3 of 3", keys: ""), .init(after: "? help", keys: "q"),
      ])
    #expect(status == 0)
    #expect(isRestored)
    #expect(screen.contains("Filed under Zoe Lindqvist"))
    #expect(screen.contains("Assigned 2, dismissed 0, skipped 0."))
    #expect(try inbox.waiting() == ["v3"])
    #expect(try names()?.contains("v2=Amara Okafor") == true)
  }

  @Test("Ctrl-C ends it in good order")
  func interrupt() throws {
    let (status, screen, isRestored) = try session().run(
      ["inbox", "review"], typing: [.init(after: "? help", keys: "\u{3}")])
    #expect(status == 0)
    #expect(isRestored)
    #expect(screen.contains("Assigned 0"))
  }
}
