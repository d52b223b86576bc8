import SeededRandom
import Testing

@testable import VCard

@Suite("Composed text")
struct NFCTests {
  private func scalars(_ text: String) -> [UInt32] {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { String(normalizing: $0) }.unicodeScalars.map(\.value)
  }

  @Test(
    "letters and their marks come together",
    arguments: [
      ("e\u{301}", [0xE9]), ("\u{1112}\u{1161}\u{11AB}", [0xD55C]), ("\u{212B}", [0xC5]),
      ("\u{2126}", [0x3A9]), ("a\u{323}\u{302}", [0x1EAD]),
      ("\u{304B}\u{3099}", [0x304C]), ("\u{F900}", [0x8C48]),
    ] as [(String, [UInt32])])
  func composes(text: String, expected: [UInt32]) { #expect(scalars(text) == expected) }

  @Test("marks in another order come into the canonical one")
  func order() { #expect(scalars("q\u{307}\u{323}") == [0x71, 0x323, 0x307]) }

  @Test("composing twice is composing once, and agrees with the standard whatever stands together")
  func random() {
    let pool: [UInt32] = [
      0x41, 0x65, 0x300, 0x301, 0x308, 0x323, 0xE9, 0x1100, 0x1161, 0x11A8, 0xAC00, 0x304B, 0x3099,
      0x4E00, 0x1F600, 0x1F3FB, 0x200D, 0x5D0, 0x5B0, 0x627, 0x653, 0xE01, 0xE38, 0x1E63, 0x3B1,
    ]
    var dice = SeededRandom(11)
    for _ in 0..<1500 {
      var text = ""
      for _ in 0...dice.below(5) {
        guard let scalar = Unicode.Scalar(pool[dice.below(pool.count)]) else { continue }
        text.unicodeScalars.append(scalar)
      }
      let once = Array(text.utf8).withUnsafeBufferPointer { String(normalizing: $0) }
      #expect(once.unicodeScalars.elementsEqual(text.inNFC.unicodeScalars))
      #expect(scalars(once) == once.unicodeScalars.map(\.value))
    }
  }
}
