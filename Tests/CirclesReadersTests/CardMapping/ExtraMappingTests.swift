import CirclesModel
import CirclesReaders
import Testing

@Suite("Properties without a place of their own")
struct ExtraMappingTests {
  @Test("every one is kept, in order, with its text")
  func kept() {
    let card = mapped(
      "REV:2020-01-01T00:00:00Z", "PRODID:-//Example//EN", "TZ:-0500", "GEO:37.1;-122.2",
      "GENDER:F;grrl", "LANG;PREF=1:fr", "CLIENTPIDMAP:1;urn:uuid:5", "X-FOO:a\\, b\\nc",
      "FBURL:https://example.com/busy", "X-EMPTY:", version: "4.0")
    #expect(
      card.extras == [
        "REV=2020-01-01T00:00:00Z", "PRODID=-//Example//EN", "TZ=-0500", "GEO=37.1;-122.2",
        "GENDER=F;grrl", "LANG=fr", "CLIENTPIDMAP=1;urn:uuid:5", "X-FOO=a, b\nc",
        "FBURL=https://example.com/busy",
      ])
  }

  @Test("Outlook's own are kept with their types")
  func outlook() {
    let card = mapped(
      "X-MS-OL-DEFAULT-POSTAL-ADDRESS:2", "X-MS-TEL;VOICE;HOME:555-0109", version: "2.1")
    #expect(card.extras == ["X-MS-OL-DEFAULT-POSTAL-ADDRESS=2", "X-MS-TEL=555-0109 [home]"])
    #expect(card.origin.name == "vcard/outlook")
  }

  @Test("a label goes to the property of its group; an orphan is kept in its place")
  func labels() {
    let card = mapped(
      "X-ONE:1", "item9.X-ABLabel:_$!<Lost>!$_", "item1.X-TWO:2", "item1.X-ABLabel:Second",
      "item1.X-ABLabel:Third", "X-ABLabel:Alone", "item2.X-ABLabel:_$!<>!$_")
    #expect(
      card.extras == [
        "X-ONE=1", "X-ABLABEL=_$!<Lost>!$_", "X-TWO=2 [Second]", "X-ABLABEL=Third",
        "X-ABLABEL=Alone",
      ])
  }

  @Test("UID is the identifier; a second one is kept")
  func identifiers() {
    let card = mapped("UID: urn:uuid:AB-1 ", "UID:urn:uuid:AB-1", "UID:2")
    #expect(card.uid == "urn:uuid:AB-1")
    #expect(card.extras == ["UID=2"])
    #expect(mapped("UID:").uid == nil)
  }

  @Test("text is NFC, trimmed, with plain line breaks")
  func text() {
    let card = mapped("X-FOO:  Jose\u{301}\\n\\Nend \\n", "NOTE:a\\nb")
    #expect(card.fields.extra.first?.value.unicodeScalars.contains("\u{E9}") == true)
    #expect(card.extras == ["X-FOO=José\n\nend"])
  }

  @Test(
    "the signs of an exporter tell where a card comes from",
    arguments: [
      ("PRODID:-//Apple Inc.//iOS 17.0//EN", "vcard/apple"),
      ("PRODID:-//Sabre//Sabre VObject 4.5.4//EN", "vcard/nextcloud"),
      ("PRODID;VALUE=TEXT:-//ProtonMail//ProtonMail vCard 1.0.0//EN", "vcard/proton"),
      ("PRODID:-//CyrusIMAP.org//Cyrus 3.11.0-alpha0//EN", "vcard/fastmail"),
      ("PRODID:-//circles-import//vCard//EN", "vcard/circles"),
      ("TEL;waid=447700900302:+44 7700 900302", "vcard/whatsapp"),
      ("CATEGORIES:Friends,myContacts", "vcard/google"),
      ("X-ANDROID-CUSTOM:vnd.android.cursor.item/nickname;F", "vcard/android"),
      ("X-MS-MANAGER:Robin Ash", "vcard/outlook"), ("X-MS-IMADDRESS:fern", "vcard/outlook"),
      ("BDAY;X-APPLE-OMIT-YEAR=1604:1604-05-05", "vcard/apple"),
      ("X-ABShowAs:COMPANY", "vcard/apple"), ("TEL:555-0101", "vcard"),
      ("PRODID:-//Example//EN", "vcard"),
    ])
  func origins(line: String, origin: String) {
    #expect(mapped(line).origin.name == origin)
  }

  @Test("PRODID is surer than any other sign, and Google's copy of Apple's label is Google's")
  func surestOrigin() {
    let card = mapped("X-MS-TEL:555-0101", "PRODID:-//Sabre//Sabre VObject 4//EN")
    #expect(card.origin.name == "vcard/nextcloud")
    let google = mapped(
      "item1.URL:https\\://example.com", "item1.X-ABLabel:PROFILE", "X-ABShowAs:COMPANY")
    #expect(google.origin.name == "vcard/google")
  }

  @Test("what the decoding of a value had to guess is told")
  func decodingDiagnostics() {
    let card = mapped("NOTE;CHARSET=no-such-set:caf\u{E9}", version: "2.1")
    #expect(card.fields.note == "café")
    #expect(card.codes == ["vcard.unknown-charset"])
  }
}
