import DateMentions
import Testing

@Suite("Dates of figures")
struct FiguresTests {
  @Test(
    "Month first",
    arguments: [
      Example("3/7/2025", "2025-03-07"), Example("03-07-2025", "2025-03-07"),
      Example("3/7/25", "2025-03-07"),
      Example("3/7/87", "1987-03-07"), Example("25/12/2025", "2025-12-25"),
      Example("2025/3/7", "2025-03-07"),
      Example("2025-03-07", "2025-03-07"), Example("20250307", "2025-03-07"),
      Example("4/25", "2026-04-25"),
      Example("25/4", "2026-04-25"), Example("07.03.2025", "2025-03-07"),
      Example("on 4-22", "2026-04-22"),
      Example("2024/13/1", "2024-01-13"), Example("08/12,2015", "2015-08-12"),
      Example("2 - 15", "2027-02-15"),
      Example("file-2018-09-23-a.txt", "2018-09-23"),
    ])
  func monthFirst(_ example: Example) {
    #expect(values(example.text) == example.values)
  }

  @Test(
    "Day first",
    arguments: [
      Example("3/7/2025", "2025-07-03"), Example("3/13/2025", "2025-03-13"),
      Example("3/7", "2026-07-03"),
      Example("31/10/74", "1974-10-31"), Example("03.07.25", "2025-07-03"),
    ])
  func dayFirst(_ example: Example) {
    #expect(values(example.text, order: .dmy) == example.values)
  }

  @Test("Year first is tried for two figures where the option says so")
  func yearFirst() {
    #expect(values("25-03-07", order: .ymd) == ["2025-03-07"])
    #expect(values("25-03-07", order: .mdy) == ["2007-03-25"])
  }

  @Test("A figure that reads one way only decides for the others")
  func evidence() {
    #expect(values("born 25/12/1990, moved 3/7/2015", order: .auto).last == "2015-07-03")
    #expect(values("moved 12/25/2014 and 3/7/2015", order: .auto) == ["2014-12-25", "2015-03-07"])
    #expect(values("3/7/2015", order: .auto) == ["2015-03-07"])
  }

  @Test("A two-digit year below 40 is of this century")
  func shortYears() {
    #expect(values("1/2/39") == ["2039-01-02"])
    #expect(values("1/2/40") == ["1940-01-02"])
  }

  @Test(
    "Figures that are no dates stay silent",
    arguments: [
      "version 1.2.3", "v2.0.14", "iOS 18.2", "$19.99", "$ 12", "€3.50", "12.5%", "call 555-0142",
      "(503) 555-0142", "+44 20 7946 0958", "won 3-2", "1/2 cup of flour", "2/3 of them",
      "24/7 support",
      "2014/22/29", "31/31/2020", "80-32-89-89", "4/13/1", "10.1.2.3", "1,194", "#12", "apt 12",
      "room 5", "12 Elm Street", "ISBN 978-0-306-40615-7", "3 30", "0.5", "2012-14", "score 21-17",
      "2 1/2 miles", "page 12", "flight 1905", "4ft", "61k words", "D9944", "3 1/2", "15 percent",
      "9:75", "25:10", "1080p", "a 5-4 vote", "no. 7", "1.5 kg",
    ])
  func silent(_ text: String) {
    #expect(values(text) == [])
  }

  @Test("Two dates that only read the other way decide for a text against its region")
  func corrected() {
    #expect(
      values("prueba 28/1, segunda 25/2, entrega 10/6", order: .mdy)
        == ["2027-01-28", "2027-02-25", "2026-06-10"])
    #expect(values("open 24/7, party 10/6", order: .mdy, profile: .notes).last == "2026-10-06")
    #expect(values("one day, 28/1, then 10/6", order: .mdy).last == "2026-10-06")
  }
}
