import Testing
import VCard

@Suite("Percent signs in addresses")
struct PercentDecodingTests {
  @Test(
    "text that is escaped byte for byte is read back",
    arguments: ["ana", "Zoë 北 😀", "a%b", "%", ""])
  func roundTrip(text: String) {
    let escaped = text.utf8.map { byte -> String in
      let digits = String(byte, radix: 16)
      return "%" + (digits.utf8.count == 1 ? "0" : "") + digits
    }
    #expect(escaped.joined().percentDecoded == text)
    #expect(escaped.joined().uppercased().percentDecoded == text)
  }

  @Test("what decodes to no UTF-8 stays whole, also its good escapes")
  func notUTF8() {
    #expect("%41%FF".percentDecoded == "%41%FF")
    #expect("%41%C3".percentDecoded == "%41%C3")
    #expect("%41%C3%A9".percentDecoded == "Aé")
  }

  @Test(
    "a sign without two digits behind it stays, and those after it are read",
    arguments: [
      ("%", "%"), ("%4", "%4"), ("%G1%41", "%G1A"), ("%%41", "%A"), ("%41%", "A%"), ("%4é", "%4é"),
    ])
  func stumps(text: String, expected: String) { #expect(text.percentDecoded == expected) }
}
