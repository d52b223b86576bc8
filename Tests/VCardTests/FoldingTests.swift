import SourceDiagnostics
import Testing

@testable import VCard

@Suite("Folded lines")
struct FoldingTests {
  @Test("a line folded by a blank or a tab is one line")
  func blankAndTab() {
    let read = Fixture.card("3.0", "NOTE:one\n  two\n\tthree\n\t four")
    #expect(read.text("NOTE") == "one twothree four")
    #expect(read.diagnostics.isEmpty)
  }

  @Test("a fold inside of a UTF-8 sequence breaks no character")
  func insideCharacter() {
    let name = Array("FN:J".utf8) + [0xC3, 13, 10, 0x20, 0xBC] + Array("rgen 北".utf8.dropLast(1))
    let read = Fixture.card("3.0", bytes: name + [13, 10, 0x20] + ["北".utf8.last ?? 0])
    #expect(read.text("FN") == "Jürgen 北")
    #expect(read.diagnostics.isEmpty)
  }

  @Test("names and parameters may be folded, and the value's place is where it stands")
  func header() {
    let read = Fixture.card("3.0", "TEL;TYPE=ho\n me;\n PREF=1:555-0100")
    let phone = read.cards.first?.first("TEL")
    #expect(phone?.text == "555-0100")
    #expect(read.parameters("TEL") == ["TYPE=home", "PREF=1"])
    #expect(phone.map { [$0.line, $0.column, $0.valueLine, $0.valueColumn] } == [3, 1, 5, 9])
  }

  @Test("a fold behind an empty line belongs to the property before")
  func behindEmptyLine() {
    let read = Fixture.card("3.0", "NOTE:one\n\n  two\nFN:A")
    #expect(read.lines == ["NOTE:one two", "FN:A"])
  }

  @Test(
    "line ends may be LF, CRLF, CR or CRCRLF", arguments: ["\n", "\r\n", "\r", "\r\r\n"])
  func lineEnds(lineEnd: String) {
    let text =
      "BEGIN:VCARD\nVERSION:3.0\nFN:Ann\n Lee\nNOTE:x\nEND:VCARD\nBEGIN:VCARD\nFN:B\nEND:VCARD\n"
    let read = Fixture(text, lineEnd: lineEnd)
    #expect(read.cards.count == 2)
    #expect(read.lines == ["FN:AnnLee", "NOTE:x"])
    #expect(read.cards.map(\.line) == [1, 7])
    #expect(read.codes == ["vcard.missing-version"])
  }

  @Test("line ends may be mixed within one file and one card")
  func mixed() {
    let read = Fixture(
      Array(
        "BEGIN:VCARD\rVERSION:3.0\nFN:Ann\r\nNOTE:a\r b\n c\r\n d\rEND:VCARD\r\nBEGIN:VCARD\r".utf8)
        + Array("VERSION:3.0\nFN:Bo\rEND:VCARD".utf8))
    #expect(read.cards.map { $0.first("FN")?.text } == ["Ann", "Bo"])
    #expect(read.text("NOTE") == "abcd")
    #expect(read.diagnostics.isEmpty)
    #expect(read.cards.last?.line == 9)
  }

  @Test("a whole file that is indented is read")
  func indentedFile() {
    let read = Fixture("    BEGIN:VCARD\n    VERSION:3.0\n    FN:Ann\n     Lee\n    END:VCARD\n")
    #expect(read.lines == ["FN:AnnLee"])
    #expect(read.diagnostics.isEmpty)
    #expect(read.cards.first?.properties.first.map { [$0.line, $0.column] } == [3, 5])
  }

  @Test("blanks before a property's name are passed over")
  func blanksBeforeFirst() {
    let read = Fixture("BEGIN:VCARD\n VERSION:3.0\nFN:Ann\nEND:VCARD\n")
    #expect(read.cards.first?.declaredVersion == "3.0")
    #expect(read.text("FN") == "Ann")
  }
}
