import SeededRandom
import Testing
import VCard

/// Sets every value of a card to something made up, writes it in each form, and reads it again.
@Suite("What is set is read again")
struct TypedRoundTripTests {
  @Test(
    "through 3.0, 4.0 and jCard", arguments: [Version.v21, .v30, .v40])
  func roundTrip(version: Version) throws {
    var maker = ValueMaker(seed: 20_260_317)
    for round in 0..<100 {
      let card = maker.card(version)
      let written = ["set": card].merging(
        [
          "3.0": try #require(
            VCardReader.cards(in: VCardWriter.write(card, as: .v30)).cards.first),
          "4.0": try #require(
            VCardReader.cards(in: VCardWriter.write(card, as: .v40)).cards.first),
          "jCard": try #require(JCardReader.cards(in: JCardWriter.write(card)).cards.first),
        ], uniquingKeysWith: { first, _ in first })
      for (form, again) in written { expect(again, maker, "\(form), round \(round)") }
    }
  }

  private func expect(_ card: Card, _ set: ValueMaker, _ place: String) {
    let comment = Comment(rawValue: place)
    #expect(card.formattedName == set.formattedName, comment)
    #expect(card.name == set.name, comment)
    #expect(card.nicknames == set.nicknames, comment)
    #expect(card.emails == set.emails, comment)
    #expect(card.phones == set.phones, comment)
    #expect(card.urls == set.urls, comment)
    #expect(card.addresses == set.addresses, comment)
    #expect(card.birthday == set.birthday, comment)
    #expect(card.anniversary == set.anniversary, comment)
    #expect(card.dates == set.dates, comment)
    #expect(card.organizations == set.organizations, comment)
    #expect(card.notes == set.notes, comment)
    #expect(card.categories == set.categories, comment)
    #expect(card.relations == set.relations, comment)
    #expect(card.photos == set.photos, comment)
    #expect(card.handles == set.handles, comment)
    #expect(card.kind == set.kind, comment)
    #expect(card.members == set.members, comment)
    #expect(card.uid == set.uid, comment)
    #expect(card.revision == set.revision, comment)
  }
}

/// The values of a card, the same ones for the same seed.
struct ValueMaker {
  private var random: SeededRandom
  var formattedName: String?
  var name: Card.Name?
  var nicknames: [String] = []
  var emails: [Labelled<String>] = []
  var phones: [Labelled<String>] = []
  var urls: [Labelled<String>] = []
  var addresses: [Labelled<Card.Address>] = []
  var birthday: CalendarDateValue?
  var anniversary: CalendarDateValue?
  var dates: [Labelled<CalendarDateValue>] = []
  var organizations: [Card.Organization] = []
  var notes: [String] = []
  var categories: [String] = []
  var relations: [Card.Relation] = []
  var photos: [Card.Photo] = []
  var handles: [ServiceHandle] = []
  var kind = Card.Kind.individual
  var members: [String] = []
  var uid: String?
  var revision: String?

  init(seed: UInt64) { random = SeededRandom(seed) }

