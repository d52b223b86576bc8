import CirclesModel
import SourceDiagnostics
import Testing

@testable import CirclesReaders

@Suite("A Telegram export")
struct TelegramTests {
  let reader = TelegramReader()

  func message(
    _ id: Int, _ text: String, from: String = "Ines", sender: String = "user2",
    time: Int = 1_773_428_400, more: String = ""
  ) -> String {
    "{\"id\":\(id),\"type\":\"message\",\"date\":\"2026-03-13T20:00:00\",\"date_unixtime\":\"\(time)\","
      + "\"from\":\"\(from)\",\"from_id\":\"\(sender)\",\"text\":\(text)\(more)}"
  }

  func chat(_ messages: String..., type: String = "personal_chat", name: String = "Ines") -> String
  {
    "{\"name\":\"\(name)\",\"type\":\"\(type)\",\"id\":2,\"messages\":["
      + messages.joined(separator: ",\n") + "]}"
  }

  func export(_ chats: String...) -> String {
    "{\"about\":\"x\",\"personal_information\":{\"user_id\":1},\"contacts\":{\"list\":["
      + "{\"user_id\":2,\"first_name\":\"Ines\",\"last_name\":\"Okafor\",\"phone_number\":\"00447700900123\"}]},"
      + "\"chats\":{\"about\":\"y\",\"list\":[" + chats.joined(separator: ",") + "]}}"
  }

  @Test("is recognised whole, of one chat, and of chats alone")
  func recognised() {
    #expect(reader.confidence(of: export()) == .certain)
    #expect(reader.confidence(of: chat()) == .certain)
    #expect(reader.confidence(of: "{\"about\":\"x\",\"chats\":{\"list\":[") == .certain)
    #expect(reader.confidence(of: "{\"name\":\"x\",\"type\":\"file\",\"id\":1}") == .none)
    #expect(reader.confidence(of: "{\"chats\":[]}") == .none)
    #expect(reader.confidence(of: "[\"personal_chat\"]") == .none)
  }

  @Test("gives contacts, and chats with the number of the contact")
  func whole() throws {
    let all = try reader.everything(
      export(chat(message(1, "\"hi\""), message(2, "\"yes\"", from: "Robin", sender: "user1"))))
    #expect(all.contacts.map(\.identifier) == ["telegram:user2"])
    #expect(all.contacts[0].fields.phones[0].normalized == "+447700900123")
    #expect(all.contacts[0].fields.name.display == "Ines Okafor")
    #expect(all.chats[0].chatWith == ChatPartner(name: "Ines", phone: "+447700900123"))
    #expect(all.chats[0].lines == ["them: hi", "me: yes"])
    #expect(all.chats[0].messages.map(\.key) == ["telegram:2:1", "telegram:2:2"])
    #expect(all.chats[0].times[0] == "2026-03-13T19:00:00Z")
    #expect(all.diagnostics.isEmpty)
  }

  @Test("of one chat reads the same messages under the same keys")
  func single() throws {
    let messages = message(1, "\"hi\"")
    let one = try reader.everything(chat(messages))
    let all = try reader.everything(export(chat(messages)))
    #expect(one.chats[0].key == all.chats[0].key)
    #expect(one.chats[0].messages == all.chats[0].messages)
  }

