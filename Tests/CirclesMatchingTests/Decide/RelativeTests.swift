import CirclesModel
import Testing

@testable import CirclesMatching

/// Whose relative somebody is, in the languages that put the owner behind, and who only brings news.
@Suite struct RelativeTests {
  private static let matcher = Matcher(
    index: PersonIndex(
      people: BookReading.people(
        """
        mae|Mãe|Mãe||||||||
        sean|Seán Falk|Seán|Falk|||||||
        nuala|Nuala Byrne|Nuala|Byrne|||||Seán's mother||
        marcelo|Marcelo Costa|Marcelo|Costa|||||marido||
        larissa|Larissa Campos|Larissa|Campos|||||||
        igor|Igor Campos|Igor|Campos|||||irmão da Larissa, surfista||
        yumi|Yumi Tanaka|Yumi|Tanaka|||||sogra, mora na Liberdade||
        kwame|Kwame Boateng|Kwame|Boateng|||||||
        bro|Kofi irmão|Kofi|Asante|||||||wife=Ama Asante
        ama|Ama Asante|Ama|Asante|||||||
        kmom|Kwame's Mom|Kwame's Mom||||||||
        helena|Dra. Helena Vasques|Helena|Vasques|||||||
        kowalski|Helena Kowalski|Helena|Kowalski|||||||
        carl|Tess Okoro|Tess|Okoro|||||husband Carl, two kids||
        """)),
    settings: MatchingSettings(owners: ["Renata Moreno"], region: "BR"))

  private func decide(_ source: NoteSource, _ text: String) -> MatchDecision {
    Self.matcher.decide(
      NoteRecord(
        source: RecordSource(path: "", format: "", index: 0, line: 1), id: "n", noteSource: source,
        text: text))
  }

  @Test("A relative whose owner stands behind is whom the card calls so")
  func behind() {
    let decision = decide(
      .voiceNote, "o irmão da Larissa vai abrir uma escola de surfe em setembro, ele virou vegano")
    #expect(decision.contact?.identifier == "igor")
    #expect(decision.evidence.contains { $0.kind == "relation" })
  }

  @Test("Somebody else's mother is not the contact called Mother")
  func othersMother() {
    let decision = decide(.voiceNote, "a mãe da Larissa vai operar o joelho em maio")
    #expect(decision.contact?.identifier != "mae")
  }

  @Test("In speech a relative's owner needs no sign")
  func unsigned() {
    let decision = decide(
      .voiceNote, "seans mother will be eighty seven in december she wants binoculars")
    #expect(decision.contact?.identifier == "nuala")
    #expect(decide(.manual, "seans mother wants binoculars").contact == nil)
  }

  @Test(
    "What a card's note says somebody is to the owner calls them",
    arguments: [
      ("Meu marido começa no emprego novo em maio e ele quer uma bicicleta.", "marcelo"),
      ("Minha sogra faz setenta e cinco anos em março, ela quer um almoço simples.", "yumi"),
    ])
  func own(text: String, person: String) {
    #expect(decide(.voiceNote, text).contact?.identifier == person)
  }

  @Test("A relative that a card's note names is not the contact")
  func named() {
    let decision = decide(.voiceNote, "my husband starts the new job in may and he wants a bike")
    #expect(!decision.suggestions.prefix(1).contains { $0.identifier == "carl" })
  }

  @Test("Whoever brings news of another is not whom the text is about")
  func report() {
    let decision = decide(
      .voiceNote,
      "Larissa contou que a Yumi quer vender o apartamento em outubro e começou karaokê")
    #expect(decision.suggestions.first?.identifier == "yumi")
  }

  @Test("What somebody becomes is nobody's name")
  func becomes() {
    let decision = decide(.voiceNote, "a Larissa vai ser mãe em agosto e ela está feliz")
    #expect(decision.contact?.identifier == "larissa")
  }

  @Test("A word of speech that is no name but sounds just like one is its bearer")
  func heard() {
    let text = "Kwami is having us on thursday and he has taken up upholstery"
    let decision = decide(.voiceNote, text)
    #expect(decision.suggestions.first?.identifier == "kwame")
    #expect(decision.confidence > 0.7)
    #expect(decision.evidence.contains { $0.kind == "sounds_like" })
    #expect(decide(.manual, text).confidence < 0.1)
  }

  @Test("A title in another form tells namesakes apart")
  func title() {
    let decision = decide(
      .voiceNote, "a doutora Helena pediu retorno em seis meses e ela faz balé adulto")
    #expect(decision.suggestions.first?.identifier == "helena")
    #expect((decision.suggestions.first?.confidence ?? 0) > 0.7)
  }

  @Test("A note wakes when a card comes to say whose relative somebody is")
  func wakes() {
    let note = NoteRecord(
      source: RecordSource(path: "", format: "", index: 0, line: 1), id: "n",
      noteSource: .voiceNote, text: "o irmão da Larissa virou vegano")
    let person = BookReading.people("igor|Ig|Ig||||||irmão da Larissa||")[0]
    let keys = Set(Self.matcher.keys(of: note))
    #expect(!keys.isDisjoint(with: Matcher.keys(of: person)))
  }

  @Test("Where a card is called after a child, the child is meant and no namesake")
  func child() {
    let text = "kwame hurt his ankle in the line and his mom is taking him to the doctor tomorrow"
    #expect(decide(.voiceNote, text).contact == nil)
    let other = "kwame hurt his ankle in the line and he is going to the doctor tomorrow morning"
    #expect(decide(.voiceNote, other).suggestions.first?.identifier == "kwame")
  }

  @Test("The wife of a brother is the one on his card")
  func brothersWife() {
    let text = "my brother's wife called and she wants to throw him a surprise in november"
    #expect(decide(.voiceNote, text).suggestions.first?.identifier == "ama")
    let behind = "a mulher do meu irmão ligou ela quer fazer uma surpresa em novembro"
    #expect(decide(.voiceNote, behind).suggestions.first?.identifier == "ama")
  }
}
