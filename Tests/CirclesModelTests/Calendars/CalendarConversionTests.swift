import CirclesModel
import Testing

@Suite("Days of other calendars")
struct CalendarConversionTests {
  private func text(_ day: GregorianDay?) -> String {
    day.map { "\($0.year)-\($0.month)-\($0.day)" } ?? "none"
  }

  private func next(_ date: PartialDate, _ year: Int, _ month: Int, _ day: Int) -> String {
    guard let start = GregorianDay(year: year, month: month, day: day) else { return "bad test" }
    return text(CalendarConversion.nextOccurrence(of: date, onOrAfter: start))
  }

  @Test(
    "known days are found",
    arguments: [
      // Chinese New Year 1984, which began cycle 78, and 1983, the last year of cycle 77.
      (PartialDate(year: 1, month: 1, day: 1, calendar: "chinese", era: 78), "1984-2-2"),
      (PartialDate(year: 60, month: 1, day: 1, calendar: "chinese", era: 77), "1983-2-13"),
      (PartialDate(year: 2, month: 11, day: 1, calendar: "chinese", era: 78), "1985-12-12"),
      // The first day of the leap month of 2023.
      (
        PartialDate(
          year: 40, month: 2, day: 1, calendar: "chinese", era: 78, isLeapMonth: true),
        "2023-3-22"
      ),
      // Rosh Hashanah 5785, and the leap year's Adar I.
      (PartialDate(year: 5785, month: 1, day: 1, calendar: "hebrew"), "2024-10-3"),
      (PartialDate(year: 5745, month: 2, day: 3, calendar: "hebrew"), "1984-10-29"),
      (PartialDate(year: 5784, month: 6, day: 21, calendar: "hebrew"), "2024-3-1"),
      // The beginning of Ramadan, by the table of Umm al-Qura.
      (PartialDate(year: 1445, month: 9, day: 1, calendar: "islamic-umalqura"), "2024-3-11"),
      // Nowruz.
      (PartialDate(year: 1403, month: 1, day: 1, calendar: "persian"), "2024-3-20"),
      (PartialDate(year: 2567, month: 1, day: 1, calendar: "buddhist"), "2024-1-1"),
      (PartialDate(year: 113, month: 1, day: 1, calendar: "roc"), "2024-1-1"),
      (PartialDate(year: 1, month: 5, day: 1, calendar: "japanese", era: 236), "2019-5-1"),
      (PartialDate(year: 1741, month: 1, day: 1, calendar: "coptic"), "2024-9-11"),
      (PartialDate(year: 2017, month: 1, day: 1, calendar: "ethiopic"), "2024-9-11"),
      (PartialDate(year: 7517, month: 1, day: 1, calendar: "ethiopic-amete-alem"), "2024-9-11"),
      (PartialDate(year: 1946, month: 1, day: 1, calendar: "indian"), "2024-3-21"),
      (PartialDate(year: 1990, month: 3, day: 15), "1990-3-15"),
    ])
  func known(date: PartialDate, day: String) {
    #expect(text(CalendarConversion.gregorianDay(of: date)) == day)
  }

