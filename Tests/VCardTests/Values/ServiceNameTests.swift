import Testing
import VCard

@Suite("Names of services")
struct ServiceNameTests {
  @Test(
    "the variants of a service have one spelling",
    arguments: [
      (
        ["GTalk", "Google Talk", "google-talk", "google_talk", "Hangouts", "GOOGLETALK"],
        "googletalk"
      ),
      (["ymsgr", "Yahoo!", "Yahoo Messenger", "YAHOO"], "yahoo"),
      (["msnim", "MSN Messenger", "Windows Live", "msn"], "msn"),
      (["Gadu-Gadu", "GG", "gadugadu", "Gadu Gadu"], "gadugadu"),
      (["skype-username", "SKYPE"], "skype"),
      (["tg", "Telegram"], "telegram"),
    ])
  func canonical(names: [String], service: String) {
    for name in names { #expect(ServiceName.canonical(name) == service) }
  }

  @Test("a service nobody knows keeps its letters, in lower case and without blanks")
  func unknown() {
    #expect(ServiceName.canonical("My Chat 2") == "mychat2")
    #expect(ServiceName.canonical("ÉCHO") == "Écho")
    #expect(ServiceName.canonical("") == "" && ServiceName.canonical("  ") == "")
  }

  @Test("bringing a name into its form twice changes nothing more")
  func idempotent() {
    for name in ["G Talk", "Yahoo!", "my chat", "MSNIM", "tg", "im", "Gadu-Gadu"] {
      let once = ServiceName.canonical(name)
      #expect(ServiceName.canonical(once) == once)
    }
  }

  @Test(
    "a property's service is in canonical form already",
    arguments: [
      "X-AIM", "X-ICQ", "X-JABBER-ID", "X-MSN-MESSENGER", "X-YAHOO-ID", "X-SKYPE", "X-GTALK",
      "X-GADU-GADU", "X-GROUPWISE", "X-EVOLUTION-IM", "X-MASTODON", "X-MATRIX", "X-WECHAT", "X-SIP",
      "X-MESSAGING/GTALK-HOME", "X-MESSAGING/MSNIM",
    ])
  func properties(name: String) {
    let service = ServiceName.property(name)
    #expect(service != nil && service?.isEmpty == false)
    #expect(service == service.map(ServiceName.canonical))
  }

  @Test("KDE's messaging property names its service before the hyphen")
  func messaging() {
    #expect(ServiceName.property("X-MESSAGING/IRC-ALL") == "irc")
    #expect(ServiceName.property("X-MESSAGING/IRC") == "irc")
    #expect(ServiceName.property("X-MESSAGING/-ALL") == nil)
    #expect(ServiceName.property("X-MESSAGING") == nil)
  }
}
