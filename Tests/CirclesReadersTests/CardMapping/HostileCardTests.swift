import CirclesModel
import CirclesReaders
import Testing
import VCard

@Suite("Cards that mean harm")
struct HostileCardTests {
  /// A card with a property of every kind.
  private static let lines = [
    "N:Hill;Fern;;;;x;y", "FN;PREF=1:Fern", "ORG:A;B", "TITLE:T", "ROLE:R", "NOTE:n\\n",
    "TEL;TYPE=cell,pref;PREF=3:tel:+1-503-555-0101;ext=4", "EMAIL:mailto:a@example.com?x",
    "ADR;LABEL=x:;;1;2;3;4;5;6;7;8;9;10", "BDAY;CALSCALE=hebrew:57450203",
    "X-ALTBDAY;CALSCALE=chinese:007800021101", "BDAY;X-APPLE-OMIT-YEAR=1604:1604-02-29",
    "item1.X-ABDATE:15 April 1980", "item1.X-ABLabel:_$!<HomePage>!$_", "X-ABDATE:70-7-14",
    "IMPP;X-SERVICE-TYPE=Skype:skype:goim?x=%41", "X-SOCIALPROFILE;x-user=a:http://t.example/b?c",
    "RELATED;TYPE=a,b:urn:uuid:1", "AGENT:BEGIN:VCARD\\nFN:A\\nEND:VCARD", "MEMBER:m",
    "X-ANDROID-CUSTOM:vnd.android.cursor.item/relation;a;14;b", "PHOTO;ENCODING=b:/9j/4AAQSkZJ",
    "KEY:data:a/b;base64,AAAA", "SOUND;X-IRMC-N:a;b;c;;", "CATEGORIES:a,b", "UID:1", "KIND:org",
    "PRODID:-//Apple", "X-FOO;ENCODING=b:AAAA", "X-ABShowAs:COMPANY", "X-messaging/xmpp-All:a",
  ]

  @Test("whatever bytes are changed, every card is mapped to something that can be shown")
  func changedBytes() {
    let text = (["BEGIN:VCARD", "VERSION:3.0"] + Self.lines + ["END:VCARD", ""])
      .joined(separator: "\r\n")
    let original = Array(text.utf8)
    let bytes: [UInt8] = [0, 10, 13, 32, 37, 44, 45, 47, 48, 57, 58, 59, 61, 63, 92, 128, 195, 255]
    let mapper = VCardContactMapper(region: nil)
    var random: UInt64 = 20_261_121
    func next(_ bound: Int) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(random >> 33) % bound
    }
    for _ in 0..<600 {
      var changed = original
      for _ in 0..<12 { changed[next(changed.count)] = bytes[next(bytes.count)] }
      for card in VCardReader.cards(in: changed).cards {
        let mapped = mapper.map(card)
        #expect(mapped.isEmpty == mapped.fields.name.display.isEmpty)
        #expect(mapped.isEmpty == mapped.codes.contains("vcard.empty-card"))
      }
    }
  }

  @Test("numbers too large for any calendar or counter are no trouble")
  func largeNumbers() {
    let huge = String(repeating: "9", count: 60)
    let card = mapped(
      "BDAY:\(huge)", "BDAY;X-APPLE-OMIT-YEAR=\(huge):1604-\(huge)-01", "TEL;PREF=\(huge):1",
      "X-ALTBDAY;CALSCALE=chinese:\(huge)", "ANNIVERSARY:\(huge)-01-01",
      "X-ANDROID-CUSTOM:vnd.android.cursor.item/relation;a;\(huge);b")
    #expect(card.fields.birthday == nil)
    #expect(card.fields.dates.isEmpty)
    #expect(card.fields.related == [RelatedPerson(type: "b", name: "a")])
  }

  @Test("a card of very many properties of each kind is mapped whole")
  func manyProperties() {
    var card = Card(version: .v30)
    for line in Self.lines {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let name = line[..<colon].prefix { $0 != ";" }.split(separator: ".").last ?? ""
      let property = Property(
        group: "item1", name: name.uppercased(),
        rawValue: Array(line[line.index(after: colon)...].utf8)[...], version: .v30)
      card.properties += Array(repeating: property, count: 1500)
    }
    let mapped = VCardContactMapper(region: nil).map(card)
    #expect(mapped.fields.phones.count == 1500)
    #expect(mapped.fields.note.utf8.count == 1500 + 1499 * 2)
    #expect(mapped.fields.categories == ["a", "b"])
  }
}
