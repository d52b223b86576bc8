import Testing
import VCard
import VCardXML

@Suite("The same card as xCard, jCard and text")
struct XCardSameTests {
  private struct Written {
    var text: String
    var json: String
    var xml: String
  }

  private static let properties = [
    Written(
      text: "FN:Zoe\\, M", json: #"["fn",{},"text","Zoe, M"]"#, xml: "<fn><text>Zoe, M</text></fn>"),
    Written(
      text: "N:Marlow;Zoe;Ann,Beth;;",
      json: #"["n",{},"text",["Marlow","Zoe",["Ann","Beth"],"",""]]"#,
      xml: """
        <n><surname>Marlow</surname><given>Zoe</given><additional>Ann</additional>
        <additional>Beth</additional><prefix/><suffix/></n>
        """),
    Written(
      text: "ORG:North\\; wind;Sales", json: #"["org",{},"text",["North; wind","Sales"]]"#,
      xml: "<org><text>North; wind</text><text>Sales</text></org>"),
    Written(
      text: "NICKNAME:Zo,Z", json: #"["nickname",{},"text","Zo","Z"]"#,
      xml: "<nickname><text>Zo</text><text>Z</text></nickname>"),
    Written(
      text: "item1.TEL;TYPE=home;PREF=1;VALUE=uri:tel:+1-503-555-0101",
      json: #"["tel",{"group":"item1","type":"home","pref":"1"},"uri","tel:+1-503-555-0101"]"#,
      xml: """
        <group name="item1"><tel><parameters><type><text>home</text></type>
        <pref><integer>1</integer></pref></parameters><uri>tel:+1-503-555-0101</uri></tel></group>
        """),
    Written(
      text: "BDAY:--0412", json: #"["bday",{},"date-and-or-time","--04-12"]"#,
      xml: "<bday><date-and-or-time>--0412</date-and-or-time></bday>"),
    Written(
      text: "ANNIVERSARY;VALUE=text:in spring", json: #"["anniversary",{},"text","in spring"]"#,
      xml: "<anniversary><text>in spring</text></anniversary>"),
    Written(
      text: "REV:20130214T123000Z", json: #"["rev",{},"timestamp","2013-02-14T12:30:00Z"]"#,
      xml: "<rev><timestamp>20130214T123000Z</timestamp></rev>"),
    Written(
      text: "URL:https://example.com/a,b", json: #"["url",{},"uri","https://example.com/a,b"]"#,
      xml: "<url><uri>https://example.com/a,b</uri></url>"),
    Written(
      text: "NOTE:one\\ntwo", json: #"["note",{},"text","one\ntwo"]"#,
      xml: "<note><text>one\ntwo</text></note>"),
    Written(
      text: "X-FOO;VALUE=text:a\\;b", json: #"["x-foo",{},"text","a;b"]"#,
      xml: "<x-foo><text>a;b</text></x-foo>"),
    Written(
      text: "X-BAR;VALUE=integer:1,2", json: #"["x-bar",{},"integer",1,2]"#,
      xml: "<x-bar><integer>1</integer><integer>2</integer></x-bar>"),
    Written(
      text: "X-RAW:a\\,b;c", json: #"["x-raw",{},"unknown","a\\,b;c"]"#,
      xml: "<x-raw><unknown>a\\,b;c</unknown></x-raw>"),
  ]

  /// What a property is, wherever it stands.
  private func bare(_ card: Card?) -> [Property] {
    (card?.properties ?? []).map { property in
      Property(
        group: property.group, name: property.name, parameters: property.parameters,
        rawValue: property.rawValue, version: property.version)
    }
  }

  @Test("Every property comes out the same", arguments: 0..<13)
  func one(number: Int) {
    let written = Self.properties[number]
    let text = "BEGIN:VCARD\r\nVERSION:4.0\r\n\(written.text)\r\nEND:VCARD\r\n"
    let expected = bare(VCardReader.cards(in: Array(text.utf8)).cards.first)
    #expect(expected.count == 1)
    let json = "[\"vcard\",[\(written.json)]]"
    #expect(bare(JCardReader.cards(in: Array(json.utf8)).cards.first) == expected)
    let xml = "<vcard>\(written.xml)</vcard>"
    #expect(bare(XCardReader.cards(in: Array(xml.utf8)).cards.first) == expected)
  }

  @Test("The whole card is written as jCard from each of them alike")
  func whole() throws {
    let xml = "<vcard>\(Self.properties.map(\.xml).joined(separator: "\n"))</vcard>"
    let json = Self.properties.map(\.json).joined(separator: ",")
    let card = try #require(XCardReader.cards(in: Array(xml.utf8)).cards.first)
    #expect(
      String(decoding: JCardWriter.write(card), as: UTF8.self)
        == "[\"vcard\",[[\"version\",{},\"text\",\"4.0\"],\(json)]]")
    let text = VCardWriter.write(card, as: .v40)
    let lines = Self.properties.map { $0.text + "\r\n" }.joined()
    #expect(
      String(decoding: text, as: UTF8.self)
        == "BEGIN:VCARD\r\nVERSION:4.0\r\n\(lines)END:VCARD\r\n")
  }
}
