import CirclesModel
import GRDB
import Testing

@testable import CirclesStore

@Suite("Messages that say something else in another export")
struct ChangedMessageTests {
  private let book: TestNotebook

  init() throws {
    book = try TestNotebook()
    try book.load([person("Ana Ruiz", uid: "ana")])
  }

  /// A message whose source has ids.
  private func message(
    _ id: Int, _ text: String, from: MessageSender = .them, edited: Bool = false,
    kind: MessageKind = .text
  ) -> Message {
    Message(
      from: from, text: text, at: ISOTime.parse("2026-03-0\(id)T20:00:00Z"), kind: kind,
      isEdited: edited, key: "id:\(id)")
  }

  private func chat(
    _ messages: [Message], path: String, app: String = "telegram", isGroup: Bool = false
  ) -> ConversationRecord {
    var chat = isGroup ? Texts.groupChat(messages) : Texts.chat(messages)
    (chat.app, chat.source.path) = (app, path)
    return chat
  }

  private func texts() throws -> [String] {
    try book.rows("SELECT sender, kind, text FROM message ORDER BY sent, key")
      .map { $0.replacing("\"", with: "") }
  }

  private func undoLast() throws {
    _ = try book.notebook.undo(run: #require(try book.notebook.runs().first).id)
  }

  private var old: ConversationRecord {
    chat([message(1, "on friday"), message(2, "rude"), message(3, "ok", from: .me)], path: "old")
  }
  private var new: ConversationRecord {
    chat(
      [
        message(1, "on saturday", edited: true), message(2, "", kind: .deleted),
        message(3, "ok", from: .me),
      ], path: "new")
  }
  private let newest = ["them|text|on saturday", "them|deleted|", "me|text|ok"]

  @Test("Under the same key the newest words count, in whatever order exports come")
  func sameKey() throws {
    try book.file(chats: [old], Texts.about("ana"))
    let before = try book.dump()
    #expect(try book.file(chats: [new], Texts.about("ana")).new == [2])
    #expect(try texts() == newest)
    let after = try book.filed()
    #expect(after.contains { $0.contains("interaction") && $0.contains("on saturday") })
    #expect(!after.contains { $0.contains("rude") })
    for again in [new, old] {
      #expect(try book.file(chats: [again], Texts.about("ana")).new == [0])
    }
    #expect(try book.filed() == after)
    for _ in 1...3 { try undoLast() }
    #expect(try book.dump() == before)
  }

  @Test("What is edited twice says what the newer export says, and undo goes back step by step")
  func twice() throws {
    try book.file(chats: [old], Texts.about("ana"))
    let first = try book.filed()
    try book.file(chats: [new], Texts.about("ana"))
    let newer = chat(
      [message(1, "on sunday", edited: true), message(4, "bye", from: .me)], path: "newer")
    let second = try book.filed()
    #expect(try book.file(chats: [newer], Texts.about("ana")).new == [2])
    #expect(try texts().first == "them|text|on sunday")
    #expect(try book.file(chats: [new], Texts.about("ana")).new == [0])
    for _ in 1...2 { try undoLast() }
    #expect(try book.filed() == second)
    try undoLast()
    #expect(try book.filed() == first)
  }

  @Test("Undo of an edit that was edited again leads to the words of before")
  func undoMiddle() throws {
    try book.file(chats: [old], Texts.about("ana"))
    let first = try book.filed()
    let middle = try book.file(chats: [new], Texts.about("ana")).run
    let newer = chat([message(1, "on sunday", edited: true), message(4, "bye")], path: "newer")
    try book.file(chats: [newer], Texts.about("ana"))
    _ = try book.notebook.undo(run: middle)
    #expect(try texts().first == "them|text|on sunday")
    try undoLast()
    #expect(try texts().first == "them|text|on friday")
    #expect(try book.filed() == first)
  }

  @Test("What the user wrote over a day stays")
  func userEdit() throws {
    try book.file(chats: [old], Texts.about("ana"))
    try book.notebook.write { db in
      try db.execute(
        sql: "UPDATE interaction SET content = 'my words' WHERE content LIKE '%friday%'")
    }
    try book.file(chats: [new], Texts.about("ana"))
    #expect(try book.rows("SELECT content FROM interaction").contains("\"my words\""))
    #expect(try texts() == newest)
  }

  private func text(
    _ time: String, _ text: String, from: MessageSender = .them, edited: Bool = false,
    kind: MessageKind = .text
  ) -> Message {
    var message = Texts.message("2026-03-03T" + time, text, from: from)
    (message.isEdited, message.kind) = (edited, kind)
    return message
  }

  @Test("Without ids it is what was said then by the same, where one says that it was changed")
  func sameTime() throws {
    let first = [
      text("20:00", "hi"), text("20:00", "on friday"), text("20:01", "fine", from: .me),
      text("20:02", "rude", from: .me), text("20:05", "bye"),
    ]
    let second = [
      text("20:00", "hi"), text("20:00", "on saturday", edited: true),
      text("20:01", "fine", from: .me), text("20:02", "", from: .me, kind: .deleted),
      text("20:05", "bye"), text("20:05", "see you", edited: true),
    ]
    let exports = [
      chat(first, path: "old", app: "whatsapp"), chat(second, path: "new", app: "whatsapp"),
    ]
    try book.file(chats: [exports[0]], Texts.about("ana"))
    let before = try book.dump()
    #expect(try book.file(chats: [exports[1]], Texts.about("ana")).new == [3])
    let after = try book.filed()
    let expected = [
      "them|text|hi", "them|text|on saturday", "me|text|fine", "me|deleted|", "them|text|bye",
      "them|text|see you",
    ]
    #expect(try texts() == expected)
    for again in exports.reversed() {
      #expect(try book.file(chats: [again], Texts.about("ana")).new == [0])
    }
    #expect(try book.filed() == after)
    for _ in 1...3 { try undoLast() }
    #expect(try book.dump() == before)
    // The older export after the newer one.
    try undoLast()
    try book.file(chats: [exports[1]], Texts.about("ana"))
    #expect(try book.file(chats: [exports[0]], Texts.about("ana")).new == [0])
    #expect(try texts() == expected)
  }

  @Test("Other words at the same time are another message where nothing says that they are changed")
  func otherWords() throws {
    let first = [text("20:00", "hi"), text("20:01", "fine", from: .me), text("20:05", "bye")]
    let other = first + [text("20:01", "hello"), text("20:05", "see you")]
    let exports = [first, other.filter { $0.text != "hi" }]
    try book.file(chats: [chat(exports[0], path: "a", app: "whatsapp")], Texts.about("ana"))
    let new = try book.file(
      chats: [chat(exports[1], path: "b", app: "whatsapp")], Texts.about("ana")
    ).new
    #expect(new == [2])
  }

  @Test("Messenger does not say it: there the second tells, if the rest is the same")
  func silent() throws {
    func said(_ first: String) -> [Message] {
      (1...5).map { index in
        var message = message(index, index == 1 ? first : "message \(index)")
        message.key = message.text
        return message
      }
    }
    for (app, count) in [("messenger", 5), ("sms", 6)] {
      let book = try TestNotebook()
      try book.file(chats: [chat(said("hello"), path: "a", app: app)])
      try book.file(chats: [chat(said("hello!"), path: "b", app: app)])
      #expect(try book.count("message") == count)
    }
  }

  @Test("What turns out to be the owner's in a group is nobody's day any more")
  func ownerLater() throws {
    let said = [
      message(1, "tents?", from: .named("Quill")), message(2, "yes", from: .named("Robin")),
      message(3, "two", from: .named("Robin")),
    ]
    var first = chat(said, path: "a", isGroup: true)
    first.participants = ["Quill", "Robin"]
    try book.file(chats: [first])
    let before = try book.dump()
    var second = chat(
      said.map { message in
        var message = message
        if message.from == .named("Robin") { message.from = .me }
        return message
      }, path: "b", isGroup: true)
    second.participants = ["Quill"]
    #expect(try book.file(chats: [second]).new == [2])
    #expect(try texts() == ["Quill|text|tents?", "me|text|yes", "me|text|two"])
    #expect(try book.count("unassigned_note") == 1)
    #expect(try book.text("SELECT json_array_length(participants) FROM thread") == "1")
    // Whoever does not say it again takes nothing back.
    for again in [second, first] { #expect(try book.file(chats: [again]).new == [0]) }
    for _ in 1...3 { try undoLast() }
    #expect(try book.dump() == before)
  }
}
