import CirclesModel
import SourceDiagnostics
import Testing

@testable import CirclesReaders

@Suite("An export of Skype")
struct SkypeTests {
  /// An export of one conversation.
  private func export(
    _ messages: String, id: String = "8:live:ines", name: String = #""Ines""#,
    owner: String = #""userId": "8:live:robin", "#, behind: String = ""
  ) -> String {
    "{\(owner)\"exportDate\": \"2026-03-16T09:12\", \"conversations\": [{\"id\": \"\(id)\","
      + "\"displayName\": \(name), \"threadProperties\": null, \"MessageList\": [\(messages)]\(behind)}]}"
  }

  private func message(
    _ content: String, id: String = "1773515133123", type: String = "RichText",
    from: String = "8:live:ines", more: String = ""
  ) -> String {
    let content = content.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "{\"id\": \"\(id)\", \"originalarrivaltime\": \"2026-03-14T19:05:33.123Z\","
      + "\"messagetype\": \"\(type)\", \"content\": \"\(content)\", \"from\": \"\(from)\"\(more)}"
  }

  private func read(_ text: String, owners: [String] = []) throws -> ParsedChunk {
    try SkypeReader().everything(text, owners: owners)
  }

  private func codes(_ all: ParsedChunk) -> [String] { all.diagnostics.map(\.code.description) }

