import CirclesModel
import Testing

@testable import CirclesMatching

/// Where people are known from: words and pictures beside a name that tell namesakes apart and are no names.
@Suite struct KnownFromTests {
  private static let matcher = Matcher(
    index: PersonIndex(
      people: BookReading.people(
        """
        gail|Gail Book Club|Gail Book|Club|||||||
        jean|Jean Takeda|Jean|Takeda|||||||
        jasc|Jasmine Choir|Jasmine|Choir|||||||
        jasw|Jasmine Weller|Jasmine|Weller|||||||
        keisha|Keisha Realtor|Keisha|Realtor|||||||
        lakeisha|Lakeisha Notary|Lakeisha|Notary|||||||
        maxb|Max Backline|Max|Backline|||||||
        paulo|Paulo Capoeira|Paulo|Capoeira|||||||
        paula|Paula Branco|Paula|Branco|||||||
        andi|Andi Waldfest|Andrea|Noll||Waldfest|||||
        pedrod|Pedro 🥁|Pedro|🥁|||||||
        pedron|Pedro Nunes|Pedro|Nunes|||||||
        wyn|Wyn Pritchard|Wyn|Pritchard|||||||
        backs|Gareth Small|Gareth|Small|||||Backs||
        plumber|Gareth Evans|Gareth|Evans|||||||
        nurcan|Zeyneps Mama (Nurcan)|Zeyneps Mama (Nurcan)||||||||
        nerys|Nerys Sis|Nerys|Sis|||||||
        simone|Simone ❤️|Simone|❤️|||||||
        simonef|Simone Fitz CPA|Simone|Fitz|||||||
        duo|Timo + Jule|Timo + Jule||||||||
        jan|Jan 🪡|Jan|🪡|||||||
        davem|Dave 10 a.m. Swim|Dave|Swim|||||||
        davef|Dave Firth|Dave|Firth|||||||
        """)),
    settings: MatchingSettings(owners: ["Robin Falk"], region: "GB"))

  private func decide(_ source: NoteSource, _ text: String) -> MatchDecision {
    Self.matcher.decide(
      NoteRecord(
        source: RecordSource(path: "", format: "", index: 0, line: 1), id: "n", noteSource: source,
        title: "", text: text))
  }

  @Test(
    "Who is known from somewhere is not another who is called after that",
    arguments: [
      (
        "jean from book club is going to kyoto in april with her sister she learns japanese", "jean"
      ),
      ("jasmine from choir got the solo and she is scared to death of the microphone", "jasc"),
      (
        "la keisha the notary is raising her fee from november and she does no nights any more",
        "lakeisha"
      ),
      (
        "max back line told me he found the old echo he repairs tape machines in his kitchen",
        "maxb"
      ),
      (
        "pedro rang me the drum kit is stolen from the car and the cymbals of his grandfather",
        "pedrod"
      ),
      (
        "die nurcan hat angerufen die mutter von zeynep sie will mir zeigen wie man kocht", "nurcan"
      ),
    ])
  func knownFrom(text: String, person: String) {
    #expect(decide(.voiceNote, text).suggestions.first?.identifier == person)
  }

  @Test("Where somebody is known from outweighs a vowel that was heard wrongly")
  func heard() {
    let decision = decide(
      .voiceNote,
      "paula vom capoeira hat sein kreuzband gerissen er wird am dritten juli operiert")
    #expect(decision.suggestions.first?.identifier == "paulo")
  }

  @Test(
    "Words that only look like a name, or like a word of a card, are neither",
    arguments: [
      "Nid wy'n gofyn bywyd moethus, aur y byd na'i berlau mân, gofyn wyf am galon hapus",
      "Gareth rang. Can't make the 4th. Will ring back later",
      "Waldfest B2, channels 518, 519, 521, ear 823 and 824, not 526",
    ])
  func noName(text: String) {
    #expect(decide(.manual, text).contact == nil)
  }

  @Test("A name that ends in s is no genitive")
  func genitive() {
    #expect(
      decide(.manual, "Nerys is doing the cake on Sunday, she wants no nuts in it").contact?
        .identifier == "nerys")
  }

  @Test("A screen's header is the one card that is shown so, besides its signs and buttons")
  func header() {
    let chat = """
      12:40        5G 44
      <   S❤
          Simone ❤️ ›
              Tuesday 11:58 PM
      I finally got my schedule. I'm off
      on Friday, can we PLEASE go out
                              Booking it now
      """
    #expect(decide(.shortcutImport, chat).contact?.identifier == "simone")
    let day = """
      Timo + Jule
      Active 3h ago
      JAN 10, 2025 AT 7:41 PM
      Happy new year, how is the knee? We are back and the bed is built, it took us four days.
      """
    #expect(decide(.chatImport, day).contact?.identifier != "jan")
  }

  @Test(
    "A line of the head with a day is no name, and one with a month in it may be",
    arguments: [
      ("JAN 10, 2025 AT 7:41 PM", false), ("3 May 2026", false), ("June Flat 4", true),
      ("Jan 🪡", true),
    ])
  func heads(line: String, isName: Bool) {
    #expect((HeadLine(line[...]) != nil) == isName)
  }

  @Test("A button far behind a name is no part of it")
  func gap() {
    #expect(HeadLine("‹  Landlord            Details")?.names.contains("Landlord") == true)
  }

  @Test("An hour that stands in a name is no sign of whoever speaks of that hour")
  func hours() {
    let chat = """
      18:59        5G 28%
      ‹ Dave
      Alright, the wagon is booked for saturday
      first load half past seven     18:31
      Can you do 7? The road closes at 10
                          18:40 ✓✓
      """
    #expect(decide(.shortcutImport, chat).contact == nil)
  }
}
