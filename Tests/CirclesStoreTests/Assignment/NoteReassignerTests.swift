import CirclesModel
import CirclesStore
import Testing

@Suite struct NoteReassignerTests {
  private let book: TestNotebook

  init() throws {
    book = try TestNotebook()
    try book.load([person("Ana Ruiz", uid: "ana"), person("Ben Hale", uid: "ben")])
  }

  /// Decides again about the only note; answers what it led to.
  @discardableResult
  private func refile(_ decision: MatchDecision) throws -> (run: String, ReassignResult?) {
    var result: ReassignResult?
    let run = try book.filing { session in
      let items = try session.reviewItems([1], .tests)
      result = try session.refile(
        items.map { Decided($0, decision: decision) }, .tests
      ).first
    }
    return (run, result)
  }

  private func id(of name: String) throws -> String {
    try #require(try book.text("SELECT id FROM contact WHERE name = '\(name)'"))
  }

  @Test("a note in the inbox goes to the person it turns out to be about")
  func assigned() throws {
    try book.file([(Texts.note("v1", "Lunch."), Texts.perhaps("ben"))])
    #expect(try refile(Texts.about("ana")).1 == .assigned(id(of: "Ana Ruiz")))
    #expect(try book.notebook.inboxCount() == 0)
    #expect(try book.text("SELECT interaction_date FROM interaction") == "2026-03-14T18:20:00Z")
    #expect(try book.count("suggestion") == 0)
  }

  @Test("an assigned note moves only where the evidence is clearly better")
  func moved() throws {
    try book.file([(Texts.note("v1", "Lunch."), Texts.about("ana", 0.9))])
    #expect(try refile(Texts.about("ben", 0.92)).1 == .same)
    #expect(try book.text("SELECT contact_id FROM interaction") == id(of: "Ana Ruiz"))
    let better = try refile(Texts.about("ben", 0.97)).1
    #expect(try better == .moved(from: id(of: "Ana Ruiz"), to: id(of: "Ben Hale")))
    #expect(try book.text("SELECT contact_id FROM interaction") == id(of: "Ben Hale"))
  }

  @Test("an assigned note that nothing speaks for any more stays where it is")
  func stays() throws {
    try book.file([(Texts.note("v1", "Lunch."), Texts.about("ana"))])
    #expect(try refile(Texts.perhaps("ben")).1 == .same)
    #expect(try book.count("interaction") == 1)
  }

  @Test("other suggestions are told of, the same are not")
  func suggested() throws {
    try book.file([(Texts.note("v1", "Lunch."), Texts.perhaps("ben"))])
    #expect(try refile(Texts.perhaps("ben")).1 == .same)
    #expect(try refile(Texts.perhaps("ana", "ben")).1 == .suggested)
    #expect(try book.notebook.inbox().first?.suggestions.count == 2)
  }

  @Test("what somebody assigned, here or in another program, stays")
  func byHand() throws {
    try book.file([(Texts.note("v1", "Lunch."), Texts.about("ana", 0.86))])
    try book.sql(
      "UPDATE interaction SET contact_id = (SELECT id FROM contact WHERE name = 'Ben Hale')")
    #expect(try refile(Texts.about("ana", 1)).1 == .decidedByHand)
    #expect(try book.text("SELECT contact_id FROM interaction") == id(of: "Ben Hale"))
  }

  @Test("undo gives the note back to the inbox, suggestions and all")
  func undo() throws {
    try book.file([(Texts.note("v1", "Lunch."), Texts.perhaps("ben", "ana"))])
    let before = try book.dump()
    let run = try refile(Texts.about("ana")).run
    _ = try book.notebook.undo(run: run)
    #expect(try book.dump() == before)
  }

  @Test("undo gives a moved note back to whom it had")
  func undoMove() throws {
    try book.file([(Texts.note("v1", "Lunch."), Texts.about("ana", 0.9))])
    let before = try book.dump()
    let run = try refile(Texts.about("ben", 0.99)).run
    _ = try book.notebook.undo(run: run)
    #expect(try book.dump() == before)
  }
}
