import CirclesHTTP
import Foundation
import Testing

@testable import CirclesSync

/// Answers of servers, as they write them.
@Suite struct MultistatusTests {
  private let url: URL

  init() throws { url = try #require(URL(string: "https://dav.example.com/robin/contacts/")) }

  private func read(_ body: String, status: Int = 207) throws(HTTPClientError) -> Multistatus {
    try Multistatus(HTTPResponse(status, body: Array(body.utf8), url: url))
  }

  @Test("Properties that were not found are left out, whatever the prefixes")
  func properties() throws {
    let answer = try read(
      """
      <?xml version="1.0"?><multistatus xmlns="DAV:" xmlns:x="urn:ietf:params:xml:ns:carddav">
      <response><href>a%20b.vcf</href>
      <propstat><prop><getetag>"1"</getetag></prop><status>HTTP/1.1 200 OK</status></propstat>
      <propstat><prop><x:address-data>no</x:address-data></prop><status>HTTP/1.1 404 Not Found</status>
      </propstat></response>
      <response><href>/robin/contacts/gone.vcf</href><status>HTTP/1.1 404 Not Found</status></response>
      <sync-token> http://x/1 </sync-token></multistatus>
      """)
    #expect(
      answer.resources.map(\.path) == [
        "/robin/contacts/a%20b.vcf", "/robin/contacts/gone.vcf",
      ])
    #expect(answer.resources[0].text("getetag") == "\"1\"")
    #expect(answer.resources[0].property("address-data", DAVNode.Space.card) == nil)
    #expect(answer.resources[1].status == 404)
    #expect(answer.token == "http://x/1")
  }

  @Test(
    "Addresses are the same however they are encoded",
    arguments: [
      "/robin/contacts/a@b c.vcf", "/robin/contacts/a%40b%20c.vcf",
      "https://dav.example.com/robin/contacts/%61@b%20c.vcf", "a@b%20c.vcf",
    ])
  func hrefs(text: String) {
    #expect(
      DAVHref.resolve(text, from: url)?.absoluteString
        == "https://dav.example.com/robin/contacts/a@b%20c.vcf")
  }

  @Test("A slash within a name stays one of the name")
  func slash() {
    #expect(DAVHref.resolve("a%2Fb.vcf", from: url)?.path() == "/robin/contacts/a%2Fb.vcf")
  }

  @Test("Control characters of old cards do not spoil the rest")
  func controls() throws {
    let answer = try read(
      "<multistatus xmlns='DAV:'><response><href>a.vcf</href><propstat><prop>"
        + "<displayname>A\u{0B}na</displayname></prop></propstat></response></multistatus>")
    #expect(answer.resources.first?.text("displayname") == "Ana")
  }

  @Test(
    "What is no answer of a CardDAV server is not taken for one",
    arguments: [
      "", "<html></html>", "<multistatus xmlns='DAV:'>", "<multistatus/>",
      "<!DOCTYPE a [<!ENTITY b 'c'>]><multistatus xmlns='DAV:'>&b;</multistatus>",
    ])
  func broken(body: String) {
    #expect(throws: HTTPClientError.self) { try read(body) }
  }

  @Test(
    "Elements nested without end are refused, not followed into the stack",
    arguments: [300, 100_000])
  func deep(count: Int) {
    let nest = String(repeating: "<a>", count: count) + String(repeating: "</a>", count: count)
    #expect(throws: HTTPClientError.self) {
      try read("<multistatus xmlns='DAV:'>\(nest)</multistatus>")
    }
  }

  @Test(
    "Signs in a path stay as the server writes them, and make no other path",
    arguments: [("a+b.vcf", "a%2bb.vcf"), ("c:d(1)=e,f!.vcf", "c%3Ad%281%29%3De%2Cf%21.vcf")])
  func signs(plain: String, encoded: String) throws {
    let one = try #require(DAVHref.resolve("/robin/" + plain, from: url)).path()
    let other = try #require(DAVHref.resolve("/robin/" + encoded, from: url)).path()
    #expect(one == "/robin/" + plain && other.uppercased() == ("/robin/" + encoded).uppercased())
    #expect(DAVHref.key(one) == DAVHref.key(other))
  }

  @Test(
    "A version that was packed on its way is written as the server knows it",
    arguments: [
      ("W/\"1\"", "\"1\""), ("\"1-gzip\"", "\"1\""), ("\"2\"", "\"2\""), ("W/\"2\"", "\"2\""),
      ("", "\"1\""),
    ])
  func versions(header: String, used: String) {
    #expect(EntityTag.usable(header, known: "\"1\"") == used)
  }

  @Test("Statuses are told apart", arguments: [(403, Int32(77)), (404, 69), (200, 69), (507, 69)])
  func statuses(status: Int, code: Int32) throws {
    let failure = #expect(throws: HTTPClientError.self) { try read("", status: status) }
    #expect(failure?.exitCode == code)
  }
}
