import CirclesModel
import CirclesStore
import Testing

/// `Architecture.md` section 3: what makes one contact of two cards, and what does not.
@Suite("Evidence of identity") struct EvidenceTests {
  let book: TestNotebook
  init() throws { book = try TestNotebook() }

  enum Evidence: String, CaseIterable, Sendable {
    case phone, email, handle, birthday

    func give(_ fields: inout ContactFields, other: Bool = false) {
      switch self {
      case .phone:
        let number = other ? "+15035550199" : "+15035550101"
        fields.phones = [Phone(value: number, normalized: number)]
      case .email: fields.emails = [Email(value: other ? "b@example.com" : "a@example.com")]
      case .handle: fields.handles = [Handle(service: "skype", value: other ? "bb" : "aa")]
      case .birthday: fields.birthday = PartialDate(year: other ? 1991 : 1990, month: 3, day: 15)
      }
    }
  }

  private func card(
    _ name: String, _ uid: String, _ evidence: Evidence, other: Bool = false
  ) -> ContactRecord {
    person(name, uid: uid) { evidence.give(&$0, other: other) }
  }

  private func actions(_ first: ContactRecord, _ second: ContactRecord) throws -> [ContactAction] {
    try book.load([first])
    return try book.load([second], source: "other").actions
  }

  @Test(
    "evidence of any kind holds however the same name is written",
    arguments: Evidence.allCases,
    ["RUIZ, Ana", "ana ruiz", "Dr. Ana Ruiz", "Ana Ruíz", "Ana Ruiz, PhD", "Ana  Ruiz"])
  func sameName(evidence: Evidence, name: String) throws {
    let plain = person("Ana Ruiz", uid: "a") { evidence.give(&$0) }
    let written = person("x", uid: "b") {
      $0.name.display = name
      evidence.give(&$0)
    }
    #expect(try actions(plain, written) == [.merged])
  }

