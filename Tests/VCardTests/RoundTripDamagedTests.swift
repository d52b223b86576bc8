import Testing
import VCard

@Suite("Writing cards that were read from damaged files")
struct RoundTripDamagedTests {
  /// The text of a card with a few bytes changed, left out or put elsewhere.
  private func damaged(_ generator: inout RoundTripGenerator, _ version: Version) -> [UInt8] {
    var bytes = generator.card(version)
    let marks = Array("=;:,\\\"^\r\n \t.\u{0}".utf8) + [0x80, 0xC3, 0xFF]
    for _ in 0...generator.below(6) {
      let begin = generator.below(bytes.count)
      let end = min(begin + generator.below(30), bytes.count)
      switch generator.below(4) {
      case 0: bytes[begin] = UInt8(generator.below(256))
      case 1: bytes[begin] = generator.one(of: marks)
      case 2: bytes.insert(contentsOf: bytes[begin..<end], at: generator.below(bytes.count))
      default: bytes.removeSubrange(begin..<max(end, begin + 1))
      }
      if bytes.isEmpty { bytes = [0x3A] }
    }
    return bytes
  }

  @Test("One card in, one card out, in UTF-8, and stable from then on", arguments: 0..<60)
  func damage(seed: Int) throws {
    var generator = RoundTripGenerator(seed: UInt64(seed) + 5000)
    let from = [Version.v21, .v30, .v40][seed % 3]
    for _ in 0..<12 {
      for card in VCardReader.cards(in: damaged(&generator, from)).cards {
        for version in [Version.v30, .v40] {
          let text = VCardWriter.write(card, as: version)
          #expect(String(validating: text, as: UTF8.self) != nil)
          let read = VCardReader.cards(in: text).cards
          #expect(read.count == 1)
          let once = try #require(read.first)
          #expect(once.version == version)
          #expect(once.properties.count == card.properties.count)
          let again = VCardReader.cards(in: VCardWriter.write(once, as: version)).cards
          #expect(again.first?.properties.map(\.text) == once.properties.map(\.text))
        }
      }
    }
  }

  @Test("Text that needs no guessing survives whatever stands around it", arguments: 0..<60)
  func meaning(seed: Int) {
    var generator = RoundTripGenerator(seed: UInt64(seed) + 9000)
    for _ in 0..<12 {
      for card in VCardReader.cards(in: damaged(&generator, .v30)).cards {
        let read = VCardReader.cards(in: VCardWriter.write(card, as: .v30)).cards
        let texts = { (card: Card?) in
          card?.properties.filter { ["NOTE", "FN", "TITLE", "ROLE"].contains($0.name) }.map(\.text)
        }
        #expect(texts(read.first) == texts(card))
      }
    }
  }
}
