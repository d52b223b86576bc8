import CirclesStore
import Foundation
import Testing

@testable import CirclesServer

/// Who gets in, and whose requests count.
@Suite struct RequestGuardTests {
  @Test(
    "the printed address works once, and becomes a cookie that scripts and other sites do not get")
  func token() async throws {
    let place = try await ServedPlace()
    let token = try #require(place.server.makeAddress().split(separator: "=").last)
    let first = try place.ask("GET", "/?token=\(token)", cookie: false)
    #expect(first.status == 303)
    #expect(first.headers["location"] == "/")
    let cookie = try #require(first.headers["set-cookie"])
    #expect(cookie.hasPrefix("circles_\(place.server.port)="))
    #expect(cookie.contains("; HttpOnly") && cookie.contains("; SameSite=Strict"))
    #expect(!cookie.contains(token))
    #expect(try place.ask("GET", "/?token=\(token)", cookie: false).status == 401)
    // Who is in already is sent on.
    #expect(try place.ask("GET", "/?token=\(token)").status == 303)
    // It is no bearer token, used or not.
    let other = try #require(place.server.makeAddress().split(separator: "=").last)
    for token in [token, other] {
      let answer = try place.ask(
        "GET", "/api/settings", ["Authorization": "Bearer \(token)"], cookie: false)
      #expect(answer.status == 401)
    }
    // Fetched ahead it does not count.
    let ahead = try place.ask(
      "GET", "/?token=\(other)", ["Sec-Purpose": "prefetch;prerender"], cookie: false)
    #expect(ahead.status == 401)
    #expect(try place.ask("HEAD", "/?token=\(other)", cookie: false).status == 401)
    #expect(try place.ask("GET", "/?token=\(other)", cookie: false).status == 303)
    await place.stop()
  }

  @Test("without cookie or token everything is 401, whether it exists or not")
  func unknown() async throws {
    let place = try await ServedPlace()
    for (method, path) in [
      ("GET", "/"), ("GET", "/nothing"), ("GET", "/api/settings"), ("GET", "/api/nothing"),
      ("POST", "/api/files"), ("DELETE", "/api/settings"), ("GET", "/assets/page.css"),
      ("GET", "/calendar.ics"), ("GET", "/calendar.ics?key=wrong"), ("PROPFIND", "/coffee"),
      ("POST", "/mcp"), ("OPTIONS", "/api/settings"),
    ] {
      let answer = try place.ask(method, path, cookie: false)
      #expect(answer.status == 401, "\(method) \(path)")
      #expect(answer.headers["content-type"] == "application/problem+json", "\(path)")
    }
    for wrong in ["circles_\(place.server.port)=x", "circles_1=\(place.cookie.dropFirst(14))"] {
      #expect(try place.ask("GET", "/", ["Cookie": wrong], cookie: false).status == 401)
    }
    let page = try place.ask("GET", "/", ["Accept": "text/html"], cookie: false)
    #expect(page.status == 401)
    #expect(page.text.contains("circles-import serve"))
    await place.stop()
  }

  @Test("a name that leads here, but is not this server's, is refused: DNS rebinding")
  func rebinding() async throws {
    let place = try await ServedPlace()
    let port = place.server.port
    for host in [
      "evil.example", "evil.example:\(port)", "127.0.0.1", "127.0.0.1:1", "localhost:80",
    ] {
      #expect(try place.ask("GET", "/api/settings", ["Host": host]).status == 421, "\(host)")
    }
    for host in ["localhost:\(port)", "LOCALHOST:\(port)", "[::1]:\(port)", "127.0.0.1:\(port)"] {
      #expect(try place.ask("GET", "/api/settings", ["Host": host]).status == 200, "\(host)")
    }
    // Two names, or one in the target, are a trick.
    let client = try RawClient(port: port)
    client.send(
      "GET / HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nHost: evil.example\r\nCookie: \(place.cookie)\r\n\r\n"
    )
    #expect(try client.answer().status == 421)
    #expect(try place.ask("GET", "http://evil.example/").status == 421)
    await place.stop()
  }

