import CirclesModel
import CirclesStore
import Foundation
import GRDB
import Testing

@testable import CirclesAssistant

/// What the tools answer at every level, and what they refuse.
@Suite struct ToolTests {
  private let place: AskedNotebook

  init() throws { place = try AskedNotebook() }

  /// Calls that work, with all that an assistant gets by them.
  private func everything(_ asking: Asking) throws -> [JSONValue] {
    let answers = try [
      asking.value("find_people", #"{"query":"ana"}"#),
      asking.value("find_people", #"{"query":"Anna Ruizz"}"#),
      asking.value("person_brief", #"{"person":"ana"}"#),
      asking.value("person_brief", #"{"person":"ben"}"#),
      asking.value("timeline", #"{"person":"Ana Ruiz","since":"2026","limit":5}"#),
      asking.value("search", #"{"query":"tea"}"#), asking.value("search", #"{"query":"with:ben"}"#),
      asking.value("upcoming", #"{"days":366}"#), asking.value("inbox"),
    ]
    let pages = try asking.result("resources/list")["resources"]?.elements ?? []
    return try answers + pages
      + pages.map { page in
        let uri = try #require(page["uri"]?.text)
        let content = try asking.result("resources/read", #"{"uri":"\#(uri)"}"#)
        let text = try #require(content["contents"]?.elements.first?["text"]?.text)
        return try #require(JSONValue(parsing: Array(text.utf8)))
      }
  }

  @Test("answers are as their schemas say, at every level", arguments: PrivacyLevel.allCases)
  func schemas(_ level: PrivacyLevel) throws {
    let told = try everything(place.asking(level)).map { "\($0)" }.joined()
    if level == .full {
      for word in AskedNotebook.secrets { #expect(told.contains(word), "\(word)") }
    } else {
      for word in AskedNotebook.secrets { #expect(!told.contains(word), "\(word)") }
    }
    if level == .aggregate {
      for word in AskedNotebook.identities { #expect(!told.contains(word), "\(word)") }
      #expect(!told.contains(place.ana))
    } else {
      #expect(told.contains("Ana Ruiz"))
      #expect(told.contains("2026-"))
    }
  }

  @Test("tools that change are only offered where that is allowed; hints say which they are")
  func offered() throws {
    let reading = [
      "find_people", "person_brief", "timeline", "search", "upcoming", "inbox",
    ]
    let few = try place.asking().result("tools/list")["tools"]?.elements ?? []
    #expect(few.compactMap { $0["name"]?.text } == reading)
    let all = try place.asking(writes: true).result("tools/list")["tools"]?.elements ?? []
    #expect(all.compactMap { $0["name"]?.text } == reading + ["file_note", "add_note", "undo"])
    for tool in all {
      let name = try #require(tool["name"]?.text)
      #expect(tool["annotations"]?["readOnlyHint"]?.flag == reading.contains(name))
      #expect(tool["inputSchema"]?["type"]?.text == "object")
      #expect(tool["outputSchema"]?["type"]?.text == "object")
    }
    let call = #"{"name":"add_note","arguments":{"text":"x"}}"#
    #expect(try place.asking().error("tools/call", call) == -32602)
  }

  @Test("a name that several bear, or none, brings those who may be meant")
  func candidates() throws {
    let asking = try place.asking()
    let several = try asking.value("timeline", #"{"person":"ben"}"#)
    #expect(several["match"]?.text == "several")
    let names = several["candidates"]?.elements.compactMap { $0["name"]?.text } ?? []
    #expect(Set(names) == ["Ben Lee", "Ben Okafor"])
    let contact = try #require(several["candidates"]?.elements.first?["contact"]?.text)
    let one = try asking.value("timeline", #"{"person":"\#(contact)"}"#)
    #expect(one["name"]?.text == names.first)
    let none = try asking.value("person_brief", #"{"person":"Bem Lee"}"#)
    #expect(none["match"]?.text == "none")
    #expect(none["candidates"]?.elements.first?["name"]?.text == "Ben Lee")
    #expect(none["last_contact"] == nil)
  }

  private static let wrong = [
    ("find_people", "{}"), ("find_people", #"{"query":" "}"#), ("find_people", #"{"query":3}"#),
    ("timeline", #"{"person":"ana","since":"soonish"}"#),
    ("timeline", #"{"person":"ana","limit":0}"#), ("search", #"{"query":"is:nowhere"}"#),
    ("inbox", #"{"count":3}"#), ("upcoming", #"{"days":1.5}"#), ("inbox", "[]"),
  ]

  @Test("wrong input is the tool's failure, in words that help", arguments: wrong)
  func wrongInput(_ tool: String, _ arguments: String) throws {
    for revision in ["2026-07-28", "2025-11-25"] {
      let result = try place.asking(revision: revision).call(tool, arguments)
      #expect(result["isError"]?.flag == true, "\(revision)")
      #expect(result["content"]?.elements.first?["text"]?.text?.isEmpty == false)
      #expect(result["structuredContent"] == nil)
    }
    let call = #"{"name":"\#(tool)","arguments":\#(arguments)}"#
    #expect(try place.asking(revision: "2025-06-18").error("tools/call", call) == -32602)
  }

  @Test("an unknown tool, prompt or page is an error of the protocol")
  func unknown() throws {
    for revision in ["2026-07-28", "2025-11-25", "2025-06-18"] {
      let asking = try place.asking(revision: revision)
      #expect(try asking.error("tools/call", #"{"name":"rm","arguments":{}}"#) == -32602)
      #expect(try asking.error("tools/call", "{}") == -32602)
      #expect(try asking.error("tools/list", #"{"cursor":"x"}"#) == -32602)
      #expect(try asking.error("resources/list", #"{"cursor":"x"}"#) == -32602)
      #expect(try asking.error("prompts/get", #"{"name":"x"}"#) == -32602)
      #expect(try asking.error("prompts/get", #"{"name":"gift_for"}"#) == -32602)
      let missing = revision == "2026-07-28" ? -32602 : -32002
      for uri in [
        "circles://person/none", "circles://person/", "file:///etc/passwd", "circles://x",
      ] {
        #expect(try asking.error("resources/read", #"{"uri":"\#(uri)"}"#) == missing, "\(uri)")
      }
    }
    // A name is no address of a page: it may be somebody else's tomorrow.
    #expect(
      try place.asking().error("resources/read", #"{"uri":"circles://person/Ana%20Ruiz"}"#)
        == -32602)
    let page = #"{"uri":"circles://person/\#(place.ana)"}"#
    #expect(try place.asking(.aggregate).error("resources/read", page) == -32602)
    #expect(try place.asking(.redacted).result("resources/read", page)["contents"] != nil)
  }

  @Test("people are listed in pages")
  func pages() throws {
    for index in 0..<120 {
      var fields = ContactFields()
      fields.name.display = "Zora \(index)"
      _ = try place.notebook.addPerson(fields)
    }
    let asking = try place.asking()
    let first = try asking.result("resources/list")
    let cursor = try #require(first["nextCursor"]?.text)
    let second = try asking.result("resources/list", #"{"cursor":"\#(cursor)"}"#)
    let uris = [first, second].flatMap { $0["resources"]?.elements ?? [] }.compactMap {
      $0["uri"]?.text
    }
    #expect(Set(uris).count == 123)
    #expect(second["nextCursor"] == nil)
  }

  @Test("prompts hold what was asked, and nothing of the notebook")
  func prompts() throws {
    let asking = try place.asking(.aggregate)
    let listed = try asking.result("prompts/list")["prompts"]?.elements ?? []
    #expect(
      listed.compactMap { $0["name"]?.text } == [
        "before_i_call", "gift_for", "who_should_i_write_to",
      ])
    let prompt = try asking.result(
      "prompts/get", #"{"name":"gift_for","arguments":{"person":"ana","price":"20-50"}}"#)
    let text = try #require(prompt["messages"]?.elements.first?["content"]?["text"]?.text)
    #expect(text.contains("\"ana\"") && text.contains("20-50"))
    #expect(!text.contains("Ruiz"))
  }

  @Test("what lies ahead: birthdays, the days that notes name, and who is due")
  func ahead() throws {
    var fields = ContactFields()
    fields.name.display = "Cleo Marsh"
    fields.dates = [LabelledDate(label: "anniversary", date: PartialDate(month: 2, day: 29))]
    _ = try place.notebook.addPerson(fields)
    let server = try place.server()
    let desk = { (day: String) in
      var desk = try server.desk(for: AssistantClient())
      desk.now = try #require(ISO8601DateFormatter().date(from: day + "T12:00:00Z"))
      return desk
    }
    func told(_ day: String, _ days: Int) throws -> JSONValue {
      let arguments = try ToolArguments(
        .object(["days": .number(Double(days))]), for: UpcomingTool().parameters)
      return try UpcomingTool().call(arguments, desk(day))
    }
    let march = try told("2027-02-20", 30)
    #expect(march["birthdays"]?.elements.compactMap { $0["date"]?.text } == ["2027-03-15"])
    #expect(march["birthdays"]?.elements.first?["turns"]?.integer == 37)
    #expect(march["dates"]?.elements.compactMap { $0["date"]?.text } == ["2027-03-01"])
    #expect(try told("2027-04-20", 30)["due"]?.elements == [])
    // What is written about somebody is no contact with them; a chat is.
    try place.notebook.write { db in
      try db.execute(
        sql: """
          INSERT INTO interaction (id, contact_id, content, interaction_date, source)
          VALUES ('chat', ?, 'See you', '2026-12-01T10:00:00Z', 'chat_import')
          """, arguments: [place.ana])
    }
    let april = try told("2027-04-20", 30)
    let dates = april["dates"]?.elements ?? []
    #expect(dates.compactMap { $0["name"]?.text } == ["Ana Ruiz"])
    #expect(dates.first?["date"]?.text == "2027-05-01")
    let due = try #require(april["due"]?.elements.first)
    #expect(due["name"]?.text == "Ana Ruiz")
    #expect(due["overdue_days"]?.integer ?? 0 > 0)
    #expect(due["contact"]?.text != place.ana)
    #expect(try told("2027-02-20", 2)["dates"]?.elements == [])
  }

  @Test("a brief tells what was, what passed and what lies ahead")
  func brief() throws {
    let brief = try place.asking().value("person_brief", #"{"person":"ana"}"#)
    func texts(_ part: String) -> [String] {
      brief[part]?.elements.compactMap { $0["text"]?.text } ?? []
    }
    #expect(brief["name"]?.text == "Ana Ruiz")
    #expect(texts("told_last").contains { $0.contains("pottery") })
    #expect(texts("gifts") == ["Likes pottery"])
    #expect(brief["told_last"]?.elements.first?["note"]?.text?.isEmpty == false)
  }
}
