import SeededRandom
import Testing

@testable import VCard

@Suite("Base64 as bytes")
struct Base64Tests {
  private func decode(_ text: String, limit: Int = .max) -> [UInt8]? {
    Array(text.utf8).withUnsafeBufferPointer { Base64.decode($0, limit: limit) }
  }

  private func byteCount(_ text: String) -> Int? {
    Array(text.utf8).withUnsafeBufferPointer { Base64.byteCount($0) }
  }

  /// Bytes that repeat with the seed, and their base64.
  private static func random(_ count: Int, seed: Int) -> (bytes: [UInt8], text: String) {
    var dice = SeededRandom(UInt64(seed))
    let bytes = (0..<count).map { _ in UInt8(dice.below(256)) }
    return (bytes, String(decoding: Base64Encoding.encode(bytes), as: UTF8.self))
  }

  @Test("what is encoded is decoded, whatever its length")
  func roundTrip() {
    for count in 0...130 {
      let (bytes, text) = Self.random(count, seed: count)
      #expect(text.utf8.count == (count + 2) / 3 * 4)
      #expect(decode(text) == bytes)
      #expect(byteCount(text) == count)
    }
  }

  @Test(
    "the vectors of RFC 4648, section 10",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
      ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
    ])
  func vectors(plain: String, encoded: String) {
    #expect(decode(encoded) == Array(plain.utf8))
    #expect(Base64Encoding.encode(Array(plain.utf8)) == Array(encoded.utf8))
  }

  @Test("padding may be left out, at any length")
  func withoutPadding() {
    for count in 0...40 {
      let (bytes, text) = Self.random(count, seed: count + 500)
      let bare = text.filter { $0 != "=" }
      #expect(decode(bare) == bytes)
      #expect(byteCount(bare) == count)
    }
  }

  @Test(
    "line breaks and blanks may stand anywhere, also between padding",
    arguments: ["\n", "\r\n", " ", "\t", "\r\n ", "\\n", "\\N", "\\r\\n"])
  func wrapped(separator: String) {
    let (bytes, text) = Self.random(49, seed: 7)
    for width in [1, 2, 3, 5, 76] {
      var wrapped = ""
      for (index, letter) in text.enumerated() {
        if index % width == 0 { wrapped += separator }
        wrapped.append(letter)
      }
      #expect(decode(wrapped + separator) == bytes)
      #expect(byteCount(wrapped + separator) == 49)
    }
  }

  @Test("the URL-safe letters mean what the usual ones mean")
  func urlSafe() {
    #expect(decode("-_-_") == decode("+/+/"))
    #expect(decode("-_-_") == [0xFB, 0xFF, 0xBF])
  }

  @Test("a byte that is none of base64 spoils the value, wherever it stands")
  func foreignBytes() {
    let good = Array("QUJDQUFB".utf8)
    for byte in UInt8.min...UInt8.max {
      let isBlank = byte.isBlankOrBreak
      for place in [0, 3, 4, 8] {
        var text = good
        text.insert(byte, at: place)
        // One digit more is a rest of a single digit, which is no byte.
        let isGood = isBlank || byte == UInt8(ascii: "=") && place == 8
        text.withUnsafeBufferPointer { text in
          #expect((Base64.decode(text) != nil) == isGood, "byte \(byte) at \(place)")
          #expect((Base64.byteCount(text) != nil) == isGood, "byte \(byte) at \(place)")
        }
      }
    }
  }

  @Test("digits behind padding and a third sign of padding are none")
  func padding() {
    for bad in ["QQ==QQ==", "QQ=Q", "====", "Q===", "QUI===", "=\n=\n="] {
      #expect(decode(bad) == nil)
      #expect(byteCount(bad) == nil)
    }
    #expect(decode("==") == [])
  }

  @Test("a backslash is skipped only before the letter of a line break")
  func backslash() {
    #expect(decode("QUJD\\nREVG") == Array("ABCDEF".utf8))
    for bad in ["QUJD\\", "QUJD\\tREVG", "QUJD\\\\REVG", "\\ QUJD"] { #expect(decode(bad) == nil) }
  }

  @Test("a limit gives the beginning, and looks no farther")
  func limit() {
    let (bytes, text) = Self.random(50, seed: 99)
    for limit in 0...60 { #expect(decode(text, limit: limit) == Array(bytes.prefix(limit))) }
    #expect(decode("QUJD!!!!", limit: 3) == Array("ABC".utf8))
    #expect(decode("QUJD!!!!", limit: 4) == nil)
  }

  @Test("the digits are letters, figures, four signs and the padding")
  func digits() {
    let digits = (UInt8.min...UInt8.max).filter(Base64.isDigit)
    #expect(digits.count == 67)
    #expect(Set("+/-_=".utf8).isSubset(of: digits))
    #expect(!Base64.isDigit(UInt8(ascii: " ")) && !Base64.isDigit(UInt8(ascii: "\\")))
  }
}
