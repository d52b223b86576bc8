import Testing
import VCard

@Suite("Dates of a card")
struct DateValueTests {
  /// Year, month and day with a dash for what is missing.
  private func parts(_ text: String) -> String {
    guard let date = DateValue(text: text) else { return "none" }
    return [date.year, date.month, date.day].map { $0.map(String.init) ?? "-" }
      .joined(separator: " ")
  }

  @Test(
    "ISO dates, basic and extended, are read whole or in part",
    arguments: [
      ("1996-04-15", "1996 4 15"), ("19960415", "1996 4 15"), ("--0415", "- 4 15"),
      ("--04-15", "- 4 15"), ("--4-5", "- 4 5"), ("---15", "- - 15"), ("--04", "- 4 -"),
      ("1985-04", "1985 4 -"), ("1985", "1985 - -"), ("0071-08-15", "71 8 15"),
      (" 1996-04-15 ", "1996 4 15"), ("2024-02-29", "2024 2 29"), ("--0229", "- 2 29"),
      ("1900-02-28", "1900 2 28"),
    ])
  func iso(text: String, expected: String) { #expect(parts(text) == expected) }

  @Test(
    "a time behind the day is left out",
    arguments: [
      "1955-07-19T00:00:00Z", "19550719T000033", "1955-07-19T201243+04:00", "1955-07-19T",
      "1955-07-19 00:00:00", "19550719Z", "1955-07-19T-30",
      "1955-07-19+02:00",
    ])
  func time(text: String) { #expect(parts(text) == "1955 7 19") }

  @Test(
    "zeros stand for what is not known",
    arguments: [
      ("0000-04-15", "- 4 15"), ("00000415", "- 4 15"), ("1980-00-00", "1980 - -"),
      ("1980-04-00", "1980 4 -"), ("0000-00-00", "none"), ("1980-00-15", "none"),
    ])
  func zeros(text: String, expected: String) { #expect(parts(text) == expected) }

  @Test(
    "numbers in another order are read where only one reading makes a date",
    arguments: [
      ("15.04.1980", "1980 4 15"), ("4.5.1980", "1980 5 4"), ("15. 4. 1980", "1980 4 15"),
      ("1980/04/15", "1980 4 15"), ("1980-4-5", "1980 4 5"), ("1980.04.15", "1980 4 15"),
      ("04/15/1980", "1980 4 15"), ("15/04/1980", "1980 4 15"), ("05/05/1980", "1980 5 5"),
      ("15-04-1980", "1980 4 15"), ("206-12-15", "206 12 15"), ("70-7-14", "1970 7 14"),
      ("14-7-70", "1970 7 14"), ("15.04.80", "1980 4 15"), ("15.04.08", "2008 4 15"),
      ("1980/4", "1980 4 -"),
    ])
  func numbers(text: String, expected: String) { #expect(parts(text) == expected) }

  @Test(
    "a date that two people would read differently is none",
    arguments: ["04/05/1980", "4-5-1980", "05-07-14", "4/5/80"])
  func ambiguous(text: String) { #expect(parts(text) == "none") }

  @Test(
    "dates in English words are read",
    arguments: [
      ("April 15, 1980", "1980 4 15"), ("15 April 1980", "1980 4 15"),
      ("Apr. 15 1980", "1980 4 15"), ("15-Apr-1980", "1980 4 15"),
      ("the 15th of April 1980", "1980 4 15"), ("Tuesday, 15 April 1980", "1980 4 15"),
      ("Tue Apr 15 1980 00:00:00 GMT+0200", "1980 4 15"), ("MAY 1", "- 5 1"),
      ("September 1980", "1980 9 -"), ("1 Sept 1980", "1980 9 1"),
    ])
  func words(text: String, expected: String) { #expect(parts(text) == expected) }

  @Test(
    "a day that does not exist is none",
    arguments: [
      "1980-02-31", "2023-02-29", "1900-02-29", "1980-13-01", "--0230", "--0431", "---32",
      "31.04.1980", "February 30", "19800231", "--13",
    ])
  func impossible(text: String) { #expect(parts(text) == "none") }

  @Test(
    "text that is no date is none",
    arguments: [
      "", " ", "circa 1800", "-", "--", "---", "----", "1980-", "1980-4-", "T102200", "198",
      "19801",
      "198004", "1980-W15-2", "1980-106", "960415", "325987200000", "12345678901234567890",
      "spring 1980", "May May 1", "15", "1980-04-15x", "٢٠١٢-٠٤-١٥", "1/2/3/4", "10:30 May 1",
    ])
  func noDate(text: String) { #expect(parts(text) == "none") }

  @Test("a month alone, in words, is a month")
  func monthAlone() { #expect(parts("April") == "- 4 -") }

  @Test("a long text is not searched for a date")
  func longText() {
    #expect(DateValue(text: String(repeating: " ", count: 100) + "1980-04-15") == nil)
  }

  @Test("Apple's 1604, and the year the parameter names, mean no year")
  func omittedYear() {
    let apple = DateValue(year: 1604, month: 2, day: 29)
    #expect(apple?.omitting(year: nil) == DateValue(month: 2, day: 29))
    #expect(apple?.omitting(year: 1604) == DateValue(month: 2, day: 29))
    let other = DateValue(year: 1900, month: 1, day: 2)
    #expect(other?.omitting(year: 1900) == DateValue(month: 1, day: 2))
    #expect(other?.omitting(year: 1604) == other)
    #expect(DateValue(year: 1604)?.omitting(year: nil) == nil)
  }

  @Test("parts are checked when a date is made")
  func checkedParts() {
    #expect(DateValue() == nil)
    #expect(DateValue(year: 1980, day: 5) == nil)
    #expect(DateValue(year: 0, month: 1, day: 5) == nil)
    #expect(DateValue(year: 10000) == nil)
    #expect(DateValue(month: 2, day: 29) != nil)
  }
}
