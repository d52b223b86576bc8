import DateMentions
import Testing

@Suite("What a notebook keeps")
struct ProfileTests {
  @Test(
    "Days and spans that are meant",
    arguments: [
      Example("dinner tomorrow at 7", "2026-03-19T19:00"),
      Example("away until Friday", "2026-03-20"),
      Example("back by the 25th", "2026-03-25"), Example("in three weeks", "2026-04-08"),
      Example("moving next month", "2026-04-01/2026-04-30"),
      Example("this weekend", "2026-03-21/2026-03-22"),
      Example("next week", "2026-03-23/2026-03-29"),
      Example("since the middle of February", "2026-02-11/2026-02-20"),
      Example("May 3 to May 9", "2026-05-03/2026-05-09"),
    ])
  func kept(_ example: Example) {
    #expect(values(example.text, profile: .notes) == example.values)
  }

  @Test(
    "Times, lengths, repetitions, today, years and seasons are left out",
    arguments: [
      "today", "tonight", "this morning", "last night", "at 7pm", "from 9 to 5", "every Thursday",
      "Wednesday nights", "on Mondays", "every August", "for three weeks", "in 2019", "next year",
      "this week", "in the summer", "in six months", "in a couple of weeks", "about ten days ago",
      "the first time in two weeks", "weekly", "the 80s", "happy Friday", "now", "in an hour",
    ])
  func leftOut(_ text: String) {
    #expect(values(text, profile: .notes) == [])
  }

  @Test("What is denied is no date")
  func denied() {
    #expect(values("not tomorrow, May 12 is good", profile: .notes) == ["2026-05-12"])
  }

  @Test("Stamps of messages are no mentions, but the time of what follows")
  func stamps() {
    let screen = "Ana\nToday 9:41 AM\nsee you friday\nRead 9:42 AM"
    #expect(values(screen, profile: .notes) == ["2026-03-20"])
    let export = "[3/9/26, 21:03:44] Ana: flying tomorrow\n[3/9/26, 21:04:10] Bo: see you the 12th"
    #expect(values(export, profile: .notes) == ["2026-03-10", "2026-03-12"])
    let mail =
      "From: a@example.com\nDate: Wed, 4 Mar 2026 16:09\nSubject: hi\n\nsee you on the 20th"
    #expect(values(mail, profile: .notes) == ["2026-03-20"])
  }

  @Test("Everything keeps what the notebook leaves out")
  func everything() {
    #expect(values("today") == ["2026-03-18"])
    #expect(values("for three weeks") == ["P3W"])
  }

  @Test("The adaptive profile asks short texts for everything, long ones as notes")
  func adaptive() {
    #expect(values("lunch today at noon", profile: .adaptive) == ["2026-03-18T12:00"])
    let long =
      "Had a long call with Ana today about the garden and the new shed she wants to build behind"
      + " the house, and she leaves on Friday"
    #expect(values(long, profile: .adaptive) == ["2026-03-20"])
  }
}
