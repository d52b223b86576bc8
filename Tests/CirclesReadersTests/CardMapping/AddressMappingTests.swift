import CirclesModel
import CirclesReaders
import Testing

@Suite("Postal addresses of a card")
struct AddressMappingTests {
  @Test("the seven components, with their commas, and a label")
  func components() {
    let card = mapped(
      "ADR;TYPE=HOME,pref:PO 5;Flat 2;1 Elm St, Rear;Any\\,town;OR;97201;USA")
    var expected = PostalAddress()
    expected.label = "home"
    expected.poBox = "PO 5"
    expected.extended = "Flat 2"
    expected.street = "1 Elm St, Rear"
    expected.city = "Any,town"
    expected.region = "OR"
    expected.postalCode = "97201"
    expected.country = "USA"
    #expect(card.fields.addresses == [expected])
  }

  @Test("an ADR without components is a street")
  func noComponents() {
    let address = mapped("ADR:1 Elm St\\, Anytown").fields.addresses.first
    #expect(address?.street == "1 Elm St, Anytown")
    #expect(address?.poBox == "")
  }

  @Test("the LABEL parameter stands for an address that has nothing else")
  func labelAlone() {
    let only = mapped("ADR;LABEL=\"1 Elm St\\nAnytown\":;;;;;;", version: "4.0")
    #expect(only.fields.addresses.first?.street == "1 Elm St\nAnytown")
    #expect(only.extras.isEmpty)
    let both = mapped("ADR;TYPE=home;LABEL=\"Flat \\2^nAnytown\":;;1 Elm St;;;;", version: "4.0")
    #expect(both.fields.addresses.first?.street == "1 Elm St")
    #expect(both.extras == ["LABEL=Flat \\2\nAnytown [home]"])
  }

  @Test("line breaks within a street stay")
  func lines() {
    #expect(
      mapped("ADR:;;1 Elm St\\nFlat 2;;;;").fields.addresses.first?.street == "1 Elm St\nFlat 2")
  }

  @Test("an empty address is none; the label Google wrote for it is kept")
  func empty() {
    let card = mapped(
      "item1.ADR:;;;;;;", "item1.X-ABLabel:", "item2.ADR:;; ;;;;", "item2.X-ABLabel:Old")
    #expect(card.fields.addresses.isEmpty)
    #expect(card.extras == ["X-ABLABEL=Old"])
  }

  @Test("a short ADR has what it has")
  func short() {
    let address = mapped("ADR:;;1 Elm St").fields.addresses.first
    #expect(address?.street == "1 Elm St")
    #expect(address?.city == "")
  }

  @Test("Google's whole address is kept where it says more than the parts")
  func formatted() {
    #expect(mapped("ADR:;;1 Elm St;Anytown;;;;1 Elm St\\nAnytown").extras.isEmpty)
    let more = mapped("ADR;TYPE=WORK:;;1 Elm St;Anytown;;;;1 Elm St\\nAnytown\\nWales")
    #expect(more.extras == ["ADR-FORMATTED=1 Elm St\nAnytown\nWales [work]"])
    let only = mapped("ADR:;;;;;;;1 Elm St\\nAnytown")
    #expect(only.fields.addresses.first?.street == "1 Elm St\nAnytown")
  }

  @Test("RFC 9554's details make up a street where there is none")
  func details() {
    let card = mapped(
      "ADR:;;;Anytown;OR;97201;USA;Room 4;Apt 5;;12;Elm Street;Tower B;;;;;", version: "4.0")
    #expect(card.fields.addresses.first?.street == "12 Elm Street")
    #expect(card.fields.addresses.first?.extended == "Room 4, Apt 5, Tower B")
    #expect(card.extras.isEmpty)
  }

  @Test("details that have no place are kept with the whole")
  func keptDetails() {
    let card = mapped(
      "ADR;TYPE=home:;;12 Elm Street;Anytown;OR;97201;USA;;;;12;Elm Street;;;;;mill;",
      version: "4.0")
    #expect(card.fields.addresses.first?.street == "12 Elm Street")
    #expect(
      card.extras == [
        "ADR=;;12 Elm Street;Anytown;OR;97201;USA;;;;12;Elm Street;;;;;mill; [home]"
      ])
  }

  @Test("LABEL, as property or parameter, is kept beside its address")
  func labels() {
    let old = mapped(
      "ADR;WORK:;;1 Elm St;;;;", "LABEL;WORK;ENCODING=QUOTED-PRINTABLE:1 Elm St=0D=0AAnytown",
      version: "2.1")
    #expect(old.extras == ["LABEL=1 Elm St\nAnytown [work]"])
    let new = mapped("ADR;TYPE=home;LABEL=\"1 Elm St^nAnytown\":;;1 Elm St;;;;", version: "4.0")
    #expect(new.extras == ["LABEL=1 Elm St\nAnytown [home]"])
  }

  @Test("Apple's country code of an address is kept with the address's name")
  func countryCode() {
    let card = mapped("item1.ADR:;;1 Elm St;;;;", "item1.X-ABADR:us", "item1.X-ABLabel:Cabin")
    #expect(card.fields.addresses.first?.label == "Cabin")
    #expect(card.extras == ["X-ABADR=us [Cabin]"])
  }
}
