import SourceDiagnostics
import Testing

@testable import VCard

@Suite("Quoted-printable")
struct QuotedPrintableTests {
  let qp = ";CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:"

  @Test("soft line breaks are joined")
  func softBreaks() {
    let read = Fixture.card("2.1", "FN\(qp)=D0=98=D0=\n=B2=\n=D0=B0=D0=BD\nTEL:1")
    #expect(read.lines == ["FN:Иван", "TEL:1"])
    #expect(read.diagnostics.isEmpty)
  }

  @Test("a blank that text has behind a soft break stays")
  func realBlank() {
    let read = Fixture.card("2.1", "NOTE\(qp)caf=C3=A9 and=\n more")
    #expect(read.text("NOTE") == "café and more")
  }

  @Test("blanks behind full lines stay where another line of the card has none")
  func writerWithoutIndent() {
    let full = "TITLE\(qp)ab" + String(repeating: "=D0=98", count: 4) + "=41="
    #expect(full.utf8.count == 76)
    let read = Fixture.card("2.1", "\(full)\n =D0=B0=D0=BD\nNOTE\(qp)a=\nb c=\n d")
    #expect(read.lines == ["TITLE:abИИИИA ан", "NOTE:ab c d"])
  }

  @Test("a folded name and a text with a blank of its own get on in one card")
  func bothInOneCard() {
    let read = Fixture.card(
      "2.1", "N\(qp)=D0=98=D0=B2=\n =D0=B0=D0=BD;;;;\nNOTE\(qp)Hello=\n World and=\n more=\n!")
    #expect(read.lines == ["N:Иван;;;;", "NOTE:Hello World and more!"])
  }

  @Test("soft breaks that are folded as well lose the blank (Android)")
  func indented() {
    let one = Fixture.card("2.1", "N\(qp)=D0=98=D0=B2=\n =D0=B0=D0=BD;;;;")
    #expect(one.cards.first?.first("N")?.components.first == ["Иван"])
    let inside = Fixture.card("2.1", "N\(qp)a b=D0=98=D0=\n =B2=D0=B0=D0=BD;;;;")
    #expect(inside.text("N") == "a bИван;;;;")
    let tab = Fixture.card("2.1", "FN\(qp)=E5=A4=AA=E9=\n\t=83=8E")
    #expect(tab.text("FN") == "太郎")
  }

  @Test("a text broken evenly and folded loses every blank")
  func evenlyFolded() {
    let line = "NOTE\(qp)" + String(repeating: "abcdefgh", count: 4)
    let next = " " + String(repeating: "x", count: line.utf8.count - 1)
    let read = Fixture.card("2.1", "\(line)=\n\(next)=\n end")
    #expect(read.text("NOTE")?.contains(" ") == false)
  }

  @Test("lines broken between words keep their blanks")
  func brokenBetweenWords() {
    let read = Fixture.card("2.1", "NOTE\(qp)one two three=\n four=\n five six seven eight=\n nine")
    #expect(read.text("NOTE") == "one two three four five six seven eight nine")
  }

  @Test(
    "a stray = at the end of a value does not swallow the next line",
    arguments: ["TEL;CELL:555-0100", "TEL:555-0100", "X-FOO:555-0100", "item1.TEL:555-0100"])
  func stray(next: String) {
    let read = Fixture.card("2.1", "FN\(qp)J=C3=BCrgen=\n\(next)")
    #expect(read.text("FN") == "Jürgen")
    #expect(read.cards.first?.properties.count == 2)
    #expect(read.cards.first?.properties.last?.text == "555-0100")
    #expect(read.codes == ["vcard.stray-soft-break"])
    #expect(read.place("vcard.stray-soft-break") == "3:1")
  }

  @Test("a stray = does not swallow END, nor the next card")
  func strayBeforeEnd() {
    let card = "BEGIN:VCARD\nVERSION:2.1\nFN\(qp)=41=\nEND:VCARD\n"
    let read = Fixture(card + card)
    #expect(read.cards.map { $0.first("FN")?.text } == ["A", "A"])
    #expect(read.codes == ["vcard.stray-soft-break", "vcard.stray-soft-break"])
  }

  @Test("END:VCARD within continued text is text")
  func endWithinText() {
    let read = Fixture.card("2.1", "NOTE\(qp)a card ends in=0A=\nEND:VCARD\nTEL:1")
    #expect(read.cards.count == 1)
    #expect(read.lines == ["NOTE:a card ends in\nEND:VCARD", "TEL:1"])
  }

  @Test("END:VCARD within folded text is text")
  func endWithinFold() {
    let read = Fixture.card("3.0", "NOTE:a card ends in \n END:VCARD\nTEL:1")
    #expect(read.lines == ["NOTE:a card ends in END:VCARD", "TEL:1"])
  }

  @Test("a colon in continued text makes no property of it")
  func colonInText() {
    let read = Fixture.card(
      "2.1",
      "NOTE\(qp)this is long enough to have been broken for its length=\nSee: this=\nand so on\nTEL:1"
    )
    #expect(read.cards.first?.properties.map(\.name) == ["NOTE", "TEL"])
  }

  @Test(
    "ENCODING is known in any case, short, bare, and in 3.0",
    arguments: [
      "FN;encoding=quoted-printable:=41=3D", "FN;QUOTED-PRINTABLE:=41=3D", "fn;Encoding=QP:=41=3d",
      "FN;QP:=41=3D", "FN;ENCODING=\"QUOTED-PRINTABLE\":=41=3D",
    ])
  func spellings(line: String) {
    for version in ["2.1", "3.0", "4.0"] {
      #expect(Fixture.card(version, line).text("FN") == "A=")
    }
  }

  @Test("what is no escape stays, with a warning")
  func badEscape() {
    let read = Fixture.card("2.1", "FN\(qp)1+1=2 =zz =4")
    var diagnostics = read.diagnostics
    #expect(read.cards.first?.first("FN")?.text(reporting: &diagnostics) == "1+1=2 =zz =4")
    #expect(diagnostics.map(\.code) == ["vcard.bad-quoted-printable"])
  }

  @Test("a = at a line's end means nothing where the value is not quoted-printable")
  func otherValues() {
    let read = Fixture.card("3.0", "URL:https://example.com/?q=\nTEL:1\nNOTE:a=\n b")
    #expect(read.lines == ["URL:https://example.com/?q=", "TEL:1", "NOTE:a=b"])
    #expect(read.diagnostics.isEmpty)
  }
}
