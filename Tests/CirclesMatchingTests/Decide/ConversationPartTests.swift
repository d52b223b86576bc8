import CirclesModel
import Testing

@testable import CirclesMatching

@Suite struct ConversationPartTests {
  private func decide(
    _ partner: ChatPartner, _ texts: [String] = ["see you at six"], isGroup: Bool = false
  ) -> MatchDecision {
    BookReading.matcher.decide(
      ConversationPart(
        id: "k#1", app: "whatsapp", isGroup: isGroup, partner: partner,
        messages: texts.map { Message(from: .them, text: $0) }))
  }

  @Test("A number decides before any name")
  func number() {
    let decision = decide(ChatPartner(name: "~runner", phone: "+447700900038"))
    #expect(decision.contact?.identifier == "angie")
    #expect(decision.evidence.first?.kind == "phone")
  }

  @Test("A full name decides, also without diacritics and by a short form")
  func name() {
    #expect(decide(ChatPartner(name: "Sian Prosser")).contact?.identifier == "sian")
    #expect(decide(ChatPartner(name: "Matze Vogt")).contact?.identifier == "matze")
    #expect(decide(ChatPartner(name: "सुनीता देशमुख")).contact?.identifier == "sunita")
    #expect(decide(ChatPartner(name: "Wanda 🧹")).contact?.identifier == "wanda")
  }

  @Test("A header has to agree as a whole")
  func stranger() {
    #expect(decide(ChatPartner(name: "Siân Beddoes")).contact == nil)
    #expect(decide(ChatPartner(name: "Deepa R")).contact == nil)
    #expect(decide(ChatPartner(phone: "+447999555001")).suggestions.isEmpty)
  }

  @Test("Whoever is spoken of is not the partner")
  func mentions() {
    let texts = ["Kasia Zielińska is on the radio", "Kasia says hi", "have you heard from Kasia"]
    #expect(decide(ChatPartner(name: "Ewan Laidlaw"), texts).contact?.identifier == "ewan")
    #expect(decide(ChatPartner(name: "Gordon Blythe"), texts).contact == nil)
  }

  @Test("An exact spelling in a header is not brought down by a longer form")
  func shared() {
    #expect(decide(ChatPartner(name: "Rob"), ["yes", "ok"]).contact?.identifier == "robj")
    let texts = [
      "nets tonight", "I'll bring the wicket keeper's pads", "two overs each, batting first",
    ]
    #expect(decide(ChatPartner(name: "Rob"), texts).suggestions.first?.identifier == "robj")
  }

  @Test("A sender in a group is matched by name as anybody")
  func group() {
    #expect(decide(ChatPartner(name: "Harpreet Gill"), isGroup: true).contact?.identifier == "harp")
  }

  @Test("Nobody is named, nobody is meant")
  func nobody() {
    #expect(decide(ChatPartner(), ["ok"]).contact == nil)
    #expect(decide(ChatPartner(name: "")).contact == nil)
    #expect(decide(ChatPartner(name: "Sam"), []).contact == nil)
  }
}
