import SourceDiagnostics
import Testing

@testable import VCard

@Suite("Cutting a file into cards")
struct CardSplitterTests {
  func names(_ read: Fixture) -> [String?] { read.cards.map { $0.first("FN")?.text } }

  @Test("a card without END ends at the next BEGIN, and both are kept")
  func missingEnd() {
    let marked = Marked(
      "BEGIN:VCARD\nVERSION:3.0\nFN:A\nEND:VCARD\n^^BEGIN:VCARD\nVERSION:3.0\nFN:B\nBEGIN:VCARD\nVERSION:3.0\nFN:C\nEND:VCARD\n"
    )
    let read = Fixture(marked.text)
    #expect(names(read) == ["A", "B", "C"])
    #expect(read.codes == ["vcard.missing-end"])
    #expect(read.place("vcard.missing-end") == marked.place)
    #expect(read.diagnostics.first?.record == 1)
    #expect(read.cards.map(\.index) == [0, 1, 2])
  }

  @Test(
    "a card without END at the end of the file is kept",
    arguments: ["", "\n", "\nNOTE:x", "\nNOTE:x\n\n"])
  func endOfFile(tail: String) {
    let read = Fixture("BEGIN:VCARD\nVERSION:3.0\nFN:A" + tail)
    #expect(names(read) == ["A"])
    #expect(read.codes == ["vcard.missing-end"])
  }

  @Test(
    "BEGIN and END are known in any case and with blanks",
    arguments: [
      ("begin:vcard", "end:vcard"), ("Begin:VCard", "End:vCard"),
      ("BEGIN : VCARD ", "END: VCARD\t"),
      ("  BEGIN:VCARD", "END:VCARD"), ("item1.BEGIN:VCARD", "item1.END:VCARD"),
      ("BEGIN:VCARD", " END:VCARD"), ("\u{FEFF}BEGIN:VCARD", "END:VCARD"),
    ])
  func spellings(begin: String, end: String) {
    let card = "\(begin)\nVERSION:3.0\nFN:A\n\(end)\n"
    let read = Fixture(card + card)
    #expect(names(read) == ["A", "A"])
    #expect(read.diagnostics.isEmpty)
  }

  @Test("text between cards is left out, one warning for each run of lines")
  func strayText() {
    let marked = Marked(
      "\n\nBEGIN:VCARD\nVERSION:3.0\nFN:A\nEND:VCARD\n\n^^hello\nworld: x\n\nBEGIN:VCARD\nVERSION:3.0\nFN:B\nEND:VCARD\n"
    )
    let read = Fixture(marked.text)
    #expect(names(read) == ["A", "B"])
    #expect(read.codes == ["vcard.stray-text"])
    #expect(read.place("vcard.stray-text") == marked.place)
    #expect(read.diagnostics.first?.message == "2 lines outside of any card; left out")
  }

  @Test("an END without BEGIN is told of and does no harm")
  func strayEnd() {
    let read = Fixture("END:VCARD\nBEGIN:VCARD\nVERSION:3.0\nFN:A\nEND:VCARD\nEND:VCARD\n")
    #expect(names(read) == ["A"])
    #expect(read.codes == ["vcard.unmatched-end", "vcard.unmatched-end"])
    #expect(read.diagnostics.map(\.location.line) == [1, 6])
  }

  @Test("other components are left out whole, and the cards around them are read")
  func calendar() {
    let card = "BEGIN:VCARD\nVERSION:3.0\nFN:A\nEND:VCARD\n"
    let calendar = "BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:x\nEND:VEVENT\nEND:VCALENDAR\n"
    let read = Fixture(card + calendar + card + calendar)
    #expect(names(read) == ["A", "A"])
    #expect(read.codes == ["vcard.not-a-card", "vcard.not-a-card"])
    #expect(read.diagnostics.map(\.location.line) == [5, 14])
  }

  @Test("a calendar without END does not hide the cards behind it")
  func brokenCalendar() {
    let read = Fixture("BEGIN:VCALENDAR\nX:1\nBEGIN:VCARD\nVERSION:3.0\nFN:A\nEND:VCARD\n")
    #expect(names(read) == ["A"])
  }

