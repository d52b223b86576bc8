import Foundation
import Synchronization
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// `serve` as its users meet it.
@Suite struct ServeTests {
  private let place: Workplace

  init() throws {
    place = try Workplace()
    try place.file("book.vcf", Cards.book)
    try place.run("book.vcf", "--quiet")
  }

  /// A server of the place's notebook.
  private final class Server {
    let process = Process()
    private let output: FileHandle

    init(_ place: Workplace, _ arguments: String...) throws {
      let file = place.folder.appendingPathComponent("said-\(UUID().uuidString)")
      try Data().write(to: file)
      output = try FileHandle(forReadingFrom: file)
      process.executableURL = CommandRunner.program
      process.arguments = ["serve", "--port", "0"] + arguments
      process.currentDirectoryURL = place.folder
      process.environment = CommandRunner.plainEnvironment.merging(place.runner.environment) { $1 }
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = try FileHandle(forWritingTo: file)
      process.standardError = FileHandle.nullDevice
      try process.run()
      CommandRunner.limit(process)
    }

    deinit { if process.isRunning { process.terminate() } }

    /// The first line it prints.
    func firstLine() throws -> String {
      var said = ""
      let end = Date() + 20
      while !said.contains("\n"), Date() < end {
        said += String(decoding: try output.readToEnd() ?? Data(), as: UTF8.self)
        usleep(20_000)
      }
      return try #require(said.split(separator: "\n").first.map(String.init))
    }

    /// Asks it to stop, and answers how it ended.
    func stop() -> Int32 {
      process.terminate()
      process.waitUntilExit()
      return process.terminationReason == .exit ? process.terminationStatus : -1
    }
  }

  /// Asks and waits for the answer on this thread: among thousands of tests a task that is put off may
  /// be so for minutes.
  private static func status(_ url: String, bearer: String? = nil) throws -> Int {
    var request = URLRequest(url: try #require(URL(string: url)))
    request.timeoutInterval = 20
    if let bearer { request.setValue("Bearer \(bearer)", forHTTPHeaderField: "Authorization") }
    let status = Mutex(0)
    let answered = DispatchSemaphore(value: 0)
    URLSession(configuration: .ephemeral).dataTask(with: request) { _, response, _ in
      status.withLock { $0 = (response as? HTTPURLResponse)?.statusCode ?? -1 }
      answered.signal()
    }.resume()
    answered.wait()
    return status.withLock { $0 }
  }

  @Test("it prints an address that works once, and ends with 0 when it is asked to")
  func address() throws {
    let server = try Server(place)
    let line = try server.firstLine()
    #expect(line.wholeMatch(of: #/http://127\.0\.0\.1:\d+/\?token=[\w-]{43}/#) != nil, "\(line)")
    let base = String(line.prefix { $0 != "?" })
    #expect(try Self.status(base) == 401)
    // Follows to the page, with the cookie.
    #expect(try Self.status(line) == 200)
    #expect(try Self.status(line) == 401)
    #expect(
      try place.run("serve", "--port", String(try #require(URL(string: base)?.port))).status == 75)
    #expect(server.stop() == 0)
  }

  @Test("a token works on the running server as soon as it is made, and no longer than it is there")
  func tokens() throws {
    let server = try Server(place, "--output", "jsonl")
    let said = try JSONSerialization.jsonObject(with: Data(try server.firstLine().utf8))
    let object = try #require(said as? [String: String])
    #expect(object["type"] == "serving")
    let url = String(try #require(object["url"]?.split(separator: "?").first)) + "api/settings"
    let made = try place.run("serve", "tokens", "add", "phone", "--output", "jsonl").objects()
    #expect(made[0]["type"] as? String == "token")
    #expect(made[0]["name"] as? String == "phone")
    let token = try #require(made[0]["token"] as? String)
    #expect(try Self.status(url, bearer: token) == 200)
    // Another program that reads and ends must not take the journal away under the server.
    let list = try place.run("serve", "tokens", "list")
    #expect(list.output.contains("phone") && !list.output.contains(token))
    #expect(try place.run("serve", "tokens", "add", "phone").status == 64)
    #expect(try place.run("serve", "tokens", "revoke", "phone").status == 0)
    #expect(try Self.status(url, bearer: token) == 401)
    #expect(try place.run("serve", "tokens", "revoke", "phone").status == 64)
    #expect(server.stop() == 0)
  }

  @Test("beyond this machine it does not listen in plain")
  func listen() throws {
    for (arguments, status) in [
      (["--listen", "0.0.0.0"], Int32(64)), (["--listen", "192.0.2.1", "--tls-cert", "a"], 64),
      (["--listen", "0.0.0.0", "--tls-cert", "none.pem", "--tls-key", "none.pem"], 78),
      (["--listen", "0.0.0.0", "--tls-cert", "book.vcf", "--tls-key", "book.vcf"], 78),
      (["--db", "nowhere.sqlite"], 66), (["--port", "70000"], 64),
    ] {
      let outcome = try place.runner.run(["serve", "--port", "0"] + arguments)
      #expect(outcome.status == status, "\(arguments)")
      #expect(outcome.output.isEmpty && !outcome.errors.isEmpty, "\(arguments)")
    }
  }
}
