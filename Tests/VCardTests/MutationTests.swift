import SeededRandom
import SourceDiagnostics
import Testing

@testable import VCard

@Suite("Damaged files")
struct MutationTests {
  static let words = [
    "BEGIN:VCARD\n", "END:VCARD\r\n", "AGENT:\n", "\r", "\n ", "=\r\n", "=", ":", ";", "\"", "\\",
    "\u{0}", "ENCODING=QUOTED-PRINTABLE", ";BASE64:", "VERSION:2.1\n", "^", ",", "\u{FEFF}", "\t",
  ].map { Array($0.utf8) }

  static func damaged(_ dice: inout SeededRandom) -> [UInt8] {
    var bytes = Samples.everything
    for _ in 0...dice.below(12) {
      guard !bytes.isEmpty else { break }
      let place = dice.below(bytes.count)
      switch dice.below(5) {
      case 0: bytes[place] = UInt8(dice.below(256))
      case 1: bytes.removeSubrange(place..<min(bytes.count, place + dice.below(200)))
      case 2: bytes.insert(contentsOf: words[dice.below(words.count)], at: place)
      case 3:
        let from = dice.below(bytes.count)
        let piece = Array(bytes[from..<min(bytes.count, from + dice.below(100))])
        bytes.insert(contentsOf: piece, at: place)
      default: if dice.below(6) == 0 { bytes.removeSubrange(place...) }
      }
    }
    return bytes
  }

  static func lineCount(_ bytes: [UInt8]) -> Int {
    1 + bytes.count { $0 == 10 || $0 == 13 }
  }

  @Test("no damage stops reading, and every diagnostic names a line of the file", arguments: 0..<4)
  func survives(seed: Int) {
    var dice = SeededRandom(UInt64(seed))
    for _ in 0..<300 {
      let bytes = Self.damaged(&dice)
      let read = Fixture(bytes)
      var diagnostics = read.diagnostics
      for property in read.cards.flatMap(\.properties) {
        _ = property.text(reporting: &diagnostics)
        _ = property.components(reporting: &diagnostics)
        _ = property.list(splittingV21: true, reporting: &diagnostics)
        let data = property.data(reporting: &diagnostics)
        #expect(property.binarySummary?.byteCount == data?.count)
      }
      // UTF-16 may have other line ends than its bytes show.
      let lines = 1...Self.lineCount(bytes)
      #expect(diagnostics.allSatisfy { $0.location.line.map(lines.contains) ?? false })
      #expect(diagnostics.allSatisfy { ($0.location.column ?? 0) >= 1 })
      #expect(read.cards.indices.allSatisfy { read.cards[$0].index == $0 })
    }
  }

  @Test("damaged files read the same in any pieces", arguments: 0..<2)
  func pieces(seed: Int) {
    var dice = SeededRandom(UInt64(seed) + 100)
    for _ in 0..<50 {
      let bytes = Self.damaged(&dice)
      let whole = Fixture(bytes)
      var splitter = CardSplitter()
      var parser = CardParser()
      var cards: [Card] = []
      var ignored: [Diagnostic] = []
      var start = 0
      while start <= bytes.count {
        let end = min(bytes.count, start + 1 + dice.below(40))
        bytes[start..<end].withUnsafeBytes { splitter.append($0) }
        if end == bytes.count { splitter.finish() }
        while let batch = splitter.nextBatch(targetBytes: 1 + dice.below(500)) {
          for card in batch.cards {
            cards.append(parser.parse(card, in: batch, reporting: &ignored))
          }
        }
        start = end == bytes.count ? end + 1 : end
      }
      #expect(cards == whole.cards)
    }
  }

  @Test(
    "reading takes time in proportion to the file, whatever it holds",
    arguments: [
      "x", "\r", "=\n", " \n", ":\n", "A:\"\n ", "END:VCARD\n", "BEGIN:VCARD\n",
      "AGENT:\nBEGIN:VCARD\n",
      "N;ENCODING=QUOTED-PRINTABLE:a=\n", "BEGIN:A\n", "NOTE:x\ny\n", "\u{0}", "A;", "A;B=\"", "a.",
    ])
  func linear(piece: String) {
    let bytes =
      Array("BEGIN:VCARD\nVERSION:2.1\nNOTE;ENCODING=QUOTED-PRINTABLE:x\n".utf8)
      + Array(repeatElement(Array(piece.utf8), count: 100_000 / piece.utf8.count).joined())
    let clock = ContinuousClock()
    let took = clock.measure { _ = Fixture(bytes) }
    // Linear work takes well under a second even unoptimised; a quadratic one takes minutes.
    #expect(took < .seconds(30))
  }
}
