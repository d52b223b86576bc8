import CirclesModel
import CirclesStore
import Testing

/// A birthday that a note tells is offered, and taken by hand alone.
@Suite struct OfferedBirthdayTests {
  private let book: TestNotebook

  init() throws {
    book = try TestNotebook()
    try book.load([
      person("Ana Ruiz", uid: "ana"),
      person("Ben Hale", uid: "ben") { $0.birthday = PartialDate(month: 7, day: 4) },
    ])
  }

  private func read(_ id: String, _ text: String, at time: String, of person: String = "ana") throws
  {
    try book.read([(Texts.note(id, text, at: time), Texts.about(person))])
  }

  @Test("only somebody without a birthday is offered one")
  func empty() throws {
    try read("v1", "born 06-05", at: "2026-03-01T10:00:00Z")
    try read("v2", "born 08-08", at: "2026-03-01T10:00:00Z", of: "ben")
    let offered = try book.notebook.offeredBirthdays(from: "2026-06-01")
    #expect(offered.map(\.name) == ["Ana Ruiz"])
    #expect(offered.first?.value == "--06-05")
    #expect(offered.first?.daysAway == 4)
    #expect(offered.first?.words == "06-05")
    #expect(try book.rows("SELECT birthday_month FROM contact ORDER BY name") == ["-", "7"])
  }

  @Test("two notes that disagree are both offered, the newest first; the same day once")
  func several() throws {
    try read("v1", "born 06-05", at: "2026-03-01T10:00:00Z")
    try read("v2", "born 06-06", at: "2026-03-05T10:00:00Z")
    try read("v3", "born 06-05", at: "2026-03-02T10:00:00Z")
    let sheet = try #require(try book.notebook.person(id: book.id(of: "Ana Ruiz")))
    #expect(sheet.findings.offeredBirthdays.map(\.value) == ["--06-06", "--06-05"])
    #expect(sheet.findings.offeredBirthdays.last?.saidAt.hasPrefix("2026-03-02") == true)
  }

  @Test("29 February comes on 1 March in other years")
  func leap() throws {
    try read("v1", "born 02-29", at: "2026-03-01T10:00:00Z")
    #expect(try book.notebook.offeredBirthdays(from: "2026-03-02").first?.date == "2027-03-01")
    #expect(try book.notebook.offeredBirthdays(from: "2028-01-01").first?.date == "2028-02-29")
  }

  @Test("a note that was dismissed, or whose interaction is gone, offers nothing")
  func gone() throws {
    try read("v1", "born 06-05", at: "2026-03-01T10:00:00Z")
    try book.sql("DELETE FROM interaction")
    #expect(try book.notebook.offeredBirthdays().isEmpty)
  }

  @Test("taken by hand it is the person's own, the offer is gone, and undo gives both back")
  func taken() throws {
    try read("v1", "born 06-05", at: "2026-03-01T10:00:00Z")
    let ana = try book.id(of: "Ana Ruiz")
    let before = try book.dump(without: ["sqlite_sequence"])
    let run = try book.notebook.setBirthday(PartialDate(month: 6, day: 5), of: ana)
    #expect(try book.notebook.offeredBirthdays().isEmpty)
    let next = try book.notebook.birthdays(from: "2026-06-01").first
    #expect(next?.person.name == "Ana Ruiz" && next?.daysAway == 4)
    _ = try book.notebook.undo(run: run)
    #expect(try book.dump(without: ["sqlite_sequence"]) == before)
  }

  @Test("no later import takes a birthday away that was given by hand")
  func kept() throws {
    try book.notebook.setBirthday(
      PartialDate(year: 1990, month: 6, day: 5), of: book.id(of: "Ana Ruiz"))
    try book.load([
      person("Ana Ruiz", uid: "ana") { $0.birthday = PartialDate(month: 1, day: 1) }
    ])
    #expect(
      try book.rows("SELECT birthday_year, birthday_month FROM contact WHERE name = 'Ana Ruiz'")
        == ["1990|6"])
  }

  @Test("the same birthday again changes nothing, and nobody is exit")
  func same() throws {
    let ben = try book.id(of: "Ben Hale")
    let before = try book.rows("SELECT * FROM contact")
    try book.notebook.setBirthday(PartialDate(month: 7, day: 4), of: ben)
    #expect(try book.rows("SELECT * FROM contact") == before)
    #expect(throws: StoreError.self) {
      try book.notebook.setBirthday(PartialDate(month: 7, day: 4), of: "nobody")
    }
  }
}
