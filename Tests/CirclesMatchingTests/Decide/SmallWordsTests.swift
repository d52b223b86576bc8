import CirclesModel
import Testing

@testable import CirclesMatching

/// Small words and remarks that a card's name holds, and the words by which people end a letter.
@Suite struct SmallWordsTests {
  private static let matcher = Matcher(
    index: PersonIndex(
      people: BookReading.people(
        """
        clara|Clara mi vida|Clara mi vida||||||||
        mamá|Mamá|Mamá||||||||
        lalo|Tío Lalo|Lalo|Ibarra|||||||
        wil|Wil Dekker|Wil|Dekker|||||||
        nadine|Nadine Zumba|Nadine Zumba||||||||
        nadine2|Nadine Vogt|Nadine|Vogt|||||||
        astrid|Astrid Lund|Astrid|Lund|||||||
        bea|Bea|Bea||||||||
        """)),
    settings: MatchingSettings(owners: ["Robin Falk"], region: "ES"))

  private func decide(_ source: NoteSource, _ text: String) -> MatchDecision {
    Self.matcher.decide(
      NoteRecord(
        source: RecordSource(path: "", format: "", index: 0, line: 1), id: "n", noteSource: source,
        text: text))
  }

  @Test("A small word of the text's language is nobody's name, though a card has it")
  func smallWord() {
    let decision = decide(.voiceNote, "hoy hay que comprar el pan y lavar mi coche para el viaje")
    #expect(!decision.suggestions.contains { $0.identifier == "clara" })
    let dutch = decide(.voiceNote, "de buurman wil niet dat we de heg voor de zomer snoeien")
    #expect(dutch.contact == nil)
  }

  @Test("In another language the same word is a name still")
  func name() {
    let decision = decide(.voiceNote, "wil is moving to a new flat in may and he needs boxes")
    #expect(decision.suggestions.first?.identifier == "wil")
  }

  @Test("A word that means an uncle in some language is the mother who is called so")
  func exactLabel() {
    let decision = decide(.voiceNote, "llamó mi mamá que el lunes tiene cita con el doctor")
    #expect(decision.suggestions.first?.identifier == "mamá")
  }

  @Test("Where somebody is known from is not their name, and tells them from a namesake")
  func remark() {
    let hall = decide(.manual, "Zumba is cancelled this week, the hall is flooded")
    #expect(hall.contact == nil)
    let decision = decide(.manual, "Nadine has a new zumba outfit and moves to Graz in May")
    #expect(decision.suggestions.first?.identifier == "nadine")
  }

  @Test("Whoever ends a letter with a greeting wrote it")
  func closing() {
    let decision = decide(
      .chatImport,
      """
      Tack för kortet, det kom precis till min födelsedag! Bea var här i går med blommor och kaka.
      På lördag tar vi båten ut till öarna om vädret håller i sig, och sedan blir det kräftor.
      Varm kram, Astrid
      """)
    #expect(decision.contact?.identifier == "astrid")
  }
}
