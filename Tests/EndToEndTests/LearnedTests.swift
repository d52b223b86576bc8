import Foundation
import Testing

@Suite struct LearnedTests {
  private let inbox: InboxPlace

  init() throws {
    inbox = try InboxPlace()
    #expect(try chat(days: 3).status == 0)
  }

  /// Imports a chat with a number that is in nobody's card.
  private func chat(days: Int) throws -> CommandRunner.Outcome {
    let lines = (1...days).map { "[0\($0)/02/2026, 10:00:00] +44 7700 900123: Day \($0)\n" }
    try inbox.place.file("WhatsApp Chat with +44 7700 900123.txt", lines.joined())
    return try inbox.run(
      "import", "WhatsApp Chat with +44 7700 900123.txt", "--time-zone", "Europe/London",
      "--output", "jsonl")
  }

  private func conversation() throws -> [String: Any]? {
    try inbox.run("inbox", "--output", "jsonl").objects("inbox_note").first {
      $0["kind"] as? String == "conversation"
    }
  }

  private func entry() throws -> String {
    try #require(try conversation()?["id"] as? String)
  }

  private func filed() throws -> Int {
    try #require(try inbox.rows().number("SELECT count(*) FROM interaction"))
  }

  @Test("a conversation is one entry, with how much waits and since when")
  func list() throws {
    let object = try #require(try conversation())
    #expect(object["messages"] as? Int == 3 && object["days"] as? Int == 3)
    #expect(object["since"] as? String == "2026-02-01T10:00:00Z")
    #expect(object["until"] as? String == "2026-02-03T10:00:00Z")
    #expect((object["partner"] as? String)?.contains("7700") == true)
    let outcome = try inbox.run("inbox")
    #expect(outcome.lines.count == 5)
    #expect(outcome.output.contains("3 messages, 3 days"))
    let shown = try inbox.run("inbox", "show", String(entry().prefix(8)))
    #expect(shown.output.contains("Day 1") && shown.output.contains("Day 3"))
  }

  @Test("assigning it files every day, what comes later follows, and undo gives all of it back")
  func assign() throws {
    let before = try inbox.place.export()
    let id = try entry()
    let outcome = try inbox.run("inbox", "assign", id, "Zoe Lindqvist", "--output", "jsonl")
    #expect(outcome.status == 0)
    let objects = try outcome.objects()
    #expect((objects.first?["notes"] as? [String])?.count == 3)
    #expect(objects.last?["type"] as? String == "change")
    #expect(try filed() == 3)
    let decision = try #require(try chat(days: 4).objects("decision").first)
    #expect(decision["contact"] as? String == "zoe-lindqvist")
    let evidence = try #require(decision["evidence"] as? [[String: Any]])
    #expect(evidence.contains { $0["kind"] as? String == "learned_thread" })
    #expect(try filed() == 4)
    #expect(try inbox.run("runs", "undo", "last").status == 0)
    let run = try #require(objects.first?["run"] as? String)
    #expect(try inbox.run("runs", "undo", run).status == 0)
    #expect(try inbox.place.export() == before)
    #expect(try inbox.rows().number("SELECT count(*) FROM learned") == 0)
    #expect(try entry() == id)
  }

  @Test("days that followed go back to the inbox with the rest, once the filing is undone")
  func undoneLater() throws {
    let filed = try inbox.run("inbox", "assign", entry(), "Zoe Lindqvist", "--output", "jsonl")
    let run = try #require(filed.objects().first?["run"] as? String)
    #expect(try chat(days: 4).status == 0)
    #expect(try inbox.run("runs", "undo", run).status == 0)
    #expect(try inbox.run("reprocess").status == 0)
    #expect(try self.filed() == 0)
    #expect(try conversation()?["days"] as? Int == 4)
  }

  @Test("undo of a filing leaves what another one files")
  func otherConversation() throws {
    func other(days: Int) throws {
      let lines = (1...days).map { "[0\($0)/02/2026, 11:00:00] +44 7700 900124: Night \($0)\n" }
      try inbox.place.file("WhatsApp Chat with +44 7700 900124.txt", lines.joined())
      try inbox.run("import", "WhatsApp Chat with +44 7700 900124.txt")
    }
    let first = try inbox.run("inbox", "assign", entry(), "Zoe Lindqvist", "--output", "jsonl")
    let run = try #require(first.objects().first?["run"] as? String)
    try other(days: 1)
    #expect(try inbox.run("inbox", "assign", entry(), "Zoe Lindqvist").status == 0)
    #expect(try chat(days: 4).status == 0)
    try other(days: 2)
    #expect(try filed() == 6)
    #expect(try inbox.run("runs", "undo", run).status == 0)
    #expect(try filed() == 2)
  }

