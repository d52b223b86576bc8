import CirclesModel
import Testing

@testable import CirclesStore

/// Chats whose contact the owner has renamed in the phone between two exports.
@Suite("Chats of renamed contacts")
struct RenamedThreadTests {
  private let book: TestNotebook

  init() throws {
    book = try TestNotebook()
    try book.load([person("Ana Ruiz", uid: "ana")])
  }

  private let times = [
    "2026-03-03T21:42", "2026-03-03T21:50", "2026-03-04T12:00", "2026-03-05T09:00",
  ]
  private let words = ["Are you home?", "Nearly", "ok", "Coffee?"]

  /// The chat as it is exported while its contact has this name, which goes into every key.
  private func chat(
    as name: String, seconds: String = ":00", extra: [Message] = [], app: String = "whatsapp"
  ) -> ConversationRecord {
    let messages = zip(times, words).enumerated().map { index, said in
      var message = Texts.message(
        said.0 + seconds, said.1, from: index == 1 ? .me : .them)
      message.key = name + "/" + message.key
      return message
    }
    var chat = Texts.chat(messages + extra, with: name)
    chat.source.path = name + ".txt"
    chat.app = app
    return chat
  }

  private func later(_ text: String, as name: String) -> Message {
    var message = Texts.message("2026-03-09T10:00:00", text)
    message.key = name + "/" + message.key
    return message
  }

  @Test("An export under the new name adds what is new to the same chat, as often as it comes")
  func renamed() throws {
    try book.file(chats: [chat(as: "Quill")], Texts.about("ana"))
    let news = [later("New here", as: "Quill Smith")]
    let renamed = chat(as: "Quill Smith", extra: news)
    #expect(try book.file(chats: [renamed], Texts.about("ana")).new == [1])
    #expect(try book.count("thread") == 1)
    #expect(try book.file(chats: [renamed], Texts.about("ana")).new == [0])
    // The export from before, once more.
    #expect(try book.file(chats: [chat(as: "Quill")], Texts.about("ana")).new == [0])
    #expect(try book.count("message") == 5)
  }

