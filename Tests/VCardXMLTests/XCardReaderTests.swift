import SourceDiagnostics
import Testing
import VCard
import VCardXML

@Suite("Reading xCard")
struct XCardReaderTests {
  /// `group.name|parameters|value` of every property.
  private func lines(_ card: Card?) -> [String] {
    (card?.properties ?? []).map { property in
      let parameters = property.parameters.map { "\($0.name)=\($0.value)" }.joined(separator: ";")
      let value = String(decoding: property.rawValue, as: UTF8.self)
      return "\(property.group.map { $0 + "." } ?? "")\(property.name)|\(parameters)|\(value)"
    }
  }

  private func lines(of properties: String) -> [String] {
    let text = "<vcards><vcard>\(properties)</vcard></vcards>"
    return lines(XCardReader.cards(in: Array(text.utf8)).cards.first)
  }

  @Test("What would begin or end a card is no property")
  func frames() {
    let text = "<vcard><fn><text>A</text></fn><begin><text>VCARD</text></begin></vcard>"
    let (cards, diagnostics) = XCardReader.cards(in: Array(text.utf8))
    #expect(lines(cards.first) == ["FN||A"])
    #expect(diagnostics.map(\.code) == ["xcard.bad-property"])
  }

  @Test("A card of every common shape comes out as vCard 4.0")
  func wholeCard() {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <vcards xmlns="urn:ietf:params:xml:ns:vcard-4.0">
        <vcard>
          <version><text>4.0</text></version>
          <fn><text>Zoe Marlow</text></fn>
          <n>
            <parameters><sort-as><text>Marlow,Zoe</text></sort-as></parameters>
            <surname>Marlow</surname><given>Zoe</given>
            <additional>Ann</additional><additional>Beth</additional>
            <prefix/><suffix>M.D.</suffix><suffix>Ph.D.</suffix>
          </n>
          <nickname><text>Zo</text><text>Z, the one</text></nickname>
          <gender><sex>F</sex><identity>grrrl; yes</identity></gender>
          <bday><date-and-or-time>--0412</date-and-or-time></bday>
          <anniversary><date>2009-08-08</date></anniversary>
          <lang><parameters><pref><integer>1</integer></pref></parameters>
            <language-tag>fr</language-tag></lang>
          <org><text>Northwind; Sons</text><text>Sales</text></org>
          <adr>
            <parameters><type><text>work</text><text>home</text></type>
              <label><text>1 Elm St
      Springfield</text></label></parameters>
            <pobox/><ext/><street>1 Elm St</street><locality>Springfield</locality>
            <region>OR</region><code>97477</code><country>USA</country>
          </adr>
          <group name="contact">
            <tel><parameters><type><text>work</text></type></parameters>
              <uri> tel:+1-503-555-0101;ext=102 </uri></tel>
            <x-ablabel><text>desk</text></x-ablabel>
          </group>
          <categories><text>a</text><text>b</text></categories>
          <clientpidmap><sourceid>1</sourceid><uri>urn:uuid:1</uri></clientpidmap>
          <note><text>one &amp; <![CDATA[<two>]]>, three\\</text></note>
        </vcard>
      </vcards>
      """
    let (cards, diagnostics) = XCardReader.cards(in: Array(text.utf8))
    let card = cards.first
    #expect(card?.version == .v40)
    #expect(card?.declaredVersion == "4.0")
    #expect(card?.line == 3)
    #expect(card?.properties.map(\.line).prefix(3) == [5, 6, 12])
    #expect(
      lines(card) == [
        "FN||Zoe Marlow",
        "N|SORT-AS=Marlow,Zoe|Marlow;Zoe;Ann,Beth;;M.D.,Ph.D.",
        "NICKNAME||Zo,Z\\, the one",
        "GENDER||F;grrrl\\; yes",
        "BDAY||--0412",
        "ANNIVERSARY|VALUE=date|20090808",
        "LANG|PREF=1|fr",
        "ORG||Northwind\\; Sons;Sales",
        "ADR|TYPE=work;TYPE=home;LABEL=1 Elm St\nSpringfield|;;1 Elm St;Springfield;OR;97477;USA",
        "contact.TEL|TYPE=work;VALUE=uri|tel:+1-503-555-0101;ext=102",
        "contact.X-ABLABEL|VALUE=text|desk",
        "CATEGORIES||a,b",
        "CLIENTPIDMAP||1;urn:uuid:1",
        "NOTE||one & <two>\\, three\\\\",
      ])
    #expect(diagnostics == [])
  }

  @Test(
    "The element of a value becomes VALUE only where it is not the one that the property has anyway",
    arguments: [
      ("<tel><text>1</text></tel>", "TEL||1"),
      ("<tel><uri>tel:1</uri></tel>", "TEL|VALUE=uri|tel:1"),
      ("<bday><text>circa 1800</text></bday>", "BDAY|VALUE=text|circa 1800"),
      ("<x-a><integer> 12 </integer></x-a>", "X-A|VALUE=integer|12"),
      ("<x-a><unknown>a\\,b;c</unknown></x-a>", "X-A||a\\,b;c"),
      ("<rev><timestamp>2013-02-14T12:30:00Z</timestamp></rev>", "REV||20130214T123000Z"),
      ("<tz><utc-offset>-05:00</utc-offset></tz>", "TZ|VALUE=utc-offset|-0500"),
      ("<x-a><boolean>true</boolean></x-a>", "X-A|VALUE=boolean|true"),
    ])
  func types(written: String, expected: String) {
    #expect(lines(of: written) == [expected])
  }

  @Test("What the RFC does not foresee is kept as well as can be")
  func strangeShapes() {
    #expect(lines(of: "<fn> Ada Byron </fn>") == ["FN|| Ada Byron "])
    #expect(lines(of: "<note/>") == ["NOTE||"])
    #expect(
      lines(of: "<x-gift><what>pen; red</what><who>Ben</who></x-gift>") == [
        "X-GIFT||pen\\; red;Ben"
      ])
    #expect(lines(of: "<x-a><text>a<b>c</b>d</text></x-a>") == ["X-A|VALUE=text|acd"])
    #expect(lines(of: "<adr><street>1 Elm</street></adr>") == ["ADR||;;1 Elm;;;;"])
    #expect(
      lines(of: "<adr><street>1</street><district>D</district></adr>").first?.hasSuffix(";D")
        == true)
    #expect(lines(of: "<org>Northwind</org>") == ["ORG||Northwind"])
    #expect(lines(of: "<group><text>x</text></group>") == ["GROUP|VALUE=text|x"])
  }

  @Test("A component that N does not have is told of")
  func strangeComponent() {
    let text = "<vcard>\n<n><given>Ada</given><clan>B</clan></n></vcard>"
    let (cards, diagnostics) = XCardReader.cards(in: Array(text.utf8))
    #expect(lines(cards.first) == ["N||;Ada;;;"])
    #expect(diagnostics.map(\.code) == ["xcard.bad-property"])
    #expect(diagnostics.first?.location.line == 2)
    #expect(diagnostics.first?.record == 0)
    #expect(diagnostics.first?.property == "N")
  }

  @Test("Several URIs become several properties, and a parameter may hold its text bare")
  func severalURIs() {
    let text = """
      <url><parameters><type>home</type><value><text>text</text></value></parameters>
      <uri>https://example.com/a,b</uri><uri>https://example.org</uri></url>
      """
    #expect(
      lines(of: text) == [
        "URL|TYPE=home|https://example.com/a,b", "URL|TYPE=home|https://example.org",
      ])
  }

  @Test("The namespace may have a prefix or be missing, and others are not looked at")
  func namespaces() {
    let cards = """
      <a:multistatus xmlns:a="DAV:" xmlns:v="urn:ietf:params:xml:ns:vcard-4.0">
      <v:vcard><v:fn><v:text>A</v:text></v:fn></v:vcard>
      <a:vcard><fn><text>not this</text></fn></a:vcard>
      <vcard><fn><text>B</text></fn></vcard>
      </a:multistatus>
      """
    let read = XCardReader.cards(in: Array(cards.utf8)).cards
    #expect(read.flatMap { lines($0) } == ["FN||A", "FN||B"])
    #expect(read.map(\.index) == [0, 1])
    #expect(read.map(\.line) == [2, 4])
  }
}
