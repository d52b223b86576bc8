import CirclesPipeline
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOPosix
import Synchronization

/// Serves a notebook to the browser, the phone app and other programs of this machine.
package final class NotebookServer: Sendable {
  package let desk: NotebookPool
  /// The port that it listens at.
  package let port: Int
  private let names: HostNames
  private let doorkeeper = Authenticator()
  private let listeners: Listeners
  private let setup: ConnectionSetup
  private let answerer: RequestHandler
  /// What is answered.
  let routes: RouteTable
  private let patience: ServerTimeouts
  private let logger: Logger
  private let ending = ShutdownState()
  private let events: ChangeEvents

  /// Opens the notebook and listens. Connections are served from `run` on.
  package init(_ options: ServeOptions) async throws {
    let say = options.log
    let logger = Logger(label: "circles-import") { _ in ServerLogHandler(say: say) }
    self.logger = logger
    desk = try NotebookPool(path: options.notebook, patience: options.patience.busy)
    patience = options.patience
    events = try ChangeEvents(path: options.notebook)
    setup = ConnectionSetup(
      patience: options.patience, tls: try options.tls.map { try TLSContext($0) }, logger: logger)
    do {
      listeners = try await Listeners.bind(
        [options.listen ?? "127.0.0.1"], optional: options.listen == nil ? ["::1"] : [],
        port: options.port, setup)
    } catch let error as IOError {
      throw error.errnoCode == EADDRINUSE
        ? ServeError.portTaken : ServeError.address(error.errnoCode)
    }
    port = listeners.port
    names = HostNames(port: port, listen: options.listen, isSecure: options.tls != nil)
    let gate = RequestGuard(names: names, doorkeeper: doorkeeper, desk: desk)
    let router = Router(context: ServerContext.self, options: .autoGenerateHeadEndpoints)
    router.add(middleware: ProblemMiddleware())
    let api = router.group("api").add(middleware: BodyKind())
    APIRoutes(
      site: PageSite(desk: desk, importing: options.importing), version: options.version,
      others: SettingsRoutes(scheme: names.scheme).operations + [
        FileUpload(desk: desk, importing: options.importing).operation,
        EventRoutes(events: events, gate: gate).operation,
      ]
    ).add(to: api)
    CalendarFeed(desk: desk).add(to: router)
    try AssistantRoutes(options).add(to: router.group("").add(middleware: BodyKind()))
    PageRoutes(desk: desk, importing: options.importing).add(to: router)
    routes = RouteTable(router)
    answerer = RequestHandler(
      gate: gate, table: routes, routes: router.buildResponder(), logger: logger)
  }

  /// An address that lets one browser in, once.
  package func makeAddress() -> String {
    let host = HostNames.inAddress(names.reachable)
    return "\(names.scheme)://\(host):\(port)/?token=\(doorkeeper.makeToken().text)"
  }

  /// Serves until `stop`.
  package func run() async {
    let answerer = answerer
    let http = setup.http { request, writer, channel in
      let response = try await answerer.answer(request, on: channel)
      do {
        try await writer.write(response: response.head, body: response.body)
      } catch is HTTPParserError {
        // The channel would write a second answer.
        throw ChannelError.ioOnClosedChannel
      }
    }
    let looking = Task { [events] in await events.run() }
    await listeners.run(http, logger)
    looking.cancel()
    try? await desk.close()
  }

  /// Stops: nobody is let in any more, what is under way is ended or, after a while, broken off.
  package func stop() {
    guard ending.begin() else { return }
    events.end()
    listeners.stop()
    let listeners = listeners
    let grace = Duration.seconds(patience.grace)
    Task {
      try? await Task.sleep(for: grace)
      listeners.closeAll()
    }
  }
}

/// Whether the server is to end.
private final class ShutdownState: Sendable {
  private let flag = Mutex(false)

  /// Begins the end; answers whether this was the first time.
  func begin() -> Bool {
    flag.withLock { flag in
      defer { flag = true }
      return !flag
    }
  }
}
