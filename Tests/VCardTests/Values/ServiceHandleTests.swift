import Testing
import VCard

@Suite("Names on messengers and networks")
struct ServiceHandleTests {
  private func impp(_ value: String, _ parameters: (String, String)...) -> ServiceHandle? {
    ServiceHandle(impp: value, parameters: parameters.map { Parameter($0.0, $0.1) })
  }

  private func profile(
    _ value: String, _ parameters: (String, String)..., label: String? = nil
  ) -> ServiceHandle? {
    ServiceHandle(
      profile: value, parameters: parameters.map { Parameter($0.0, $0.1) }, label: label)
  }

  @Test(
    "a URI names service and user",
    arguments: [
      ("aim:fernhill", "aim", "fernhill"), ("xmpp:fern@example.org", "xmpp", "fern@example.org"),
      ("skype:fern.hill?chat", "skype", "fern.hill"), ("SKYPE:fern", "skype", "fern"),
      ("aim:goim?screenname=fern&message=hi", "aim", "fern"),
      ("ymsgr:sendIM?fern", "yahoo", "fern"),
      ("msnim:chat?contact=fern@example.com", "msn", "fern@example.com"),
      ("xmpp:fern%40home@example.org", "xmpp", "fern@home@example.org"),
      ("irc://chat.example.org/fern", "irc", "chat.example.org/fern"),
      ("im:fern@example.org", "im", "fern@example.org"), ("x-apple:fern", "im", "fern"),
      ("fern", "im", "fern"), ("xmpp:fern@example.org?message", "xmpp", "fern@example.org"),
    ])
  func uris(value: String, service: String, user: String) {
    #expect(impp(value) == ServiceHandle(service: service, user: user))
  }

  @Test("the service that a parameter names comes before the scheme")
  func namedService() {
    #expect(
      impp("skype:fern", ("X-SERVICE-TYPE", "Skype"), ("TYPE", "HOME"))
        == ServiceHandle(service: "skype", user: "fern"))
    #expect(
      impp("xmpp:fern@example.org", ("X-SERVICE-TYPE", "Google Talk"))
        == ServiceHandle(service: "googletalk", user: "fern@example.org"))
    #expect(
      impp("x-apple:5550101", ("X-SERVICE-TYPE", "QQ"))
        == ServiceHandle(service: "qq", user: "5550101"))
    #expect(
      impp("fern", ("SERVICE-TYPE", "Jabber"), ("USERNAME", "fern.hill"))
        == ServiceHandle(service: "jabber", user: "fern.hill"))
  }

  @Test("a TYPE names the service where nothing else does")
  func typedService() {
    #expect(
      impp("fern.hill", ("TYPE", "SKYPE")) == ServiceHandle(service: "skype", user: "fern.hill"))
    #expect(
      impp("x-apple:fern", ("TYPE", "HOME"), ("TYPE", "Telegram"))
        == ServiceHandle(service: "telegram", user: "fern"))
    #expect(
      impp("xmpp:fern@example.org", ("TYPE", "Foo"))
        == ServiceHandle(service: "xmpp", user: "fern@example.org"))
    #expect(impp("fern", ("TYPE", "personal")) == ServiceHandle(service: "im", user: "fern"))
  }

  @Test(
    "links to people name service and user",
    arguments: [
      ("https://t.me/fern", "telegram", "fern"), ("https://wa.me/15550101", "whatsapp", "15550101"),
      ("https://matrix.to/#/@fern:example.org", "matrix", "@fern:example.org"),
    ])
  func links(url: String, service: String, user: String) {
    #expect(impp(url) == ServiceHandle(service: service, user: user, url: url))
    #expect(impp("tg://resolve?domain=fern") == ServiceHandle(service: "telegram", user: "fern"))
  }

  @Test("a profile's user comes from the parameter, else from the address")
  func profiles() {
    let url = "http://twitter.com/fern"
    #expect(
      profile(url, ("TYPE", "pref"), ("TYPE", "twitter"), ("X-USER", "Fern"))
        == ServiceHandle(service: "twitter", user: "Fern", url: url))
    #expect(profile(url) == ServiceHandle(service: "twitter", user: "fern", url: url))
    let fediverse = "https://social.example.org/@fern/?tab=1"
    #expect(
      profile(fediverse, ("SERVICE-TYPE", "Mastodon"))
        == ServiceHandle(service: "mastodon", user: "@fern", url: fediverse))
    #expect(
      profile("https://example.org", ("TYPE", "flickr"))
        == ServiceHandle(service: "flickr", user: "https://example.org", url: "https://example.org")
    )
    #expect(
      profile("x-apple:fern%20hill", ("TYPE", "gamecenter"))
        == ServiceHandle(service: "gamecenter", user: "fern hill"))
    #expect(profile("fern", label: "Book Club") == ServiceHandle(service: "bookclub", user: "fern"))
  }

  @Test(
    "properties that name their service give its name",
    arguments: [
      ("X-AIM", "aim"), ("X-SKYPE-USERNAME", "skype"), ("X-GOOGLE-TALK", "googletalk"),
      ("X-GTALK", "googletalk"), ("X-JABBER", "jabber"), ("X-MS-IMADDRESS", "im"),
      ("X-TWITTER", "twitter"), ("X-MESSAGING/XMPP-ALL", "xmpp"), ("X-QQ", "qq"),
    ])
  func properties(name: String, service: String) {
    #expect(ServiceName.property(name) == service)
  }

  @Test("other properties name none", arguments: ["X-MESSAGING/", "X-REV", "AIM", "X-AIMS"])
  func otherProperties(name: String) { #expect(ServiceName.property(name) == nil) }

  @Test("the scheme of the same service in front of a name goes")
  func repeatedScheme() {
    #expect(ServiceHandle(service: "skype", value: "skype:fern?call")?.user == "fern")
    #expect(ServiceHandle(service: "jabber", value: "team:fern")?.user == "team:fern")
    #expect(
      ServiceHandle(service: "twitter", value: "https://twitter.com/fern")
        == ServiceHandle(service: "twitter", user: "fern", url: "https://twitter.com/fern"))
  }

  @Test("no name is no handle")
  func empty() {
    #expect(impp("skype:") == nil)
    #expect(impp("") == nil)
    #expect(impp("skype:?user=") == nil)
    #expect(profile("  ") == nil)
    #expect(ServiceHandle(service: "aim", value: "") == nil)
  }

  @Test("percent signs that decode to no UTF-8 stay")
  func badPercent() {
    #expect(impp("xmpp:fern%FF@example.org")?.user == "fern%FF@example.org")
    #expect(impp("xmpp:fern%4")?.user == "fern%4")
    #expect(impp("xmpp:100%")?.user == "100%")
  }
}