  @Test("Another chat under the name from before is a chat of its own, as often as it comes")
  func anothers() throws {
    try book.file(chats: [chat(as: "Quill")], Texts.about("ana"))
    try book.file(chats: [chat(as: "Quill Smith")], Texts.about("ana"))
    let before = try book.dump()
    let other = Texts.chat([later("Who is this?", as: "Quill")], with: "Quill")
    #expect(try book.file(chats: [other], Texts.about("ana")).new == [1])
    #expect(try book.count("thread") == 2)
    #expect(try book.file(chats: [other], Texts.about("ana")).new == [0])
    // The first one's export from before still finds its own.
    #expect(try book.file(chats: [chat(as: "Quill")], Texts.about("ana")).new == [0])
    for _ in 1...3 {
      _ = try book.notebook.undo(run: #require(try book.notebook.runs().first).id)
    }
    #expect(try book.dump() == before)
  }

  @Test("So it is within one run, and for exports that tell the second")
  func oneRun() throws {
    let chats = [chat(as: "Quill", seconds: ":07"), chat(as: "Quill Smith", seconds: ":07")]
    #expect(try book.file(chats: chats, Texts.about("ana")).new == [4, 0])
    #expect(try book.count("thread") == 1)
  }

  @Test("Undo forgets the other name, and the older export still knows its chat")
  func undo() throws {
    try book.file(chats: [chat(as: "Quill")], Texts.about("ana"))
    let before = try book.dump()
    try book.file(
      chats: [chat(as: "Quill Smith", extra: [later("New", as: "Quill Smith")])], Texts.about("ana")
    )
    _ = try book.notebook.undo(run: #require(try book.notebook.runs().first).id)
    #expect(try book.dump() == before)
  }

  @Test("Of a chat with many messages few are kept in mind, and it is found by those")
  func manyMessages() throws {
    let words = (0..<400).map { "Sentence number \($0) of a long chat" }
    let long = Texts.chat(
      words.enumerated().map { index, text in
        Texts.message("2026-03-03T\(10 + index / 60):\(10 + index % 50):00", text)
      }, with: "Quill")
    let renamed = RenamedThreads(capacity: 100)
    let earlier = try book.notebook.write { db in try renamed.thread(of: long, db) }
    #expect(earlier == nil)
    for message in long.messages { renamed.add(message, to: 1, long) }
    #expect((20...100).contains(renamed.count))
    try book.file(chats: [long], Texts.about("ana"))
    let found = try book.notebook.write { db in
      try RenamedThreads(capacity: 100).thread(of: long, db)
    }
    #expect(found != nil)
  }

  @Test("Chats that share only what the owner wrote, or belong to another app, stay two")
  func twoChats() throws {
    try book.file(chats: [chat(as: "Quill")], Texts.about("ana"))
    var mine = chat(as: "Bea")
    for index in mine.messages.indices { mine.messages[index].from = .me }
    #expect(try book.file(chats: [mine], Texts.about("ana")).new == [4])
    #expect(
      try book.file(chats: [chat(as: "Quill Smith", app: "line")], Texts.about("ana")).new == [4])
    #expect(try book.count("thread") == 3)
  }

  /// What many people write within the same minute: on New Year's Eve, or to say yes.
  @Test("The same few short words at the same time are not the same chat")
  func sameWords() throws {
    func greetings(_ name: String, _ own: String) -> ConversationRecord {
      let said: [(String, MessageSender)] = [
        (own, .them), ("Happy new year!", .me), ("Happy new year!", .them), ("ok", .them),
        ("ok", .them),
      ]
      let messages = said.enumerated().map { index, one in
        var message = Texts.message("2026-01-01T00:0\(index / 2)", one.0, from: one.1)
        message.key = "\(name)/\(index)/\(message.key)"
        return message
      }
      var chat = Texts.chat(messages, with: name)
      chat.app = "whatsapp"
      return chat
    }
    try book.file(chats: [greetings("Quill", "Are you at the lake now?")], Texts.about("ana"))
    let other = greetings("Bea", "Did the train come?")
    #expect(try book.file(chats: [other], Texts.about("ana")).new == [5])
    #expect(try book.count("thread") == 2)
  }

  @Test("Nor is a chat that shares a few sentences and differs in the rest")
  func forwarded() throws {
    try book.file(chats: [chat(as: "Quill")], Texts.about("ana"))
    var other = chat(as: "Bea")
    for (index, word) in ["Who sent it?", "Not me", "Really?"].enumerated() {
      other.messages.insert(
        Texts.message("2026-03-04T1\(index):30", "Bea/" + word), at: 2 + index)
    }
    #expect(try book.file(chats: [other], Texts.about("ana")).new == [7])
  }

  @Test("A phone's number tells a chat by itself: it is never another's")
  func number() throws {
    try book.file(chats: [chat(as: "Quill")], Texts.about("ana"))
    var other = chat(as: "+44 7700 900142")
    other.chatWith = ChatPartner(phone: "+447700900142")
    #expect(try book.file(chats: [other], Texts.about("ana")).new == [4])
  }

  /// What WhatsApp calls the chat before its contact is in the address book.
  private func numbered() -> ConversationRecord {
    var chat = chat(as: "+44 7700 900142")
    chat.chatWith = ChatPartner(phone: "+447700900142")
    return chat
  }

  @Test("A chat that was called by its number before the contact had a name is the same chat")
  func namedLater() throws {
    try book.file(chats: [numbered()], Texts.about("ana"))
    let news = [later("New here", as: "Quill")]
    #expect(try book.file(chats: [chat(as: "Quill", extra: news)], Texts.about("ana")).new == [1])
    #expect(try book.count("thread") == 1)
    #expect(
      try book.rows("SELECT partner_name, partner_phone FROM thread")
        == ["\"Quill\"|\"+447700900142\""])
  }

