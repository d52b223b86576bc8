import SourceDiagnostics
import VCard
import VCardXML

extension FuzzTarget {
  /// vCard: in any pieces the same, and written it is read the same.
  static let vCard = FuzzTarget(name: "vcard", seeds: ["samples/contacts"], dictionary: "vcard") {
    bytes in
    let (cards, found) = VCardReader.cards(in: bytes)
    var diagnostics = found
    for property in cards.flatMap(\.properties) {
      _ = property.text(reporting: &diagnostics)
      _ = property.components(reporting: &diagnostics)
      _ = property.list(splittingV21: true, reporting: &diagnostics)
      let data = property.data(reporting: &diagnostics)
      check(property.binarySummary?.byteCount == data?.count, "a summary counts the bytes")
    }
    let lines = 1...(1 + bytes.count { $0 == 0x0A || $0 == 0x0D })
    for diagnostic in diagnostics {
      check(
        diagnostic.location.line.map(lines.contains) ?? false,
        "\(diagnostic.code) names a line of the file")
    }
    check(inPieces(bytes, like: cards), "pieces are read as the whole is")
    for card in cards { checkWriting(card) }
  }

  /// jCard: written it is read the same.
  static let jCard = FuzzTarget(
    name: "jcard", seeds: ["samples/contacts/jcard"], dictionary: "json"
  ) { bytes in
    let (cards, diagnostics) = JCardReader.cards(in: bytes)
    check(diagnostics.allSatisfy { ($0.location.line ?? 1) >= 1 }, "lines count from 1")
    for card in cards { checkWriting(card) }
    let once = JCardWriter.write(cards)
    let again = JCardReader.cards(in: once).cards
    check(again.count == cards.count, "as many jCards are read as were written")
    check(JCardWriter.write(again) == once, "a jCard that was read is written the same")
  }

  /// xCard, and libxml2 below it.
  static let xCard = FuzzTarget(
    name: "xcard", seeds: ["samples/contacts/xcard"], dictionary: "xml"
  ) { bytes in
    for card in XCardReader.cards(in: bytes).cards { checkWriting(card) }
  }

  private static func inPieces(_ bytes: [UInt8], like whole: [Card]) -> Bool {
    var taken = 0
    let size = 1 + bytes.count % 61
    var reader = VCardReader { space in
      let count = min(size, min(space.count, bytes.count - taken))
      space.copyBytes(from: bytes[taken..<(taken + count)])
      taken += count
      return count
    }
    var cards: [Card] = []
    var ignored: [Diagnostic] = []
    while let card = try? reader.next(reporting: &ignored) { cards.append(card) }
    return cards == whole
  }

  private static func checkWriting(_ card: Card) {
    for version in [Version.v30, .v40] {
      let text = VCardWriter.write(card, as: version)
      check(String(validating: text, as: UTF8.self) != nil, "what is written is UTF-8")
      let read = VCardReader.cards(in: text).cards
      check(read.count == 1, "one card is written as one")
      guard let once = read.first else { continue }
      check(once.version == version, "the version is as asked")
      check(once.properties.count == card.properties.count, "no property is lost")
      let again = VCardReader.cards(in: VCardWriter.write(once, as: version)).cards
      check(
        again.first?.properties.map(\.text) == once.properties.map(\.text),
        "writing is stable from the second time on")
    }
  }
}
