import CirclesModel
import Testing

@testable import CirclesMatching

/// By what word the owner calls somebody: a mother's, a title, an epithet, a word of another language.
@Suite("What somebody is called, and what they are not") struct CalledByTests {
  private static let matcher = Matcher(
    index: PersonIndex(
      people: BookReading.people(
        """
        mum|Mummy ❤️|Mummy||||||||
        tyrone|Tyrone Mum (flute)|Tyrone|Mum (flute)|||||||
        dad|Daddy Oz|Daddy Oz||||||||
        ama|Ama Hair|Ama|Hair|||||||
        pastor|Pastor Crane|Pastor|Crane|||||||
        hattie|Sis Hattie Crane|Sis Hattie|Crane|||||||spouse=Pastor Crane
        ron|Big Ron Dexter|Big Ron|Dexter|Big Ron||||||
        ronn|Ronn Ellery|Ronn|Ellery|||||||
        con|Con Manos|Con|Manos|||||||
        di|Di Larkin|Dianne|Larkin|Di||||||
        gav|Gavin Larkin|Gavin|Larkin|||||||
        wozza|Wozza Bar|Warren|Tull|Wozza||||||
        usher|Sis Joy Usher|Joy|Pell|||||||
        joy|Joy Adler|Joy|Adler|||||||
        hugh|Hugh Marsh|Hugh|Marsh|||||Drains||
        hugh2|Hugh Perrin|Hugh|Perrin|||||Chess||
        giulia|Giulia Bergonzi|Giulia|Bergonzi|||||||
        giulia2|Giulia Marchi|Giulia|Marchi|||||||
        books|Notaio Rossetti Andrea|Notaio|Rossetti Andrea|||||||
        andrea|Andrea Tondo|Andrea|Tondo|||||||
        """)),
    settings: MatchingSettings(owners: ["Robin Quill"], region: "GB"))

  private func whose(
    _ text: String, _ source: NoteSource = .manual, title: String = ""
  ) -> String? {
    Self.matcher.decide(BookReading.note(text, source, title: title)).contact?.identifier
  }

  @Test("Mum is whoever the owner calls Mummy, before the mother of Tyrone")
  func mother() {
    #expect(whose("Mum 68 on the 19th!! buffet booked") == "mum")
    #expect(whose("my mum rang, she is off to Leeds on Friday") == "mum")
    #expect(whose("mum rang she is off to leeds on friday", .voiceNote) == "mum")
    #expect(whose("Dad flies back on Friday. He wants the radio") == "dad")
  }

  @Test("Somebody's mother is not the owner's, nor is who has the word for a name")
  func others() {
    #expect(whose("gareth is poorly seans mother rang about it", .voiceNote) != "mum")
    #expect(whose("Ama is moving to Leeds, she starts on Monday") == "ama")
  }

  @Test("A title goes with whoever is always called so, not with others of the family")
  func title() {
    let text = "so Pastor Crane announced it today he's stepping down and he's walking to Coventry"
    #expect(whose(text, .voiceNote) == "pastor")
  }

  @Test("An epithet before a first name, as the card has both, rules out who only sounds so")
  func epithet() {
    #expect(whose("Big Ron fell asleep again. The machine comes Monday.") == "ron")
    #expect(whose("big ron is down forty pounds he is doing the lake", .voiceNote) == "ron")
  }

  @Test("An everyday word of another language is a name in English where somebody has it")
  func foreign() {
    #expect(whose("Con's moving out on Friday, he wants the old fridge") == "con")
    #expect(whose("con rang he wants the old fridge on friday", .voiceNote) == "con")
    #expect(whose("Di & Gavin have the key. Bins out Mon night") == nil)
    // In a text of that language it is that word.
    #expect(whose("Arroz con pollo para la cena, la de siempre con todo") == nil)
  }

  @Test("Where somebody shown by nickname is known from is not their name")
  func knownFrom() {
    #expect(whose("Stocktake: bar, kiosk and shed. Bar safe: ask") == nil)
    #expect(whose("Wozza has the till, he starts on Monday") == "wozza")
  }

  @Test("The word beside a shown name tells namesakes apart wherever it stands")
  func aside() {
    let text = "Joy says she's away, she wants somebody to do the usher rota on the 21st"
    #expect(whose(text) == "usher")
  }

  @Test("Not the drains one: what rules a namesake out")
  func ruledOut() {
    let text = "hugh not the drains one rang he wants a rematch and has a new board"
    #expect(whose(text, .voiceNote) == "hugh2")
    // Elsewhere in a text it rules out nobody.
    #expect(
      whose("hugh rang about friday and he said it is fine but it was not the drains", .voiceNote)
        != "hugh2")
  }

  @Test("Given and family name tell one of a name, apart in the text too")
  func apart() {
    let text =
      "giulia la figlia dei bergonzi l'ho incontrata al mercato e comincia lunedì"
    #expect(whose(text, .voiceNote) == "giulia")
  }

  @Test("A family name first and a trade for the given name: who bears the first name is two")
  func familyFirst() {
    #expect(whose("Andrea viene giovedì, porta i documenti") == nil)
    #expect(whose("Andrea Rossetti viene giovedì, porta i documenti") == "books")
  }
}
