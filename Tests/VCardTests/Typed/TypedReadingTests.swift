import Testing
import VCard

@Suite("A card's values")
struct TypedReadingTests {
  private func card(_ version: String, _ lines: String) throws -> Card {
    try #require(Fixture.card(version, lines).cards.first)
  }

  @Test("the preferred FN is the name, else the first")
  func formattedName() throws {
    #expect(try card("4.0", "FN:Ada\nFN;PREF=1:Ada L.\nFN:A.").formattedName == "Ada L.")
    #expect(try card("3.0", "FN: \nFN:Ada\nFN:A.").formattedName == "Ada")
    #expect(try card("3.0", "NOTE:none").formattedName == nil)
  }

  @Test("a name has its parts as lists; RFC 9554's parts are not said twice")
  func name() throws {
    #expect(
      try card("3.0", "N:Stevenson;John;Philip,Paul;Dr.;Jr.,M.D.").name
        == Card.Name(
          family: ["Stevenson"], given: ["John"], additional: ["Philip", "Paul"],
          prefixes: ["Dr."], suffixes: ["Jr.", "M.D."]))
    let spanish = try card("4.0", "N:Vega,Rojas;Ana;;;Jr.;Rojas;Jr.").name
    #expect(spanish?.family == ["Vega", "Rojas"])
    #expect(spanish?.suffixes == ["Jr."])
    #expect(try card("4.0", "N:Vega;Ana;;;;Rojas").name?.family == ["Vega", "Rojas"])
    #expect(try card("3.0", "N:;;;;").name == nil)
    #expect(try card("4.0", "N;PHONETIC=ipa:a;b\nN:Vega;Ana").name?.given == ["Ana"])
    #expect(try card("2.1", "N:Vega, Rojas;Ana").name?.family == ["Vega, Rojas"])
  }

  @Test("nicknames of every origin")
  func nicknames() throws {
    let card = try card(
      "3.0",
      "NICKNAME:Zo,Zozo\nX-NICKNAME:Z\nX-ANDROID-CUSTOM:vnd.android.cursor.item/nickname;Zed;1;;;")
    #expect(card.nicknames == ["Zo", "Zozo", "Z", "Zed"])
  }

  @Test("addresses and numbers have types, labels and a preference")
  func channels() throws {
    let card = try card(
      "3.0",
      """
      EMAIL;TYPE=INTERNET,HOME,pref:mailto:ada%2B1@example.org?subject=x
      item1.EMAIL:b@example.org
      ITEM1.X-ABLabel:_$!<School>!$_
      TEL;TYPE="cell,voice":tel:+15035550101;ext=12
      TEL;TYPE=WORK;TYPE=FAX:555-0102
      EMAIL:
      item2.URL:https://example.org
      item2.X-ABLABEL:_$!<HomePage>!$_
      """)
    #expect(card.emails.map(\.value) == ["ada+1@example.org", "b@example.org"])
    #expect(card.emails.map(\.types) == [["internet", "home"], []])
    #expect(card.emails.map(\.label) == ["home", "school"])
    #expect(card.emails.map(\.preference) == [1, nil])
    #expect(card.emails.preferred() == "ada+1@example.org")
    #expect(card.phones.map(\.value) == ["+15035550101 ext. 12", "555-0102"])
    #expect(card.phones.map(\.label) == ["mobile", "work fax"])
    #expect(card.phones.preferred() == "+15035550101 ext. 12")
    #expect(card.urls == [Labelled("https://example.org", customLabel: "home page")])
  }

  @Test("handles of every property for them, each once")
  func handles() throws {
    let card = try card(
      "3.0",
      """
      X-AIM;TYPE=HOME:goim
      IMPP;X-SERVICE-TYPE=AIM:aim:goim
      X-SOCIALPROFILE;TYPE=twitter:http://twitter.com/ada
      X-SKYPE:ada.l
      """)
    #expect(card.handles.map(\.service) == ["aim", "twitter", "skype"])
    #expect(card.handles.map(\.user) == ["goim", "ada", "ada.l"])
  }

  @Test("addresses in parts, as Google writes them whole, and with RFC 9554's details")
  func addresses() throws {
    let parts = try card("3.0", "ADR;TYPE=HOME:Box 1;Flat 2;Mill Lane 3;Bath;;BA1;UK").addresses
    #expect(
      parts == [
        Labelled(
          Card.Address(
            street: "Mill Lane 3", city: "Bath", postalCode: "BA1", country: "UK", poBox: "Box 1",
            extended: "Flat 2"), types: ["home"])
      ])
    #expect(try card("3.0", "ADR:Mill Lane").addresses.first?.value.street == "Mill Lane")
    #expect(
      try card("3.0", "ADR:;;;;;;;Mill Lane\\nBath").addresses.first?.value.formatted
        == "Mill Lane\nBath")
    #expect(
      try card("4.0", "ADR;LABEL=\"Mill Lane^nBath\":;;;;;;").addresses.first?.value.formatted
        == "Mill Lane\nBath")
    #expect(
      try card("4.0", "ADR:;;;Bath;;;UK;;;;3;Mill Lane;;;;;;").addresses.first?.value.street
        == "3 Mill Lane")
    #expect(try card("3.0", "ADR:;;;;;;").addresses == [])
  }

  @Test("days in any notation, calendar and property")
  func days() throws {
    let apple = try card(
      "3.0",
      """
      BDAY;X-APPLE-OMIT-YEAR=1604:1604-04-15
      item1.X-ABDATE:2001-05-06
      item1.X-ABLABEL:_$!<Anniversary>!$_
      item2.X-ABDATE:2002-07-08
      item2.X-ABLABEL:Adoption
      X-ALTBDAY;CALSCALE=chinese:007800021101
      """)
    #expect(apple.birthday == CalendarDateValue(month: 4, day: 15))
    #expect(apple.anniversary == CalendarDateValue(year: 2001, month: 5, day: 6))
    #expect(apple.dates.map(\.label) == ["Adoption"])
    let lunar = try card("3.0", "X-ALTBDAY;CALSCALE=chinese:007800021101")
    #expect(lunar.birthday?.calendar == .chinese)
    #expect(lunar.birthday?.era == 78)
    let android = try card(
      "2.1",
      """
      X-ANDROID-CUSTOM:vnd.android.cursor.item/contact_event;1990-02-03;3;;;
      X-ANDROID-CUSTOM:vnd.android.cursor.item/contact_event;2004-02-03;1;;;
      X-ANDROID-CUSTOM:vnd.android.cursor.item/contact_event;2004-02-04;0;Name day;;
      """)
    #expect(android.birthday == CalendarDateValue(year: 1990, month: 2, day: 3))
    #expect(android.anniversary == CalendarDateValue(year: 2004, month: 2, day: 3))
    #expect(android.dates.map(\.label) == ["Name day"])
    #expect(try card("4.0", "BDAY;VALUE=text:circa 1800").birthday == nil)
    #expect(try card("4.0", "DEATHDATE:19960415").deathDate?.year == 1996)
    #expect(try card("3.0", "X-EVOLUTION-ANNIVERSARY:2001-05-06").anniversary?.day == 6)
  }

  @Test("work, notes and categories")
  func texts() throws {
    let card = try card(
      "3.0",
      """
      ORG:Mill;;Flour
      TITLE:Miller
      ROLE:Grinds
      NOTE:One\\nline
      NOTE:Two
      CATEGORIES:Friends,Family
      UID:abc
      REV:20240101T000000Z
      """)
    #expect(card.organizations == [Card.Organization("Mill", units: ["Flour"])])
    #expect(card.titles == ["Miller"])
    #expect(card.roles == ["Grinds"])
    #expect(card.notes == ["One\nline", "Two"])
    #expect(card.categories == ["Friends", "Family"])
    #expect(card.uid == "abc")
    #expect(card.revision == "20240101T000000Z")
    #expect(try self.card("2.1", "CATEGORIES:Friends,Family").categories == ["Friends", "Family"])
  }

  @Test("relations of every property for them")
  func relations() throws {
    let card = try card(
      "4.0",
      """
      RELATED;TYPE="friend,co-worker,pref":urn:uuid:1
      RELATED;VALUE=text;TYPE=child:Note: one
      item1.X-ABRELATEDNAMES:Eva
      item1.X-ABLABEL:_$!<Mother>!$_
      X-EVOLUTION-SPOUSE:Ben
      X-ANDROID-CUSTOM:vnd.android.cursor.item/relation;Cy;2;;;
      """)
    #expect(
      card.relations == [
        Card.Relation(.uri("urn:uuid:1"), types: ["friend", "co-worker"]),
        Card.Relation(.name("Note: one"), types: ["child"]),
        Card.Relation(.name("Eva"), customLabel: "mother"),
        Card.Relation(.name("Ben"), types: ["spouse"]),
        Card.Relation(.name("Cy"), customLabel: "brother"),
      ])
    #expect(card.relations[0].label == "friend, co-worker")
    let agent = try self.card("2.1", "AGENT:\nBEGIN:VCARD\nVERSION:2.1\nFN:Cy\nEND:VCARD\n")
    #expect(agent.relations == [Card.Relation(.name("Cy"), types: ["agent"])])
  }

  @Test("pictures by their bytes and by links")
  func photos() throws {
    let card = try card(
      "3.0",
      """
      PHOTO;ENCODING=b;TYPE=PNG:R0lGODlh
      PHOTO;VALUE=uri;TYPE=JPEG:https://example.org/a/b.jpg
      PHOTO;ENCODING=b:!!!
      PHOTO:
      """)
    #expect(
      card.photos == [
        Card.Photo(data: Array("GIF89a".utf8)),
        Card.Photo(uri: "https://example.org/a/b.jpg", mediaType: "image/jpeg"),
      ])
    #expect(card.photos.first?.mediaType == "image/gif")
  }

  @Test("kinds and members in the words of 4.0 and Apple's")
  func kinds() throws {
    #expect(try card("4.0", "KIND:org").kind == .organization)
    #expect(try card("3.0", "X-ABSHOWAS:COMPANY").kind == .organization)
    #expect(try card("3.0", "X-ABSHOWAS:other").kind == .individual)
    #expect(try card("4.0", "KIND:Location").kind == .other("location"))
    #expect(try card("4.0", "FN:x").kind == .individual)
    let group = try card(
      "3.0", "X-ADDRESSBOOKSERVER-KIND:group\nX-ADDRESSBOOKSERVER-MEMBER:urn:uuid:1")
    #expect(group.kind == .group)
    #expect(group.members == ["urn:uuid:1"])
  }
}
