import SourceDiagnostics
import Testing

@testable import VCard

@Suite("Where diagnostics point")
struct DiagnosticPlaceTests {
  /// A code, and the lines of a card with the place marked.
  static let marks: [(String, String)] = [
    ("vcard.bad-line", "FN:A\n^^nonsense\nTEL:1"),
    ("vcard.bad-line", "FN:A\n^^:no name"),
    ("vcard.bad-line", "FN:A\n\n\nEND:^^VEVENT"),
    ("vcard.bad-parameter", "FN:A\n^^TEL;=x:1"),
    ("vcard.bad-parameter", "FN:A\n^^item1.TEL;TYPE=\"home:1"),
    ("vcard.bad-parameter", "FN:A\n^^TEL;\n =x:1"),
    ("vcard.control-character", "FN:A\nTEL;TYPE=home:^^1\u{0}2"),
    ("vcard.control-character", "TEL;TYPE=home;\n X=é:^^\u{0}"),
    ("vcard.stray-soft-break", "^^NOTE;QUOTED-PRINTABLE:a=\nTEL:1"),
    ("vcard.duplicate-version", "FN:A\nVERSION:^^3.0"),
  ]

  @Test("a problem of a header is at the property, one of a value at the value", arguments: marks)
  func places(code: String, lines: String) {
    for lineEnd in ["\n", "\r\n", "\r"] {
      let marked = Marked("BEGIN:VCARD\nVERSION:3.0\n\(lines)\nEND:VCARD\n")
      let read = Fixture(marked.text, lineEnd: lineEnd)
      #expect(read.place(code) == marked.place)
      #expect(read.diagnostics.allSatisfy { $0.record == 0 })
    }
  }

  @Test("a card further on in the file counts its lines from the file's beginning")
  func laterCard() {
    for before in [1, 2, 50] {
      let card = "BEGIN:VCARD\nVERSION:3.0\nNOTE:a\n b\n\tc\nEND:VCARD\n\n"
      let marked = Marked(
        String(repeating: card, count: before) + "BEGIN:VCARD\nVERSION:3.0\n^^bad\nEND:VCARD\n")
      let read = Fixture(marked.text)
      #expect(read.place("vcard.bad-line") == marked.place)
      #expect(read.diagnostics.map(\.record) == [before])
    }
  }

  @Test(
    "the place of a value is where its first byte stands, whatever is folded before it",
    arguments: [
      "TEL:^^1", "item1.TEL;TYPE=home:^^1", "TEL;TYPE=ho\n me:^^1", "TEL;TYPE=home\n :^^1",
      "TEL;X=\"a:b\":^^1", "TEL\n ;A=\n\tb;\n  C=d:^^1", "NOTE;X=é:^^1", "FN:a\n\nTEL:^^1",
    ])
  func values(lines: String) {
    let marked = Marked("BEGIN:VCARD\nVERSION:3.0\nEMAIL:x\n\(lines)\nEND:VCARD\n")
    let read = Fixture(marked.text)
    let last = read.cards.first?.properties.last
    #expect(last.map { "\($0.valueLine):\($0.valueColumn)" } == marked.place)
    #expect(last?.text == "1")
  }

  @Test(
    "the place of a property is its group's first byte",
    arguments: [
      "^^TEL:1", "^^item1.TEL:1", "^^a.TEL;X=1:1", "^^TEL\n :1",
    ])
  func properties(lines: String) {
    let marked = Marked("BEGIN:VCARD\nVERSION:3.0\n\(lines)\nEND:VCARD\n")
    let tel = Fixture(marked.text).cards.first?.first("TEL")
    #expect(tel.map { "\($0.line):\($0.column)" } == marked.place)
  }

  @Test("a nested card's problems are at its own lines, an escaped one's at the AGENT")
  func agents() {
    let nested = Marked(
      "BEGIN:VCARD\nVERSION:2.1\nFN:A\nAGENT:\nBEGIN:VCARD\nVERSION:2.1\nTEL:1\n^^bad\nEND:VCARD\nEND:VCARD\n"
    )
    #expect(Fixture(nested.text).place("vcard.bad-line") == nested.place)
    let escaped = Marked(
      "BEGIN:VCARD\nVERSION:3.0\nFN:A\n^^AGENT:BEGIN:VCARD\\nVERSION:3.0\\nTEL:1\\nbad\\nEND:VCARD\nEND:VCARD\n"
    )
    #expect(Fixture(escaped.text).place("vcard.bad-line") == escaped.place)
  }

  @Test("what is wrong with the encoding of a value is found at the value when it is read")
  func lazily() {
    let read = Fixture.card("2.1", "FN:A\nNOTE;X=1;QUOTED-PRINTABLE:a=zz")
    #expect(read.diagnostics.isEmpty)
    var diagnostics: [Diagnostic] = []
    _ = read.cards.first?.first("NOTE")?.text(reporting: &diagnostics)
    #expect(diagnostics.map(\.location) == [SourceLocation(line: 4, column: 27)])
    #expect(diagnostics.first?.property == "NOTE" && diagnostics.first?.record == 0)
  }
}