  @Test("a page of another site changes nothing: CSRF")
  func crossSite() async throws {
    let place = try await ServedPlace()
    let own = "http://127.0.0.1:\(place.server.port)"
    func status(_ headers: [String: String]) throws -> Int {
      var headers = headers
      headers["Content-Type"] = "application/json"
      return try place.ask("PATCH", "/api/settings", headers, body: "{}").status
    }
    for refused in [
      ["Origin": "https://evil.example"], ["Origin": "http://127.0.0.1:1"], ["Origin": "null"],
      ["Sec-Fetch-Site": "cross-site"], ["Sec-Fetch-Site": "same-site"],
      ["Origin": own, "Sec-Fetch-Site": "cross-site"], ["Origin": "https" + own.dropFirst(4)],
      ["Origin": "null", "Sec-Fetch-Site": "none"],
      ["Origin": "http://localhost:\(place.server.port)"],
      ["Origin": "https://evil.example", "Sec-Fetch-Site": "same-origin"],
    ] {
      #expect(try status(refused) == 403, "\(refused)")
    }
    for taken in [
      [:], ["Origin": own], ["Sec-Fetch-Site": "same-origin"],
      ["Origin": own, "Sec-Fetch-Site": "same-origin"],
      ["Origin": "null", "Sec-Fetch-Site": "same-origin"],
    ] {
      #expect(try status(taken) == 200, "\(taken)")
    }
    await place.stop()
  }

  @Test("a device's token opens until it is taken back; the notebook keeps a digest alone")
  func devices() async throws {
    let place = try await ServedPlace()
    let notebook = try Notebook.open(path: place.path, mode: .existing(readOnly: false))
    let secret = Secret()
    func status(_ token: String) throws -> Int {
      try place.ask("GET", "/api/settings", ["Authorization": "Bearer \(token)"], cookie: false)
        .status
    }
    #expect(try status(secret.text) == 401)
    try notebook.addAccessToken("phone", digest: secret.digest)
    #expect(throws: StoreError.self) {
      try notebook.addAccessToken("phone", digest: Secret().digest)
    }
    #expect(try status(secret.text) == 200)
    #expect(try status(secret.text + "x") == 401)
    // Its requests need no Origin, but a wrong one is a browser's.
    let headers = ["Authorization": "bearer \(secret.text)", "Content-Type": "application/json"]
    #expect(
      try place.ask("PATCH", "/api/settings", headers, body: "{}", cookie: false).status == 200)
    let foreign = headers.merging(["Origin": "https://evil.example"]) { $1 }
    #expect(
      try place.ask("PATCH", "/api/settings", foreign, body: "{}", cookie: false).status == 403)
    #expect(try notebook.accessTokens().map(\.name) == ["phone"])
    #expect(try notebook.revokeAccessToken("phone"))
    #expect(try !notebook.revokeAccessToken("phone"))
    #expect(try status(secret.text) == 401)
    try notebook.close()
    for file in try FileManager.default.contentsOfDirectory(atPath: place.folder.path) {
      let bytes = try Data(contentsOf: place.folder.appendingPathComponent(file))
      #expect(bytes.range(of: Data(secret.text.utf8)) == nil, "\(file)")
    }
    await place.stop()
  }

  @Test("the calendar's key opens the calendar and nothing else")
  func calendar() async throws {
    let place = try await ServedPlace()
    let url = try #require(try place.ask("GET", "/api/settings").json()["calendar_url"] as? String)
    #expect(url.hasPrefix("http://127.0.0.1:\(place.server.port)/calendar.ics?key="))
    let path = String(url.dropFirst("http://127.0.0.1:\(place.server.port)".count))
    let feed = try place.ask("GET", path, cookie: false)
    #expect(feed.status == 200)
    #expect(feed.headers["content-type"]?.hasPrefix("text/calendar") == true)
    #expect(feed.text.hasPrefix("BEGIN:VCALENDAR") && feed.text.contains("Ana Ruiz"))
    let tag = try #require(feed.headers["etag"])
    #expect(feed.headers["cache-control"] == "private, no-cache")
    #expect(try place.ask("GET", path, ["If-None-Match": tag], cookie: false).status == 304)
    #expect(try place.ask("GET", path + "x", cookie: false).status == 401)
    #expect(try place.ask("POST", path, cookie: false).status == 401)
    let key = path.split(separator: "=")[1]
    #expect(try place.ask("GET", "/api/settings?key=\(key)", cookie: false).status == 401)
    #expect(try place.ask("GET", "/?token=\(key)", cookie: false).status == 401)
    let bearer = ["Authorization": "Bearer \(key)"]
    #expect(try place.ask("GET", "/api/settings", bearer, cookie: false).status == 401)
    #expect(
      try place.ask("GET", "/calendar.ics?key=\(key)", ["Host": "evil.example"], cookie: false)
        .status == 421)
    // The same address tomorrow.
    #expect(try place.ask("GET", "/api/settings").json()["calendar_url"] as? String == url)
    await place.stop()
  }
}