  @Test("may say what a chat is behind its messages")
  func late() throws {
    let all = try reader.everything(
      "{\"messages\":[\(message(1, "\"hi\""))],\"name\":\"Ines\",\"type\":\"personal_chat\",\"id\":2}"
    )
    #expect(all.chats[0].lines == ["them: hi"])
    #expect(all.chats[0].messages[0].key == "telegram:2:1")
  }

  @Test("writes a text in pieces that follow one another")
  func pieces() throws {
    let text = #"["see ",{"type":"link","text":"x.org"},{"type":"bold","text":"!"}," \x1F"]"#
    let all = try reader.everything(chat(message(1, text)))
    #expect(all.chats[0].lines == ["them: see x.org! \u{1F}"])
  }

  @Test("gives wall time where it is of before 2021")
  func wallTime() throws {
    let old = message(1, "\"hi\"").replacing("\"date_unixtime\":\"1773428400\",", with: "")
    #expect(try reader.everything(chat(old)).chats[0].times == ["2026-03-13T20:00:00"])
  }

  @Test("without a day that exists keeps the message without a time, and says so")
  func badDate() throws {
    let old = message(1, "\"hi\"").replacing("\"date_unixtime\":\"1773428400\",", with: "")
      .replacing("2026-03-13T", with: "2026-02-31T")
    let all = try reader.everything(chat(old))
    #expect(all.chats[0].lines == ["them: hi"])
    #expect(all.chats[0].times == ["-"])
    #expect(all.codes == ["telegram.bad-date"])
    #expect(all.diagnostics[0].location.line == 1)
    #expect(all.diagnostics[0].location.column == 58)
  }

  @Test(
    "tells media, calls and edits from text",
    arguments: [
      (",\"photo\":\"(File not included)\"", "them: x (media)"),
      (",\"media_type\":\"sticker\",\"sticker_emoji\":\"a\"", "them: x (media)"),
      (",\"location_information\":{\"latitude\":1}", "them: x (media)"),
      (",\"edited\":\"2026-03-13T20:01:00\"", "them: x"),
    ])
  func kinds(more: String, expected: String) throws {
    let all = try reader.everything(chat(message(1, "\"x\"", more: more)))
    #expect(all.chats[0].lines == [expected])
    #expect(all.chats[0].messages[0].isEdited == more.contains("edited"))
  }

  @Test("shares contacts and polls in words")
  func shared() throws {
    let contact =
      ",\"contact_information\":{\"first_name\":\"Bo\",\"last_name\":\"\",\"phone_number\":\"+447700900456\"}"
    let all = try reader.everything(
      chat(
        message(1, "\"\"", more: contact),
        message(2, "\"\"", more: ",\"poll\":{\"question\":\"When?\",\"answers\":[]}")))
    #expect(all.chats[0].lines == ["them: Bo +447700900456 (media)", "them: When? (media)"])
  }

  @Test("counts calls as said, and other events as nobody's")
  func service() throws {
    func service(_ action: String) -> String {
      "{\"id\":5,\"type\":\"service\",\"date_unixtime\":\"1773428400\",\"actor\":\"Ines\","
        + "\"actor_id\":\"user2\",\(action),\"text\":\"\"}"
    }
    let all = try reader.everything(
      chat(
        service("\"action\":\"phone_call\",\"duration_seconds\":61,\"discard_reason\":\"hangup\""),
        service("\"action\":\"phone_call\",\"discard_reason\":\"missed\""),
        service("\"action\":\"pin_message\"")))
    #expect(all.chats[0].lines == ["them: call, 1 min (call)", "them: missed call (call)"])
    #expect(all.codes == ["telegram.service"])
    #expect(all.skipped == 0)
  }

  @Test("names the senders of a group; a deleted account is unknown")
  func group() throws {
    let all = try reader.everything(
      export(
        chat(
          message(1, "\"a\"", from: "Bo", sender: "user3"),
          message(2, "\"b\"", sender: "user4").replacing(
            "\"from\":\"Ines\"", with: "\"from\":null"),
          message(3, "\"c\"", from: "Robin", sender: "user1"), type: "private_group",
          name: "Camping")))
    #expect(all.chats[0].lines == ["Bo: a", "unknown: b", "me: c"])
    #expect(all.chats[0].title == "Camping")
    #expect(all.chats[0].participants == ["Bo"])
    #expect(all.chats[0].isGroup)
  }

  @Test("of one group alone knows the owner by what is told of them")
  func groupOwner() throws {
    let group = chat(
      message(1, "\"a\"", from: "Robin Vale", sender: "user1"), type: "private_group")
    #expect(try reader.everything(group).chats[0].lines == ["Robin Vale: a"])
    #expect(try reader.everything(group, owners: ["Robin Vale"]).chats[0].lines == ["me: a"])
  }

  @Test(
    "leaves out what is no chat between people, and says so",
    arguments: [
      "bot_chat", "private_channel", "public_channel", "public_supergroup", "saved_messages",
    ])
  func leftOut(type: String) throws {
    let all = try reader.everything(export(chat(message(1, "\"a\""), type: type)))
    #expect(all.chats.isEmpty)
    #expect(all.skipped == 1)
    #expect(all.codes == ["telegram.chat-left-out"])
  }

  @Test("that breaks off keeps what is whole")
  func cut() throws {
    let text = export(chat(message(1, "\"a\""), message(2, "\"b\"")))
    let all = try reader.everything(String(text.prefix(text.count - 20)))
    #expect(all.chats[0].lines == ["them: a"])
    #expect(all.codes == ["telegram.malformed"])
    #expect(all.diagnostics[0].location.line == 2)
    #expect(try reader.everything("{\"a\":1}").codes == ["telegram.no-export"])
  }

  @Test("of several whom a chat is not called after names them, and takes none for the owner")
  func strangers() throws {
    let text = chat(
      message(1, "\"a\"", from: "Alice", sender: "user100"),
      message(2, "\"b\"", from: "Bob", sender: "user200"), name: "Travel Chat")
    let all = try reader.everything(text)
    #expect(all.chats[0].lines == ["Alice: a", "Bob: b"])
    #expect(all.chats[0].isGroup)
    #expect(all.chats[0].title == "Travel Chat")
    let known = try reader.everything(text, owners: ["Bob"])
    #expect(known.chats[0].lines == ["them: a", "me: b"])
    #expect(known.chats[0].chatWith == ChatPartner(name: "Alice"))
  }

  @Test("of one alone who is not the other side is the owner's")
  func silentPartner() throws {
    let all = try reader.everything(
      chat(
        message(1, "\"a\"", from: "Robin", sender: "user1"),
        message(2, "\"b\"", from: "Robin", sender: "user1")))
    #expect(all.chats[0].lines == ["me: a", "me: b"])
  }
}
