import CirclesModel
import CirclesServer
import CirclesStore
import Foundation
import UnixSignals

/// Runs the server to its end.
struct ServeRun {
  let options: ServeOptions
  let console: Console
  let opens: Bool

  func run() async throws {
    let signals = await UnixSignalsSequence(trapping: .sigterm, .sigint, .sigusr1)
    let server = try await started()
    let address = server.makeAddress()
    say(address)
    if opens { BrowserOpener.open(address) }
    let serving = Task { await server.run() }
    for await signal in signals {
      if signal != .sigusr1 { break }
      say(server.makeAddress())
    }
    server.stop()
    let grace = Duration.seconds(options.patience.grace + 1)
    let patience = Task {
      try await Task.sleep(for: grace)
      // What cannot be ended is broken off; an import of it is rolled back.
      Foundation._exit(ExitStatus.done.rawValue)
    }
    await serving.value
    patience.cancel()
    console.finish()
  }

  private func say(_ address: String) {
    switch console.form {
    case .jsonl:
      var json = JSONWriter()
      json.object { json in
        json.key("type")
        json.value("serving")
        json.key("url")
        json.value(address)
      }
      json.newline()
      console.data(json.bytes)
    case .text: console.line(address)
    }
    console.finish()
  }

  private func started() async throws -> NotebookServer {
    do {
      return try await NotebookServer(options)
    } catch let failure as ServeError {
      switch failure {
      case .portTaken:
        throw CommandError(
          .tryAgain, "another program listens on port \(options.port)",
          hints: ["is the notebook already being served? else choose another port: --port 0"])
      case .address(let code):
        throw CommandError(
          .configuration, "cannot listen on the address: \(String(cString: strerror(code)))")
      case .certificate(let why): throw CommandError(.configuration, why)
      }
    }
  }
}

/// Shows an address in the user's browser.
enum BrowserOpener {
  static func open(_ address: String) {
    #if os(macOS)
      let program = "/usr/bin/open"
    #else
      let program = "/usr/bin/xdg-open"
    #endif
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = [address]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try? process.run()
  }
}
