import CirclesHTTP
import Foundation
import Testing

@testable import CirclesSync

@Suite("The server of an e-mail address")
struct ServiceDiscoveryTests {
  /// An answer of the DNS with records of a type, each its data.
  private static func answer(_ name: String, _ type: UInt8, _ records: [[UInt8]]) -> [UInt8] {
    var bytes: [UInt8] = [0, 1, 0x81, 0x80, 0, 1, 0, UInt8(records.count), 0, 0, 0, 0]
    bytes += encoded(name) + [0, type, 0, 1]
    for record in records {
      bytes += [0xC0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, UInt8(record.count)] + record
    }
    return bytes
  }

  private static func encoded(_ name: String) -> [UInt8] {
    name.split(separator: ".").flatMap { [UInt8($0.utf8.count)] + Array($0.utf8) } + [0]
  }

  private static func service(
    _ host: String, port: Int = 443, priority: UInt8 = 0, weight: UInt8 = 0
  ) -> [UInt8] {
    [0, priority, 0, weight, UInt8(port >> 8), UInt8(port & 255)] + encoded(host)
  }

  private static func find(
    _ services: [[UInt8]], path: String? = nil, _ kind: Account.Kind = .carddav
  ) throws -> ServiceDiscovery.Found {
    let label = kind == .caldav ? "_caldavs._tcp.example.org" : "_carddavs._tcp.example.org"
    return try ServiceDiscovery { name, type in
      #expect(name == label)
      if type == 33 { return services.isEmpty ? [] : answer(name, 33, services) }
      let texts = ["v=1", path.map { "path=" + $0 }].compactMap(\.self)
      return answer(name, 16, texts.map { [UInt8($0.utf8.count)] + Array($0.utf8) })
    }.find(kind, of: "example.org")
  }

  @Test("is what its domain says: the first by priority, then by weight, with its path")
  func services() throws {
    let found = try Self.find(
      [
        Self.service("late.example.org", priority: 9),
        Self.service("light.example.org", weight: 1),
        Self.service("dav.example.org", port: 8443, weight: 7),
      ], path: "/books/")
    #expect(found.url.absoluteString == "https://dav.example.org:8443/books/")
    #expect(found.isOwn)
    let calendars = try Self.find([Self.service("cal.example.org")], .caldav)
    #expect(calendars.url.absoluteString == "https://cal.example.org/")
  }

  @Test("is the domain itself where nothing is said")
  func none() throws {
    #expect(try Self.find([]).url.absoluteString == "https://example.org/")
  }

  @Test("is not taken from another domain unasked")
  func elsewhere() throws {
    #expect(try !Self.find([Self.service("dav.attacker.example")]).isOwn)
    #expect(try !Self.find([Self.service("example.org.attacker.example")]).isOwn)
  }

  @Test("is none where the domain says so")
  func refused() {
    #expect(throws: HTTPClientError.self) { try Self.find([Self.service("")]) }
  }

  @Test("An answer that broke off, or is none, is as no answer")
  func broken() throws {
    let whole = Self.answer("_carddavs._tcp.example.org", 33, [Self.service("dav.example.org")])
    for count in 0..<whole.count {
      let found = try ServiceDiscovery { _, type in type == 33 ? Array(whole[..<count]) : [] }
        .find(.carddav, of: "example.org")
      #expect(found.url.absoluteString == "https://example.org/")
    }
    for byte in whole.indices {
      var damaged = whole
      damaged[byte] ^= 0xFF
      let bytes = damaged
      _ = try? ServiceDiscovery { _, type in type == 33 ? bytes : [] }
        .find(.carddav, of: "example.org")
    }
  }

  @Test(
    "What is an e-mail address",
    arguments: [
      ("robin@example.org", "example.org"), ("https://robin@example.org/", nil), ("robin", nil),
      ("@example.org", nil), ("a@b@example.org", nil), ("robin@localhost", nil),
    ] as [(String, String?)])
  func addresses(text: String, domain: String?) {
    #expect(ServiceDiscovery.domain(of: text) == domain)
  }
}
