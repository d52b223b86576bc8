import Testing
import VCard

@Suite("Services of web addresses")
struct WebAddressTests {
  @Test(
    "the service is the host's name, whatever stands around it",
    arguments: [
      "https://twitter.com/ana", "http://www.twitter.com", "https://twitter.com?x=1",
      "HTTPS://TWITTER.COM/a",
      "https://twitter.com#x", "https://mobile.twitter.com/ana", "https://twitter.com:443/ana",
      "https://ana@twitter.com/", "https://ana:secret@twitter.com:8080/x",
      "https://twitter.com./ana",
    ])
  func host(address: String) { #expect(address.webService == "twitter") }

  @Test(
    "the short hosts of links are spelt out, also with a port",
    arguments: [
      ("https://t.me/ana", "telegram"), ("https://telegram.me/ana", "telegram"),
      ("https://wa.me/1555", "whatsapp"), ("https://m.me/ana", "facebook"),
      ("https://fb.com/ana", "facebook"), ("https://t.me:443/ana", "telegram"),
    ])
  func shortHosts(address: String, service: String) { #expect(address.webService == service) }

  @Test(
    "a host without a dot, and what is no web address, has no service",
    arguments: [
      "https://localhost/ana", "https://", "https:///ana", "ftp://example.com/ana", "twitter.com",
      "",
      "https://localhost:8080/ana",
    ])
  func none(address: String) { #expect(address.webService == nil) }

  @Test(
    "a scheme begins with a letter and ends at the first colon",
    arguments: [
      ("skype:ana", "skype", "ana"), ("XMPP:a:b", "xmpp", "a:b"), ("x-apple:", "x-apple", ""),
      ("a+b.c-1:x", "a+b.c-1", "x"),
    ])
  func schemes(text: String, scheme: String, rest: String) {
    #expect(text.uriParts?.scheme == scheme && text.uriParts?.rest == rest)
  }

  @Test(
    "text without a scheme is no URI",
    arguments: ["", ":x", "1a:x", "a b:x", "ana", "é:x", "a_b:x"])
  func noScheme(text: String) { #expect(text.uriParts == nil) }

  @Test(
    "the last part of a path is a name, and a host alone has none",
    arguments: [
      ("https://example.com/a/b", "b"), ("https://example.com/a/b//", "b"),
      ("https://example.com/a?q=/c", "a"), ("https://example.com", nil),
      ("https://example.com/", nil),
      ("https://example.com/#/@a:b", "@a:b"), ("https://example.com/#", nil), ("skype:ana", nil),
    ] as [(String, String?)])
  func lastPart(address: String, expected: String?) {
    #expect(address.lastPathComponent == expected)
  }
}
