import Foundation
import Testing

/// `sync` with servers: `Tests/Sync/sync_test.py` plays one that misbehaves, `radicale_test.py` starts
/// a real one.
///
/// One script at a time, on a thread of its own: scripts wait for servers, and meanwhile other tests go on.
@Suite(.serialized) struct SyncTests {
  private static let folder =
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sync")

  private static let python = ProcessInfo.processInfo.environment["CIRCLES_PYTHON"] ?? "python3"

  private static func canRun(_ code: String) -> Bool {
    (try? run(["-c", code]).status) == 0
  }

  private static let hasPython = canRun("import http.server")
  private static let hasOpenSSL = canRun("import shutil; assert shutil.which('openssl')")
  private static let hasSyncthing = canRun("import shutil; assert shutil.which('syncthing')")
  private static let hasXandikos = canRun("import xandikos")
  private static let hasRadicale = canRun("import radicale")
  private static let hasVdirsyncer = canRun("import radicale, vdirsyncer")

  private static func run(_ arguments: [String]) throws -> (status: Int32, text: String) {
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

  private func expectGood(_ script: String, _ cases: String...) async throws {
    let path = Self.folder.appending(path: script).path
    let (status, text) = try await withCheckedThrowingContinuation { caller in
      Thread.detachNewThread {
        caller.resume(with: Result { try Self.run([path, CommandRunner.program.path] + cases) })
      }
    }
    #expect(status == 0, "\(text)")
  }

  @Test(
    "Changes, removals, moves and doubles come as they are on the server; edits by hand stay",
    .enabled(if: hasPython, "python3 is not installed"))
  func changes() async throws {
    try await expectGood(
      "sync_test.py", "first_and_again", "changes", "groups", "edits_stay", "moved", "doubles",
      "undo",
      "without_changes", "more_to_tell", "late_books")
  }

  @Test(
    "A server that fails, lies, stops or loses its memory harms nothing",
    .enabled(if: hasPython, "python3 is not installed"))
  func faults() async throws {
    try await expectGood(
      "sync_test.py", "lost_token", "no_card", "statuses", "broken_answers", "cut_short",
      "book_gone", "half_lists", "not_given")
  }

  @Test(
    "Large cards, odd paths and several homes are read like any other",
    .enabled(if: hasPython, "python3 is not installed"))
  func oddities() async throws {
    try await expectGood("sync_test.py", "large_cards", "paths", "homes")
  }

  @Test(
    "Killed at any request of a sync, before the server did what it says or after, it goes on as if nothing was",
    .enabled(if: hasPython, "python3 is not installed"))
  func kills() async throws {
    try await expectGood("kill_test.py", "first", "both_ways", "lost_token")
  }

  @Test(
    "No request goes to a server that another one names",
    .enabled(if: hasPython, "python3 is not installed"))
  func redirects() async throws { try await expectGood("sync_test.py", "redirects") }

  @Test(
    "More changes than are allowed at once are told and not made",
    .enabled(if: hasPython, "python3 is not installed"))
  func tooMany() async throws { try await expectGood("sync_test.py", "too_many") }

  @Test(
    "The password is in no output, argument, notebook or file but its own",
    .enabled(if: hasPython, "python3 is not installed"))
  func secrets() async throws { try await expectGood("sync_test.py", "secrets") }

  @Test(
    "A certificate that nobody vouches for is refused before anything is sent",
    .enabled(if: hasOpenSSL, "python3 or openssl is not installed"))
  func certificates() async throws { try await expectGood("sync_test.py", "certificates") }

  @Test(
    "What a phone saves in a folder of Syncthing is read once, and leaves the phone",
    .enabled(if: hasSyncthing, "syncthing is not installed"))
  func syncthing() async throws { try await expectGood("syncthing_test.py") }

  @Test(
    "The app's cloud and the notebook end equal, whoever changed what, however often a run breaks off",
    .enabled(if: hasOpenSSL, "python3 or openssl is not installed"))
  func cloud() async throws { try await expectGood("cloudkit_test.py") }

  @Test(
    "What was changed by hand is written into its line of the card, and nothing else is",
    .enabled(if: hasPython, "python3 is not installed"))
  func pushing() async throws {
    try await expectGood("push_test.py", "fields", "only_by_hand", "rewritten", "people")
  }

  @Test(
    "What both sides changed waits for the user, and a server that rejects cards harms nothing",
    .enabled(if: hasPython, "python3 is not installed"))
  func conflicts() async throws { try await expectGood("push_test.py", "conflicts", "refused") }

  @Test(
    "The daemon syncs an account at its time, tells of failures, and takes files meanwhile",
    .enabled(if: hasPython, "python3 is not installed"))
  func daemon() async throws { try await expectGood("daemon_test.py", "interval") }

  @Test(
    "Random edits in the notebook and on a Radicale server end equal on both",
    .enabled(if: hasRadicale, "python3 -m pip install radicale, or set CIRCLES_PYTHON"))
  func bothSides() async throws { try await expectGood("push_test.py", "both") }

  @Test(
    "Random edits here and with vdirsyncer end equal here, there and on the server",
    .enabled(if: hasVdirsyncer, "python3 -m pip install radicale vdirsyncer, or set CIRCLES_PYTHON")
  )
  func vdirsyncer() async throws { try await expectGood("push_test.py", "vdirsyncer") }

  @Test(
    "The books of a Radicale server come whole, and only what changed comes again",
    .enabled(if: hasRadicale, "python3 -m pip install radicale, or set CIRCLES_PYTHON"))
  func radicale() async throws { try await expectGood("radicale_test.py") }

  @Test(
    "Xandikos is followed like Radicale, and random edits on both sides end equal",
    .enabled(if: hasXandikos, "python3 -m pip install xandikos, or set CIRCLES_PYTHON"))
  func xandikos() async throws {
    try await expectGood("radicale_test.py", "60", "xandikos")
    try await expectGood("push_test.py", "both_xandikos")
  }

  @Test(
    "A feed's meetings come, move and go; what is no whole calendar changes nothing",
    .enabled(if: hasPython, "python3 is not installed"))
  func feeds() async throws { try await expectGood("calendar_test.py", "feed", "guarded") }

  @Test(
    "The calendars of a Radicale server are followed, and only what changed is fetched",
    .enabled(if: hasRadicale, "radicale is not installed"))
  func calendars() async throws { try await expectGood("calendar_test.py", "radicale", "tasks") }

  @Test(
    "The notebook's days are kept in a calendar on the server, and nothing else there is touched",
    .enabled(if: hasRadicale, "radicale is not installed"))
  func publishing() async throws { try await expectGood("calendar_test.py", "publish") }
}
