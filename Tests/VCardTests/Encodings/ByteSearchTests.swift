import Testing

@testable import VCard

@Suite("Looking through bytes")
struct ByteSearchTests {
  @Test("the first such byte within the bounds is found, and none outside of them")
  func find() {
    Array("abcabc".utf8).withUnsafeBufferPointer { bytes in
      #expect(bytes.find(UInt8(ascii: "c")) == 2)
      #expect(bytes.find(UInt8(ascii: "c"), from: 2) == 2)
      #expect(bytes.find(UInt8(ascii: "c"), from: 3) == 5)
      #expect(bytes.find(UInt8(ascii: "a"), from: 4) == nil)
      #expect(bytes.find(UInt8(ascii: "c"), from: 6) == nil)
      #expect(bytes.find(UInt8(ascii: "c"), from: 60) == nil)
      #expect(bytes.baseAddress?.find(UInt8(ascii: "c"), 0, 2) == nil)
      #expect(bytes.baseAddress?.find(UInt8(ascii: "c"), 3, 1) == nil)
    }
    #expect(UnsafeBufferPointer<UInt8>(start: nil, count: 0).find(0) == nil)
  }

  @Test(
    "trimming takes blanks, tabs and line breaks, and nothing else",
    arguments: [
      ("", ""), (" ", ""), ("\r\n\t ", ""), (" a b ", "a b"), ("a", "a"),
      ("\u{0B}a\u{0C}", "\u{0B}a\u{0C}"),
      ("\u{A0}a", "\u{A0}a"),
    ])
  func trimmed(text: String, expected: String) {
    Array(text.utf8).withUnsafeBufferPointer {
      #expect(String(decoding: $0.trimmed, as: UTF8.self) == expected)
    }
  }

  @Test("a word is found in any case, at its place alone, and not where the bytes end before it")
  func words() {
    Array("x;BeGiN".utf8).withUnsafeBufferPointer { bytes in
      #expect(bytes.hasWord("begin", at: 2))
      #expect(bytes.hasWord("beg", at: 2))
      #expect(!bytes.hasWord("begin", at: 1))
      #expect(!bytes.hasWord("begins", at: 2))
      #expect(!bytes.hasWord("begin", at: -1))
      #expect(!bytes.hasWord("n", at: 7))
      #expect(bytes.hasWord("", at: 7))
    }
  }

  @Test("only letters have a case: signs that differ by the same bit stay apart")
  func caseBit() {
    for byte in UInt8.min...UInt8.max {
      let isUpper = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      #expect(byte.lowercased == (isUpper ? byte + 32 : byte))
      #expect(byte.asciiLowercased == byte.lowercased)
    }
    Array("\u{0D}[".utf8).withUnsafeBufferPointer {
      #expect(!$0.hasWord("-"))
      #expect(!$0.hasWord("{", at: 1))
    }
  }
}
