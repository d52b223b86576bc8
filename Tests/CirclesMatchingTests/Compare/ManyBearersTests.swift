import CirclesModel
import Testing

@testable import CirclesMatching

@Suite("A first name that thousands bear") struct ManyBearersTests {
  private static let index = PersonIndex(
    people: (0..<3000).map { number in
      var fields = ContactFields()
      fields.name.display = "Alex Farrow\(number)x"
      fields.name.given = "Alex"
      fields.name.family = "Farrow\(number)x"
      if number == 2900 { fields.organization = "Tidewater" }
      return KnownPerson(
        identifier: "p\(number)", name: fields.name.display, fields: fields)
    })

  private func finder(_ text: String) -> (finder: MentionFinder, text: FoldedText) {
    let view = NoteFeatures(text: text, title: "", source: .manual)
    return (MentionFinder(index: Self.index, view: view, owner: []), view.text)
  }

  private func decide(_ text: String) -> MatchDecision {
    Matcher(index: Self.index).decide(
      NoteRecord(
        source: RecordSource(path: "a", format: "notes-jsonl", index: 0, line: 1), id: "n",
        noteSource: .voiceNote, capturedAt: nil, title: "", text: text))
  }

  @Test("alone is looked at for a few of them, and is nobody's")
  func alone() throws {
    let (made, text) = finder("Lunch with Alex today")
    var finder = made
    let mention = try #require(finder.mentions(in: text).first)
    #expect(mention.people.count <= MentionFinder.maximumBearers)
    #expect(mention.crowd == 3000)
    #expect(try #require(finder.singledOut(mention.from, text)).count <= 200)
    let decision = decide("Lunch with Alex today")
    #expect(decision.contact == nil)
    #expect(!decision.suggestions.isEmpty)
  }

  @Test("with the family name is that one, wherever they stand in the book")
  func wholeName() {
    #expect(decide("Lunch with Alex Farrow2871x today").contact?.identifier == "p2871")
  }

  @Test("with a rare word of one card puts that one first")
  func favoured() {
    let decision = decide("Lunch with Alex from Tidewater today")
    #expect(decision.suggestions.first?.identifier == "p2900")
  }
}
