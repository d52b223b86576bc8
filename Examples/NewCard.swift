import Testing
import VCard

/// A card of plain values, as the bytes of a file.
func makeCard() -> [UInt8] {
  var card = Card(version: .v40)
  card.formattedName = "Zoe Marsh"
  card.name = Card.Name(family: ["Marsh"], given: ["Zoe"])
  card.emails = ["zoe@example.org", Labelled("zoe@example.com", types: ["work"], preference: 1)]
  card.phones = [Labelled("+44 20 7946 0000", types: ["cell"])]
  card.addresses = [
    Labelled(
      Card.Address(street: "3 Mill Lane", city: "Bath", postalCode: "BA1", country: "UK"),
      types: ["home"])
  ]
  card.birthday = CalendarDateValue(month: 3, day: 21)
  card.relations = [Card.Relation(.name("Ben Falk"), types: ["friend"])]
  return VCardWriter.write(card, as: card.version)
}

/// The same contact without the addresses of a domain that is gone; all else stays as it is written.
func removeEmails(at domain: String, from bytes: [UInt8]) -> [UInt8] {
  var written: [UInt8] = []
  for var card in VCardReader.cards(in: bytes).cards {
    card.emails.removeAll { $0.value.hasSuffix("@" + domain) }
    written += VCardWriter.write(card, as: card.version)
  }
  return written
}

@Test("Example: a card is made, changed and written")
func newCard() {
  let bytes = removeEmails(at: "example.com", from: makeCard())
  #expect(
    String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n") == """
      BEGIN:VCARD
      VERSION:4.0
      FN:Zoe Marsh
      N:Marsh;Zoe;;;
      EMAIL:zoe@example.org
      TEL;TYPE=cell:+44 20 7946 0000
      ADR;TYPE=home:;;3 Mill Lane;Bath;;BA1;UK
      BDAY:--0321
      RELATED;TYPE=friend;VALUE=text:Ben Falk
      END:VCARD

      """)
}
