import CirclesAssistant
import CirclesPipeline
import CirclesStore
import HTTPTypes
import Hummingbird
import NIOCore
import NIOPosix
import Synchronization

/// `POST /mcp`: the notebook for an assistant, over the Model Context Protocol.
struct AssistantRoutes {
  private let http: AssistantHTTP
  private let clients = AssistantClients()

  init(_ options: ServeOptions) throws(StoreError) {
    let importing = options.importing
    http = AssistantHTTP(
      try AssistantServer(
        path: options.notebook, policy: options.assistant,
        settings: EditSettings { _ in importing }, version: options.version))
  }

  func add(to router: RouterGroup<ServerContext>) {
    router.post("mcp") { request, context in
      var request = request
      let body = try await request.collectBody(upTo: context.maxUploadSize)
      let bytes = Array(body.readableBytesView)
      let headers = AssistantHTTP.Headers(
        revision: request.headers[named: "MCP-Protocol-Version"],
        method: request.headers[named: "Mcp-Method"],
        name: request.headers[named: "Mcp-Name"])
      let client = clients.client(context.access)
      let answer = try await NIOThreadPool.singleton.runIfActive {
        http.answer(bytes, headers, from: client)
      }
      guard let body = answer.body else { return Response(status: .init(code: answer.status)) }
      return Response(
        status: .init(code: answer.status), headers: [.contentType: "application/json"],
        body: .init(byteBuffer: ByteBuffer(bytes: body)))
    }
  }
}

/// One client for each token, so that `undo` knows what it did.
private final class AssistantClients: Sendable {
  private let clients = Mutex<[Access?: AssistantClient]>([:])

  func client(_ access: Access?) -> AssistantClient {
    clients.withLock { clients in
      if let known = clients[access] { return known }
      let client = AssistantClient(isStateless: true)
      clients[access] = client
      return client
    }
  }
}
