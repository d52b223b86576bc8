import CirclesAssistant
import CirclesModel
import CirclesPipeline
import CirclesStore
import Foundation
import Testing

/// A notebook in a folder of its own with Ana, two Bens and a note that waits; gone when the test ends.
final class AskedNotebook {
  let folder: URL
  let notebook: Notebook
  let ana: String

  /// Words that only `full` may tell.
  static let secrets = [
    "tea", "pottery", "Denver", "7700", "900101", "example.com", "Northwind", "Foundry",
    "Climbers", "allotment",
  ]
  /// What `aggregate` may not tell, either.
  static let identities = [
    "Ana", "Ruiz", "Ben", "Okafor", "Lee", "urn:", "derived:", "2026-", "-4",
  ]

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("circles-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    notebook = try Notebook.open(path: folder.appendingPathComponent("n.sqlite").path)
    var fields = ContactFields()
    fields.name.display = "Ana Ruiz"
    fields.name.given = "Ana"
    fields.name.family = "Ruiz"
    fields.phones = [Phone(value: "+447700900101", normalized: "+447700900101")]
    fields.emails = [Email(value: "ana@example.com")]
    fields.organization = "Northwind"
    fields.birthday = PartialDate(year: 1990, month: 3, day: 15)
    fields.categories = ["Climbers"]
    fields.note = "allotment behind Foundry Lane"
    ana = try notebook.addPerson(fields).id
    for name in ["Ben Lee", "Ben Okafor"] {
      fields = ContactFields()
      fields.name.display = name
      _ = try notebook.addPerson(fields)
    }
    try write("Ana Ruiz drinks tea and loves pottery. She moves to Denver in May 2027.", for: "Ana")
    try write("Call back about the tea, 07700 900123, write to x@example.com")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  static let settings = EditSettings { ImportOptions(like: $0, region: "GB") }

  /// Writes a note, as another program would.
  @discardableResult
  func write(_ text: String, for name: String? = nil) throws -> WrittenNote {
    var person: PersonSummary?
    if let name, case .one(let found) = try notebook.resolvePerson(name) { person = found }
    return try NotePipeline().write(
      text, for: person, into: notebook, Self.settings.options(for: notebook))
  }

  /// A server of it.
  func server(
    _ privacy: PrivacyLevel = .full, writes: Bool = false
  ) throws -> AssistantServer {
    try AssistantServer(
      path: notebook.path,
      policy: AssistantServer.Policy(privacy: privacy, allowsWrites: writes),
      settings: Self.settings, version: "1")
  }

  /// Somebody who asks it.
  func asking(
    _ privacy: PrivacyLevel = .full, writes: Bool = false, revision: String = "2026-07-28"
  ) throws -> Asking {
    try Asking(server(privacy, writes: writes), revision: revision)
  }
}

/// A client in the words of a test.
struct Asking {
  let server: AssistantServer
  let client = AssistantClient()
  let revision: String

  init(_ server: AssistantServer, revision: String = "2026-07-28") throws {
    self.server = server
    self.revision = revision
    guard !isModern else { return }
    _ = try result(
      "initialize",
      #"{"protocolVersion":"\#(revision)","capabilities":{},"clientInfo":{"name":"t","version":"1"}}"#
    )
  }

  var isModern: Bool { revision == "2026-07-28" }

  /// What a request of the newest revision tells about itself.
  static let meta = """
    "_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28",\
    "io.modelcontextprotocol/clientCapabilities":{}}
    """

  /// A message with parameters as JSON.
  func message(_ method: String, _ parameters: String = "{}", id: String = "1") -> String {
    var parameters = parameters
    if isModern {
      let rest = parameters.dropFirst()
      parameters = "{" + Self.meta + (rest == "}" ? "" : ",") + rest
    }
    return #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(parameters)}"#
  }

  /// The answer to anything that is sent; nil for none.
  func raw(_ message: String) throws -> JSONValue? {
    guard let bytes = server.answer(Array(message.utf8), from: client) else { return nil }
    #expect(!bytes.contains(0x0A))
    let answer: JSONValue = try #require(JSONValue(parsing: bytes))
    return answer
  }

  /// The result of a request.
  func result(_ method: String, _ parameters: String = "{}") throws -> JSONValue {
    let answer = try #require(try raw(message(method, parameters)))
    return try #require(answer["result"], "\(answer)")
  }

  /// The error of a request.
  func error(_ method: String, _ parameters: String = "{}") throws -> Int? {
    try raw(message(method, parameters))?["error"]?["code"]?.integer
  }

  /// The result of a tool.
  func call(_ tool: String, _ arguments: String = "{}") throws -> JSONValue {
    try result("tools/call", #"{"name":"\#(tool)","arguments":\#(arguments)}"#)
  }

  /// What a tool answers, which must be as its schema says, and in the text as well.
  func value(_ tool: String, _ arguments: String = "{}") throws -> JSONValue {
    let result = try call(tool, arguments)
    #expect(result["isError"]?.flag == false, "\(result)")
    let value = try #require(result["structuredContent"])
    let text = try #require(result["content"]?.elements.first?["text"]?.text)
    #expect(JSONValue(parsing: Array(text.utf8)) == value)
    let listed = try self.result("tools/list")["tools"]?.elements ?? []
    let schema = try #require(listed.first { $0["name"]?.text == tool }?["outputSchema"])
    #expect(SchemaCheck.problems(of: value, schema) == [], "\(tool)")
    return value
  }
}

/// Holds values against the JSON Schemas that tools declare.
enum SchemaCheck {
  static func problems(
    of value: JSONValue, _ schema: JSONValue, at path: String = "$"
  ) -> [String] {
    switch (schema["type"]?.text, value) {
    case ("object", .object(let members)):
      var found: [String] = []
      for name in schema["required"]?.elements.compactMap(\.text) ?? [] where members[name] == nil {
        found.append("\(path).\(name) is missing")
      }
      for (name, member) in members {
        guard let type = schema["properties"]?[name] else {
          found.append("\(path).\(name) is not declared")
          continue
        }
        found += problems(of: member, type, at: "\(path).\(name)")
      }
      return found
    case ("array", .array(let elements)):
      guard let type = schema["items"] else { return ["\(path) has no items"] }
      return elements.flatMap { problems(of: $0, type, at: path + "[]") }
    case ("integer", _) where value.integer != nil: return []
    case ("number", .number), ("string", .string), ("boolean", .bool): return []
    default: return ["\(path) is of another type"]
    }
  }
}
