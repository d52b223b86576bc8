import Testing
import VCard

@Suite("Writing cards within cards")
struct WriterAgentTests {
  private func property(
    _ name: String, _ value: String, _ parameters: [Parameter] = [], _ version: Version = .v21
  ) -> Property {
    Property(
      name: name, parameters: parameters, rawValue: Array(value.utf8)[...], version: version)
  }

  private func card(holding agent: Card) -> Card {
    Card(
      version: .v21, properties: [property("FN", "Boss"), property("AGENT", "")],
      agents: [Card.Agent(property: 1, cards: [agent])])
  }

  private func lines(_ card: Card, as version: Version) -> [String] {
    String(decoding: VCardWriter.write(card, as: version), as: UTF8.self).components("\r\n ")
      .joined().components("\r\n").dropFirst(2).dropLast(2)
  }

  @Test("In 3.0 the card stands escaped in AGENT")
  func escaped() {
    let agent = Card(version: .v21, properties: [property("FN", "Ada"), property("NOTE", "a, b")])
    #expect(
      lines(card(holding: agent), as: .v30) == [
        "FN:Boss",
        #"AGENT:BEGIN:VCARD\nVERSION:3.0\nFN:Ada\nNOTE:a\\\, b\nEND:VCARD\n"#,
      ])
  }

  @Test("In 4.0 an agent that is a name alone is RELATED as text, and comes back as AGENT")
  func name() {
    let agent = Card(version: .v21, properties: [property("FN", "Ada, B")])
    let new = card(holding: agent).converted(to: .v40)
    #expect(lines(new, as: .v40) == ["FN:Boss", #"RELATED;TYPE=agent;VALUE=text:Ada\, B"#])
    #expect(
      lines(new, as: .v30).last
        == #"AGENT:BEGIN:VCARD\nVERSION:3.0\nFN:Ada\\\, B\nEND:VCARD\n"#)
  }

  @Test("In 4.0 an agent with more than a name is kept whole in a data: URI")
  func whole() {
    let agent = Card(version: .v21, properties: [property("FN", "Ada"), property("TEL", "1")])
    let new = card(holding: agent).converted(to: .v40)
    let related = new.first("RELATED")
    #expect(related?.parameters == [Parameter("TYPE", "agent")])
    #expect(
      related?.data.map { String(decoding: $0, as: UTF8.self) }
        == "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Ada\r\nTEL:1\r\nEND:VCARD\r\n")
    #expect(lines(new, as: .v30).last?.contains(#"FN:Ada\nTEL:1\n"#) == true)
  }

  @Test("An agent that is a link or a text stays one")
  func links() {
    let uri = [Parameter("VALUE", "uri")]
    let link = Card(version: .v30, properties: [property("AGENT", "cid:a", uri, .v30)])
    #expect(lines(link, as: .v40) == ["RELATED;TYPE=agent:cid:a"])
    #expect(lines(link.converted(to: .v40), as: .v30) == ["AGENT;VALUE=uri:cid:a"])
    let text = Card(version: .v30, properties: [property("AGENT", "Ada", [], .v30)])
    #expect(lines(text, as: .v40) == ["RELATED;TYPE=agent;VALUE=text:Ada"])
    #expect(lines(text, as: .v30) == ["AGENT:Ada"])
  }

  @Test("Cards within cards without end do not make text without end")
  func depth() {
    var nested = Card(version: .v21, properties: [property("FN", "Deepest")])
    for _ in 0..<30 { nested = card(holding: nested) }
    #expect(VCardWriter.write(nested, as: .v30).count < 3000)
    #expect(VCardWriter.write(nested, as: .v40).count < 3000)
  }
}