  @Test("So it is the other way round, and for few words, where the contact has name and number")
  func namedContact() throws {
    let quill = person("Quill Bay", uid: "quill", phone: "+447700900142")
    for isNamedFirst in [true, false] {
      let chats = [chat(as: "Quill Bay"), numbered()].map { chat in
        var short = chat
        short.messages = Array(chat.messages.prefix(2))
        return short
      }
      let book = try TestNotebook()
      try book.load([quill])
      try book.file(chats: [chats[isNamedFirst ? 0 : 1]], Texts.about("quill"))
      let second = chats[isNamedFirst ? 1 : 0]
      #expect(try book.file(chats: [second], Texts.about("quill")).new == [0])
      #expect(try book.count("thread") == 1)
    }
  }

  @Test("What comes under the new name is decided by that, and by the old one where nobody has it")
  func names() throws {
    try book.file(chats: [chat(as: "Quill")], Texts.about("ana"))
    var parts: [ConversationPart] = []
    try book.filing { session in
      let news = [later("New here", as: "Quill Smith")]
      _ = try session.load(
        conversations: [(chat(as: "Quill Smith", extra: news), .chatImport)], .tests)
      parts = try session.pendingParts(.tests).map(\.part)
    }
    #expect(parts.map(\.partner.name) == ["Quill Smith"])
    #expect(parts.map(\.formerNames) == [["Quill"]])
  }

  /// A question, and its answer where it has one.
  private func talk(
    _ name: String, _ said: [(String, String, MessageSender)]
  ) -> ConversationRecord {
    let messages = said.map { time, text, sender in
      var message = Texts.message("2026-01-01T" + time, text, from: sender)
      message.key = name + "/" + message.key
      return message
    }
    var chat = Texts.chat(messages, with: name)
    chat.source.path = name + ".txt"
    return chat
  }

  @Test("A question and its answer are enough where the first name stays")
  func short() throws {
    let said: [(String, String, MessageSender)] = [
      ("09:00", "Coffee on Friday at the pier?", .them), ("09:10", "Gladly", .me),
    ]
    try book.file(chats: [talk("Ana Ruiz", said)], Texts.about("ana"))
    let news = said + [("10:00", "See you there", MessageSender.them)]
    #expect(try book.file(chats: [talk("Ana Miller", news)], Texts.about("ana")).new == [1])
    #expect(try book.count("thread") == 1)
    #expect(try book.file(chats: [talk("Bea Ruiz", said)], Texts.about("ana")).new == [2])
    #expect(try book.count("thread") == 2)
  }

  @Test("Greetings in the same minute by two of a family, or two of a first name, stay two")
  func greetings() throws {
    let said: [(String, String, MessageSender)] = [
      ("00:01", "Happy new year to all of you!", .them), ("00:01", "And to you", .me),
    ]
    let more = said + [("08:00", "Did you sleep well?", MessageSender.them)]
    try book.file(chats: [talk("Ana Ruiz", more)], Texts.about("ana"))
    for name in ["Ana Miller", "Leo Ruiz"] {
      #expect(try book.file(chats: [talk(name, said)], Texts.about("ana")).new == [2], "\(name)")
      // Nor when only that was there, and the other chat comes later.
      let other = said + [("09:00", "Who is there, \(name)?", MessageSender.them)]
      #expect(try book.file(chats: [talk(name + " B", other)], Texts.about("ana")).new == [3])
    }
  }
}

/// Groups in which a member, or the group itself, has another name between two exports.
@Suite("Groups after a rename")
struct RenamedMemberTests {
  private let book: TestNotebook

  init() throws {
    book = try TestNotebook()
    try book.load([person("Ana Ruiz", uid: "ana")])
  }

