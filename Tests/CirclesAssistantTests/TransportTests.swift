import CirclesModel
import Foundation
import Synchronization
import Testing

@testable import CirclesAssistant

/// Messages as they come: in lines, and in the bodies of requests.
@Suite struct TransportTests {
  private let place: AskedNotebook

  init() throws { place = try AskedNotebook() }

  /// What a stream answers to an input that ends.
  private func answers(to input: String) throws -> [JSONValue] {
    let file = place.folder.appendingPathComponent("input")
    try Data(input.utf8).write(to: file)
    let handle = try FileHandle(forReadingFrom: file)
    let lines = Mutex<[[UInt8]]>([])
    let stream = AssistantStream(try place.server(), input: handle.fileDescriptor) { line in
      lines.withLock { $0.append(line) }
      return true
    }
    #expect(stream.run())
    return try lines.withLock { $0 }.map { line in
      #expect(line.last == 0x0A)
      return try #require(JSONValue(parsing: line))
    }
  }

  @Test("what was read before the input ended is answered, in order, the last line too")
  func stream() throws {
    let asking = try place.asking()
    let messages = (1...40).map { asking.message("prompts/list", id: "\($0)") }
    let told = try answers(to: messages.joined(separator: "\r\n"))
    #expect(told.map { $0["id"]?.integer } == Array(1...40))
  }

  @Test("a line without end is refused, and the next is read")
  func longLine() throws {
    let asking = try place.asking()
    let long = String(repeating: "x", count: AssistantStream.longestMessage + 1)
    let told = try answers(to: "\(long)\n\n  \n\(asking.message("prompts/list"))\n")
    #expect(told.count == 2)
    #expect(told[0]["error"]?["code"]?.integer == -32600)
    #expect(told[1]["result"] != nil)
  }

  @Test("what is cancelled before its turn is not answered", .timeLimit(.minutes(1)))
  func cancelled() throws {
    let asking = try place.asking()
    let lines = Mutex<[[UInt8]]>([])
    let pipe = Pipe()
    let isHeld = DispatchSemaphore(value: 0)
    let stream = AssistantStream(
      try place.server(), input: pipe.fileHandleForReading.fileDescriptor
    ) { line in
      lines.withLock { $0.append(line) }
      // The first answer is held until everything was sent and read.
      isHeld.wait()
      isHeld.signal()
      return true
    }
    let end = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      stream.run()
      end.signal()
    }
    let sent = [
      asking.message("prompts/list", id: "1"), asking.message("prompts/list", id: "2"),
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":2}}"#,
    ]
    pipe.fileHandleForWriting.write(Data((sent.joined(separator: "\n") + "\n").utf8))
    while !stream.hasCancelled { usleep(1000) }
    isHeld.signal()
    try pipe.fileHandleForWriting.close()
    end.wait()
    let ids = try lines.withLock { $0 }.map { try #require(JSONValue(parsing: $0))["id"]?.integer }
    #expect(ids == [1])
  }

  @Test("over HTTP the headers must say what the message says")
  func headers() throws {
    let http = AssistantHTTP(try place.server())
    let client = AssistantClient(isStateless: true)
    let asking = try place.asking()
    func status(_ message: String, _ headers: AssistantHTTP.Headers) -> Int {
      http.answer(Array(message.utf8), headers, from: client).status
    }
    let list = asking.message("tools/list")
    let now = "2026-07-28"
    #expect(status(list, .init(revision: now, method: "tools/list")) == 200)
    for headers in [
      AssistantHTTP.Headers(), .init(revision: now),
      .init(revision: "2025-11-25", method: "tools/list"),
      .init(revision: now, method: "tools/call"),
    ] {
      let answer = http.answer(Array(list.utf8), headers, from: client)
      #expect(answer.status == 400)
      let json = try #require(JSONValue(parsing: answer.body ?? []))
      #expect(json["error"]?["code"]?.integer == -32020)
      #expect(json["id"]?.integer == 1)
    }
    let call = asking.message("tools/call", #"{"name":"inbox","arguments":{}}"#)
    #expect(status(call, .init(revision: now, method: "tools/call", name: "inbox")) == 200)
    #expect(status(call, .init(revision: now, method: "tools/call", name: "undo")) == 400)
    #expect(
      status(call, .init(revision: now, method: "tools/call", name: "=?base64?aW5ib3g=?=")) == 200)
    #expect(status(asking.message("x"), .init(revision: now, method: "x")) == 404)
    #expect(status("{", .init()) == 400)
  }

  @Test("older clients need no session over HTTP; what wants no answer is taken with 202")
  func statelessLegacy() throws {
    let http = AssistantHTTP(try place.server())
    let client = AssistantClient(isStateless: true)
    let list = Array(#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#.utf8)
    for revision in [nil, "2025-11-25", "2025-06-18"] as [String?] {
      #expect(http.answer(list, .init(revision: revision), from: client).status == 200)
    }
    #expect(http.answer(list, .init(revision: "1999-01-01"), from: client).status == 400)
    let note = Array(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#.utf8)
    let answer = http.answer(note, .init(revision: "2025-11-25"), from: client)
    #expect(answer.status == 202 && answer.body == nil)
    let unknown = Array(#"{"jsonrpc":"2.0","id":1,"method":"x"}"#.utf8)
    #expect(http.answer(unknown, .init(revision: "2025-11-25"), from: client).status == 200)
  }
}
