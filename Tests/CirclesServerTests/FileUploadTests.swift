import CirclesStore
import Foundation
import Testing

@testable import CirclesServer

/// Files that are handed over, and what listeners hear of it.
@Suite struct FileUploadTests {
  private static func part(_ field: String, _ name: String?, _ text: String) -> String {
    "--b\r\nContent-Disposition: form-data; name=\"\(field)\""
      + (name.map { "; filename=\"\($0)\"\r\nContent-Type: application/octet-stream" } ?? "")
      + "\r\n\r\n\(text)\r\n"
  }

  private static func card(_ name: String) -> String {
    "BEGIN:VCARD\r\nVERSION:3.0\r\nUID:\(name)\r\nFN:\(name)\r\nEND:VCARD\r\n"
  }

  private static let kind = ["Content-Type": "multipart/form-data; boundary=b"]

  @Test("files are imported under their own names, which lead nowhere")
  func imports() async throws {
    let place = try await ServedPlace()
    let body =
      Self.part("csrf", nil, "x")
      + Self.part("file", "../../a/cards.vcf", Self.card("Amara Okafor"))
      + Self.part("file", "cards.vcf", Self.card("Kofi Mensah")) + Self.part("file", "", "")
      + "--b--\r\n"
    let answer = try place.ask("POST", "/api/files", Self.kind, body: body)
    #expect(answer.status == 200, "\(answer.text)")
    let report = try answer.json()
    #expect(report["type"] as? String == "report")
    #expect((report["contacts"] as? [String: Int])?["created"] == 2)
    let notebook = try Notebook.open(path: place.path, mode: .existing(readOnly: true))
    let run = try #require(try notebook.runs().first)
    #expect(run.id == report["run"] as? String)
    #expect(run.command == "import cards.vcf cards.vcf file")
    #expect(!FileManager.default.fileExists(atPath: place.folder.path + "/a"))
    // Once more changes nothing.
    let again = try place.ask("POST", "/api/files", Self.kind, body: body).json()
    #expect((again["contacts"] as? [String: Int])?["created"] == 0)
    await place.stop()
  }

  @Test("a form without scripts goes on to the run, and is told in words why it was refused")
  func withoutScripts() async throws {
    let place = try await ServedPlace()
    let page = Self.kind.merging(["Accept": "text/html,*/*"]) { $1 }
    let body = Self.part("file", "cards.vcf", Self.card("Kofi Mensah")) + "--b--\r\n"
    let answer = try place.ask("POST", "/api/files", page, body: body)
    #expect(answer.status == 303)
    let run = try #require(answer.headers["location"])
    let shown = try place.ask("GET", run, ["Accept": "text/html"])
    #expect(shown.status == 200)
    #expect(shown.text.contains("Kofi Mensah"))
    let empty = try place.ask(
      "POST", "/api/files", page, body: Self.part("csrf", nil, "x") + "--b--\r\n")
    #expect(empty.headers["content-type"]?.hasPrefix("text/html") == true)
    #expect(empty.text.contains("has no file"))
    await place.stop()
  }

  @Test("what is no form of files is refused")
  func refused() async throws {
    let place = try await ServedPlace()
    func status(_ headers: [String: String], _ body: String) throws -> Int {
      try place.ask("POST", "/api/files", headers, body: body).status
    }
    #expect(try status(["Content-Type": "application/json"], "{}") == 415)
    #expect(try status(["Content-Type": "multipart/form-data"], "") == 415)
    #expect(try status(Self.kind, Self.part("file", "a.vcf", "x")) == 400)
    #expect(try status(Self.kind, "--b\r\nNothing\r\n\r\nx\r\n--b--") == 400)
    #expect(try status(Self.kind, Self.part("text", nil, "x") + "--b--") == 422)
    let client = try RawClient(port: place.server.port)
    client.send(
      "POST /api/files HTTP/1.1\r\nHost: 127.0.0.1:\(place.server.port)\r\nCookie: \(place.cookie)\r\n"
        + "Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 2000000000\r\n\r\n")
    #expect(try client.answer().status == 413)
    await place.stop()
  }

  @Test("parts are found wherever the network cuts the bytes")
  func pieces() throws {
    let body = Array(
      ("preamble\r\n" + Self.part("file", "a \\\"b\\\".txt", "one\r\n-b\r\n--")
        + Self.part("x", nil, "")
        + "--b--\r\nepilogue").utf8)
    func read(by size: Int) throws -> [MultipartReader.Event] {
      var reader = try #require(MultipartReader(contentType: "multipart/form-data; boundary=\"b\""))
      var events: [MultipartReader.Event] = []
      var bytes: [UInt8] = []
      for start in stride(from: 0, to: body.count, by: size) {
        for event in try reader.read(body[start..<min(start + size, body.count)]) {
          if case .bytes(let more) = event { bytes += more } else { events.append(event) }
        }
      }
      #expect(reader.isWhole)
      return events + [.bytes(bytes)]
    }
    let whole = try read(by: body.count)
    #expect(
      whole == [
        .begin(field: "file", file: "a \"b\".txt"), .end, .begin(field: "x", file: nil), .end,
        .bytes(Array("one\r\n-b\r\n--".utf8)),
      ])
    for size in 1...60 { #expect(try read(by: size) == whole, "\(size)") }
  }

  @Test("names lose what a path or a terminal would understand")
  func names() {
    for (name, safe) in [
      ("a.vcf", "a.vcf"), ("../../etc/passwd", "passwd"), ("C:\\Users\\x\\chat.txt", "chat.txt"),
      ("..", "file"), ("", "file"), (".hidden", "hidden"), ("-rf", "rf"),
      ("a\u{1B}[2J.txt", "a[2J.txt"),
      ("a\u{0}b", "ab"), ("Chat mit Jürgen 👩‍👩‍👧.txt", "Chat mit Jürgen 👩‍👩‍👧.txt"),
    ] {
      #expect(UploadedFiles.safe(name) == safe)
    }
    #expect(UploadedFiles.safe(String(repeating: "é", count: 500)).utf8.count <= 200)
  }

  @Test("listeners hear of changes by anybody, in ids alone")
  func events() async throws {
    let place = try await ServedPlace()
    let client = try RawClient(port: place.server.port)
    client.send(
      "GET /api/events HTTP/1.1\r\nHost: 127.0.0.1:\(place.server.port)\r\nCookie: \(place.cookie)\r\n\r\n"
    )
    let head = client.read(until: "id: ")
    #expect(head.contains("text/event-stream"))
    // Another program writes.
    let notebook = try Notebook.open(path: place.path, mode: .existing(readOnly: false))
    let run = try notebook.setReminderDays(["Family": 33])
    let said = client.read(until: "\"run\"")
    #expect(said.contains(#"data: {"type":"changed","run":"\#(run)"}"#))
    #expect(!said.contains("settings"))
    await place.stop()
    #expect(client.isClosed())
  }
}