  private func group(
    _ said: [(time: String, who: String, text: String)], called title: String = "Choir"
  ) -> ConversationRecord {
    var chat = Texts.groupChat(
      said.map { said in
        var message = Texts.message("2026-03-03T" + said.time, said.text, from: .named(said.who))
        message.key = title + message.key
        return message
      })
    (chat.title, chat.key) = (title, "whatsapp/" + title)
    chat.participants = Set(said.map(\.who)).sorted()
    chat.source.path = "\(title) \(said.map(\.who)).txt"
    return chat
  }

  private let before = [
    (time: "21:42", who: "Quill", text: "Who brings the music stand?"),
    (time: "21:42", who: "Bea", text: "ok"), (time: "21:50", who: "Bea", text: "Me, as always"),
  ]

  private func renamed(_ name: String) -> [(time: String, who: String, text: String)] {
    before.map { ($0.time, $0.who == "Quill" ? name : $0.who, $0.text) }
  }

  @Test("What a renamed member said is there once, and what they say now is new")
  func member() throws {
    try book.file(chats: [group(before)], Texts.about("ana"))
    let now = renamed("Quill Smith") + [("21:55", "Quill Smith", "ok")]
    #expect(try book.file(chats: [group(now)], Texts.about("ana")).new == [1])
    #expect(try book.file(chats: [group(now)], Texts.about("ana")).new == [0])
    #expect(try book.file(chats: [group(before)], Texts.about("ana")).new == [0])
    #expect(try book.count("message") == 4)
  }

  @Test("Two members who say the same are two, and so is whoever says something else")
  func others() throws {
    let both = before + [("21:42", "Cy", "Who brings the music stand?")]
    try book.file(chats: [group(before)], Texts.about("ana"))
    #expect(try book.file(chats: [group(both)], Texts.about("ana")).new == [1])
    let other = before.map {
      (time: $0.time, who: $0.who == "Quill" ? "Dov" : $0.who, text: $0.text.uppercased())
    }
    #expect(try book.file(chats: [group(other)], Texts.about("ana")).new == [3])
  }

  @Test("Who is heard in another piece of the same export has not gone")
  func pieces() throws {
    try book.file(chats: [group(before)], Texts.about("ana"))
    var piece = group([("21:42", "Dov", before[0].text)])
    piece.participants = ["Bea", "Dov", "Quill"]
    #expect(try book.file(chats: [piece], Texts.about("ana")).new == [1])
  }

  @Test("A group with another subject is the same group, if the same people say the same")
  func subject() throws {
    try book.file(chats: [group(before)], Texts.about("ana"))
    let more = before + [("22:00", "Bea", "Good night")]
    #expect(try book.file(chats: [group(more, called: "Big Choir")], Texts.about("ana")).new == [1])
    let others = renamed("Dov").map { ($0.time, $0.who + "x", $0.text) }
    #expect(try book.file(chats: [group(others, called: "Other")], Texts.about("ana")).new == [3])
    #expect(try book.count("thread") == 2)
  }

  @Test("So it is where one member has another name too, and not where all have")
  func subjectAndMember() throws {
    let long =
      before + [
        ("22:00", "Quill", "I have one as well"), ("22:01", "Bea", "Then bring both, please"),
      ]
    func told(_ names: [String: String], _ title: String) -> ConversationRecord {
      let now = long.map { ($0.time, names[$0.who] ?? $0.who, $0.text) }
      return group(now + [("22:05", names["Bea"] ?? "Bea", "Good night")], called: title)
    }
    try book.file(chats: [group(long)], Texts.about("ana"))
    let renamed = told(["Quill": "Quill Smith"], "Big Choir")
    #expect(try book.file(chats: [renamed], Texts.about("ana")).new == [1])
    #expect(try book.file(chats: [renamed], Texts.about("ana")).new == [0])
    #expect(try book.file(chats: [group(long)], Texts.about("ana")).new == [0])
    let others = told(["Quill": "Dov", "Bea": "Cy"], "Other")
    #expect(try book.file(chats: [others], Texts.about("ana")).new == [6])
    #expect(try book.count("thread") == 2)
  }
}
