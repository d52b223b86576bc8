import CirclesModel
import CirclesReaders
import Testing

@Suite("Messengers and networks of a card")
struct HandleMappingTests {
  @Test("every kind of property for them gives a handle")
  func kinds() {
    let card = mapped(
      "IMPP;X-SERVICE-TYPE=Skype;type=HOME:skype:fern", "IMPP:xmpp:fern@example.org",
      "X-AIM:fern1", "X-MS-IMADDRESS:fern2", "X-SKYPE-USERNAME:fern3", "X-GOOGLE-TALK:fern4",
      "X-messaging/xmpp-All:fern5", "X-ICQ:5550101", "X-MSN:fern6", "X-TWITTER:fern7")
    #expect(
      card.fields.handles == [
        Handle(service: "skype", value: "fern"),
        Handle(service: "xmpp", value: "fern@example.org"), Handle(service: "aim", value: "fern1"),
        Handle(service: "im", value: "fern2"), Handle(service: "skype", value: "fern3"),
        Handle(service: "googletalk", value: "fern4"), Handle(service: "xmpp", value: "fern5"),
        Handle(service: "icq", value: "5550101"), Handle(service: "msn", value: "fern6"),
        Handle(service: "twitter", value: "fern7"),
      ])
    #expect(card.extras.isEmpty)
  }

  @Test("profiles give user and address, of Apple and of RFC 9554")
  func profiles() {
    let apple = mapped(
      "X-SOCIALPROFILE;type=twitter;x-user=u1:http://twitter.com/u1",
      "item1.X-SOCIALPROFILE;x-user=u2:x-apple:u2", "item1.X-ABLabel:Bookclub")
    #expect(
      apple.fields.handles == [
        Handle(service: "twitter", value: "u1", url: "http://twitter.com/u1"),
        Handle(service: "bookclub", value: "u2"),
      ])
    #expect(apple.extras.isEmpty)
    let new = mapped(
      "SOCIALPROFILE;SERVICE-TYPE=Mastodon:https://example.org/@fern",
      "SOCIALPROFILE;VALUE=text;SERVICE-TYPE=SomeCoolApp;USERNAME=\"fern77\":fern", version: "4.0")
    #expect(
      new.fields.handles == [
        Handle(service: "mastodon", value: "@fern", url: "https://example.org/@fern"),
        Handle(service: "somecoolapp", value: "fern77"),
      ])
  }

  @Test("a handle without a name is kept as it is, an empty one not at all")
  func nameless() {
    let card = mapped("IMPP:skype:", "X-AIM:")
    #expect(card.fields.handles.isEmpty)
    #expect(card.extras == ["IMPP=skype:"])
  }

  @Test("a handle said twice, in the old way and the new, is one")
  func twice() {
    let card = mapped(
      "X-JABBER;type=HOME;type=pref:fern@example.org",
      "IMPP;X-SERVICE-TYPE=Jabber;type=HOME;type=pref:xmpp:fern@example.org", "X-JABBER:hill")
    #expect(card.fields.handles.map(\.value) == ["fern@example.org", "hill"])
  }

  @Test("the label of a messenger's group is no orphan")
  func usedLabel() {
    let card = mapped("item1.IMPP;X-SERVICE-TYPE=AIM:aim:fern", "item1.X-ABLabel:Gaming")
    #expect(card.fields.handles == [Handle(service: "aim", value: "fern")])
    #expect(card.extras.isEmpty)
  }
}
