import Testing

@testable import DateMentions

@Suite("Holidays")
struct HolidayTests {
  @Test(
    "A holiday is found by its rule",
    arguments: [
      Example("Christmas", "2026-12-25"), Example("xmas eve", "2026-12-24"),
      Example("New Year's Eve", "2026-12-31"),
      Example("new years day", "2027-01-01"), Example("Valentine's Day 2017", "2017-02-14"),
      Example("St. Patrick's Day", "2027-03-17"), Example("Halloween", "2026-10-31"),
      Example("Easter", "2026-04-05"), Example("Easter 2027", "2027-03-28"),
      Example("Good Friday", "2026-04-03"),
      Example("Ash Wednesday 2025", "2025-03-05"), Example("Pentecost", "2026-05-24"),
      Example("Orthodox Easter 2024", "2024-05-05"), Example("Thanksgiving", "2026-11-26"),
      Example("Black Friday 2025", "2025-11-28"), Example("Memorial Day", "2026-05-25"),
      Example("Labor Day", "2026-09-07"), Example("MLK day", "2027-01-18"),
      Example("Mother's Day", "2026-05-10"),
      Example("Father's Day", "2026-06-21"), Example("Diwali 2024", "2024-10-31"),
      Example("Juneteenth", "2026-06-19"),
      Example("Yom Kippur 2024", "2024-10-12"),
      Example("Rosh Hashanah 2023", "2023-09-15/2023-09-16"),
      Example("Chinese New Year 2026", "2026-02-17"), Example("lunar new year 2025", "2025-01-29"),
      Example("Eid al-Fitr 2025", "2025-03-30"), Example("Eid al-Adha 2024", "2024-06-16"),
      Example("Hanukkah 2024", "2024-12-25/2025-01-01"),
      Example("Mid-Autumn Festival 2025", "2025-10-06"),
      Example("Election Day 2024", "2024-11-05"), Example("Independence Day", "2026-07-04"),
    ])
  func found(_ example: Example) {
    #expect(values(example.text) == example.values)
    #expect(mentions(example.text).first?.holiday != nil)
  }

  @Test("The mention carries the holiday's name")
  func named() {
    #expect(mentions("over xmas").first?.holiday == "Christmas")
    #expect(mentions("on Deepavali 2019").first?.holiday == "Diwali")
    #expect(mentions("June 5").first?.holiday == nil)
  }

  @Test(
    "Next, last and a year's own",
    arguments: [
      Example("last Thanksgiving", "2025-11-27"), Example("next Thanksgiving", "2026-11-26"),
      Example("Labor Day of last year", "2025-09-01"), Example("this Christmas", "2026-12-25"),
      Example("three days after Easter", "2026-04-08"),
      Example("before Christmas", "../2026-12-24"),
      Example("Memorial Day weekend", "2026-05-23/2026-05-25"),
    ])
  func turned(_ example: Example) {
    #expect(values(example.text) == example.values)
  }

  @Test("Mother's Day is Mothering Sunday where the day comes first")
  func british() {
    #expect(values("Mother's Day 2026", order: .dmy) == ["2026-03-15"])
    #expect(values("Mother's Day 2026", order: .mdy) == ["2026-05-10"])
  }

  @Test("Western Easter agrees with the almanac")
  func easter() {
    let almanac = [
      1961: "1961-04-02", 2000: "2000-04-23", 2008: "2008-03-23", 2011: "2011-04-24",
      2019: "2019-04-21", 2024: "2024-03-31", 2038: "2038-04-25", 2049: "2049-04-18",
    ]
    for (year, day) in almanac { #expect(MovableFeasts.easter(year)?.iso == day) }
  }

  @Test("Orthodox Easter agrees with the almanac")
  func orthodox() {
    for (year, day) in [2021: "2021-05-02", 2023: "2023-04-16", 2025: "2025-04-20"] {
      #expect(MovableFeasts.orthodoxEaster(year)?.iso == day)
    }
  }

  @Test("The Hebrew new year agrees with the almanac")
  func hebrew() {
    let almanac = [
      2000: "2000-09-30", 2013: "2013-09-05", 2020: "2020-09-19", 2024: "2024-10-03",
      2046: "2046-10-01",
    ]
    for (year, day) in almanac { #expect(HebrewCalendar.day(1, 1, in: year)?.iso == day) }
    #expect(HebrewCalendar.day(8, 15, in: 2024)?.iso == "2024-04-23")
    #expect(HebrewCalendar.day(8, 15, in: 2023)?.iso == "2023-04-06")
  }

  @Test("Calendars do not go where they are not known")
  func unknownYears() {
    #expect(LunarCalendars.chinese(1, 1, in: 1500) == nil)
    #expect(LunarCalendars.islamic(10, 1, in: 3000) == nil)
    #expect(LunarCalendars.diwali(in: 1200) == nil)
    #expect(HebrewCalendar.day(1, 1, in: 10) == nil)
  }

  @Test("Every holiday has a day in these years, and its year is that year")
  func everyHoliday() {
    for holiday in Holiday.all {
      for year in [1990, 2013, 2026, 2035] {
        guard let day = holiday.day(in: year, isBritish: false) else {
          // The Islamic year is shorter: a day may fall between two years, never for long.
          if case .islamic = holiday.rule { continue }
          Issue.record("\(holiday.name) has no day in \(year)")
          continue
        }
        #expect(abs(day.parts.year - year) <= 1)
      }
    }
  }

  @Test("No two holidays share a spelling")
  func spellings() {
    var owners: [String: String] = [:]
    for holiday in Holiday.all {
      for name in Set(holiday.names) {
        #expect(owners[name] == nil, "\(name): \(owners[name] ?? "") and \(holiday.name)")
        owners[name] = holiday.name
      }
    }
  }
}
