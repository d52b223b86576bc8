import DateMentions
import Testing

@Suite("Dates in chats and notes as they come")
struct ConversationTests {
  private func notes(_ text: String) -> [String] { values(text, profile: .notes) }

  @Test("Fragments of a note each have their own direction")
  func fragments() {
    #expect(
      notes("Left the bank, starts at the bakery Apr 20. Sold the van (3/2).") == [
        "2026-04-20", "2026-03-02",
      ])
    #expect(notes("Passed the written part, list posts 7/1. Got five hens.") == ["2026-07-01"])
    #expect(notes("Were doing a picnic May 16, come along") == ["2026-05-16"])
  }

  @Test("Line breaks of a narrow screen do not part a date")
  func narrowLines() {
    #expect(notes("we are in Lima from june 4 to\njune 15, then home") == ["2026-06-04/2026-06-15"])
    #expect(notes("the recital is the 7th of\njune at 3 in the church") == ["2026-06-07T15:00"])
  }

  @Test("A blank line parts what stands around it")
  func blankLines() {
    #expect(values("June\n\n5 eggs") == ["2026-06-01/2026-06-30"])
  }

  @Test("The stamps of several apps are recognised")
  func stamps() {
    let chats = [
      "3/16/26, 9:41 PM - Bo: see you tomorrow", "[16/03/2026, 21:41:10] Bo: see you tomorrow",
      "Mar 16, 2026 at 9:41 PM\nsee you tomorrow", "Monday 9:41 PM\nsee you tomorrow",
    ]
    for chat in chats { #expect(notes(chat) == ["2026-03-17"], "\(chat)") }
  }

  @Test("What was read when is no date")
  func receipts() {
    for line in [
      "Read 9:42 PM", "Delivered", "last seen today at 14:20", "Read Yesterday",
      "Yesterday 8:15 AM",
      "Today 12:22 PM", "iMessage\nToday 9:41 AM",
    ] {
      #expect(notes("Ana\n\(line)\nok then") == [], "\(line)")
    }
  }

  @Test("A date in a message is resolved from the message's own day")
  func ownDay() {
    let chat = """
      [2/1/26, 10:00:00] Ana: the exam is on Friday
      [3/9/26, 10:00:00] Ana: the party is on Friday
      """
    #expect(notes(chat) == ["2026-02-06", "2026-03-13"])
  }

  @Test("Denials take a date back, other negations do not")
  func denials() {
    #expect(notes("the 21st, not the 28th") == ["2026-03-21"])
    #expect(notes("no visits till June 15") == ["2026-06-15"])
    #expect(notes("isn't on Friday anymore") == [])
  }

  @Test("A name that is a weekday's abbreviation is a name")
  func names() {
    #expect(notes("Phan Thu Trang brought soup") == [])
    #expect(notes("Ask Mon Laferte") == [])
    #expect(notes("see you Thu") == ["2026-03-19"])
  }

  @Test("Sides of a day fall away in a notebook, not elsewhere")
  func sides() {
    #expect(notes("away until May 3") == ["2026-05-03"])
    #expect(values("away until May 3") == ["../2026-05-03"])
    #expect(notes("since the 2nd") == ["2026-03-02"])
  }

  @Test("Lists of days are told apart")
  func lists() {
    #expect(notes("practice on Thu, Fri and Sat") == ["2026-03-19", "2026-03-20", "2026-03-21"])
    #expect(notes("May 3, May 10, and May 17") == ["2026-05-03", "2026-05-10", "2026-05-17"])
    #expect(notes("either the 22nd or the 29th") == ["2026-03-22", "2026-03-29"])
  }

  @Test("A holiday is told by its name, so that a reader may leave it out")
  func holidays() {
    let found = mentions("home for Christmas, back Jan 4", profile: .notes)
    #expect(found.map(\.holiday) == ["Christmas", nil])
  }

  @Test("Capitals and missing apostrophes change nothing")
  func sloppy() {
    #expect(notes("SEE YOU NEXT TUESDAY") == ["2026-03-24"])
    #expect(notes("its on the 4th of july") == ["2026-07-04"])
    #expect(notes("moms surgery is april 9th!!") == ["2026-04-09"])
  }
}
