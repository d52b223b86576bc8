import DateMentions
import Testing

@Suite("From one day to another")
struct RangeTests {
  @Test(
    "Days from and to, both included",
    arguments: [
      Example("May 3 to May 9", "2026-05-03/2026-05-09"),
      Example("May 3-9", "2026-05-03/2026-05-09"),
      Example("May 3 – 9", "2026-05-03/2026-05-09"), Example("Apr 21-25", "2026-04-21/2026-04-25"),
      Example("from May 3 until May 9", "2026-05-03/2026-05-09"),
      Example("May 3rd through the 9th", "2026-05-03/2026-05-09"),
      Example("3 to 9 May", "2026-05-03/2026-05-09"),
      Example("the 3rd to the 9th of May", "2026-05-03/2026-05-09"),
      Example("from the third to the ninth of May", "2026-05-03/2026-05-09"),
      Example("29 Dec to 3 Jan", "2026-12-29/2027-01-03"),
      Example("Jan 11 - Feb 8", "2027-01-11/2027-02-08"),
      Example("May 3-9, 2027", "2027-05-03/2027-05-09"),
      Example("from 2 to 7 Feb 2027", "2027-02-02/2027-02-07"),
      Example("3/20-3/25", "2026-03-20/2026-03-25"),
      Example("3/20/27 - 4/2/27", "2027-03-20/2027-04-02"),
      Example("between June 1 and June 10", "2026-06-01/2026-06-10"),
      Example("the 20th to the 24th", "2026-03-20/2026-03-24"),
      Example("from Friday to Sunday", "2026-03-20/2026-03-22"),
      Example("Mon-Wed", "2026-03-23/2026-03-25"),
      Example("today to Friday", "2026-03-18/2026-03-20"),
      Example("from now until June 5", "2026-03-18/2026-06-05"),
      Example("between now and Easter", "2026-03-18/2026-04-05"),
      Example("May 8 and 9", "2026-05-08/2026-05-09"),
    ])
  func days(_ example: Example) {
    #expect(values(example.text) == example.values)
  }

  @Test(
    "Months and years from and to",
    arguments: [
      Example("from May to July", "2026-05-01/2026-07-31"),
      Example("Nov-Feb", "2026-11-01/2027-02-28"),
      Example("Nov-Feb 2025", "2024-11-01/2025-02-28"),
      Example("from 2008 to 2014", "2008-01-01/2014-12-31"),
      Example("2014-2018", "2014-01-01/2018-12-31"),
      Example("between 2014 and 2018", "2014-01-01/2018-12-31"),
      Example("from November 1 to the end of February", "2026-11-01/2027-02-28"),
      Example("from May to Oct 2029", "2029-05-01/2029-10-31"),
    ])
  func longer(_ example: Example) {
    #expect(values(example.text) == example.values)
  }

  @Test("A range that is under way is the present one")
  func underWay() {
    #expect(
      values("20 December to 28 December", at: reference("2025-12-24")) == ["2025-12-20/2025-12-28"]
    )
  }

  @Test("Two days that are not neighbours stay two")
  func apart() {
    #expect(values("Feb 11 or Feb 12") == ["2027-02-11", "2027-02-12"])
    #expect(values("May 3 and May 17") == ["2026-05-03", "2026-05-17"])
  }

  @Test(
    "Open sides",
    arguments: [
      Example("until Friday", "../2026-03-20"), Example("till the end of June", "../2026-06-30"),
      Example("before Christmas", "../2026-12-24"), Example("since Monday", "2026-03-16/.."),
      Example("since 2019", "2019-01-01/.."), Example("after June 5", "2026-06-06/.."),
      Example("by the 20th", "../2026-03-20"), Example("starting January 7th", "2027-01-07/.."),
      Example("as of April 1", "2026-04-01/.."), Example("no later than May 2", "../2026-05-02"),
      Example("prior to May 2", "../2026-05-01"), Example("on or before May 2", "../2026-05-02"),
      Example("after 2030", "2031-01-01/.."),
    ])
  func open(_ example: Example) {
    #expect(values(example.text) == example.values)
  }
}
