import Foundation
import NIOCore
import Testing

@testable import CirclesServer

/// Clients that keep the server waiting.
@Suite struct ConnectionTests {
  private static var impatient: ServerTimeouts {
    var patience = ServerTimeouts()
    patience.headers = .milliseconds(300)
    patience.idle = .milliseconds(300)
    patience.body = .milliseconds(300)
    patience.answer = .milliseconds(300)
    return patience
  }

  @Test("headers that come byte by byte end the connection: slow loris")
  func slowHeaders() async throws {
    let place = try await ServedPlace(patience: Self.impatient)
    let client = try RawClient(port: place.server.port)
    client.send("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
    let start = ContinuousClock.now
    while client.send("X-More: 1\r\n"), .now - start < .seconds(8) {
      try await Task.sleep(for: .milliseconds(50))
    }
    #expect(.now - start < .seconds(8))
    // Silence likewise, before the first request and after one.
    #expect(try RawClient(port: place.server.port).isClosed())
    let idle = try RawClient(port: place.server.port)
    idle.send("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(place.server.port)\r\n\r\n")
    #expect(try idle.answer().status == 401)
    #expect(idle.isClosed())
    await place.stop()
  }

  @Test("a body that comes byte by byte ends the connection")
  func slowBody() async throws {
    let place = try await ServedPlace(patience: Self.impatient)
    let client = try RawClient(port: place.server.port)
    client.send(
      "PATCH /api/settings HTTP/1.1\r\nHost: 127.0.0.1:\(place.server.port)\r\nCookie: \(place.cookie)\r\n"
        + "Content-Type: application/json\r\nContent-Length: 100000\r\n\r\n")
    let start = ContinuousClock.now
    while client.send(" "), .now - start < .seconds(8) {
      try await Task.sleep(for: .milliseconds(50))
    }
    #expect(.now - start < .seconds(8))
    await place.stop()
  }

  @Test("more connections than are let in at once wait for their turn")
  func many() async throws {
    var patience = Self.impatient
    patience.connections = 4
    let place = try await ServedPlace(patience: patience)
    let idle = try (0..<12).map { _ in try RawClient(port: place.server.port) }
    // Those that say nothing are closed, and give way.
    #expect(try place.ask("GET", "/api/settings").status == 200)
    _ = idle
    await place.stop()
  }

  @Test("headers without end are refused")
  func longHeaders() async throws {
    let place = try await ServedPlace()
    for headers in [
      "X-Long: " + String(repeating: "x", count: 70_000),
      (0..<500).map { "X-\($0): 1" }.joined(separator: "\r\n"),
    ] {
      let client = try RawClient(port: place.server.port)
      client.send("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(place.server.port)\r\n\(headers)\r\n\r\n")
      #expect(try client.answer().status == 400)
    }
    await place.stop()
  }

  @Test("it stops at once, also while somebody listens to events")
  func stops() async throws {
    let place = try await ServedPlace()
    let client = try RawClient(port: place.server.port)
    client.send(
      "GET /api/events HTTP/1.1\r\nHost: 127.0.0.1:\(place.server.port)\r\nCookie: \(place.cookie)\r\n\r\n"
    )
    #expect(client.read(until: "retry: ").contains("text/event-stream"))
    let start = ContinuousClock.now
    await place.stop()
    #expect(.now - start < .seconds(2))
    #expect(client.isClosed())
  }
}
