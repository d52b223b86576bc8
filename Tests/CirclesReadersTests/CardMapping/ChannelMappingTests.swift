import CirclesModel
import CirclesReaders
import Testing

@Suite("Numbers, addresses and links of a card")
struct ChannelMappingTests {
  private func phones(_ card: MappedCard) -> [String] {
    card.fields.phones.map { $0.value + "|" + $0.label + ($0.preferred ? "|pref" : "") }
  }

  @Test("numbers are as written, in order, with their labels")
  func phones() {
    let card = mapped(
      "TEL;TYPE=CELL,VOICE,pref:+1 503 555 0101", "TEL;TYPE=WORK;TYPE=FAX:555-0102", "TEL: ",
      "item1.TEL:555-0103", "item1.X-ABLabel:Ferienhaus", "TEL:+15035550104p12w3")
    #expect(
      phones(card) == [
        "+1 503 555 0101|mobile|pref", "555-0102|work fax", "555-0103|Ferienhaus",
        "+15035550104p12w3|",
      ])
    #expect(card.extras.isEmpty)
  }

  @Test("bare words of 2.1 are types")
  func bareTypes() {
    let card = mapped("TEL;CELL;PREF:555-0101", "TEL;HOME;VOICE:555-0102", version: "2.1")
    #expect(phones(card) == ["555-0101|mobile|pref", "555-0102|home"])
  }

  @Test("numbers are brought into E.164 by region")
  func normalized() {
    let card = mapped("TEL:(503) 555-0101", "TEL:+44 7700 900123", "TEL:112", region: "US")
    #expect(card.fields.phones.map(\.normalized) == ["+15035550101", "+447700900123", nil])
    #expect(mapped("TEL:(503) 555-0101").fields.phones.first?.normalized == nil)
  }

  @Test("a tel: URI gives its number, and an extension is kept")
  func telURI() {
    let card = mapped(
      "TEL;VALUE=uri;PREF=1;TYPE=\"voice,home\":tel:+1-503-555-0100;ext=12",
      "TEL;VALUE=uri:TEL:+1-503-555-0101", "TEL:tel:503-555-0102;phone-context=+1",
      "TEL:tel:", version: "4.0", region: "GB")
    #expect(
      phones(card) == ["+1-503-555-0100 ext. 12|home|pref", "+1-503-555-0101|", "503-555-0102|"])
    #expect(
      card.fields.phones.map(\.normalized) == ["+15035550100", "+15035550101", "+15035550102"])
  }

  @Test("of several PREF numbers only the lowest wins")
  func lowestPreference() {
    let card = mapped(
      "TEL;PREF=50:555-0101", "TEL;PREF=10:555-0102", "TEL;PREF=10:555-0103",
      "TEL;PREF=20:555-0104", "EMAIL;PREF=100:a@example.com", version: "4.0")
    #expect(card.fields.phones.map(\.preferred) == [false, true, true, false])
    #expect(card.fields.emails.map(\.preferred) == [true])
  }

  @Test("a label binds to its group in any case, before or after its property")
  func labelGroups() {
    let card = mapped(
      "ITEM1.X-ABLABEL:_$!<HomeFAX>!$_", "item1.TEL:555-0101",
      "item2.EMAIL;TYPE=HOME:fern@example.com", "item2.X-ABLabel:$!!$",
      "item3.URL:https://example.com", "item3.X-ABLabel:_$!<HomePage>!$_")
    #expect(card.fields.phones.first?.label == "home fax")
    #expect(card.fields.emails.first?.label == "home")
    #expect(card.fields.urls == [LabelledURL(value: "https://example.com", label: "home page")])
    #expect(card.extras.isEmpty)
  }

  @Test("a card of very many labels binds each to its own")
  func manyLabels() {
    let lines = (0..<300).flatMap { ["g\($0).TEL:555-\($0)", "g\($0).X-ABLabel:label \($0)"] }
    let text = (["BEGIN:VCARD", "VERSION:3.0", "FN:Fern"] + lines + ["END:VCARD", ""])
      .joined(separator: "\n")
    let fields = mapText(text).fields
    #expect(fields.phones.count == 300)
    #expect(fields.phones.allSatisfy { $0.label == "label " + $0.value.dropFirst(4) })
    #expect(fields.extra.isEmpty)
  }

  @Test("mail addresses are as written, without mailto:")
  func emails() {
    let card = mapped(
      "EMAIL;TYPE=INTERNET;TYPE=HOME;TYPE=pref:Fern@Example.com",
      "EMAIL:mailto:fern%2Bhill@example.org?subject=Hi", "EMAIL:")
    #expect(
      card.fields.emails == [
        Email(value: "Fern@Example.com", label: "home", preferred: true),
        Email(value: "fern+hill@example.org"),
      ])
  }

  @Test("links lose the escape that Google puts in, and keep Google's label")
  func urls() {
    let card = mapped(
      "item1.URL:https\\://example.com/fern", "item1.X-ABLabel:PROFILE", "URL:",
      "URL;TYPE=WORK:http://example.org")
    #expect(
      card.fields.urls == [
        LabelledURL(value: "https://example.com/fern", label: "PROFILE"),
        LabelledURL(value: "http://example.org", label: "work"),
      ])
  }
}
