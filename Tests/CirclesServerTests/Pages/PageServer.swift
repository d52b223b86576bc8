import CirclesModel
import CirclesPipeline
import CirclesStore
import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOEmbedded

@testable import CirclesServer

/// The pages over a small notebook, asked without a network.
final class PageServer {
  let desk: NotebookPool
  let folder: URL
  private let responder: RouterResponder<ServerContext>

  init(cards: String, notes: [(id: String, text: String)] = []) async throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "pages-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let vcf = folder.appending(path: "c.vcf")
    try Data(cards.replacing("\n", with: "\r\n").utf8).write(to: vcf)
    let file = folder.appending(path: "n.notes.jsonl")
    let encoder = JSONEncoder()
    let lines = try notes.map { note in
      let value = [
        "id": note.id, "source": "manual", "captured_at": "2026-03-14T18:20:00Z",
        "text": note.text,
      ]
      return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    }
    try Data(lines.joined().utf8).write(to: file)
    let path = folder.appending(path: "x.sqlite").path
    var options = ImportOptions(region: "GB")
    options.timeZone = "Europe/London"
    options.databasePath = path
    _ = try await ImportPipeline().load(
      [vcf.path] + (notes.isEmpty ? [] : [file.path]), into: Notebook.open(path: path), options,
      QuietObserver())
    desk = try NotebookPool(path: path, readers: 1)
    let router = Router(context: ServerContext.self)
    router.add(middleware: ProblemMiddleware())
    PageRoutes(desk: desk, importing: options).add(to: router)
    responder = router.buildResponder()
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The answer to a request.
  func ask(_ path: String, form: String? = nil) async throws -> (Response, String) {
    let body = form.map { RequestBody(buffer: ByteBuffer(string: $0)) }
    var head = HTTPRequest(
      method: form == nil ? .get : .post, scheme: "http", authority: "localhost", path: path)
    if form != nil { head.headerFields[.contentType] = "application/x-www-form-urlencoded" }
    let request = Request(head: head, body: body ?? RequestBody(buffer: ByteBuffer()))
    let context = ServerContext(
      source: .init(channel: EmbeddedChannel(), logger: Logger(label: "tests")))
    let response: Response
    do { response = try await responder.respond(to: request, context: context) } catch let problem
      as Problem
    { response = problem.response }
    let collected = Collected()
    try await response.body.write(collected)
    return (response, String(buffer: collected.buffer))
  }

  /// A page.
  func page(_ path: String) async throws -> String { try await ask(path).1 }

  /// Sends a form; answers where the browser is sent.
  func send(_ path: String, _ form: String) async throws -> String {
    let (response, _) = try await ask(path, form: form)
    return response.headers[.location] ?? "\(response.status)"
  }
}

private final class Collected: ResponseBodyWriter, @unchecked Sendable {
  var buffer = ByteBuffer()
  func write(_ buffer: ByteBuffer) async throws { self.buffer.writeImmutableBuffer(buffer) }
  func finish(_ trailingHeaders: HTTPFields?) async throws {}
}
