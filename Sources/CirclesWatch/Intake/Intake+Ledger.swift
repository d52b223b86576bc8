import CirclesStore
import Foundation
import SystemPackage

extension Intake {
  /// Writes rows down, with what was put away since the last time.
  func save(_ entries: [LedgerEntry]) throws(IntakeEnd) {
    if entries.isEmpty { return }
    do throws(StoreFailure) {
      try notebook.ledger(save: entries, filed: filed, quarantined: quarantined)
    } catch {
      for entry in entries { refunds.insert(entry.sha256) }
      throw IntakeEnd(error)
    }
    filed = []
    quarantined = []
  }

  /// An attempt that the files were not to blame for does not count.
  func refund(_ files: [TakenFile]) {
    for file in files { refunds.insert(file.sha256) }
  }

  /// Files that were begun and are not gone on with, since the daemon stops.
  func giveBack(_ files: [TakenFile]) throws(IntakeEnd) {
    try save(
      files.map { file in
        var entry = file.entry
        entry.state = .deferred
        entry.attempts = max(0, entry.attempts - 1)
        return entry
      })
  }

  /// Puts a file off.
  func putOff(_ taken: inout TakenFile, for delay: Duration) {
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
  func reject(_ taken: inout TakenFile) {
    taken.entry.state = .rejected
    taken.entry.nextAttemptAt = nil
    suspects.remove(taken.sha256)
    tools.board.lastError(taken.entry.lastCode ?? "")
    tools.log.rejected(
      taken.logged, code: taken.entry.lastCode ?? "", line: taken.entry.lastLine,
      column: taken.entry.lastColumn)
  }

  /// Looks at a file again after a while, unless it changes before.
  func hold(_ taken: TakenFile, for delay: Duration) {
    let found = taken.claimed.found
    tracker.hold(found.path, found.identity, until: tools.clock.now + delay)
  }
}
