import CirclesModel

extension MethodCall {
  private static let longestArgument = 500

  /// `prompts/list`: all on one page.
  func listPrompts() throws(RPCError) -> [UInt8] {
    try refuseCursor()
    return answer(isListing: true) { json in
      json.key("prompts")
      json.array(AssistantPrompt.all) { json, prompt in
        json.object { json in
          json.key("name")
          json.value(prompt.name)
          json.key("title")
          json.value(prompt.title)
          json.key("description")
          json.value(prompt.about)
          json.key("arguments")
          json.array(prompt.arguments) { json, argument in
            json.object { json in
              json.key("name")
              json.value(argument.name)
              json.key("description")
              json.value(argument.about)
              json.key("required")
              json.value(argument.isRequired)
            }
          }
        }
      }
    }
  }

  /// `prompts/get`.
  func getPrompt() throws(RPCError) -> [UInt8] {
    let name = try text("name")
    guard let prompt = AssistantPrompt.all.first(where: { $0.name == name }) else {
      throw RPCError(.invalidParameters, "Unknown prompt: \(name.prefix(100))")
    }
    let words = prompt.words(try arguments(of: prompt))
    return answer { json in
      json.key("description")
      json.value(prompt.about)
      json.key("messages")
      json.array([words]) { json, words in
        json.object { json in
          json.key("role")
          json.value("user")
          json.key("content")
          json.object { json in
            json.key("type")
            json.value("text")
            json.key("text")
            json.value(words)
          }
        }
      }
    }
  }

  private func arguments(of prompt: AssistantPrompt) throws(RPCError) -> [String: String] {
    var arguments: [String: String] = [:]
    for argument in prompt.arguments {
      switch request.parameters["arguments"]?[argument.name] {
      case .string(let text) where !text.allSatisfy(\.isWhitespace):
        guard text.utf8.count <= Self.longestArgument else {
          throw RPCError(.invalidParameters, "\(argument.name) is too long")
        }
        arguments[argument.name] = text
      case nil, .null, .string:
        if argument.isRequired {
          throw RPCError(.invalidParameters, "\(argument.name) is missing")
        }
      default: throw RPCError(.invalidParameters, "\(argument.name) must be a string")
      }
    }
    return arguments
  }
}
