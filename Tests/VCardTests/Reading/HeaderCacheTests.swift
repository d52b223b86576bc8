import Testing

@testable import VCard

@Suite("Headers that are parsed once")
struct HeaderCacheTests {
  private func traits(_ header: String, _ cache: HeaderCache = HeaderCache(limits: Limits()))
    -> HeaderCache.Traits
  {
    let bytes = Array(header.utf8) + [UInt8](repeating: 0, count: 16)
    return bytes.withUnsafeBufferPointer { bytes in
      bytes.baseAddress.map { cache.traits(cache.slot(of: $0, header.utf8.count)) } ?? []
    }
  }

  @Test(
    "what unfolding must know of a header is seen in any spelling",
    arguments: [
      ("NOTE;ENCODING=QUOTED-PRINTABLE", HeaderCache.Traits.isQuotedPrintable),
      ("note;qp", .isQuotedPrintable),
      ("PHOTO;encoding=b", .isBase64), ("PHOTO;BASE64", .isBase64), ("item1.Agent", .isAgent),
      ("BEGIN", .isFrame), ("end", .isFrame), ("Version", .isFrame), ("TEL;CELL", .hasBareWord),
      ("X;A=^n", .hasCaret), ("FN;CHARSET=UTF-8", .hasCharset), ("TEL;=x", .hasProblems),
      ("TEL;A=\"x", .hasProblems), ("note", .isFreeText), ("X-Any", .isFreeText),
      ("logo", .isBinary),
      ("KEY", .isBinary), ("FN", .isProperty), ("a.FN ; X=1", .isProperty),
    ])
  func traits(header: String, expected: HeaderCache.Traits) {
    let found = traits(header)
    #expect(found.isSuperset(of: [expected, .isKnown, .isProperty]))
  }

  @Test("a plain header has no trait but that it is a property")
  func plain() {
    for header in ["FN", "TEL;TYPE=home", "item1.EMAIL;PREF=1", "ORG;X=\"a;b\""] {
      #expect(traits(header) == [.isKnown, .isProperty])
    }
  }

  @Test(
    "what can be no name is known to be none",
    arguments: [
      "", ";TYPE=home", "a b", "item1.", ".", "TÉL", "TEL/x", "X-é", "X-a b",
    ])
  func noName(header: String) { #expect(traits(header) == [.isKnown]) }

  @Test("a private name may hold signs that others may not")
  func privateName() { #expect(traits("X-messaging/xmpp-All").contains(.isProperty)) }

  @Test("a header is the same whether kept, thrown out by others, or too long to keep")
  func keeping() {
    let cache = HeaderCache(limits: Limits())
    let headers =
      (0..<3000).map { "X-\($0);TYPE=home" } + ["X-LONG;A=" + String(repeating: "y", count: 60)]
    for _ in 0..<2 {
      for header in headers {
        let bytes = Array(header.utf8) + [UInt8](repeating: 0, count: 16)
        bytes.withUnsafeBufferPointer { bytes in
          guard let base = bytes.baseAddress else { return }
          let slot = cache.slot(of: base, header.utf8.count)
          let name = header.prefix { $0 != ";" }
          #expect(cache.header(slot).name == name)
          #expect(cache.header(slot).parameters.count == 1)
        }
      }
    }
  }

  @Test("a header of 64 bytes and one of 65 that begins with it stay apart")
  func longest() {
    let limit = "TEL;X=" + String(repeating: "a", count: 58)
    #expect(limit.utf8.count == 64)
    let lines = ["", "b", "", "bc"].map { limit + $0 + ":1" }
    let read = Fixture.card("3.0", lines.joined(separator: "\n"))
    let lengths = read.cards.first?.properties.map { $0.parameter("X")?.utf8.count }
    #expect(lengths == [58, 59, 58, 60])
  }
}
