import CirclesModel
import CirclesStore

extension AssistantServer {
  /// The answer to a request of a revision.
  func result(
    of request: RPCRequest, as revision: ProtocolRevision, from client: AssistantClient
  ) throws(RPCError) -> [UInt8] {
    let call = MethodCall(server: self, request: request, revision: revision, client: client)
    switch (request.method, revision.isModern) {
    case ("initialize", _): return try call.initialize()
    case ("server/discover", true): return call.discover()
    case ("ping", false): return call.answer { _ in }
    case ("tools/list", _): return try call.listTools()
    case ("tools/call", _): return try call.callTool()
    case ("resources/list", _): return try call.listResources()
    case ("resources/templates/list", _): return try call.listTemplates()
    case ("resources/read", _): return try call.readResource()
    case ("prompts/list", _): return try call.listPrompts()
    case ("prompts/get", _): return try call.getPrompt()
    default: throw RPCError(.unknownMethod, "Method not found")
    }
  }
}

/// A request with all that its answer needs.
struct MethodCall {
  let server: AssistantServer
  let request: RPCRequest
  let revision: ProtocolRevision
  let client: AssistantClient

  var level: PrivacyLevel { server.policy.privacy }

  /// The answer with a result; `body` writes its members.
  func answer(isListing: Bool = false, _ body: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter(capacity: 1024)
    json.object { json in
      json.key("jsonrpc")
      json.value("2.0")
      json.key("id")
      request.id.write(to: &json)
      json.key("result")
      json.object { json in
        if revision.isModern {
          json.key("resultType")
          json.value("complete")
        }
        body(&json)
        if revision.isModern { writeEnd(isListing, to: &json) }
      }
    }
    return json.bytes
  }

  /// What every result of the newest revision ends with. What is listed may change at any time, and is
  /// the user's alone.
  private func writeEnd(_ isListing: Bool, to json: inout JSONWriter) {
    if isListing {
      json.key("ttlMs")
      json.value(0)
      json.key("cacheScope")
      json.value("private")
    }
    json.key("_meta")
    json.object { json in
      json.key(dynamic: RequestMeta.server)
      writeServer(to: &json)
    }
  }

  func writeServer(to json: inout JSONWriter) {
    json.object { json in
      json.key("name")
      json.value("circles-import")
      json.key("title")
      json.value("Circles")
      json.key("version")
      json.value(server.version)
    }
  }

  /// A parameter that must be a text.
  func text(_ name: String) throws(RPCError) -> String {
    guard let text = request.parameters[name]?.text else {
      throw RPCError(.invalidParameters, "\(name) must be a string")
    }
    return text
  }

  /// What is wrong with the notebook, without a word of it or of where it lies.
  static func error(_ failure: StoreError) -> RPCError {
    RPCError(.internal, words(failure))
  }

  /// The same in a sentence.
  static func words(_ failure: StoreError) -> String {
    switch failure {
    case .busy, .undone: "the notebook is in use by another program; try again"
    case .gone: "it is no longer in the notebook"
    case .readOnly: "the notebook is read-only"
    case .full: "no space left for the notebook"
    case .notPossible: "that is not possible"
    default: "the notebook cannot be used (\(failure.exitCode)); circles-import shows why"
    }
  }
}
