import CirclesHTTP
import CirclesModel
import CirclesStore
import Foundation
import Testing

@testable import CirclesSync

/// A server with one calendar, which knows no `If-Match: *`.
private final class StrictServer: HTTPTransport, @unchecked Sendable {
  private let lock = NSLock()
  private var stored: [String: [UInt8]] = [:]
  private var losesAnswers = false

  var events: [String] {
    lock.withLock { stored.values.map { String(decoding: $0, as: UTF8.self) } }
  }
  func loseAnswers(_ loses: Bool) { lock.withLock { losesAnswers = loses } }

  func exchange(
    _ request: HTTPRequest, _ credentials: HTTPCredentials?, usesDigest: Bool, _ limits: HTTPLimits
  ) async -> HTTPExchange {
    let response = lock.withLock { answer(request) }
    return HTTPExchange(.success(response), traffic: HTTPTraffic())
  }

  private func answer(_ request: HTTPRequest) -> HTTPResponse {
    let path = request.url.path()
    let old = stored[path]
    func header(_ name: String) -> String? { request.headers.first { $0.name == name }?.value }
    func tag(_ body: [UInt8]) -> String { "\"\(RecordDigest(of: body, seed: "test").hex)\"" }
    if request.method == "GET" {
      return HTTPResponse(
        old == nil ? 404 : 200, headers: old.map { ["etag": tag($0)] } ?? [:], body: old ?? [],
        url: request.url)
    }
    if header("If-None-Match") == "*", old != nil { return HTTPResponse(412, url: request.url) }
    if let wanted = header("If-Match"), old.map(tag) != wanted {
      return HTTPResponse(412, url: request.url)
    }
    stored[path] = request.method == "PUT" ? request.body : nil
    if losesAnswers { return HTTPResponse(500, url: request.url) }
    return HTTPResponse(
      204, headers: stored[path].map { ["etag": tag($0)] } ?? [:], url: request.url)
  }
}

@Suite("The notebook's own days in a calendar")
struct CalendarPublisherTests {
  private let notebook: Notebook
  private let server = StrictServer()
  private let person: String

  init() throws {
    notebook = try Notebook.open(path: ":memory:", mode: .scratch)
    var fields = ContactFields()
    fields.name.display = "Ana Ruiz"
    fields.birthday = PartialDate(year: 1990, month: 3, day: 4)
    person = try notebook.addPerson(fields).id
  }

  private func publish() async throws -> (pushed: Int, failed: Int) {
    let url = try #require(URL(string: "https://dav.example.com/cal/"))
    let client = HTTPClient(transport: server, sleep: { _ in })
    let publisher = CalendarPublisher(
      client: DAVClient(http: client, kind: .calendars),
      calendar: ServerCollection(feed: url, title: "Circles"), account: "days", limit: nil)
    return try await publisher.publish(try publisher.plan(notebook), notebook)
  }

  private func correct(_ year: Int?) throws {
    _ = try notebook.editPerson(person) {
      $0.fields.birthday = year.map { PartialDate(year: $0, month: 3, day: 4) }
    }
  }

  @Test("A day that a notebook does not remember is corrected, and taken out")
  func forgotten() async throws {
    #expect(try await publish() == (1, 0))
    try notebook.forgetSync(of: "days")
    try correct(1991)
    #expect(try await publish() == (1, 0))
    #expect(server.events.count == 1 && server.events[0].contains("DTSTART;VALUE=DATE:19910304"))
    try correct(nil)
    #expect(try await publish() == (1, 0))
    #expect(server.events.isEmpty)
  }

  @Test("A day whose answer was lost is ours all the same, new or corrected")
  func lostAnswer() async throws {
    for year in [1991, 1992] {
      try correct(year)
      server.loseAnswers(true)
      _ = try? await publish()
      server.loseAnswers(false)
      #expect(try await publish().failed == 0)
      #expect(server.events[0].contains("DTSTART;VALUE=DATE:\(year)0304"))
    }
    try correct(1993)
    #expect(try await publish() == (1, 0))
    #expect(server.events[0].contains("DTSTART;VALUE=DATE:19930304"))
  }
}
