import CirclesModel
import CirclesStore
import Foundation
import Testing

@testable import CirclesPipeline

@Suite("Files that go on where one read before stopped")
struct ContinuedFileTests {
  private let book = "BEGIN:VCARD\r\nVERSION:3.0\r\nUID:1\r\nFN:Tomas Berg\r\nEND:VCARD\r\n"

  @Test("A note that was filed by hand stays there, with all of its words")
  func handFiling() async throws {
    let torn = try TornNotebook()
    try await torn.load(Array(book.utf8), as: "book.vcf")
    try await torn.load(Array("Remember to bring the".utf8), as: "memo.txt")
    let waiting = try #require(try torn.notebook.inbox().first)
    let person = try #require(try torn.notebook.people().first)
    _ = try torn.notebook.assign(note: waiting.id, to: person.id)
    try await torn.load(Array("Remember to bring the ladder.\n".utf8), as: "memo.txt")
    #expect(try torn.notebook.inbox().isEmpty)
    #expect(
      try torn.rows(["SELECT content, raw_text FROM interaction"]).map { $0.contains("ladder.") }
        == [true])
  }

  @Test(
    "A file that ends inside a card or row takes nothing away from whom it was known",
    arguments: [
      (
        "book.vcf", "BEGIN:VCARD\r\nVERSION:3.0\r\nUID:1\r\nFN:Tomas Berg\r\nTEL:+46 8 12345678\r\n"
      ),
      ("book.csv", "First Name,Last Name,Phone 1 - Value,Notes\nTomas,Berg,+46 8 12345678,x\n"),
    ])
  func halfOfSomebodyKnown(name: String, text: String) async throws {
    let whole = name.hasSuffix("vcf") ? text + "END:VCARD\r\n" : text
    let torn = try TornNotebook()
    try await torn.load(Array(whole.utf8), as: name)
    let before = try torn.shown()
    #expect(before.contains { $0.contains("12345678") })
    // A card may end with a whole line, too.
    for count in (name.hasSuffix("vcf") ? [0, 27] : []) + [4, 8, 16] {
      let half = text.prefix(text.count - count)
      let report = try await torn.load(Array(half.utf8), as: name)
      #expect(report.contacts.updated == 0)
      #expect(try torn.shown() == before)
    }
    // The next whole file counts again.
    let changed = whole.replacing("12345678", with: "87654321")
    try await torn.load(Array(changed.utf8), as: name)
    #expect(try torn.shown().contains { $0.contains("87654321") })
    #expect(try torn.notebook.people().count == 1)
  }

  @Test("A file of another name that begins alike is another file")
  func otherName() async throws {
    let torn = try TornNotebook()
    try await torn.load(Array("Called Ana".utf8), as: "monday.txt")
    try await torn.load(Array("Called Ana about the boat".utf8), as: "tuesday.txt")
    #expect(try torn.notebook.inbox().count == 2)
  }

  @Test("A file of the same name that says something else is another file")
  func otherText() async throws {
    let torn = try TornNotebook()
    try await torn.load(Array("Called Ana".utf8), as: "memo.txt")
    try await torn.load(Array("Called Ben about the boat".utf8), as: "memo.txt")
    #expect(try torn.notebook.inbox().count == 2)
  }

  @Test("A message that an earlier export brought stays when a torn one is completed")
  func earlierMessages() async throws {
    let torn = try TornNotebook()
    let one = "13/03/2026, 19:05 - Ana: hello there\n13/03/2026, 19:06 - Ben: yes\n"
    let two = one + "13/03/2026, 19:07 - Ana: what I bring:\n- the spade\n- seed\n"
    try await torn.load(Array(one.utf8), as: "WhatsApp Chat with Ana.txt")
    try await torn.load(Array(two.utf8.dropLast(9)), as: "WhatsApp Chat with Ana.txt")
    try await torn.load(Array(two.utf8), as: "WhatsApp Chat with Ana.txt")
    #expect(try torn.rows(["SELECT text FROM message"]).count == 3)
    // The first run's messages are its own still.
    let last = try #require(try torn.notebook.runs().first)
    _ = try torn.notebook.undo(run: last.id)
    #expect(try torn.rows(["SELECT text FROM message"]).count == 3)
    #expect(try torn.rows(["SELECT text FROM message"]).filter { $0.contains("seed") }.isEmpty)
  }
}
