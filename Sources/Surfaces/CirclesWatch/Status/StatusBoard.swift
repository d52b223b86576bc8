import Foundation
import SystemPackage

/// How the daemon is, kept for whoever writes it down: the loop changes it, and a timer of its own
/// shows that the program lives while the loop is busy.
final class StatusBoard: @unchecked Sendable {
  // Everything mutable is touched under the lock alone.
  private let lock = NSLock()
  private var status: WatchStatus
  private var problems: [String: String] = [:]
  private var records = 0
  private var refused = 0
  private var putAside = 0
  private var troubled: Set<String> = []

  init(version: String, pid: Int32, now: Date) {
    status = WatchStatus(heartbeat: now, pid: Int(pid), version: version)
  }

  /// The status as it is to be written now.
  func current(at now: Date) -> WatchStatus {
    lock.withLock {
      var current = status
      current.heartbeat = now
      current.problems = problems.sorted { $0.key < $1.key }
        .map { WatchStatus.Problem(code: $0.key, sentence: $0.value) }
      if !problems.isEmpty, [.idle, .importing].contains(current.state) {
        current.state = .degraded
      }
      return current
    }
  }

  /// What it is doing.
  func state(_ state: WatchStatus.State) { lock.withLock { status.state = state } }

  /// How it learns of files.
  func mode(_ mode: NotifierMode) { lock.withLock { status.watchMode = mode.rawValue } }

  /// The system lost events.
  func lostEvents() { lock.withLock { status.eventsLost += 1 } }

  /// Everything was looked through.
  func scanned(at now: Date, failed: Int) {
    lock.withLock {
      status.lastScan = now
      status.failed = failed
    }
  }

  /// What went wrong last.
  func lastError(_ code: String) { lock.withLock { status.lastErrorCode = code } }

  /// What keeps the daemon from its work, or no longer does.
  func problem(_ code: String, _ sentence: String?) {
    lock.withLock { problems[code] = sentence }
  }

  /// Whether something keeps the daemon from its work.
  func hasProblem(_ code: String) -> Bool { lock.withLock { problems[code] != nil } }

  /// It ends because it cannot go on: a folder that another daemon has by now is that one's to tell of.
  func gaveUp(_ failure: WatchError) {
    if case .locked = failure { return }
    lastError(failure.code)
    problem(
      "watch.ended",
      "The daemon has ended, for it cannot use \(failure.culprit) (\(failure.code)).")
  }

  /// The files that may not be read or moved, by what of it is refused.
  func show(_ refused: [FilePath: String]) {
    var counts: [String: Int] = [:]
    for code in refused.values { counts[code, default: 0] += 1 }
    problem(
      "watch.cannot-read",
      counts["watch.cannot-read"].map { "The system gives no leave to read \($0) of the files." })
    problem(
      "watch.cannot-file",
      counts["watch.cannot-file"].map {
        "\($0) of the files are in the notebook or cannot be read, and cannot be moved away."
      })
  }

  /// How a job ended: when it was done, or the code of its failure, of which somebody hears if it is a
  /// problem.
  func job(_ name: String, endedAt: Date?, failure: String?, isProblem: Bool) {
    lock.withLock {
      var job = status.jobs.first { $0.name == name } ?? WatchStatus.Job(name: name)
      job.lastDone = endedAt ?? job.lastDone
      job.failure = failure
      status.jobs.removeAll { $0.name == name }
      status.jobs.append(job)
      status.jobs.sort { $0.name < $1.name }
      if isProblem { troubled.insert(name) } else if failure == nil { troubled.remove(name) }
      reportJobs()
    }
  }

  /// Forgets the jobs that are no more.
  func storeJobs(_ names: Set<String>) {
    lock.withLock {
      status.jobs.removeAll { !names.contains($0.name) }
      troubled.formIntersection(names)
      reportJobs()
    }
  }

  private func reportJobs() {
    problems["sync.failed"] =
      troubled.isEmpty
      ? nil
      : "\(troubled.count == 1 ? "1 account" : "\(troubled.count) accounts") cannot be synced; "
        + "circles-import sync shows why."
  }

  /// What waits.
  func update(_ tracker: SettleTracker, at now: Duration) {
    lock.withLock {
      status.pending = tracker.pendingCount
      status.deferred = tracker.heldCount
      status.oldestPendingSeconds = tracker.oldestPending(at: now).map {
        Int($0.components.seconds)
      }
    }
  }

  /// Files and records that were dealt with.
  func count(
    committed: Int = 0, failed: Int = 0, records: Int = 0, refused: Int = 0
  ) {
    lock.withLock {
      status.committed += committed
      status.failed += failed
      putAside += failed
      self.records += records
      self.refused += refused
    }
  }

  /// What came of it all since the start, for the last line of the log and the exit status.
  /// `deferred` are the files that are left to be tried again.
  var totals: (files: Int, records: Int, refused: Int, failed: Int, deferred: Int) {
    lock.withLock { (status.committed, records, refused, putAside, status.deferred) }
  }
}
