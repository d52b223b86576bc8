import Testing
import VCard

@Suite("A card made of plain values")
struct TypedWritingTests {
  private func lines(_ card: Card) -> [String] {
    String(decoding: VCardWriter.write(card, as: card.version), as: UTF8.self)
      .replacing("\r\n ", with: "").split(separator: "\r\n").map(String.init)
      .filter { !$0.hasPrefix("BEGIN") && !$0.hasPrefix("VERSION") && !$0.hasPrefix("END") }
  }

  @Test("the lines of 4.0")
  func new() {
    var card = Card(version: .v40)
    card.formattedName = "Ada Lovelace"
    card.name = Card.Name(family: ["Lovelace"], given: ["Ada"], additional: ["King", "B;yron"])
    card.emails = ["ada@example.org"]
    card.phones.append(Labelled("+1 503", types: ["CELL"], customLabel: "boat", preference: 1))
    card.birthday = CalendarDateValue(month: 12, day: 10)
    card.photos = [Card.Photo(data: Array("GIF89a".utf8))]
    card.uid = "urn:uuid:1"
    card.relations = [Card.Relation(.name("Ben"), types: ["spouse"])]
    #expect(
      lines(card) == [
        "FN:Ada Lovelace", "N:Lovelace;Ada;King,B\\;yron;;", "EMAIL:ada@example.org",
        "item1.TEL;TYPE=cell;PREF=1:+1 503", "item1.X-ABLABEL:boat", "BDAY:--1210",
        "PHOTO:data:image/gif;base64,R0lGODlh", "UID:urn:uuid:1",
        "RELATED;TYPE=spouse;VALUE=text:Ben",
      ])
  }

  @Test("the lines of 3.0, as Apple's programs read them")
  func old() {
    var card = Card(version: .v30)
    card.phones = [Labelled("+1 503", types: ["cell"], preference: 1)]
    card.birthday = CalendarDateValue(month: 12, day: 10)
    card.anniversary = CalendarDateValue(year: 2001, month: 5, day: 6)
    card.photos = [Card.Photo(data: Array("GIF89a".utf8))]
    card.kind = .organization
    card.relations = [Card.Relation(.name("Ben"), customLabel: "brother")]
    card.uid = "a,b"
    #expect(
      lines(card) == [
        "TEL;TYPE=cell,pref:+1 503", "BDAY;X-APPLE-OMIT-YEAR=1604:1604-12-10",
        "item1.X-ABDATE:2001-05-06", "item1.X-ABLABEL:_$!<Anniversary>!$_",
        "PHOTO;ENCODING=b;TYPE=GIF:R0lGODlh", "X-ABSHOWAS:COMPANY",
        "item2.X-ABRELATEDNAMES:Ben", "item2.X-ABLABEL:brother", "UID:a\\,b",
      ])
  }

  @Test("what stays is left as it is written, with its group; what goes takes its label along")
  func surgery() throws {
    var card = try #require(
      Fixture.card(
        "3.0",
        """
        item7.EMAIL;TYPE=INTERNET;X-OWN=1:a@example.org
        item7.X-ABLABEL:Barn
        FN:Ada
        item8.EMAIL:b@example.org
        item8.X-ABLABEL:Mill
        NOTE;X-OWN=2:keep
        """
      ).cards.first)
    card.emails.append(Labelled("c@example.org", customLabel: "Shed"))
    card.emails.removeAll { $0.value == "b@example.org" }
    #expect(
      lines(card) == [
        "item7.EMAIL;TYPE=INTERNET;X-OWN=1:a@example.org", "item9.EMAIL:c@example.org",
        "item9.X-ABLABEL:Shed", "item7.X-ABLABEL:Barn", "FN:Ada", "NOTE;X-OWN=2:keep",
      ])
    let before = card
    card.emails = before.emails
    card.nicknames = before.nicknames
    card.birthday = nil
    #expect(card == before)
    card.emails = []
    #expect(lines(card) == ["FN:Ada", "NOTE;X-OWN=2:keep"])
  }

  @Test("one value takes the place of all, but only where it is another")
  func single() throws {
    var card = try #require(
      Fixture.card(
        "4.0",
        "FN;ALTID=1:Ada\nFN;ALTID=1;LANGUAGE=ja:アダ\nBDAY:18151210\n"
          + "X-ALTBDAY;CALSCALE=chinese:007800021101\nUID:a\nUID:b\nKIND:individual"
      ).cards.first)
    let before = card
    card.formattedName = before.formattedName
    card.birthday = before.birthday
    card.uid = before.uid
    card.kind = before.kind
    #expect(card == before)
    card.formattedName = "Ada L."
    card.birthday = CalendarDateValue(year: 1815)
    card.uid = nil
    card.kind = .group
    #expect(lines(card) == ["FN:Ada L.", "BDAY:1815", "KIND:group"])
  }

  @Test("a card of 2.1 takes new values, and agents keep their places")
  func veryOld() throws {
    var card = try #require(
      Fixture.card(
        "2.1",
        "EMAIL:a@example.org\nAGENT:\nBEGIN:VCARD\nVERSION:2.1\nFN:Cy\nEND:VCARD\n\nNOTE:semi\\;colon"
      ).cards.first)
    card.emails = []
    card.formattedName = "a;b,c\\"
    card.notes.append("x;y")
    #expect(card.relations.first?.person == .name("Cy"))
    let again = try #require(
      VCardReader.cards(in: VCardWriter.write(card, as: .v30)).cards.first)
    #expect(again.formattedName == "a;b,c\\")
    #expect(again.notes == ["semi;colon", "x;y"])
    #expect(again.relations == card.relations)
    card.relations = []
    #expect(card.agents.isEmpty)
  }
}
