import Foundation
import Testing

/// The scripts in `Tests/Sync` that play servers, phones and other programs: `sync_test.py` a server that
/// misbehaves; `radicale_test.py` starts a real one.
///
/// A script runs on a thread of its own: it waits for servers, and meanwhile other tests go on. Each of the suites
/// that use them runs one at a time.
enum SyncScript {
  private static let folder =
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sync")

  static let python = ProcessInfo.processInfo.environment["CIRCLES_PYTHON"] ?? "python3"

  private static func canRun(_ code: String) -> Bool {
    (try? run(["-c", code]).status) == 0
  }

  static let hasPython = canRun("import http.server")
  static let hasOpenSSL = canRun("import shutil; assert shutil.which('openssl')")
  static let hasSyncthing = canRun("import shutil; assert shutil.which('syncthing')")
  static let hasXandikos = canRun("import xandikos")
  static let hasRadicale = canRun("import radicale")
  static let hasVdirsyncer = canRun("import radicale, vdirsyncer")

  /// Runs Python; answers its exit status and all that it printed.
  static func run(
    _ arguments: [String], by python: String = python
  ) throws -> (status: Int32, text: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [python] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }

  /// Runs a script with the program and what of it is asked for; it says itself what went wrong.
  static func expectGood(_ script: String, _ cases: String...) async throws {
    let path = folder.appending(path: script).path
    let (status, text) = try await withCheckedThrowingContinuation { caller in
      Thread.detachNewThread {
        caller.resume(with: Result { try run([path, CommandRunner.program.path] + cases) })
      }
    }
    #expect(status == 0, "\(text)")
  }
}
