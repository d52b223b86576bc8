import DateMentions
import Testing

/// Days as people write them into notes and chats; written on Wednesday 18 March 2026.
@Suite("Days in notes")
struct NotesDaysTests {
  private func found(
    _ text: String, _ languages: Set<DateMentionFinder.LanguageCode> = [.english]
  ) -> [String] {
    DateMentionFinder(order: .dmy, languages: languages, profile: .notes)
      .mentions(in: text, at: wednesday).map(\.notation)
  }

  @Test(
    "German days end with a dot, and weekdays have two letters",
    arguments: [
      Example("Knie-OP 17.4., danach Pause", "2026-04-17"),
      Example("Feier am 1.5. mit Kuchen", "2026-05-01"),
      Example("Abgabe zum 30.9. (knapp)", "2026-09-30"),
      Example("Di Abend, Zug", "2026-03-24T16:00/2026-03-24T20:00"),
      Example("Sie kommt übernächsten Freitag", "2026-03-27"),
      Example("Nur noch Mo/Mi/Do geöffnet"), Example("Do so, Di"), Example("Version 8.2.1 ist da"),
      Example("Abgabe zum fünfzehnten", "2026-04-15"),
    ])
  func german(_ example: Example) {
    #expect(found(example.text, [.english, .german]) == example.values)
  }

  @Test("English has no days with a dot behind them")
  func english() {
    #expect(found("We are at version 2.3. now and it works").allSatisfy { !$0.contains("-03-02") })
    #expect(found("It cost 3.5. Fine").isEmpty)
  }

  @Test(
    "An age beside a day makes it a birthday",
    arguments: [
      ("Lotte wird am 11. April fünf, Einladung folgt", "--04-11"),
      ("77 wird sie am 1. Mai!", "--05-01"),
      ("Er wird ja am 27. April achtzig und will", "--04-27"),
      ("Am 21. Mai werde ich ja nun schon 75", "--05-21"),
      ("I will be seventy on the first of April", "--04-01"),
      ("she'll be eighty seven on the 8th of April", "--04-08"),
      ("I'm told he is 50 on 9 May", "--05-09"),
    ])
  func ages(text: String, value: String) {
    #expect(found(text, [.english, .german]) == [value])
  }

  @Test(
    "What is no age makes no birthday",
    arguments: [
      "Das wird am 11. April fünf Stunden dauern", "We need 20 on the 9th of May",
      "It will be on the 8th of April",
    ])
  func noAges(text: String) {
    #expect(found(text, [.english, .german]).allSatisfy { !$0.hasPrefix("--") })
  }

  @Test("A verb of the past does not send a day that comes soon into last year")
  func soon() {
    #expect(found("They got the keys for the second of June") == ["2026-06-02"])
    #expect(found("They got the keys on the second of March") == ["2026-03-02"])
    #expect(found("We met on the second of November") == ["2025-11-02"])
  }

  @Test("A later day by its number alone is of the month before it, within the sentence")
  func months() {
    #expect(
      found("They land the second of May and they go back on the sixteenth")
        == ["2026-05-02", "2026-05-16"])
    #expect(
      found("They land the second of May. The plumber comes on the 20th.")
        == ["2026-05-02", "2026-03-20"])
    #expect(
      found("The course is 13-14 November, and there is a match on the 29th")
        == ["2026-11-13/2026-11-14", "2026-11-29"])
    // Too far behind it to be told from it.
    #expect(
      found(
        "Off to Donegal from June 27 to July 11 and he likes my rye bread so I shall make him a loaf "
          + "for the 19th"
      ).last == "2026-03-19")
  }

  @Test("What was asked for before a day lies ahead; what was done before it does not")
  func deadlines() {
    #expect(found("He asked me for a letter before the 20th") == ["2026-03-20"])
    #expect(found("He left before the 20th").allSatisfy { $0.contains("2026-02") })
  }

  @Test("Who is coming already comes; what is already done was")
  func already() {
    #expect(found("The family is coming already on the 26th") == ["2026-03-26"])
    #expect(found("Everything already done on the 9th") == ["2026-03-09"])
  }

  @Test("A number before one month counts no months")
  func oneMonth() {
    #expect(found("He is 75 next month") == ["2026-04-01/2026-04-30"])
  }

  @Test(
    "Stamps behind a name, in headers of letters and before long names are no dates",
    arguments: [
      "Ana Ruiz, [11.03.2026 21:15]\nHello there\n\nBen, [11.03.2026 21:30]\nHi",
      "Von: Ben Hale\nGesendet: Freitag, 13. März 2026 16:12\nHallo",
      "Ana (Mon), 1 Mar 2026 12:48\nHello",
      "14/03/2026, 17:02 - Jen (Sadhbh + Rua’s mum): Cake sale\n14/03/2026, 17:05 - Ben: Fine",
    ])
  func stamps(text: String) {
    #expect(found(text, [.english, .german]).isEmpty)
  }
}
