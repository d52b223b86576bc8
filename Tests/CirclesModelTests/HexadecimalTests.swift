import CirclesModel
import Testing

@Suite("Hexadecimal digits")
struct HexadecimalTests {
  @Test("every byte is two digits in lower case, and comes back")
  func roundTrip() {
    let all = (0...255).map(UInt8.init)
    let text = Hexadecimal.text(all)
    #expect(text.hasPrefix("000102") && text.hasSuffix("fdfeff"))
    #expect(text.utf8.count == 512)
    #expect(text == text.lowercased())
    #expect(Hexadecimal.bytes(text) == all)
    #expect(Hexadecimal.bytes(text.uppercased()) == all)
  }

  @Test(
    "what is no whole byte is left out",
    arguments: [("", []), ("f", []), ("0g1", [0x01]), ("ab c", [0xAB]), ("7F-80", [0x7F, 0x80])])
  func incomplete(text: String, bytes: [UInt8]) {
    #expect(Hexadecimal.bytes(text) == bytes)
  }

  @Test("a digest is written with it")
  func digest() {
    let digest = RecordDigest(high: 0x0123_4567_89AB_CDEF, low: 0xFEDC_BA98_7654_3210)
    #expect(digest.hex == "0123456789abcdeffedcba9876543210")
    #expect(digest.hex == Hexadecimal.text(digest.bytes))
  }
}
