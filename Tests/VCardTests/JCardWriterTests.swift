import Testing
import VCard

@Suite("Writing jCard")
struct JCardWriterTests {
  private func json(_ name: String, _ value: String, _ parameters: [Parameter] = []) -> String {
    let property = Property(
      name: name, parameters: parameters, rawValue: Array(value.utf8)[...], version: .v40)
    let text = JCardWriter.write(Card(version: .v40, properties: [property]))
    let head = #"["vcard",[["version",{},"text","4.0"],"#
    let whole = String(decoding: text, as: UTF8.self)
    #expect(whole.hasPrefix(head) && whole.hasSuffix("]]"))
    return String(whole.dropFirst(head.count).dropLast(2))
  }

  @Test(
    "Every kind of value has the shape that RFC 7095 gives it",
    arguments: [
      ("FN", #"Ada \"B\"\, C\nD"#, #"["fn",{},"text","Ada \\\"B\\\", C\nD"]"#),
      ("N", "a;b,c;;d", #"["n",{},"text",["a",["b","c"],"","d"]]"#),
      ("ORG", "Northwind", #"["org",{},"text","Northwind"]"#),
      ("ORG", "Northwind;Sales", #"["org",{},"text",["Northwind","Sales"]]"#),
      ("NICKNAME", #"a,b\,c"#, #"["nickname",{},"text","a","b,c"]"#),
      ("NICKNAME", "", #"["nickname",{},"text",""]"#),
      ("BDAY", "19850412", #"["bday",{},"date-and-or-time","1985-04-12"]"#),
      ("BDAY", "--0412", #"["bday",{},"date-and-or-time","--04-12"]"#),
      ("REV", "20130214T123000Z", #"["rev",{},"timestamp","2013-02-14T12:30:00Z"]"#),
      ("URL", "https://example.com/a,b", #"["url",{},"uri","https://example.com/a,b"]"#),
      ("LANG", "fr", #"["lang",{},"language-tag","fr"]"#),
      ("X-FOO", #"a\,b;c"#, #"["x-foo",{},"unknown","a\\,b;c"]"#),
      ("NOTE", "\u{1}\t\u{1F}", #"["note",{},"text","\u0001\t\u001f"]"#),
    ])
  func values(name: String, value: String, expected: String) {
    #expect(json(name, value) == expected)
  }

  @Test(
    "VALUE becomes the type, and numbers and truths are JSON's own where they can be",
    arguments: [
      ("integer", "1,-20", "1,-20"), ("float", "1.50", "1.50"), ("integer", "01,1.", #""01","1.""#),
      ("float", "x", #""x""#), ("boolean", "TRUE,false", "true,false"), ("integer", "-", #""-""#),
      ("boolean", "", #""""#), ("text", "a,b", #""a","b""#), ("text", #"a\,b"#, #""a,b""#),
      ("text", "a;b,c", #"["a",["b","c"]]"#), ("time", "102200", #""10:22:00""#),
      ("time", "-2200", #""-22:00""#), ("utc-offset", "-0500", #""-05:00""#),
      ("date-and-or-time", "T1022Z", #""T10:22Z""#), ("date-time", "--1022T14", #""--10-22T14""#),
    ])
  func types(type: String, value: String, expected: String) {
    #expect(
      json("X-A", value, [Parameter("VALUE", type)]) == #"["x-a",{},"\#(type)",\#(expected)]"#)
  }

  @Test("Parameters of one name are one array, and the group is one of them")
  func parameters() {
    let property = Property(
      group: "item1", name: "TEL",
      parameters: [
        Parameter("TYPE", "home"), Parameter("PREF", "1"), Parameter("TYPE", "cell"),
        Parameter("TYPE", "text"),
      ], rawValue: Array("1".utf8)[...], version: .v40)
    let text = JCardWriter.write(Card(version: .v40, properties: [property]))
    let expected =
      #"["tel",{"group":"item1","type":["home","cell","text"],"pref":"1"},"text","1"]"#
    #expect(String(decoding: text, as: UTF8.self).contains(expected))
  }

  @Test("Cards of older versions are written as 4.0")
  func older() {
    let note = Property(
      name: "NOTE", parameters: [Parameter("ENCODING", "QUOTED-PRINTABLE")],
      rawValue: Array("a=0Ab, c".utf8)[...], version: .v21)
    let text = JCardWriter.write(Card(version: .v21, properties: [note]))
    #expect(String(decoding: text, as: UTF8.self).contains(#"["note",{},"text","a\nb, c"]"#))
  }

  @Test("Several cards are an array, also where there are none")
  func several() {
    #expect(JCardWriter.write([Card]()) == Array("[]\n".utf8))
    let cards = (0..<3).map { number in
      Card(
        version: .v40,
        properties: [Property(name: "FN", rawValue: Array("\(number)".utf8)[...], version: .v40)])
    }
    let read = JCardReader.cards(in: JCardWriter.write(cards)).cards
    #expect(read.map { $0.first("FN")?.text } == ["0", "1", "2"])
    #expect(read.map(\.line) == [2, 3, 4])
  }
}
