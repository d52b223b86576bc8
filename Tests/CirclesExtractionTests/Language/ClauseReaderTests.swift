import Testing

@testable import CirclesExtraction

@Suite("Reading clauses")
struct ClauseReaderTests {
  private func read(_ text: String, as speaker: Speaker = .narrator) -> ReadSegment {
    let tokens = Lexer.tokens(of: text)
    var cast = Participants(owners: ["Kim"], subject: Sample.subject("Marta Quill", "Marta"))
    cast.look(through: tokens)
    return ClauseReader.read(
      Segment(tokens: tokens.indices, speaker: speaker), of: tokens, cast: cast)
  }

  private func reading(_ word: String, in segment: ReadSegment) -> Reading? {
    segment.words.firstIndex { $0.text == word }.map { segment.readings[$0] }
  }

  @Test("the subject of a clause holds until the next")
  func persons() {
    let segment = read("Marta paints and sings, her brother cooks and I bake.")
    #expect(reading("paints", in: segment)?.person == .subject)
    #expect(reading("sings", in: segment)?.person == .subject)
    #expect(reading("cooks", in: segment)?.person == .other)
    #expect(reading("bake", in: segment)?.person == .owner)
  }

  @Test("a new sentence is about the subject again")
  func sentences() {
    let segment = read("Marta rang. Joel is ill. Moving in May.")
    #expect(reading("ill", in: segment)?.person == .other)
    #expect(reading("moving", in: segment)?.person == .subject)
  }

  @Test("I and you change with who speaks")
  func speakers() {
    let text = "I row and you sail"
    #expect(reading("row", in: read(text, as: .subject))?.person == .subject)
    #expect(reading("sail", in: read(text, as: .subject))?.person == .owner)
    #expect(reading("row", in: read(text, as: .owner))?.person == .owner)
    #expect(reading("sail", in: read(text, as: .owner))?.person == .subject)
    #expect(reading("row", in: read(text, as: .other))?.person == .other)
    #expect(reading("row", in: read(text, as: .unknown))?.person == .subject)
  }

  @Test("a denial reaches to the end of its clause")
  func negation() {
    let segment = read("She does not ski, she rows. Never sings but paints.")
    #expect(reading("ski", in: segment)?.isNegated == true)
    #expect(reading("rows", in: segment)?.isNegated == false)
    #expect(reading("sings", in: segment)?.isNegated == true)
    #expect(reading("paints", in: segment)?.isNegated == false)
    #expect(reading("chess", in: read("not only chess"))?.isNegated == false)
    #expect(reading("jazz", in: read("nothing but jazz"))?.isNegated == false)
  }

  @Test("what is asked and what is thought of are marked")
  func moods() {
    #expect(reading("sail", in: read("Does she sail?"))?.isAsked == true)
    #expect(reading("row", in: read("Does she sail? They row."))?.isAsked == false)
    #expect(reading("sail", in: read("maybe she will sail"))?.isHypothetical == true)
    #expect(reading("sails", in: read("if Marta sails"))?.isHypothetical == true)
    #expect(reading("sails", in: read("if she sails"))?.isHypothetical == true)
    #expect(reading("sail", in: read("she would sail"))?.isConditional == true)
  }

  @Test("abbreviations end no sentence, numbers do")
  func stops() {
    let segment = read("Dr. Quill sings. By 5. Joel left.")
    #expect(reading("sings", in: segment)?.clause == 0)
    #expect(segment.openings.count == 3)
  }

  @Test("a clause's place holds what is left out of its words")
  func spans() {
    let segment = read("Hello. No salt crackers!")
    #expect(segment.words.map(\.text) == ["hello", "salt", "crackers"])
    #expect(segment.spans.last == 7..<24)
  }

  @Test("wrapped lines are one, in a chat; in a note they end")
  func lines() {
    #expect(read("I do not\nski", as: .subject).readings.last?.isNegated == true)
    #expect(read("does not row\nski").readings.last?.isNegated == false)
  }
}
