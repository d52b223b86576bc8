import CirclesModel

/// What a request tells about itself, as of 2026-07-28.
enum RequestMeta {
  private static let space = "io.modelcontextprotocol/"
  static let revision = space + "protocolVersion"
  static let capabilities = space + "clientCapabilities"
  static let server = space + "serverInfo"
}

extension AssistantServer {
  /// The revision by which a request is to be answered.
  func revision(
    of request: RPCRequest, from client: AssistantClient
  ) throws(RPCError) -> ProtocolRevision {
    if request.method == "initialize" { return .november2025 }
    let named = request.meta?[RequestMeta.revision]
    let isModern = named != nil || request.meta?[RequestMeta.capabilities] != nil
    if !isModern, request.method != "server/discover" {
      if let revision = client.revision { return revision }
      if client.isStateless || request.method == "ping" { return .november2025 }
    }
    guard let named else {
      throw RPCError(
        .invalidParameters,
        "params._meta lacks \(RequestMeta.revision); older clients begin with initialize")
    }
    guard let name = named.text else {
      throw RPCError(.invalidParameters, "\(RequestMeta.revision) must be a string")
    }
    guard case .object? = request.meta?[RequestMeta.capabilities] else {
      throw RPCError(
        .invalidParameters, "params._meta lacks \(RequestMeta.capabilities), an object")
    }
    guard let revision = ProtocolRevision.modern.first(where: { $0.rawValue == name }) else {
      throw .unsupported(name)
    }
    return revision
  }
}