  @Test(
    "a day that does not exist, or is not fully known, is none",
    arguments: [
      PartialDate(year: 2023, month: 2, day: 29),
      PartialDate(year: 2, month: 11, day: 31, calendar: "chinese", era: 78),
      // No leap month of that number in that year; no Adar I in a common year.
      PartialDate(year: 41, month: 3, day: 1, calendar: "chinese", era: 78, isLeapMonth: true),
      PartialDate(year: 5783, month: 6, day: 10, calendar: "hebrew"),
      PartialDate(year: 1445, month: 2, day: 30, calendar: "islamic-civil"),
      PartialDate(year: 2, month: 11, day: 1, calendar: "chinese"),
      PartialDate(month: 11, day: 1, calendar: "hebrew"),
      PartialDate(year: 5745, month: 2, calendar: "hebrew"),
      PartialDate(year: 5, month: 5, day: 5, calendar: "martian"),
      PartialDate(year: Int.max, month: Int.max, day: Int.max, calendar: "hebrew"),
      PartialDate(year: Int.min, month: 1, day: 1, calendar: "persian"),
    ])
  func none(date: PartialDate) { #expect(CalendarConversion.gregorianDay(of: date) == nil) }

  @Test("a Gregorian birthday comes round the same or the next year")
  func gregorian() {
    let date = PartialDate(year: 1990, month: 3, day: 15)
    #expect(next(date, 2026, 3, 15) == "2026-3-15")
    #expect(next(date, 2026, 3, 16) == "2027-3-15")
    #expect(next(date, 2026, 1, 1) == "2026-3-15")
  }

  @Test("29 February is kept on 1 March in common years")
  func leapDay() {
    let date = PartialDate(month: 2, day: 29)
    #expect(next(date, 2027, 2, 1) == "2027-3-1")
    #expect(next(date, 2028, 2, 1) == "2028-2-29")
    #expect(next(date, 2027, 3, 2) == "2028-2-29")
    #expect(next(PartialDate(month: 2, day: 30), 2028, 1, 1) == "none")
  }

  @Test("birthdays of lunar calendars come round on their own days")
  func lunar() {
    let chinese = PartialDate(year: 2, month: 1, day: 1, calendar: "chinese", era: 78)
    #expect(next(chinese, 2026, 11, 21) == "2027-2-6")
    #expect(next(chinese, 2043, 3, 1) == "2044-1-30")
    let hebrew = PartialDate(month: 1, day: 1, calendar: "hebrew")
    #expect(next(hebrew, 2024, 10, 3) == "2024-10-3")
    #expect(next(hebrew, 2024, 10, 4) == "2025-9-23")
    let islamic = PartialDate(month: 9, day: 1, calendar: "islamic-umalqura")
    #expect(next(islamic, 2024, 3, 12) == "2025-3-1")
    #expect(next(PartialDate(month: 1, day: 1, calendar: "roc"), 2026, 5, 1) == "2027-1-1")
    #expect(
      next(PartialDate(month: 5, day: 1, calendar: "japanese", era: 235), 2018, 6, 1) == "2019-5-1")
  }

  @Test("the sixtieth year of a cycle is followed by the first of the next")
  func cycles() {
    let date = PartialDate(month: 1, day: 1, calendar: "chinese")
    #expect(next(date, 1983, 3, 1) == "1984-2-2")
  }

  @Test("a leap month is kept in the common month of years without it")
  func leapMonths() {
    let chinese = PartialDate(month: 2, day: 1, calendar: "chinese", isLeapMonth: true)
    #expect(next(chinese, 2023, 1, 1) == "2023-3-22")
    #expect(next(chinese, 2024, 1, 1) == "2024-3-10")
    let adarFirst = PartialDate(month: 6, day: 21, calendar: "hebrew")
    #expect(next(adarFirst, 2024, 1, 1) == "2024-3-1")
    #expect(next(adarFirst, 2025, 1, 1) == "2025-3-21")
  }

  @Test("a day that a short month lacks is kept beside its end")
  func shortMonths() {
    // 30 Heshvan is missing in 5784, so the next day is kept, 1 Kislev; 5785 has it.
    let hebrew = PartialDate(month: 2, day: 30, calendar: "hebrew")
    #expect(next(hebrew, 2023, 9, 16) == "2023-11-14")
    #expect(next(hebrew, 2024, 10, 3) == "2024-12-1")
    // The twelfth month of the Chinese year that began in 2024 has 29 days.
    let chinese = PartialDate(month: 12, day: 30, calendar: "chinese")
    #expect(next(chinese, 2024, 1, 1) == "2024-2-9")
    #expect(next(chinese, 2024, 2, 10) == "2025-1-28")
    #expect(next(PartialDate(month: 1, day: 31, calendar: "hebrew"), 2024, 1, 1) == "none")
  }

  @Test("what has no month or no day comes round on no day")
  func incomplete() {
    #expect(next(PartialDate(year: 1990), 2026, 1, 1) == "none")
    #expect(next(PartialDate(year: 1990, month: 3), 2026, 1, 1) == "none")
    #expect(next(PartialDate(month: 3, day: 3, calendar: "martian"), 2026, 1, 1) == "none")
    #expect(next(PartialDate(month: Int.max, day: 1, calendar: "hebrew"), 2026, 1, 1) == "none")
  }
}
