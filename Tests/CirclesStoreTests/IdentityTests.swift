import CirclesModel
import CirclesStore
import Testing

@Suite("Who is who") struct IdentityTests {
  let book: TestNotebook
  init() throws { book = try TestNotebook() }

  private func count() throws -> Int {
    Int(try book.value("SELECT count(*) FROM contact") ?? "") ?? -1
  }

  @Test(
    "who share a name and a landline are two where their birthdays say so",
    arguments: [
      ((1950, 3, 4), (1980, 6, 5), 2), ((1950, 3, 4), (1980, 3, 5), 2),
      ((1950, 3, 4), (1951, 3, 4), 1), ((1950, 3, 4), (1950, 4, 3), 1),
    ])
  func fatherAndSon(father: (Int, Int, Int), son: (Int, Int, Int), people: Int) throws {
    let cards = zip(["a", "b"], [father, son]).map { uid, born in
      person("John Hale", uid: uid, phone: "+441632960100") {
        $0.birthday = PartialDate(year: born.0, month: born.1, day: born.2)
      }
    }
    try book.load(cards)
    #expect(try book.value("SELECT count(*) FROM contact") == "\(people)")
    let before = try book.contents()
    try book.load(cards)
    #expect(try book.contents() == before)
  }

  @Test("who corrected a birthday is still met by the one on the card, and by an e-mail address")
  func correctedBirthday() throws {
    func card(_ uid: String, _ year: Int, _ month: Int, mail: String? = nil) -> ContactRecord {
      person("Ana Ruiz", uid: uid, phone: "+15035550101") {
        $0.birthday = PartialDate(year: year, month: month, day: 4)
        $0.emails = mail.map { [Email(value: $0)] } ?? []
      }
    }
    try book.load([card("a", 1980, 1, mail: "ana@example.com")])
    try book.sql("UPDATE contact SET birthday_year = 1985, birthday_month = 3")
    #expect(try book.load([card("b", 1980, 1)], source: "two").actions == [.merged])
    let mailed = card("c", 1990, 7, mail: "ana@example.com")
    #expect(try book.load([mailed], source: "three").actions == [.merged])
    #expect(try book.load([card("d", 1950, 9)], source: "four").actions == [.created])
  }

  @Test("a number that has no normal form is the same where its digits are")
  func unusualNumber() throws {
    func jana(_ number: String, _ uid: String) -> ContactRecord {
      person("Jana Weiss", uid: uid) { $0.phones = [Phone(value: number)] }
    }
    try book.load([jana("0152 28817386", "a"), jana("112", "x")])
    #expect(try count() == 2)
    #expect(try book.load([jana("0152/2881-7386", "b")], source: "two").actions == [.merged])
    #expect(try book.load([jana("112", "c")], source: "three").actions == [.created])
    #expect(try book.load([jana("0152 28817387", "d")], source: "four").actions == [.created])
  }

  @Test("a name is the same with and without a blank where scripts have none")
  func unspacedNames() throws {
    func taro(_ shown: String, _ uid: String) -> ContactRecord {
      person(shown, uid: uid, phone: "+819012345678") {
        ($0.name.family, $0.name.given) = ("山田", "太郎")
      }
    }
    try book.load([taro("山田 太郎", "j1")])
    #expect(try book.load([taro("山田太郎", "j2")], source: "google").actions == [.merged])
  }

  @Test("a UID of the same source is the same contact, without urn:uuid: and case")
  func sameUID() throws {
    let uid = "6F9619FF-8B86-D011-B42D-00C04FC964FF"
    try book.load([person("Ana Ruiz", uid: uid)])
    let again = try book.load([
      person("Ana Maria Ruiz", uid: "urn:uuid:" + uid.lowercased())
    ])
    #expect(again.actions == [.updated])
    #expect(try count() == 1)
    #expect(try book.value("SELECT name FROM contact") == "\"Ana Maria Ruiz\"")
  }

