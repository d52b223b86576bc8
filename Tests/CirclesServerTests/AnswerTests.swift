import Foundation
import Testing

@testable import CirclesServer

/// What every answer carries, and what is refused.
@Suite struct AnswerTests {
  @Test("every answer says what a browser may do with it")
  func headers() async throws {
    let place = try await ServedPlace()
    let client = try RawClient(port: place.server.port)
    client.send("GET / NONSENSE\r\n\r\n")
    let answers = [
      try place.ask("GET", "/api/settings"), try place.ask("GET", "/nothing"),
      try place.ask("GET", "/", cookie: false), try place.ask("GET", "/", ["Host": "evil"]),
      try client.answer(),
    ]
    #expect(answers.map(\.status) == [200, 404, 401, 421, 400])
    for answer in answers {
      #expect(
        answer.headers["content-security-policy"]
          == "default-src 'self'; script-src 'self'; object-src 'none'; base-uri 'none'; "
          + "frame-ancestors 'none'")
      #expect(answer.headers["x-content-type-options"] == "nosniff")
      #expect(answer.headers["referrer-policy"] == "same-origin")
      #expect(answer.headers["cache-control"] == "no-store")
      #expect(answer.headers["server"] == nil)
    }
    for answer in answers.dropFirst() {
      #expect(answer.headers["content-type"] == "application/problem+json")
      #expect(try answer.json()["status"] as? Int == answer.status)
    }
    await place.stop()
  }

  @Test("an unknown address is 404, an unknown method 405 with those there are")
  func methods() async throws {
    let place = try await ServedPlace()
    #expect(try place.ask("GET", "/api/nothing").status == 404)
    let answer = try place.ask("DELETE", "/api/settings")
    #expect(answer.status == 405)
    #expect(answer.headers["allow"] == "GET, HEAD, PATCH")
    #expect(try place.ask("PROPFIND", "/api/settings").status == 405)
    let client = try RawClient(port: place.server.port)
    client.send("FROB /api/settings HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
    let unknown = try client.answer()
    #expect(unknown.status == 405)
    #expect(unknown.headers["allow"] == "DELETE, GET, HEAD, PATCH, POST")
    #expect(unknown.headers["content-type"] == "application/problem+json")
    let head = try place.ask("HEAD", "/calendar.ics")
    #expect(head.status == 200)
    #expect(head.body.isEmpty)
    await place.stop()
  }

  @Test("a path leads nowhere but to a route")
  func traversal() async throws {
    let place = try await ServedPlace()
    for path in [
      "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/assets/../../circles.sqlite",
      "/assets/..%2f..%2fcircles.sqlite", "/..\\..\\circles.sqlite", "/%00", "/circles.sqlite",
      "/assets/%2fetc%2fpasswd", "//etc/passwd",
    ] {
      let answer = try place.ask("GET", path)
      #expect((400..<500).contains(answer.status), "\(path)")
      #expect(!answer.text.contains("root:") && !answer.text.contains("SQLite"), "\(path)")
    }
    await place.stop()
  }

  @Test("a body that is too long, of another kind or no JSON is refused")
  func bodies() async throws {
    let place = try await ServedPlace()
    let json = ["Content-Type": "application/json"]
    func status(_ headers: [String: String], _ body: String) throws -> Int {
      try place.ask("PATCH", "/api/settings", headers, body: body).status
    }
    #expect(try status(json, "{") == 400)
    #expect(try status(json, "[]") == 422)
    #expect(try status(json, #"{"reminder_days":{"Family":0}}"#) == 422)
    #expect(try status(["Content-Type": "text/plain"], "{}") == 415)
    #expect(try status([:], "{}") == 415)
    #expect(try status(json, String(repeating: " ", count: (1 << 20) + 1)) == 413)
    #expect(try status(json, String(repeating: " ", count: (1 << 20) - 2) + "{}") == 200)
    // One that does not say how long it is.
    let client = try RawClient(port: place.server.port)
    client.send(
      "PATCH /api/settings HTTP/1.1\r\nHost: 127.0.0.1:\(place.server.port)\r\nCookie: \(place.cookie)\r\n"
        + "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n")
    let chunk = "10000\r\n" + String(repeating: " ", count: 0x10000) + "\r\n"
    for _ in 0..<17 { client.send(chunk) }
    #expect(try client.answer().status == 413)
    #expect(client.isClosed())
    await place.stop()
  }

  @Test("settings are changed, and undone")
  func settings() async throws {
    let place = try await ServedPlace()
    func days(_ answer: RawClient.Answer) throws -> [String: Int] {
      try #require(try answer.json()["reminder_days"] as? [String: Int])
    }
    let before = try days(try place.ask("GET", "/api/settings"))
    #expect(before["default"] == 30)
    let changed = try place.ask(
      "PATCH", "/api/settings", ["Content-Type": "application/json"],
      body: #"{"reminder_days":{"Family":21,"Neighbour":40,"Partner":null}}"#)
    #expect(changed.status == 200)
    var expected = before
    (expected["Family"], expected["Neighbour"], expected["Partner"]) = (21, 40, nil)
    #expect(try days(changed) == expected)
    await place.stop()
  }

  @Test("nothing of a request stands in the log")
  func log() async throws {
    let log = LogLines()
    let place = try await ServedPlace(log: log)
    _ = try place.ask("GET", "/people/Ana%20Ruiz?q=secret")
    // The notebook is gone: each question fails.
    try FileManager.default.removeItem(atPath: place.path)
    _ = try place.ask("GET", "/calendar.ics?key=secret", cookie: false)
    for line in log.all {
      #expect(
        !line.contains("Ana") && !line.contains("secret") && !line.contains(place.folder.path))
    }
    await place.stop()
  }
}
