import Testing

@testable import VCard

@Suite("Converting through the C library")
struct IconvTests {
  private func decode(_ bytes: [UInt8], _ name: String) -> (text: String, isClean: Bool)? {
    bytes.withUnsafeBufferPointer { Iconv.decode($0, from: name) }.map {
      (String(decoding: $0.bytes, as: UTF8.self), $0.isClean)
    }
  }

  @Test("an encoding nobody knows is refused, not guessed")
  func unknown() {
    #expect(!Iconv.knows("martian-7"))
    #expect(decode([0x41], "martian-7") == nil)
    #expect(Iconv.knows("KOI8-R"))
  }

  @Test("nothing gives nothing, and is clean")
  func empty() {
    let result = decode([], "KOI8-R")
    #expect(result?.text == "" && result?.isClean == true)
  }

  @Test("a text longer than the converter's piece is whole, whatever falls on the seam")
  func longText() {
    // One byte of KOI8-R is two of UTF-8, so a shift by one byte moves the seam into a letter.
    for shift in 0...3 {
      let bytes = [UInt8](repeating: 0x41, count: shift) + [UInt8](repeating: 0xC9, count: 5000)
      let result = decode(bytes, "KOI8-R")
      #expect(
        result?.text == String(repeating: "A", count: shift) + String(repeating: "и", count: 5000))
      #expect(result?.isClean == true)
    }
  }

  @Test("what is malformed is replaced byte by byte, and what stands around it is kept")
  func malformed() {
    let middle = decode([0x41, 0xFF, 0x42], "EUC-JP")
    #expect(middle?.text == "A\u{FFFD}B" && middle?.isClean == false)
    let cut = decode([0x41, 0xC6], "EUC-JP")
    #expect(cut?.text == "A\u{FFFD}" && cut?.isClean == false)
  }
}
