import CirclesModel
import GRDB
import Testing

@testable import CirclesStore

@Suite("Conversations known under older keys")
struct FormerKeyTests {
  private let book: TestNotebook

  init() throws {
    book = try TestNotebook()
    try book.load([person("Ana Ruiz", uid: "ana")])
  }

  private func chat(
    _ texts: [String], path: String, day: Int, app: String = "telegram", key: (Int) -> String
  ) -> ConversationRecord {
    let messages = texts.enumerated().map { index, text in
      Message(
        from: .them, text: text, at: ISOTime.parse("2026-03-\(day)T20:0\(index):00Z"),
        key: key(index))
    }
    var chat = Texts.chat(messages)
    (chat.app, chat.source.path) = (app, path)
    return chat
  }

  private func texts() throws -> [String] {
    try book.rows("SELECT text FROM message ORDER BY sent, key").map {
      $0.replacing("\"", with: "")
    }
  }

  @Test("A second account that numbers its messages like the first one loses none")
  func secondAccount() throws {
    let first = chat(["plums", "ok"], path: "first", day: 10) { "telegram:7:\($0)" }
    let second = chat(["my new number", "ok", "figs"], path: "second", day: 20) {
      "telegram:7:\($0)"
    }
    try book.file(chats: [first], Texts.about("ana"))
    #expect(try book.file(chats: [second], Texts.about("ana")).new == [3])
    #expect(try texts() == ["plums", "ok", "my new number", "ok", "figs"])
    for again in [first, second] {
      #expect(try book.file(chats: [again], Texts.about("ana")).new == [0])
    }
  }

  @Test("A chat whose number gets its country goes on, without a message twice")
  func formerKey() throws {
    var known = chat(["plums", "pears are ripe"], path: "old", day: 10, app: "sms") { "n:\($0)" }
    (known.key, known.chatWith) = ("written", ChatPartner(phone: "07700 900123"))
    var new = chat(
      ["plums", "pears are ripe", "and figs"], path: "new", day: 10, app: "sms"
    ) { "e:\($0)" }
    (new.key, new.chatWith) = ("e164", ChatPartner(phone: "+447700900123"))
    new.formerKeys = ["written"]
    try book.file(chats: [known], Texts.about("ana"))
    #expect(try book.file(chats: [new], Texts.about("ana")).new == [1])
    #expect(try texts() == ["plums", "pears are ripe", "and figs"])
    #expect(try book.rows("SELECT partner_phone FROM thread") == ["\"+447700900123\""])
    // Whoever has the number next.
    var next = chat(["hello from me"], path: "next", day: 20, app: "sms") { "f:\($0)" }
    (next.key, next.formerKeys) = ("e164", ["written"])
    next.chatWith = ChatPartner(name: "Zoe Hale", phone: "+447700900123")
    try book.file(chats: [next], Texts.about("ana"))
    #expect(try book.rows("SELECT partner_name FROM thread") == ["\"Zoe Hale\""])
    #expect(try book.file(chats: [new], Texts.about("ana")).new == [0])
  }

  @Test(
    "Where the notebook has the chat under both numbers, what it has under one is not added to the other"
  )
  func bothKeys() throws {
    var one = chat(["plums"], path: "old", day: 10, app: "sms") { "n:\($0)" }
    (one.key, one.chatWith) = ("written", ChatPartner(phone: "07700 900123"))
    var other = chat(["pears"], path: "old", day: 11, app: "sms") { "e:\($0)" }
    (other.key, other.chatWith) = ("e164", ChatPartner(phone: "+447700900123"))
    try book.file(chats: [one, other], Texts.about("ana"))
    (one.key, one.chatWith, one.formerKeys) = (other.key, other.chatWith, ["written"])
    one.source.path = "new"
    one.messages[0].key = "e:plums"
    #expect(try book.file(chats: [one], Texts.about("ana")).new == [0])
    #expect(try texts() == ["plums", "pears"])
  }
}
