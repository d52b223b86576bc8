import Testing

@testable import VCard

@Suite("Telephone numbers out of TEL")
struct PhoneTextTests {
  @Test(
    "plain text is the number, whatever it is",
    arguments: ["(503) 555-0101", "+15035550101,,12#", "555-0101;ext=4", "TELEX 12", "extension 7"])
  func plain(text: String) {
    let number = PhoneText(text)
    #expect(number.value == text)
    #expect(number.dialled == text)
  }

  @Test(
    "a tel: URI gives the number, and keeps an extension behind it",
    arguments: [
      ("tel:+1-503-555-0101", "+1-503-555-0101", "+1-503-555-0101"),
      ("TEL:+15035550101;EXT=12", "+15035550101 ext. 12", "+15035550101"),
      ("tel:%2B15035550101", "+15035550101", "+15035550101"),
      ("tel:555-0101;phone-context=+1503", "555-0101", "+1503555-0101"),
      ("tel:555-0101;phone-context=example.com", "555-0101", "555-0101"),
      ("tel:+15035550101;phone-context=+44", "+15035550101", "+15035550101"),
      ("tel:+15035550101;isub=1;ext=9", "+15035550101 ext. 9", "+15035550101"),
      ("tel: +1 503 555 0101 ", "+1 503 555 0101", "+1 503 555 0101"),
    ])
  func uri(text: String, value: String, dialled: String) {
    let number = PhoneText(text)
    #expect(number.value == value)
    #expect(number.dialled == dialled)
  }

  @Test("a URI without a number is none", arguments: ["tel:", "tel:;", "tel: "])
  func empty(text: String) { #expect(PhoneText(text).value == "") }
}