  @Test(
    "evidence of any kind is none where the names differ",
    arguments: Evidence.allCases,
    ["Ben Ruiz", "Ana Hale", "Ana", "Ruiz", "Ana Ruiz Jr.", "Ana Maria Ruiz"])
  func otherName(evidence: Evidence, name: String) throws {
    #expect(
      try actions(card("Ana Ruiz", "a", evidence), card(name, "b", evidence)) == [.created])
  }

  @Test("the same name with other evidence is somebody else", arguments: Evidence.allCases)
  func otherEvidence(evidence: Evidence) throws {
    #expect(
      try actions(card("Ana Ruiz", "a", evidence), card("Ana Ruiz", "b", evidence, other: true))
        == [.created])
  }

  @Test("two kinds of evidence that are not the same kind share nothing")
  func kindsApart() throws {
    let phone = person("Ana Ruiz", uid: "a") { $0.phones = [Phone(value: "1", normalized: "x@y")] }
    let mail = person("Ana Ruiz", uid: "b") { $0.emails = [Email(value: "x@y")] }
    #expect(try actions(phone, mail) == [.created])
    let skype = person("Cem Aydin", uid: "c") { $0.handles = [Handle(service: "s", value: "c")] }
    let xmpp = person("Cem Aydin", uid: "d") { $0.handles = [Handle(service: "x", value: "c")] }
    #expect(try actions(skype, xmpp) == [.created])
  }

  @Test("a number that could not be normalised is no evidence")
  func rawNumbers() throws {
    let first = person("Ana Ruiz", uid: "a") { $0.phones = [Phone(value: "12")] }
    let second = person("Ana Ruiz", uid: "b") { $0.phones = [Phone(value: "12")] }
    #expect(try actions(first, second) == [.created])
  }

  @Test("cards without a name are nobody in particular, whatever they share")
  func nameless() throws {
    let first = card("", "a", .email)
    let second = card("", "b", .email)
    #expect(try actions(first, second) == [.created])
  }

  @Test("a family on one landline and in one mailbox stays as many as it is")
  func family() throws {
    let cards = ["Ana", "Ben", "Cem", "Dana"].enumerated().map { index, name in
      person("\(name) Ruiz", uid: "\(index)", phone: "+15035550101") {
        $0.emails = [Email(value: "family@example.com")]
      }
    }
    #expect(try book.load(cards).actions == Array(repeating: .created, count: 4))
    let others = cards.map { record($0.fields, uid: "other-" + $0.identifier) }
    #expect(
      try book.load(others, source: "other").actions == Array(repeating: .merged, count: 4))
    #expect(try book.value("SELECT count(*) FROM contact") == "4")
    #expect(
      try book.rows("SELECT contact_key, value FROM identifier ORDER BY 1")
        == (0..<4).map { "\($0 + 1)|\"other-\($0)\"" })
  }

  @Test("a birthday needs all its parts and its calendar to be evidence")
  func partialBirthdays() throws {
    let dates: [PartialDate] = [
      PartialDate(year: 1990, month: 3, day: 15), PartialDate(year: 1990, month: 3),
      PartialDate(month: 3, day: 15), PartialDate(year: 1990),
      PartialDate(year: 1990, month: 3, day: 15, calendar: "hebrew"),
    ]
    for (index, date) in dates.enumerated() {
      let loaded = try book.load(
        [person("Ana Ruiz", uid: "\(index)") { $0.birthday = date }], source: "s\(index)")
      #expect(loaded.actions == [.created], "birthday \(index)")
    }
  }

  @Test("evidence that a later source added counts like what the first one said")
  func addedEvidence() throws {
    try book.load([card("Ana Ruiz", "a", .phone)])
    let bridge = person("Ana Ruiz", uid: "b", phone: "+15035550101") {
      $0.emails = [Email(value: "a@example.com")]
    }
    try book.load([bridge], source: "two")
    #expect(try book.load([card("Ana Ruiz", "c", .email)], source: "three").actions == [.merged])
    #expect(try book.value("SELECT count(*) FROM contact") == "1")
  }

  @Test("a number that another program wrote is evidence from then on")
  func writtenBySQL() throws {
    try book.load([person("Ana Ruiz", uid: "a")])
    try book.sql(
      """
      INSERT INTO phone (contact_key, position, value, normalized)
      VALUES (1, 0, '+15035550101', '+15035550101')
      """)
    #expect(try book.load([card("Ana Ruiz", "b", .phone)], source: "two").actions == [.merged])
  }

  @Test("somebody renamed by another program is met under the new name, and under that of the card")
  func renamed() throws {
    try book.load([card("Ana Ruiz", "a", .phone)])
    try book.sql(
      "UPDATE contact SET name = 'Ana Hale', given_name = 'Ana', family_name = 'Hale'")
    #expect(try book.load([card("Ana Ruiz", "b", .phone)], source: "two").actions == [.merged])
    #expect(try book.load([card("Ana Hale", "c", .phone)], source: "three").actions == [.merged])
  }

  @Test("namesakes in one file who share a number are one, those who share none are two")
  func namesakes() throws {
    let loaded = try book.load([
      person("Ana Ruiz", phone: "+15035550101").among(namesakes: "1"),
      person("Ana Ruiz", phone: "+15035550101", "+15035550102").among(namesakes: "2"),
      person("Ana Ruiz", phone: "+15035550103").among(namesakes: "3"),
    ])
    #expect(loaded.actions == [.created, .merged, .created])
  }

  @Test("the same plain UID in two sources is two people, each known again in their own source")
  func sameUIDOtherName() throws {
    try book.load([person("Ana Ruiz", uid: "7")], source: "one")
    let loaded = try book.load([person("Ben Hale", uid: "7")], source: "two")
    #expect(loaded.actions == [.created])
    try book.load([person("Ana R.", uid: "7")], source: "one")
    try book.load([person("Ben H.", uid: "7")], source: "two")
    #expect(
      try book.rows("SELECT name FROM contact ORDER BY key") == ["\"Ana R.\"", "\"Ben H.\""])
    #expect(try book.value("SELECT count(DISTINCT id) FROM contact") == "2")
  }
}