  /// A card of new values, which are kept here.
  mutating func card(_ version: Version) -> Card {
    formattedName = maybe { $0.text() }
    name = maybe {
      Card.Name(
        family: $0.many { $0.text() }, given: [$0.text()], additional: $0.many { $0.text() },
        prefixes: $0.many { $0.text() }, suffixes: $0.many { $0.text() })
    }
    nicknames = many { $0.text() }
    emails = many { maker in maker.labelled { $0.text() + "@example.org" } }
    phones = many { maker in maker.labelled { "+1 503 555 010\($0.random.below(10))" } }
    urls = many { maker in maker.labelled { "https://example.org/\($0.random.below(9));,a" } }
    addresses = many { maker in
      maker.labelled {
        Card.Address(
          street: $0.text(), city: $0.text(), country: $0.maybe { $0.text() } ?? "",
          // `\n` is a line break in a LABEL, as RFC 6350 has it in its examples.
          formatted: ($0.maybe { $0.text() } ?? "").replacing("\\n", with: ""))
      }
    }
    birthday = maybe { $0.day() }
    anniversary = maybe { $0.day() }
    dates = many { maker in maker.labelled { $0.day() } }
    organizations = many { Card.Organization($0.text(), units: $0.many { $0.text() }) }
    notes = many { $0.text() }
    categories = many { $0.text() }
    relations = many { maker in
      let isName = maker.random.below(2) == 0
      return Card.Relation(
        isName ? .name(maker.text()) : .uri("urn:uuid:\(maker.random.below(9))"),
        types: maker.maybe { $0.one(["spouse", "friend", "co-worker"]) }.map { [$0] } ?? [],
        customLabel: maker.maybe { $0.text() })
    }
    photos = many { maker in
      maker.random.below(2) == 0
        ? Card.Photo(data: (0...maker.random.below(90)).map { UInt8($0) }, mediaType: "image/png")
        : Card.Photo(
          uri: "https://example.org/a/b?c=d,e", mediaType: maker.maybe { _ in "image/jpeg" })
    }
    handles = []
    for handle in many({ maker in
      ServiceHandle(
        service: maker.one(["skype", "own word", "im"]).filter { $0 != " " }, user: maker.text())
    }) where !handles.contains(handle) { handles.append(handle) }
    kind = one([.individual, .organization, .group, .other("location")])
    members = many { "urn:uuid:\($0.random.below(9))" }
    uid = maybe { $0.one(["urn:uuid:7", "7", "a;b,c"]) }
    revision = maybe { _ in "20240102T030405Z" }
    return made(version)
  }

  private func made(_ version: Version) -> Card {
    var card = Card(version: version)
    card.formattedName = formattedName
    card.name = name
    card.nicknames = nicknames
    card.emails = emails
    card.phones = phones
    card.urls = urls
    card.addresses = addresses
    card.birthday = birthday
    card.anniversary = anniversary
    card.dates = dates
    card.organizations = organizations
    card.notes = notes
    card.categories = categories
    card.relations = relations
    card.photos = photos
    card.handles = handles
    card.kind = kind
    card.members = members
    card.uid = uid
    card.revision = revision
    return card
  }

  private mutating func maybe<Value>(_ make: (inout Self) -> Value) -> Value? {
    random.below(3) == 0 ? nil : make(&self)
  }

  private mutating func many<Value>(_ make: (inout Self) -> Value) -> [Value] {
    (0..<random.below(4)).map { _ in make(&self) }
  }

  private mutating func one<Value>(_ values: [Value]) -> Value {
    values[random.below(values.count)]
  }

  private mutating func labelled<Value>(_ make: (inout Self) -> Value) -> Labelled<Value> {
    Labelled(
      make(&self), types: random.below(2) == 0 ? [] : one([["home"], ["work", "fax"], ["cell"]]),
      customLabel: maybe { $0.text() }, preference: one([nil, 1, 50, 100]))
  }

  private mutating func day() -> CalendarDateValue {
    let days: [CalendarDateValue?] = [
      CalendarDateValue(year: 1980 + random.below(40), month: 2, day: 1 + random.below(28)),
      CalendarDateValue(month: 2, day: 29), CalendarDateValue(year: 1985),
      CalendarDateValue(year: 1985, month: 4),
      CalendarDateValue(year: 5745, month: 13, day: 3, calendar: .hebrew),
      CalendarDateValue(year: 2, month: 11, day: 1, calendar: .chinese, era: 78),
      CalendarDateValue(month: 11, day: 1, calendar: .chinese),
    ]
    return one(days.compactMap(\.self))
  }

  /// A text that does not begin or end with blanks, since readers drop those.
  private mutating func text() -> String {
    let pieces = [
      "Zoe", "x, y", ";", ":", "\\", "\"", "^", "=0A", "\\n", "\\,", "é", "日本", "😀", "a\nb", "%41",
    ]
    return "t" + (0..<random.below(6)).map { _ in one(pieces) }.joined() + "t"
  }
}
