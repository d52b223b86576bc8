import Foundation
import Testing

/// Runs the built program and gives back what it printed and how it ended.
struct CommandRunner {
  /// What a run of the program left.
  struct Outcome {
    var status: Int32
    var output: String
    var errors: String

    /// The lines of standard output.
    var lines: [String] { output.split(separator: "\n").map(String.init) }

    /// Standard output, one JSON object a line.
    func objects() throws -> [[String: Any]] {
      try lines.map { line in
        let value = try JSONSerialization.jsonObject(with: Data(line.utf8))
        return try #require(value as? [String: Any])
      }
    }

    /// The objects of one type.
    func objects(_ type: String) throws -> [[String: Any]] {
      try objects().filter { $0["type"] as? String == type }
    }

    /// The report, which is the last line of a run.
    func report() throws -> [String: Any] {
      let last = try #require(try objects().last)
      #expect(last["type"] as? String == "report")
      return last
    }
  }

  /// A hang is a failure, not a wait: no test of ours needs nearly as long.
  static let timeout = 60.0

  /// The program beside the test bundle, built with it.
  static let program: URL = {
    #if os(macOS)
      let bundles = Bundle.allBundles.map(\.bundleURL)
      let folder = bundles.first { $0.pathExtension == "xctest" }?.deletingLastPathComponent()
    #else
      let folder: URL? = URL(fileURLWithPath: CommandLine.arguments[0])
        .deletingLastPathComponent()
    #endif
    return (folder ?? Bundle.main.bundleURL).appendingPathComponent("circles-import")
  }()

  /// Variables of the environment, on top of a plain one without a locale.
  var environment: [String: String] = [:]
  /// The folder the program runs in.
  var folder: URL

  /// Runs the program and waits for its end.
  func run(_ arguments: [String], input: Data? = nil) throws -> Outcome {
    let process = Process()
    process.executableURL = Self.program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = Self.plainEnvironment.merging(environment) { $1 }
    // Files instead of pipes: no run can hang because nobody empties a pipe.
    let output = try scratchFile("out")
    let errors = try scratchFile("err")
    defer {
      try? FileManager.default.removeItem(at: output)
      try? FileManager.default.removeItem(at: errors)
    }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    if let input {
      let file = try scratchFile("in")
      try input.write(to: file)
      process.standardInput = try FileHandle(forReadingFrom: file)
    } else {
      process.standardInput = FileHandle.nullDevice
    }
    try process.run()
    Self.limit(process)
    process.waitUntilExit()
    return Outcome(
      status: process.terminationReason == .exit ? process.terminationStatus : -1,
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }

  static let plainEnvironment: [String: String] = {
    let kept = ["PATH", "LD_LIBRARY_PATH", "HOME"]
    var environment = ProcessInfo.processInfo.environment.filter { kept.contains($0.key) }
    environment["LANG"] = "C.UTF-8"
    environment["SWIFT_BACKTRACE"] = "enable=no"
    return environment
  }()

  private func scratchFile(_ name: String) throws -> URL {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("circles-\(name)-\(UUID().uuidString)")
    try Data().write(to: url)
    return url
  }

  static func limit(_ process: Process) {
    DispatchQueue.global().asyncAfter(deadline: .now() + timeout) {
      // Not SIGTERM, which a child of the test runner may have blocked.
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }
  }
}
