import CirclesStore
import Foundation
import Synchronization
import Testing

@testable import CirclesServer

/// Several programs at one notebook.
@Suite struct SharedNotebookTests {
  private static let json = ["Content-Type": "application/json"]

  /// Asks for what changes.
  private static func listen(_ client: RawClient, _ place: ServedPlace, _ cookie: String) {
    client.send(
      "GET /api/events HTTP/1.1\r\nHost: 127.0.0.1:\(place.server.port)\r\nCookie: \(cookie)\r\n\r\n"
    )
  }

  @Test("browsers and a program write at once: nothing is lost, everybody hears of it")
  func together() async throws {
    let place = try await ServedPlace()
    let other = try ServedPlace.logIn(place.server)
    let listeners = try [place.cookie, other].map { cookie in
      let client = try RawClient(port: place.server.port)
      Self.listen(client, place, cookie)
      _ = client.read(until: "id: ")
      return client
    }
    let each = 10
    let program = Writer { [path = place.path] in
      let notebook = try Notebook.open(path: path, mode: .existing(readOnly: false))
      return try (0..<each).map { number in
        try notebook.setReminderDays(["Program \(number)": 10 + number])
      }
    }
    let browsers = [place.cookie, other].enumerated().map { browser, cookie in
      Writer { [port = place.server.port] in
        try (0..<each).map { number in
          let client = try RawClient(port: port)
          let body = #"{"reminder_days":{"Browser \#(browser) \#(number)":\#(20 + number)}}"#
          client.send(
            "PATCH /api/settings HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nCookie: \(cookie)\r\n"
              + "Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
          )
          let answer = try client.answer()
          try #require(answer.status == 200)
          return try #require(answer.headers["circles-run"])
        }
      }
    }
    var runs = Set(try program.runs())
    for browser in browsers { runs.formUnion(try browser.runs()) }
    #expect(runs.count == 3 * each)
    let settings = try place.ask("GET", "/api/settings").json()
    let days = try #require(settings["reminder_days"] as? [String: Int])
    for number in 0..<each {
      #expect(days["Program \(number)"] == 10 + number)
      for browser in 0...1 { #expect(days["Browser \(browser) \(number)"] == 20 + number) }
    }
    // The newest run is told to both, and with it all that came before.
    let newest = try #require(
      (try place.ask("GET", "/api/runs?limit=1").json()["items"] as? [[String: Any]])?.first?["run"]
        as? String)
    for listener in listeners {
      #expect(listener.read(until: newest).contains(newest))
    }
    await place.stop()
  }

  /// Waits where a test may not block.
  private func wait(_ semaphore: DispatchSemaphore) {
    #expect(semaphore.wait(timeout: .now() + 10) == .success)
  }

  @Test("a write waits for another program, and is 503 with Retry-After when that takes too long")
  func busy() async throws {
    var patience = ServerTimeouts()
    patience.busy = 0.3
    let place = try await ServedPlace(patience: patience)
    let holder = try Notebook.open(path: place.path, mode: .existing(readOnly: false))
    let (isHeld, isEnough, isDone) = (
      DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)
    )
    Thread {
      try? holder.write { _ in
        isHeld.signal()
        isEnough.wait()
      }
      isDone.signal()
    }.start()
    wait(isHeld)
    let body = #"{"reminder_days":{"Family":21}}"#
    let refused = try place.ask("PATCH", "/api/settings", Self.json, body: body)
    #expect(refused.status == 503)
    #expect(refused.headers["retry-after"] == "2")
    #expect(try place.ask("GET", "/api/contacts").status == 200)
    isEnough.signal()
    wait(isDone)
    #expect(try place.ask("PATCH", "/api/settings", Self.json, body: body).status == 200)
    #expect(ServerTimeouts().busy > 5)
    await place.stop()
  }

  @Test("a file that takes the notebook's place is served, and listeners hear of it")
  func replaced() async throws {
    let place = try await ServedPlace()
    let copy = place.folder.appendingPathComponent("copy.sqlite").path
    let notebook = try Notebook.open(path: place.path, mode: .existing(readOnly: false))
    try notebook.backup(to: copy)
    try notebook.close()
    let client = try RawClient(port: place.server.port)
    Self.listen(client, place, place.cookie)
    _ = client.read(until: "id: ")
    func count() throws -> Int {
      try #require(try place.ask("GET", "/api/contacts").json()["items"] as? [Any]).count
    }
    #expect(
      try place.ask("POST", "/api/contacts", Self.json, body: #"{"name":"Bo Ek"}"#).status == 201)
    _ = client.read(until: "changed")
    #expect(try count() == 3)
    for side in ["-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: place.path + side)
    }
    #expect(rename(copy, place.path) == 0)
    #expect(try count() == 2)
    #expect(client.read(until: #"{"type":"changed"}"#).contains("changed"))
    // What is written goes into the new one.
    #expect(
      try place.ask("POST", "/api/contacts", Self.json, body: #"{"name":"Cleo Marsh"}"#).status
        == 201)
    #expect(try count() == 3)
    let now = try Notebook.open(path: place.path, mode: .existing(readOnly: true))
    #expect(try now.people(matching: "Cleo").count == 1)
    await place.stop()
  }
}

/// Somebody who writes on a thread of their own: the server needs those of tasks.
private final class Writer: Sendable {
  private let written = Mutex<Result<[String], any Error>?>(nil)
  private let isDone = DispatchSemaphore(value: 0)

  init(_ write: @escaping @Sendable () throws -> [String]) {
    Thread { [self] in
      let result = Result { try write() }
      written.withLock { $0 = result }
      isDone.signal()
    }.start()
  }

  /// The runs that they made.
  func runs() throws -> [String] {
    try #require(isDone.wait(timeout: .now() + 30) == .success)
    return try #require(written.withLock { $0 }).get()
  }
}
