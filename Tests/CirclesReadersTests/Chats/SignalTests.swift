import CirclesModel
import SourceDiagnostics
import Testing

@testable import CirclesReaders

@Suite("A Signal backup in plain text")
struct SignalTests {
  let reader = SignalReader()

  let people = """
    {"version":"1","backupTimeMs":"1773515133000"}
    {"recipient":{"id":"1","self":{}}}
    {"recipient":{"id":"2","contact":{"aci":"EjRWeJq83vASNFZ4mrze8A==","e164":"447700900123","profileGivenName":"Ines","note":"choir"}}}
    {"recipient":{"id":3,"contact":{"aci":"b","e164":447700900456,"systemGivenName":"Tomasz","systemFamilyName":"Bell","profileGivenName":"Tom"}}}
    {"recipient":{"id":"5","group":{"masterKey":"K","snapshot":{"title":{"title":"Camping"},"members":[{"userId":"b"}]}}}}
    {"chat":{"id":"1","recipientId":"2"}}
    {"chat":{"id":"2","recipientId":"5"}}
    {"chat":{"id":"3","recipientId":"1"}}

    """

  func item(
    _ content: String, chat: Int = 1, author: Int = 2, way: String = "incoming",
    date: String = "\"1773428400000\""
  ) -> String {
    "{\"chatItem\":{\"chatId\":\"\(chat)\",\"authorId\":\"\(author)\",\"dateSent\":\(date),"
      + "\"\(way)\":{},\(content)}}\n"
  }

  func said(_ text: String) -> String { "\"standardMessage\":{\"text\":{\"body\":\"\(text)\"}}" }

  @Test("is recognised by its first frame, or the line before it")
  func recognised() {
    #expect(reader.confidence(of: people) == .certain)
    #expect(reader.confidence(of: "{\"account\":{}}\n{\"recipient\":{}}\n") == .certain)
    #expect(reader.confidence(of: "{\"chat\":{},\"other\":1}") == .none)
    #expect(reader.confidence(of: "{\"version\":1}") == .none)
    #expect(reader.confidence(of: "{\"version\":1}\n{\"account\":{}}\n") == .certain)
  }

  @Test("refuses lines that are no frame, and skips those of a kind that nobody knows")
  func otherLines() throws {
    let all = try reader.everything(
      people + "garbage\n[1]\n{\"chatItemX\":{}}\n" + item(said("hi")))
    #expect(all.chats[0].lines == ["them: hi"])
    #expect(all.codes.filter { $0 == "signal.bad-line" }.count == 2)
    #expect(all.codes.contains("signal.unknown-frame"))
    #expect(all.refused == 2)
  }

