import CirclesHTTP
import Foundation
import Testing

/// Which addresses may be asked, and where passwords may go.
@Suite struct ServerAddressTests {
  @Test(
    "https anywhere, http on this machine alone, and no password in an address",
    arguments: [
      ("https://dav.example.com/x", true), ("http://127.0.0.1:5232/", true),
      ("http://[::1]:5232/", true), ("http://localhost/", true), ("http://example.com/", false),
      ("http://127.0.0.1.example.com/", false), ("https://robin:x@example.com/", false),
      ("ftp://127.0.0.1/", false), ("dav.example.com", false), ("https:///x", false),
    ])
  func checked(text: String, isGood: Bool) {
    #expect(((try? ServerAddress.checked(text)) != nil) == isGood)
  }

  @Test(
    "A home set may name another host of the same domain, over https",
    arguments: [
      ("https://p42-contacts.icloud.com/1/", true), ("https://icloud.com.evil.net/", false),
      ("http://p42-contacts.icloud.com/1/", false), ("https://127.0.0.1/", false),
    ])
  func delegates(text: String, isGood: Bool) throws {
    let from = try #require(URL(string: "https://contacts.icloud.com/"))
    let other = try #require(URL(string: text))
    #expect(ServerAddress.mayDelegate(from, to: other) == isGood)
  }

  @Test("Whoever shares a suffix such as co.uk is another domain")
  func shared() throws {
    let from = try #require(URL(string: "https://a.example.co.uk/"))
    let far = try #require(URL(string: "https://b.other.co.uk/"))
    let near = try #require(URL(string: "https://b.example.co.uk/"))
    #expect(!ServerAddress.mayDelegate(from, to: far))
    #expect(ServerAddress.mayDelegate(from, to: near))
  }

  @Test("A short name below a country is somebody's own domain")
  func short() throws {
    let from = try #require(URL(string: "https://web.de/"))
    let near = try #require(URL(string: "https://carddav.web.de/"))
    #expect(ServerAddress.mayDelegate(from, to: near))
  }
}
