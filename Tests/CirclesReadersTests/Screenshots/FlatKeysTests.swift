import Testing

@testable import CirclesReaders

@Suite("Keyboards, mails and fields in text alone")
struct FlatKeysTests {
  private func story(_ text: String) -> ScreenConversation {
    FlatLayout.story(of: TextDump.read(text).screens.first ?? FlatScreen(lines: [], sourceLine: 1))
  }

  private func said(_ text: String) -> [String] {
    story(text).items.compactMap { item in
      guard case .bubble(let bubble) = item else { return nil }
      return bubble.text
    }
  }

  private static let keys =
    "qwertyuiopasdfghjkl".map(String.init).joined(separator: "\n") + """

      ⇧
      z
      x
      c
      123
      space
      return
      """

  @Test("Keys that were read one a line are no messages, nor is what was being typed")
  func keys() {
    let chat = """
      18:32
      LTE
      <
      Anjali
      online
      Today
      Did you get the parcel?
      5:48 pm
      Yes, got it yesterday
      5:52 pm
      When are you coming?
      5:54 pm
      Reaching by 7
      """
    #expect(
      said(chat + "\n" + Self.keys)
        == ["Did you get the parcel?", "Yes, got it yesterday", "When are you coming?"])
  }

  @Test("Letters within a chat that goes on cut nothing off")
  func spelled() {
    let after = (1...12).map { "Line number \($0) of the chat" }.joined(separator: "\n")
    let chat =
      "18:32 LTE 50%\n< Anna\nToday\n" + "abcdefgh".map(String.init).joined(separator: "\n")
    #expect(said(chat + "\n" + after).joined().contains("number 12"))
  }

  @Test("Suggestions above the keys say what was being typed")
  func suggestions() {
    let chat = """
      11:09
      5G
      <
      92%
      Fontanero Matías
      martes, 7 de julio - 10:41
      Buenos días, puedo pasar hoy
      La visita son 45 €
      Perfecto, le esp
      espero
      espera
      España
      """
    let said = said(chat + "\n" + Self.keys)
    #expect(said.joined(separator: " ").hasSuffix("45 €"), "\(said)")
  }

  @Test("Single letters that people do answer stay")
  func letters() {
    let chat = """
      18:32 LTE 50%
      < Anjali
      Today
      A or B?
      5:48 pm
      Not C
      5:52 pm
      k
      5:53 pm
      """
    #expect(said(chat) == ["A or B?", "Not C", "k"])
  }

  @Test("A conversation of mails: who writes stands above each")
  func mails() {
    let mails = """
      09:26
      LTE
      <
      Allotment keys
      Inbox
      Philippa Marsh
      Tue, 10 Feb, 09:14
      to me ⌄
      Dear Ike, you can use the small
      shed. Keys are with Norman.
      Best wishes,
      Philippa
      me
      Tue, 10 Feb, 09:21
      to Philippa ⌄
      Wonderful news, thank you.
      Ike
      """
    let bubbles = story(mails).items.compactMap { item -> Bubble? in
      guard case .bubble(let bubble) = item else { return nil }
      return bubble
    }
    #expect(
      bubbles.map(\.text) == [
        "Dear Ike, you can use the small shed. Keys are with Norman. Best wishes, Philippa",
        "Wonderful news, thank you. Ike",
      ])
    #expect(bubbles.map(\.side) == [.theirs, .mine])
  }

  @Test("A button below a chat makes no mails of it", arguments: ["∨", "Anna ▾", "more ⌄"])
  func buttons(_ button: String) {
    let chat = """
      18:32 LTE 50%
      < Anna Roth
      iMessage
      Today 5:48 PM
      At noon?
      Perfect
      \(button)
      See you there then, I bring the tickets
      Delivered
      """
    #expect(said(chat).contains("Perfect"), "\(said(chat))")
  }

  @Test(
    "Fields of further apps and languages",
    arguments: ["Wiadomość Signal", "Skicka en chatt", "메시지 입력", "Nhập tin nhắn", "Napište zprávu"])
  func fields(_ line: String) {
    #expect(InputBar.apps(in: line) != nil)
  }

  @Test("A clock that begins with its half of the day heads a screen")
  func halves() {
    #expect(StatusBar.isWhole("오후 7:14"))
    #expect(!StatusBar.isWhole("오후 늦게 7:14 만나"))
  }

  @Test("A time at the end of a line goes on in the next")
  func wrapped() {
    let chat = """
      18:32 LTE 50%
      < Coach
      Today
      Game Saturday is 8:00
      AM sharp in Round Rock
      5:48 pm
      See you there
      5:52 pm
      Thanks
      5:53 pm
      """
    #expect(said(chat).first == "Game Saturday is 8:00 AM sharp in Round Rock")
  }
}
