import CirclesModel

/// The protocol over HTTP: one message in the body of each POST (Streamable HTTP without streams).
///
/// Whoever mounts it checks the token, `Host` and `Origin`, and answers anything but POST with 405.
public struct AssistantHTTP: Sendable {
  /// What the headers of a request say; nil where they are missing.
  public struct Headers: Sendable {
    /// `MCP-Protocol-Version`.
    public var revision: String?
    /// `Mcp-Method`.
    public var method: String?
    /// `Mcp-Name`.
    public var name: String?

    /// Headers.
    public init(revision: String? = nil, method: String? = nil, name: String? = nil) {
      self.revision = revision
      self.method = method
      self.name = name
    }
  }

  /// An answer: a status, and JSON or nothing.
  public struct Answer: Sendable {
    /// 200, 202 for what wants no answer, else what the protocol has for an error.
    public var status: Int
    /// `application/json`; nil for no body.
    public var body: [UInt8]?
  }

  private let server: AssistantServer

  /// Answers for a server.
  public init(_ server: AssistantServer) { self.server = server }

  /// Answers the body of a POST. `client` is one per token, stateless, and kept between requests so that
  /// `undo` knows what it did.
  public func answer(
    _ body: [UInt8], _ headers: Headers, from client: AssistantClient
  ) -> Answer {
    var id: RPCRequest.ID?
    var isModern = false
    do throws(RPCError) {
      guard case .request(let request) = try RPCMessage(body) else {
        return Answer(status: 202, body: nil)
      }
      id = request.id
      isModern = request.meta?[RequestMeta.revision] != nil
      if isModern {
        try Self.check(request, headers)
      } else if let named = headers.revision, ProtocolRevision(rawValue: named) == nil {
        // A handshake names its revision in the body.
        throw .unsupported(named)
      }
      let revision = try server.revision(of: request, from: client)
      return Answer(
        status: 200, body: try server.result(of: request, as: revision, from: client))
    } catch {
      // Before 2026-07-28 only what is no proper message has a status of its own.
      let isRefused =
        isModern || error.code == .parse || error.code == .invalidRequest
        || error.code == .unsupportedRevision || error.code == .headerMismatch
      return Answer(status: isRefused ? error.code.status : 200, body: error.answer(to: id))
    }
  }

  /// Proxies go by the headers: they must say what the message says.
  private static func check(_ request: RPCRequest, _ headers: Headers) throws(RPCError) {
    guard headers.revision == request.meta?[RequestMeta.revision]?.text else {
      throw RPCError(.headerMismatch, "MCP-Protocol-Version does not match the message")
    }
    guard headers.method == request.method else {
      throw RPCError(.headerMismatch, "Mcp-Method does not match the message")
    }
    let key =
      switch request.method {
      case "tools/call", "prompts/get": "name"
      case "resources/read": "uri"
      default: ""
      }
    guard let name = request.parameters[key]?.text else { return }
    guard headers.name.map(decoded) == name else {
      throw RPCError(.headerMismatch, "Mcp-Name does not match the message")
    }
  }

  /// A header that does not fit into ASCII comes as `=?base64?...?=`.
  private static func decoded(_ header: String) -> String {
    let (start, end) = ("=?base64?", "?=")
    guard header.hasPrefix(start), header.hasSuffix(end), header.count > start.count + end.count
    else { return header }
    let base64 = header.dropFirst(start.count).dropLast(end.count)
    return Base64.text(String(base64)) ?? header
  }
}
