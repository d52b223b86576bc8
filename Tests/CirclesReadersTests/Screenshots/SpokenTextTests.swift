import Testing

@testable import CirclesReaders

@Suite("What a message says, without what pictures are read as")
struct SpokenTextTests {
  @Test("Money, percent and degrees stay beside their number")
  func counted() {
    #expect(SpokenText.join(["La visita son", "45 €"]) == "La visita son 45 €")
    #expect(SpokenText.join(["€ 45 or so"]) == "€ 45 or so")
    #expect(SpokenText.join(["only 20 % left"]) == "only 20 % left")
  }

  @Test("Signs away from numbers go")
  func scraps() {
    #expect(SpokenText.join(["see you ®"]) == "see you")
    #expect(SpokenText.join(["€ Anna is here"]) == "Anna is here")
    #expect(SpokenText.join(["well % then %"]) == "well % then")
  }
}
