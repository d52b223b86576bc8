import CirclesStore
import Foundation
import SystemPackage

extension Intake {
  /// Writes rows down, with what was put away since the last time.
  func save(_ entries: [LedgerEntry]) throws(IntakeError) {
    if entries.isEmpty { return }
    do throws(StoreError) {
      try notebook.ledger(save: entries, filed: filed, quarantined: quarantined)
    } catch {
      throw IntakeError(error)
    }
    filed = []
    quarantined = []
    for entry in entries where entry.state != .reading { begun[entry.sha256] = nil }
  }

  /// Files that were begun are not gone on with, for no fault of theirs: the attempt does not count.
  /// While the notebook cannot be written to, that is only remembered.
  func releaseClaim(after end: IntakeError) {
    let files = begun.values
    begun = [:]
    guard case .stopping = end else { return refunds.formUnion(files.map(\.sha256)) }
    // Where this fails, the daemon's last word says as much: that it was told to stop.
    try? save(
      files.map { file in
        var entry = file.entry
        entry.state = .deferred
        entry.attempts = max(0, entry.attempts - 1)
        return entry
      })
  }

  /// Puts a file off.
  func deferRetry(_ taken: inout IntakeFile, for delay: Duration) {
    taken.entry.state = .deferred
    let time = tools.clock.wall.addingTimeInterval(Double(delay.components.seconds))
    taken.entry.nextAttemptAt = time.formatted(.iso8601)
    hold(taken, for: delay)
    tools.board.lastError(taken.entry.lastCode ?? "")
    tools.log.deferred(
      taken.logged, code: taken.entry.lastCode ?? "", attempts: taken.entry.attempts,
      retryIn: delay)
  }

  /// Nothing of a file can be read, and never will be.
  func reject(_ taken: inout IntakeFile) {
    taken.entry.state = .rejected
    taken.entry.nextAttemptAt = nil
    suspects.remove(taken.sha256)
    tools.board.lastError(taken.entry.lastCode ?? "")
    tools.log.rejected(
      taken.logged, code: taken.entry.lastCode ?? "", line: taken.entry.lastLine,
      column: taken.entry.lastColumn)
  }

  /// Looks at a file again after a while, unless it changes before.
  func hold(_ taken: IntakeFile, for delay: Duration) {
    let found = taken.claimed.found
    tracker.hold(found.path, found.identity, until: tools.clock.now + delay)
  }
}
