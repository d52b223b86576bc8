import Foundation
import Testing

/// Notes and chats on their way under the person they are about, through the built program
/// (`Architecture.md` sections 6, 7 and 9).
@Suite struct FilingTests {
  static let chat = """
    14/03/2026, 21:40 - Zoe Lindqvist: The choir sings on Friday
    14/03/2026, 21:41 - Robin: I will come
    14/03/2026, 23:58 - Zoe Lindqvist: are you awake
    15/03/2026, 00:20 - Robin: yes
    15/03/2026, 09:00 - Zoe Lindqvist: good morning
    16/03/2026, 10:00 - Robin: hello

    """
  static let name = "WhatsApp Chat with Zoe Lindqvist.txt"

  private func interactions(_ place: Workplace) throws -> [[String: Any]] {
    try place.run("export", "interactions").objects()
  }

  private func notes(_ report: [String: Any]) throws -> [String: Int] {
    try #require(report["notes"] as? [String: Int])
  }

  @Test("a chat becomes an interaction for each day, and a talk past midnight stays with its day")
  func days() throws {
    let place = try Workplace()
    try place.file("book.vcf", Cards.book)
    try place.file(Self.name, Self.chat)
    // The chat is named first: contacts come before it all the same.
    let outcome = try place.run("import", Self.name, "book.vcf", "--output", "jsonl")
    let decisions = try outcome.objects("decision")
    #expect(decisions.count == 3)
    #expect(decisions.allSatisfy { $0["contact_name"] as? String == "Zoe Lindqvist" })
    #expect(Set(decisions.compactMap { $0["record"] as? String }).count == 3)
    #expect(try notes(outcome.report()) == ["assigned": 3, "inbox": 0, "duplicate": 0])
    let days = try interactions(place).compactMap {
      ($0["interaction_date"] as? String)?.prefix(16)
    }
    #expect(days == ["2026-03-14T21:40", "2026-03-15T09:00", "2026-03-16T10:00"])
    let raw = try #require(try interactions(place).first?["raw_text"] as? String)
    #expect(raw.contains("[00:20] Me: yes"))
    #expect(!raw.contains("good morning"))
  }

  @Test("a chat exported again with more in it adds what is new, and nothing twice")
  func again() throws {
    let whole = try Workplace()
    try whole.file("book.vcf", Cards.book)
    try whole.file(Self.name, Self.chat)
    try whole.run("book.vcf", Self.name)
    let parts = try Workplace()
    try parts.file("book.vcf", Cards.book)
    try parts.file(Self.name, Self.chat.split(separator: "\n").prefix(3).joined(separator: "\n"))
    try parts.run("book.vcf", Self.name)
    try parts.file(Self.name, Self.chat)
    let second = try parts.run("import", Self.name, "--output", "jsonl").report()
    #expect((second["records"] as? [String: Int])?["imported"] == 1)
    func shown(_ place: Workplace) throws -> [[String]] {
      try interactions(place).map { row in
        ["id", "content", "raw_text", "interaction_date"].map { row[$0] as? String ?? "" }
      }
    }
    #expect(try shown(parts) == shown(whole))
    let third = try parts.run("import", Self.name, "--output", "jsonl").report()
    #expect((third["records"] as? [String: Int])?["duplicate"] == 1)
    #expect((third["records"] as? [String: Int])?["imported"] == 0)
    #expect(try shown(parts) == shown(whole))
  }

  @Test("a dry run decides as the real run does, and writes nothing")
  func dryRun() throws {
    let place = try Workplace()
    try place.file("book.vcf", Cards.book)
    try place.file(Self.name, Self.chat)
    func decisions(_ arguments: String...) throws -> [NSDictionary] {
      let all = ["import", "book.vcf", Self.name, "--output", "jsonl"] + arguments
      return try place.runner.run(all).objects("decision").map { $0 as NSDictionary }
    }
    let dry = try decisions("--dry-run")
    #expect(!FileManager.default.fileExists(atPath: place.database.path))
    #expect(dry.count == 3)
    #expect(try decisions() == dry)
  }

  @Test("in a group each sender that is known gets what they said, the others go to the inbox")
  func group() throws {
    let place = try Workplace()
    try place.file("book.vcf", Cards.book)
    try place.file(
      "WhatsApp Chat with Garden.txt",
      """
      14/03/2026, 21:39 - Robin created group "Garden"
      14/03/2026, 21:40 - Zoe Lindqvist: I bring the seeds
      14/03/2026, 21:41 - Robin: and I a spade
      14/03/2026, 21:42 - Wilhelmina Oddfellow: rain is coming
      14/03/2026, 21:43 - Zoe Lindqvist: then Sunday

      """)
    try place.run("book.vcf", "WhatsApp Chat with Garden.txt", "--owner", "Robin")
    let filed = try interactions(place)
    #expect(filed.count == 1)
    #expect(filed.first?["contact_name"] as? String == "Zoe Lindqvist")
    #expect(filed.first?["content"] as? String == "I bring the seeds · then Sunday")
    let inbox = try place.run("export", "inbox").objects()
    #expect(inbox.count == 1)
    #expect((inbox.first?["content"] as? String)?.contains("rain is coming") == true)
  }

