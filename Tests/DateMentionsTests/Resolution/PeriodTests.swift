import DateMentions
import Testing

@Suite("Weeks, months, years and more")
struct PeriodTests {
  @Test(
    "A month is the whole month, the present one counts",
    arguments: [
      Example("in May", "2026-05-01/2026-05-31"), Example("in March", "2026-03-01/2026-03-31"),
      Example("in February", "2027-02-01/2027-02-28"), Example("May 2027", "2027-05-01/2027-05-31"),
      Example("May of 2027", "2027-05-01/2027-05-31"),
      Example("Sept, 2024", "2024-09-01/2024-09-30"),
      Example("Feb/2028", "2028-02-01/2028-02-29"), Example("04/2026", "2026-04-01/2026-04-30"),
      Example("2026-04", "2026-04-01/2026-04-30"), Example("next month", "2026-04-01/2026-04-30"),
      Example("last month", "2026-02-01/2026-02-28"),
      Example("this month", "2026-03-01/2026-03-31"),
      Example("next May", "2026-05-01/2026-05-31"), Example("last May", "2025-05-01/2025-05-31"),
      Example("the month of June", "2026-06-01/2026-06-30"),
      Example("May next year", "2027-05-01/2027-05-31"),
      Example("June of last year", "2025-06-01/2025-06-30"),
      Example("April of 87", "1987-04-01/1987-04-30"),
    ])
  func months(_ example: Example) {
    #expect(values(example.text) == example.values)
  }

  @Test(
    "Weeks begin on Monday",
    arguments: [
      Example("next week", "2026-03-23/2026-03-29"), Example("last week", "2026-03-09/2026-03-15"),
      Example("this week", "2026-03-16/2026-03-22"),
      Example("this weekend", "2026-03-21/2026-03-22"),
      Example("next weekend", "2026-03-28/2026-03-29"),
      Example("last weekend", "2026-03-14/2026-03-15"),
      Example("the week after next", "2026-03-30/2026-04-05"),
      Example("the weekend after next", "2026-04-04/2026-04-05"),
      Example("the week of June 3", "2026-06-01/2026-06-07"),
      Example("the weekend of June 6", "2026-06-06/2026-06-07"),
      Example("week 23", "2026-06-01/2026-06-07"), Example("w/c June 1", "2026-06-01/2026-06-07"),
      Example("the week beginning April 6", "2026-04-06/2026-04-12"),
      Example("the coming week", "2026-03-23/2026-03-29"),
    ])
  func weeks(_ example: Example) {
    #expect(values(example.text) == example.values)
  }

  @Test("On a Sunday the week still is the one before")
  func sunday() {
    let sunday = reference("2026-03-22")
    #expect(values("next week", at: sunday) == ["2026-03-23/2026-03-29"])
    #expect(values("this weekend", at: sunday) == ["2026-03-21/2026-03-22"])
    #expect(values("next Monday", at: sunday) == ["2026-03-23"])
  }

  @Test(
    "Years, decades, centuries, quarters, seasons",
    arguments: [
      Example("in 2019", "2019-01-01/2019-12-31"),
      Example("the year 2031", "2031-01-01/2031-12-31"),
      Example("next year", "2027-01-01/2027-12-31"), Example("last year", "2025-01-01/2025-12-31"),
      Example("the 1980s", "1980-01-01/1989-12-31"), Example("in the 80s", "1980-01-01/1989-12-31"),
      Example("the 90's", "1990-01-01/1999-12-31"),
      Example("the nineteen sixties", "1960-01-01/1969-12-31"),
      Example("the 20th century", "1900-01-01/1999-12-31"),
      Example("this decade", "2020-01-01/2029-12-31"),
      Example("Q3 2027", "2027-07-01/2027-09-30"), Example("2027 Q1", "2027-01-01/2027-03-31"),
      Example("the second quarter of 2025", "2025-04-01/2025-06-30"),
      Example("next quarter", "2026-04-01/2026-06-30"),
      Example("summer of 2021", "2021-06-01/2021-08-31"),
      Example("in the summer", "2026-06-01/2026-08-31"),
      Example("last winter", "2025-12-01/2026-02-28"),
      Example("next spring", "2027-03-01/2027-05-31"),
      Example("this fall", "2026-09-01/2026-11-30"),
      Example("class of '08", "2008-01-01/2008-12-31"),
    ])
  func longer(_ example: Example) {
    #expect(values(example.text) == example.values)
  }

  @Test(
    "Several units beside the present one",
    arguments: [
      Example("the last three days", "2026-03-15/2026-03-17"),
      Example("the next two weeks", "2026-03-19/2026-04-01"),
      Example("the past week", "2026-03-09/2026-03-15"),
      Example("the next 2 quarters", "2026-04-01/2026-09-30"),
      Example("over the last few days", "2026-03-15/2026-03-17"),
      Example("within two weeks", "2026-03-18/2026-04-01"),
    ])
  func several(_ example: Example) {
    #expect(values(example.text) == example.values)
  }

  @Test(
    "Parts of a month are thirds, halves and weeks",
    arguments: [
      Example("early May", "2026-05-01/2026-05-10"), Example("mid May", "2026-05-11/2026-05-20"),
      Example("mid-May", "2026-05-11/2026-05-20"), Example("late May", "2026-05-21/2026-05-31"),
      Example("the beginning of May", "2026-05-01/2026-05-10"),
      Example("the middle of June", "2026-06-11/2026-06-20"),
      Example("at the end of April", "2026-04-21/2026-04-30"),
      Example("end of February 2028", "2028-02-21/2028-02-29"),
      Example("the end of next month", "2026-04-21/2026-04-30"),
      Example("the first half of June", "2026-06-01/2026-06-15"),
      Example("the second half of June", "2026-06-16/2026-06-30"),
      Example("the first week of September", "2026-09-01/2026-09-07"),
      Example("the second week of September", "2026-09-08/2026-09-14"),
      Example("the last week of June", "2026-06-24/2026-06-30"),
      Example("the first weekend in May", "2026-05-02/2026-05-03"),
      Example("the last weekend of August", "2026-08-29/2026-08-30"),
      Example("all of July", "2026-07-01/2026-07-31"),
    ])
  func parts(_ example: Example) {
    #expect(values(example.text) == example.values)
  }

  @Test(
    "Parts of a week, and what is left of it",
    arguments: [
      Example("early next week", "2026-03-23/2026-03-25"),
      Example("late next week", "2026-03-27/2026-03-29"),
      Example("the end of next week", "2026-03-27/2026-03-29"),
      Example("the rest of the week", "2026-03-18/2026-03-22"),
      Example("later this week", "2026-03-19/2026-03-22"),
      Example("earlier this month", "2026-03-01/2026-03-17"),
    ])
  func partsOfWeek(_ example: Example) {
    #expect(values(example.text) == example.values)
  }
}
