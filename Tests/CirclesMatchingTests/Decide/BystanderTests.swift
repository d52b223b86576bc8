import CirclesModel
import Testing

@testable import CirclesMatching

/// Whom a text begins with, and who is only named on the way; numbers and words that tell namesakes apart.
@Suite struct BystanderTests {
  private static let matcher = Matcher(
    index: PersonIndex(
      people: BookReading.people(
        """
        petra|Petra Vogt|Petra|Vogt|||||||
        lars1|Lars Kamp|Lars|Kamp||||Chess|plays chess with the bishop, chess club||
        lars2|Lars Olsen|Lars|Olsen|||||||
        ana3|Ana Klasse 3|Ana||||||||
        ana7|Ana Silva|Ana|Silva|||||||
        bruno|Bruno no. 19|Bruno||||||||
        bruno2|Bruno Falk|Bruno|Falk|||||||
        ilse|Ilse Sis|Ilse|Sis|||||||
        mare|Mare Okafor|Mare|Okafor||Ward Nine|Nurse||||
        tomas|Tomás Vidal|Tomás|Vidal|||||||
        hanne|Hanne Smit|Hanne|Smit|||||||
        kwabi|Kiwami Stone|Kiwami|Stone|||||||
        """)),
    settings: MatchingSettings(owners: ["Robin Falkner"], region: "GB"))

  private func decide(_ text: String, _ source: NoteSource = .voiceNote) -> MatchDecision {
    Self.matcher.decide(BookReading.note(text, source))
  }

  private func sureness(_ person: String, _ decision: MatchDecision) -> Double {
    decision.suggestions.first { $0.identifier == person }?.confidence ?? 0
  }

  @Test("What tells two namesakes apart does not make the text theirs")
  func distinct() {
    let decision = decide(
      "Petra: the chess club meets at hers now, the bishop cannot do stairs. Lars brings cake.",
      .manual)
    #expect(decision.contact?.identifier == "petra")
    #expect(sureness("lars1", decision) > sureness("lars2", decision))
    #expect(
      decide("Lars: the chess club meets at his, the bishop too", .manual).contact?.identifier
        == "lars1")
  }

  @Test("The number of a class or a house tells namesakes apart")
  func numbers() {
    #expect(decide("ana came out of class three with a broken arm").contact?.identifier == "ana3")
    #expect(decide("Ana aus Klasse 3 zieht nach Bremen", .manual).contact?.identifier == "ana3")
    #expect(decide("bruno at nineteen has bought a trailer").contact?.identifier == "bruno")
    #expect(decide("bruno comes at nineteen hours with a trailer").contact?.identifier != "bruno")
    #expect(decide("ana brought three of the class along").contact?.identifier != "ana3")
  }

  @Test("My sister is whoever alone is called so, and no nurse")
  func sister() {
    let decision = decide("my sister rang, she has a new flat and she starts on monday")
    #expect(decision.contact?.identifier == "ilse")
    #expect(sureness("mare", decision) < 0.3)
  }

  @Test("Somebody to be asked is named in passing in other languages, too")
  func errands() {
    let decision = decide("Tomás cumple 40 el sábado, preguntar a Hanne por la tarta", .manual)
    #expect(decision.contact?.identifier == "tomas")
    #expect(sureness("hanne", decision) < 0.05)
  }

  @Test("A memo for somebody is about them")
  func memo() {
    let memo = sureness(
      "hanne", decide("voice memo for Hanne, the deposit is paid and she needs the list"))
    let errand = sureness(
      "hanne", decide("buy a present for Hanne, the deposit is paid and she needs the list"))
    #expect(memo > 0.5 && memo > errand)
  }

  @Test("A word of speech in small letters that does something is heard as a name")
  func small() {
    let decision = decide("kiwamy is coming over on sunday and he sleeps in the attic")
    // More than a hint, which nothing names.
    #expect(sureness("kwabi", decision) > 0.4)
    #expect(decide("the attic is for kiwamy things").contact == nil)
  }

  @Test(
    "Of somebody of whom one hears the name first, a namesake in the book is not meant",
    arguments: [
      "un voyageur dans le train, accordeur de pianos, il s'appelle Tomás et il m'a parlé une heure",
      "der Mann am Bahnhof war nett, er heißt Tomás und er stimmt die Orgel im Dom",
      "un chico del tren, se llama Tomás y afina pianos, me habló una hora",
      "sat by a piano tuner on the train, his name is Tomás and he talked for an hour",
    ])
  func called(text: String) {
    #expect(decide(text).contact == nil)
    let known = text.replacing("s'appelle Tomás et", with: "").replacing(
      "heißt Tomás und", with: ""
    )
    .replacing("se llama Tomás y", with: "").replacing("his name is Tomás and", with: "")
    #expect(decide("Tomás: " + known, .manual).contact?.identifier == "tomas")
  }

  @Test("What it means is not what somebody is called")
  func means() {
    let text = "Die Probe fällt aus, das heißt Tomás kommt schon heute und er bleibt bis Montag"
    #expect(decide(text, .manual).contact?.identifier == "tomas")
  }

  @Test(
    "If somebody calls, or is called by their whole name, they are meant",
    arguments: [
      ("Si llama Tomás, dile que el martes no puedo y que él elija otro día", "tomas"),
      ("On s'appelle Tomás et moi jeudi soir, il veut parler du concert", "tomas"),
      ("Der Elektriker heißt Tomás Vidal, Termin ist am Donnerstag um 10", "tomas"),
      ("Ik bel namens Hanne, ze is ziek en komt morgen niet", "hanne"),
    ])
  func calls(text: String, who: String) {
    #expect(decide(text, .manual).contact?.identifier == who)
  }
}
