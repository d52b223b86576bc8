import Foundation
import Testing

/// What texts say: `extract`, and the lines `decision` of an import.
@Suite struct ExtractTests {
  static let text =
    "Lunch with Zoe Lindqvist. She took up pottery and is moving to Leeds on April 3rd. "
    + "Don't bring up the knee."

  private func dates(_ object: [String: Any]) throws -> [[String: Any]] {
    try #require(object["dates"] as? [[String: Any]])
  }

  @Test("a text on standard input is read, days counted from a time and spans in its scalars")
  func extract() throws {
    let place = try Workplace()
    let outcome = try place.run(
      "extract", "--at", "2026-03-14T18:20", "--about", "Zoe Lindqvist", "--output", "jsonl",
      "--date-order", "mdy", input: Self.text)
    #expect(outcome.status == 0)
    let found = try #require(try outcome.objects("extraction").first)
    let day = try #require(try dates(found).first)
    #expect(day["value"] as? String == "2026-04-03")
    #expect(day["kind"] as? String == "date")
    let scalars = Array(Self.text.unicodeScalars)
    let start = try #require(day["start"] as? Int)
    let end = try #require(day["end"] as? Int)
    var words = String.UnicodeScalarView()
    words.append(contentsOf: scalars[start..<end])
    #expect(String(words) == day["text"] as? String)
    #expect(found["interests"] as? [String] == ["pottery"])
    #expect((found["topics_to_avoid"] as? [String])?.joined().contains("knee") == true)
    #expect(!FileManager.default.fileExists(atPath: place.database.path))
  }

  @Test("for people the findings stand below the text; a text that says nothing says so")
  func forPeople() throws {
    let place = try Workplace()
    let outcome = try place.run(
      "extract", "--at", "2026-03-14", "--about", "Zoe", input: "Zoe sings.\u{1B}[31m In May.\n")
    #expect(outcome.output.contains("2026-05-01/2026-05-31"))
    #expect(!outcome.output.contains("\u{1B}[31m"))
    #expect(try place.run("extract", input: "hm").output.contains("Nothing found."))
    #expect(try place.run("extract", "--at", "yesterday", input: "x").status == 64)
  }

  @Test("a decision tells what the note says, of the person it is about alone")
  func decisions() throws {
    let place = try Workplace()
    try place.file("book.vcf", Cards.book)
    let notes = ["n1": Self.text, "n2": "Pottery class starts on April 3rd, says the poster."]
    let lines = try notes.sorted { $0.key < $1.key }.map { id, text in
      let object = [
        "id": id, "source": "voice_note", "captured_at": "2026-03-14T18:20:00-07:00",
        "text": text,
      ]
      return String(decoding: try JSONSerialization.data(withJSONObject: object), as: UTF8.self)
    }
    try place.file("a.notes.jsonl", lines.joined(separator: "\n") + "\n")
    let outcome = try place.run("import", "book.vcf", "a.notes.jsonl", "--output", "jsonl")
    let decisions = try outcome.objects("decision")
    let about = try #require(decisions.first { $0["record"] as? String == "n1" })
    #expect(about["contact"] as? String == "zoe-lindqvist")
    #expect(about["interests"] as? [String] == ["pottery"])
    #expect(try dates(about).first?["value"] as? String == "2026-04-03")
    #expect((about["summary"] as? String)?.isEmpty == false)
    let nobody = try #require(decisions.first { $0["record"] as? String == "n2" })
    #expect(nobody["interests"] == nil)
    #expect(try dates(nobody).count == 1)
  }
}