  @Test("gives people as contacts: the owner's name for them, their own, number and note")
  func contacts() throws {
    let all = try reader.everything(people)
    #expect(all.contacts.map(\.fields.name.display) == ["Ines", "Tomasz Bell"])
    #expect(
      all.contacts.map(\.identifier) == ["signal:12345678-9abc-def0-1234-56789abcdef0", "signal:b"])
    #expect(
      all.contacts.map { $0.fields.phones[0].normalized } == ["+447700900123", "+447700900456"])
    #expect(all.contacts[0].fields.note == "choir")
    #expect(all.contacts[1].fields.nicknames == ["Tom"])
  }

  @Test("gives chats with who is behind their ids, in the order of time")
  func chats() throws {
    let all = try reader.everything(
      people + item(said("two"), author: 1, way: "outgoing", date: "1773428401000")
        + item(said("tent?"), chat: 2, author: 3) + item(said("one")))
    #expect(all.chats.map(\.lines) == [["them: one", "me: two"], ["Tomasz Bell: tent?"]])
    #expect(all.chats[0].chatWith == ChatPartner(name: "Ines", phone: "+447700900123"))
    #expect(all.chats[1].title == "Camping")
    #expect(all.chats[1].participants == ["Tomasz Bell"])
    #expect(
      all.chats[0].messages.map(\.key) == [
        "signal:12345678-9abc-def0-1234-56789abcdef0:1773428400000", "signal:self:1773428401000",
      ])
  }

  @Test("has the same keys where its ids are others")
  func stable() throws {
    let one = try reader.everything(people + item(said("x")))
    let text = (people + item(said("x"))).replacing("\"2\"", with: "\"77\"")
    let other = try reader.everything(text)
    #expect(one.chats[0].key == other.chats[0].key)
    #expect(one.chats[0].messages == other.chats[0].messages)
  }

  @Test(
    "tells what a message is",
    arguments: [
      ("\"standardMessage\":{\"text\":{\"body\":\"x\"},\"attachments\":[{}]}", "them: x (media)"),
      ("\"standardMessage\":{\"attachments\":[{}]}", "them:  (media)"),
      ("\"stickerMessage\":{\"sticker\":{}}", "them:  (media)"),
      ("\"remoteDeletedMessage\":{}", "them:  (deleted)"),
      ("\"directStoryReplyMessage\":{\"textReply\":{\"text\":{\"body\":\"y\"}}}", "them: y"),
      (
        "\"updateMessage\":{\"individualCall\":{\"type\":\"AUDIO_CALL\",\"direction\":\"OUTGOING\",\"state\":\"ACCEPTED\",\"startedCallTimestamp\":\"1000\",\"endedCallTimestamp\":\"201000\"}}",
        "me: call, 3 min (call)"
      ),
      (
        "\"updateMessage\":{\"individualCall\":{\"type\":\"VIDEO_CALL\",\"direction\":\"INCOMING\",\"state\":\"MISSED\"}}",
        "them: missed video call (call)"
      ),
    ])
  func kinds(content: String, expected: String) throws {
    let way = content.contains("updateMessage") ? "directionless" : "incoming"
    let all = try reader.everything(people + item(content, way: way))
    #expect(all.chats[0].lines == [expected])
  }

  @Test("keeps the last version of an edited message")
  func edited() throws {
    let all = try reader.everything(people + item("\"revisions\":[{\"a\":1}]," + said("new")))
    #expect(all.chats[0].lines == ["them: new"])
    #expect(all.chats[0].messages[0].isEdited)
  }

  @Test("leaves out notes to oneself and events, and says so")
  func leftOut() throws {
    let all = try reader.everything(
      people + item(said("stamps"), chat: 3, author: 1, way: "outgoing")
        + item("\"updateMessage\":{\"simpleUpdate\":{}}", way: "directionless")
        + item("\"newKind\":{}"))
    #expect(all.chats.isEmpty)
    #expect(all.skipped == 2)
    #expect(all.codes == ["signal.chat-left-out", "signal.unsupported", "signal.updates"])
  }

  @Test("loses a broken line alone, and what nothing tells the chat of")
  func broken() throws {
    let all = try reader.everything(
      people + "{\"chatItem\":{\"chatId\":\n" + item(said("x")) + item(said("y"), chat: 9)
        + "{\"chatItem\":{\"chat")
    #expect(all.chats.map(\.lines) == [["them: x"]])
    #expect(all.refused == 3)
    #expect(all.codes == ["signal.bad-line", "signal.no-chat", "signal.bad-line"])
    #expect(all.diagnostics.map(\.location.line) == [9, 11, 12])
  }

  @Test("puts who is mentioned in their place, which counts units of UTF-16")
  func mentions() throws {
    let aci = "EjRWeJq83vASNFZ4mrze8A=="
    let text =
      "\"standardMessage\":{\"text\":{\"body\":\"🌷🌷 \u{FFFC} and \u{FFFC}, \u{FFFC}\",\"bodyRanges\":["
      + "{\"start\":0,\"length\":2,\"style\":\"BOLD\"},{\"start\":5,\"length\":1,\"mentionAci\":\"\(aci)\"},"
      + "{\"start\":11,\"length\":1,\"mentionAci\":\"b\"},{\"start\":14,\"length\":1,\"mentionAci\":\"z\"},"
      + "{\"start\":900,\"length\":1,\"mentionAci\":\"b\"}]}}"
    let all = try reader.everything(people + item(text, chat: 2, author: 3))
    #expect(all.chats[0].messages.map(\.text) == ["🌷🌷 @Ines and @Tomasz Bell, @unknown"])
  }
}
