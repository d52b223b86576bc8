import SourceDiagnostics
import Testing
import VCard

@Suite("Reading jCard")
struct JCardReaderTests {
  /// `name|group|parameters|value` of every property.
  private func lines(_ card: Card?) -> [String] {
    (card?.properties ?? []).map { property in
      let parameters = property.parameters.map { "\($0.name)=\($0.value)" }.joined(separator: ";")
      let value = String(decoding: property.rawValue, as: UTF8.self)
      return "\(property.group.map { $0 + "." } ?? "")\(property.name)|\(parameters)|\(value)"
    }
  }

  private func card(_ properties: String) -> Card? {
    JCardReader.cards(in: Array("[\"vcard\",[\(properties)]]".utf8)).cards.first
  }

  private func value(_ property: String) -> String? {
    card(property)?.properties.first.map { String(decoding: $0.rawValue, as: UTF8.self) }
  }

  @Test("A card of every common shape comes out as vCard 4.0")
  func wholeCard() {
    let text = """
      ["vcard",
        [
          ["version", {}, "text", "4.0"],
          ["fn", {}, "text", "Zoe Marlow"],
          ["n", {"sort-as": ["Marlow", "Zoe"]}, "text",
            ["Marlow", "Zoe", ["Ann", "Beth"], "", ["M.D.", "Ph.D."]]],
          ["nickname", {}, "text", "Zo", "Z, the one"],
          ["tel", {"type": ["work", "voice"], "pref": "1", "group": "item1"}, "uri",
            "tel:+1-503-555-0101;ext=102"],
          ["x-ablabel", {"group": "item1"}, "text", "desk"],
          ["bday", {}, "date-and-or-time", "--04-12"],
          ["anniversary", {}, "date", "2009-08-08"],
          ["org", {}, "text", ["Northwind; Sons", "Sales"]],
          ["url", {}, "uri", "https://example.com/a,b;c"]
        ]
      ]
      """
    let card = JCardReader.cards(in: Array(text.utf8)).cards.first
    #expect(card?.version == .v40)
    #expect(card?.declaredVersion == "4.0")
    #expect(card?.line == 1)
    #expect(
      lines(card) == [
        "FN||Zoe Marlow",
        "N|SORT-AS=Marlow;SORT-AS=Zoe|Marlow;Zoe;Ann,Beth;;M.D.,Ph.D.",
        "NICKNAME||Zo,Z\\, the one",
        "item1.TEL|TYPE=work;TYPE=voice;PREF=1;VALUE=uri|tel:+1-503-555-0101;ext=102",
        "item1.X-ABLABEL|VALUE=text|desk",
        "BDAY||--0412",
        "ANNIVERSARY|VALUE=date|20090808",
        "ORG||Northwind\\; Sons;Sales",
        "URL||https://example.com/a,b;c",
      ])
    #expect(card?.properties.first?.line == 4)
    #expect(card?.properties.first?.column == 5)
  }

  @Test(
    "Dates and times come in the notation of vCard 4.0",
    arguments: [
      ("date", "1985-04-12", "19850412"), ("date", "1985-04", "1985-04"), ("date", "1985", "1985"),
      ("date", "--04-12", "--0412"), ("date", "--04", "--04"), ("date", "---12", "---12"),
      ("time", "23:20:50", "232050"), ("time", "23:20", "2320"), ("time", "-20:50", "-2050"),
      ("time", "--50", "--50"), ("time", "23:20:50-05:00", "232050-0500"),
      ("date-and-or-time", "T10:22Z", "T1022Z"),
      ("date-and-or-time", "1985-04-12T23:20:50Z", "19850412T232050Z"),
      ("date-time", "--10-22T14:00", "--1022T1400"),
      ("timestamp", "2013-02-14T12:30:00.5Z", "20130214T123000.5Z"),
      ("utc-offset", "-05:00", "-0500"), ("date", "soon; maybe", "soon; maybe"),
      ("date", "1985-4-1", "1985-4-1"), ("date-and-or-time", "T", "T"),
    ])
  func dates(type: String, written: String, expected: String) {
    #expect(value(#"["x-date",{},"\#(type)","\#(written)"]"#) == expected)
  }

  @Test(
    "Values that are no strings are written as vCard writes them",
    arguments: [
      (#""boolean", true"#, "TRUE"), (#""boolean", false, true"#, "FALSE,TRUE"),
      (#""integer", 12, -3"#, "12,-3"), (#""float", 1.5e3"#, "1.5e3"), (#""text", null"#, ""),
      (#""text", ["a", ["b", "c;d"], ""]"#, "a;b,c\\;d;"), (#""text", {"a": "b"}"#, "b"),
    ])
  func scalars(written: String, expected: String) {
    #expect(value(#"["x-a",{},\#(written)]"#) == expected)
  }

  @Test("Text is escaped, an unknown value is not, and neither can break its line")
  func escapes() {
    #expect(value(#"["note",{},"text","a\\b,c;d\r\ne\nf"]"#) == #"a\\b\,c\;d\ne\nf"#)
    #expect(value(#"["x-a",{},"unknown","a\\,b;c\nd"]"#) == #"a\,b;c\nd"#)
    #expect(
      value(#"["url",{},"uri","https://example.com/\nTEL:1"]"#) == "https://example.com/TEL:1")
  }

  @Test("The type becomes VALUE only where it is not the one that the property has anyway")
  func types() {
    #expect(lines(card(#"["tel",{},"text","1"]"#)) == ["TEL||1"])
    #expect(lines(card(#"["tel",{},"uri","tel:1"]"#)) == ["TEL|VALUE=uri|tel:1"])
    #expect(lines(card(#"["x-a",{},"unknown","1"]"#)) == ["X-A||1"])
    #expect(lines(card(#"["bday",{},"TEXT","circa 1800"]"#)) == ["BDAY|VALUE=text|circa 1800"])
    #expect(lines(card(#"["fn",{"value":"uri"},"text","a"]"#)) == ["FN||a"])
  }

  @Test("Several URIs become several properties, since a URI can hold a comma")
  func severalURIs() {
    let written = #"["url",{"pref":1},"uri","https://example.com/a,b","https://example.org"]"#
    #expect(
      lines(card(written)) == [
        "URL|PREF=1|https://example.com/a,b", "URL|PREF=1|https://example.org",
      ])
  }

  @Test("An encoding that no value of jCard has is not taken for one")
  func encoding() {
    let written = #"["note",{"encoding":"quoted-printable","charset":"x"},"text","=41"]"#
    #expect(lines(card(written)) == ["NOTE||=41"])
  }

  @Test("Types in one text are several types")
  func listOfTypes() {
    let written = #"["tel",{"type":["home,cell","a, b"],"x-p":"c,d"},"text","1"]"#
    #expect(lines(card(written)) == ["TEL|TYPE=home;TYPE=cell;TYPE=a, b;X-P=c,d|1"])
  }

  @Test("Names that a content line could not hold are made harmless")
  func names() {
    #expect(
      lines(card(#"["x a:b\n",{"y;z":"1","group":"a.b c"},"text","v"]"#)) == [
        "a-b-c.X-A-B-|Y-Z=1;VALUE=text|v"
      ])
    #expect(lines(card(#"["",{},"text","v"]"#)) == [])
  }

  @Test("Every escape of JSON is read, and half a surrogate pair is replaced")
  func jsonEscapes() {
    let written = #""A\u00e9\ud83d\ude00\/\t\b\f|\ud83d|\ud83dx\ude00|\ud83d\n|\ud83d\ud83d\ude00""#
    #expect(
      value(#"["note",{},"text",\#(written)]"#)
        == "Aé😀/\t\u{8}\u{C}|\u{FFFD}|\u{FFFD}x\u{FFFD}|\u{FFFD}\\n|\u{FFFD}😀")
  }

  @Test("A property without the shape of one is left out and told of; the card stays")
  func badProperties() {
    let text = #"["vcard",[["fn",{},"text"],"x",{},["note","text","a"],["fn",{},"text","Ada"]]]"#
    let (cards, diagnostics) = JCardReader.cards(in: Array(text.utf8))
    #expect(lines(cards.first) == ["FN||Ada"])
    #expect(diagnostics.map(\.code) == Array(repeating: "jcard.bad-property", count: 4))
    #expect(diagnostics.map(\.property) == ["FN", nil, nil, "NOTE"])
    #expect(diagnostics.first?.location == SourceLocation(line: 1, column: 11))
    #expect(diagnostics.first?.record == 0)
  }

  @Test("What would begin or end a card is no property")
  func frames() {
    let text = #"""
      ["vcard",[["version",{},"",{}],["begin",{},"text","VCARD"],["fn",{},"text","Ada"],
      ["end",{"group":"a"},"text","vcard"]]]
      """#
    let (cards, diagnostics) = JCardReader.cards(in: Array(text.utf8))
    #expect(lines(cards.first) == ["FN||Ada"])
    #expect(diagnostics.map(\.property) == ["VERSION", "BEGIN", "END"])
    #expect(cards.first?.version == .v40)
  }
}
