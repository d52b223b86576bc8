import SeededRandom
import Testing

@testable import VCard

@Suite("Strings that are made once")
struct StringCacheTests {
  private func string(
    _ cache: inout StringCache, _ text: [UInt8], isUpper: Bool = false
  ) -> String {
    let padded = text + [UInt8](repeating: 0x21, count: 16)
    return padded.withUnsafeBufferPointer { bytes in
      bytes.baseAddress.map { cache.string($0, text.count, isUpper: isUpper) } ?? ""
    }
  }

  @Test("every byte comes in upper case as ASCII has it, at any place of any length")
  func upperCase() {
    var cache = StringCache()
    for length in [1, 7, 8, 9, 15, 16, 17] {
      for byte in UInt8(1)..<0x80 {
        for place in Set([0, length / 2, length - 1]) {
          var text = [UInt8](repeating: UInt8(ascii: "-"), count: length)
          text[place] = byte
          let expected = String(decoding: text, as: UTF8.self).uppercased()
          #expect(string(&cache, text, isUpper: true) == expected)
        }
      }
    }
  }

  @Test("words that differ by a byte, their length or their case are never mistaken")
  func noCollision() {
    var cache = StringCache()
    var dice = SeededRandom(5)
    for _ in 0..<4000 {
      let text = (0..<dice.below(18)).map { _ in UInt8(0x61 + dice.below(4)) }
      let plain = String(decoding: text, as: UTF8.self)
      #expect(string(&cache, text) == plain)
      #expect(string(&cache, text, isUpper: true) == plain.uppercased())
    }
  }

  @Test("a NUL byte is part of a word, not its end")
  func nul() {
    var cache = StringCache()
    #expect(string(&cache, [0x61]) == "a")
    #expect(string(&cache, [0x61, 0]) == "a\0")
    #expect(string(&cache, []) == "")
    #expect(string(&cache, [0]) == "\0")
  }

  @Test("bytes beyond ASCII are UTF-8 where they can be, else Windows-1252")
  func beyondASCII() {
    var cache = StringCache()
    #expect(string(&cache, Array("Büro".utf8)) == "Büro")
    #expect(string(&cache, [0x42, 0xFC]) == "Bü")
    #expect(string(&cache, Array("büro".utf8), isUpper: true) == "BüRO")
    #expect(string(&cache, Array("a rather long wörd".utf8)) == "a rather long wörd")
  }
}
