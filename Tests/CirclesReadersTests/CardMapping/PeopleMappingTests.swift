import CirclesModel
import CirclesReaders
import Testing

@Suite("Relations, agents and members of a card")
struct PeopleMappingTests {
  @Test("RELATED names somebody by text or by URI")
  func related() {
    let card = mapped(
      "RELATED;TYPE=spouse;VALUE=text:Robin Ash", "RELATED;TYPE=Friend,met:urn:uuid:1234",
      "RELATED:mailto:ash@example.com", "RELATED;TYPE=child:Lee Ash",
      "RELATED;VALUE=text;TYPE=sibling:Note: the elder", version: "4.0")
    #expect(
      card.fields.related == [
        RelatedPerson(type: "spouse", name: "Robin Ash"),
        RelatedPerson(type: "friend, met", identifier: "urn:uuid:1234"),
        RelatedPerson(type: "related", identifier: "mailto:ash@example.com"),
        RelatedPerson(type: "child", name: "Lee Ash"),
        RelatedPerson(type: "sibling", name: "Note: the elder"),
      ])
  }

  @Test("Apple's related names bear Apple's labels or the user's own")
  func relatedNames() {
    let card = mapped(
      "item1.X-ABRELATEDNAMES;type=pref:Robin Ash", "item1.X-ABLabel:_$!<Spouse>!$_",
      "item2.X-ABRELATEDNAMES:Lee", "item2.X-ABLabel:Godfather", "X-ABRELATEDNAMES:Kim")
    #expect(
      card.fields.related == [
        RelatedPerson(type: "spouse", name: "Robin Ash"),
        RelatedPerson(type: "Godfather", name: "Lee"), RelatedPerson(type: "related", name: "Kim"),
      ])
    #expect(card.extras.isEmpty)
  }

  @Test(
    "properties of one relation each",
    arguments: [
      ("X-MS-SPOUSE", "spouse"), ("X-MS-MANAGER", "manager"), ("X-MANAGERSNAME", "manager"),
      ("X-EVOLUTION-ASSISTANT", "assistant"),
      ("X-KADDRESSBOOK-X-SpouseName", "spouse"), ("X-SPOUSE", "spouse"), ("X-MS-CHILD", "child"),
    ])
  func relations(name: String, type: String) {
    let card = mapped(name + ":Robin Ash", name + ":")
    #expect(card.fields.related == [RelatedPerson(type: type, name: "Robin Ash")])
    #expect(card.extras.isEmpty)
  }

  @Test("an agent of 2.1 is a card behind its property; what else it says is kept")
  func nestedAgent() {
    let card = mapped(
      "AGENT:", "BEGIN:VCARD", "VERSION:2.1", "N:Ash;Robin", "TEL;WORK:555-0102", "END:VCARD",
      "TEL;HOME:555-0101", version: "2.1")
    #expect(card.fields.related == [RelatedPerson(type: "agent", name: "Robin Ash")])
    #expect(card.fields.phones.map(\.value) == ["555-0101"])
    #expect(card.extras == ["AGENT=TEL:555-0102"])
  }

  @Test("an agent of 3.0 is escaped in its value, or a URI")
  func otherAgents() {
    let escaped = mapped("AGENT:BEGIN:VCARD\\nFN:Robin Ash\\nUID:77\\nEND:VCARD\\n")
    #expect(
      escaped.fields.related == [RelatedPerson(type: "agent", name: "Robin Ash", identifier: "77")])
    let uri = mapped("AGENT;VALUE=uri:CID:ash@example.com", "AGENT:")
    #expect(uri.fields.related == [RelatedPerson(type: "agent", identifier: "CID:ash@example.com")])
  }

  @Test("each of several agents is taken for itself")
  func severalAgents() {
    let card = mapped(
      "AGENT:BEGIN:VCARD\\nFN:Robin\\nEND:VCARD", "AGENT:urn:uuid:5",
      "AGENT:BEGIN:VCARD\\nFN:Lee\\nEND:VCARD")
    #expect(
      card.fields.related == [
        RelatedPerson(type: "agent", name: "Robin"),
        RelatedPerson(type: "agent", identifier: "urn:uuid:5"),
        RelatedPerson(type: "agent", name: "Lee"),
      ])
  }

  @Test("an agent that says nothing leaves no trace")
  func emptyAgent() {
    let card = mapped("AGENT:BEGIN:VCARD\\nEND:VCARD")
    #expect(card.fields.related.isEmpty)
    #expect(card.codes.isEmpty)
  }

  @Test("members of a group are as written")
  func members() {
    let card = mapped(
      "X-ADDRESSBOOKSERVER-KIND:group", "X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:AB-1",
      "MEMBER:mailto:fern@example.com")
    #expect(card.fields.kind == .group)
    #expect(card.fields.members == ["urn:uuid:AB-1", "mailto:fern@example.com"])
  }

  @Test("Android's rows find their places")
  func androidRows() {
    let row = "X-ANDROID-CUSTOM:vnd.android.cursor.item/"
    let card = mapped(
      row + "nickname;Ferny;1;;;;;;;;;;;;;", row + "contact_event;2009-06-05;1;;",
      row + "contact_event;--05-05;3;", row + "relation;Robin Ash;14;",
      row + "relation;Lee;0;coach",
      row + "vnd.example.thing;x;2", row + "nickname;;;", row + "contact_event;someday;0;Trip",
      version: "2.1")
    #expect(card.fields.nicknames == ["Ferny"])
    #expect(card.fields.birthday == PartialDate(month: 5, day: 5))
    #expect(
      card.fields.dates == [
        LabelledDate(label: "anniversary", date: PartialDate(year: 2009, month: 6, day: 5))
      ])
    #expect(
      card.fields.related == [
        RelatedPerson(type: "spouse", name: "Robin Ash"), RelatedPerson(type: "coach", name: "Lee"),
      ])
    #expect(
      card.extras == [
        "X-ANDROID-CUSTOM=vnd.android.cursor.item/vnd.example.thing;x;2",
        "X-ANDROID-CUSTOM=vnd.android.cursor.item/contact_event;someday;0;Trip",
      ])
  }
}
