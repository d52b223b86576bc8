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
      Example("Friday at 8 for dinner", "2026-03-20T20:00"),
      Example("Friday at 8 dinner", "2026-03-20T20:00"),
      Example("Dinner with Asa, Friday at 8", "2026-03-20T20:00"),
      Example("pub quiz at 8 on Friday", "2026-03-20T20:00"),
      Example("dinner reservation Friday at 8", "2026-03-20T20:00"),
    ])
  func hours(_ example: Example) {
    #expect(values(example.text) == example.values)
  }

  @Test(
    "A meal of another time, or only in the name of a thing, says nothing",
    arguments: [
      Example("Dinner Friday then bus at 9 Saturday", "2026-03-20", "2026-03-21T09:00"),
      Example("Scan at 9 Monday, then drinks with Asa", "2026-03-23T09:00"),
      Example("Vet at 9 Tuesday, dog skipped dinner", "2026-03-24T09:00"),
      Example("dinner money due at 9 on Monday", "2026-03-23T09:00"),
      Example("Nursery concert at 10 on Friday", "2026-03-20T10:00"),
      Example("School run at 8 tomorrow, concert tickets to print", "2026-03-19T08:00"),
      Example("Dentist at 8 then pub", "T08:00"), Example("Swim at 8, dinner with Asa", "T08:00"),
    ])
  func others(_ example: Example) {
    #expect(values(example.text) == example.values)
  }

  @Test("In other languages, too")
  func languages() {
    #expect(days("Cena sabato alle otto e mezza", in: .italian) == ["2026-03-21T20:30"])
    #expect(days("el viernes a las nueve cenamos juntos", in: .spanish) == ["2026-03-20T21:00"])
    #expect(
      days("el viernes a las nueve en la plaza y cenamos", in: .spanish) == ["2026-03-20T21:00"])
    #expect(days("Lotte kommt am Freitag um 7:30 zum Essen", in: .german) == ["2026-03-20T19:30"])
    #expect(days("am Freitag um 8 auf ein Bier mit Lotte", in: .german) == ["2026-03-20T20:00"])
  }
}
