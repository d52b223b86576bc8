import CirclesModel
import Testing

@testable import CirclesMatching

/// Names in speech, whose spelling is the recogniser's, and words of a card's name that are none.
@Suite("Names as they are spoken, and asides in a name") struct SpokenNamesTests {
  private static let matcher = Matcher(
    index: PersonIndex(
      people: BookReading.people(
        """
        kay|Kayleigh Orr|Kayleigh|Orr||Mill Road Nursery||||||
        lee|Kaylee Brandt|Kaylee|Brandt||Harbour Rowing Club||||||
        ted|Ted Loom|Ted|Loom|||||||
        jan|Jan Verhoef|Jan|Verhoef|||||||
        club|Moira Rowing Crew|Moira|Sandison|||||||
        fin|Fin Rowing Crew|Fin|Ness||||Builds boats|||
        jun|Jun-Jun|Jun-Jun|Cruz|||||||
        june|Jun Abad|Jun|Abad|||||||
        lin|Lynne Choir|Lynne|Armour|||||||
        lyn|Lyn Hair|Lyn|Ross|||||||
        mum|Gerda Falk|Gerda|Falk|||||||
        gill|Gilla Falk|Gilla|Falk|||||||
        rob|Mrs Rowlands|Mrs|Rowlands|||||||
        """)),
    settings: MatchingSettings(owners: ["Robin Quill"], region: "GB"))

  private func whose(_ text: String, _ source: NoteSource = .voiceNote) -> String? {
    Self.matcher.decide(BookReading.note(text, source)).contact?.identifier
  }

  @Test("In speech names that sound the same wait for what tells them apart")
  func sameSound() {
    #expect(whose("kaylee called and she is fine") == nil)
    #expect(whose("kaylee from the nursery called and she is fine") == "kay")
    // Typed, the spelling tells.
    #expect(whose("Kaylee called and she is fine", .manual) == "lee")
  }

  @Test(
    "Without capitals a word that is a name, too, is one where somebody does something",
    arguments: [
      "ted says the loom is sold", "okay so ted fixed the gate", "saw ted at the pier",
      "ted's not standing again",
    ])
  func smallNames(text: String) { #expect(whose(text) == "ted") }

  @Test("Elsewhere it is a word", arguments: ["we gave a ted talk", "the ted was in the barn"])
  func words(text: String) { #expect(whose(text) == nil) }

  @Test("Jan is a name, and a month where it stands like one")
  func months() {
    #expect(whose("Lunch with Jan", .manual) == "jan")
    #expect(whose("Jan called, he moves", .manual) == "jan")
    #expect(whose("In Jan we go skiing", .manual) == nil)
    #expect(whose("Jan 5: dentist", .manual) == nil)
  }

  @Test("Where somebody is known from is no name of theirs")
  func asides() {
    #expect(whose("fin from the rowing crew has a new boat") == "fin")
    #expect(whose("the rowing crew has a new boat") == nil)
    #expect(whose("Moira Rowing Crew has a new boat", .manual) == "club")
  }

  @Test("It tells namesakes apart, most of all behind the name")
  func origins() {
    #expect(whose("lynn from choir has a cold and she is in bed") == "lin")
    #expect(whose("lynn has a cold and she is in bed") == nil)
    #expect(whose("lynn has a cold, so no choir on monday") == "lin")
  }

  @Test("A name said twice is the name of whoever has it twice")
  func twice() {
    #expect(whose("Jun-Jun passed his exam", .manual) == "jun")
    #expect(whose("Was at Jan. Jan moves", .manual) == "jan")
  }

  @Test("A couple's letters before a family name are neither's")
  func letters() { #expect(whose("Rates invoice: R & G FALK, 24 Mill Road", .manual) == nil) }

  @Test(
    "A family name that ends in an s stays one where speech takes that for the sign of an owner")
  func ending() {
    #expect(
      whose("missus Rowland's knee is better she walks without the stick and she is off to Spain")
        == "rob")
    #expect(whose("Rowland's knee is better and he is off to Spain on Monday") != "rob")
    #expect(whose("uncle Rowland's knee is better and he is off to Spain on Monday") != "rob")
  }
}
