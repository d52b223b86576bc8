import CirclesModel
import Testing

@testable import CirclesMatching

/// Names that speech tears into everyday words, and namesakes whom a word before the name tells apart.
@Suite struct TornNamesTests {
  private static let matcher = Matcher(
    index: PersonIndex(
      people: BookReading.people(
        """
        akin|Tom Akintola|Tom|Akintola|||||||
        tom2|Tom Reyes|Tom|Reyes|||||||
        tom3|Tom Sander|Tom|Sander|||||||
        mika|Mika Tamura|Mika|Tamura|||||||
        aunt|Auntie Mariana|Auntie Mariana||||||||
        marina|Marina Chess|Marina Chess||||||||
        big|Big Pete|||||||||
        pete|Pete Harbour|Pete|Harbour|||||||
        josie|Josie Lunn|Josie|Lunn|||||||
        frank|Frederik Oduya|Frederik|Oduya|||||||
        bogdan|Bogdan HCA|Bogdan||||||||
        wiremu|Wiremu Hohepa|Wiremu|Hohepa|||||||
        priya|Priya Nair|Priya|Nair|||||||
        meiling|Mei-Ling Chua|Mei-Ling|Chua|||||||
        gaz|Gaz Plumber|Gaz|Plumber|||||||
        kofi|Uncle Kofi|Uncle Kofi||||||||
        saeed|Uncle Saeed|Uncle Saeed||||||||
        kamsi|Kamsi Obi|Kamsi|Obi|||||||
        tope|Tope Bello|Tope|Bello|||||||
        tunde|Pastor Tunde|Pastor Tunde||||||||
        batty|Graham & Sue Batty|Graham & Sue|Batty|||||||
        holroyd|Sue Holroyd|Sue|Holroyd|||||||
        """)),
    settings: MatchingSettings(owners: ["Robin Falk"], region: "GB"))

  private func decide(_ text: String, _ source: NoteSource = .voiceNote) -> MatchDecision {
    Self.matcher.decide(
      NoteRecord(
        source: RecordSource(path: "", format: "", index: 0, line: 1), id: "n", noteSource: source,
        text: text))
  }

  @Test("A family name that was heard as several words tells three of a first name apart")
  func behind() {
    #expect(
      decide("tom a kin tola came by and he starts at the mill").contact?.identifier == "akin")
    // Typed, these are just words.
    #expect(decide("Tom a kin tola came by", .manual).contact == nil)
  }

  @Test("Small words that join others are no family name, however they sound")
  func joints() {
    #expect(decide("Sue at the book club was giving out about the new one").contact == nil)
    #expect(decide("Sue batty was giving out about the new one").contact?.identifier == "batty")
  }

  @Test("A first name that was heard as two words is known by the family name behind it")
  func before() {
    #expect(decide("me car tamura rang, she has the keys").contact?.identifier == "mika")
  }

  @Test(
    "A first name torn into everyday words, every sound heard, is as good as one misheard")
  func torn() {
    let text = "bog dan is away home from the eighteenth and he has the key"
    let first = decide(text).suggestions.first
    #expect(first?.identifier == "bogdan" && (first?.confidence ?? 0) > 0.6)
    #expect(!decide(text, .manual).suggestions.contains { $0.identifier == "bogdan" })
  }

  @Test(
    "Whoever the torn words sound like is suggested, and not chosen for a few sounds",
    arguments: [
      ("just had why remu on the phone the bridge is gone", "wiremu"),
      ("so pre a from room three shut my door and cried", "priya"),
      ("down at the plots mailing brought me garlic chives", "meiling"),
    ])
  func suggested(_ text: String, _ who: String) {
    let decision = decide(text)
    #expect(decision.suggestions.prefix(3).contains { $0.identifier == who })
    #expect(decision.contact == nil)
  }

  @Test("Words that somebody bears are theirs, and no torn name")
  func borne() {
    #expect(
      decide("tom is here and he has the key").suggestions.allSatisfy { $0.identifier != "bogdan" })
  }

  @Test("A note shares keys with whom it suggests for the sound, so that it wakes when they arrive")
  func wakes() throws {
    let keys = Set(
      Self.matcher.keys(of: BookReading.note("just had why remu on the phone the bridge is gone")))
    let person = try #require(
      BookReading.people("wiremu|Wiremu Hohepa|Wiremu|Hohepa|||||||").first)
    #expect(!keys.isDisjoint(with: PersonIndex.keys(of: person)))
  }

  @Test("Everyday words that join a name to another are no family name")
  func joined() {
    #expect(decide("tom and her son came over for lunch").contact == nil)
  }

  @Test("An everyday word before a first name that is part of the name tells namesakes apart")
  func epithet() {
    #expect(decide("big pete has a new job at the mill").contact?.identifier == "big")
    #expect(decide("pete has a new job at the mill").contact?.identifier != "big")
    #expect(decide("such a big job, pete starts at the mill").contact?.identifier != "big")
  }

  @Test("A word for a relative before a name means the relative, however the name is spelt")
  func relative() {
    #expect(decide("auntie marina is selling the boat").contact?.identifier == "aunt")
    #expect(decide("marina is selling the boat").contact?.identifier == "marina")
  }

  @Test("A month with its day behind it is nobody")
  func month() {
    let decision = decide("josie comes on may the second with the tent")
    #expect(decision.contact?.identifier == "josie")
  }

  @Test("Sounds are alike where one in four differs")
  func sounds() {
    func alike(_ left: String, _ right: String) -> Bool {
      Spoken.isAlike(
        Spoken.sounds(of: Array(left.utf8)[...]), Spoken.sounds(of: Array(right.utf8)[...]))
    }
    #expect(alike("akintola", "akintoler") && alike("mecar", "mika"))
    #expect(!alike("ken", "kon") && !alike("reyes", "mika"))
  }

  @Test(
    "Who opens a text and does something is somebody, whatever their name was torn into",
    arguments: [
      ("come see rang the van is ready on friday and she wants the long straps", "kamsi"),
      ("okay so toe pay is coming on the fourth and he stays until sunday", "tope"),
      ("pastor too in day wants the choir on friday and nobody is to be late", "tunde"),
    ])
  func opening(text: String, person: String) {
    #expect(decide(text).suggestions.first?.identifier == person)
    #expect(decide(text).suggestions.first?.confidence ?? 0 > 0.3)
  }

  @Test(
    "Things and everyday words that open a text are nobody",
    arguments: [
      "the top is coming off on the fourth and that stays so until sunday",
      "come see what they did with the van the long straps are gone again",
    ])
  func things(text: String) { #expect(decide(text).contact == nil) }

  @Test("Whoever has a trade is who sounds like the word before it")
  func trade() {
    let text = "gas the plumber left a message wednesday between seven and eight for the hot water"
    #expect(decide(text).contact?.identifier == "gaz")
    // Another word says nothing of him but his trade.
    let other = decide("soap the plumber left a message wednesday between seven and eight")
    #expect(!other.evidence.contains { $0.kind == "title_name" })
  }

  @Test("An everyday word behind a title is whoever is called just so")
  func uncle() {
    let text = "uncle coffee got rear ended he is okay but the car is gone till the fifteenth"
    #expect(decide(text).contact?.identifier == "kofi")
    #expect(
      decide("my uncle said the car is gone till the fifteenth").contact?.identifier != "saeed")
  }
}
