import DateMentions
import Testing

/// Read on Wednesday 18 March 2026.
@Suite("Hours that a meal or a show tells")
struct MealHoursTests {
  @Test(
    "Dinner is in the evening and breakfast in the morning",
    arguments: [
      Example("Dinner on Friday at 8", "2026-03-20T20:00"),
      Example("the gig is on Saturday at 9", "2026-03-21T21:00"),
      Example("breakfast on Friday at 7", "2026-03-20T07:00"),
      Example("the plumber comes on Friday at 8", "2026-03-20T08:00"),
      Example("dinner on Friday at 8 am", "2026-03-20T08:00"),
    ])
  func hours(_ example: Example) {
    #expect(values(example.text) == example.values)
  }

  @Test("In other languages, too")
  func languages() {
    #expect(days("Cena sabato alle otto e mezza", in: .italian) == ["2026-03-21T20:30"])
    #expect(days("el viernes a las nueve cenamos juntos", in: .spanish) == ["2026-03-20T21:00"])
  }
}
