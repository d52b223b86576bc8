import SourceDiagnostics
import Testing
import VCard

@Suite("jCard that is damaged at random")
struct JCardFuzzTests {
  private static let whole = Array(
    #"""
    [["vcard",[["version",{},"text","4.0"],["fn",{},"text","Zoë \"Z\" \ud83d\ude00"],
    ["n",{"sort-as":["a","b"]},"text",["Marlow","Zoe",["Ann","Beth"],"",""]],
    ["tel",{"type":["work"],"group":"g"},"uri","tel:+1-503-555-0101"],["x-a",{},"integer",1,-2],
    ["bday",{},"date-and-or-time","--04-12"]]],
    ["vcard",[["fn",{},"text","Ben"],["x-b",{},"boolean",true],["note",{},"text",""]]],
    ["vcalendar",[],[]],["vcard",[["fn",{},"text","Cy"]]]]
    """#.utf8)

  /// The document with a few bytes changed, left out, repeated or put elsewhere.
  private func damaged(_ generator: inout RoundTripGenerator) -> [UInt8] {
    var bytes = Self.whole
    for _ in 0...generator.below(4) where !bytes.isEmpty {
      let begin = generator.below(bytes.count)
      let end = min(begin + generator.below(12), bytes.count)
      switch generator.below(5) {
      case 0: bytes[begin] = UInt8(generator.below(256))
      case 1: bytes.removeSubrange(begin..<end)
      case 2: bytes.insert(contentsOf: bytes[begin..<end], at: generator.below(bytes.count))
      case 3: bytes[begin] = generator.one(of: Array(#"[]{},:"\n0e-u"#.utf8))
      default: bytes.removeSubrange(begin...)
      }
    }
    return bytes
  }

  private func readInPieces(_ bytes: [UInt8], of size: Int) throws -> ([Card], [Diagnostic]) {
    var taken = 0
    var reader = JCardReader { space in
      let count = min(size, bytes.count - taken)
      space.copyBytes(from: bytes[taken..<(taken + count)])
      taken += count
      return count
    }
    var cards: [Card] = []
    var diagnostics: [Diagnostic] = []
    while let card = try reader.next(reporting: &diagnostics) { cards.append(card) }
    return (cards, diagnostics)
  }

  @Test("It is read to the end, in pieces of any size the same", arguments: 0..<40)
  func damage(seed: Int) throws {
    var generator = RoundTripGenerator(seed: UInt64(seed))
    for _ in 0..<50 {
      let bytes = damaged(&generator)
      let (cards, diagnostics) = JCardReader.cards(in: bytes)
      #expect(cards.count <= 8)
      #expect(zip(cards, cards.dropFirst()).allSatisfy { $0.index < $1.index })
      #expect(diagnostics.allSatisfy { ($0.location.line ?? 0) >= 1 })
      let (again, told) = try readInPieces(bytes, of: 1 + generator.below(9))
      #expect(again == cards)
      #expect(told == diagnostics)
    }
  }

  @Test("What is read of it can be written and is read the same", arguments: 0..<20)
  func writing(seed: Int) {
    var generator = RoundTripGenerator(seed: UInt64(seed) + 1000)
    for _ in 0..<50 {
      for card in JCardReader.cards(in: damaged(&generator)).cards {
        let text = VCardWriter.write(card, as: .v40)
        let (cards, _) = VCardReader.cards(in: text)
        #expect(cards.count == 1)
        #expect(cards.first?.properties.map(\.name) == card.properties.map(\.name))
        #expect(cards.first?.properties.map(\.text) == card.properties.map(\.text))
        let again = cards.first.map { VCardWriter.write($0, as: .v40) } ?? []
        #expect(String(decoding: again, as: UTF8.self) == String(decoding: text, as: UTF8.self))
      }
    }
  }
}
