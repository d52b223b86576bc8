import CirclesModel
import Testing

@testable import CirclesMatching

/// Whether a text that names somebody is about them: how much of it there is, and where it names them.
@Suite struct CertaintyTests {
  private static let matcher = Matcher(
    index: PersonIndex(
      people: BookReading.people(
        """
        orla|Orla Quinn|Orla|Quinn|||||||
        thea|Thea Marsh|Thea|Marsh|||||||
        nele1|Nele Bakker|Nele|Bakker|||||moeder van de klas||
        nele2|Nele Smit|Nele|Smit|||||||
        pia1|Pia Holm|Pia|Holm|||||Tuesdays||
        pia2|Pia Strand|Pia|Strand|||||||
        """)),
    settings: MatchingSettings(owners: ["Robin Falkner"], region: "GB"))

  private func decide(_ text: String, _ source: NoteSource = .voiceNote) -> MatchDecision {
    Self.matcher.decide(BookReading.note(text, source))
  }

  @Test("A name far back in a few words of speech does not make them about whoever bears it")
  func few() {
    let text =
      "testing one two no it says it is oh it is going where is the Orla showed me this stop"
    #expect(decide(text).contact == nil)
    #expect(decide(text).suggestions.first?.identifier == "orla")
    #expect(decide("Orla has found a flat by the canal and moves on the third").contact != nil)
  }

  @Test("Of whom much is told the text is, though others are named in it")
  func much() {
    let decision = decide(
      """
      Orla has handed in her notice, she starts at the college in march and she is learning the cello on the
      side, she practises every night, she says her hands hurt, and she told me that Thea lent her the bow
      """)
    #expect(decision.contact?.identifier == "orla")
  }

  @Test("Nobody seems surer than whoever is likelier")
  func order() {
    for text in ["ask Thea or Orla", "Nele belde", "the lamp is broken, Pia knows"] {
      let shown = decide(text).suggestions.map(\.confidence)
      #expect(shown == shown.sorted(by: >))
    }
  }

  @Test("A day of the week and the small words of a language tell no namesakes apart")
  func smallWords() {
    #expect(decide("Pia was not well at all, she sees the doctor on Tuesday").contact == nil)
    #expect(
      decide("Nele is aan het herstellen van de val, ze mag van de arts weer fietsen").contact
        == nil)
  }
}
