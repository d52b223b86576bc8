import CirclesModel
import Testing

@testable import CirclesReaders

@Suite("A Discord export")
struct DiscordTests {
  let reader = DiscordReader()

  func export(_ messages: String..., type: String = "DirectTextChat", name: String = "ines")
    -> String
  {
    "{\"guild\":{\"id\":\"0\"},\"channel\":{\"id\":\"5\",\"type\":\"\(type)\",\"name\":\"\(name)\"},"
      + "\"messages\":[\(messages.joined(separator: ","))]}"
  }

  func message(
    _ id: Int, _ content: String, author: String = "ines", nickname: String = "Ines",
    type: String = "Default", more: String = ""
  ) -> String {
    "{\"id\":\"\(id)\",\"type\":\"\(type)\",\"timestamp\":\"2026-03-13T20:00:00.5+01:00\",\"content\":"
      + "\"\(content)\",\"author\":{\"id\":\"\(author.count)\",\"name\":\"\(author)\",\"nickname\":\"\(nickname)\"}\(more)}"
  }

  @Test("is recognised by guild and channel")
  func recognised() {
    #expect(reader.confidence(of: export()) == .certain)
    #expect(reader.confidence(of: "{\"channel\":{}}") == .none)
  }

  @Test("of a chat between two takes who bears its name for the other side")
  func direct() throws {
    let all = try reader.everything(
      export(message(1, "hi"), message(2, "yes", author: "robin", nickname: "Robin")))
    #expect(all.chats[0].lines == ["them: hi", "me: yes"])
    #expect(all.chats[0].chatWith == ChatPartner(name: "ines"))
    #expect(all.chats[0].times[0] == "2026-03-13T20:00:00+01:00")
    #expect(all.chats[0].messages.map(\.key) == ["discord:1", "discord:2"])
  }

  @Test("of a chat between two knows the owner also where they are called otherwise than they said")
  func otherName() throws {
    let text = export(
      message(1, "hi"), message(2, "yes", author: "rob_v", nickname: "Robin"), message(3, "good"))
    let all = try reader.everything(text, owners: ["Robin Vale"])
    #expect(all.chats[0].lines == ["them: hi", "me: yes", "them: good"])
  }

  @Test("of a group names everybody but the owner")
  func group() throws {
    let text = export(
      message(1, "hi"), message(2, "yes", author: "robin", nickname: "Robin"),
      type: "DirectGroupTextChat", name: "Camping")
    #expect(try reader.everything(text).chats[0].lines == ["Ines: hi", "Robin: yes"])
    let told = try reader.everything(text, owners: ["robin"])
    #expect(told.chats[0].lines == ["Ines: hi", "me: yes"])
    #expect(told.chats[0].participants == ["Ines"])
    #expect(told.chats[0].title == "Camping")
  }

  @Test(
    "tells what a message is",
    arguments: [
      ("Default", ",\"attachments\":[{}]", "them: x (media)", false),
      (
        "Reply", ",\"attachments\":[],\"timestampEdited\":\"2026-03-13T20:01:00+01:00\"", "them: x",
        true
      ),
      ("Default", ",\"timestampEdited\":null", "them: x", false),
      (
        "Call", ",\"callEndedTimestamp\":\"2026-03-13T20:12:00+01:00\"",
        "them: call, 12 min (call)", false
      ),
    ])
  func kinds(type: String, more: String, expected: String, isEdited: Bool) throws {
    let all = try reader.everything(export(message(1, "x", type: type, more: more)))
    #expect(all.chats[0].lines == [expected])
    #expect(all.chats[0].messages[0].isEdited == isEdited)
  }

  @Test("leaves out servers, events and what is empty, and says so")
  func leftOut() throws {
    let server = try reader.everything(export(message(1, "x"), type: "GuildTextChat"))
    #expect(server.records.isEmpty)
    #expect(server.skipped == 1)
    #expect(server.codes == ["discord.server"])
    let all = try reader.everything(
      export(message(1, ""), message(2, "pinned", type: "ChannelPinnedMessage")))
    #expect(all.skipped == 1)
    #expect(all.codes == ["discord.empty", "discord.events"])
  }
}
