import Testing
import VCard

@Suite("URIs in text")
struct URITextTests {
  @Test(
    "a scheme is letters, digits and a few signs before a colon",
    arguments: [
      ("https://example.com", "https"), ("URN:uuid:1", "urn"), ("x-apple:a", "x-apple"),
      ("a.b+c-1:x", "a.b+c-1"), ("mailto:", "mailto"),
    ])
  func schemes(text: String, scheme: String) { #expect(text.uriParts?.scheme == scheme) }

  @Test(
    "text that only looks like a URI is none",
    arguments: ["", "fern", "Fern Hill: a note", ":x", "1a:x", "né:x", "a_b:x"])
  func noScheme(text: String) { #expect(text.uriParts == nil) }

  @Test("what follows the first colon is the rest")
  func rest() { #expect("urn:uuid:1:2".uriParts?.rest == "uuid:1:2") }

  @Test(
    "the service of a web address is the name in its host",
    arguments: [
      ("http://twitter.com/fern", "twitter"), ("https://www.Facebook.com", "facebook"),
      ("https://m.example.org?x=1", "example"), ("HTTPS://example.org#a", "example"),
    ])
  func services(text: String, service: String) { #expect(text.webService == service) }

  @Test(
    "an address without a host of two parts has no service",
    arguments: ["http://localhost/x", "ftp://example.com", "http://", "http:", "example.com"])
  func noService(text: String) { #expect(text.webService == nil) }

  @Test(
    "the last part of a path that is not empty is found",
    arguments: [
      ("http://twitter.com/fern", "fern"), ("http://twitter.com/a/fern/?x=/y", "fern"),
      ("https://example.org/@fern#/z", "@fern"),
    ])
  func lastPart(text: String, part: String) { #expect(text.lastPathComponent == part) }

  @Test(
    "an address without a path has no last part",
    arguments: ["http://example.com", "http://example.com/", "http:///", "urn:a/b", "x"])
  func noLastPart(text: String) { #expect(text.lastPathComponent == nil) }

  @Test(
    "percent signs are decoded where they give UTF-8",
    arguments: [
      ("a%20b", "a b"), ("%C3%A9", "é"), ("%c3%a9", "é"), ("%C3", "%C3"), ("100%", "100%"),
      ("%4", "%4"), ("%zz", "%zz"), ("%2541", "%41"), ("", ""), ("%00", "\0"),
    ])
  func percent(text: String, decoded: String) { #expect(text.percentDecoded == decoded) }
}
