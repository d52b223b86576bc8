import CirclesModel
import Testing

@testable import CirclesMatching

/// Texts that are nobody's, though somebody of the book is named in them.
@Suite struct NobodysTextTests {
  private static let matcher = Matcher(
    index: PersonIndex(
      people: BookReading.people(
        """
        olga|Olga Brandt|Olga|Brandt|||||||
        milan|Milan Horvat|Milan|Horvat|||||||
        mam|Mam|Mam||||||||
        piet|Piet (mam)|Piet||||||||
        dora|Dora Kell|Dora|Kell|||dora@mill.example||||
        """)),
    settings: MatchingSettings(owners: ["Robin Falk"], region: "NL"))

  private func decide(_ text: String, _ source: NoteSource) -> MatchDecision {
    Self.matcher.decide(
      NoteRecord(
        source: RecordSource(path: "", format: "", index: 0, line: 1), id: "n", noteSource: source,
        text: text))
  }

  @Test("News of two together is neither's alone, also where each is said something of")
  func couple() {
    #expect(
      decide("Olga & Milan: tasting on 5 July, she likes plums, he anything", .manual).contact
        == nil)
    #expect(decide("Mam en Piet gaan trouwen in september", .manual).contact == nil)
    // Gone on about, one of them is the likelier.
    let olga = decide(
      "Olga and Milan came. Olga starts at the bank. Olga plays the viola.", .manual)
    #expect(olga.suggestions.first?.identifier == "olga")
  }

  @Test("A newsletter is nobody's, in whosever name it was sent")
  func newsletter() {
    let letter = """
      From: Dora Kell <dora@mill.example>
      Subject: What's on in May

      Two places left in the pottery class. View in browser | Unsubscribe
      """
    #expect(decide(letter, .chatImport).contact == nil)
    let mail = """
      From: Dora Kell <dora@mill.example>
      Subject: May

      I start at the mill in May and want to see you before.
      """
    #expect(decide(mail, .chatImport).contact?.identifier == "dora")
  }

  @Test(
    "Reminders and payments that a machine wrote are nobody's, in several languages",
    arguments: [
      "Dit is een herinnering aan uw afspraak op 8 april bij Olga Brandt",
      "OLGA BRANDT paid you 14.00 Faster payment",
      "Olga Brandt: si no desea recibir correos puede darse de baja",
    ])
  func machine(text: String) {
    #expect(decide(text, .shortcutImport).contact == nil)
  }
}
