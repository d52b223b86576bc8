import CirclesModel
import Testing

@testable import CirclesMatching

@Suite struct SpeakerLinesTests {
  private func chat(_ text: String) -> SpeakerLines? {
    SpeakerLines(text) { $0 == "Nell" || $0 == "Me" }
  }

  @Test("Names before a colon are speakers, the owner is not counted")
  func prefixed() {
    let chat = chat("Bea: are you in?\nNell: yes\nBea: good\nthe door is stuck\nNell: coming")
    #expect(chat?.speakers == ["Bea"])
    #expect(chat?.text.contains("the door is stuck") == true)
    #expect(chat?.text.contains("Bea:") == false)
  }

  @Test("Stamps before and behind a name are no part of it")
  func stamps() {
    #expect(chat("[3/4/26, 9:01 AM] Bea L: hi\n[3/4/26, 9:02 AM] Me: hi")?.speakers == ["Bea L"])
    #expect(chat("03/04/2026, 09:01 - Bea: hi\n03/04/2026, 09:02 - Me: hi")?.speakers == ["Bea"])
    let stacked = "Bea Lumley  9:01 AM\nhi\n\nNell  9:02 AM\nhello\n\nBea Lumley  9:03 AM\nbye"
    #expect(chat(stacked)?.speakers == ["Bea Lumley"])
  }

  @Test("A name on a line of its own speaks the lines below it")
  func stacked() {
    let chat = chat("07700 900123\nhello\n\nNell\nhi\n\n07700 900123\nlate again")
    #expect(chat?.speakers == ["07700 900123"])
    #expect(chat?.text.split(separator: "\n") == ["hello", "hi", "late again"])
  }

  @Test("An e-mail's sender speaks")
  func mail() {
    let chat = chat("From: Bea <bea@example.org>\nTo: me\nSubject: loom\n\nIt arrived.")
    #expect(chat?.speakers == ["Bea <bea@example.org>"])
    #expect(chat?.text.contains("It arrived.") == true)
    let partner = SpeakerLines.partner("Bea L <bea@example.org>")
    #expect(partner.name == "Bea L")
    #expect(partner.handle == "bea@example.org")
  }

  @Test("The owner alone is nobody's chat, unknown speakers are nobody")
  func alone() {
    #expect(chat("Nell: bins\nNell: stamps\nNell: bread")?.isOwnersAlone == true)
    let unknown = chat("unknown: hi\nMe: who is it\nunknown: guess")
    #expect(unknown?.speakers.isEmpty == true)
    #expect(unknown?.isOwnersAlone == false)
  }

  @Test("Prose, lists and recipes are no chats")
  func prose() {
    #expect(chat("Went to see Bea. She was in bed with a cold.\nTook soup.") == nil)
    #expect(chat("Serves: 4\nTime: 20 min\nOven: 180\nFlour: 200 g\nSugar: 3 tbsp") == nil)
    #expect(chat("") == nil)
  }

  @Test("Messages that Telegram copies have the name and the time on a line of their own")
  func stampBehind() {
    let chat = chat(
      """
      Bea 🎸, [6 May 2025 at 9:40 pm]:
      out of the office, one thing: the bridge is signed off

      Nell, [6 May 2025 at 9:44 pm]:
      see Carol
      """)
    #expect(chat?.speakers == ["Bea 🎸"])
    #expect(chat?.text.contains("one thing: the bridge") == true)
    #expect(self.chat("Bea, [06.05.25 21:40]\nhi\nBea, [06.05.25 21:41]\nbye")?.speakers == ["Bea"])
  }
}
