import CirclesExtraction
import CirclesModel
import Testing

@Suite("Interests weighed by what stands around them")
struct WeighedTests {
  @Test(
    "a name without a pattern counts where the clause tells of devotion or habit",
    arguments: [
      (
        "Marta rang. She is at the allotment every evening, bookbinding is all she talks about.",
        "bookbinding"
      ),
      ("Marta has bought a loom and it fills the whole kitchen now.", "weaving"),
      ("Marta: bouldering every morning before work, it keeps me sane.", "bouldering"),
    ])
  func found(text: String, interest: String) {
    #expect(
      Sample.manual(text).interestTexts.contains { $0.hasSuffix(interest) },
      "\(Sample.manual(text).interestTexts)")
  }

  @Test(
    "what is over, asked, or another's does not",
    arguments: [
      "Marta has packed in fencing, the knee is gone.",
      "Her son plays lacrosse for the school.",
      "Marta sold the surfboard and quit surfing years ago.",
    ])
  func left(text: String) {
    #expect(Sample.manual(text).interests.isEmpty, "\(Sample.manual(text).interestTexts)")
  }

  @Test("of two readings of the same words the shorter one, in every run")
  func tie() {
    let found = Sample.manual(
      "Marta had the baby! She's a cryptic crossword nut & loves op shopping.")
    #expect(found.interestTexts.contains("cryptic crossword"), "\(found.interestTexts)")
  }

  @Test("two names at the same place are one interest, in the order of the text")
  func overlap() {
    let found = Sample.manual("Marta loves rock climbing and plays the cello.").interests
    #expect(found.map(\.start) == found.map(\.start).sorted())
    #expect(found.filter { $0.text.hasSuffix("climbing") }.count == 1)
  }

  @Test("the features of each mention are told, and which are chosen")
  func features() throws {
    let note = NoteRecord(
      source: Sample.source, id: "1", noteSource: .manual,
      text: "Marta plays the cello. Her brother hates golf.")
    let weighed = Sample.extractor.weighedInterests(
      note, subject: Sample.subject("Marta Quill", "Marta"))
    let cello = try #require(weighed.first { $0.found.text == "cello" })
    #expect(cello.isChosen)
    #expect(cello.features.contains("instrument") && cello.features.contains("ruled"))
    let golf = try #require(weighed.first { $0.found.text == "golf" })
    #expect(!golf.isChosen)
    #expect(golf.features.contains("sport") && golf.features.contains("relativeInClause"))
  }

  @Test("a long text is weighed within bounds, and gives the same each time")
  func bounds() {
    let text = String(repeating: "Marta loves judo, archery, yoga and chess. ", count: 400)
    let found = Sample.manual(text).interests
    #expect(found.count <= 48)
    #expect(found == Sample.manual(text).interests)
  }
}
