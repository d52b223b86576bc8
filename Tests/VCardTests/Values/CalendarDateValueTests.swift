import Testing
import VCard

@Suite("Dates of other calendars")
struct CalendarDateValueTests {
  /// Era, year, month and day with a dash for what is missing.
  private func parts(_ text: String, _ calendar: CalendarScale) -> String {
    guard let date = CalendarDateValue(text: text, calendar: calendar) else { return "none" }
    return [date.era, date.year, date.month, date.day].map { $0.map(String.init) ?? "-" }
      .joined(separator: " ")
  }

  @Test(
    "Apple's digits are era, year, month and day",
    arguments: [
      ("007800021101", CalendarScale.chinese, "78 2 11 1"),
      ("007700600101", .chinese, "77 60 1 1"), ("02360001 0501", .japanese, "none"),
      ("023600010501", .japanese, "236 1 5 1"), ("57450203", .hebrew, "- 5745 2 3"),
      ("-57450203", .hebrew, "- 5745 2 3"), ("-14450901", .islamic, "- 1445 9 1"),
      ("000057450203", .hebrew, "- 5745 2 3"), ("007800001101", .chinese, "78 - 11 1"),
    ])
  func digits(text: String, calendar: CalendarScale, expected: String) {
    #expect(parts(text, calendar) == expected)
  }

  @Test(
    "a hyphen stands for a year that is not given",
    arguments: [
      ("0078-1101", CalendarScale.chinese, "78 - 11 1"), ("--1101", .chinese, "- - 11 1"),
      ("--11-01", .chinese, "- - 11 1"), ("0071-0815", .gregorian, "- - 8 15"),
      ("--0203", .hebrew, "- - 2 3"),
    ])
  func yearless(text: String, calendar: CalendarScale, expected: String) {
    #expect(parts(text, calendar) == expected)
  }

  @Test(
    "ISO forms are read in the calendar they are said to be in",
    arguments: [
      ("5745-02-03", CalendarScale.hebrew, "- 5745 2 3"), ("5745-0203", .hebrew, "- 5745 2 3"),
      ("1403-1-31", .persian, "- 1403 1 31"), ("1445-09", .islamicCivil, "- 1445 9 -"),
      ("2567", .buddhist, "- 2567 - -"), ("5745-02-03T00:00:00", .hebrew, "- 5745 2 3"),
      ("April 15, 1980", .gregorian, "- 1980 4 15"), ("0002-11-01", .chinese, "- 2 11 1"),
    ])
  func isoForms(text: String, calendar: CalendarScale, expected: String) {
    #expect(parts(text, calendar) == expected)
  }

  @Test(
    "what the calendar cannot have is none",
    arguments: [
      ("57451403", CalendarScale.hebrew), ("57450231", .hebrew), ("14451301", .islamic),
      ("007800611101", .chinese), ("19830115", .chinese), ("17401307", .coptic),
      ("14030731", .persian), ("57450003", .hebrew), ("57450200", .hebrew), ("", .hebrew),
      ("Tishri", .hebrew), ("5745020", .hebrew), ("0078000211010", .chinese), ("-", .chinese),
      ("1980-02-31", .gregorian), ("20230229", .gregorian),
    ])
  func impossible(text: String, calendar: CalendarScale) {
    #expect(parts(text, calendar) == "none")
  }

  @Test("only calendars that count years within eras keep an era")
  func eras() {
    #expect(CalendarDateValue(text: "000157450203", calendar: .hebrew)?.era == nil)
    #expect(CalendarDateValue(text: "007800021101", calendar: .dangi)?.era == 78)
    #expect(CalendarScale.allCases.filter(\.countsYearsWithinEra).count == 3)
  }

  @Test("the year that a parameter says to omit is omitted, with its era")
  func omittedYear() {
    let date = CalendarDateValue(text: "007800021101", calendar: .chinese)
    #expect(date?.omitting(year: 3) == date)
    let yearless = date?.omitting(year: 2)
    #expect(yearless?.year == nil && yearless?.era == nil && yearless?.month == 11)
    let apple = CalendarDateValue(text: "1604-08-15", calendar: .gregorian)
    #expect(apple?.omitting(year: nil)?.year == nil)
  }

  @Test(
    "every name of a calendar gives its CLDR name",
    arguments: [
      ("hebrew", "hebrew"), ("HEBREW", "hebrew"), ("Gregorian", "gregorian"),
      ("gregory", "gregorian"), ("islamic-civil", "islamic-civil"),
      ("islamicc", "islamic-civil"), ("islamic-umalqura", "islamic-umalqura"),
      ("islamic-tbla", "islamic-tbla"), ("ethioaa", "ethiopic-amete-alem"),
      ("ethiopic", "ethiopic"), ("roc", "roc"), ("dangi", "dangi"), ("indian", "indian"),
      ("coptic", "coptic"), ("buddhist", "buddhist"), ("japanese", "japanese"),
      ("persian", "persian"), ("chinese", "chinese"), ("islamic", "islamic"),
    ])
  func names(parameter: String, name: String) {
    #expect(CalendarScale(parameter: parameter)?.rawValue == name)
  }

  @Test("a calendar nobody knows is none")
  func unknownName() {
    #expect(CalendarScale(parameter: "martian") == nil)
    #expect(CalendarScale(parameter: "") == nil)
  }
}