  @Test("--only-this files one day, and nothing follows")
  func onlyThis() throws {
    let notes = try #require(try conversation()?["notes"] as? [String])
    let outcome = try inbox.run("inbox", "assign", notes[1], "Zoe Lindqvist", "--only-this")
    #expect(outcome.status == 0)
    #expect(try filed() == 1)
    #expect(try conversation()?["days"] as? Int == 2)
    #expect(try inbox.run("learned", "--output", "jsonl").output.isEmpty)
    #expect(try chat(days: 4).status == 0)
    #expect(try filed() == 1)
    #expect(try conversation()?["days"] as? Int == 3)
    // The day that was filed by hand stays when the conversation goes to somebody else.
    #expect(try inbox.run("inbox", "assign", entry(), "Amara Okafor").status == 0)
    #expect(
      try inbox.rows().number(
        """
        SELECT count(*) FROM interaction AS i JOIN contact AS c ON c.id = i.contact_id
        WHERE c.name = 'Amara Okafor'
        """) == 3)
  }

  @Test("a dismissed conversation is not offered again, and undo offers it again")
  func dismiss() throws {
    #expect(try inbox.run("inbox", "dismiss", entry()).status == 0)
    #expect(try conversation() == nil)
    #expect(try chat(days: 4).objects("decision").isEmpty)
    #expect(try conversation() == nil)
    let items = try inbox.run("learned", "list", "--output", "jsonl").objects("learned")
    #expect(items.map { $0["kind"] as? String } == ["nobody"])
    let run = try #require(items.first?["run"] as? String)
    #expect(try inbox.run("runs", "undo", run).status == 0)
    #expect(try conversation()?["days"] as? Int == 3)
  }

  @Test("a name that nobody bore is learned, and reprocess settles the notes that bear it")
  func names() throws {
    let texts = ["n1": "Coffee with Bibi Lindqvist.", "n2": "Walked with Bibi. She paints."]
    try inbox.place.file(
      "b.notes.jsonl",
      texts.sorted { $0.key < $1.key }.map {
        InboxPlace.note($0.key, $0.value, "2026-04-01T10:00:00Z")
          .replacing("voice_note", with: "manual")
      }.joined())
    #expect(try inbox.run("import", "b.notes.jsonl").status == 0)
    #expect(try inbox.run("inbox", "assign", "n1", "Zoe Lindqvist").status == 0)
    let decisions = try inbox.run("reprocess", "--output", "jsonl").objects("decision")
    #expect(decisions.map { $0["record"] as? String } == ["n2"])
    #expect(decisions.first?["contact"] as? String == "zoe-lindqvist")
    let item = try #require(
      try inbox.run("learned", "--output", "jsonl").objects("learned").first)
    #expect(item["kind"] as? String == "alias" && item["text"] as? String == "Bibi Lindqvist")
    #expect(item["contact"] as? String == "zoe-lindqvist")
    let id = try #require(item["id"] as? String)
    let text = try inbox.run("learned")
    #expect(text.output.contains("Zoe Lindqvist is also called Bibi Lindqvist"))
    #expect(try inbox.run("learned", "forget", String(id.prefix(8))).status == 0)
    #expect(try inbox.run("learned", "--output", "jsonl").output.isEmpty)
    #expect(try inbox.run("runs", "undo", "last").status == 0)
    #expect(try inbox.run("learned", "--output", "jsonl").objects().count == 1)
    #expect(try inbox.run("learned", "forget", "nothing").status == 64)
  }

  @Test(
    "what somebody's dog, child or boss is called is not what they are called",
    arguments: [
      "Her dog is called Bella", "His daughter is called Frieda", "Her new boss is called Petra",
    ])
  func others(text: String) throws {
    #expect(try inbox.run("note", text).status == 0)
    let entry = try #require(
      try inbox.rows().text("SELECT id FROM note WHERE state = 'inbox' ORDER BY key DESC LIMIT 1"))
    #expect(try inbox.run("note", "move", entry, "Zoe Lindqvist").status == 0)
    #expect(try inbox.rows().number("SELECT count(*) FROM alias") == 0)
  }

  @Test("whom the writer called is whom they met")
  func called() throws {
    #expect(try inbox.run("note", "Called Bella about the garden").status == 0)
    let entry = try #require(
      try inbox.rows().text("SELECT id FROM note WHERE state = 'inbox' ORDER BY key DESC LIMIT 1"))
    #expect(try inbox.run("note", "move", entry, "Zoe Lindqvist").status == 0)
    #expect(try inbox.rows().texts("SELECT name FROM alias") == ["Bella"])
  }

  @Test("a new person is made in a review with one key")
  func reviewNew() throws {
    let outcome = try inbox.run(
      "inbox", "review", "--output", "jsonl", input: "n Ida Lund\nj\nk\nq\n")
    #expect(outcome.status == 0)
    let actions = try outcome.objects().map { ($0["action"] ?? $0["type"]) as? String }
    #expect(
      actions == [
        "inbox_note", "added", "assigned", "inbox_note", "inbox_note", "inbox_note", "review",
      ])
    #expect(try inbox.run("people", "show", "Ida Lund").status == 0)
    #expect(try filed() == 3)
  }

  @Test(
    "a strange name where a note begins is learned, one further on is not",
    arguments: [
      ("Bimbo is off to Lisbon till Thursday and wants the parcel kept for him.", 1),
      (
        "Sorry for the silence, it was a long month at the surgery and I am building a boat in the "
          + "garage, twelve foot. Say hello from Bimbo, will you.", 0
      ),
    ])
  func opening(text: String, names: Int) throws {
    try inbox.place.file("notes/bimbo.txt", text)
    try inbox.run("notes", "--quiet")
    let entry = try #require(
      try inbox.rows().text("SELECT id FROM note WHERE state = 'inbox' ORDER BY key DESC LIMIT 1"))
    #expect(try inbox.run("inbox", "assign", entry, "Zoe Lindqvist").status == 0)
    #expect(
      try inbox.rows().number("SELECT count(*) FROM alias WHERE normalized = 'bimbo'") == names)
  }
}
