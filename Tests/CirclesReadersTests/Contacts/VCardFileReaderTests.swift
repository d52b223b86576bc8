import CirclesModel
import SourceDiagnostics
import Testing

@testable import CirclesReaders

@Suite("A vCard file")
struct VCardFileReaderTests {
  let reader = VCardFileReader()

  func card(_ lines: String...) -> String {
    "BEGIN:VCARD\r\nVERSION:3.0\r\n" + lines.map { $0 + "\r\n" }.joined() + "END:VCARD\r\n"
  }

  func confidence(_ name: String, _ head: [UInt8]) -> Confidence {
    reader.confidence(for: FileProbe(name: name, head: head))
  }

  @Test(
    "is recognised by its first line, whatever its name, case and byte order mark",
    arguments: [
      "BEGIN:VCARD\r\n", "begin:vcard\n", "\u{FEFF}BEGIN:VCARD\n", "\n\n BEGIN:VCARD \n",
      "BEGIN:VCALENDAR\nEND:VCALENDAR\nBEGIN:VCARD\n", "\rBEGIN:VCARD\r",
    ])
  func recognised(text: String) {
    #expect(confidence("export.txt", Array(text.utf8)) == .certain)
  }

  @Test("is recognised in UTF-16, with and without a byte order mark")
  func utf16() {
    let little = "BEGIN:VCARD\n".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = "BEGIN:VCARD\n".utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    #expect(confidence("x", little) == .certain)
    #expect(confidence("x", [0xFF, 0xFE] + little) == .certain)
    #expect(confidence("x", [0xFE, 0xFF] + big) == .certain)
  }

  @Test("is not what merely speaks of cards, unless its name says so")
  func notRecognised() {
    #expect(confidence("a.txt", Array("see BEGIN:VCARD in the RFC".utf8)) == .none)
    #expect(confidence("a.txt", []) == .none)
    #expect(confidence("A.VCF", Array("\u{0}\u{1}".utf8)) == .byName)
  }

  @Test("gives a record for each card, with its place")
  func records() throws {
    let text = card("UID:1", "FN:Ana") + card("UID:2", "FN:Bo")
    let all = try reader.everything(in: MemoryInput(text))
    #expect(all.contacts.map(\.identifier) == ["1", "2"])
    #expect(all.contacts.map(\.source.line) == [1, 6])
    #expect(all.contacts.map(\.source.index) == [0, 1])
    #expect(all.contacts.allSatisfy { $0.source.path == "a.vcf" && $0.source.format == "vcard" })
    #expect(all.contacts.allSatisfy { !$0.isDerived })
    #expect(all.diagnostics.isEmpty)
  }

  @Test("names itself in every diagnostic, with the record's number")
  func diagnostics() throws {
    let text = card("FN:Ana") + card("FN:Bo", "BDAY:1980-02-31")
    let all = try reader.everything(in: MemoryInput(text))
    #expect(all.codes == ["vcard.bad-date"])
    #expect(all.diagnostics.first?.location.path == "a.vcf")
    #expect(all.diagnostics.first?.location.line == 8)
    #expect(all.diagnostics.first?.record == 1)
  }

  @Test("counts a card with nothing to show as skipped, and says why")
  func emptyCards() throws {
    let all = try reader.everything(in: MemoryInput(card("REV:2020-01-01T00:00:00Z")))
    #expect(all.records.isEmpty)
    #expect(all.skipped == 1)
    #expect(all.codes == ["vcard.empty-card"])
  }

  @Test("without a card is told of")
  func noCard() throws {
    let all = try reader.everything(in: MemoryInput("hello\n"))
    #expect(all.records.isEmpty)
    #expect(all.codes.contains("vcard.no-card"))
  }

  @Test("of many cards comes in several chunks that cover it exactly")
  func chunks() throws {
    let note = String(repeating: "x", count: 500)
    let text = (0..<3000).map { card("UID:\($0)", "FN:Person \($0)", "NOTE:\(note)") }.joined()
    let input = MemoryInput(text)
    let cursor = try reader.open(input, ReadingContext(region: "US"))
    var sizes: [Int] = []
    var identifiers: [String] = []
    while let chunk = try cursor.next() {
      sizes.append(chunk.byteCount)
      identifiers += chunk.parse().contacts.map(\.identifier)
    }
    #expect(sizes.count > 2)
    #expect(sizes.reduce(0, +) == input.size)
    #expect(identifiers == (0..<3000).map { "\($0)" })
  }

  @Test("that the system stops giving keeps the cards before, and then fails")
  func ioFailure() throws {
    let text = (0..<9000).map { card("UID:\($0)", "FN:Person \($0)") }.joined()
    let cursor = try reader.open(
      MemoryInput(text, failsAt: 400_000),
      ReadingContext(region: "US", needsIdentifiers: false))
    var seen = 0
    #expect(throws: ReadError.io(path: "a.vcf", errno: 5)) {
      while let chunk = try cursor.next() { seen += chunk.parse().records.count }
    }
    #expect(seen > 1000)
  }

  @Test("keeps the bytes of pictures only when they are wanted")
  func photos() throws {
    let text = card("FN:Ana", "PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQ")
    for keeps in [true, false] {
      let cursor = try reader.open(
        MemoryInput(text), ReadingContext(region: "US", keepsPhotos: keeps))
      let photo = try #require(try cursor.next()?.parse().contacts.first?.fields.photo)
      #expect((photo.data != nil) == keeps)
      #expect(photo.byteCount == 6)
      #expect(photo.mediaType == "image/jpeg")
    }
  }
}
