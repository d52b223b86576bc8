import CirclesModel
import Testing

@testable import CirclesMatching

/// Ages and days that are somebody's birthday by their card.
@Suite struct BirthdayTests {
  private static let people: [KnownPerson] = {
    var people = BookReading.people(
      """
      wim|Wim Terpstra|Wim|Terpstra|||||||
      wilma|Wilma Orlando|Wilma|Orlando|||||||
      nora|Nora Quist|Nora|Quist|||||||
      olga|Olga Pirie|Olga|Pirie|||||||
      anas|Ana Moreau|Ana|Moreau|||||||
      """)
    people[0].fields.birthday = PartialDate(year: 1975, month: 3, day: 14)
    people[1].fields.birthday = PartialDate(year: 1990, month: 9, day: 2)
    people[2].fields.birthday = PartialDate(month: 6, day: 9)
    people[4].fields.birthday = PartialDate(year: 1990, month: 4, day: 20)
    return people
  }()
  private static let matcher = Matcher(index: PersonIndex(people: people))

  private func note(_ text: String, _ month: Int, _ day: Int, _ source: NoteSource = .manual)
    -> NoteRecord
  {
    var note = BookReading.note(text, source)
    note.capturedAt = WallTime(secondsSince1970: 0).taken(2025, month, day)
    return note
  }

  private func birthday(_ person: String, _ note: NoteRecord) -> Double? {
    guard let index = Self.people.firstIndex(where: { $0.identifier == person }) else { return nil }
    return Self.matcher.scorer(of: note).candidates.find(UInt32(index))?.strength(.birthday)
  }

  @Test("An age that somebody comes to about the day of the note tells whom it is said of")
  func age() {
    let text = "big plans, fifty on friday, and he wants a quiet dinner and no band"
    let about = Self.matcher.decide(note(text, 3, 10))
    #expect(about.suggestions.first?.identifier == "wim")
    #expect(about.suggestions.first?.reason?.kind == "birthday")
    #expect(about.contact == nil)
    // Half a year away nobody is fifty.
    #expect(birthday("wim", note(text, 8, 10)) ?? 0 == 0)
  }

  @Test("A day on a card is somebody's birthday, with or without the year")
  func day() {
    #expect(birthday("nora", note("Nora: party for her birthday on the 9th of June", 5, 1)) == 1)
    #expect(birthday("olga", note("Olga: party for her birthday on the 9th of June", 5, 1)) == 0)
  }

  @Test("Hours, counts and days are no ages")
  func counts() {
    for text in ["Wim: 50 minutes late", "Wim: dinner for 50 people", "Wim: 12 March at the mill"] {
      #expect(birthday("wim", note(text, 3, 1)) == 0, "\(text)")
    }
    #expect(birthday("wim", note("Wim will be 50 on the day", 3, 1)) == 1)
  }

  @Test("A number behind a text's first word is an age on the very day that somebody comes to it")
  func head() {
    #expect(birthday("wim", note("W 50! coffee in bed, then the mill", 3, 14)) == 1)
    #expect(birthday("wim", note("W 50! coffee in bed, then the mill", 3, 20)) ?? 0 == 0)
    #expect(birthday("wim", note("w 50 pounds of flour, then the mill", 3, 14)) ?? 0 == 0)
    #expect(birthday("wim", note("Forgot the card again! 50 was yesterday", 3, 15)) == 1)
  }

  @Test("A name typed in small letters without the sign of its owner is the name")
  func unsigned() {
    let decision = Self.matcher.decide(note("wilmas 35th on sat. the cake is ordered", 8, 30))
    #expect(decision.contact?.identifier == "wilma")
    #expect(Self.matcher.decide(note("the wilms are away on sat", 8, 30)).contact == nil)
  }

  @Test("A note of a birthday has the keys of whoever has it")
  func keys() {
    let keys = Self.matcher.keys(of: note("fifty on friday, no band", 3, 10))
    #expect(!PersonIndex.keys(of: Self.people[0]).isDisjoint(with: keys))
    let other = Self.matcher.keys(of: note("fifty boxes in the shed", 3, 10))
    #expect(PersonIndex.keys(of: Self.people[0]).isDisjoint(with: other))
  }

  @Test("Who was born on 29 February is met in every year")
  func leapDay() throws {
    let birthday = Birthday(PartialDate(year: 1980, month: 2, day: 29))
    let day = try #require(GregorianDay(year: 2026, month: 3, day: 1))
    #expect(birthday.day(in: 2026) == day)
    #expect(birthday.day(in: 2028) == GregorianDay(year: 2028, month: 2, day: 29))
    #expect(Birthday.keys(on: day) == [Birthday.key(3, 1), birthday.key])
    #expect(Birthday(PartialDate(year: 5750, month: 1, day: 3, calendar: "hebrew")).key == 0)
  }

  @Test(
    "A birthday today or tomorrow is on the card of whoever has it",
    arguments: ["Wilma bday today, card from us", "Wilma cumple hoy", "Wilma: Geburtstag heute"])
  func relative(text: String) {
    #expect(birthday("wilma", note(text, 9, 2)) ?? 0 > 0)
    #expect(birthday("wilma", note(text, 9, 3)) ?? 0 == 0)
  }

  @Test("A day near no word for a birthday says nothing of one")
  func noBirthday() {
    #expect(birthday("wilma", note("Wilma comes today and wants the loom", 9, 2)) ?? 0 == 0)
  }
}

extension WallTime {
  fileprivate func taken(_ year: Int, _ month: Int, _ day: Int) -> MessageTime {
    var wall = self
    (wall.year, wall.month, wall.day) = (year, month, day)
    return .wall(wall)
  }
}
