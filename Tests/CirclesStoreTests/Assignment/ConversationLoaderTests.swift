import CirclesModel
import CirclesStore
import Testing

@Suite struct ConversationLoaderTests {
  private let book: TestNotebook

  init() throws {
    book = try TestNotebook()
    try book.load([person("Ana Ruiz", uid: "ana")])
  }

  /// A few days of a chat, with one that runs past midnight and two identical messages.
  private let messages = [
    Texts.message("2026-03-03T21:42:00", "Are you home?"),
    Texts.message("2026-03-03T23:50:00", "Nearly", from: .me),
    Texts.message("2026-03-04T00:20:00", "Good night"),
    Texts.message("2026-03-04T12:00:00", "ok"),
    Texts.message("2026-03-04T12:00:00", "ok", ordinal: 1),
    Texts.message("2026-03-06T09:00:00", "Coffee?", from: .me),
  ]

  @Test("a chat is a part for each day, and its night stays with the day it began")
  func days() throws {
    let (_, new) = try book.file(chats: [Texts.chat(messages)], Texts.about("ana"))
    #expect(new == [6])
    #expect(
      try book.rows("SELECT interaction_date, content FROM interaction ORDER BY 1") == [
        "\"2026-03-03T21:42:00Z\"|\"Are you home? · Nearly · Good night\"",
        "\"2026-03-04T12:00:00Z\"|\"ok · ok\"", "\"2026-03-06T09:00:00Z\"|\"Coffee?\"",
      ])
    #expect(
      try book.rows("SELECT record FROM note ORDER BY key") == [
        "\"whatsapp/Quill#1\"", "\"whatsapp/Quill#2\"", "\"whatsapp/Quill#3\"",
      ])
  }

  @Test("raw text tells who said what, and when")
  func transcript() throws {
    try book.file(chats: [Texts.chat(messages)], Texts.about("ana"))
    let raw = try #require(
      try book.text("SELECT raw_text FROM interaction ORDER BY interaction_date"))
    #expect(raw.contains("[21:42] Quill: Are you home?"))
    #expect(raw.contains("[23:50] Me: Nearly"))
  }

  @Test("a prefix and then the whole are the whole at once, row for row", arguments: 1...5)
  func prefix(count: Int) throws {
    let other = try TestNotebook()
    try other.load([person("Ana Ruiz", uid: "ana")])
    try other.file(chats: [Texts.chat(messages)], Texts.about("ana"))
    try book.file(chats: [Texts.chat(Array(messages.prefix(count)))], Texts.about("ana"))
    let (_, new) = try book.file(chats: [Texts.chat(messages)], Texts.about("ana"))
    #expect(new == [6 - count])
    #expect(try book.filed() == other.filed())
  }

  /// The chat as an iPhone exports it, where Android says minutes alone; something is said twice.
  private let toTheSecond = [
    Texts.message("2026-03-03T21:42:31", "Are you home?"),
    Texts.message("2026-03-03T23:50:05", "Nearly", from: .me),
    Texts.message("2026-03-04T00:20:59", "Good night"),
    Texts.message("2026-03-04T12:00:10", "ok"),
    Texts.message("2026-03-04T12:00:40", "ok"),
    Texts.message("2026-03-06T09:00:00", "Coffee?", from: .me),
  ]

  @Test("an export to the second after one to the minute adds nothing, nor the other way round")
  func precision() throws {
    var iPhone = Texts.chat(toTheSecond)
    iPhone.source.path = "_chat.txt"
    try book.file(chats: [Texts.chat(messages)], Texts.about("ana"))
    #expect(try book.file(chats: [iPhone], Texts.about("ana")).new == [0])
    let other = try TestNotebook()
    try other.load([person("Ana Ruiz", uid: "ana")])
    // Both in one run.
    #expect(
      try other.file(chats: [iPhone, Texts.chat(messages)], Texts.about("ana")).new == [6, 0])
  }

  @Test("what is said again within the minute is new, also to somebody who has said it")
  func saidAgain() throws {
    try book.file(chats: [Texts.chat(Array(toTheSecond.prefix(4)))], Texts.about("ana"))
    let more = toTheSecond + [Texts.message("2026-03-06T09:00:20", "Coffee?")]
    #expect(try book.file(chats: [Texts.chat(more)], Texts.about("ana")).new == [3])
    #expect(try book.file(chats: [Texts.chat(more)], Texts.about("ana")).new == [0])
  }

  @Test("so they are where nobody is known, in the inbox")
  func prefixInInbox() throws {
    let other = try TestNotebook()
    try other.file(chats: [Texts.chat(messages)])
    let mine = try TestNotebook()
    try mine.file(chats: [Texts.chat(Array(messages.prefix(2)))])
    try mine.file(chats: [Texts.chat(messages)])
    #expect(try mine.filed() == other.filed())
  }

  @Test("ten new messages add ten, and the chat again adds none")
  func more() throws {
    try book.file(chats: [Texts.chat(messages)])
    let later = (0..<10).map { Texts.message("2026-03-07T10:0\($0):00", "More \($0)") }
    #expect(try book.file(chats: [Texts.chat(messages + later)]).new == [10])
    #expect(try book.count("message") == 16)
    let before = try book.filed()
    #expect(try book.file(chats: [Texts.chat(messages + later)]).new == [0])
    #expect(try book.filed() == before)
  }

  @Test("an older export after a newer one comes out as if all had come in order", arguments: 1...5)
  func olderLater(count: Int) throws {
    let whole = try TestNotebook()
    try whole.file(chats: [Texts.chat(messages)])
    let mine = try TestNotebook()
    try mine.file(chats: [Texts.chat(Array(messages.suffix(count)))])
    try mine.file(chats: [Texts.chat(Array(messages.prefix(6 - count)))])
    let parts = "SELECT content, raw_text FROM unassigned_note ORDER BY id"
    #expect(try mine.rows(parts) == whole.rows(parts))
    let days = "SELECT hex(digest), day, sent FROM message ORDER BY sent, digest"
    #expect(try mine.rows(days) == whole.rows(days))
  }

  @Test("a day that an older export emptied is shown again with the next messages of it")
  func emptied() throws {
    let exports = [
      [Texts.message("2026-03-04T00:30:00", "Good night")],
      [Texts.message("2026-03-03T23:50:00", "Nearly")],
      [Texts.message("2026-03-04T09:00:00", "Good morning")],
    ]
    for decision in [MatchDecision(), Texts.about("ana")] {
      let whole = try TestNotebook()
      try whole.load([person("Ana Ruiz", uid: "ana")])
      try whole.file(chats: [Texts.chat(exports[1] + exports[0] + exports[2])], decision)
      let mine = try TestNotebook()
      try mine.load([person("Ana Ruiz", uid: "ana")])
      try mine.file(chats: [Texts.chat(exports[0])], decision)
      try mine.file(chats: [Texts.chat(exports[1])], decision)
      let before = try mine.dump(without: ["sqlite_sequence"])
      let run = try mine.file(chats: [Texts.chat(exports[2])], decision).run
      #expect(try mine.filed() == whole.filed())
      _ = try mine.notebook.undo(run: run)
      #expect(try mine.dump(without: ["sqlite_sequence"]) == before)
    }
  }

  @Test("a day that an older export emptied stays where somebody wrote over it")
  func emptiedEdited() throws {
    try book.file(chats: [Texts.chat([messages[2]])], Texts.about("ana"))
    try book.sql("UPDATE interaction SET content = 'Ours'")
    try book.file(chats: [Texts.chat([messages[1]])], Texts.about("ana"))
    #expect(
      try book.rows("SELECT content FROM interaction ORDER BY interaction_date")
        == ["\"Nearly · Good night\"", "\"Ours\""])
  }

  @Test("of a group each sender has a part a day, and the owner none")
  func group() throws {
    try book.file(chats: [
      Texts.groupChat([
        Texts.message("2026-03-03T10:00:00", "Who sings?", from: .me),
        Texts.message("2026-03-03T10:01:00", "I do", from: .named("Quill")),
        Texts.message("2026-03-03T10:02:00", "Me too", from: .named("+44 7700 900142")),
        Texts.message("2026-03-03T10:03:00", "Loudly", from: .named("Quill")),
        Texts.message("2026-03-04T10:03:00", "Hoarse", from: .named("Quill")),
      ])
    ])
    let items = try book.notebook.inbox()
    #expect(items.map(\.partner) == ["Quill", "+44 7700 900142", "Quill"])
    #expect(items.map(\.title) == ["Choir", "Choir", "Choir"])
    #expect(items[0].content.contains("Loudly") && !items[0].content.contains("Me too"))
    #expect(try book.count("message") == 5)
    #expect(try book.count("message WHERE note_key IS NULL") == 1)
  }

  @Test("messages without a time stand with the one before them; a chat without any is of today")
  func undated() throws {
    try book.file(chats: [
      Texts.chat([
        Texts.message("2026-03-03T10:00:00", "a"), Texts.message(nil, "b"),
        Texts.message("2026-03-05T10:00:00", "c"),
      ]),
      Texts.chat([Texts.message(nil, "d")], with: "Reed"),
    ])
    #expect(
      try book.rows("SELECT substr(captured_at, 1, 10) FROM note ORDER BY key") == [
        "\"2026-03-03\"", "\"2026-03-05\"", "\"2026-05-28\"",
      ])
    #expect(try book.notebook.inbox().first?.content == "[10:00] Quill: a\nQuill: b")
  }

  @Test("new messages of a day that was assigned by hand go there")
  func appendedByHand() throws {
    try book.file(chats: [Texts.chat(Array(messages.prefix(1)))])
    let ana = try #require(try book.text("SELECT id FROM contact"))
    _ = try book.notebook.assign(note: try book.noteID("whatsapp/Quill#1"), to: ana)
    try book.file(chats: [Texts.chat(Array(messages.prefix(3)))])
    #expect(
      try book.text("SELECT content FROM interaction") == "Are you home? · Nearly · Good night")
    #expect(try book.notebook.inboxCount() == 0)
  }

  @Test("new messages of a dismissed day do not bring it back")
  func appendedDismissed() throws {
    try book.file(chats: [Texts.chat(Array(messages.prefix(1)))])
    _ = try book.notebook.dismiss(notes: [try book.noteID("whatsapp/Quill#1")])
    try book.file(chats: [Texts.chat(Array(messages.prefix(3)))], Texts.about("ana"))
    #expect(try book.notebook.inboxCount() == 0)
    #expect(try book.count("interaction") == 0)
  }

  @Test("a summary that the user rewrote stays when messages are added")
  func appendedEdited() throws {
    try book.file(chats: [Texts.chat(Array(messages.prefix(1)))], Texts.about("ana"))
    try book.sql("UPDATE interaction SET content = 'Ours'")
    try book.file(chats: [Texts.chat(Array(messages.prefix(3)))], Texts.about("ana"))
    #expect(try book.text("SELECT content FROM interaction") == "Ours")
    #expect(try book.text("SELECT raw_text FROM interaction")?.contains("Good night") == true)
  }

  @Test("without raw texts no message keeps its words, and the chat again is still known")
  func noRaw() throws {
    var options = AssignOptions.tests
    options.keepsRaw = false
    try book.file(chats: [Texts.chat(messages)], Texts.about("ana"), options)
    #expect(try book.count("message WHERE text IS NOT NULL") == 0)
    #expect(try book.count("interaction WHERE raw_text IS NOT NULL") == 0)
    #expect(try book.count("interaction WHERE content <> ''") == 3)
    #expect(try book.file(chats: [Texts.chat(messages)], Texts.about("ana"), options).new == [0])
  }

  @Test("without raw texts the words that an earlier run kept stay, and undo takes only the new")
  func noRawLater() throws {
    try book.file(chats: [Texts.chat([messages[3]])], Texts.about("ana"))
    let before = try book.dump(without: ["sqlite_sequence"])
    var options = AssignOptions.tests
    options.keepsRaw = false
    let run = try book.file(
      chats: [Texts.chat([messages[3], messages[4]])], Texts.about("ana"), options
    ).run
    #expect(try book.rows("SELECT text FROM message ORDER BY key") == ["\"ok\"", "-"])
    _ = try book.notebook.undo(run: run)
    #expect(try book.dump(without: ["sqlite_sequence"]) == before)
  }

  @Test("a day that somebody corrected in the app stays when messages are added, and else moves")
  func appendedDate() throws {
    let date = "SELECT interaction_date FROM interaction"
    try book.file(chats: [Texts.chat([messages[1]])], Texts.about("ana"))
    try book.file(chats: [Texts.chat([messages[0]])], Texts.about("ana"))
    #expect(try book.text(date) == "2026-03-03T21:42:00Z")
    try book.sql("UPDATE interaction SET interaction_date = '2026-03-02T12:00:00Z'")
    try book.file(chats: [Texts.chat(Array(messages.prefix(3)))], Texts.about("ana"))
    #expect(try book.text(date) == "2026-03-02T12:00:00Z")
  }

  @Test("a dry run leaves nothing")
  func dryRun() throws {
    let before = try book.dump()
    try book.file(chats: [Texts.chat(messages)], Texts.about("ana"), dryRun: true)
    #expect(try book.dump() == before)
  }
}
