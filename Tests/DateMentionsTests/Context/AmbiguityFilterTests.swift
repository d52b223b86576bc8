import DateMentions
import Testing

@Suite("Words that only look like dates")
struct AmbiguityFilterTests {
  @Test(
    "Verbs, nouns and names stay silent",
    arguments: [
      "I may go", "You may not.", "May I come in?", "She may be late", "This may take long",
      "they march on", "a long march", "the sun is out", "he sat down", "they wed young",
      "second thoughts", "on second thought", "just a second hat", "the mar on the table",
      "too much sun", "one may ask", "fall over", "spring a leak", "April said hi",
      "June is allergic to nuts", "June's dog", "Phạm Thu Hà said so", "may one of you come",
      "good morning", "the cat sat on it", "nowhere", "decor", "a marathon", "Augustus", "mayor",
    ])
  func silent(_ text: String) {
    #expect(values(text) == [])
  }

  @Test(
    "The same words are dates in the right company",
    arguments: [
      Example("in May", "2026-05-01/2026-05-31"), Example("by March", "../2026-03-31"),
      Example("on Sat", "2026-03-21"), Example("closed sun", "2026-03-22"),
      Example("may 5", "2026-05-05"),
      Example("march", "2026-03-01/2026-03-31"), Example("in June", "2026-06-01/2026-06-30"),
      Example("early march", "2026-03-01/2026-03-10"),
      Example("fri and mon", "2026-03-20", "2026-03-23"),
      Example("wed the 25th", "2026-03-25"),
      Example("in april or may", "2026-04-01/2026-04-30", "2026-05-01/2026-05-31"),
    ])
  func spoken(_ example: Example) {
    #expect(values(example.text) == example.values)
  }

  @Test(
    "Streets and people who are called after days and months stay silent",
    arguments: [
      "Flat 12, 14 March Street", "wohnt in der Straße des 17. Juni 135", "12 rue du 11 novembre",
      "Avenida 9 de julio 200, segundo piso", "demander Mme Janvier",
      "ask Mrs. April about the chairs",
      "la signora Domenica ha chiamato", "Frau August hat die Leiter",
    ])
  func addresses(_ text: String) {
    #expect(values(text) == [])
  }

  @Test(
    "Days beside a street stay days",
    arguments: [
      Example("the street is closed on 5 May", "2026-05-05"),
      Example("14 May, Mill Road", "2026-05-14"),
      Example("fiesta en la plaza el 5 de mayo", "2026-05-05"),
      Example("meet at the avenue on 5 May", "2026-05-05"),
      Example("I miss May already, back in June", "2026-06-01/2026-06-30"),
    ])
  func besideStreets(_ example: Example) {
    #expect(values(example.text) == example.values)
  }

  @Test("Nothing is found in nothing")
  func empty() {
    #expect(values("") == [])
    #expect(values("   \n\n ") == [])
    #expect(values(".,;:!?-/'\"") == [])
    #expect(values("\u{200B}\u{FEFF}") == [])
  }
}
