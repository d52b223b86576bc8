import DateMentions
import Testing

@Suite("Ages and lengths")
struct AgeFilterTests {
  private func values(_ text: String, _ code: DateMentionFinder.LanguageCode) -> [String] {
    DateMentionFinder(order: .dmy, languages: [.english, code]).mentions(in: text, at: wednesday)
      .map(\.notation)
  }

  @Test(
    "What lasted, lasts or is left is a length",
    arguments: [
      ("Lotte war 3 Jahre in Wien", .german, ["P3Y"]),
      ("Die Lehre ist 3 Jahre lang", .german, ["P3Y"]),
      ("Zij was 2 jaar ziek", .dutch, ["P2Y"]), ("Hun var 2 år i Bergen", .norwegian, ["P2Y"]),
      ("Fez 2 anos de francês", .portuguese, ["P2Y"]),
      ("Tiene 5 años en el banco", .spanish, ["P5Y"]),
      ("Ha 10 anni di garanzia", .italian, ["P10Y"]), ("Det är 3 år kvar", .swedish, ["P3Y"]),
      ("Been married 5 years", .german, ["P5Y"]), ("Alter 5 months of work", .german, ["P5M"]),
    ] as [(String, DateMentionFinder.LanguageCode, [String])])
  func lengths(_ text: String, _ code: DateMentionFinder.LanguageCode, _ expected: [String]) {
    #expect(values(text, code) == expected)
  }

  @Test(
    "How old somebody is or becomes is none",
    arguments: [
      ("Su nieto tiene 9 años", .spanish), ("Elle a 6 ans", .french),
      ("Er ist 3 Jahre alt", .german), ("Zij is 2 jaar", .dutch), ("she is 12 years old", .german),
    ] as [(String, DateMentionFinder.LanguageCode)])
  func ages(_ text: String, _ code: DateMentionFinder.LanguageCode) {
    #expect(values(text, code) == [])
  }

  @Test(
    "After so long, where it is told from something, is a length",
    arguments: [
      ("Dopo 2 settimane è tornata", .italian, ["P2W"]),
      ("Depois de 3 meses ela voltou", .portuguese, ["P3M"]),
      ("Después de 3 años volvió a Lugo", .spanish, ["P3Y"]),
      ("Tras 3 meses juntos", .spanish, ["P3M"]), ("after 3 days", .spanish, ["2026-03-21"]),
    ] as [(String, DateMentionFinder.LanguageCode, [String])])
  func after(_ text: String, _ code: DateMentionFinder.LanguageCode, _ expected: [String]) {
    #expect(values(text, code) == expected)
  }
}
