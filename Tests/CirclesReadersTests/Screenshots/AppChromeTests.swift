import Testing

@testable import CirclesReaders

/// What apps write around and among messages.
@Suite struct AppChromeTests {
  @Test("the input bar is known by its words, through scraps and misread letters")
  func inputBar() {
    #expect(InputBar.apps(in: "+ ( iMessage a") == [.imessage])
    #expect(InputBar.apps(in: "© Message... %Y BO") == [.instagram])
    #expect(InputBar.apps(in: "+ & | Text message ©)") == [.androidMessages])
    #expect(InputBar.apps(in: "Text Message • SMS") == [.imessage])
    #expect(InputBar.apps(in: "Nachrlcht")?.contains(.whatsapp) == true)
    #expect(InputBar.apps(in: "Type a rnessage") == [.whatsapp])
  }

  @Test("people who write of messages are not taken for the input bar")
  func spokenOfMessages() {
    #expect(InputBar.apps(in: "send me a message tomorrow") == nil)
    #expect(InputBar.apps(in: "message me") == nil)
    #expect(InputBar.apps(in: "did you get my message") == nil)
  }

  @Test("the line below the name tells the app, and a group")
  func subtitles() {
    #expect(Subtitles.meaning(of: "last seen today at 18:40")?.apps == [.whatsapp])
    #expect(Subtitles.meaning(of: "last seen recently")?.apps == [.telegram])
    #expect(Subtitles.meaning(of: "Active 5m ago")?.apps == [.messenger, .instagram])
    #expect(Subtitles.meaning(of: "< © typing... Ee &") != nil)
    #expect(Subtitles.meaning(of: "zul. online heute um 17:36")?.apps == [.whatsapp])
    #expect(Subtitles.meaning(of: "27 members, 4 online")?.isGroup == true)
    #expect(Subtitles.meaning(of: "tap here for group info")?.isGroup == true)
    #expect(Subtitles.meaning(of: "Otto Brandvold") == nil)
    #expect(Subtitles.meaning(of: "online shopping again") == nil)
  }

  @Test("receipts and the app's own notes are not said by anybody")
  func notices() {
    #expect(Notices.isReceipt("Delivered"))
    #expect(Notices.isReceipt("De1ivered"))
    #expect(Notices.isReceipt("Read 7:38 PM"))
    #expect(Notices.isReceipt("Seen just now"))
    #expect(Notices.isReceipt("Zugestellt"))
    #expect(!Notices.isReceipt("Read the whole book"))
    #expect(!Notices.isReceipt("sent you the photos"))
    #expect(Notices.isSystem("Messages and calls are end-to-end encrypted. Only"))
    #expect(Notices.isSystem("Otto joined Telegram"))
    #expect(!Notices.isSystem("I joined the gym"))
    #expect(Notices.isDeleted("This message was deleted"))
    #expect(Notices.isMark("You replied to her story"))
  }

  @Test("a status bar is known from its clock and what stands behind")
  func statusBar() {
    #expect(StatusBar.isWhole("9:41 all 5G"))
    #expect(StatusBar.isSure("9:41 all 5G"))
    #expect(StatusBar.isSure("13:38 56 wl § 36%"))
    #expect(!StatusBar.isSure("9:41"))
    #expect(!StatusBar.isWhole("9:41 breakfast with mother"))
    #expect(!StatusBar.isSure("7:30 tea at Bo"))
  }

  @Test(
    "a name comes out of what arrows, pictures and icons leave",
    arguments: [
      ("< @ Otto Brandvold & a", "Otto Brandvold"), ("<8 © Otto Brandvold wom :", "Otto Brandvold"),
      ("OB Otto Brandvold", "Otto Brandvold"), ("Otto Brandvold >", "Otto Brandvold"),
      ("< +44 1632 960 123 & a", "+44 1632 960 123"), ("(01632) 960-123 ›", "(01632) 960-123"),
      ("Tilda (choir 2)", "Tilda (choir 2)"), ("Dr. Vesna K.", "Dr. Vesna K."),
      ("otto.b_73", "otto.b_73"), ("< O otto.b_73 & a", "otto.b_73"), ("Ana & Bo", "Ana & Bo"),
    ])
  func names(text: String, expected: String) {
    #expect(ChatName.clean(text) == expected)
  }

  @Test("scraps alone are no name")
  func noName() {
    #expect(ChatName.clean("< >") == nil)
    #expect(ChatName.clean("") == nil)
    #expect(ChatName.clean("—") == nil)
  }

  @Test("folding makes accents, signs and misread digits alike")
  func folding() {
    #expect(FoldedText.fold("  Últ. vez  HOY ") == "ult vez hoy")
    #expect(FoldedText.fold("De1ivered") == "delivered")
    #expect(FoldedText.fold("Aujourd’hui") == "aujourdhui")
    #expect(FoldedText.fold("2026") == "2026")
    #expect(FoldedText.isNear("delivcred", "delivered"))
    #expect(!FoldedText.isNear("read", "road"))
  }
}
