import Testing

@testable import VCard

@Suite("Quoted-printable as bytes")
struct QuotedPrintableDecodingTests {
  private func decode(_ text: String) -> (text: String, isClean: Bool) {
    let result = Array(text.utf8).withUnsafeBufferPointer(QuotedPrintable.decode)
    return (String(decoding: result.bytes, as: UTF8.self), result.isClean)
  }

  @Test("every byte has its escape, in both cases")
  func everyByte() {
    for byte in UInt8.min...UInt8.max {
      for isUpper in [true, false] {
        let digits = String(byte, radix: 16, uppercase: isUpper)
        let text = "=" + (digits.utf8.count == 1 ? "0" : "") + digits
        let result = Array(text.utf8).withUnsafeBufferPointer(QuotedPrintable.decode)
        #expect(result.bytes == [byte] && result.isClean)
      }
    }
  }

  @Test(
    "a soft break goes with its line end, whichever that is",
    arguments: [
      ("a=\nb", "ab"), ("a=\r\nb", "ab"), ("a=\rb", "ab"), ("a=", "a"), ("a=\n=\nb", "ab"),
      ("=\n", ""),
      ("a=\n\nb", "a\nb"),
    ])
  func softBreaks(text: String, expected: String) {
    let result = decode(text)
    #expect(result.text == expected && result.isClean)
  }

  @Test(
    "an equals sign with anything else behind it stays, and what follows is read on",
    arguments: [
      ("=4", "=4"), ("=G1", "=G1"), ("=1G", "=1G"), ("==41", "=A"), ("= 41", "= 41"),
      ("=x=41", "=xA"),
      ("1+1=2", "1+1=2"),
    ])
  func unclean(text: String, expected: String) {
    let result = decode(text)
    #expect(result.text == expected && !result.isClean)
  }

  @Test("bytes that are no escape pass, also those beyond ASCII")
  func plain() {
    #expect(decode("").text.isEmpty && decode("").isClean)
    let other = decode("Zoë 北 _?~")
    #expect(other.text == "Zoë 北 _?~" && other.isClean)
  }

  @Test("the hexadecimal digits are 22 bytes and no more")
  func hexDigits() {
    let digits = (UInt8.min...UInt8.max).filter { QuotedPrintable.hexDigit($0) != nil }
    #expect(digits == Array("0123456789ABCDEFabcdef".utf8))
    #expect(digits.allSatisfy { QuotedPrintable.hexDigit($0) == $0.hexadecimalValue })
  }
}
