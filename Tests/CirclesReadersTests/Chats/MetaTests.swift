import CirclesModel
import PhoneNumbers
import SourceDiagnostics
import Testing

@testable import CirclesReaders

@Suite("Messages of Messenger and Instagram")
struct MetaTests {
  let reader = MetaReader()

  func file(
    _ messages: String..., people: [String] = ["Ines", "Robin"], title: String = "Ines",
    path: String = "inbox/ines_123"
  ) -> String {
    let names = people.map { "{\"name\":\"\($0)\"}" }.joined(separator: ",")
    return "{\"participants\":[\(names)],\n\"messages\":[\(messages.joined(separator: ",\n"))],\n"
      + "\"title\":\"\(title)\",\"thread_path\":\"\(path)\"}"
  }

  func said(_ sender: String, _ more: String, at seconds: Int = 0) -> String {
    "{\"sender_name\":\"\(sender)\",\"timestamp_ms\":\(1_773_428_400_000 + seconds * 1000),\(more)}"
  }

  @Test("are recognised in both kinds of export")
  func recognised() {
    #expect(reader.confidence(of: file(said("Ines", "\"content\":\"x\""))) == .certain)
    #expect(
      reader.confidence(of: "{\"participants\":[\"A\",\"B\"],\"threadName\":\"A_1\",\"messages\":[")
        == .certain)
    #expect(
      reader.confidence(of: "{\"participants\":[],\"messages\":[],\"thread_path\":\"x\"}")
        == .likely)
    #expect(reader.confidence(of: "{\"messages\":[{\"sender_name\":\"x\"}]}") == .none)
  }

  @Test("come in the order of time, with who is meant by the title")
  func chat() throws {
    let all = try reader.everything(
      file(said("Robin", "\"content\":\"two\"", at: 2), said("Ines", "\"content\":\"one\"")),
      path: "message_1.json")
    #expect(all.chats[0].lines == ["them: one", "me: two"])
    #expect(all.chats[0].chatWith == ChatPartner(name: "Ines"))
    #expect(all.chats[0].app == "messenger")
    #expect(all.chats[0].times == ["2026-03-13T19:00:00Z", "2026-03-13T19:00:02Z"])
    let other = try reader.everything(
      file(said("Ines", "\"content\":\"one\"")), path: "instagram/message_2.json")
    #expect(other.chats[0].app == "instagram")
  }

  @Test("have their characters mended where that strictly can be")
  func mojibake() {
    #expect(Mojibake.mend("caf\u{C3}\u{A9} \u{F0}\u{9F}\u{98}\u{80}") == "café 😀")
    #expect(Mojibake.mend("plain") == "plain")
    #expect(Mojibake.mend("café") == "café")
    #expect(Mojibake.mend("caf\u{C3}\u{A9} 😀") == "caf\u{C3}\u{A9} 😀")
    #expect(Mojibake.mend("\u{C3}") == "\u{C3}")
  }

  @Test("mend names, titles and texts alike, so that one is the other")
  func mendedNames() throws {
    let name = "In\\u00c3\\u00a9s"
    let all = try reader.everything(
      file(
        said(name, "\"content\":\"\\u00e2\\u0082\\u00ac5\""), people: [name, "Robin"], title: name))
    #expect(all.chats[0].lines == ["them: €5"])
    #expect(all.chats[0].chatWith?.name == "Inés")
  }

  @Test(
    "tell what a message is",
    arguments: [
      ("\"photos\":[{\"uri\":\"a\"}]", "them:  (media)"),
      ("\"photos\":[],\"content\":\"x\"", "them: x"),
      ("\"content\":\"x\",\"videos\":[{}]", "them: x (media)"),
      ("\"sticker\":{\"uri\":\"a\"}", "them:  (media)"),
      (
        "\"content\":\"Ines sent an attachment.\",\"share\":{\"link\":\"x.org\"}",
        "them: x.org (media)"
      ),
      ("\"share\":{\"link\":\"x.org\",\"share_text\":\"y\"}", "them: y\nx.org (media)"),
      ("\"content\":\"a call\",\"call_duration\":190", "them: call, 3 min (call)"),
      ("\"type\":\"Call\",\"missed\":true", "them: missed call (call)"),
      ("\"content\":\"x\",\"is_unsent\":true", "them:  (deleted)"),
    ])
  func kinds(more: String, expected: String) throws {
    #expect(try reader.everything(file(said("Ines", more))).chats[0].lines == [expected])
  }

  @Test("leave out what nobody wrote, and say so")
  func events() throws {
    let all = try reader.everything(
      file(
        said("Ines", "\"content\":\"Liked a message\""),
        said("Ines", "\"content\":\"Reacted 😍 to your message \""),
        said("Ines", "\"type\":\"Subscribe\",\"content\":\"x\""), said("Ines", "\"a\":1")))
    #expect(all.records.isEmpty)
    #expect(all.skipped == 1)
    #expect(all.codes == ["meta.empty", "meta.events"])
  }

  @Test("knows every name that the owner has had, and what the app writes in somebody's name")
  func ownersNames() throws {
    let text = file(
      said("Robin", "\"content\":\"a\""), said("Robin Vale", "\"content\":\"b\"", at: 1),
      said("Ines", "\"content\":\"Ines sent an attachment.\"", at: 2),
      said("Ines", "\"content\":\"Ines named the group Camping.\"", at: 3))
    let all = try reader.everything(text, owners: ["Robin", "Robin Vale"])
    #expect(all.chats[0].lines.sorted() == ["me: a", "me: b", "them:  (media)"])
    #expect(all.codes == ["meta.events"])
  }

  @Test("of the encrypted kind are read alike")
  func encrypted() throws {
    let text = """
      {"participants":["Ines","Robin"],"threadName":"Ines_12","messages":[
      {"senderName":"Robin","text":"two ☕","timestamp":1773428402000,"type":"text","isUnsent":false,"media":[]},
      {"senderName":"Ines","text":"","timestamp":1773428401000,"type":"media","media":[{"uri":"x"}]}]}
      """
    let all = try reader.everything(text)
    #expect(all.chats[0].lines == ["them:  (media)", "me: two ☕"])
    #expect(all.chats[0].chatWith?.name == "Ines")
  }

  @Test("of a group name their senders, and know the owner only when told")
  func group() throws {
    let text = file(
      said("Robin", "\"content\":\"x\""), people: ["Ines", "Bo", "Robin"], title: "Camping")
    #expect(try reader.everything(text).chats[0].lines == ["Robin: x"])
    let told = try reader.everything(text, owners: ["robin"])
    #expect(told.chats[0].lines == ["me: x"])
    #expect(told.chats[0].title == "Camping")
    #expect(told.chats[0].participants == ["Ines", "Bo"])
  }

  @Test("find the other side by title, path or file name, else take the last for the owner")
  func owner() {
    func owner(_ title: String, _ path: String, file: String = "message_1.json") -> String? {
      var thread = MetaThread()
      thread.participants = ["Robin Vale", "Ines Okafor"]
      thread.title = title
      thread.path = path
      let none = OwnerMatcher([], PhoneNormalizer(region: "GB"))
      return thread.owner(none, file: file)
    }
    #expect(owner("Ines Okafor", "") == "Robin Vale")
    #expect(owner("Our nickname", "inbox/inesokafor_12") == "Robin Vale")
    #expect(owner("", "", file: "Ines Okafor_3.json") == "Robin Vale")
    #expect(owner("", "") == "Ines Okafor")
  }

  @Test("keep their thread's key when the thread is renamed or spread over files")
  func keys() throws {
    let one = try reader.everything(file(said("Ines", "\"content\":\"x\"")), path: "message_1.json")
    let two = try reader.everything(
      file(said("Ines", "\"content\":\"x\""), title: "Else", path: "archived_threads/in_123"),
      path: "message_2.json")
    #expect(one.chats[0].key == two.chats[0].key)
    #expect(one.chats[0].messages.map(\.key) == two.chats[0].messages.map(\.key))
  }

  @Test("that break off keep what is whole")
  func cut() throws {
    let text = file(said("Robin", "\"content\":\"a\""), said("Ines", "\"content\":\"b\""))
    let cut = try #require(text.firstRange(of: "\"b\""))
    let all = try reader.everything(String(text[..<cut.lowerBound]))
    try #require(all.chats.count == 1)
    #expect(all.chats[0].messages.map(\.text) == ["a"])
    #expect(all.codes == ["meta.malformed"])
    #expect(all.diagnostics[0].location.line == 3)
    #expect(try reader.everything("{\"participants\":[]}").codes == ["meta.no-messages"])
  }

  @Test("keep the link that was shared beside its words")
  func shares() throws {
    let all = try reader.everything(
      file(
        said("Ines", "\"share\":{\"link\":\"https://a.example/x\",\"share_text\":\"An article\"}"),
        said(
          "Ines",
          "\"content\":\"read https://a.example/x\",\"share\":{\"link\":\"https://a.example/x\"}",
          at: 1),
        said(
          "Ines",
          "\"content\":\"Ines sent an attachment.\",\"share\":{\"link\":\"https://b.example\"}",
          at: 2)
      ))
    #expect(
      all.chats[0].messages.map(\.text) == [
        "An article\nhttps://a.example/x", "read https://a.example/x", "https://b.example",
      ])
  }

  @Test("are not any messages with participants")
  func otherJSON() {
    let other =
      "{\"participants\":[\"A\",\"B\"],\"messages\":[{\"ts\":\"2025-12-01\",\"sender\":\"A\",\"text\":\"one\"}]}"
    #expect(reader.confidence(of: other) == .none)
  }
}
