import CirclesModel

/// A JSON-RPC message of a client.
enum RPCMessage: Sendable {
  case request(RPCRequest)
  case notification(method: String, parameters: JSONValue?)
  /// An answer, though nothing was asked: passed over.
  case response

  /// Reads a message.
  init(_ bytes: [UInt8]) throws(RPCError) {
    guard let json = JSONValue(parsing: bytes) else {
      throw RPCError(.parse, "this is not JSON, or it is nested too deeply")
    }
    guard case .object(let members) = json else {
      let isBatch = if case .array = json { true } else { false }
      throw RPCError(
        .invalidRequest, isBatch ? "send one message at a time, not a batch" : "not a message")
    }
    let id = try members["id"].map(RPCRequest.ID.init)
    guard json["jsonrpc"]?.text == "2.0" else {
      throw RPCError(.invalidRequest, "jsonrpc must be \"2.0\"", id: id)
    }
    guard let method = json["method"]?.text else {
      if members["method"] == nil, members["result"] != nil || members["error"] != nil {
        self = .response
        return
      }
      throw RPCError(.invalidRequest, "method must be a string", id: id)
    }
    let parameters = members["params"]
    if let parameters {
      guard case .object = parameters else {
        throw RPCError(.invalidParameters, "params must be an object", id: id)
      }
    }
    self =
      if let id {
        .request(RPCRequest(id: id, method: method, parameters: parameters ?? .object([:])))
      } else {
        .notification(method: method, parameters: parameters)
      }
  }
}

/// A question that wants an answer.
struct RPCRequest: Sendable {
  /// What its answer is known by.
  enum ID: Hashable, Sendable {
    case number(Int)
    case text(String)

    /// The greatest whole number that a reader of JSON may be trusted with.
    private static let greatest = 1 << 53

    init(_ json: JSONValue) throws(RPCError) {
      if let text = json.text, text.utf8.count <= 1000 {
        self = .text(text)
      } else if let number = json.integer, abs(number) <= Self.greatest {
        self = .number(number)
      } else {
        throw RPCError(.invalidRequest, "id must be a short string or a whole number")
      }
    }

    func write(to json: inout JSONWriter) {
      switch self {
      case .number(let number): json.value(number)
      case .text(let text): json.value(text)
      }
    }
  }

  var id: ID
  var method: String
  var parameters: JSONValue

  /// What the client tells about the request itself.
  var meta: JSONValue? { parameters["_meta"] }
}
