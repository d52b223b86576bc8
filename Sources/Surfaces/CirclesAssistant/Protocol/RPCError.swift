import CirclesModel

/// Why a request has no result.
struct RPCError: Error {
  /// What programs go by.
  enum Code: Int {
    case parse = -32700
    case invalidRequest = -32600
    case unknownMethod = -32601
    case invalidParameters = -32602
    case `internal` = -32603
    /// A resource that is not there, before 2026-07-28.
    case unknownResource = -32002
    /// The headers of HTTP say something else than the message.
    case headerMismatch = -32020
    case unsupportedRevision = -32022

    /// The status of an answer over HTTP, as of 2026-07-28.
    var status: Int {
      switch self {
      case .unknownMethod: 404
      case .internal, .unknownResource: 200
      default: 400
      }
    }
  }

  var code: Code
  /// What is wrong, without a value of the notebook.
  var message: String
  /// The request, where it is known.
  var id: RPCRequest.ID?
  /// The revision that was asked for, where it is none of ours.
  var requested: String?

  init(_ code: Code, _ message: String, id: RPCRequest.ID? = nil) {
    self.code = code
    self.message = message
    self.id = id
  }

  /// A revision that is not spoken.
  static func unsupported(_ requested: String) -> RPCError {
    var error = RPCError(.unsupportedRevision, "Unsupported protocol version")
    error.requested = String(requested.prefix(100))
    return error
  }

  /// The answer to a request.
  func answer(to id: RPCRequest.ID?) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.key("jsonrpc")
      json.value("2.0")
      json.key("id")
      if let id = id ?? self.id { id.write(to: &json) } else { json.null() }
      json.key("error")
      json.object { json in
        json.key("code")
        json.value(code.rawValue)
        json.key("message")
        json.value(message)
        guard let requested else { return }
        json.key("data")
        json.object { json in
          json.key("supported")
          json.array(ProtocolRevision.modern) { $0.value($1.rawValue) }
          json.key("requested")
          json.value(requested)
        }
      }
    }
    return json.bytes
  }
}