  @Test("a calendar inside of a card without END ends the card")
  func calendarInCard() {
    let read = Fixture("BEGIN:VCARD\nVERSION:3.0\nFN:A\nBEGIN:VCALENDAR\nEND:VCALENDAR\nx\n")
    #expect(names(read) == ["A"])
    #expect(read.codes == ["vcard.missing-end", "vcard.not-a-card", "vcard.stray-text"])
  }

  @Test("an empty file has no cards and no problems")
  func empty() {
    #expect(Fixture("").cards.isEmpty && Fixture("").diagnostics.isEmpty)
    #expect(Fixture("\r\n\r\n").diagnostics.isEmpty)
    #expect(Fixture([0xEF, 0xBB, 0xBF]).diagnostics.isEmpty)
  }

  @Test("the pieces in which bytes come make no difference", arguments: [1, 2, 3, 7, 64])
  func pieces(size: Int) {
    let bytes = Samples.everything
    let whole = Fixture(bytes)
    var splitter = CardSplitter()
    var parser = CardParser()
    var cards: [Card] = []
    var diagnostics: [Diagnostic] = []
    func drain() {
      while let batch = splitter.nextBatch(targetBytes: 100) {
        diagnostics += batch.diagnostics
        for card in batch.cards {
          cards.append(parser.parse(card, in: batch, reporting: &diagnostics))
        }
      }
    }
    for start in stride(from: 0, to: bytes.count, by: size) {
      bytes[start..<min(start + size, bytes.count)].withUnsafeBytes { splitter.append($0) }
      drain()
    }
    splitter.finish()
    drain()
    #expect(cards == whole.cards)
    #expect(Set(diagnostics) == Set(whole.diagnostics))
    #expect(splitter.nextBatch().map(\.cards) == nil)
  }

  @Test("a batch holds whole cards and no more bytes than it must")
  func batches() {
    var splitter = CardSplitter()
    let card = Array("BEGIN:VCARD\nVERSION:3.0\nFN:A\nEND:VCARD\n".utf8)
    let bytes = Array(repeatElement(card, count: 100).joined())
    bytes.withUnsafeBytes { splitter.append($0) }
    let batch = splitter.nextBatch(targetBytes: card.count * 10)
    #expect(batch?.cards.count == 10)
    #expect(batch?.bytes.count == card.count * 10)
    #expect(splitter.nextBatch(targetBytes: .max).map(\.cards) == nil)
    splitter.finish()
    let rest = splitter.nextBatch(targetBytes: .max)
    #expect(rest?.cards.count == 90)
    #expect(rest?.cards.first?.index == 10)
    #expect(rest?.cards.first?.line == 41)
    #expect(rest?.bytes.count == card.count * 90)
  }

  @Test(
    "a card with a UID is told from one without",
    arguments: [
      ("UID:1", true), ("uid:1", true), ("item1.UID;X=1:1", true), (" UID:1\nUid:2", true),
      ("NOTE:UID:1", false), ("X-UID:1", false), ("FN:GUID", false), ("UID:", false),
      ("UID: \r", false), ("uidAAAA=", false), ("UIDX:1", false),
    ])
  func hasUID(line: String, expected: Bool) throws {
    var splitter = CardSplitter()
    Array("BEGIN:VCARD\nFN:A\n\(line)\nEND:VCARD\n".utf8).withUnsafeBytes { splitter.append($0) }
    splitter.finish()
    let next = splitter.nextBatch()
    let batch = try #require(next)
    #expect(batch.mayHaveUID(batch.cards[0]) == expected)
  }

  @Test("a BEGIN with nothing behind it is no card, and a thousand of them are one problem")
  func repeatedBegin() {
    for count in [1, 1000] {
      let begins = String(repeating: "BEGIN:VCARD\n\n", count: count)
      let read = Fixture("junk\n" + begins + "BEGIN:VCARD\nFN:A\nEND:VCARD\n")
      #expect(read.cards.map { $0.first("FN")?.text } == ["A"])
      #expect(read.cards.first?.index == 0)
      #expect(read.cards.first?.line == 2 + 2 * count)
      #expect(read.codes == ["vcard.stray-text", "vcard.missing-end", "vcard.missing-version"])
      #expect(read.place("vcard.missing-end") == "2:1")
    }
  }

  @Test("a card with nothing in it has no version to miss")
  func emptyCard() {
    let read = Fixture("BEGIN:VCARD\nEND:VCARD\n")
    #expect(read.cards.map(\.properties) == [[]])
    #expect(read.codes == [])
  }
}