  @Test("a note is filed under the person it names; one about nobody known waits in the inbox")
  func wholeNotes() throws {
    let place = try Workplace()
    try place.file("book.vcf", Cards.book)
    try place.file(
      "a.notes.jsonl",
      """
      {"id":"n1","source":"voice_note","captured_at":"2026-03-14T18:20:00-07:00","title":null,"text":"Coffee with Zoe Lindqvist. She is learning the cello."}
      {"id":"n2","source":"manual","captured_at":"2026-03-15T18:20:00Z","text":"Buy milk, eggs and flour."}

      """)
    let outcome = try place.run("import", "book.vcf", "a.notes.jsonl", "--output", "jsonl")
    let decisions = try outcome.objects("decision")
    let first = try #require(decisions.first { $0["record"] as? String == "n1" })
    #expect(first["contact"] as? String == "zoe-lindqvist")
    #expect((first["confidence"] as? Double ?? 0) >= 0.85)
    let evidence = try #require(first["evidence"] as? [[String: String]])
    #expect(evidence.contains { $0["text"]?.contains("Zoe") == true })
    let second = try #require(decisions.first { $0["record"] as? String == "n2" })
    #expect(second["contact"] == nil)
    #expect((second["suggestions"] as? [Any])?.isEmpty == true)
    let filed = try #require(try interactions(place).first)
    #expect(filed["interaction_date"] as? String == "2026-03-14T18:20:00-07:00")
    #expect(filed["source"] as? String == "voice_note")
    // The newest interaction is the last contact.
    let person = try place.run("export", "contacts").objects().first {
      $0["identifier"] as? String == "zoe-lindqvist"
    }
    #expect(person?["last_connected_at"] as? String == "2026-03-14T18:20:00-07:00")
    let again = try place.run("import", "a.notes.jsonl", "--output", "jsonl")
    #expect(try notes(again.report()) == ["assigned": 0, "inbox": 0, "duplicate": 2])
  }

  @Test("a link that a phone's shortcut sends is filed, and the list of runs does not repeat it")
  func link() throws {
    let place = try Workplace()
    try place.file("book.vcf", Cards.book)
    let link = "circles://import?text=Coffee%20with%20Zoe%20Lindqvist&source=manual"
    let outcome = try place.run("import", "book.vcf", link, "--output", "jsonl")
    let decision = try #require(try outcome.objects("decision").first)
    #expect(decision["contact"] as? String == "zoe-lindqvist")
    let runs = try place.run("runs", "list").output
    #expect(runs.contains("circles://import"))
    #expect(!runs.contains("Coffee"))
  }

  @Test("what read prints is not taken for notes that another program hands over")
  func ownOutput() throws {
    let place = try Workplace()
    try place.file("Call with Zoe.txt", "Zoe sings in May.")
    let printed = try place.run("read", "Call with Zoe.txt")
    #expect(try printed.objects("note").count == 1)
    try place.file("out.ndjson", printed.output)
    let again = try place.run("read", "out.ndjson", "--output", "jsonl")
    #expect(try again.objects("note").isEmpty)
    #expect(again.output.contains("input.unrecognised"))
  }

  @Test("without their raw texts, notes keep a summary alone")
  func noRaw() throws {
    let place = try Workplace()
    try place.file("book.vcf", Cards.book)
    try place.file(Self.name, Self.chat)
    try place.run("import", "book.vcf", Self.name, "--no-raw")
    let filed = try interactions(place)
    #expect(filed.count == 3)
    #expect(filed.allSatisfy { $0["raw_text"] == nil })
    #expect(filed.first?["content"] as? String != "")
    let again = try place.run("import", Self.name, "--no-raw", "--output", "jsonl").report()
    #expect((again["records"] as? [String: Int])?["duplicate"] == 1)
  }

  @Test("taking back an import of chats leaves the notebook as it was, row for row")
  func undo() throws {
    let place = try Workplace()
    try place.file("book.vcf", Cards.book)
    try place.run("book.vcf")
    let rows = try NotebookRows(place.database)
    let before = try rows.everything()
    try place.file(Self.name, Self.chat)
    try place.run(Self.name)
    #expect(try rows.everything() != before)
    try place.run("runs", "undo", "last")
    #expect(try rows.everything() == before)
    // And it can be imported again.
    try place.run(Self.name)
    #expect(try interactions(place).count == 3)
  }
}
