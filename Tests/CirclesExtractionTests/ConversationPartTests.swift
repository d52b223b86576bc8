import CirclesExtraction
import CirclesModel
import Testing

@Suite("Parts of conversations")
struct ConversationPartTests {
  private func extract(_ lines: [String], with name: String? = "Marta") -> Extraction {
    Sample.extractor.extract(
      Sample.part(with: name, lines), subject: Sample.subject("Marta Quill", "Marta"))
  }

  @Test("what they say of themselves is theirs, what I say of them too")
  func whose() {
    let found = extract([
      "me: I'm learning the lute", "them: I do archery on Sundays", "me: you love darts",
      "them: you love opera",
    ])
    #expect(found.interestTexts == ["archery", "darts"])
  }

  @Test("spans count in the text of the messages, a line each")
  func spans() {
    let part = Sample.part(with: "Marta", ["me: how are you", "them: fine, I started judo"])
    let text = Extractor.text(of: part)
    #expect(text == "how are you\nfine, I started judo")
    let found = Sample.extractor.extract(part, subject: Sample.subject("Marta Quill"))
    #expect(found.interests.map { text.scalars($0.start, $0.end) } == ["judo"])
  }

  @Test("calls, pictures and deleted messages say nothing, and shift nothing")
  func kinds() {
    var part = Sample.part(
      with: "Marta", ["them: I do judo", "them: I do chess", "them: I do darts"])
    part.messages[1].kind = .deleted
    let found = Sample.extractor.extract(part, subject: Sample.subject("Marta Quill"))
    #expect(found.interestTexts == ["judo", "darts"])
    #expect(
      found.interests.last.map { Extractor.text(of: part).scalars($0.start, $0.end) } == "darts")
  }

  @Test("a group's part is what its partner said")
  func groups() {
    #expect(extract(["Marta: I took up rowing"]).interestTexts == ["rowing"])
  }

  @Test("a part with another person tells of the subject in the third person")
  func third() {
    let found = extract(["them: Marta is fine, she does chess. I do judo"], with: "Joel Quill")
    #expect(found.interestTexts == ["chess"])
  }

  @Test("a part without messages says nothing")
  func empty() {
    #expect(extract([]) == Extraction())
  }
}
