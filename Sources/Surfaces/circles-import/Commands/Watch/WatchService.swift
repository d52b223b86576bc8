import CirclesModel
import CirclesPipeline
import CirclesSync
import CirclesWatch
import Foundation
import SystemPackage

/// `watch --install` and `watch --uninstall`.
enum WatchService {
  /// Describes the service, starts it, and prints what was done.
  static func install(_ command: WatchCommand, _ options: WatchOptions) throws {
    try printing { installer in
      let service = try ServiceDescription(
        program: program(), arguments: arguments(command, options), root: options.root.string,
        notebookFolder: (options.databasePath as NSString).deletingLastPathComponent,
        readPaths: command.pipeline.map { [AbsolutePath.of($0)] } ?? [],
        accountsFolder: accountsFolder())
      try installer.install(service)
    }
  }

  /// The folder of the accounts, where any is to be synced by the daemon.
  private static func accountsFolder() -> String? {
    let accounts = (try? SyncPlace.file.read()) ?? []
    guard accounts.contains(where: { $0.every != nil }) else { return nil }
    return (AbsolutePath.of(SyncPlace.file.path) as NSString).deletingLastPathComponent
  }

  /// Stops the service, removes its description, and prints what was done.
  static func uninstall(root: String) throws {
    try printing { installer in
      if try !installer.uninstall(root: root) {
        throw CommandError(
          .noInput, "nothing is installed for \(root)",
          hints: ["there is no \(installer.file(ofRoot: root))"])
      }
    }
  }

  /// The command line of the service: with what is found out now, since a service knows neither the
  /// folder that this was called in nor its locale and variables.
  static func arguments(_ command: WatchCommand, _ options: WatchOptions) -> [String] {
    var arguments = ["watch", options.root.string, "--db", options.databasePath]
    if command.keep { arguments.append("--keep") }
    if let settle = command.settle { arguments += ["--settle", seconds(settle)] }
    if let poll = command.poll { arguments += ["--poll", seconds(poll)] }
    if let pipeline = command.pipeline { arguments += ["--pipeline", AbsolutePath.of(pipeline)] }
    let said = command.said(options.databasePath)
    // A value that begins with a dash would be taken for an option.
    arguments += said.owners.map { "--owner=\($0)" }
    if Region(said.region) != nil { arguments += ["--region", said.region] }
    if let zone = said.timeZone { arguments += ["--time-zone", zone] }
    if let order = said.dateOrder { arguments += ["--date-order", order.rawValue] }
    if !said.keepsRaw { arguments.append("--no-raw") }
    return arguments + command.log.arguments
  }

  private static func seconds(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let thousandths = attoseconds / 1_000_000_000_000_000
    return thousandths == 0 ? "\(seconds)" : "\(Double(seconds) + Double(thousandths) / 1000)"
  }

  /// This program, wherever it was found.
  private static func program() -> String {
    AbsolutePath.of(Bundle.main.executablePath ?? CommandLine.arguments[0])
  }

  private static func printing(_ work: (ServiceInstaller) throws -> Void) throws {
    let output = OutputWriter(descriptor: STDOUT_FILENO)
    defer { output.flush() }
    let environment = ProcessInfo.processInfo.environment
    let place = InstallPlace(
      home: environment["HOME"] ?? NSHomeDirectory(), environment: environment)
    do {
      try work(ServiceInstaller(at: place) { output.line(TerminalText.escaped($0)) })
    } catch let failure as InstallError {
      throw self.failure(failure)
    }
  }

  /// A failure in words.
  static func failure(_ failure: InstallError) -> CommandError {
    switch failure {
    case .unusablePath(let text):
      CommandError(
        .usage, "a service cannot use the path '\(text)'",
        hints: ["it has a line break or another unusable character"])
    case .noServiceManager(let command, let file):
      CommandError(
        .inputOutput, "there is no \(command), so nothing was started",
        hints: ["the service is described in \(file)", "run circles-import watch some other way"])
    case .commandFailed(let command, let said, let file):
      CommandError(
        .inputOutput, "\(command) failed" + (said.isEmpty ? "" : ": \(said)"),
        hints: ["the service is described in \(file)"])
    case .cannotWrite(let path, let reason):
      CommandError(.inputOutput, "\(path): \(reason)")
    }
  }
}
