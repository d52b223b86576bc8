import Foundation
import Testing

/// A watched folder of its own for one test, with its notebook and its daemons; all of it is gone
/// when the test ends.
final class WatchedPlace: @unchecked Sendable {
  // Used by one test, one call after another.
  let folder: URL
  /// Where daemons run: another place than `root` where a test mounts something.
  var root: URL
  var database: URL
  /// The options of every daemon.
  var options = ["--settle", "0.1", "--region", "GB", "--owner", "Robin Vale", "--verbose"]
  /// What is put before the command: `setpriv` and the like.
  var prefix: [String] = []
  private var daemons: [Daemon] = []

  /// The program, built with the tests.
  static let program: String = {
    #if os(macOS)
      let bundles = Bundle.allBundles.map(\.bundleURL)
      let folder = bundles.first { $0.pathExtension == "xctest" }?.deletingLastPathComponent()
    #else
      let folder: URL? = URL(fileURLWithPath: CommandLine.arguments[0])
        .deletingLastPathComponent()
    #endif
    return (folder ?? Bundle.main.bundleURL).appendingPathComponent("circles-import").path
  }()

  /// The program that speed and memory are measured with: the optimised one, where there is one.
  static let fastProgram: String? = {
    let path = ProcessInfo.processInfo.environment["CIRCLES_RELEASE"] ?? ""
    return path.isEmpty ? nil : path
  }()

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("circles-fault-\(UUID().uuidString)")
    root = folder.appendingPathComponent("root")
    database = folder.appendingPathComponent("circles.sqlite")
    for name in ["root/drop", "outgoing"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
  }

  deinit {
    daemons = []
    try? FileManager.default.removeItem(at: folder)
  }

  /// What the daemons said.
  var log: URL { folder.appendingPathComponent("daemon.log") }
  var drop: URL { root.appendingPathComponent("drop") }
  var done: URL { root.appendingPathComponent("done") }
  var failed: URL { root.appendingPathComponent("failed") }
  var own: URL { root.appendingPathComponent(".circles") }

  private var environment: [String: String] {
    let kept = ["PATH", "LD_LIBRARY_PATH"]
    var environment = ProcessInfo.processInfo.environment.filter { kept.contains($0.key) }
    environment["LANG"] = "C.UTF-8"
    environment["TZ"] = "UTC"
    environment["HOME"] = folder.path
    environment["SWIFT_BACKTRACE"] = "enable=no"
    return environment
  }

  /// Runs the program with any command.
  func run(
    _ arguments: [String], program: String? = nil, with more: [String: String] = [:]
  ) throws -> Daemon {
    let daemon = try Daemon(
      prefix + [program ?? Self.program] + arguments, environment.merging(more) { $1 }, log: log)
    daemons.removeAll { $0.hasEnded }
    daemons.append(daemon)
    return daemon
  }

  /// Starts a daemon; `fault` is what `CIRCLES_FAULT` says.
  func start(
    _ more: [String] = [], fault: String? = nil, program: String? = nil,
    with environment: [String: String] = [:]
  ) throws -> Daemon {
    var environment = environment
    if let fault {
      environment["CIRCLES_FAULT"] = fault
      environment["CIRCLES_FAULT_GATE"] = gate.path
    }
    return try run(
      ["watch", root.path, "--db", database.path] + options + more, program: program,
      with: environment)
  }

  /// Where a daemon that waits at a fault point looks whether it may go on.
  var gate: URL { folder.appendingPathComponent("gate") }

  /// Waits until a daemon waits at its fault point.
  func reached() async throws {
    try await until("fault point is reached") {
      FileManager.default.fileExists(atPath: gate.path + ".reached")
    }
  }

  /// Lets it go on.
  func open() throws { try Data().write(to: gate) }

  /// Waits until something is so; what the daemon said last is told where it is not.
  func until(_ what: String, within seconds: Double = 30, _ isSo: () throws -> Bool) async throws {
    do {
      try await Waiting.until(what, within: seconds, isSo)
    } catch let late as TooLate {
      let lines = said().suffix(15).joined(separator: "\n")
      throw TooLate(description: "\(late.description); the log ends:\n\(lines)")
    }
  }

  /// Waits until nothing is left in `drop/`.
  func untilEmpty(within seconds: Double = 30) async throws {
    try await until("drop is empty", within: seconds) { !hasFiles(in: drop) }
  }

  /// Takes all there is with one daemon that ends by itself.
  func takeAll(within seconds: Double = 60, program: String? = nil) async throws {
    let before = said("info started")
    let daemon = try start(program: program)
    // A signal that comes sooner than that is nobody's yet to hear.
    try await until("it has started") { said("info started") > before }
    try await untilEmpty(within: seconds)
    #expect(try await daemon.stopped() == .exit(0))
  }
}
