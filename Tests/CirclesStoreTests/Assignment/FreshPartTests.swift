import CirclesModel
import CirclesStore
import Testing

/// Parts that are filed from memory lie as those that were read back.
@Suite struct FreshPartTests {
  private let book: TestNotebook

  init() throws {
    book = try TestNotebook()
    try book.load([person("Ana Ruiz", uid: "ana")])
  }

  private let group = [
    Texts.message("2026-03-03T10:00:00", "Who?", from: .me),
    Texts.message("2026-03-03T10:01:00", "I", from: .named("Quill")),
    Texts.message(nil, "And I", from: .named("+44 7700 900142")),
    Texts.message("2026-03-03T10:05:00", "", from: .unknown),
    Texts.message("2026-03-03T23:59:00", "Still here", from: .named("Quill")),
    Texts.message("2026-03-04T01:00:00", "Me too", from: .named("them")),
  ]

  private func parts(
    _ chats: [ConversationRecord], _ options: AssignOptions = .tests
  ) throws -> [PendingPart] {
    var parts: [PendingPart] = []
    try book.filing { session in
      for chat in chats { _ = try session.load(conversations: [(chat, .chatImport)], options) }
      parts = try session.pendingParts(options)
      let decided = parts.map { Decided(PreparedPart($0), decision: MatchDecision()) }
      _ = try session.file(parts: decided, options)
    }
    return parts
  }

  private func readBack(_ options: AssignOptions = .tests) throws -> [ReviewItem.Subject] {
    var items: [ReviewItem.Subject] = []
    try book.filing { session in
      let keys = try session.notesToReview(ReviewRequest(all: true), options)
      items = try session.reviewItems(keys, options).map(\.subject)
    }
    return items
  }

  @Test("what is decided of a new part is what the notebook has of it")
  func same() throws {
    let pending = try parts([Texts.groupChat(group)])
    #expect(pending.count == 4)
    #expect(try readBack() == pending.map { .part($0.part) })
  }

  @Test("a day that goes on in the next record of the run is one part with both its halves")
  func halves() throws {
    let days = [
      Texts.message("2026-03-03T10:00:00", "One"), Texts.message("2026-03-03T10:01:00", "Two"),
      Texts.message("2026-03-05T10:01:00", "Three"),
    ]
    let pending = try parts([
      Texts.chat(Array(days.prefix(1))), Texts.chat(Array(days.dropFirst())),
    ])
    #expect(pending.map(\.summary) == ["One · Two", "Three"])
    #expect(try readBack() == pending.map { .part($0.part) })
    let other = try TestNotebook()
    try other.load([person("Ana Ruiz", uid: "ana")])
    for day in days { try other.file(chats: [Texts.chat([day])]) }
    #expect(try book.filed() == other.filed())
  }

  @Test("messages that come between others are reckoned anew, and filed with the rest of their day")
  func between() throws {
    let late = [
      Texts.message("2026-03-05T10:00:00", "Three"), Texts.message("2026-03-03T10:00:00", "One"),
      Texts.message("2026-03-05T09:00:00", "Two"),
    ]
    let pending = try parts([Texts.chat(late)])
    #expect(Set(pending.map(\.summary)) == ["One", "Two · Three"])
    #expect(try readBack() == pending.sorted { $0.number < $1.number }.map { .part($0.part) })
  }

  @Test("a row that an app kept of a part that was undone is no fault")
  func keptRow() throws {
    let chat = Texts.chat([Texts.message("2026-03-03T10:00:00", "One")])
    let (run, _) = try book.file(chats: [chat])
    let id = try #require(try book.text("SELECT id FROM note"))
    _ = try book.notebook.undo(run: run)
    try book.sql(
      """
      INSERT INTO unassigned_note (id, content, source) VALUES ('\(id)', 'Mine', 'manual')
      """)
    try book.file(chats: [chat])
    #expect(try book.rows("SELECT id FROM unassigned_note") == ["\"\(id)\""])
  }

  @Test(
    "a suggestion and what is found are kept of a part that is nobody's, and undo removes all of it"
  )
  func unknown() throws {
    let before = try book.filed()
    let chat = Texts.chat([Texts.message("2026-03-03T10:00:00", "See you at the lake")])
    let run = try book.read(chat: chat, Texts.perhaps("ana", mentions: ["Quill"]))
    #expect(try book.count("suggestion") == 1)
    #expect(
      try book.rows("SELECT state, decided_by, mentions ->> 0, confidence FROM note")
        == ["\"inbox\"|\"program\"|\"Quill\"|0.4"])
    #expect(try book.text("SELECT extractor > 0 FROM note") == "1")
    _ = try book.notebook.undo(run: run)
    #expect(try book.filed() == before)
    #expect(try book.count("suggestion") == 0)
  }

  @Test("a new day that is nobody's is written in one go")
  func oneWrite() throws {
    // As another program would count it.
    try book.sql(
      "CREATE TABLE write_count (note INTEGER)",
      """
      CREATE TRIGGER count_writes AFTER UPDATE ON note
      BEGIN INSERT INTO write_count VALUES (new.key); END
      """)
    try book.file(
      chats: [
        Texts.chat([
          Texts.message("2026-03-03T10:00:00", "One"), Texts.message("2026-03-04T10:00:00", "Two"),
        ])
      ])
    #expect(try book.count("note") == 2)
    #expect(try book.count("write_count") == 2)
  }
}
