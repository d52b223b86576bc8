import CirclesModel
import CirclesReaders
import Testing

/// Whole cards as exporters write them, made up from the facts known of each.
@Suite("Cards of one exporter each")
struct ExporterCardTests {
  @Test("an iCloud card")
  func apple() {
    let card = mapText(
      """
      BEGIN:VCARD
      VERSION:3.0
      PRODID:-//Apple Inc.//iOS 17.4//EN
      N:Hill;Fern;Anne;Dr.;
      FN:Dr. Fern Anne Hill
      NICKNAME:Ferny
      X-PHONETIC-FIRST-NAME:Furn
      ORG:Northwind;Research;
      TITLE:Botanist
      TEL;type=CELL;type=VOICE;type=pref:+1 503 555 0101
      TEL;type=iPhone;type=CELL;type=VOICE:+1 503 555 0102
      item1.TEL:+1 503 555 0103
      item1.X-ABLabel:_$!<WorkFAX>!$_
      EMAIL;type=INTERNET;type=HOME;type=pref:fern@example.com
      item2.ADR;type=HOME;type=pref:;;1 Elm St\\nFlat 2;Anytown;OR;97201;USA
      item2.X-ABADR:us
      item3.URL;type=pref:https\\://example.com/fern
      item3.X-ABLabel:_$!<HomePage>!$_
      BDAY;X-APPLE-OMIT-YEAR=1604:1604-03-15
      item4.X-ABDATE;type=pref:2009-06-05
      item4.X-ABLabel:_$!<Anniversary>!$_
      item5.X-ABRELATEDNAMES;type=pref:Robin Ash
      item5.X-ABLabel:_$!<Spouse>!$_
      item6.IMPP;X-SERVICE-TYPE=Skype;type=pref:skype:fern.hill
      item6.X-ABLabel:_$!<Other>!$_
      X-SOCIALPROFILE;type=twitter;x-user=fern:http://twitter.com/fern
      NOTE:Likes ferns\\, and tea.
      CATEGORIES:Friends,Garden
      REV:2024-05-01T10:00:00Z
      UID:8F1A2B3C-0000-4000-8000-000000000001
      END:VCARD

      """)
    var fields = ContactFields()
    fields.name.display = "Dr. Fern Anne Hill"
    fields.name.prefix = "Dr."
    fields.name.given = "Fern"
    fields.name.middle = "Anne"
    fields.name.family = "Hill"
    fields.name.phoneticGiven = "Furn"
    fields.nicknames = ["Ferny"]
    fields.organization = "Northwind"
    fields.department = "Research"
    fields.jobTitle = "Botanist"
    fields.phones = [
      Phone(value: "+1 503 555 0101", label: "mobile", preferred: true),
      Phone(value: "+1 503 555 0102", label: "mobile"),
      Phone(value: "+1 503 555 0103", label: "work fax"),
    ]
    fields.emails = [Email(value: "fern@example.com", label: "home", preferred: true)]
    var address = PostalAddress()
    address.label = "home"
    address.street = "1 Elm St\nFlat 2"
    address.city = "Anytown"
    address.region = "OR"
    address.postalCode = "97201"
    address.country = "USA"
    fields.addresses = [address]
    fields.urls = [LabelledURL(value: "https://example.com/fern", label: "home page")]
    fields.birthday = PartialDate(month: 3, day: 15)
    fields.dates = [
      LabelledDate(label: "anniversary", date: PartialDate(year: 2009, month: 6, day: 5))
    ]
    fields.related = [RelatedPerson(type: "spouse", name: "Robin Ash")]
    fields.handles = [
      Handle(service: "skype", value: "fern.hill"),
      Handle(service: "twitter", value: "fern", url: "http://twitter.com/fern"),
    ]
    fields.note = "Likes ferns, and tea."
    fields.categories = ["Friends", "Garden"]
    fields.extra = [
      ExtraProperty(name: "PRODID", value: "-//Apple Inc.//iOS 17.4//EN"),
      ExtraProperty(name: "X-ABADR", value: "us"),
      ExtraProperty(name: "REV", value: "2024-05-01T10:00:00Z"),
    ]
    #expect(card.fields == fields)
    #expect(card.uid == "8F1A2B3C-0000-4000-8000-000000000001")
    #expect(card.origin.name == "vcard/apple")
    #expect(card.codes.isEmpty)
  }

