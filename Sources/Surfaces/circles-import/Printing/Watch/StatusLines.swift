import CirclesModel
import CirclesWatch
import Foundation

/// How the daemon of a folder is.
enum StatusLines {
  /// One JSON object: that of `status.json`, and what it means.
  static func json(_ status: WatchStatus, _ health: WatchHealth) -> [UInt8] {
    let head = "{\"type\":\"status\",\"health\":\"\(health.rawValue)\","
    return Array(head.utf8) + status.json.dropFirst()
  }

  /// For people.
  static func text(
    _ status: WatchStatus, _ health: WatchHealth, now: Date, _ style: Style
  ) -> [String] {
    var lines = [headline(status, health, style), ""]
    func add(_ name: String, _ value: String) {
      lines.append("  " + name.padding(toLength: 12, withPad: " ", startingAt: 0) + value)
    }
    add("heartbeat", ago(status.heartbeat, now))
    if let scan = status.lastScan { add("last scan", ago(scan, now)) }
    if health != .silent { add("changes", noticing(status.watchMode)) }
    add("waiting", waiting(status))
    add("failed", status.failed == 0 ? "none" : "\(status.failed); see failed/")
    add("imported", "\(status.committed) since it started")
    if status.eventsLost > 0 {
      add("events lost", "\(status.eventsLost), each followed by a full scan")
    }
    for job in status.jobs {
      let done = job.lastDone.map { "synced " + ago($0, now) } ?? "not synced yet"
      let failure = job.failure.map { "; failed since: \($0)" } ?? ""
      add("account", TerminalText.escaped("\(job.name), \(done)\(failure)"))
    }
    if let code = status.lastErrorCode { add("last error", TerminalText.escaped(code)) }
    add("process", "\(status.pid), version \(TerminalText.escaped(status.version))")
    if !status.problems.isEmpty { lines += ["", style.heading("Problems")] }
    for problem in status.problems {
      let words = "\(problem.code): \(problem.sentence)"
      lines.append("  " + style.warning(TerminalText.escaped(words)))
    }
    return lines
  }

  private static func headline(
    _ status: WatchStatus, _ health: WatchHealth, _ style: Style
  ) -> String {
    switch (health, status.state) {
    case (_, .stopped): style.warning("The daemon was stopped.")
    case (.silent, _): style.error("The daemon is not running, or hangs.")
    case (.degraded, _):
      style.warning("The daemon needs attention (\(status.state.rawValue)); see below.")
    case (.healthy, _): style.good("The daemon is healthy (\(status.state.rawValue)).")
    }
  }

  private static func noticing(_ mode: String) -> String {
    mode == "poll"
      ? "found by listing the folders" : "noticed at once (\(TerminalText.escaped(mode)))"
  }

  private static func waiting(_ status: WatchStatus) -> String {
    if status.pending == 0 { return "none" }
    var text = "\(status.pending)"
    if status.deferred > 0 { text += ", \(status.deferred) of them to be retried later" }
    if let oldest = status.oldestPendingSeconds { text += ", the oldest for \(length(oldest))" }
    return text
  }

  /// How long ago; a clock that was set back makes no negative time.
  private static func ago(_ date: Date, _ now: Date) -> String {
    let seconds = now.timeIntervalSince(date)
    guard seconds >= 0, seconds < 1e9 else { return RunLines.moment(date.formatted(.iso8601)) }
    return length(Int(seconds)) + " ago"
  }

  private static func length(_ seconds: Int) -> String {
    switch seconds {
    case ..<120: "\(seconds) s"
    case ..<7200: "\(seconds / 60) min"
    case ..<172_800: "\(seconds / 3600) h"
    default: "\(seconds / 86_400) days"
    }
  }
}
