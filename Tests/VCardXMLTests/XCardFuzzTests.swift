import SourceDiagnostics
import Testing
import VCard
import VCardXML

@Suite("xCard that is damaged at random")
struct XCardFuzzTests {
  private static let whole = Array(
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <vcards xmlns="urn:ietf:params:xml:ns:vcard-4.0"><vcard><fn><text>Zo&#235; &lt;é></text></fn>
    <n><surname>M</surname><given>Z</given><given>Y</given></n><group name="g"><tel><parameters>
    <type><text>work</text></type></parameters><uri>tel:+1-503-555-0101</uri></tel></group>
    <bday><date>--04-12</date></bday></vcard>
    <vcard><fn><text>Ben</text></fn><!-- c --><x-a><![CDATA[<]]></x-a></vcard></vcards>
    """.utf8)

  private struct Generator {
    var state: UInt64

    mutating func below(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
  }

  private func damaged(_ generator: inout Generator) -> [UInt8] {
    var bytes = Self.whole
    let marks = Array("<>/&;\"'=![]-? \n".utf8)
    for _ in 0...generator.below(3) where !bytes.isEmpty {
      let begin = generator.below(bytes.count)
      let end = min(begin + generator.below(20), bytes.count)
      switch generator.below(5) {
      case 0: bytes[begin] = UInt8(generator.below(256))
      case 1: bytes.removeSubrange(begin..<end)
      case 2: bytes.insert(contentsOf: bytes[begin..<end], at: generator.below(bytes.count))
      case 3: bytes[begin] = marks[generator.below(marks.count)]
      default: bytes.removeSubrange(begin...)
      }
    }
    return bytes
  }

  @Test("It is read to the end, what is wrong is told, and cards can be written", arguments: 0..<30)
  func damage(seed: Int) {
    var generator = Generator(state: UInt64(seed))
    for _ in 0..<50 {
      let bytes = damaged(&generator)
      let (cards, diagnostics) = XCardReader.cards(in: bytes)
      #expect(cards.count <= 4)
      #expect(diagnostics.filter { $0.code == "xcard.malformed" }.count <= 1)
      #expect(cards.count == 2 || bytes != Self.whole)
      for card in cards {
        let again = VCardReader.cards(in: VCardWriter.write(card, as: .v40)).cards
        #expect(again.count == 1)
        #expect(again.first?.properties.map(\.text) == card.properties.map(\.text))
      }
    }
  }
}
