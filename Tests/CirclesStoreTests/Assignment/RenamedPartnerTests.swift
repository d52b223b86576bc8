import CirclesModel
import Testing

@testable import CirclesStore

/// Chats of apps in which people name themselves, and chats that several programs export.
@Suite("Chats whose partner has another name in a newer export")
struct RenamedPartnerTests {
  private let book: TestNotebook

  init() throws {
    book = try TestNotebook()
    try book.load([person("Ana Ruiz", uid: "ana")])
  }

  private let said: [(time: String, text: String, from: MessageSender)] = [
    ("2026-03-03T21:42:07", "Are you home?", .them), ("2026-03-03T21:50:00", "Nearly", .me),
    ("2026-03-04T12:00:09", "ok", .them), ("2026-03-04T12:00:09", "ok", .them),
    ("2026-03-05T09:00:00", "Coffee at the pier?", .them),
  ]

  /// The chat as it is exported while its partner has this name, which goes into the messages' keys.
  private func chat(
    _ partner: ChatPartner, key: String = "messenger/1", app: String = "messenger",
    zone: String = "Z", extra: [(time: String, text: String, from: MessageSender)] = []
  ) -> ConversationRecord {
    let name = partner.name ?? partner.phone ?? ""
    var seen: [String: Int] = [:]
    let messages = (said + extra).map { said in
      let ordinal = seen[said.time + said.text, default: 0]
      seen[said.time + said.text] = ordinal + 1
      var message = Texts.message(
        said.time + zone, said.text, from: said.from, ordinal: ordinal)
      message.key = app + zone + name + message.key
      return message
    }
    var chat = Texts.chat(messages, with: name)
    chat.source.path = "\(app) \(key) \(name) \(zone) \(extra.count)"
    (chat.app, chat.key, chat.chatWith) = (app, key, partner)
    return chat
  }

  private let news: [(time: String, text: String, from: MessageSender)] = [
    ("2026-03-09T10:00:00", "New here", .them)
  ]

  @Test("One with an id of its own has each message once, whatever goes into their keys")
  func identifiedChat() throws {
    try book.file(chats: [chat(ChatPartner(name: "Quill"))], Texts.about("ana"))
    let before = try book.dump()
    let renamed = chat(ChatPartner(name: "Bea"), extra: news)
    let run = try book.file(chats: [renamed], Texts.about("ana"))
    #expect(run.new == [1])
    #expect(try book.file(chats: [renamed], Texts.about("ana")).new == [0])
    #expect(
      try book.file(chats: [chat(ChatPartner(name: "Quill"))], Texts.about("ana")).new == [0])
    for _ in 1...3 {
      _ = try book.notebook.undo(run: #require(try book.notebook.runs().first).id)
    }
    #expect(try book.dump() == before)
  }

  @Test("An instant of a full minute is no other message of that minute")
  func fullMinute() throws {
    try book.file(chats: [chat(ChatPartner(name: "Quill"))], Texts.about("ana"))
    let more = [(time: "2026-03-04T12:00:00", text: "ok", from: MessageSender.them)]
    let other = chat(ChatPartner(name: "Bea"), extra: more)
    #expect(try book.file(chats: [other], Texts.about("ana")).new == [1])
  }

  @Test("One that its name tells is found by what is said, also where times are instants")
  func toldByName() throws {
    var (old, new) = (
      chat(ChatPartner(name: "Quill"), key: "messenger/Quill"),
      chat(ChatPartner(name: "Bea"), key: "messenger/Bea", extra: news)
    )
    #expect(try book.file(chats: [old, new], Texts.about("ana")).new == [5, 6])
    let other = try TestNotebook()
    try other.load([person("Ana Ruiz", uid: "ana")])
    (old.isToldByName, new.isToldByName) = (true, true)
    try other.file(chats: [old], Texts.about("ana"))
    #expect(try other.file(chats: [new], Texts.about("ana")).new == [1])
    #expect(try other.file(chats: [new], Texts.about("ana")).new == [0])
    #expect(try other.count("thread") == 1)
  }

  @Test(
    "What two programs export of one app counts once, whichever comes first",
    arguments: [false, true])
  func twoPrograms(isReversed: Bool) throws {
    try book.load([person("Quill", uid: "quill", phone: "+447700900142")])
    let exports = [
      chat(
        ChatPartner(name: "Quill", phone: "+447700900142"), key: "signal/aci", app: "signal"),
      chat(ChatPartner(name: "Quill"), key: "signal/Quill", app: "signal", zone: "", extra: news),
    ]
    let order = isReversed ? exports.reversed() : exports
    for export in order + order { try book.file(chats: [export], Texts.about("ana")) }
    #expect(try book.count("message") == 6)
    #expect(try book.count("thread") == 1)
  }

  @Test("Of imessage-exporter a number that has got a name is the same chat, by any file's name")
  func numberNamed() throws {
    let phone = "+447700900142"
    let number = chat(ChatPartner(phone: phone), key: phone, app: "imessage", zone: "")
    let both = chat(
      ChatPartner(name: "Quill", phone: phone), key: phone, app: "imessage", zone: "")
    let named = chat(
      ChatPartner(name: "Quill"), key: "Quill", app: "imessage", zone: "", extra: news)
    try book.file(chats: [number], Texts.about("ana"))
    #expect(try book.file(chats: [both], Texts.about("ana")).new == [0])
    #expect(try book.file(chats: [named], Texts.about("ana")).new == [1])
    #expect(try book.count("thread") == 1)
  }

  @Test(
    "The name from before decides where nobody has the new one; of a number's, who keeps the first name",
    arguments: [
      (ChatPartner(name: "Quill Bay"), "Bea Moor", ["Quill Bay"]),
      (ChatPartner(name: "Quill Bay", phone: "+447700900142"), "Quill Moor", ["Quill Bay"]),
      (ChatPartner(name: "Quill Bay", phone: "+447700900142"), "Bea Moor", []),
    ])
  func formerNames(partner: ChatPartner, name: String, expected: [String]) throws {
    var renamed = partner
    renamed.name = name
    for isOneRun in [true, false] {
      let book = try TestNotebook()
      if !isOneRun { try book.file(chats: [chat(partner)]) }
      var parts: [ConversationPart] = []
      try book.filing { session in
        if isOneRun { _ = try session.load(conversations: [(chat(partner), .chatImport)], .tests) }
        while try !session.pendingParts(.tests).isEmpty {}
        _ = try session.load(conversations: [(chat(renamed, extra: news), .chatImport)], .tests)
        parts = try session.pendingParts(.tests).map(\.part)
      }
      let today = try #require(parts.first { $0.messages.first?.text == "New here" })
      #expect(today.partner.name == name)
      #expect(today.formerNames == expected)
    }
  }
}
