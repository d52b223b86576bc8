import CirclesModel
import CirclesQueries
import Testing

@testable import CirclesStore
@testable import circles_import

@Suite struct PersonCardTests {
  private let zoe = PeopleFixtures.person("Zoë Lindqvist")

  private func lines(
    _ birthday: UpcomingBirthday? = nil, fields: (inout ContactFields) -> Void = { _ in },
    change: (inout PersonSheet) -> Void = { _ in }
  ) -> [String] {
    var said = ContactFields()
    said.name.display = "Zoë Lindqvist"
    fields(&said)
    var sheet = PeopleFixtures.sheet(said, of: zoe)
    change(&sheet)
    return PersonCard(sheet, birthday: birthday, .plain).lines()
  }

  @Test("it begins with who that is, and ends with the id")
  func frame() {
    let lines = lines()
    #expect(lines.first == "Zoë Lindqvist  Friend")
    #expect(lines.last == "Id            3f2a1b7c-0000-5000-8000-000000000001")
  }

  @Test("somebody without any interaction was never met: no score, no blame")
  func never() { #expect(lines().contains("Last contact  never")) }

  @Test("the last contact is told in days, with how often there was one")
  func lastContact() {
    let met = lines(change: {
      $0.daysSinceLastContact = 12
      $0.interactionCount = 1
    })
    #expect(met.contains("Last contact  12 days ago  1 interaction in all"))
  }

  @Test("a birthday comes with the age and the days until the next")
  func birthday() {
    let next = PeopleFixtures.birthday(zoe, on: "2027-05-12", in: 172, turns: 39)
    let lines = lines(next) { $0.birthday = PartialDate(year: 1988, month: 5, day: 12) }
    #expect(lines.contains("Birthday      12 May 1988  38 years old"))
    #expect(lines.contains("              next 2027-05-12, in 172 days"))
  }

  @Test("on the day itself it says so")
  func birthdayToday() {
    let next = PeopleFixtures.birthday(zoe, on: "2026-05-12", in: 0, turns: 38)
    let lines = lines(next) { $0.birthday = PartialDate(year: 1988, month: 5, day: 12) }
    #expect(lines.contains("Birthday      12 May 1988  turns 38 today"))
    #expect(lines.contains("              Today!"))
  }

  @Test("a birthday without a year has no age")
  func yearless() {
    let next = PeopleFixtures.birthday(zoe, on: "2027-03-03", in: 102)
    let lines = lines(next) { $0.birthday = PartialDate(month: 3, day: 3) }
    #expect(lines.contains("Birthday      3 March"))
  }

  @Test("a birthday of another calendar is told in both")
  func otherCalendar() {
    let next = PeopleFixtures.birthday(zoe, on: "2027-03-18", in: 117)
    let lines = lines(next) {
      $0.birthday = PartialDate(year: 5745, month: 7, day: 9, calendar: "hebrew")
    }
    let text = lines.first { $0.hasPrefix("Birthday") } ?? ""
    #expect(text.contains("9 ") && text.contains("5745, hebrew calendar"))
    #expect(lines.contains("              next 2027-03-18, in 117 days"))
  }

  @Test("labels stand below one another behind the values")
  func alignment() {
    let lines = lines {
      $0.phones = [
        Phone(value: "+44 7700 900142", label: "mobile", preferred: true),
        Phone(value: "+46 8 465", label: "Summer house"),
      ]
    }
    #expect(lines.contains("Phone         +44 7700 900142  mobile, preferred"))
    #expect(lines.contains("              +46 8 465        Summer house"))
  }

  @Test("relations are shown once: with the person found, else with the name that was said")
  func relations() {
    let lines = lines {
      $0.related = [
        RelatedPerson(type: "sister", name: "Maja"), RelatedPerson(type: "friend", name: "Pepe"),
      ]
    } change: {
      $0.connections = [
        .init(isOutgoing: true, otherID: "2", otherName: "Maja", type: "sister", context: nil),
        .init(isOutgoing: false, otherID: "3", otherName: "Henrik", type: "spouse", context: nil),
      ]
    }
    #expect(lines.contains("Relations     Maja    sister"))
    #expect(lines.contains("              Henrik  has this person as spouse"))
    #expect(lines.contains("              Pepe    friend"))
    #expect(lines.filter { $0.contains("Maja") }.count == 1)
  }

  @Test("what the other side says is left out where this side says something")
  func bothSides() {
    let lines = lines(change: {
      $0.connections = [
        .init(isOutgoing: true, otherID: "2", otherName: "Maja", type: "sister", context: nil),
        .init(isOutgoing: false, otherID: "2", otherName: "Maja", type: "sibling", context: nil),
      ]
    })
    #expect(lines.filter { $0.contains("Maja") } == ["Relations     Maja  sister"])
  }

  @Test("what programs say to one another is left out, and a long value is cut")
  func extras() {
    let lines = lines {
      $0.extra = [
        ExtraProperty(name: "PRODID", value: "-//Somebody//EN"),
        ExtraProperty(name: "HOBBY", value: "sailing"),
        ExtraProperty(name: "X-KEY", value: String(repeating: "A", count: 4000)),
      ]
    }
    #expect(!lines.joined().contains("PRODID"))
    #expect(lines.contains { $0.hasPrefix("Also said     sailing") && $0.hasSuffix("HOBBY") })
    #expect(lines.allSatisfy { TerminalWidth.of($0) <= 100 })
  }

  @Test("the job is not told twice")
  func job() {
    let lines = lines {
      $0.jobTitle = "Baker"
      $0.organization = "Northwind"
    } change: {
      $0.jobInfo = "Baker at Northwind"
    }
    #expect(lines.filter { $0.contains("Baker") } == ["Work          Baker at Northwind"])
    #expect(self.lines(change: { $0.jobInfo = "retired" }).contains("Job           retired"))
  }

  @Test("an address is one line, and a note keeps its lines")
  func addressAndNote() {
    let lines = lines {
      var address = PostalAddress()
      address.label = "home"
      address.street = "4 Wharf Lane\nFlat 2"
      address.city = "Bristol"
      address.postalCode = "BS1 4RW"
      $0.addresses = [address]
      $0.note = "sings alto\nloves buns"
    }
    #expect(lines.contains("Address       4 Wharf Lane, Flat 2, BS1 4RW Bristol  home"))
    #expect(lines.contains("Note          sings alto"))
    #expect(lines.contains("              loves buns"))
  }

  @Test("nothing that a file said reaches the terminal unescaped")
  func escaping() {
    let nasty = "\u{1B}[2J\u{202E}"
    let lines = lines {
      $0.note = nasty
      $0.organization = nasty
      $0.nicknames = [nasty]
      $0.phones = [Phone(value: nasty, label: nasty)]
      $0.extra = [ExtraProperty(name: nasty, value: nasty)]
      $0.handles = [Handle(service: nasty, value: nasty)]
      $0.dates = [LabelledDate(label: nasty, date: PartialDate(year: 1, calendar: nasty))]
      $0.birthday = PartialDate(month: 1, calendar: nasty)
    } change: {
      $0.aliases = [.init(name: nasty, origin: "manual")]
      $0.groups = [nasty]
      $0.familyDetails = nasty
    }
    let text = lines.joined()
    #expect(!text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
    #expect(text.contains("\\u{1B}[2J"))
  }

  @Test("for programs it is the contact as read prints it, with what the notebook adds")
  func json() {
    var fields = ContactFields()
    fields.name.display = "Zoë"
    fields.birthday = PartialDate(month: 3, day: 3)
    let sheet = PeopleFixtures.sheet(fields, of: zoe)
    let next = PeopleFixtures.birthday(zoe, on: "2027-03-03", in: 102)
    let text = String(decoding: SheetLine.json(sheet, birthday: next), as: UTF8.self)
    #expect(text.hasPrefix("{\"type\":\"person\",\"id\":\"3f2a1b7c-"))
    #expect(text.contains("\"name\":{\"display\":\"Zoë\""))
    #expect(
      text.contains(
        "\"next_birthday\":{\"date\":\"2027-03-03\",\"days\":102,\"when\":\"later\"}"))
    #expect(text.contains("\"interactions\":0"))
    #expect(!text.contains("relationship_score"))
    #expect(text.hasSuffix("}\n"))
  }
}
