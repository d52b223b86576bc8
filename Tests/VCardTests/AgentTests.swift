import SourceDiagnostics
import Testing

@testable import VCard

@Suite("Cards within cards")
struct AgentTests {
  @Test("the card behind AGENT belongs to it, and the card goes on after it")
  func nested() {
    let read = Fixture.card(
      "2.1", "FN:Ann\nAGENT:\nBEGIN:VCARD\nVERSION:2.1\nFN:Boss\nTEL;WORK:1\nEND:VCARD\nTEL:2")
    #expect(read.cards.count == 1)
    #expect(read.lines == ["FN:Ann", "AGENT:", "TEL:2"])
    let agent = read.cards.first?.agents.first
    #expect(agent?.property == 1)
    #expect(agent?.cards.first?.properties.map(\.text) == ["Boss", "1"])
    #expect(agent?.cards.first?.version == .v21)
    #expect(agent?.cards.first?.line == 5)
    #expect(agent?.cards.first?.first("TEL")?.line == 8)
    #expect(read.diagnostics.isEmpty)
  }

  @Test("the nested card may begin on the line of AGENT")
  func sameLine() {
    let read = Fixture.card(
      "2.1", "AGENT:BEGIN:VCARD\nVERSION:2.1\nFN:Boss\nEND:VCARD\nFN:Ann")
    #expect(read.lines == ["AGENT:", "FN:Ann"])
    #expect(read.cards.first?.agents.first?.cards.first?.first("FN")?.text == "Boss")
    #expect(read.diagnostics.isEmpty)
  }

  @Test("an escaped card in 3.0 is parsed too, at the place of its AGENT")
  func escaped() {
    let read = Fixture.card(
      "3.0",
      "FN:Ann\nAGENT:BEGIN:VCARD\\nVERSION:3.0\\nFN:Susan\\, Boss\\nNOTE:a\\\\nb\\;\n \\nEND:VCARD\\n\nTEL:2"
    )
    let agent = read.cards.first?.agents.first?.cards.first
    #expect(agent?.properties.map(\.text) == ["Susan, Boss", "a\nb;"])
    #expect(agent?.properties.map(\.line) == [4, 4])
    #expect(read.lines.last == "TEL:2")
    #expect(read.diagnostics.isEmpty)
  }

  @Test("an AGENT that is a link or a text holds no card")
  func plain() {
    let read = Fixture.card("3.0", "AGENT;VALUE=uri:CID:boss@example.com\nAGENT:\nFN:A")
    #expect(read.cards.first?.agents.isEmpty == true)
    #expect(read.lines == ["AGENT:CID:boss@example.com", "AGENT:", "FN:A"])
  }

  @Test("a nested card without END leaves both cards, and those after them")
  func noEnd() {
    let read = Fixture(
      "BEGIN:VCARD\nVERSION:2.1\nFN:A\nAGENT:\nBEGIN:VCARD\nFN:Boss\nEND:VCARD\nBEGIN:VCARD\nVERSION:2.1\nFN:B\nEND:VCARD\n"
    )
    #expect(read.cards.map { $0.first("FN")?.text } == ["A", "B"])
    #expect(read.cards.first?.agents.first?.cards.first?.first("FN")?.text == "Boss")
    #expect(read.codes.contains("vcard.missing-end"))
  }

  @Test("cards are nested as deep as the limit and no deeper")
  func depth() {
    let levels = 12
    let text =
      String(repeating: "BEGIN:VCARD\nVERSION:2.1\nAGENT:\n", count: levels)
      + "BEGIN:VCARD\nVERSION:2.1\nFN:x\nEND:VCARD\n"
      + String(repeating: "END:VCARD\n", count: levels)
    let read = Fixture(text)
    var depth = 0
    var card = read.cards.first
    while let inner = card?.agents.first?.cards.first {
      depth += 1
      card = inner
    }
    #expect(read.cards.count == 1)
    #expect(depth == Limits().nesting)
    #expect(read.codes == ["vcard.nesting-too-deep"])
  }
}
