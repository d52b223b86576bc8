import DateMentions
import Testing

/// Read on Wednesday 18 March 2026.
@Suite("Words of other languages in English notes")
struct WrittenNamesTests {
  private func values(_ text: String, _ code: DateMentionFinder.LanguageCode) -> [String] {
    DateMentionFinder(order: .mdy, languages: [.english, code]).mentions(in: text, at: wednesday)
      .map(\.notation)
  }

  @Test(
    "A capitalised month, weekday or feast among English words is a name",
    arguments: [
      ("Tea with Marco on Saturday", .portuguese, ["2026-03-21"]),
      ("Told Julio about the boiler", .spanish, []),
      ("Run with Avril on 4/6", .french, ["2026-04-06"]),
      ("Brunch with Natale", .italian, []),
      ("Domingo is from Cork", .spanish, []),
      ("Sabato was her maiden name", .italian, []),
      ("Marco phoned on Monday", .portuguese, ["2026-03-16"]),
      ("Domenica phoned on Monday", .italian, ["2026-03-16"]),
      ("Stayed in Rio de Janeiro, moved out on Friday", .portuguese, ["2026-03-13"]),
      ("Drinks with Juli 12/5", .dutch, ["2026-12-05"]),
      ("Cinco de Mayo lunch on 5/6", .spanish, ["2026-05-05", "2026-05-06"]),
      ("They said 'domani', dinner on Friday at 7:30", .german, ["2026-03-20T19:30"]),
      ("Trattoria del Ponte e della Fonte, 4/6 at 7:30", .italian, ["2026-04-06T19:30"]),
    ] as [(String, DateMentionFinder.LanguageCode, [String])])
  func names(_ text: String, _ code: DateMentionFinder.LanguageCode, _ expected: [String]) {
    #expect(values(text, code) == expected)
  }

  @Test(
    "Among words of its language it is what it says",
    arguments: [
      ("Nos vemos en Julio con los primos", .spanish, ["2026-07-01/2026-07-31"]),
      ("Elsa torna Sabato con la nonna", .italian, ["2026-03-21"]),
      ("Natale da Livia con i nonni", .italian, ["2026-12-25"]),
      ("Lunes: call the bank about the card", .spanish, ["2026-03-23"]),
      ("Samstag works for me", .german, ["2026-03-21"]),
      ("Julio viene el lunes", .spanish, ["2026-03-23"]),
      ("Em Abril vamos para o Faro", .portuguese, ["2026-04-01/2026-04-30"]),
    ] as [(String, DateMentionFinder.LanguageCode, [String])])
  func days(_ text: String, _ code: DateMentionFinder.LanguageCode, _ expected: [String]) {
    #expect(values(text, code) == expected)
  }

  @Test(
    "Names, short days and verbs beside names do not choose the language",
    arguments: [
      ("Casou há 3 anos", .portuguese), ("Mudou-se para Faro há 3 anos", .portuguese),
      ("De forlovet seg den 3. mai", .swedish),
    ] as [(String, DateMentionFinder.LanguageCode)])
  func language(_ text: String, _ code: DateMentionFinder.LanguageCode) {
    #expect(DateMentionFinder.language(of: text) == code)
  }

  @Test("Their days are found")
  func found() {
    #expect(values("Han giftet seg i mai", .norwegian) == ["2025-05-01/2025-05-31"])
    #expect(values("Rita casou há 3 anos", .portuguese) == ["2023-03-18"])
  }

  @Test("January in an English note is no Jan of another language")
  func january() {
    #expect(values("They move in Jan", .dutch) == ["2027-01-01/2027-01-31"])
    #expect(values("It was active 12m ago", .italian) == [])
  }

  @Test("English months and verbs of an English note hold beside a foreign name")
  func english() {
    #expect(
      values("Had soup with Marco on 3/4. She walked home on Friday.", .portuguese)
        == ["2026-03-04", "2026-03-13"])
  }
}
