import DateMentions
import Testing

@Suite("Days taken back, denied or merely compared")
struct RetractionTests {
  @Test(
    "Of a day and its correction the correction stays",
    arguments: [
      Example("see you Monday, no wait, Tuesday", "2026-03-24"),
      Example("dinner on the 21st, sorry, the 22nd", "2026-03-22"),
      Example("flying May 3, I mean May 4", "2026-05-04"),
      Example("Friday instead of tomorrow", "2026-03-20"),
      Example("Friday rather than Thursday", "2026-03-20"),
    ])
  func corrected(_ example: Example) {
    #expect(values(example.text, profile: .notes) == example.values)
  }

  @Test(
    "Two days stay two where more than a correction stands between them",
    arguments: [
      Example("Monday, no classes until Friday", "2026-03-23", "2026-03-20"),
      Example("home Monday. No Tuesday for me", "2026-03-23", "2026-03-24"),
      Example("the 21st and the 24th", "2026-03-21", "2026-03-24"),
    ])
  func both(_ example: Example) {
    #expect(values(example.text, profile: .notes).count >= 1)
    #expect(values(example.text, profile: .notes).first == example.values.first)
  }

  @Test("The week after something is no week of ours")
  func after() {
    #expect(values("we eat there the week after", profile: .notes) == [])
  }

  @Test("What we'd do lies ahead, what she'd done back")
  func would() {
    #expect(values("I said we'd do it on Friday", profile: .notes) == ["2026-03-20"])
    #expect(values("she'd finished it on Friday", profile: .notes) == ["2026-03-13"])
  }

  @Test(
    "British weeks are counted from the day",
    arguments: [
      Example("in on Monday week", "2026-03-30"), Example("see you Thursday week", "2026-03-26"),
      Example("Sunday fortnight", "2026-04-05"), Example("a week tomorrow", "2026-03-26"),
      Example("two weeks today", "2026-04-01"), Example("a week yesterday", "2026-03-10"),
    ])
  func british(_ example: Example) {
    #expect(values(example.text, profile: .notes) == example.values)
  }

  @Test("A week with a number or another name behind a weekday is no week away")
  func named() {
    #expect(values("Monday week 3", profile: .notes) == ["2026-03-23"])
    #expect(values("the baby is 6 weeks tomorrow", profile: .notes) == ["2026-03-19"])
  }

  @Test(
    "A round birthday needs no other word",
    arguments: [
      Example("his mother's eightieth is on the third of May", "--05-03"),
      Example("Her 70th is on May 2", "--05-02"),
    ])
  func round(_ example: Example) {
    let found = mentions(example.text, profile: .notes)
    #expect(found.map(\.notation) == example.values)
    #expect(found.first?.label == .birthday)
  }

  @Test("A street, a day and a place in a row are none")
  func ordinals() {
    #expect(mentions("the 80th street fair is on May 2", profile: .notes).first?.label == nil)
    #expect(mentions("her 30th day is May 2", profile: .notes).first?.label == nil)
  }
}
