import DateMentions
import Testing

/// Stamps told by their form; read on Wednesday 18 March 2026.
@Suite("Stamps that come in one form")
struct RepeatedStampsTests {
  private func found(_ text: String) -> [String] {
    DateMentionFinder(order: .dmy, languages: [.english], profile: .notes)
      .mentions(in: text, at: wednesday).map(\.notation)
  }

  @Test(
    "are no days, whatever program wrote them",
    arguments: [
      "[16/3 18.20] %@", "%@, 16/03 18:20", "%@ — 16/03/2026 18:20", "%@, [16 Mar 2026 at 18:20]:",
      "Old %@, 16/03/2026 18:20: so", "2026-03-16 18:20:44  IN   %@",
    ])
  func chats(form: String) {
    let chat = ["Ottmar", "Runa", "Ottmar"].map {
      form.replacing("%@", with: $0) + "\nthe boat was lovely and cold and we swam\n"
    }
    #expect(found(chat.joined()).isEmpty, "\(found(chat.joined()))")
  }

  @Test("tell what yesterday is")
  func reference() {
    let chat = """
      Runa, 16/03 18:20
      the exam was yesterday and it went well
      Ottmar, 16/03 18:24
      well done you
      """
    #expect(found(chat) == ["2026-03-15"])
  }

  @Test("A list of what is to come has no stamps")
  func list() {
    let list = "to do\nDentist 20/3 14:00\nPhysio 27/3 15:30\nHaircut 2/4 09:15"
    #expect(found(list) == ["2026-03-20T14:00", "2026-03-27T15:30", "2026-04-02T09:15"])
  }

  @Test(
    "A weekday that is any of its kind, or part of a name, is no day",
    arguments: [
      "He came home with us on a Sunday and stayed for the whole of that long lunch",
      "She plays for them in the Tuesday league and has never once been late for it",
      "They are getting wed, would you believe, after all of that time together up north",
      "The sun's out and we are all of us sitting in the garden with the dog",
    ])
  func general(text: String) { #expect(found(text).isEmpty, "\(found(text))") }

  @Test(
    "An age behind a relative, or at the beginning, makes a day a birthday",
    arguments: [
      Example("dad 71 Friday! send him a card before that", "--03-20"),
      Example("Nana 88 on Saturday, cake for all of us", "--03-21"),
      Example("84 yesterday!! lunch with all the cousins", "--03-17"),
    ])
  func ages(_ example: Example) { #expect(found(example.text) == example.values) }

  @Test("Several short sentences are read as a note")
  func short() {
    let finder = DateMentionFinder(order: .dmy, profile: .adaptive)
    #expect(
      finder.mentions(in: "Rent: £480 by 31/3. Away before that. Deposit 150.", at: wednesday).map(
        \.notation)
        == ["2026-03-31"])
  }
}

@Suite("Weekdays with an article")
struct HabitualWeekdayTests {
  private func found(
    _ text: String, _ language: DateMentionFinder.LanguageCode
  ) -> [String] {
    DateMentionFinder(order: .dmy, languages: [.english, language], profile: .notes)
      .mentions(in: text, at: wednesday).map(\.notation)
  }

  @Test("are every one in French, Italian and Spanish, and with a number are the one")
  func articles() {
    #expect(
      found("Elle joue le mardi soir avec son groupe et le dimanche elle dort", .french) == [])
    #expect(found("Le rendez-vous est le jeudi 26 mars chez elle", .french) == ["2026-03-26"])
    #expect(found("Il giovedì va in piscina e la domenica dorme", .italian) == [])
    #expect(found("Va a clases de baile los jueves con su prima", .spanish) == [])
    #expect(found("Nos vemos el jueves en casa de tu prima", .spanish) == ["2026-03-19"])
  }
}

@Suite("Days in Dutch words")
struct DutchDayTests {
  private func found(_ text: String) -> [String] {
    DateMentionFinder(order: .dmy, languages: [.english, .dutch], profile: .notes)
      .mentions(in: text, at: wednesday).map(\.notation)
  }

  @Test(
    "ordinals, numbers and spans",
    arguments: [
      Example("hij komt op zaterdag de achtentwintigste naar huis", "2026-03-28"),
      Example("ze begint dinsdag de zevende april bij de gemeente", "2026-04-07"),
      Example("de kamer is vrij van 19 april t/m 2 mei", "2026-04-19/2026-05-02"),
      Example("het feest is op tweeentwintig mei bij haar thuis", "2026-05-22"),
    ])
  func days(_ example: Example) { #expect(found(example.text) == example.values) }
}
