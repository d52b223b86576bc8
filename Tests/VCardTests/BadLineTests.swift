import SourceDiagnostics
import Testing

@testable import VCard

@Suite("Lines that are no property")
struct BadLineTests {
  @Test("a line without a colon is left out with its place, and the card goes on")
  func noColon() {
    let marked = Marked("BEGIN:VCARD\nVERSION:3.0\nTEL:1\n^^what is this\nFN:A\nEND:VCARD\n")
    let read = Fixture(marked.text)
    #expect(read.lines == ["TEL:1", "FN:A"])
    #expect(read.codes == ["vcard.bad-line"])
    #expect(read.place("vcard.bad-line") == marked.place)
    #expect(read.diagnostics.first?.record == 0)
    #expect(read.diagnostics.first?.value == "what is this")
  }

  @Test("lines behind a free text are more of it, with the breaks they had")
  func moreText() {
    let read = Fixture.card(
      "3.0", "NOTE:one\ntwo three\n\nhttps://example.com/x\nsee also: four\nTEL:1")
    #expect(
      read.lines == ["NOTE:one\ntwo three\n\nhttps://example.com/x\nsee also: four", "TEL:1"])
    #expect(read.codes == ["vcard.bad-line", "vcard.bad-line", "vcard.bad-line"])
    #expect(read.diagnostics.first?.property == "NOTE")
  }

  @Test("a property without a name is left out")
  func noName() {
    let read = Fixture.card("3.0", "FN:A\n:x\n;TYPE=home:y\n.:z\nitem1.:w")
    #expect(read.lines == ["FN:A"])
    #expect(read.codes == Array(repeating: "vcard.bad-line", count: 4))
    #expect(read.diagnostics.map(\.location.line) == [4, 5, 6, 7])
  }

  @Test("NUL bytes leave a name and stay in a value")
  func nul() {
    let read = Fixture.card("3.0", "F\u{0}N:A\u{0}B\nTEL:1\u{0}")
    #expect(read.lines == ["FN:A\u{0}B", "TEL:1\u{0}"])
    #expect(
      read.codes == [
        "vcard.control-character", "vcard.control-character", "vcard.control-character",
      ])
    #expect(read.diagnostics.map(\.location.line) == [3, 3, 4])
    #expect(read.diagnostics.last?.location.column == 5)
  }

  @Test("VERSION is found wherever it stands, with blanks around it")
  func version() {
    let read = Fixture("BEGIN:VCARD\nFN:A\nNOTE:C:\\new\nVERSION: 2.1 \nEND:VCARD\n")
    #expect(read.cards.first?.version == .v21)
    #expect(read.cards.first?.declaredVersion == " 2.1 ")
    #expect(read.text("NOTE") == "C:\\new")
    #expect(read.cards.first?.properties.map(\.name) == ["FN", "NOTE"])
    #expect(read.diagnostics.isEmpty)
  }

  @Test(
    "a card without VERSION is read by its syntax",
    arguments: [
      ("TEL;CELL:1", Version.v21), ("FN;ENCODING=QUOTED-PRINTABLE:=41", .v21),
      ("PHOTO;ENCODING=BASE64:AAAA", .v21), ("TEL;TYPE=cell:1", .v30),
      ("PHOTO;ENCODING=b:AAAA", .v30),
    ])
  func noVersion(line: String, version: Version) {
    let read = Fixture("BEGIN:VCARD\nFN:A\n\(line)\nEND:VCARD\n")
    #expect(read.cards.first?.version == version)
    #expect(read.cards.first?.properties.allSatisfy { $0.version == version } == true)
    #expect(read.cards.first?.declaredVersion == nil)
    #expect(read.codes == ["vcard.missing-version"])
  }

  @Test(
    "an unknown VERSION is told of and read as the nearest",
    arguments: [
      ("5.0", Version.v40), ("2.2", .v21), ("3.1", .v30), ("", .v30),
    ])
  func unknownVersion(text: String, version: Version) {
    let read = Fixture.card(text, "FN:A")
    #expect(read.cards.first?.version == version)
    #expect(read.codes == ["vcard.unknown-version"])
    #expect(read.place("vcard.unknown-version") == "2:9")
  }

  @Test("a private property without its colon is no text of the one before")
  func nameWithoutColon() {
    let read = Fixture.card("2.1", "X-SELF:0\nX-FAVORITE\nX-NOTE:a\nmore of it")
    #expect(read.lines == ["X-SELF:0", "X-NOTE:a\nmore of it"])
    #expect(read.codes == ["vcard.bad-line", "vcard.bad-line"])
  }

  @Test("a second VERSION is told of")
  func twoVersions() {
    let read = Fixture.card("3.0", "FN:A\nVERSION:2.1")
    #expect(read.cards.first?.version == .v30)
    #expect(read.lines == ["FN:A"])
    #expect(read.codes == ["vcard.duplicate-version"])
  }

  @Test("messages hold nothing of the file")
  func privacy() {
    let secret = "zanzibar"
    let read = Fixture(
      "\(secret)\nBEGIN:VCARD\nVERSION:\(secret)\n\(secret)\nTEL;\"\(secret):x\nBEGIN:\(secret)\n:\(secret)\n"
        + "FN;ENCODING=QUOTED-PRINTABLE:\(secret)=\n")
    #expect(read.diagnostics.count >= 6)
    #expect(read.diagnostics.allSatisfy { !$0.message.contains(secret) })
  }
}
