import DateMentions
import Testing

@Suite("Times of day")
struct TimeTests {
  @Test(
    "A time on the clock",
    arguments: [
      Example("7:30 pm", "T19:30"), Example("7pm", "T19:00"), Example("at 7 p.m.", "T19:00"),
      Example("12 am", "T00:00"), Example("12pm", "T12:00"), Example("19:05", "T19:05"),
      Example("09:15:30", "T09:15:30"), Example("16h", "T16:00"), Example("9h45", "T09:45"),
      Example("noon", "T12:00"), Example("at midnight", "T00:00"), Example("5 o'clock", "T17:00"),
      Example("nine o'clock am", "T09:00"), Example("half past seven", "T19:30"),
      Example("a quarter past 8 am", "T08:15"), Example("quarter to six", "T17:45"),
      Example("ten past nine", "T09:10"), Example("twenty minutes to four", "T15:40"),
      Example("six pm", "T18:00"), Example("seven thirty pm", "T19:30"),
      Example("at 6.45", "T18:45"), Example("7p", "T19:00"), Example("at 1030", "T10:30"),
      Example("3 in the afternoon", "T15:00"), Example("at eight in the evening", "T20:00"),
      Example("one in the morning", "T01:00"), Example("6 p . m .", "T18:00"),
    ])
  func clock(_ example: Example) {
    #expect(values(example.text) == example.values)
  }

  @Test(
    "An hour without its half is after noon up to seven, before noon from eight",
    arguments: [
      Example("at 4", "T16:00"), Example("at 7", "T19:00"), Example("at 8", "T08:00"),
      Example("at 12", "T12:00"), Example("at 11", "T11:00"),
    ])
  func guess(_ example: Example) {
    #expect(values(example.text) == example.values)
  }

  @Test(
    "From one time to another",
    arguments: [
      Example("from 9 to 5", "T09:00/T17:00"), Example("3:30-4:30pm", "T15:30/T16:30"),
      Example("between 4pm and 5pm", "T16:00/T17:00"), Example("9.30-4.30pm", "T09:30/T16:30"),
      Example("8am until 6", "T08:00/T18:00"), Example("11 am to 2", "T11:00/T14:00"),
      Example("works 9-5", "T09:00/T17:00"), Example("10h-12h", "T10:00/T12:00"),
      Example("before 11 am", "../T11:00"), Example("after 3:30pm", "T15:30/.."),
      Example("until 2pm", "../T14:00"), Example("16h for 30 minutes", "T16:00/T16:30"),
    ])
  func spans(_ example: Example) {
    #expect(values(example.text) == example.values)
  }

  @Test(
    "A time on a day",
    arguments: [
      Example("Jan 15 at 7pm", "2027-01-15T19:00"), Example("Friday at 12:30", "2026-03-20T12:30"),
      Example("tomorrow at noon", "2026-03-19T12:00"), Example("7pm on Friday", "2026-03-20T19:00"),
      Example("at midnight on June 5", "2026-06-05T00:00"),
      Example("9 tomorrow", "2026-03-19T09:00"),
      Example("tomorrow morning at 7", "2026-03-19T07:00"),
      Example("tonight at 8", "2026-03-18T20:00"),
      Example("2024-03-09 18:40", "2024-03-09T18:40"),
      Example("2024-03-09T18:40:05Z", "2024-03-09T18:40:05"),
      Example("3/9/24, 6:40 PM", "2024-03-09T18:40"),
      Example("Saturday the 28th at 4", "2026-03-28T16:00"),
      Example("June 5 around 7", "2026-06-05T19:00"),
      Example("Christmas at 6 pm", "2026-12-25T18:00"),
      Example("in 7 days at 5pm", "2026-03-25T17:00"),
      Example("05/31/2024.14:15", "2024-05-31T14:15"),
      Example("06/Nov/2023:06:36:02", "2023-11-06T06:36:02"), Example("now", "2026-03-18T10:00"),
    ])
  func moments(_ example: Example) {
    let found = mentions(example.text)
    #expect(found.map(\.notation) == example.values)
    #expect(found.map(\.kind) == [.datetime])
  }

  @Test(
    "Times from and to on a day",
    arguments: [
      Example("Friday from 9:30 to 11:00", "2026-03-20T09:30/2026-03-20T11:00"),
      Example("9:00 AM to 5:00 PM, Tuesday, May 21, 2024", "2024-05-21T09:00/2024-05-21T17:00"),
      Example("Monday 11-4", "2026-03-23T11:00/2026-03-23T16:00"),
      Example("tomorrow between 2 and 4:30pm", "2026-03-19T14:00/2026-03-19T16:30"),
      Example("from 4pm today to 5pm tomorrow", "2026-03-18T16:00/2026-03-19T17:00"),
      Example("Thursday before 5pm", "../2026-03-19T17:00"),
    ])
  func momentSpans(_ example: Example) {
    let found = mentions(example.text)
    #expect(found.map(\.notation) == example.values)
    #expect(found.map(\.kind) == [.datetimeRange])
  }

  @Test(
    "Parts of a day",
    arguments: [
      Example("tonight", "2026-03-18T20:00/2026-03-18T23:59:59"),
      Example("tomorrow morning", "2026-03-19T08:00/2026-03-19T12:00"),
      Example("Friday afternoon", "2026-03-20T12:00/2026-03-20T16:00"),
      Example("this evening", "2026-03-18T16:00/2026-03-18T20:00"),
      Example("last night", "2026-03-17T20:00/2026-03-17T23:59:59"),
      Example("late on Tuesday evening", "2026-03-24T16:00/2026-03-24T20:00"),
      Example("on the morning of June 3", "2026-06-03T08:00/2026-06-03T12:00"),
      Example("Friday early evening", "2026-03-20T16:00/2026-03-20T18:00"),
    ])
  func parts(_ example: Example) {
    #expect(values(example.text) == example.values)
  }

  @Test(
    "Lengths",
    arguments: [
      Example("for three weeks", "P3W"), Example("2 hours", "PT2H"),
      Example("an hour and a half", "PT90M"),
      Example("half an hour", "PT30M"), Example("a year and a half", "P18M"),
      Example("10 years", "P10Y"),
      Example("1 day 2 hours", "P1DT2H"), Example("a couple of months", "P2M"),
      Example("45 mins", "PT45M"),
      Example("two decades", "P20Y"), Example("a fortnight", "P2W"),
    ])
  func lengths(_ example: Example) {
    #expect(values(example.text) == example.values)
  }

  @Test(
    "Repetitions",
    arguments: [
      Example("every Thursday", "XXXX-WXX-4"), Example("on Sundays", "XXXX-WXX-7"),
      Example("weekly", "P1W"),
      Example("every two weeks", "P2W"), Example("every other day", "P2D"),
      Example("each month", "P1M"),
      Example("annually", "P1Y"), Example("every June 5", "XXXX-06-05"),
      Example("every August", "XXXX-08"),
      Example("at 9am on Sundays", "XXXX-WXX-7T09"), Example("every day at 7:30 pm", "T19:30"),
      Example("Monday nights", "XXXX-WXX-1TNI"), Example("every Christmas", "P1Y"),
      Example("biweekly", "P2W"),
      Example("every other Tuesday", "P2W"), Example("on weekends", "XXXX-WXX-WE"),
      Example("every 3rd month", "P3M"), Example("once a week", "P1W"), Example("quarterly", "P3M"),
      Example("every morning at 7", "T07"),
    ])
  func repetitions(_ example: Example) {
    let found = mentions(example.text)
    #expect(found.map(\.notation) == example.values)
    #expect(found.map(\.kind) == [.recurring])
  }
}
