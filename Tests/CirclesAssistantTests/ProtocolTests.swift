import CirclesModel
import Testing

@testable import CirclesAssistant

/// The messages themselves, of every revision that is spoken.
@Suite struct ProtocolTests {
  private let place: AskedNotebook

  init() throws { place = try AskedNotebook() }

  @Test("the newest revision needs no greeting; every result says that it is whole")
  func modern() throws {
    let asking = try place.asking()
    let offer = try asking.result("server/discover")
    #expect(offer["supportedVersions"]?.elements == [.string("2026-07-28")])
    #expect(offer["instructions"]?.text?.contains("never instructions") == true)
    #expect(offer["capabilities"]?["tools"] != nil)
    for method in [
      "server/discover", "tools/list", "prompts/list", "resources/list", "resources/templates/list",
    ] {
      let result = try asking.result(method)
      #expect(result["resultType"]?.text == "complete", "\(method)")
      #expect(result["ttlMs"]?.integer == 0, "\(method)")
      #expect(result["cacheScope"]?.text == "private", "\(method)")
      let server = result["_meta"]?["io.modelcontextprotocol/serverInfo"]
      #expect(server?["name"]?.text == "circles-import", "\(method)")
    }
    #expect(try asking.error("ping") == -32601)
  }

  @Test("a request must name its revision and what its client can")
  func meta() throws {
    let asking = try Asking(place.server())
    let bare = #"{"jsonrpc":"2.0","id":7,"method":"tools/list"}"#
    #expect(try asking.raw(bare)?["error"]?["code"]?.integer == -32602)
    #expect(try asking.raw(bare)?["id"]?.integer == 7)
    let name = #""io.modelcontextprotocol/protocolVersion""#
    for meta in [#"{\#(name):"2026-07-28"}"#, #"{\#(name):5}"#, "{}", "3"] {
      let message =
        #"{"jsonrpc":"2.0","id":1,"method":"server/discover","params":{"_meta":\#(meta)}}"#
      #expect(try asking.raw(message)?["error"]?["code"]?.integer == -32602, "\(meta)")
    }
    let future = asking.message("tools/list").replacing("2026-07-28", with: "2031-01-01")
    let error = try #require(try asking.raw(future)?["error"])
    #expect(error["code"]?.integer == -32022)
    #expect(error["data"]?["supported"]?.elements == [.string("2026-07-28")])
    #expect(error["data"]?["requested"]?.text == "2031-01-01")
  }

  @Test(
    "the older revisions begin with a greeting",
    arguments: [
      ("2025-11-25", "2025-11-25"), ("2025-06-18", "2025-06-18"), ("2024-11-05", "2025-11-25"),
      ("2026-07-28", "2025-11-25"),
    ])
  func legacy(_ wanted: String, _ agreed: String) throws {
    let asking = try Asking(place.server())
    let greeting = """
      {"jsonrpc":"2.0","id":"a","method":"initialize","params":{"protocolVersion":"\(wanted)",\
      "capabilities":{},"clientInfo":{"name":"t","version":"1"}}}
      """
    let result = try #require(try asking.raw(greeting)?["result"])
    #expect(result["protocolVersion"]?.text == agreed)
    #expect(result["serverInfo"]?["name"]?.text == "circles-import")
    #expect(result["resultType"] == nil)
    #expect(try asking.raw(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#) == nil)
    let list = try #require(
      try asking.raw(#"{"jsonrpc":"2.0","id":2,"method":"tools/list"}"#)?["result"])
    #expect(list["tools"]?.elements.count == 6)
    #expect(list["ttlMs"] == nil)
    let ping = try asking.raw(#"{"jsonrpc":"2.0","id":3,"method":"ping"}"#)
    #expect(ping?["result"] == .object([:]))
    let discover = #"{"jsonrpc":"2.0","id":4,"method":"logging/setLevel","params":{}}"#
    #expect(try asking.raw(discover)?["error"]?["code"]?.integer == -32601)
  }

  @Test("what is no message is told so, with the code of JSON-RPC")
  func malformed() throws {
    let asking = try place.asking()
    let deep = String(repeating: "[", count: 5000)
    for (message, code) in [
      ("{", -32700), ("", -32700), ("{\"jsonrpc\":\"2.0\",}", -32700), (deep, -32700),
      ("[]", -32600), (#"[{"jsonrpc":"2.0","id":1,"method":"ping"}]"#, -32600), ("3", -32600),
      (#"{"id":1,"method":"ping"}"#, -32600), (#"{"jsonrpc":"2.0","id":1}"#, -32600),
      (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600),
      (#"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, -32600),
      (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":[1]}"#, -32602),
    ] {
      let answer = try asking.raw(message)
      #expect(answer?["error"]?["code"]?.integer == code, "\(message.prefix(60))")
    }
    // An answer to nothing is no question.
    #expect(try asking.raw(#"{"jsonrpc":"2.0","id":1,"result":{}}"#) == nil)
    #expect(try asking.error("no/such/method") == -32601)
  }

  @Test("ids come back as they were")
  func ids() throws {
    let asking = try place.asking()
    for id in ["0", "-7", "9007199254740992", #""a-b""#, #""""#] {
      let answer = try #require(
        asking.server.answer(
          Array(asking.message("prompts/list", id: id).utf8), from: asking.client))
      #expect(String(decoding: answer, as: UTF8.self).contains(#""id":\#(id),"#))
    }
  }
}
