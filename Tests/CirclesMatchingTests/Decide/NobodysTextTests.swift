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
        pai|Pai|Pai||||||||
        vera|Vera (pai)|Vera||||||||
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
    let both = "Olga & Milan: concert on 5 July, she plays the viola, he the drums"
    #expect(decide(both, .manual).contact == nil)
    #expect(decide("Pai e Vera vão para Faro em setembro", .manual).contact == nil)
    // Gone on about, one of them is the likelier.
    let olga = decide(
      "Olga and Milan came. Olga starts at the bank. Olga plays the viola.", .manual)
    #expect(olga.suggestions.first?.identifier == "olga")
  }

  @Test("A newsletter is nobody's, in whosever name it was sent")
  func newsletter() {
    let letter = """
      From: Dora Kell <dora@mill.example>
      Subject: News from the mill

      The shop has new flour and is open on Sundays now.
      View in browser | Unsubscribe
      """
    #expect(decide(letter, .chatImport).contact == nil)
    let mail = """
      From: Dora Kell <dora@mill.example>
      Subject: May

      How do I unsubscribe from their letters? I want to unsubscribe before I start at the mill.
      """
    #expect(decide(mail, .chatImport).contact?.identifier == "dora")
  }

  @Test(
    "What a machine would say too is a person's where a person says it",
    arguments: [
      "Dora: ich muss mich vom Training abmelden, und die Zeitung will ich abbestellen.",
      "Dora: mi hermano va a darse de baja del gimnasio en mayo",
      "Dora: they paid you, you paid the direct debit, all is well",
    ])
  func person(text: String) {
    #expect(decide(text, .chatImport).contact?.identifier == "dora")
  }

  @Test(
    "Reminders and payments that a machine wrote are nobody's, in several languages",
    arguments: [
      "Olga Brandt: erinnerung an Ihren Termin am 8. April um 9 Uhr",
      "OLGA BRANDT sent you money. Available balance 92.00",
      "Olga Brandt: para no recibir correos puede cancelar suscripción",
    ])
  func machine(text: String) {
    #expect(decide(text, .shortcutImport).contact == nil)
  }
}
