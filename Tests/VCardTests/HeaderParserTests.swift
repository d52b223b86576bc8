import SourceDiagnostics
import Testing

@testable import VCard

@Suite("Names and parameters")
struct HeaderParserTests {
  @Test("names come in upper case, without group and blanks; groups as written")
  func names() {
    let read = Fixture.card("3.0", "fn:A\nItem1.x-abLabel:B\n Tel ;type=home:1\nTEL:2")
    let properties = read.cards.first?.properties ?? []
    #expect(properties.map(\.name) == ["FN", "X-ABLABEL", "TEL"])
    #expect(properties.map(\.group) == [nil, "Item1", nil])
  }

  @Test("names longer than a machine word are kept whole")
  func longNames() {
    let read = Fixture.card(
      "3.0", "X-Phonetic-First-Name:A\nx-abRelatedNames:B\nX-MS-OL-DEFAULT-POSTAL-ADDRESS:2")
    #expect(
      read.lines == [
        "X-PHONETIC-FIRST-NAME:A", "X-ABRELATEDNAMES:B", "X-MS-OL-DEFAULT-POSTAL-ADDRESS:2",
      ])
  }

  @Test(
    "Samsung's own labels are taken out of their brackets",
    arguments: [
      ("X-CUSTOM(CHARSET=UTF-8,ENCODING=QUOTED-PRINTABLE,=D0=94=D0=B0)", ["TYPE=Да"]),
      ("HOME;X-CUSTOM(Cottage, old);PREF", ["TYPE=HOME", "TYPE=Cottage, old", "TYPE=PREF"]),
      ("X-CUSTOM()", []), ("X-CUSTOM(half", ["TYPE=X-CUSTOM(half"]),
    ])
  func customLabels(parameters: String, expected: [String]) {
    let read = Fixture.card("2.1", "TEL;\(parameters):1")
    #expect(read.parameters("TEL") == expected)
    #expect(read.text("TEL") == "1")
  }

  @Test("a list of values is one parameter for each")
  func lists() {
    let read = Fixture.card("3.0", "TEL;TYPE=home,Work;type=PREF:1")
    #expect(read.parameters("TEL") == ["TYPE=home", "TYPE=Work", "TYPE=PREF"])
  }

  @Test("the bare words of 2.1 find their parameter")
  func bareWords() {
    let read = Fixture.card(
      "2.1",
      "TEL;CELL;Voice;My own label:1\nPHOTO;BASE64;JPEG:AAAA\nNOTE;QUOTED-PRINTABLE;UTF-8:x\nLOGO;URL:http://example.com/"
    )
    #expect(read.parameters("TEL") == ["TYPE=CELL", "TYPE=Voice", "TYPE=My own label"])
    #expect(read.parameters("PHOTO") == ["ENCODING=BASE64", "TYPE=JPEG"])
    #expect(read.parameters("NOTE") == ["ENCODING=QUOTED-PRINTABLE", "CHARSET=UTF-8"])
    #expect(read.parameters("LOGO") == ["VALUE=URL"])
  }

  @Test("separators in quotes are part of the value")
  func quotes() {
    let read = Fixture.card("4.0", "ADR;LABEL=\"a:b;c,d\";PREF=1:;;x;;;;\nNOTE;X=\"\":y")
    #expect(read.parameters("ADR") == ["LABEL=a:b;c,d", "PREF=1"])
    #expect(read.text("ADR") == ";;x;;;;")
    #expect(read.parameters("NOTE") == ["X="])
  }

  @Test("a quoted list of types is a list; a quoted label is not")
  func quotedTypes() {
    let read = Fixture.card("4.0", "TEL;TYPE=\"voice,home\":1\nEMAIL;TYPE=\"At work, mostly\":2")
    #expect(read.parameters("TEL") == ["TYPE=voice", "TYPE=home"])
    #expect(read.parameters("EMAIL") == ["TYPE=At work, mostly"])
  }

  @Test("RFC 6868 is decoded in 3.0 and 4.0, and is text in 2.1")
  func carets() {
    for version in ["3.0", "4.0"] {
      let read = Fixture.card(version, "ADR;LABEL=a^nb^'c^'^^^x:x")
      #expect(read.parameters("ADR") == ["LABEL=a\nb\"c\"^^x"])
    }
    #expect(Fixture.card("2.1", "ADR;LABEL=a^nb:x").parameters("ADR") == ["LABEL=a^nb"])
  }

  @Test("the same header means different things in cards of different versions")
  func caretsInOneFile() {
    let cards = ["4.0", "2.1", "3.0"].map {
      "BEGIN:VCARD\nVERSION:\($0)\nX;A=x^ny:1\nEND:VCARD\n"
    }
    let read = Fixture(cards.joined())
    #expect(read.cards.map { $0.first("X")?.parameter("A") } == ["x\ny", "x^ny", "x\ny"])
  }

  @Test("blanks around the parts of a parameter do not count")
  func blanks() {
    let read = Fixture.card("3.0", "TEL ; TYPE = home , work ;\tPREF=1 :555")
    #expect(read.parameters("TEL") == ["TYPE=home", "TYPE=work", "PREF=1"])
    #expect(read.text("TEL") == "555")
  }

  @Test("a quote that is not closed costs no value, and is told of")
  func brokenQuote() {
    let marked = Marked("BEGIN:VCARD\nVERSION:3.0\n^^TEL;TYPE=\"home:555-0100\nFN:A\nEND:VCARD\n")
    let read = Fixture(marked.text)
    #expect(read.text("TEL") == "555-0100")
    #expect(read.parameters("TEL") == ["TYPE=home"])
    #expect(read.codes == ["vcard.bad-parameter"])
    #expect(read.place("vcard.bad-parameter") == marked.place)
    #expect(read.text("FN") == "A")
  }

  @Test("empty parameters do no harm")
  func emptyParameters() {
    let read = Fixture.card("3.0", "TEL;;TYPE=;=x;:1")
    #expect(read.text("TEL") == "1")
    #expect(read.parameters("TEL") == ["TYPE=", "=x"])
    #expect(read.codes == ["vcard.bad-parameter"])
  }

  @Test("parameter values that are not UTF-8 are read as Windows-1252")
  func latinParameter() {
    let read = Fixture.card(
      "2.1", bytes: Array("TEL;B".utf8) + [0xFC] + Array("ro;X=".utf8) + [0x80] + Array(":1".utf8))
    #expect(read.parameters("TEL") == ["TYPE=Büro", "X=€"])
  }

  @Test("properties with the same header share nothing but the header")
  func repeated() {
    let read = Fixture.card("3.0", "TEL;TYPE=CELL:1\nTEL;TYPE=CELL:2\nTEL;TYPE=cell:3")
    #expect(read.lines == ["TEL:1", "TEL:2", "TEL:3"])
    #expect(read.cards.first?.properties.map { $0.parameter("TYPE") } == ["CELL", "CELL", "cell"])
  }
}