  @Test("a Google card")
  func google() {
    let card = mapText(
      """
      BEGIN:VCARD
      VERSION:3.0
      FN:Fern Hill
      N:Hill;Fern;;;
      EMAIL;TYPE=INTERNET;TYPE=WORK:fern@example.org
      TEL;TYPE=CELL:(503) 555-0101
      item1.ADR:;;;;;;
      item1.X-ABLabel:
      ADR;TYPE=HOME:;;1 Elm St;Anytown;OR;97201;US;1 Elm St\\nAnytown\\, OR 97201\\nUS
      BDAY:--0315
      item2.URL:https\\://www.example.com/profiles/1
      item2.X-ABLabel:PROFILE
      item3.X-ABRELATEDNAMES:Robin Ash
      item3.X-ABLabel:_$!<Assistant>!$_
      NOTE:Met in May\\nCustom: yes
      PHOTO:https://example.com/photo.jpg
      CATEGORIES:Garden,myContacts
      END:VCARD

      """)
    let fields = card.fields
    #expect(fields.emails == [Email(value: "fern@example.org", label: "work")])
    #expect(fields.phones == [Phone(value: "(503) 555-0101", label: "mobile")])
    #expect(fields.addresses.map(\.street) == ["1 Elm St"])
    #expect(fields.birthday == PartialDate(month: 3, day: 15))
    #expect(
      fields.urls == [LabelledURL(value: "https://www.example.com/profiles/1", label: "PROFILE")])
    #expect(fields.related == [RelatedPerson(type: "assistant", name: "Robin Ash")])
    #expect(fields.note == "Met in May\nCustom: yes")
    #expect(fields.photo == Photo(url: "https://example.com/photo.jpg"))
    #expect(fields.categories == ["Garden", "myContacts"])
    #expect(fields.extra.isEmpty)
    #expect(card.uid == nil)
    #expect(card.origin.name == "vcard/google")
    #expect(card.codes.isEmpty)
  }

  @Test("an Outlook card")
  func outlook() {
    let card = mapText(
      """
      BEGIN:VCARD
      VERSION:2.1
      N;LANGUAGE=en-us;CHARSET=Windows-1252;ENCODING=QUOTED-PRINTABLE:M=FCller;Fern;Q.;Ms.;Jr.
      FN;CHARSET=Windows-1252;ENCODING=QUOTED-PRINTABLE:Ms. Fern Q. M=FCller Jr.
      ORG:Northwind;Research
      TITLE:Botanist
      TEL;WORK;VOICE:(503) 555-0101
      TEL;CELL;VOICE:(503) 555-0102
      TEL;WORK;FAX:(503) 555-0103
      X-MS-TEL;VOICE;COMPANY:(503) 555-0104
      ADR;WORK;PREF:;Flat 2;1 Elm St;Anytown;OR;97201;United States
      LABEL;WORK;PREF;ENCODING=QUOTED-PRINTABLE:Flat 2=0D=0A1 Elm St=0D=0AAnytown
      X-MS-OL-DEFAULT-POSTAL-ADDRESS:2
      URL;WORK:http://example.com
      ROLE:Gardening
      BDAY:19900315
      EMAIL;PREF;INTERNET:fern@example.com
      X-MS-IMADDRESS:fern.im
      X-MS-SPOUSE;N:Ash;Robin
      X-MS-MANAGER:Lee Moss
      X-MS-ANNIVERSARY:20090605
      PHOTO;TYPE=JPEG;ENCODING=BASE64:
       /9j/4AAQSkZJRgABAQ==

      REV:20240501T100000Z
      END:VCARD

      """)
    let fields = card.fields
    #expect(fields.name.display == "Ms. Fern Q. Müller Jr.")
    #expect(fields.name.family == "Müller")
    #expect(fields.phones.map(\.label) == ["work", "mobile", "work fax"])
    #expect(fields.addresses.first?.label == "work")
    #expect(fields.addresses.first?.extended == "Flat 2")
    #expect(fields.urls == [LabelledURL(value: "http://example.com", label: "work")])
    #expect(fields.jobTitle == "Botanist")
    #expect(fields.birthday == PartialDate(year: 1990, month: 3, day: 15))
    #expect(fields.emails == [Email(value: "fern@example.com", preferred: true)])
    #expect(fields.handles == [Handle(service: "im", value: "fern.im")])
    #expect(fields.related.map(\.type) == ["spouse", "manager"])
    #expect(fields.dates.map(\.label) == ["anniversary"])
    #expect(fields.photo?.mediaType == "image/jpeg")
    #expect(fields.photo?.byteCount == 13)
    #expect(
      card.extras == [
        "X-MS-TEL=(503) 555-0104 [company]", "LABEL=Flat 2\n1 Elm St\nAnytown [work]",
        "X-MS-OL-DEFAULT-POSTAL-ADDRESS=2", "ROLE=Gardening", "REV=20240501T100000Z",
      ])
    #expect(card.origin.name == "vcard/outlook")
    #expect(card.codes.isEmpty)
  }

  @Test("an Android card")
  func android() {
    let card = mapText(
      """
      BEGIN:VCARD
      VERSION:2.1
      N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=D0=98=D0=B2=D0=B0=
      =D0=BD=D0=BE=D0=B2;=D0=98=D0=B2=D0=B0=D0=BD;;;
      FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=D0=98=D0=B2=D0=B0=D0=BD
      X-ANDROID-CUSTOM:vnd.android.cursor.item/nickname;Vanya;1;;;;;;;;;;;;;
      X-ANDROID-CUSTOM:vnd.android.cursor.item/relation;Robin Ash;2;;;;;;;;;;;;;
      TEL;CELL;PREF:+15035550101p12
      TEL;X-Dacha:5035550102
      TEL;HOME;FAX:5035550103
      EMAIL;X-Club:ivan@example.com
      X-QQ:5550101
      NOTE;ENCODING=QUOTED-PRINTABLE:one=0D=0Atwo
      BDAY:1990-03-15
      SOUND;X-IRMC-N:;;;;
      X-CLASS:PUBLIC
      END:VCARD

      """)
    let fields = card.fields
    #expect(fields.name.display == "Иван")
    #expect(fields.name.family == "Иванов")
    #expect(fields.nicknames == ["Vanya"])
    #expect(fields.related == [RelatedPerson(type: "brother", name: "Robin Ash")])
    #expect(
      fields.phones == [
        Phone(value: "+15035550101p12", label: "mobile", preferred: true),
        Phone(value: "5035550102", label: "Dacha"),
        Phone(value: "5035550103", label: "home fax"),
      ])
    #expect(fields.emails == [Email(value: "ivan@example.com", label: "Club")])
    #expect(fields.handles == [Handle(service: "qq", value: "5550101")])
    #expect(fields.note == "one\ntwo")
    #expect(fields.birthday == PartialDate(year: 1990, month: 3, day: 15))
    #expect(card.extras == ["X-CLASS=PUBLIC"])
    #expect(card.origin.name == "vcard/android")
  }

  @Test("a card of 4.0 with what later standards added")
  func newest() {
    let card = mapText(
      """
      BEGIN:VCARD
      VERSION:4.0
      PRODID:-//Sabre//Sabre VObject 4.5.4//EN
      KIND:individual
      FN;PREF=1:Fern Hill
      N:Hill;Fern;;;;Vega;II
      GENDER:F
      PRONOUNS;LANGUAGE=en;PREF=1:she/her
      LANG;TYPE=work;PREF=1:en
      TEL;VALUE=uri;TYPE="cell,voice";PREF=1:tel:+1-503-555-0101
      EMAIL;TYPE=home:fern@example.com
      SOCIALPROFILE;SERVICE-TYPE=Mastodon;USERNAME="@fern":https://social.example/@fern
      RELATED;TYPE=spouse:urn:uuid:00000000-0000-4000-8000-000000000002
      ANNIVERSARY:20090605
      DEATHDATE:--0315
      BIRTHPLACE:Anytown
      HOBBY;LEVEL=high:ferns
      CONTACT-URI;PREF=1:https://example.com/contact
      UID:urn:uuid:00000000-0000-4000-8000-000000000001
      END:VCARD

      """)
    let fields = card.fields
    #expect(fields.name.family == "Hill Vega")
    #expect(fields.name.suffix == "II")
    #expect(fields.phones == [Phone(value: "+1-503-555-0101", label: "mobile", preferred: true)])
    #expect(
      fields.handles == [
        Handle(service: "mastodon", value: "@fern", url: "https://social.example/@fern")
      ])
    #expect(fields.related.first?.identifier == "urn:uuid:00000000-0000-4000-8000-000000000002")
    #expect(fields.dates.map(\.label) == ["anniversary", "death"])
    #expect(
      card.extras == [
        "PRODID=-//Sabre//Sabre VObject 4.5.4//EN", "GENDER=F", "PRONOUNS=she/her",
        "LANG=en [work]", "BIRTHPLACE=Anytown", "HOBBY=ferns",
        "CONTACT-URI=https://example.com/contact",
      ])
    #expect(card.origin.name == "vcard/nextcloud")
  }

  @Test("a group of Apple's is no person")
  func group() {
    let card = mapText(
      """
      BEGIN:VCARD
      VERSION:3.0
      N:Garden Club
      FN:Garden Club
      X-ADDRESSBOOKSERVER-KIND:group
      X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:00000000-0000-4000-8000-000000000001
      X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:00000000-0000-4000-8000-000000000002
      UID:00000000-0000-4000-8000-000000000009
      END:VCARD

      """)
    #expect(card.fields.kind == .group)
    #expect(card.fields.name.display == "Garden Club")
    #expect(card.fields.members.count == 2)
    #expect(card.fields.extra.isEmpty)
  }
}
