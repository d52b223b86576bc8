import DateMentions
import Testing

/// Days told by what stands around them; written on Wednesday 18 March 2026.
@Suite("Days and their surroundings")
struct BesideDaysTests {
  private func found(
    _ text: String, _ languages: Set<DateMentionFinder.LanguageCode> = [.english]
  ) -> [String] {
    DateMentionFinder(order: .dmy, languages: languages, profile: .notes)
      .mentions(in: text, at: wednesday).map(\.notation)
  }

  @Test(
    "An age in the same breath makes a day a birthday",
    arguments: [
      Example("Rua is 9 next Thursday", "--03-26"), Example("Iarla turned 18 yesterday", "--03-17"),
      Example("Well I'm 52 a fortnight today", "--04-01"),
      Example("Mary, alto - seventy on the 19th of next month", "--04-19"),
      Example("On the 11th I shall be ninety and I forbid any fuss", "--04-11"),
      Example("Meals start soon. Ninety on the second of November he says", "--11-02"),
      Example("No swim. 60th on the 21st but NO party", "--03-21"),
      Example("Two seats. 3 on the 21st", "2026-03-21"),
      Example("They signed. Two hours on Monday 23rd", "2026-03-23"),
      Example("mammy's eighty fourth is tuesday week", "--03-31"),
      Example("It's his 50th on the 21st", "--03-21"),
      Example("Baby Iris, born 4 March at 03:12", "--03-04"),
      Example("Dinner is 8 next Thursday", "2026-03-26"),
      Example("It is 9 tomorrow", "2026-03-19T09:00"),
    ])
  func ages(_ example: Example) { #expect(found(example.text) == example.values) }

  @Test(
    "Years together make a day an anniversary",
    arguments: [
      Example("Thirty years on the fifth of August", "--08-05"),
      Example("Three years sober on the 5th", "--04-05"),
      Example("He is away two years on Monday", "2026-03-23"),
    ])
  func years(_ example: Example) { #expect(found(example.text) == example.values) }

  @Test(
    "German and Romance verbs of coming of age",
    arguments: [
      Example("Und zu Heilige Drei König werd ich 46, 6. April", "--04-06"),
      Example("Egon wird am neunzehnten Juli einundachtzig äh wir legen", "--07-19"),
      Example("Er wird am 3. Mai dreißig Gäste haben", "2026-05-03"),
      Example("Wir feiern seinen 8. Geburtstag am 9. Mai", "2026-05-09"),
      Example("Maman Geb. Mi, Blumen", "--03-25"),
    ])
  func german(_ example: Example) {
    #expect(found(example.text, [.english, .german]) == example.values)
  }

  @Test(
    "Days of a month named before, days and weekends told from others",
    arguments: [
      Example("off on the second of April and back on the sixteenth", "2026-04-02", "2026-04-16"),
      Example("Village hall on the 21st of May, cake on the 20th", "2026-05-21", "2026-05-20"),
      Example("Landing Friday 27 March, staying till Mon", "2026-03-27", "2026-03-30"),
      Example(
        "On the 3rd of July and hers is two days later", "2026-07-03", "2026-07-05"),
      Example(
        "The play is on the 2nd of May, keep that weekend free", "2026-05-02",
        "2026-05-02/2026-05-03"),
      Example("Pushed from the 20th to the 27th of June", "2026-06-27"),
      Example("back on the third no the sixth of July", "2026-07-06"),
    ])
  func context(_ example: Example) { #expect(found(example.text) == example.values) }

  @Test(
    "Figures that are no days",
    arguments: [
      Example("Part no. 20251106-B, four to six days"), Example("Flat 4/2, Byres Road"),
      Example("Via Porta Nuova 5/12 is sold"), Example("every Tuesday and Thursday"),
      Example("A foreman called August who says good morning"),
      Example("week 3 of the course"),
    ])
  func none(_ example: Example) { #expect(found(example.text) == example.values) }

  @Test("Mai is a name where nothing leads to the month")
  func mai() {
    #expect(found("Mai hat 3 Nähmaschinen bestellt", [.german]).isEmpty)
    #expect(found("Sie ziehen im Mai um", [.german]) == ["2026-05-01/2026-05-31"])
    #expect(found("Uwe will im April 2 neue Völker", [.german]) == ["2026-04-01/2026-04-30"])
    #expect(found("macht ab November ein Sabbatjahr", [.german]) == ["2026-11-01/2026-11-30"])
  }

  @Test("The perfect tense of German looks back, whatever stands between")
  func perfect() {
    #expect(found("Die Arbeit habe ich am 30. Januar aufgehört", [.german]) == ["2026-01-30"])
    #expect(found("Ich habe am 30. Januar Urlaub", [.german]) == ["2027-01-30"])
    #expect(found("ich würde gern am Montag noch mal sehen", [.german]) == ["2026-03-23"])
  }
}
