import Foundation

/// Runs the system's own commands; a test has another one.
public protocol CommandRunner {
  /// Runs a command to its end.
  func run(_ command: [String]) -> CommandOutcome
}

/// How a command ended.
public enum CommandOutcome: Hashable, Sendable {
  /// With status 0.
  case done
  /// With another status, and what it said.
  case failed(said: String)
  /// There is no such program.
  case missing
}

/// Runs commands of the folders of `$PATH`.
public struct SystemCommandRunner: CommandRunner {
  /// What a command may say, in bytes; more than that nobody reads.
  private static let outputLimit = 4096

  /// Makes it.
  public init() {}

  /// Runs a command to its end.
  public func run(_ command: [String]) -> CommandOutcome {
    guard let name = command.first, let program = Self.program(named: name) else { return .missing }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = Array(command.dropFirst())
    let pipe = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    do {
      try process.run()
    } catch {
      return .failed(said: error.localizedDescription)
    }
    let said = (try? pipe.fileHandleForReading.readToEnd()) ?? Data()
    process.waitUntilExit()
    if process.terminationReason == .exit, process.terminationStatus == 0 { return .done }
    return .failed(
      said: String(decoding: said.prefix(Self.outputLimit), as: UTF8.self)
        .trimmingCharacters(in: .whitespacesAndNewlines))
  }

  private static func program(named name: String) -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return path.split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
