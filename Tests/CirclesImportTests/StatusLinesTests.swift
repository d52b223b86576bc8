import CirclesWatch
import Foundation
import Testing

@testable import circles_import

@Suite struct StatusLinesTests {
  private let now = Date(timeIntervalSince1970: 1_800_000_000)

  private func status(_ state: WatchStatus.State, age: TimeInterval = 4) -> WatchStatus {
    WatchStatus(
      state: state, watchMode: "inotify", heartbeat: now - age, pid: 7, version: "0.1.0")
  }

  private func text(_ status: WatchStatus) -> [String] {
    StatusLines.text(status, WatchHealth.of(status, now: now), now: now, .plain)
  }

  @Test("a daemon that is well says so in one line, and then the rest")
  func well() {
    var status = status(.idle)
    status.pending = 3
    status.deferred = 1
    status.oldestPendingSeconds = 400
    status.committed = 812
    #expect(
      text(status) == [
        "The daemon is healthy (idle).", "", "  heartbeat   4 s ago",
        "  changes     noticed at once (inotify)",
        "  waiting     3, 1 of them to be retried later, the oldest for 6 min",
        "  failed      none", "  imported    812 since it started",
        "  process     7, version 0.1.0",
      ])
  }

  @Test("problems are told with their code, and cannot move the terminal")
  func problems() {
    var status = status(.degraded)
    status.problems = [.init(code: "watch.cannot-file", sentence: "done/ is\u{1B}[2J read-only.")]
    let lines = text(status)
    #expect(lines.first == "The daemon needs attention (degraded); see below.")
    #expect(lines.last?.hasPrefix("  watch.cannot-file: done/ is") == true)
    #expect(!lines.joined().contains("\u{1B}"))
  }

  @Test("a daemon that was stopped is told from one that went silent")
  func silent() {
    #expect(text(status(.stopped))[0] == "The daemon was stopped.")
    #expect(text(status(.idle, age: 90))[0] == "The daemon is not running, or hangs.")
    #expect(text(status(.idle, age: 300_000))[2] == "  heartbeat   3 days ago")
    #expect(text(status(.idle, age: -1e12))[2].hasPrefix("  heartbeat   3"))
  }

  @Test("for programs it is the object of the status file, with what it means")
  func json() throws {
    let status = status(.importing)
    let bytes = StatusLines.json(status, .healthy)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    #expect(object["type"] as? String == "status")
    #expect(object["health"] as? String == "healthy")
    #expect(object["state"] as? String == "importing")
    #expect(WatchStatus(json: bytes) == status)
  }
}
