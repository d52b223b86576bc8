import Testing

@testable import CirclesReaders

@Suite("The sieve before the XML parser")
struct XMLSanitizerTests {
  /// What the sieve lets through of some bytes that come in pieces of a size.
  func sieve(_ bytes: [UInt8], pieces size: Int, checksUTF8: Bool = true) -> [UInt8] {
    var sieve = XMLSanitizer(dropping: "data", checksUTF8: checksUTF8)
    var out: [UInt8] = []
    var waiting: [UInt8] = []
    var at = 0
    while true {
      let piece = bytes[at..<min(bytes.count, at + size)]
      at += piece.count
      waiting += piece
      let isLast = piece.isEmpty
      let taken = waiting.withUnsafeBufferPointer { sieve.pass($0, isLast: isLast, into: &out) }
      waiting.removeFirst(taken)
      if isLast { break }
    }
    return out + waiting
  }

  /// The same, and that it does not depend on where the pieces end.
  func sieve(_ text: String) -> String {
    let bytes = Array(text.utf8)
    let whole = sieve(bytes, pieces: max(1, bytes.count))
    for size in [1, 2, 3, 7, 16, 33] { #expect(sieve(bytes, pieces: size) == whole) }
    return String(decoding: whole, as: UTF8.self)
  }

  @Test("lets well-formed text through unchanged")
  func unchanged() {
    let text = """
      <?xml version="1.0"?><!-- "quoted" & 'so' --><a b="c &amp; d &#10;&#x1F600; é 日本 😀" e='"'>
      <![CDATA[ a "b" & c ]]> x &lt; y </a>
      """
    #expect(sieve(text) == text)
  }

  @Test("joins the halves of a surrogate pair, in both notations")
  func pairs() {
    #expect(sieve(#"<a b="x&#55357;&#56832;y"/>"#) == "<a b=\"x😀y\"/>")
    #expect(sieve(#"<a b="&#xD83D;&#xde00;"/>"#) == "<a b=\"😀\"/>")
  }

  @Test(
    "drops half pairs, and references to what XML does not allow",
    arguments: ["&#55357;", "&#56832;", "&#0;", "&#8;", "&#xFFFE;", "&#x110000;", "&#99999999;"])
  func dropped(reference: String) {
    #expect(sieve("<a b=\"x\(reference)y\"/>") == "<a b=\"xy\"/>")
  }

  @Test("drops a half before a pair, and keeps the pair")
  func halfBeforePair() {
    #expect(sieve(#"<a b="&#55357;&#55357;&#56832;"/>"#) == "<a b=\"😀\"/>")
  }

  @Test(
    "writes an ampersand that begins no reference as one",
    arguments: ["Tom & Jerry", "a&b;c", "&nbsp;", "&#;", "&#x;", "&#12", "&"])
  func ampersands(text: String) {
    let mended = text.replacing("&", with: "&amp;")
    #expect(sieve("<a b=\"\(text)\"/>") == "<a b=\"\(mended)\"/>")
  }

  @Test("drops raw control characters, but for those that XML allows")
  func controls() {
    #expect(sieve("<a b=\"x\u{0}\u{1}\u{8}\u{B}\u{1F}y\t\n\r\"/>") == "<a b=\"xy\t\n\r\"/>")
  }

  @Test("reads what is no UTF-8 as U+FFFD, only where UTF-8 is expected")
  func damaged() {
    let bytes = Array("<a b=\"x".utf8) + [0xE9, 0x79, 0xC3] + Array("\"/>".utf8)
    for size in [1, 2, 64] {
      #expect(
        String(decoding: sieve(bytes, pieces: size), as: UTF8.self)
          == "<a b=\"x\u{FFFD}y\u{FFFD}\"/>")
    }
    #expect(sieve(bytes, pieces: 64, checksUTF8: false) == bytes)
  }

  @Test("empties the attribute it is told, but for its line breaks")
  func data() {
    let text = "<part ct=\"a\" data=\"AAAA\nBBBB==\" text='data=\"x\"' mydata=\"k\" data='C'/>"
    #expect(
      sieve(text) == "<part ct=\"a\" data=\"\n\" text='data=\"x\"' mydata=\"k\" data=''/>")
    #expect(sieve("<a data=\"\" b=\"&#0;\"/>") == "<a data=\"\" b=\"\"/>")
  }

  @Test("leaves a file alone that ends anywhere")
  func cut() {
    let text =
      #"<?xml version="1.0"?><!-- c --><a b="x&#55357;&#56832;" data="AAA"><![CDATA[x]]></a>"#
    for length in 0...text.utf8.count {
      let part = Array(text.utf8.prefix(length))
      #expect(sieve(part, pieces: 5).count <= part.count + 4)
    }
  }
}
