import CirclesModel
import HTTPTypes
import Hummingbird

/// A request that the API answers. Routes and document are both made of it, so they cannot differ.
struct APIOperation: Sendable {
  var method: HTTPRequest.Method
  /// The path below `/api`; `{id}` stands for anything, percent-encoded.
  var path: String
  var summary: String
  var query: [APIParameter] = []
  /// What a body of JSON must be; nil for none.
  var body: APISchema?
  /// The fields of a form with files, which the handler reads itself; nil for none.
  var form: APISchema?
  /// Whether a request without any body counts as one with an empty object.
  var allowsNoBody = false
  var status = HTTPResponse.Status.ok
  /// What the answer is; nil for none.
  var answer: APISchema?
  /// What kind of answer that is.
  var answerType = "application/json"
  /// Whether the answer carries an ETag, by which it is asked for again.
  var hasTag = false
  var handler: @Sendable (APICall) async throws -> Response

  /// The names of what stands for anything in the path.
  var pathNames: [String] {
    path.split(separator: "/").filter { $0.hasPrefix("{") }.map {
      String($0.dropFirst().dropLast())
    }
  }

  /// Where it stands in the router.
  var route: String {
    path.split(separator: "/").map { $0.hasPrefix("{") ? ":\($0.dropFirst().dropLast())" : "\($0)" }
      .joined(separator: "/")
  }
}

/// Something that may stand behind the question mark.
struct APIParameter: Sendable {
  let name: String
  let schema: APISchema
  let isRequired: Bool

  init(_ name: String, _ schema: APISchema = .text, isRequired: Bool = false) {
    self.name = name
    self.schema = schema
    self.isRequired = isRequired
  }

  static let limits = 1...1000
  static let limit = APIParameter("limit", .integer(limits))
  static let cursor = APIParameter("cursor", .words)
}

extension APIOperation {
  /// Adds the route.
  func add(to api: RouterGroup<ServerContext>, _ site: PageSite) {
    api.on(RouterPath(route), method: method) { request, context in
      let call = try await APICall(self, site, request, context)
      return try await handler(call)
    }
  }

  /// Writes it as an operation of OpenAPI.
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("summary")
      json.value(summary)
      json.key("operationId")
      json.value(
        method.rawValue.lowercased()
          + path.filter { $0.isLetter || $0 == "/" || $0 == "." }
          .replacing("/", with: "_").replacing(".", with: "_"))
      json.key("parameters")
      json.array(
        pathNames.map { ($0, APISchema.words, "path", true) }
          + query.map { ($0.name, $0.schema, "query", $0.isRequired) }
      ) { json, parameter in
        json.object { json in
          json.key("name")
          json.value(parameter.0)
          json.key("in")
          json.value(parameter.2)
          json.key("required")
          json.value(parameter.3)
          json.key("schema")
          parameter.1.write(to: &json)
        }
      }
      if let sent = body ?? form {
        json.key("requestBody")
        json.object { json in
          json.key("required")
          json.value(!allowsNoBody)
          Self.content(form == nil ? "application/json" : "multipart/form-data", sent, &json)
        }
      }
      json.key("responses")
      json.object { json in
        json.key(dynamic: "\(status.code)")
        Self.response(status.reasonPhrase, answerType, answer, &json)
        if hasTag {
          json.key("304")
          Self.response("Not Modified", answerType, nil, &json)
        }
        json.key("default")
        Self.response("A problem", Problem.mediaType, Self.problem, &json)
      }
    }
  }

  private static let problem = APISchema.answer(
    APIMember("type", .text), APIMember("title", .text), APIMember("status", .integer(400...599)),
    APIMember("detail", .text))

  private static func response(
    _ about: String, _ type: String, _ schema: APISchema?, _ json: inout JSONWriter
  ) {
    json.object { json in
      json.key("description")
      json.value(about)
      if let schema { content(type, schema, &json) }
    }
  }

  private static func content(_ type: String, _ schema: APISchema, _ json: inout JSONWriter) {
    json.key("content")
    json.object { json in
      json.key(dynamic: type)
      json.object { json in
        json.key("schema")
        schema.write(to: &json)
      }
    }
  }
}
