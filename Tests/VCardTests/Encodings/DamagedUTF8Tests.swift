import SeededRandom
import Testing

@testable import VCard

@Suite("Mending UTF-8")
struct DamagedUTF8Tests {
  private func repair(_ bytes: [UInt8]) -> String? {
    let repaired = bytes.withUnsafeBufferPointer { DamagedUTF8.repair($0) }
    return repaired.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test("well-formed text beyond ASCII stays as it is", arguments: ["é", "a北b", "😀 Zoë", "Иван"])
  func wellFormed(text: String) { #expect(repair(Array(text.utf8)) == text) }

  @Test("ASCII alone is no evidence for UTF-8")
  func asciiAlone() {
    #expect(repair(Array("plain".utf8)) == nil)
    #expect(repair([]) == nil)
    #expect(repair([0x61, 0xFF]) == nil)
  }

  @Test(
    "a letter cut anywhere is one replacement character",
    arguments: ["é", "北", "😀"], [0, 1])
  func cut(letter: String, atEnd: Int) {
    let bytes = Array(letter.utf8)
    for length in 1..<bytes.count {
      let stump = Array(bytes.prefix(length))
      let tail = atEnd == 1 ? [] : Array("x".utf8)
      let expected = "ü\u{FFFD}" + (atEnd == 1 ? "" : "x")
      #expect(repair(Array("ü".utf8) + stump + tail) == expected)
    }
  }

  @Test("as many bad places as good ones are mended, one more are another charset's")
  func balance() {
    #expect(repair(Array("é".utf8) + [0xFF]) == "é\u{FFFD}")
    #expect(repair(Array("é".utf8) + [0xFF, 0xFE]) == nil)
    #expect(repair(Array("éü".utf8) + [0xFF, 0xFE]) == "éü\u{FFFD}\u{FFFD}")
  }

  /// The three bytes that CESU-8 has for half a pair.
  private func surrogate(_ unit: UInt32) -> [UInt8] {
    let middle: UInt32 = 0x80 | ((unit >> 6) & 0x3F)
    let last: UInt32 = 0x80 | (unit & 0x3F)
    return [UInt8(0xE0 | (unit >> 12)), UInt8(middle), UInt8(last)]
  }

  @Test("every emoji that Java wrote as two surrogates is put together")
  func surrogatePairs() {
    for value: UInt32 in [0x10000, 0x1F600, 0x1F64F, 0x2FFFF, 0xFFFFF, 0x10FFFF] {
      let offset = value - 0x10000
      let pair = surrogate(0xD800 + (offset >> 10)) + surrogate(0xDC00 + (offset & 0x3FF))
      #expect(repair(pair)?.unicodeScalars.map(\.value) == [value])
    }
  }

  @Test("half a pair of surrogates is a replacement character")
  func loneSurrogates() {
    let high: [UInt8] = [0xED, 0xA0, 0xBD]
    let low: [UInt8] = [0xED, 0xB8, 0x80]
    for bytes in [high, low] {
      #expect(repair(Array("éé".utf8) + bytes)?.contains("\u{FFFD}") == true)
    }
    #expect(repair(low + high) == nil)
  }

  @Test("whatever comes in, well-formed UTF-8 comes out", arguments: 0..<4)
  func alwaysWellFormed(seed: Int) {
    var dice = SeededRandom(UInt64(seed) + 40)
    for _ in 0..<300 {
      var bytes = Array("Zoë 北京 😀 Иван".utf8)
      for _ in 0...dice.below(4) { bytes[dice.below(bytes.count)] = UInt8(dice.below(256)) }
      guard let repaired = bytes.withUnsafeBufferPointer({ DamagedUTF8.repair($0) }) else {
        continue
      }
      #expect(String(validating: repaired, as: UTF8.self) != nil)
    }
  }
}
