import CirclesModel
import CirclesStore
import Testing

@Suite struct AliasLearningTests {
  private let book: TestNotebook

  init() throws {
    book = try TestNotebook()
    try book.load([
      person("Ana Ruiz", uid: "ana", phone: "+447700900142") { $0.nicknames = ["Anita"] },
      person("Ben Hale", uid: "ben"), person("Nell Quint", uid: "nell"),
    ])
  }

  /// Assigns the only note to Ana; answers what was learned.
  private func assign(_ record: String) throws -> [String] {
    let ana = try #require(try book.text("SELECT id FROM contact WHERE name = 'Ana Ruiz'"))
    return try book.notebook.assign(note: try book.noteID(record), to: ana).learned
  }

  private func learned(from decision: MatchDecision) throws -> [String] {
    try book.file([(Texts.note("v1", "Words."), decision)])
    return try assign("v1")
  }

  @Test("what named the person in a note becomes an alias, which finds them")
  func mention() throws {
    #expect(try learned(from: Texts.perhaps(mentions: ["Nanna", "someone"])) == ["Nanna"])
    guard case .one(let person) = try book.notebook.resolvePerson("nanna") else {
      Issue.record("nobody is found")
      return
    }
    #expect(person.name == "Ana Ruiz")
    #expect(try book.rows("SELECT origin FROM alias") == ["\"learned\""])
  }

  @Test("the header of a chat is learned, and that of a group's sender")
  func header() throws {
    try book.file(chats: [Texts.chat([Texts.message("2026-03-03T10:00:00", "Hi")], with: "Sis ♥")])
    #expect(try assign("whatsapp/Sis ♥#1") == ["Sis ♥"])
    try book.file(chats: [
      Texts.groupChat([Texts.message("2026-03-03T10:00:00", "Hi", from: .named("Alto Two"))])
    ])
    #expect(try assign("whatsapp/choir#1") == ["Alto Two"])
  }

  @Test(
    "what others are called by teaches nothing",
    arguments: ["Ben Hale", "ben", "Hale", "HALE, Ben", "Nell"])
  func others(mention: String) throws {
    #expect(try learned(from: Texts.perhaps(mentions: [mention])).isEmpty)
    #expect(try book.count("alias") == 0)
  }

  @Test("a word of a card that keeps a whole name as one teaches nothing")
  func wholeNames() throws {
    try book.load([person("Maj Ström", uid: "maj") { ($0.name.given, $0.name.family) = ("", "") }])
    #expect(try learned(from: Texts.perhaps(mentions: ["Maj"])).isEmpty)
  }

  @Test(
    "what the person is called by already is nothing new",
    arguments: ["Ana Ruiz", "ruiz, ana", "Anita", "+447700900142"])
  func known(mention: String) throws {
    #expect(try learned(from: Texts.perhaps(mentions: [mention])).isEmpty)
  }

  @Test("a name is learned once, and a note without one teaches nothing")
  func nothing() throws {
    #expect(try learned(from: MatchDecision()).isEmpty)
    try book.file([(Texts.note("v2", "x"), Texts.perhaps(mentions: ["Nanna"]))])
    try book.file([(Texts.note("v3", "y"), Texts.perhaps(mentions: ["nanna"]))])
    #expect(try assign("v2") == ["Nanna"])
    #expect(try assign("v3").isEmpty)
  }

  @Test("a name too long for an alias is passed over")
  func long() throws {
    let name = String(repeating: "n", count: Notebook.maximumAliasLength + 1)
    #expect(try learned(from: Texts.perhaps(mentions: [name])).isEmpty)
  }
}
