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
    "Streets and people who are called after days and months stay silent, and days beside them do not"
  )
  func addresses() {
    #expect(values("Flat 12, 14 March Street") == [])
    #expect(values("14 March, Mill Street") == ["2027-03-14"])
    #expect(values("the street is closed on 5 May") == ["2026-05-05"])
    #expect(values("meet at the avenue on 5 May") == ["2026-05-05"])
    #expect(days("er wohnt in der Straße des 17. Juni 135", in: .german) == [])
    #expect(days("er heiratet am 17. Juni", in: .german) == ["2026-06-17"])
    #expect(days("la tienda está en la calle 5 de mayo", in: .spanish) == [])
    #expect(days("hay fiesta en la plaza el 5 de mayo", in: .spanish) == ["2026-05-05"])
    #expect(days("elle habite 12 rue du 11 novembre", in: .french) == [])
    #expect(days("elle vient le 11 novembre", in: .french) == ["2026-11-11"])
    #expect(days("demander à Mme Janvier pour les chaises", in: .french) == [])
    #expect(days("elle vient en janvier", in: .french) == ["2027-01-01/2027-01-31"])
    #expect(days("la signora Domenica ha chiamato", in: .italian) == [])
    #expect(days("arriva domenica", in: .italian) == ["2026-03-22"])
  }

  @Test("Nothing is found in nothing")
  func empty() {
    #expect(values("") == [])
    #expect(values("   \n\n ") == [])
    #expect(values(".,;:!?-/'\"") == [])
    #expect(values("\u{200B}\u{FEFF}") == [])
  }
}
