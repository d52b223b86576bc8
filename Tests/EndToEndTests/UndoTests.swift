import Foundation
import Testing

@Suite struct UndoTests {
  private let place: Workplace

  init() throws {
    place = try Workplace()
    try place.file("book.vcf", Cards.book)
  }

  @Test("undo of the first import leaves the notebook empty again")
  func first() throws {
    try place.run("book.vcf")
    #expect(try place.export().count == 2)
    let outcome = try place.run("runs", "undo", "last")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("removed   2 people"))
    #expect(try place.export().isEmpty)
    #expect(try place.run("people", "list", "--output", "jsonl").lines.isEmpty)
  }

  @Test("undo of a later import leaves what was there before, row for row")
  func later() throws {
    try place.run("book.vcf")
    let before = try place.export()
    try place.file("more.vcf", Cards.book.replacing("142", with: "143") + Cards.card("Bea Two"))
    try place.run("more.vcf", "--source", "vcard")
    let outcome = try place.run("runs", "undo", "last", "--output", "jsonl")
    #expect(outcome.status == 0)
    #expect(try outcome.objects().first?["type"] as? String == "undo")
    #expect(try place.export() == before)
  }

  @Test("an import can be done again after it was taken back")
  func again() throws {
    try place.run("book.vcf")
    let before = try place.export()
    try place.run("runs", "undo", "last")
    try place.run("book.vcf")
    let ids = { (lines: [String]) in
      lines.compactMap { $0.firstMatch(of: /"id":"([^"]+)"/)?.1 }.sorted()
    }
    #expect(try ids(place.export()) == ids(before))
  }

  @Test("a run is named by the beginning of its id; one that is not there is exit 64")
  func naming() throws {
    try place.run("book.vcf")
    let run = try #require(try place.run("runs", "--output", "jsonl").objects("run").first)
    let id = try #require(run["run"] as? String)
    let shown = try place.run("runs", "show", String(id.prefix(8)))
    #expect(shown.status == 0)
    #expect(shown.output.contains("import book.vcf"))
    #expect(shown.output.contains("Zoe Lindqvist"))
    #expect(try place.run("runs", "show", "ffffffff-no").status == 64)
    #expect(try place.run("runs", "undo", "ffffffff-no").status == 64)
  }
}
