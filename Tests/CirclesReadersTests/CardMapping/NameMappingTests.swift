import CirclesModel
import CirclesReaders
import SourceDiagnostics
import Testing

@Suite("Names of a card")
struct NameMappingTests {
  @Test("N gives the parts, FN the name to show")
  func parts() {
    let name = mapped("FN:Dr Ana Ruiz", "N:Ruiz;Ana;María;Dr;PhD", named: false).fields.name
    #expect(name.display == "Dr Ana Ruiz")
    #expect(
      [name.prefix, name.given, name.middle, name.family, name.suffix] == [
        "Dr", "Ana", "María", "Ruiz", "PhD",
      ])
  }

  @Test("lists within a part of N are joined by blanks")
  func lists() {
    let name = mapped("N:Ash;Robin,Lee;Q\\,R;;Jr.,M.D.").fields.name
    #expect(name.given == "Robin Lee")
    #expect(name.middle == "Q,R")
    #expect(name.suffix == "Jr. M.D.")
  }

  @Test("without FN the name is composed of its parts, in the order they are said")
  func composed() {
    let card = mapped("N:Ruiz;Ana;María;Dr;PhD", named: false)
    #expect(card.fields.name.display == "Dr Ana María Ruiz PhD")
    #expect(mapped("FN:", "N:Ruiz;Ana;;;", named: false).fields.name.display == "Ana Ruiz")
  }

  @Test("without N no parts are guessed")
  func noGuess() {
    let name = mapped().fields.name
    #expect(name.display == "Fern Hill")
    #expect(name.given.isEmpty && name.family.isEmpty)
  }

  @Test("RFC 9554's second surname and generation are added, unless they are there")
  func newParts() {
    let name = mapped("N:Ruiz;Ana;;;PhD;Vega;III", version: "4.0").fields.name
    #expect(name.family == "Ruiz Vega")
    #expect(name.suffix == "PhD III")
    let repeated = mapped("N:Ruiz Vega;Ana;;;III;Vega;III", version: "4.0").fields.name
    #expect(repeated.family == "Ruiz Vega")
    #expect(repeated.suffix == "III")
  }

  @Test("without any name something else stands for it, the most telling first")
  func fallbacks() {
    let lines = [
      "NICKNAME:Ferny", "ORG:Northwind", "EMAIL:fern@example.com", "TEL:555-0101",
      "X-AIM:fern", "URL:https://example.com/fern", "ADR:;;1 Elm St;Anytown;;;",
      "NOTE:\\n met in May\\nat noon",
    ]
    let shown = [
      "Ferny", "Northwind", "fern@example.com", "555-0101", "fern", "https://example.com/fern",
      "1 Elm St, Anytown", "met in May",
    ]
    for (line, text) in zip(lines, shown) {
      #expect(mapped(line, named: false).fields.name.display == text)
    }
    let both = mapped("TEL:555-0101", "EMAIL:fern@example.com", "NICKNAME:Ferny", named: false)
    #expect(both.fields.name.display == "Ferny")
  }

  @Test("a card that names nobody and nothing is empty, with a diagnostic")
  func empty() {
    let card = mapped("UID:1", "REV:20200101T000000Z", "N:;;;;", "TEL:", named: false)
    #expect(card.isEmpty)
    #expect(card.codes == ["vcard.empty-card"])
    #expect(card.diagnostics.first?.location.line == 1)
    #expect(!mapped().isEmpty)
  }

  @Test("of several FN the first counts, or the preferred; the others are kept")
  func severalFormatted() {
    let first = mapped("FN:Fern H.", "FN:Fern Hill")
    #expect(first.fields.name.display == "Fern Hill")
    #expect(first.extras == ["FN=Fern H."])
    let preferred = mapped("FN;PREF=2:F. Hill", "FN;PREF=1:F. H. Hill", version: "4.0")
    #expect(preferred.fields.name.display == "F. H. Hill")
    #expect(preferred.extras == ["FN=Fern Hill", "FN=F. Hill"])
  }

  @Test("a second N is kept as it is, and one of phonetics gives the readings")
  func severalStructured() {
    let card = mapped(
      "N;ALTID=1;LANGUAGE=jp:山田;太郎;;;", "N;ALTID=1;LANGUAGE=en:Yamada;Taro;;;",
      "N;ALTID=1;PHONETIC=script:ヤマダ;タロウ;;;", version: "4.0")
    #expect(card.fields.name.family == "山田")
    #expect(card.extras == ["N=Yamada;Taro;;;"])
    #expect(card.fields.name.phoneticFamily == "ヤマダ")
    #expect(card.fields.name.phoneticGiven == "タロウ")
  }

  @Test("Apple's phonetic properties are the readings of the name")
  func phonetics() {
    let card = mapped(
      "X-PHONETIC-FIRST-NAME:Taro", "X-PHONETIC-MIDDLE-NAME:M", "X-PHONETIC-LAST-NAME:Yamada")
    let name = card.fields.name
    #expect(
      [name.phoneticGiven, name.phoneticMiddle, name.phoneticFamily] == ["Taro", "M", "Yamada"])
    #expect(card.extras.isEmpty)
  }

  @Test("DoCoMo's reading in SOUND is one, and an empty one is nothing")
  func soundReading() {
    let card = mapped(
      "SOUND;X-IRMC-N;CHARSET=SHIFT_JIS;ENCODING=QUOTED-PRINTABLE:=D4=CF=C0=DE;=C0=DB=B3;;;",
      version: "2.1")
    #expect(card.fields.name.phoneticFamily == "ﾔﾏﾀﾞ")
    #expect(card.fields.name.phoneticGiven == "ﾀﾛｳ")
    let empty = mapped("SOUND;X-IRMC-N:;;;;", version: "2.1")
    #expect(empty.fields.name.phoneticFamily.isEmpty)
    #expect(empty.extras.isEmpty && empty.codes.isEmpty)
  }

  @Test("a second reading, and what names are sorted by, are kept")
  func sortKeys() {
    let card = mapped(
      "X-PHONETIC-LAST-NAME:Yamada", "SOUND;TYPE=X-IRMC-N:ﾔﾏﾀﾞ;;;;", "SORT-STRING:Hill",
      "N;SORT-AS=\"Harten,Rene\":van der Harten;Rene;;;", version: "4.0")
    #expect(
      card.extras == [
        "SOUND=ﾔﾏﾀﾞ;;;; [IRMC-N]", "SORT-STRING=Hill", "SORT-AS=Harten,Rene",
      ])
  }

  @Test("nicknames come from lists, in every version")
  func nicknames() {
    #expect(mapped("NICKNAME:Ferny, Fee,,Ann\\,e").fields.nicknames == ["Ferny", "Fee", "Ann,e"])
    let old = mapped("NICKNAME:Ferny,Fee", "X-NICKNAME:Hilly", version: "2.1")
    #expect(old.fields.nicknames == ["Ferny", "Fee", "Hilly"])
  }

  @Test("KIND, and Apple's signs for it, say what a card describes")
  func kinds() {
    #expect(mapped("KIND:org", version: "4.0").fields.kind == .organization)
    #expect(mapped("KIND:GROUP", version: "4.0").fields.kind == .group)
    #expect(mapped("X-ADDRESSBOOKSERVER-KIND:group").fields.kind == .group)
    let place = mapped("KIND:location", version: "4.0")
    #expect(place.fields.kind == .individual)
    #expect(place.extras == ["KIND=location"])
    #expect(mapped("KIND:individual", version: "4.0").extras.isEmpty)
  }

  @Test("a card shown as a company is one, and bears its name where there is no other")
  func company() {
    let card = mapped("N:Hill;Fern;;;", "ORG:Northwind;Sales", "X-ABShowAs:COMPANY", named: false)
    #expect(card.fields.kind == .organization)
    #expect(card.fields.name.display == "Northwind")
    #expect(mapped("ORG:Northwind", "X-ABShowAs:COMPANY").fields.name.display == "Fern Hill")
    #expect(mapped("X-ABShowAs:PERSON").extras == ["X-ABSHOWAS=PERSON"])
  }

  @Test(
    "a name put together of its parts has the family first where that is written so",
    arguments: [
      ("N:山田;太郎", "山田 太郎"), ("N:김;철수;;;", "김 철수"), ("N:Yamada;Taro", "Taro Yamada"),
      ("N:Müller;太郎", "太郎 Müller"), ("N:;太郎", "太郎"),
    ])
  func eastAsian(line: String, display: String) {
    #expect(mapped(line, named: false).fields.name.display == display)
  }
}
