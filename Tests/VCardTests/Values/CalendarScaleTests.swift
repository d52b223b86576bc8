import Testing

@testable import VCard

@Suite("Calendars")
struct CalendarScaleTests {
  @Test(
    "every calendar is known by its own name, in any case and with any hyphen",
    arguments: CalendarScale.allCases)
  func ownName(calendar: CalendarScale) {
    let name = calendar.rawValue
    let plain = name.filter { $0 != "-" }
    for spelling in [name, name.uppercased(), plain] {
      // Apple calls islamic-tbla so; without its hyphen it is the same.
      #expect(CalendarScale(parameter: spelling) == calendar)
    }
  }

  @Test(
    "the last day of a month is a date, the day behind it is none",
    arguments: CalendarScale.allCases)
  func lastDays(calendar: CalendarScale) {
    for month in 1...calendar.months {
      let last = calendar.days(inMonth: month)
      #expect((5...31).contains(last))
      let year: Int? = calendar.countsYearsWithinEra ? 5 : nil
      func date(_ day: Int) -> CalendarDateValue? {
        CalendarDateValue(calendar, era: nil, year: year, month: month, day: day)
      }
      #expect(date(1) != nil && date(last) != nil)
      #expect(date(0) == nil && date(last + 1) == nil)
    }
    for month in [0, calendar.months + 1, Int.max] {
      #expect(CalendarDateValue(calendar, era: nil, year: 5, month: month, day: 1) == nil)
    }
  }

  @Test("the years of a cycle are sixty")
  func cycles() {
    for calendar in [CalendarScale.chinese, .dangi] {
      #expect(CalendarDateValue(calendar, era: 78, year: 60, month: 1, day: 1)?.year == 60)
      #expect(CalendarDateValue(calendar, era: 78, year: 61, month: 1, day: 1) == nil)
    }
    #expect(CalendarDateValue(.japanese, era: 236, year: 61, month: 1, day: 1)?.era == 236)
  }

  @Test("a date without any part is none")
  func noParts() {
    #expect(CalendarDateValue(.hebrew, era: 3, year: nil, month: nil, day: nil) == nil)
  }

  @Test(
    "in the Gregorian calendar both readers of a date agree",
    arguments: [
      "1980-04-15", "19800415", "--04-15", "--0415", "1980-04", "1980", "15.04.1980", "1980-02-29",
      "1900-02-29", "1980-04-15T10:00:00Z", "x", "", "0000-04-15", "1980/04/15",
    ])
  func gregorian(text: String) {
    let plain = DateValue(text: text)
    #expect(
      CalendarDateValue(text: text, calendar: .gregorian) == plain.map(CalendarDateValue.init))
  }
}
