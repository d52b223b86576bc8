import Testing
import VCard

@Suite("What 3.0 and 4.0 say in other words")
struct WriterTranslationTests {
  private func convert(
    _ name: String, _ value: String, _ parameters: [Parameter] = [], from: Version, to: Version
  ) -> String {
    let property = Property(
      name: name, parameters: parameters, rawValue: Array(value.utf8)[...], version: from)
    let converted = Card(version: from, properties: [property]).converted(to: to).properties[0]
    let list = converted.parameters.map { ";\($0.name)=\($0.value)" }.joined()
    return "\(list):\(String(decoding: converted.rawValue, as: UTF8.self))"
  }

  @Test(
    "A place is two numbers, or it is text",
    arguments: [
      ("37.38;-122.08", ":geo:37.38,-122.08"), ("37.38,-122.08", ":geo:37.38,-122.08"),
      (" 37.38 ; +5 ", ":geo:37.38,+5"), ("1;2;3", #";VALUE=text:1\;2\;3"#),
      ("nan;inf", #";VALUE=text:nan\;inf"#), ("", ";VALUE=text:"), ("geo:1,2", ":geo:1,2"),
      ("1e5;2", #";VALUE=text:1e5\;2"#), (";", #";VALUE=text:\;"#),
    ])
  func newPlace(value: String, expected: String) {
    #expect(convert("GEO", value, from: .v30, to: .v40) == expected)
  }

  @Test(
    "A place of 4.0 with more than two numbers stays a URI",
    arguments: [
      ("geo:37.38,-122.08", ":37.38;-122.08"), ("GEO:1,2", ":1;2"), ("geo:1,2,3", ":geo:1,2,3"),
      ("geo:1,2;u=5", ":geo:1,2;u=5"), ("https://example.com/a,b", ":https://example.com/a,b"),
    ])
  func oldPlace(value: String, expected: String) {
    #expect(convert("GEO", value, from: .v40, to: .v30) == expected)
  }

  @Test(
    "A time zone is an offset or a text",
    arguments: [
      ("-05:00", ";VALUE=utc-offset:-0500", ":-05:00"),
      ("+0530", ";VALUE=utc-offset:+0530", ":+05:30"), ("-05", ";VALUE=utc-offset:-05", ":-05"),
      ("Europe/London", ":Europe/London", ";VALUE=text:Europe/London"),
      ("-5:00", ":-5:00", ";VALUE=text:-5:00"), ("+05300", ":+05300", ";VALUE=text:+05300"),
      ("", ":", ";VALUE=text:"), ("-", ":-", ";VALUE=text:-"),
    ])
  func zones(value: String, new: String, old: String) {
    #expect(convert("TZ", value, from: .v21, to: .v40) == new)
    #expect(convert("TZ", value, from: .v40, to: .v30) == old)
    #expect(convert("TZ", value, from: .v21, to: .v30) == ":" + value)
  }

  @Test(
    "An identifier is a URI in 4.0 where it can be one",
    arguments: [
      ("urn:uuid:1", ":urn:uuid:1"), ("a-1", ";VALUE=text:a-1"), ("", ";VALUE=text:"),
      (":", ";VALUE=text::"), ("a b:c", ";VALUE=text:a b:c"), ("X.y+z:1", ":X.y+z:1"),
      ("é:1", ";VALUE=text:é:1"), (#"a\,b"#, #";VALUE=text:a\,b"#),
    ])
  func identifiers(value: String, expected: String) {
    #expect(convert("UID", value, from: .v30, to: .v40) == expected)
  }

  @Test("An identifier of 4.0 is text in 3.0, whatever it was")
  func oldIdentifiers() {
    #expect(convert("UID", "urn:x:a,b", from: .v40, to: .v30) == #":urn:x:a\,b"#)
    let text = [Parameter("VALUE", "text")]
    #expect(convert("UID", #"a\;b"#, text, from: .v40, to: .v30) == #":a\;b"#)
  }

  @Test(
    "A date goes into the basic notation, and what is none stays",
    arguments: [
      ("1985-04-12", "19850412"), ("1985-04", "1985-04"), ("--04-12", "--0412"),
      ("1985-04-12T10:20:30Z", "19850412T102030Z"), ("70-7-14", "70-7-14"), ("", ""),
      ("15.04.1980", "15.04.1980"), ("circa 1800", "circa 1800"), ("19850412", "19850412"),
    ])
  func dates(value: String, expected: String) {
    for from in [Version.v21, .v30] {
      #expect(convert("BDAY", value, from: from, to: .v40) == ":\(expected)")
      #expect(convert("BDAY", value, from: from, to: .v30) == ":\(value)")
    }
    #expect(convert("BDAY", value, from: .v40, to: .v30) == ":\(value)")
    #expect(convert("BDAY", value, from: .v40, to: .v40) == ":\(value)")
  }

  @Test(
    "A telephone number's URI is undone only where nothing is lost",
    arguments: [
      ("tel:+1-503-555-0101", ":+1-503-555-0101"), ("TEL:5550101", ":5550101"),
      ("tel:5550101;phone-context=example.com", ";VALUE=uri:tel:5550101;phone-context=example.com"),
      ("sip:ada@example.com", ";VALUE=uri:sip:ada@example.com"), ("tel:", ":"),
    ])
  func numbers(value: String, expected: String) {
    #expect(convert("TEL", value, [Parameter("VALUE", "uri")], from: .v40, to: .v30) == expected)
    let same = convert("TEL", value, [Parameter("VALUE", "uri")], from: .v40, to: .v40)
    #expect(same == ";VALUE=uri:\(value)")
  }

  @Test("A converted card says what it is and holds no other cards")
  func card() {
    let inner = Card(version: .v21)
    let agent = Property(name: "AGENT", rawValue: [], version: .v21)
    let card = Card(
      version: .v21, declaredVersion: "2.1", properties: [agent],
      agents: [Card.Agent(property: 0, cards: [inner])], index: 7, line: 9)
    for (asked, version) in [(Version.v21, Version.v30), (.v30, .v30), (.v40, .v40)] {
      let converted = card.converted(to: asked)
      #expect(converted.version == version)
      #expect(converted.declaredVersion == version.text)
      #expect(converted.properties.map(\.version) == [version])
      #expect(converted.agents == [])
      #expect(converted.index == 7)
      #expect(converted.line == 9)
    }
  }
}
