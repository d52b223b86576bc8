import SourceDiagnostics
import Testing

@testable import VCard

@Suite("Limits")
struct LimitTests {
  let good = "BEGIN:VCARD\nVERSION:3.0\nFN:B\nEND:VCARD\n"

  @Test("what real files have is far within the limits")
  func real() {
    let photo = String(repeating: "QUFB", count: 3_500_000)
    let lines = (0..<5000).map { "TEL;TYPE=cell:\($0)" }.joined(separator: "\n")
    let read = Fixture.card(
      "3.0",
      "PHOTO;ENCODING=b:\(photo)\n\(lines)\nNOTE:" + String(repeating: "x", count: 1 << 20))
    #expect(read.diagnostics.isEmpty)
    #expect(read.cards.first?.properties.count == 5002)
    #expect(read.cards.first?.properties.first?.binarySummary?.byteCount == 10_500_000)
    #expect(read.text("NOTE")?.utf8.count == 1 << 20)
  }

  @Test(
    "a line that is too long is left out, the rest of card and file is read", arguments: [1, 50])
  func line(size: Int) {
    var limits = Limits()
    limits.lineBytes = 100
    let long = String(repeating: "x", count: 300)
    let text = "BEGIN:VCARD\nVERSION:3.0\nFN:A\nNOTE:\(long)\nTEL:1\nEND:VCARD\n" + good
    var splitter = CardSplitter(limits: limits)
    var parser = CardParser(limits: limits)
    var cards: [Card] = []
    var diagnostics: [Diagnostic] = []
    let bytes = Array(text.utf8)
    for start in stride(from: 0, through: bytes.count, by: size) {
      bytes[start..<min(bytes.count, start + size)].withUnsafeBytes { splitter.append($0) }
      if start + size > bytes.count { splitter.finish() }
      while let batch = splitter.nextBatch() {
        diagnostics += batch.diagnostics
        for card in batch.cards {
          cards.append(parser.parse(card, in: batch, reporting: &diagnostics))
        }
      }
    }
    #expect(cards.map { $0.properties.map(\.text) } == [["A", "1"], ["B"]])
    #expect(diagnostics.map(\.code) == ["vcard.line-too-long"])
    #expect(diagnostics.first?.location.line == 4)
    #expect(cards.last?.line == 7)
    #expect(cards == Fixture(text, lineEnd: "\n", limits: limits).cards)
  }

  @Test("endless bytes without a line end take no more memory than a line may")
  func noLineEnd() {
    var limits = Limits()
    limits.lineBytes = 1 << 16
    var splitter = CardSplitter(limits: limits)
    let piece = [UInt8](repeating: 0x41, count: 1 << 15)
    var most = 0
    for _ in 0..<200 {
      piece.withUnsafeBytes { splitter.append($0) }
      _ = splitter.nextBatch()
      most = max(most, splitter.buffer.count)
    }
    #expect(most <= 3 << 15)
    splitter.finish()
    #expect(splitter.nextBatch()?.diagnostics.map(\.code) == ["vcard.line-too-long"])
  }

  @Test("a card that is too large is left out as an error, and keeps its number")
  func card() {
    var limits = Limits()
    limits.cardBytes = 1000
    let large =
      "BEGIN:VCARD\n" + String(repeating: "TEL:5550100\n", count: 500)
      + "AGENT:\nBEGIN:VCARD\nFN:x\nEND:VCARD\nEND:VCARD\n"
    let read = Fixture(good + large + good, limits: limits)
    #expect(read.cards.map(\.index) == [0, 2])
    #expect(read.codes == ["vcard.card-too-large"])
    #expect(read.diagnostics.first?.severity == .error)
    #expect(read.diagnostics.first?.location.line == 5)
    #expect(read.diagnostics.first?.record == 1)
  }

  @Test("properties beyond the limit are left out")
  func properties() {
    var limits = Limits()
    limits.properties = 3
    let lines = "VERSION:3.0\nA:1\nB:2\nC:3\n"
    #expect(Fixture("BEGIN:VCARD\n\(lines)END:VCARD\n", limits: limits).diagnostics.isEmpty)
    let read = Fixture("BEGIN:VCARD\n\(lines)D:4\nE:5\nEND:VCARD\n" + good, limits: limits)
    #expect(read.cards.map(\.properties.count) == [3, 1])
    #expect(read.codes == ["vcard.too-many-properties"])
    #expect(read.place("vcard.too-many-properties") == "6:3")
  }

  @Test("parameters beyond the limit are left out")
  func parameters() {
    var limits = Limits()
    limits.parameters = 2
    let read = Fixture(
      "BEGIN:VCARD\nVERSION:3.0\nTEL;A=1,2,3,4;B=2:5\nFN:A\nEND:VCARD\n", limits: limits)
    #expect(read.parameters("TEL") == ["A=1", "A=2"])
    #expect(read.lines == ["TEL:5", "FN:A"])
    #expect(read.codes == ["vcard.too-many-parameters"])
  }

  @Test("a card full of nonsense has a bounded number of diagnostics")
  func diagnostics() {
    let read = Fixture.card("3.0", "FN:A\n" + String(repeating: "nonsense\n", count: 5000))
    #expect(read.diagnostics.count == Limits().diagnosticsPerCard + 1)
    #expect(read.codes.last == "vcard.more-problems")
  }

  @Test("the reader hands on what its source throws, and reads in pieces")
  func reader() throws {
    struct Broken: Error {}
    var rest = Array((good + good).utf8)[...]
    var reader = VCardReader { buffer in
      if rest.isEmpty { throw Broken() }
      let count = min(7, rest.count, buffer.count)
      buffer.copyBytes(from: rest.prefix(count))
      rest = rest.dropFirst(count)
      return count
    }
    var diagnostics: [Diagnostic] = []
    #expect(throws: Broken.self) { try reader.next(reporting: &diagnostics) }
    var other = Array((good + good).utf8)[...]
    var second = VCardReader { buffer in
      let count = min(7, other.count, buffer.count)
      buffer.copyBytes(from: other.prefix(count))
      other = other.dropFirst(count)
      return count
    }
    var names: [String] = []
    while let card = try second.next(reporting: &diagnostics) {
      names.append(card.first("FN")?.text ?? "")
    }
    #expect(names == ["B", "B"])
    #expect(try second.next(reporting: &diagnostics) == nil)
  }
}