  @Test("of two namesakes without UID each keeps their own, whichever of them an export holds")
  func namesakesApart() throws {
    /// The identifier is made of the name alone where the file holds no namesake.
    func sam(_ phone: String..., title: String = "", alone: Bool) -> ContactRecord {
      var sam = person("Sam Lee") { fields in
        fields.phones = phone.map { Phone(value: $0, normalized: $0) }
        fields.jobTitle = title
      }
      sam.bearsUniqueName = alone
      if !alone { sam.identifier += "/" + (phone.first ?? "") }
      return sam
    }
    let (one, other) = ("+15035550101", "+15035550102")
    try book.load([sam(one, alone: false), sam(other, alone: false)])
    // So that neither gets another id.
    try book.sql(
      "INSERT INTO interaction (id, contact_id, content, interaction_date) "
        + "SELECT id, id, name, '2026-01-01' FROM contact")
    let numbers = "SELECT id, normalized FROM phone JOIN contact ON key = contact_key ORDER BY 1, 2"
    let before = try book.rows(numbers)
    for phone in [one, other, one] {
      #expect(try book.load([sam(phone, alone: true)]).actions == [.unchanged])
      #expect(try book.rows(numbers) == before)
    }
    #expect(try book.load([sam(other, title: "Baker", alone: true)]).actions == [.updated])
    #expect(try book.rows(numbers) == before)
    #expect(
      try book.rows(
        "SELECT job_title FROM contact JOIN phone ON key = contact_key WHERE normalized = '\(other)'"
      )
        == ["\"Baker\""])
    let both = [sam(one, alone: false), sam(other, title: "Baker", alone: false)]
    #expect(try book.load(both).actions == [.unchanged, .unchanged])
    #expect(try count() == 2)
  }

  @Test("what the user took out stays out when an older card comes before the one that said it")
  func olderFirst() throws {
    let new = person("Ana Ruiz", uid: "a", phone: "+15035550102", "+15035550103") {
      $0.jobTitle = "Baker"
    }
    try book.load([new])
    try book.sql(
      "DELETE FROM phone WHERE normalized = '+15035550103'",
      "UPDATE contact SET job_title = NULL, job_info = NULL")
    try book.load([person("Ana Ruiz", uid: "a", phone: "+15035550101"), new])
    #expect(
      try book.rows("SELECT normalized FROM phone ORDER BY 1")
        == ["\"+15035550101\"", "\"+15035550102\""])
    #expect(try book.rows("SELECT job_title, job_info FROM contact") == ["-|-"])
    #expect(try book.load([new]).actions == [.unchanged])
  }

  @Test("a group and a person who share a UID are two, in either order and in every run")
  func groupAndPerson() throws {
    let (club, ana) = (group("Club", uid: "x1", ["x2"]), person("Ana Ruiz", uid: "x1"))
    for cards in [[club, ana], [ana, club]] {
      let book = try TestNotebook()
      let loaded = try book.load(cards)
      #expect(loaded.actions == [.created, .created])
      #expect(loaded.codes.isEmpty)
      #expect(try book.rows("SELECT name FROM contact") == ["\"Ana Ruiz\""])
      #expect(try book.rows("SELECT name FROM contact_group") == ["\"Club\""])
      let before = try book.dump(without: ["run"])
      #expect(try book.load(cards).actions == [.unchanged, .unchanged])
      #expect(try book.dump(without: ["run"]) == before)
      // One that the user has deleted stays so, and the other is as it was.
      try book.sql("DELETE FROM contact_group")
      let changed = group("Clubs", uid: "x1", ["x2"])
      #expect(try book.load([changed, ana]).actions == [.unchanged, .unchanged])
      #expect(try book.value("SELECT count(*) FROM contact_group") == "0")
    }
  }

  @Test("a UID that is a UUID is the same contact from any source, whatever the name")
  func sameUUIDElsewhere() throws {
    let uid = "6f9619ff-8b86-d011-b42d-00c04fc964ff"
    try book.load([person("Ana Ruiz", uid: uid)])
    let other = try book.load([person("A. Ruiz", uid: uid)], source: "other")
    #expect(other.actions == [.merged])
    #expect(try count() == 1)
  }

  @Test("a UID that is no UUID means the same elsewhere only with the same name")
  func plainUIDElsewhere() throws {
    try book.load([person("Ana Ruiz", uid: "1"), person("Ben Hale", uid: "2")])
    let other = try book.load(
      [person("RUIZ, Ana", uid: "1"), person("Cem Aydin", uid: "2")], source: "other")
    #expect(other.actions == [.merged, .created])
    #expect(other.outcomes[1].result.identifier == "other#2")
    let again = try book.load(
      [person("RUIZ, Ana", uid: "1"), person("Cem Aydin", uid: "2")], source: "other")
    #expect(again.actions == [.unchanged, .unchanged])
    #expect(again.outcomes.map(\.result.identifier) == ["1", "other#2"])
  }

  @Test(
    "the same full name and a shared phone, e-mail or handle is the same contact",
    arguments: ["phone", "email", "handle"])
  func sharedEvidence(kind: String) throws {
    func card(_ name: String, uid: String) -> ContactRecord {
      person(name, uid: uid) { fields in
        switch kind {
        case "phone":
          fields.phones = [Phone(value: "555 01 01", normalized: "+15035550101")]
        case "email": fields.emails = [Email(value: uid == "a" ? "X@example.com" : "x@EXAMPLE.com")]
        default: fields.handles = [Handle(service: "skype", value: uid == "a" ? "Jo" : "jo")]
        }
      }
    }
    try book.load([card("Dr. José Łukasz", uid: "a")])
    let other = try book.load([card("Lukasz, Jose", uid: "b")], source: "other")
    #expect(other.actions == [.merged])
    #expect(other.outcomes[0].result.identifier == "a")
    #expect(try book.rows("SELECT value FROM identifier") == ["\"b\""])
  }

  @Test("neither the name alone nor a number alone makes one contact of two")
  func namesAndNumbersAlone() throws {
    try book.load([person("Ana Ruiz", uid: "a", phone: "+15035550101")])
    let other = try book.load(
      [
        person("Ana Ruiz", uid: "b", phone: "+15035550102"),
        person("Ben Ruiz", uid: "c", phone: "+15035550101"),
      ], source: "other")
    #expect(other.actions == [.created, .created])
  }

  @Test("a father and a son on one line stay two")
  func generations() throws {
    let loaded = try book.load([
      person("Ben Hale Sr.", uid: "a", phone: "+15035550101"),
      person("Ben Hale Jr.", uid: "b", phone: "+15035550101"),
    ])
    #expect(loaded.actions == [.created, .created])
  }

  @Test("the same full name and full birthday is the same contact; a birthday without year is not")
  func birthdays() throws {
    func born(_ uid: String, _ year: Int?) -> ContactRecord {
      person("Ana Ruiz", uid: uid) { $0.birthday = PartialDate(year: year, month: 3, day: 15) }
    }
    try book.load([born("a", 1990)])
    #expect(try book.load([born("b", 1990)], source: "b").actions == [.merged])
    #expect(try book.load([born("c", 1991)], source: "c").actions == [.created])
    #expect(try book.load([born("d", nil)], source: "d").actions == [.created])
    #expect(try book.load([born("e", nil)], source: "e").actions == [.created])
  }

  @Test("rows that another program edited decide, not what sources said")
  func editedRowsDecide() throws {
    try book.load([person("Ana Ruiz", uid: "a", phone: "+15035550101")])
    try book.sql("DELETE FROM phone")
    let other = try book.load(
      [person("Ana Ruiz", uid: "b", phone: "+15035550101")], source: "other")
    #expect(other.actions == [.created])
  }

  @Test("a card without UID whose number changed is known by its name within its source")
  func changedNumber() throws {
    try book.load([person("Ana Ruiz", phone: "+15035550101")])
    let again = try book.load([person("Ana Ruiz", phone: "+15035550102")])
    #expect(again.actions == [.updated])
    #expect(try book.rows("SELECT value FROM phone") == ["\"+15035550102\""])
    let other = try book.load([person("Ana Ruiz", phone: "+15035550109")], source: "other")
    #expect(other.actions == [.created])
    #expect(other.outcomes[0].result.identifier == "other#derived:ana ruiz")
  }

  @Test("a name is no reason where the file or the notebook holds it twice")
  func namesakes() throws {
    let first = person("Ana Ruiz", phone: "+15035550101").among(namesakes: "1")
    let second = person("Ana Ruiz", phone: "+15035550102").among(namesakes: "2")
    #expect(try book.load([first, second]).actions == [.created, .created])
    let third = person("Ana Ruiz", phone: "+15035550103").among(namesakes: "3")
    #expect(try book.load([first, second, third]).actions == [.unchanged, .unchanged, .created])
    // Alone in its file now, but two contacts of this source bear the name.
    #expect(try book.load([person("Ana Ruiz", phone: "+15035550104")]).actions == [.created])
  }

  @Test("A part of a file and then the whole give the ids of the whole, with a further card, too")
  func partThenWhole() throws {
    func born(_ uid: String?, _ phone: String) -> ContactRecord {
      person("Ana Ruiz", uid: uid, phone: phone) {
        $0.birthday = PartialDate(year: 1990, month: 3, day: 15)
      }
    }
    let (first, other) = (born(nil, "+15035550101"), born("u", "+15035550102"))
    let whole = [
      first.among(namesakes: "1"), other, born(nil, "+15035550103").among(namesakes: "2"),
    ]
    try book.load([first, other])
    let part = try book.rows("SELECT id, identifier FROM contact")
    let second = try book.load(whole)
    let fresh = try TestNotebook()
    try fresh.load(whole)
    for sql in ["SELECT id, identifier, name FROM contact", "SELECT value FROM phone ORDER BY 1"] {
      #expect(try book.rows(sql) == fresh.rows(sql))
    }
    _ = try book.notebook.undo(run: second.run)
    #expect(try book.rows("SELECT id, identifier FROM contact") == part)

    for edit in ["family_details = 'two cats'", "family_details = NULL, job_title = 'Baker'"] {
      try book.sql("UPDATE contact SET \(edit)")
      let again = try book.load(whole)
      #expect(try book.rows("SELECT id, identifier FROM contact") == part, "somebody edited them")
      _ = try book.notebook.undo(run: again.run)
    }
  }

  @Test("a UID twice in one file is one contact: first scalars, all values, and a note")
  func uidTwice() throws {
    let cards = [
      person("Ana Ruiz", uid: "a", phone: "+15035550101") { $0.jobTitle = "Engineer" },
      person("Ana R.", uid: "A", phone: "+15035550102") {
        $0.jobTitle = "Baker"
        $0.note = "Choir"
      },
    ]
    let loaded = try book.load(cards)
    #expect(loaded.actions == [.created, .merged])
    #expect(loaded.codes == ["contact.same-identifier"])
    #expect(
      try book.rows("SELECT name, job_title, note FROM contact")
        == ["\"Ana Ruiz\"|\"Engineer\"|\"Choir\""])
    #expect(try book.rows("SELECT value FROM phone").count == 2)
    let before = try book.dump(without: ["run"])
    #expect(try book.load(cards).actions == [.unchanged, .unchanged])
    #expect(try book.load(cards.reversed()).actions == [.unchanged, .unchanged])
    #expect(try book.dump(without: ["run"]) == before)
  }

  @Test("a UID that is somebody else's does not become a contact's own with one more card")
  func uidOfAnother() throws {
    try book.load([person("Zoë Ruiz", uid: "u")], source: "one")
    let hartley = person("Ben Hartley", uid: "u")
    try book.load([hartley], source: "two")
    try book.load([hartley, person("Zoë Weber", uid: "u")], source: "two")
    #expect(
      try book.rows("SELECT identifier FROM known_identifier ORDER BY 1")
        == ["\"two#u\"", "\"u\""])
  }

  @Test("a file given twice in one run is loaded once")
  func fileTwice() throws {
    let cards = [person("Ana Ruiz", uid: "a"), person("Ana R.", uid: "a"), person("Ben Hale")]
    let loaded = try book.load(cards + cards)
    #expect(loaded.actions == [.created, .merged, .created, .unchanged, .unchanged, .unchanged])
  }

  @Test("a file in which every card has the same UID keeps every card, in bounded contacts")
  func oneUIDForAll() throws {
    let cards = (0..<80).map {
      person("Person Number\($0)", uid: "0", phone: "+1503555\(1000 + $0)")
    }
    let loaded = try book.load(cards)
    #expect(loaded.actions.filter { $0 == .merged }.count == 63)
    #expect(try count() == 17)
    #expect(try book.value("SELECT count(*) FROM phone") == "80")
    #expect(try book.load(cards).actions.allSatisfy { $0 == .unchanged })
  }
}
