import ArgumentParser
import CirclesAssistant
import CirclesPipeline
import CirclesStore
import Foundation
import Synchronization

/// `mcp`: the notebook for an assistant.
struct McpCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Serve the notebook to an assistant over the Model Context Protocol on stdio.",
    discussion: """
      An assistant starts this program itself and talks to it on standard input and output. It \
      can find people, brief you before a call, search, and list what lies ahead. Only with \
      --allow-writes can it write and file notes; each change is a run, so runs undo reverts it.

      --privacy limits what the assistant sees:
        full        everything that the notebook holds (the default)
        redacted    names, dates and counts; no texts, no phones or addresses
        aggregate   figures only

      Example, as most assistants have it in their settings:
        {"mcpServers": {"circles": {"command": "circles-import", "args": ["mcp"]}}}

      More: Documentation/Assistant.md
      """)

  @Option(
    help: ArgumentHelp(
      "How much the assistant sees: full, redacted or aggregate.", valueName: "level"))
  var privacy: PrivacyOption = .full

  @Flag(help: "Let the assistant write and file notes, and undo that.")
  var allowWrites = false

  @OptionGroup(title: "Notebook") var database: DatabaseOptions

  func run() throws {
    // An assistant that blocks the signal for itself does not want this program to outlive it.
    var terminating = sigset_t()
    sigemptyset(&terminating)
    sigaddset(&terminating, SIGTERM)
    pthread_sigmask(SIG_UNBLOCK, &terminating, nil)
    let server = try open()
    // Nothing but messages may stand on standard output.
    let output = Mutex(OutputWriter(descriptor: STDOUT_FILENO))
    let stream = AssistantStream(server, input: STDIN_FILENO) { line in
      output.withLock { output in
        output.write(line)
        output.flush()
        return output.isOpen
      }
    }
    if stream.run() { server.close() }
    // Who has not read an answer by now keeps nobody waiting.
    Foundation.exit(ExitStatus.done.rawValue)
  }

  private func open() throws -> AssistantServer {
    do throws(StoreError) {
      return try AssistantServer(
        path: database.path,
        policy: AssistantServer.Policy(privacy: privacy.level, allowsWrites: allowWrites),
        settings: .ofUser, version: CirclesImport.configuration.version)
    } catch {
      let failure = StoreMessage.failure(error)
      guard case .missing = error else { throw failure }
      throw CommandError(.inputOutput, failure.message, hints: failure.hints)
    }
  }
}

/// A level of privacy on the command line.
enum PrivacyOption: String, CaseIterable, ExpressibleByArgument {
  case full, redacted, aggregate

  var level: PrivacyLevel {
    switch self {
    case .full: .full
    case .redacted: .redacted
    case .aggregate: .aggregate
    }
  }
}
