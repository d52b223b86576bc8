import DateMentions
import Testing

@Suite("The direction of the sentence")
struct TenseTests {
  @Test(
    "What is told lies back",
    arguments: [
      Example("We met on Monday.", "2026-03-16"),
      Example("He passed away on April 3rd", "2025-04-03"),
      Example("She got back Tuesday", "2026-03-17"),
      Example("They moved in May", "2025-05-01/2025-05-31"),
      Example("It was the 20th.", "2026-02-20"), Example("saw Ana on Friday", "2026-03-13"),
      Example("He signed the lease June 5", "2025-06-05"),
      Example("On Thursday she fell", "2026-03-12"),
      Example("I had lunch with him on the 17th", "2026-03-17"),
      Example("got engaged on New Year's Eve", "2025-12-31"),
      Example("we've been here since August", "2025-08-01/.."),
      Example("the exam he took in October", "2025-10-01/2025-10-31"),
    ])
  func past(_ example: Example) {
    #expect(values(example.text) == example.values)
  }

  @Test(
    "What is planned lies ahead",
    arguments: [
      Example("We will meet on Monday.", "2026-03-23"),
      Example("She is leaving on April 3rd", "2026-04-03"),
      Example("He's moving in May", "2026-05-01/2026-05-31"),
      Example("flying out Friday", "2026-03-20"),
      Example("The surgery is scheduled for Tuesday", "2026-03-24"),
      Example("getting married June 5", "2026-06-05"),
      Example("She was going to call by the 26th", "../2026-03-26"),
      Example("due on the 20th", "2026-03-20"),
      Example("They moved the appointment to the 25th", "2026-03-25"),
      Example("He's got the exam on April 9", "2026-04-09"),
      Example("promoted from May 1", "2026-05-01"),
      Example("I need it by Friday", "../2026-03-20"),
      Example("her parents arrive Sunday", "2026-03-22"),
    ])
  func future(_ example: Example) {
    #expect(values(example.text) == example.values)
  }

  @Test(
    "Where nobody sets signs, who is somewhere or does something else begins anew",
    arguments: [
      Example("she got the job he's on the coach in may", "2026-05-01/2026-05-31"),
      Example("lost her mum she's home on the 22nd so there's a card", "2026-03-22"),
      Example("the final is on the fourth of july and he got the socks", "2026-07-04"),
      Example("mum died and the funeral's on the 27th", "2026-03-27"),
      Example("she rang the wedding's the twenty third of may", "2026-05-23"),
      Example("On Monday and Tuesday we ran", "2026-03-16/2026-03-17"),
      Example("on Monday she fell and we laughed", "2026-03-16"),
    ])
  func unsigned(_ example: Example) {
    #expect(values(example.text, profile: .notes) == example.values)
  }

  @Test("Each sentence has its own direction")
  func sentences() {
    #expect(values("She left Monday. He leaves Friday.") == ["2026-03-16", "2026-03-20"])
    #expect(values("sold the boat, buying a bigger one May 1") == ["2026-05-01"])
    #expect(values("We met there on Tuesday; see you Thursday") == ["2026-03-17", "2026-03-19"])
  }

  @Test("The mention says which direction was read")
  func told() {
    #expect(mentions("we met on Monday").first?.tense == .past)
    #expect(mentions("we will meet on Monday").first?.tense == .future)
    #expect(mentions("Monday").first?.tense == .open)
  }

  @Test("Names in capitals are no verbs")
  func names() {
    #expect(values("Aunt Rose arrives Friday") == ["2026-03-20"])
    #expect(values("with Ted and Fred on Friday") == ["2026-03-20"])
  }
}
