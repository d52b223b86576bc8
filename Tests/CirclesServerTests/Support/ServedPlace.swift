import CirclesModel
import CirclesPipeline
import CirclesStore
import Foundation
import SourceDiagnostics
import Synchronization
import Testing

@testable import CirclesServer

/// A served notebook with two people in it, in a folder of its own.
final class ServedPlace {
  let folder: URL
  let server: NotebookServer
  private let serving: Task<Void, Never>
  /// The cookie of a browser that was let in.
  private(set) var cookie = ""

  /// The notebook's file.
  var path: String { folder.appendingPathComponent("circles.sqlite").path }

  init(patience: ServerTimeouts = ServerTimeouts(), tls: TLSFiles? = nil, log: LogLines? = nil)
    async throws
  {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("circles-served-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appendingPathComponent("circles.sqlite").path
    let notebook = try Notebook.open(path: path)
    for name in ["Ana Ruiz", "Zoe Lindqvist"] {
      let card = folder.appendingPathComponent("book.vcf")
      try Data(
        "BEGIN:VCARD\r\nVERSION:3.0\r\nUID:\(name)\r\nFN:\(name)\r\nBDAY:1988-05-12\r\nEND:VCARD\r\n"
          .utf8
      ).write(to: card)
      var options = ImportOptions(region: "GB")
      options.databasePath = path
      _ = try await ImportPipeline().load([card.path], options, SilentObserver())
    }
    try notebook.close()
    var options = ServeOptions(notebook: path, port: 0, importing: ImportOptions(region: "GB"))
    options.patience = patience
    options.tls = tls
    if let log { options.log = { log.add($0) } }
    let server = try await NotebookServer(options)
    self.server = server
    serving = Task { await server.run() }
    if tls == nil { cookie = try Self.logIn(server) }
  }

  deinit {
    server.stop()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Stops the server, and waits until it has.
  func stop() async {
    server.stop()
    await serving.value
  }

  /// Opens a printed address as a browser does.
  static func logIn(_ server: NotebookServer) throws -> String {
    let token = try #require(server.makeAddress().split(separator: "=").last)
    let client = try RawClient(port: server.port)
    client.send("GET /?token=\(token) HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n")
    let answer = try client.answer()
    try #require(answer.status == 303)
    return String(try #require(answer.headers["set-cookie"]?.split(separator: ";").first))
  }

  /// Sends a request as the browser that was let in, but for what is said.
  func ask(
    _ method: String, _ path: String, _ headers: [String: String] = [:], body: String? = nil,
    cookie: Bool = true
  ) throws -> RawClient.Answer {
    var all = headers
    if all["Host"] == nil { all["Host"] = "127.0.0.1:\(server.port)" }
    if cookie { all["Cookie"] = "other=1; \(self.cookie)" }
    if let body { all["Content-Length"] = String(body.utf8.count) }
    let client = try RawClient(port: server.port)
    client.send(
      "\(method) \(path) HTTP/1.1\r\n" + all.map { "\($0): \($1)\r\n" }.joined() + "\r\n"
        + (body ?? ""))
    return try client.answer()
  }
}

/// Hears nothing.
final class SilentObserver: PipelineObserver {
  func diagnostic(_ diagnostic: Diagnostic) {}
  func records(ndjson: [UInt8]) {}
  func contactResult(_ result: ContactResult) {}
  func decision(_ decision: AssignedDecision) {}
  func progress(_ progress: PipelineProgress) {}
}

/// What a server says in its log.
final class LogLines: Sendable {
  private let lines = Mutex<[String]>([])
  var all: [String] { lines.withLock { $0 } }
  func add(_ line: String) { lines.withLock { $0.append(line) } }
}