  @Test("that is broken, empty or another's ends in words")
  func malformed() throws {
    #expect(codes(try read("{}")) == ["skype.no-export"])
    #expect(codes(try read("[]")) == ["skype.no-export"])
    #expect(try read(#"{"userId": "8:a", "conversations": []}"#).diagnostics.isEmpty)
    #expect(try read(#"{"conversations": {"id": 1}}"#).records.isEmpty)
    let whole = export(message("a", id: "2") + "," + message("b", id: "1"))
    for end in stride(from: 0, to: whole.utf8.count - 1, by: 7) {
      let all = try read(String(whole.prefix(end)))
      #expect(!all.diagnostics.isEmpty, "\(end)")
    }
    let cut = try read(String(whole.prefix(whole.count - 60)))
    #expect(cut.chats.flatMap(\.lines) == ["them: a"])
    #expect(codes(cut) == ["skype.malformed"])
    let odd = export(
      #"null, 7, {"id": 4, "messagetype": [], "from": {}, "content": null}, "# + message("c"))
    #expect(try read(odd).chats.flatMap(\.lines) == ["them: c"])
  }

  @Test("is recognised by its members, wherever they stand")
  func recognised() {
    let reader = SkypeReader()
    #expect(reader.confidence(of: export("")) == .certain)
    #expect(reader.confidence(of: export("", owner: "")) == .certain)
    #expect(reader.confidence(of: #"{"conversations": []}"#) == .none)
    #expect(reader.confidence(of: #"{"userId": "8:a"}"#) == .none)
  }

  @Test("gives messages in the order of time, with who wrote them")
  func messages() throws {
    let all = try read(
      export(
        message("later", id: "1773515133200", from: "8:live:robin") + ","
          + message("first", from: "https://x.example/v1/users/ME/contacts/8:live:ines")))
    let chat = try #require(all.chats.first)
    #expect(chat.lines == ["them: first", "me: later"])
    #expect(chat.times == ["2026-03-14T19:05:33Z", "2026-03-14T19:05:33Z"])
    #expect(chat.app == "skype")
    #expect(chat.chatWith == ChatPartner(name: "Ines", handle: "live:ines"))
    #expect(chat.messages[0].key == "skype:8:live:ines:1773515133123")
  }

  @Test(
    "says what its markup says",
    arguments: [
      ("plain\nlines", "plain\nlines"), ("1 &lt; 2 &amp; 3", "1 < 2 & 3"),
      (#"<b raw_pre="*" raw_post="*">bold</b> <ss type="smile">:)</ss>"#, "bold :)"),
      (#"see <a href="https://a.example">https://a.example</a>"#, "see https://a.example"),
      (#"<at id="8:x">Tom</at>, you"#, "Tom, you"),
      (
        #"<quote author="x"><legacyquote>[1] X: </legacyquote>old<legacyquote>&lt;</legacyquote></quote>new"#,
        "new"
      ),
      (#"<quote author="x"><legacyquote>[1] X: </legacyquote>old</quote>"#, "old"),
      ("a<br/>b", "a\nb"), ("<b>open", "open"),
    ])
  func markup(content: String, text: String) { #expect(SkypeContent(content).text == text) }

  @Test("tells edited and deleted messages, files, places, contacts and calls from text")
  func kinds() throws {
    let file =
      #"<URIObject type="File.1" uri="u">To view, go to: <a href="u">u</a><OriginalName v="a.pdf"/></URIObject>"#
    func call(_ type: String) -> String {
      "<partlist type=\"\(type)\"><part identity=\"x\"><name>X</name><duration>741.4</duration></part></partlist>"
    }
    let all = try read(
      export(
        [
          message("one<e_m ts=\"1\" a=\"x\"/>", id: "1"),
          message("two", id: "2", more: #", "properties": {"edittime": "5"}"#),
          message("", id: "3", more: #", "properties": {"deletetime": 5}"#),
          message(file, id: "4", type: "RichText/UriObject"), message(file, id: "5"),
          message(call("ended"), id: "6", type: "Event/Call"),
          message(call("missed"), id: "7", type: "Event/Call"),
          message(call("started"), id: "8", type: "Event/Call"),
          message(
            "<contacts><c t=\"s\" s=\"x\" f=\"Tom\"/></contacts>", id: "9",
            type: "RichText/Contacts"),
          message(
            "<location address=\"1 Pier\">map</location>", id: "10", type: "RichText/Location"),
          message("<addmember/>", id: "11", type: "ThreadActivity/AddMember"),
          message("5 < 6", id: "12", type: "Text"), message("?", id: "13", type: "Wave"),
          message("", id: "14"),
        ].joined(separator: ",")))
    #expect(
      all.chats.flatMap(\.lines).map { $0.replacing("them: ", with: "") } == [
        "one", "two", " (deleted)", "a.pdf (media)", "a.pdf (media)", "call, 12 min (call)",
        "missed call (call)", "Tom (media)", "1 Pier (media)", "5 < 6",
      ])
    #expect(all.chats[0].messages.filter(\.isEdited).count == 2)
    #expect(codes(all) == ["skype.unsupported", "skype.empty", "skype.events"])
    #expect(all.skipped == 2)
  }

  @Test("of a group has its topic and names, also of those whom only other chats name")
  func group() throws {
    let text = """
      {"userId": "8:live:robin", "conversations": [{"id": "19:a@thread.skype", "displayName": null,
        "MessageList": [\(message("a", id: "1")), \(message("b", id: "2", from: "8:live:robin")),
          \(message("c", id: "3", from: "8:tom", more: #", "displayName": "Tom Varga""#)),
          \(message("d", id: "4", from: "8:nobody"))],
        "threadProperties": {"membercount": 3, "topic": "Camping"}},
       {"id": "8:live:ines", "displayName": "Ines", "MessageList": []}]}
      """
    let chat = try #require(try read(text).chats.first)
    #expect(chat.isGroup)
    #expect(chat.title == "Camping")
    #expect(chat.lines == ["Ines: a", "me: b", "Tom Varga: c", "nobody: d"])
    #expect(chat.participants == ["Ines", "Tom Varga", "nobody"])
  }

  @Test("knows numbers, bots, lists of the service, and members behind the messages")
  func conversations() throws {
    let phone = try read(
      export(message("a", from: "4:+15035550101"), id: "4:+15035550101", name: "null"))
    #expect(phone.chats.first?.chatWith == ChatPartner(phone: "+15035550101"))
    for id in ["28:concierge", "48:calllogs"] {
      let all = try read(export(message("a"), id: id))
      #expect(all.records.isEmpty)
      #expect(codes(all) == ["skype.chat-left-out"])
    }
    let late = #"{"conversations": [{"MessageList": [\#(message("a"))], "id": "28:bot"}]}"#
    #expect(codes(try read(late)) == ["skype.chat-left-out"])
  }

  @Test(
    "without its head is still told apart: by the chat's name, and by what is known of the owner")
  func owner() throws {
    let two = message("a", id: "1") + "," + message("b", id: "2", from: "8:live:robin")
    #expect(try read(export(two, owner: "")).chats.flatMap(\.lines) == ["them: a", "me: b"])
    let group = try read(
      export(two, id: "19:x@thread.skype", owner: ""), owners: ["live:robin"])
    #expect(group.chats.flatMap(\.lines) == ["live:ines: a", "me: b"])
  }
}
