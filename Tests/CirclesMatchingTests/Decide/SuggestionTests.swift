import CirclesModel
import Testing

@testable import CirclesMatching

/// Whoever anything in a text points to is suggested, named or not.
@Suite struct SuggestionTests {
  private static let matcher = Matcher(
    index: PersonIndex(
      people: BookReading.people(
        """
        laoise|Laoise McEntee|Laoise|McEntee|||||||
        brid|Bríd McEntee|Bríd|McEntee|||||||
        kwame|Kwame Boateng|Kwame|Boateng|||||||
        thea|Thea Korn|Thea|Korn|||||Beekeeping, Orchard||
        dave|Dave plumber|Dave plumber||||||||
        james|James Whit|James|Whit|||||||
        olivia|Olivia Whit|Olivia|Whit|||||||
        mai|Mai Tran|Mai|Tran|||||||
        krause|Jens Krause|Jens|Krause|||||||
        """) + [mailbox]),
    settings: MatchingSettings(owners: ["Nora Falk"], region: "GB"))

  private static var mailbox: KnownPerson {
    var fields = ContactFields()
    fields.name.display = "Sora Lee"
    fields.name.given = "Sora"
    fields.name.family = "Lee"
    fields.emails = [Email(value: "bread.queen@post.example")]
    return KnownPerson(identifier: "sora", name: "Sora Lee", fields: fields)
  }

  private func decide(_ source: NoteSource, _ text: String, title: String = "") -> MatchDecision {
    Self.matcher.decide(
      NoteRecord(
        source: RecordSource(path: "", format: "", index: 0, line: 1), id: "n", noteSource: source,
        title: title, text: text))
  }

  private func suggested(_ source: NoteSource, _ text: String) -> [String] {
    decide(source, text).suggestions.map(\.identifier)
  }

  @Test("A name heard wrongly beside the family name is that person")
  func misheard() {
    let text = "I met leesha mcentee in town she is expecting in january and she is so happy"
    #expect(decide(.voiceNote, text).suggestions.first?.identifier == "laoise")
  }

  @Test("A name that only sounds a little like one suggests its bearer, and decides nothing")
  func rough() {
    let decision = decide(.voiceNote, "kwami plays the kora now and has to duck in every doorway")
    #expect(decision.contact == nil)
    #expect(decision.suggestions.first?.identifier == "kwame")
  }

  @Test("A text that names nobody suggests whoever goes with it, never surely")
  func allusion() {
    let decision = decide(.manual, "Bees swarmed over the orchard again, must ask about beekeeping")
    #expect(decision.contact == nil)
    #expect(decision.suggestions.first?.identifier == "thea")
    #expect((decision.suggestions.first?.confidence ?? 1) <= 0.3)
    #expect(
      suggested(.voiceNote, "water everywhere again some plumber has to come").contains("dave"))
  }

  @Test("What nothing points to has no suggestions")
  func nothing() {
    #expect(suggested(.manual, "Buy bread and call about the gas bill").isEmpty)
  }

  @Test(
    "A platform name that an address begins with, or that a name makes, is that person",
    arguments: ["bread.queen", "breadqueen", "sora_lee", "soralee"])
  func handles(name: String) {
    let text = "\(name): moving on Friday\nme: good luck\n\(name): thanks, will send pictures"
    #expect(decide(.chatImport, text).contact?.identifier == "sora")
  }

  @Test("News of two alike is about neither alone, of one of them it is")
  func couples() {
    #expect(decide(.manual, "James & Olivia, lunch. They bought the cottage.").contact == nil)
    let one = "James and Olivia, lunch. James starts at the mill in May, he is thrilled."
    #expect(decide(.manual, one).suggestions.first?.identifier == "james")
  }

  @Test("Lines that each begin with somebody else are a list of nobody")
  func lists() {
    let list = "James  6 min\nOlivia  missed 18:04\nKwame  41 s\nThea  2 min"
    #expect(decide(.chatImport, list).contact == nil)
  }

  @Test("A month is no name", arguments: ["Am 3. Mai ist Feier", "done by the end of Mai 2025"])
  func months(text: String) {
    #expect(decide(.manual, text).contact == nil)
  }

  @Test("A family name that one bears calls them")
  func families() {
    #expect(
      decide(.manual, "Hr. Krause: Update am Mittwoch, danach neu starten").suggestions.first?
        .identifier == "krause")
  }

  @Test("A label before a capital word is still the label")
  func labels() {
    let mother = KnownPerson(identifier: "mum", name: "Maman 🌹", fields: ContactFields())
    let matcher = Matcher(index: PersonIndex(people: [mother]))
    let note = BookReading.note("Maman Geburtstag am Mittwoch, sie will Orchideen", .manual)
    #expect(matcher.decide(note).contact?.identifier == "mum")
  }

  @Test("A family name in the head of a screen whose layout nobody knows says who it is with")
  func heads() {
    let screen = "08:06\nKrause, J.\nAnnahme zurück\nUpdate is on Saturday, please call me"
    #expect(decide(.shortcutImport, screen).suggestions.first?.identifier == "krause")
  }

  @Test("Whoever signs a letter to the owner wrote it")
  func signatures() {
    let letter = """
      Hi Nora,

      the new server is up on Saturday. Please do not let Kwame touch it, and tell Kwame why.

      Dave
      """
    #expect(decide(.chatImport, letter).suggestions.first?.identifier == "dave")
  }

  @Test("Of two who talk, the one in the book is the other side")
  func unknownOwner() {
    let chat = "xx_77: are you in\nThea Korn: no, at the orchard\nxx_77: ok\nThea Korn: come by"
    #expect(decide(.chatImport, chat).contact?.identifier == "thea")
  }
}
