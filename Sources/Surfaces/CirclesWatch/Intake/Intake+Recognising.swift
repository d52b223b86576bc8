import CirclesStore
import Foundation

extension Intake {
  /// Takes files through the ledger into the notebook, and puts them away.
  func process(_ batch: [IntakeFile]) async throws(IntakeError) {
    if batch.isEmpty { return }
    let start = tools.clock.now
    var met: Set<[UInt8]> = []
    var again: [IntakeFile] = []
    var fresh: [IntakeFile] = []
    var elsewhere: [LedgerEntry] = []
    let known = try look(up: batch)
    for taken in batch {
      if !met.insert(taken.sha256).inserted {
        // The same content under another name: known once the first is loaded.
        again.append(taken)
        continue
      }
      let entry = known[taken.sha256]
      if let begun = begin(taken, entry) {
        fresh.append(begun)
      } else if var entry, entry.state == .deferred, !isHere(entry, taken) {
        // It waits under another name now: what comes under the old one has nothing to do with it.
        (entry.root, entry.path) = (root, taken.relative)
        elsewhere.append(entry)
      }
    }
    try save(elsewhere)
    try await read(fresh, start)
    if !again.isEmpty { try await process(again) }
  }

  private func look(up batch: [IntakeFile]) throws(IntakeError) -> [[UInt8]: LedgerEntry] {
    do throws(StoreError) {
      return try notebook.ledgerEntries(batch.map(\.sha256))
    } catch {
      throw IntakeError(error)
    }
  }

  /// What is to be done with a file that the ledger may know; answers it where it is to be read.
  private func begin(_ taken: IntakeFile, _ known: LedgerEntry?) -> IntakeFile? {
    var taken = taken
    taken.entry.root = root
    guard let entry = known else {
      taken.entry.attempts = 1
      return taken
    }
    switch entry.state {
    case _ where entry.isLoaded:
      taken.entry = entry
      // One that could not be put away is known to be known.
      if refused[taken.claimed.found.path] == nil { tools.log.duplicate(taken.logged) }
      archive(taken)
      return nil
    case .rejected where isFinal(entry, taken):
      taken.entry = entry
      quarantine(taken)
      return nil
    case .undone where tools.keeps:
      tracker.settled(taken.claimed.found.path, taken.claimed.found.identity)
      return nil
    case .deferred where wait(for: entry) > .zero:
      hold(taken, for: wait(for: entry))
      return nil
    case .rejected, .quarantined, .undone, .committed, .filed, .superseded:
      // Somebody put it back, it is a beginning that was never loaded, or another reader may have it
      // under this name: it begins anew.
      taken.entry.firstSeen = entry.firstSeen
      taken.entry.attempts = 1
    case .deferred, .reading:
      taken.entry = entry
      (taken.entry.root, taken.entry.path) = (root, taken.relative)
      if !refunds.contains(taken.sha256) { taken.entry.attempts += 1 }
    }
    taken.entry.state = .reading
    return taken
  }

  private func isHere(_ entry: LedgerEntry, _ taken: IntakeFile) -> Bool {
    entry.root == root && entry.path == taken.relative
  }

  /// Whether what was rejected needs no other look. Which reader takes a file depends on its name too,
  /// and not for one on which the program breaks off.
  private func isFinal(_ entry: LedgerEntry, _ taken: IntakeFile) -> Bool {
    isHere(entry, taken) || entry.lastCode == "watch.crashed"
  }

  /// How long a file that was put off has to wait yet. A wait longer than any that is ever given says
  /// that the clock on the wall was set back since, perhaps by years: it is over.
  private func wait(for entry: LedgerEntry) -> Duration {
    guard let text = entry.nextAttemptAt, let time = try? Date(text, strategy: .iso8601) else {
      return .zero
    }
    let seconds = time.timeIntervalSince(tools.clock.wall)
    return seconds > Backoff.longestOfFile ? .zero : .seconds(max(0, seconds))
  }
}
