import DateMentions
import Testing

/// Read on Wednesday 18 March 2026.
@Suite("Verbs and names that look like days")
struct BesideNamesTests {
  @Test(
    "No day",
    arguments: [
      "Sat on the step all morning", "Sat nav is broken again", "Sun was out at last",
      "Jan and Dec are bringing chairs", "Christmas cake again", "three Sundays in a row",
      "the fourth wall is brick", "she is 12 years old", "Blue Monday on repeat", "the oven at 180",
      "got 8/10 in maths",
      "she phoned, of all nights", "Sat up with the baby", "Sat with Gran all evening",
      "Sat down at last", "Sun is shining",
      "Lent Asa the drill", "lent me a tenner",
    ])
  func none(_ text: String) {
    #expect(mentions(text).filter { $0.kind != .timeRange } == [])
  }

  @Test("Days all the same")
  func days() {
    #expect(values("Sat 21st, 6pm") == ["2026-03-21T18:00"])
    #expect(values("Christmas dinner at hers") == ["2026-12-25"])
    #expect(values("pub on Friday half 7") == ["2026-03-20T19:30"])
    #expect(values("the vet on Friday, 7.30ish") == ["2026-03-20T19:30"])
    #expect(values("kick-off on Monday at 1700 hrs") == ["2026-03-23T17:00"])
    #expect(values("moved from Tuesday to Wednesday at 3") == ["2026-03-25T15:00"])
    #expect(values("bins on alternate Fridays") == ["P2W"])
    #expect(values("tea on Sunday at five to three") == ["2026-03-22T14:55"])
    #expect(values("it broke a week last Monday") == ["2026-03-09"])
    #expect(values("St Stephen's Day at hers") == ["2026-12-26"])
    #expect(values("choir every Monday and Thursday") == ["XXXX-WXX-1", "XXXX-WXX-4"])
    #expect(values("for 12 years") == ["P12Y"])
    #expect(values("In January and December they close").count == 2)
    #expect(values("Sat with Asa at 7") == ["2026-03-21", "T19:00"])
    #expect(values("Sat in the pub, Sun is fine") == ["2026-03-21", "2026-03-22"])
    #expect(values("every month the first one") == ["P1M"])
    #expect(values("Sat on call") == ["2026-03-21"])
    #expect(values("Sun always works for Asa") == ["2026-03-22"])
    #expect(values("Sunday dish: moussaka") == ["2026-03-22"])
    #expect(values("World cup day out on Friday") == ["2026-03-20"])
    #expect(values("An alternate day would be Friday") == ["2026-03-20"])
    #expect(values("got 5/10 off work", order: .dmy) == ["2025-10-05"])
  }

  @Test(
    "Hours in figures beside a day, and hours that are counted",
    arguments: [
      Example("Gave 1200 hours last year", "PT1200H", "2025-01-01/2025-12-31"),
      Example("She has 1000 hrs of gliding", "PT1000H"),
      Example("Friday 1400 hrs", "2026-03-20T14:00"),
      Example("Shop open at 10 to 4 on Saturday", "2026-03-21T10:00/2026-03-21T16:00"),
      Example("Optician Monday at 900", "2026-03-23T09:00"),
      Example("Pick up at 600 on Friday", "2026-03-20T18:00"),
      Example("Meet at 700", "T19:00"), Example("Bake at 200 on Friday", "2026-03-20"),
    ])
  func figures(_ example: Example) {
    #expect(values(example.text) == example.values)
  }

  @Test("One whole date that puts the day first tells how the others are read")
  func order() {
    #expect(values("sent 14-08-2025, checked on 02/07") == ["2025-08-14", "2025-07-02"])
    #expect(values("sent 08-14-2025, checked on 02/07") == ["2025-08-14", "2026-02-07"])
  }

  @Test("A time far behind the words of a message is not of their day")
  func stamp() {
    #expect(values("until 3 April 💛      19:40").first == "../2026-04-03")
    #expect(values("Mon 6 April    19:00") == ["2026-04-06T19:00"])
  }

  @Test("A day by which something is due, at its end", arguments: ["by EOD Friday"])
  func end(_ text: String) {
    #expect(values("Please reply " + text, profile: .notes) == ["2026-03-20"])
  }
}
