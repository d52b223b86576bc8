import DateMentions
import Testing

/// Days on screens; read on Wednesday 18 March 2026.
@Suite("Days that stand on screens")
struct ScreenDaysTests {
  private func found(_ text: String) -> [String] {
    DateMentionFinder(order: .dmy, languages: [.english, .german], profile: .notes)
      .mentions(in: text, at: wednesday).map(\.notation)
  }

  @Test("A day alone in a line parts messages, and what follows is told from it")
  func dividers() {
    let screen = """
      Linh
      online
      %@
      The exam was yesterday, so so 19:01
      Go you 19:30
      Message
      """
    for day in ["Mon, 16 Mar", "16 March", "March 16", "Monday", "Mo., 16. März"] {
      #expect(found(screen.replacing("%@", with: day)) == ["2026-03-15"], "\(day)")
    }
    #expect(
      found(screen.replacing("%@", with: "20 March")).first == "2026-03-20", "it is to come")
  }

  @Test("The day of a meeting in a calendar is to come, and no stamp")
  func calendar() {
    let event = "Maps\n%@\n11:00 - 12:30\nAvoca\nDerval Nangle\nFinished Italian!"
    let span = ["2026-03-28T11:00/2026-03-28T12:30"]
    #expect(found(event.replacing("%@", with: "Sat, 28 Mar 2026")) == span)
    #expect(found(event.replacing("%@", with: "Samstag, 28. März 2026")) == span)
    #expect(found(event.replacing("%@", with: "Sat, 7 Mar 2026")).isEmpty)
  }

  @Test("A heading above a day says whose it is")
  func headings() {
    let card = "10:05\nBríd\nMobile\n086 555 0169\nBirthday\n2 February\nNotes\nRents in Glasthule"
    #expect(found(card) == ["--02-02"])
  }

  @Test("A stamp below a line that ends with a birthday is a stamp all the same")
  func pasted() {
    let chat = """
      [10/03/2026, 10:02] Ana: wishing you a happy birthday
      [12/03/2026, 10:04] Bo: thank you, see you tomorrow
      """
    #expect(found(chat) == ["2026-03-13"])
  }

  @Test(
    "The line above a quoted letter is a stamp",
    arguments: [
      "On 3 March 2026, at 20:14, Ana Ruiz wrote:",
      "> On Tue, 3 Mar 2026 at 21:10, Ana <ana@example.com> wrote:",
      "Am 3. März 2026 um 21:52 schrieb Ana <ana@example.com>:",
    ])
  func quotes(line: String) {
    #expect(found("Yes, we come on Friday 27 March.\n\n\(line)\n> when?") == ["2026-03-27"])
  }

  @Test("A phrase goes on in the next line")
  func wraps() {
    #expect(
      found("Mammy's clinic is put back to Thurs\nweek so you needn't come down")
        == ["2026-03-26"])
  }
}
