import DateMentions
import Testing

@Suite("Days by number")
struct DayTests {
  @Test(
    "Days in figures without an article, where a word before them asks for a day",
    arguments: [
      Example("can you swap me 22nd?", "2026-03-22"),
      Example("I'm away till 28th", "2026-03-28"),
      Example("could you do 14th instead", "2026-04-14"),
      Example("the night 27th", "2026-03-27T20:00/2026-03-27T23:59:59"),
      Example("he came 4th"), Example("it's my 40th"), Example("do 2nd helpings"),
      Example("till 3rd class ends"),
    ])
  func bareFigures(_ example: Example) {
    #expect(values(example.text, profile: .notes) == example.values)
  }

  @Test("Whom one asks after is nobody's month")
  func askedAfter() {
    #expect(values("She asked after Jan.", profile: .notes) == [])
    #expect(values("we move after Jan", profile: .notes) != [])
  }

  @Test(
    "A full date is read in every spelling",
    arguments: [
      Example("June 5, 2024", "2024-06-05"), Example("june 5 2024", "2024-06-05"),
      Example("Jun 5th, 2024", "2024-06-05"), Example("Jun. 5, 2024", "2024-06-05"),
      Example("5 June 2024", "2024-06-05"), Example("5th June 2024", "2024-06-05"),
      Example("the 5th of June 2024", "2024-06-05"), Example("the 5th of June, 2024", "2024-06-05"),
      Example("5-Jun-2024", "2024-06-05"), Example("Jun-5-2024", "2024-06-05"),
      Example("5/Jun/2024", "2024-06-05"), Example("2024 June 5", "2024-06-05"),
      Example("2024/jun/05", "2024-06-05"), Example("June the fifth 2024", "2024-06-05"),
      Example("the fifth of June 2024", "2024-06-05"), Example("June5, 2024", "2024-06-05"),
      Example("SEPT 9 1999", "1999-09-09"), Example("Sunday, June 9th, 2024", "2024-06-09"),
      Example("Sunday June 9 2024", "2024-06-09"), Example("9 June 2024, Sunday", "2024-06-09"),
      Example("june fifth twenty twenty four", "2024-06-05"),
      Example("June fifth, two thousand and four", "2004-06-05"),
      Example("June fifth nineteen eighty-one", "1981-06-05"),
      Example("June 5, nineteen oh three", "1903-06-05"),
      Example("Nov 30, 87", "1987-11-30"), Example("30 Nov 87", "1987-11-30"),
      Example("December 25 '91", "1991-12-25"),
    ])
  func fullDate(_ example: Example) {
    #expect(values(example.text) == example.values)
  }

  @Test(
    "A date without a year is the next one",
    arguments: [
      Example("June 5", "2026-06-05"), Example("Feb 2", "2027-02-02"),
      Example("March 18", "2026-03-18"), Example("17 March", "2027-03-17"),
      Example("the 3rd of July", "2026-07-03"), Example("july the third", "2026-07-03"),
      Example("third of july", "2026-07-03"), Example("Oct 31st", "2026-10-31"),
      Example("may twenty-fourth", "2026-05-24"), Example("May twenty fourth", "2026-05-24"),
      Example("May twenty one", "2026-05-21"), Example("the thirty-first of August", "2026-08-31"),
      Example("Feb 29", "2028-02-29"),
    ])
  func yearless(_ example: Example) {
    #expect(values(example.text) == example.values)
  }

  @Test(
    "A day of the month is the next one",
    arguments: [
      Example("on the 20th", "2026-03-20"), Example("on the 18th", "2026-03-18"),
      Example("the 2nd", "2026-04-02"), Example("It's the 31st.", "2026-03-31"),
      Example("by the 30th, please", "../2026-03-30"),
      Example("on the twenty second", "2026-03-22"),
      Example("due on the twenty-seventh", "2026-03-27"), Example("on the ninth", "2026-04-09"),
      Example("the 20th of next month", "2026-04-20"),
      Example("the 5th of this month", "2026-03-05"),
      Example("the 15th of last month", "2026-02-15"),
    ])
  func dayOfMonth(_ example: Example) {
    #expect(values(example.text) == example.values)
  }

  @Test(
    "A weekday beside a day of the month picks the month",
    arguments: [
      Example("Friday the 20th", "2026-03-20"), Example("Monday the 13th", "2026-04-13"),
      Example("Sat 28th", "2026-03-28"), Example("on Tuesday the thirty-first", "2026-03-31"),
    ])
  func weekdayAndNumber(_ example: Example) {
    #expect(values(example.text) == example.values)
  }

  @Test("A weekday beside a date without a year picks the year")
  func weekdayAndDate() {
    #expect(values("Friday, July 18", at: reference("2023-12-01")) == ["2025-07-18"])
    #expect(values("Thursday, July 18", at: reference("2023-12-01")) == ["2024-07-18"])
    #expect(values("Monday, July 18", at: reference("2023-12-01")) == ["2024-07-18"])
  }

  @Test(
    "A day no calendar has is no mention",
    arguments: ["June 31", "February 30, 2024", "Feb 29, 2023", "the 32nd of May", "April 31st"])
  func impossible(_ text: String) {
    #expect(values(text) == [])
  }

  @Test(
    "An ordinal before a noun is no day",
    arguments: [
      "the first time", "the 12th floor", "my second cousin", "the third option", "in second grade",
      "the 2nd edition", "she came first", "the 21st century-old oak",
    ])
  func ordinals(_ text: String) {
    #expect(mentions(text).allSatisfy { $0.kind != .date })
  }

  @Test("The span is counted in Unicode scalars, and the text is verbatim")
  func span() throws {
    let text = "né 👩‍👧 — on June 5, ok"
    let mention = try #require(mentions(text).first)
    let scalars = Array(text.unicodeScalars)
    var part = String.UnicodeScalarView()
    part.append(contentsOf: scalars[mention.scalars])
    #expect(String(part) == mention.text)
    #expect(mention.text == "June 5")
  }
}
