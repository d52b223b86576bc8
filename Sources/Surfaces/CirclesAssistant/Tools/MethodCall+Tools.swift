import CirclesModel
import CirclesStore

extension MethodCall {
  /// `tools/list`: all on one page.
  func listTools() throws(RPCError) -> [UInt8] {
    try refuseCursor()
    return answer(isListing: true) { json in
      json.key("tools")
      json.array(server.tools) { json, tool in write(tool, to: &json) }
    }
  }

  /// For lists that have no second page.
  func refuseCursor() throws(RPCError) {
    if let cursor = request.parameters["cursor"], cursor != .null {
      throw RPCError(.invalidParameters, "there is no such page")
    }
  }

  private func write(_ tool: any AssistantTool, to json: inout JSONWriter) {
    json.object { json in
      json.key("name")
      json.value(tool.name)
      json.key("title")
      json.value(tool.title)
      json.key("description")
      json.value(tool.about)
      json.key("inputSchema")
      json.object { json in
        json.key("type")
        json.value("object")
        json.key("properties")
        json.object { json in tool.parameters.forEach { $0.writeSchema(to: &json) } }
        let required = tool.parameters.filter(\.isRequired)
        if !required.isEmpty {
          json.key("required")
          json.array(required) { $0.value($1.name) }
        }
        json.key("additionalProperties")
        json.value(false)
      }
      json.key("outputSchema")
      tool.shape.writeSchema(at: level, to: &json)
      json.key("annotations")
      json.object { json in
        for (name, value) in [
          ("readOnlyHint", !tool.isWrite), ("destructiveHint", false),
          ("idempotentHint", tool.isIdempotent), ("openWorldHint", false),
        ] {
          json.key(dynamic: name)
          json.value(value)
        }
      }
    }
  }

  /// `tools/call`.
  func callTool() throws(RPCError) -> [UInt8] {
    let name = try text("name")
    guard let tool = server.tools.first(where: { $0.name == name }) else {
      throw RPCError(.invalidParameters, "Unknown tool: \(name.prefix(100))")
    }
    do {
      let arguments = try ToolArguments(request.parameters["arguments"], for: tool.parameters)
      return result(try value(of: tool, arguments), of: tool)
    } catch let problem as ToolError {
      if revision == .june2025 { throw RPCError(.invalidParameters, problem.message) }
      return failed(problem.message)
    } catch let failure as StoreError {
      return failed(Self.words(failure))
    } catch {
      throw RPCError(.internal, "Internal error")
    }
  }

  private func value(of tool: any AssistantTool, _ arguments: ToolArguments) throws -> JSONValue {
    let value: JSONValue
    do {
      value = try tool.call(arguments, try server.desk(for: client))
      if tool.isWrite { server.gather() }
    } catch let candidates as CandidateList {
      value = candidates.json
    }
    guard case .object(var members) = value else { return value }
    TextWarning.add(to: &members, of: tool.shape)
    return .object(members)
  }

  /// The same JSON twice: as a value, and as text for clients that know no values.
  private func result(_ value: JSONValue, of tool: any AssistantTool) -> [UInt8] {
    let renderer = server.renderer
    var text = JSONWriter(capacity: 4096)
    renderer.write(value, as: tool.shape, to: &text)
    return answer { json in
      Self.writeContent(text.text, to: &json)
      json.key("structuredContent")
      renderer.write(value, as: tool.shape, to: &json)
      json.key("isError")
      json.value(false)
    }
  }

  private func failed(_ words: String) -> [UInt8] {
    answer { json in
      Self.writeContent(words, to: &json)
      json.key("isError")
      json.value(true)
    }
  }

  private static func writeContent(_ text: String, to json: inout JSONWriter) {
    json.key("content")
    json.array([text]) { json, text in
      json.object { json in
        json.key("type")
        json.value("text")
        json.key("text")
        json.value(text)
      }
    }
  }
}
