import CirclesModel
import CirclesStore
import Testing

@Suite struct ReviewTests {
  private let book: TestNotebook

  init() throws {
    book = try TestNotebook()
    try book.load([person("Ana Ruiz", uid: "ana"), person("Ben Hale", uid: "ben")])
    // The contacts are met by a matcher for the first time in the run that files the notes.
    try book.filing { session in
      try session.matchedPeople { _ in }
      let notes = [
        Decided(
          Texts.note("v1", "Lunch with Ana."), decision: Texts.about("ana"), blocks: [1]),
        Decided(Texts.note("v2", "Hm."), decision: Texts.perhaps("ben"), blocks: [2]),
        Decided(
          Texts.note("v3", "A code.", at: "2026-04-01T10:00:00Z"), decision: MatchDecision(),
          blocks: [3]),
      ]
      _ = try session.load(notes: notes, .tests)
    }
  }

  /// The records that a request finds, when contacts have such keys.
  private func found(
    all: Bool = false, since: String? = nil, _ options: AssignOptions = .tests,
    keys: (KnownPerson) -> [UInt64] = { _ in [] }
  ) throws -> [String] {
    var records: [String] = []
    try book.filing { session in
      let oldest = try session.oldestDecision() ?? .max
      var changed: [ReviewRequest.ChangedContact] = []
      try session.matchedPeople { matched in
        guard matched.generation > oldest else { return }
        changed.append(
          ReviewRequest.ChangedContact(
            id: matched.id, generation: matched.generation, keys: keys(matched.person)))
      }
      let request = ReviewRequest(all: all, since: since, changed: changed)
      records = try session.reviewItems(session.notesToReview(request, options), options)
        .map(\.record)
    }
    return records
  }

  @Test("where nothing changed, no note is looked at")
  func nothing() throws { #expect(try found().isEmpty) }

  @Test("an alias concerns the notes that share a key with the person, and those about them")
  func alias() throws {
    let ben = try #require(try book.text("SELECT id FROM contact WHERE name = 'Ben Hale'"))
    try book.notebook.addAlias("Codey", to: ben)
    #expect(try found { $0.name == "Ben Hale" ? [3] : [1, 2, 3] } == ["v2", "v3"])
  }

  @Test("so does a change that another program made")
  func elsewhere() throws {
    try book.sql("UPDATE contact SET name = 'Anna Ruiz' WHERE name = 'Ana Ruiz'")
    #expect(try found() == ["v1"])
  }

  @Test("a new contact concerns the notes that share a key with it")
  func newContact() throws {
    try book.load([person("Cem Aydin", uid: "cem")])
    #expect(try found { $0.name == "Cem Aydin" ? [3] : [1] } == ["v3"])
  }

  @Test("a change is met once")
  func once() throws {
    try book.load([person("Cem Aydin", uid: "cem")])
    let keys: (KnownPerson) -> [UInt64] = { _ in [3] }
    try book.filing { session in
      try session.matchedPeople { _ in }
      let items = try session.reviewItems(
        session.notesToReview(ReviewRequest(all: true), .tests), .tests)
      _ = try session.refile(
        items.map { Decided($0, decision: MatchDecision(), blocks: [3]) }, .tests)
    }
    #expect(try found(keys: keys).isEmpty)
  }

  @Test("an edited note is looked at, with the user's words")
  func edited() throws {
    _ = try book.notebook.edit(note: try book.noteID("v3"), text: "A note about Ana")
    #expect(try found() == ["v3"])
    var texts: [String] = []
    try book.filing { session in
      for item in try session.reviewItems(
        session.notesToReview(ReviewRequest(), .tests), .tests)
      {
        if case .note(let note) = item.subject { texts.append(note.text) }
      }
    }
    #expect(texts == ["A note about Ana"])
  }

  @Test("another version of the matcher looks at all, and so does the user's wish")
  func all() throws {
    var options = AssignOptions.tests
    options.matcherVersion = 7
    #expect(try found(options) == ["v1", "v2", "v3"])
    #expect(try found(all: true) == ["v1", "v2", "v3"])
    #expect(try found(all: true, since: "2026-04-01") == ["v3"])
  }

  @Test("what was assigned or dismissed by hand is never looked at")
  func byHand() throws {
    let ben = try #require(try book.text("SELECT id FROM contact WHERE name = 'Ben Hale'"))
    _ = try book.notebook.assign(note: try book.noteID("v1"), to: ben)
    _ = try book.notebook.dismiss(notes: [try book.noteID("v3")])
    #expect(try found(all: true) == ["v2"])
  }

  @Test(
    "others may write while notes are decided, and what they wrote over is left for the next time")
  func withoutLock() throws {
    var edited: String?
    try book.filing { session in
      try session.matchedPeople { _ in }
      try session.release()
      let keys = try session.notesToReview(ReviewRequest(all: true), .tests)
      let items = try session.reviewItems(keys, .tests)
      try book.sql("UPDATE unassigned_note SET content = 'A note about Ben' WHERE content = 'Hm.'")
      let results = try session.refile(
        items.map { Decided($0, decision: Texts.about("ana")) }, .tests)
      try session.release()
      let ana = try book.id(of: "Ana Ruiz")
      #expect(results == [.same, .same, .assigned(ana)])
      try book.sql("UPDATE unassigned_note SET source = 'manual'")
      edited = try book.text("SELECT content FROM unassigned_note")
    }
    #expect(edited == "A note about Ben")
    #expect(try found() == ["v2"])
  }

  @Test("a part of a conversation comes back as it was matched")
  func part() throws {
    try book.file(chats: [
      Texts.chat([
        Texts.message("2026-03-03T10:00:00", "Hi"),
        Texts.message("2026-03-03T10:05:00", "Hello", from: .me),
      ])
    ])
    try book.filing { session in
      let items = try session.reviewItems(
        session.notesToReview(ReviewRequest(all: true), .tests), .tests)
      guard case .part(let part) = try #require(items.last).subject else {
        Issue.record("no part")
        return
      }
      #expect(part.partner.name == "Quill")
      #expect(part.app == "whatsapp")
      #expect(part.messages.map(\.text) == ["Hi", "Hello"])
      #expect(part.messages.map(\.from) == [.them, .me])
    }
  }
}
