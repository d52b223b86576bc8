import CirclesModel
import CirclesStore
import Foundation
import SystemPackage

extension Intake {
  /// Puts a file away that is in the notebook.
  func putAway(_ taken: TakenFile) {
    let found = taken.claimed.found
    if tools.keeps { return tracker.settled(found.path, found.identity) }
    let outcome = away.file(taken.claimed)
    follow(outcome, of: taken)
    switch outcome {
    case .filed(let path):
      filed.append(taken.sha256)
      recent.add(taken.claimed, at: path, now: tools.clock.now)
      tools.log.filed(taken.logged)
    case .gone: filed.append(taken.sha256)
    case .replaced, .refused, .infrastructure: break
    }
  }

  /// Puts a file aside that cannot be read.
  func quarantine(_ taken: TakenFile) {
    let found = taken.claimed.found
    if tools.keeps {
      tools.board.count(failed: 1)
      keptAside.insert(found.path)
      return tracker.settled(found.path, found.identity)
    }
    let outcome = away.quarantine(taken.claimed, taken.note(at: tools.clock.wall))
    follow(outcome, of: taken)
    switch outcome {
    case .filed:
      quarantined.append(taken.sha256)
      tools.board.count(failed: 1)
      tools.log.quarantined(
        taken.logged, code: taken.entry.lastCode ?? "", attempts: taken.entry.attempts)
    case .gone: quarantined.append(taken.sha256)
    case .replaced, .refused, .infrastructure: break
    }
  }

  /// What is the same wherever a file was to go.
  private func follow(_ outcome: FilingOutcome, of taken: TakenFile) {
    let found = taken.claimed.found
    switch outcome {
    case .filed(let path):
      tracker.forget(found.path)
      touched.formUnion([found.path.removingLastComponent(), path.removingLastComponent()])
      allowed(found.path)
    case .gone:
      tracker.forget(found.path)
      allowed(found.path)
    case .replaced:
      tools.log.replaced(taken.logged)
      settleAgain(found)
    case .refused(let problem), .infrastructure(let problem):
      refuse(found, "watch.cannot-file", after: problem)
    }
  }

  /// Takes up after a daemon that was killed between a move and its row in the ledger: what is no
  /// longer where it lay was put away. If it does lie there again, it is known by its content.
  func settleMoved() throws(StoreFailure) {
    if tools.keeps { return }
    for (state, moved) in [(LedgerState.committed, LedgerState.filed), (.rejected, .quarantined)] {
      let gone = try notebook.ledgerEntries(in: state).filter { entry in
        isGone(tools.layout.drop.pushing(FilePath(entry.path)))
      }.map(\.sha256)
      try notebook.ledger(
        filed: moved == .filed ? gone : [], quarantined: moved == .quarantined ? gone : [])
    }
  }

  private func isGone(_ path: FilePath) -> Bool {
    do throws(FileProblem) {
      return try tools.fileSystem.statusIfAny(path) == nil
    } catch {
      return error.kind == .gone
    }
  }

  /// Moves files back that grew after they were put away, and looks after notes that are missing in
  /// `failed/`.
  func lookBack() throws(IntakeEnd) {
    let grown = recent.putBackGrown(tools.fileSystem, now: tools.clock.now)
    if grown.isEmpty { return }
    do throws(StoreFailure) {
      try notebook.ledger(superseded: grown)
    } catch {
      throw IntakeEnd(error)
    }
  }

  /// Writes the notes anew that are missing in `failed/`, and tells the ledger of files that came
  /// there just before a crash; answers how many files lie there, or in `drop/` if they are kept.
  func lookAfterFailed() throws(IntakeEnd) -> Int {
    let folder = FailedFolder(tools.layout, fileSystem: tools.fileSystem)
    guard let entries = try? folder.entries() else { return keptAside.count }
    let rejected = try rows(in: .rejected)
    if !rejected.isEmpty, !tools.keeps {
      let there = Set(entries.compactMap(\.digest))
      let moved = rejected.filter { there.contains(Hexadecimal.text($0.sha256.prefix(4))) }
      quarantined += moved.map(\.sha256).filter { !quarantined.contains($0) }
    }
    let missing = entries.filter { !$0.hasNote && $0.digest != nil }
    if missing.isEmpty { return entries.count + keptAside.count }
    let known = try rejected + rows(in: .quarantined)
    for entry in missing {
      guard let digest = entry.digest,
        let row = known.first(where: { Hexadecimal.text($0.sha256.prefix(4)) == digest })
      else { continue }
      let note = SidecarNote(row, sha8: digest, at: tools.clock.wall)
      if let problem = folder.write(note, beside: entry.path) {
        tools.log.cannotExplain(LoggedFile(path: entry.path, sha8: digest), code: problem.code)
      }
    }
    return entries.count + keptAside.count
  }

  /// Has files read again that cannot be read and are kept, when somebody asks for it.
  func retryKept() throws(IntakeEnd) {
    let request = RetryRequest(tools.layout, fileSystem: tools.fileSystem)
    if !tools.keeps || !request.isThere { return }
    try save(
      rows(in: .rejected).map { row in
        var entry = row
        entry.state = .deferred
        (entry.attempts, entry.deferrals, entry.crashes, entry.kills) = (0, 0, 0, 0)
        return entry
      })
    for path in keptAside { tracker.forget(path) }
    keptAside = []
    request.remove()
  }

  private func rows(in state: LedgerState) throws(IntakeEnd) -> [LedgerEntry] {
    do throws(StoreFailure) { return try notebook.ledgerEntries(in: state) } catch {
      throw IntakeEnd(error)
    }
  }
}
