import DateMentions
import Testing

/// Read on Wednesday 18 March 2026.
@Suite("What holidays are called in other languages")
struct HolidayNamesTests {
  @Test(
    "Names",
    arguments: [
      ("Ferragosto al lago", DateMentionFinder.LanguageCode.italian, "2026-08-15"),
      ("a Pasquetta grigliata", .italian, "2026-04-06"),
      ("Lundi de Pâques chez eux", .french, "2026-04-06"),
      ("Noël dernier ils étaient là", .french, "2025-12-25"),
      ("el Viernes Santo no abren", .spanish, "2026-04-03"),
      ("na véspera de Natal viajam", .portuguese, "2026-12-24"),
      ("am zweiten Feiertag bei Opa", .german, "2026-12-26"),
      ("am 2. Weihnachtstag bei Opa", .german, "2026-12-26"),
      ("am 4. Advent singen sie", .german, "2026-12-20"),
      ("der Muttertag im Garten", .german, "2026-05-10"),
      ("tweede paasdag naar oma", .dutch, "2026-04-06"),
      ("Midsommarafton hos farmor", .swedish, "2026-06-19"),
      ("2. juledag er vi hjemme", .danish, "2026-12-26"),
    ])
  func names(_ text: String, _ code: DateMentionFinder.LanguageCode, _ day: String) {
    #expect(DateMentionsTests.days(text, in: code) == [day])
  }

  @Test("Advent begins on the fourth Sunday before Christmas")
  func advent() {
    #expect(values("Advent 2025") == ["2025-11-30"])
    #expect(values("Advent 2026") == ["2026-11-29"])
  }

  @Test("A thing is called after a feast of one word; a day of two words is the day")
  func things() {
    #expect(values("Easter Monday egg hunt") == ["2026-04-06"])
    #expect(values("Boxing Day film with Asa") == ["2026-12-26"])
    #expect(values("New Year card to Aunt Asa") == ["2027-01-01"])
    #expect(values("Easter eggs for the kids") == [])
    #expect(values("Lent ends Sunday") == ["2026-02-18/2026-04-04", "2026-03-22"])
    #expect(DateMentionFinder.language(of: "Am 4. Advent") == .german)
    #expect(DateMentionFinder.language(of: "2. Advent bei Ina") == .german)
  }

  @Test("What is lent is no fast", arguments: ["he lent me a ladder", "Lent him the drill again"])
  func lent(_ text: String) {
    #expect(values(text) == [])
    #expect(values("no sugar during Lent") == ["2026-02-18/2026-04-04"])
  }
}
